curl https://api.mailwren.example/v1/webhooks \
  -H "Authorization: Bearer $MAILWREN_API_KEY" \
  -H "Content-Type: application/json" \
  -H "Idempotency-Key: webhook-shop-1" \
  -d '{
    "url": "https://shop.example/mailwren/events",
    "events": ["email.delivered", "email.bounced", "email.complained"]
  }'
