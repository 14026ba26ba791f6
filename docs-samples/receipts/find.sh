curl -G https://api.mailwren.example/v1/emails \
  -H "Authorization: Bearer $MAILWREN_API_KEY" \
  -d "tag=type:receipt" \
  -d "limit=10"
