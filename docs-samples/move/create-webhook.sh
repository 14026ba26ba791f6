curl https://api.mailwren.example/v1/webhooks \
  -H "Authorization: Bearer $MAILWREN_API_KEY" \
  -H "Content-Type: application/json" \
  -H "Idempotency-Key: webhook-move" \
  -d '{
    "url": "https://shop.example/webhooks/mailwren",
    "events": [
      "email.delivered", "email.bounced", "email.complained", "email.unsubscribed",
      "suppression.created", "subscriber.updated"
    ]
  }'
