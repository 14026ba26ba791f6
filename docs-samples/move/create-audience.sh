curl https://api.mailwren.example/v1/audiences \
  -H "Authorization: Bearer $MAILWREN_API_KEY" \
  -H "Content-Type: application/json" \
  -H "Idempotency-Key: audience-newsletter" \
  -d '{"name": "Newsletter"}'
