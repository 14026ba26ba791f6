curl https://api.mailwren.example/v1/webhooks \
  -H "Authorization: Bearer $MAILWREN_API_KEY" \
  -H "Content-Type: application/json" \
  -H "Idempotency-Key: webhook-bounces-1" \
  -d '{
    "url": "https://shop.example/mailwren/events",
    "events": [
      "email.bounced",
      "email.failed",
      "email.complained",
      "email.unsubscribed",
      "subscriber.updated"
    ]
  }'
