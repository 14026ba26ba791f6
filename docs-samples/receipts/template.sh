curl https://api.mailwren.example/v1/templates \
  -H "Authorization: Bearer $MAILWREN_API_KEY" \
  -H "Content-Type: application/json" \
  -H "Idempotency-Key: template-receipt" \
  -d '{
    "name": "Receipt",
    "alias": "receipt",
    "subject": "Your receipt for order {{order_number}}",
    "text": "Hello {{first_name}}, thank you for your payment of {{total}}. Your receipt is attached.",
    "html": "<p>Hello {{first_name}},</p><p>Thank you for your payment of {{total}}. Your receipt is attached.</p>",
    "variables": [
      {"key": "order_number", "type": "string"},
      {"key": "total", "type": "string"},
      {"key": "first_name", "type": "string", "fallback": "there"}
    ]
  }'
