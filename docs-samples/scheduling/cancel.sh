curl -X POST https://api.mailwren.example/v1/emails/em_5fK2mQ9xTz7RbW3cVn8L/cancel \
  -H "Authorization: Bearer $MAILWREN_API_KEY"
