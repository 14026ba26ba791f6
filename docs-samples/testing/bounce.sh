curl https://api.mailwren.example/v1/emails \
  -H "Authorization: Bearer $MAILWREN_API_KEY" \
  -H "Content-Type: application/json" \
  -d '{
    "from": "hello@shop.example",
    "to": ["bounced@test.mailwren.example"],
    "subject": "Test a bounce",
    "text": "This email bounces."
  }'
