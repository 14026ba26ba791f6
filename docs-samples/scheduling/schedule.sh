curl https://api.mailwren.example/v1/emails \
  -H "Authorization: Bearer $MAILWREN_API_KEY" \
  -H "Content-Type: application/json" \
  -H "Idempotency-Key: appointment-771-reminder" \
  -d '{
    "from": "Acme Shop <hello@shop.example>",
    "to": ["ada@customer.example"],
    "subject": "See you tomorrow at 10:00",
    "text": "This is a reminder of your appointment.",
    "scheduled_at": "2026-12-01T08:00:00Z"
  }'
