curl https://api.mailwren.example/v1/emails \
  -H "Authorization: Bearer $MAILWREN_API_KEY" \
  -H "Content-Type: application/json" \
  -H "Idempotency-Key: quickstart-1" \
  -d '{
    "from": "hello@shop.example",
    "to": ["you@shop.example"],
    "subject": "My first email",
    "text": "Hello from Mailwren.",
    "html": "<p>Hello from Mailwren.</p>"
  }'
