curl https://api.mailwren.example/v1/emails \
  -H "Authorization: Bearer $MAILWREN_API_KEY" \
  -H "Content-Type: application/json" \
  -d '{
    "from": "hello@shop.example",
    "to": ["you@shop.example"],
    "subject": "My first email",
    "text": "Hello from Mailwren!"
  }'
