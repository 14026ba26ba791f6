curl -X PATCH https://api.mailwren.example/v1/emails/em_5fK2mQ9xTz7RbW3cVn8L \
  -H "Authorization: Bearer $MAILWREN_API_KEY" \
  -H "Content-Type: application/json" \
  -d '{"scheduled_at": "2026-12-02T08:00:00Z"}'
