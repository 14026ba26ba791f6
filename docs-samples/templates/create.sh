curl https://api.mailwren.example/v1/templates \
  -H "Authorization: Bearer $MAILWREN_API_KEY" \
  -H "Content-Type: application/json" \
  -H "Idempotency-Key: template-order-confirmation" \
  -d '{
    "name": "Order confirmation",
    "alias": "order-confirmation",
    "subject": "Your order {{order_number}} is confirmed",
    "text": "Hi {{first_name}}, your order {{order_number}} ships tomorrow.",
    "html": "<p>Hi {{first_name}}, your order {{order_number}} ships tomorrow.</p>",
    "variables": [
      {"key": "order_number", "type": "string"},
      {"key": "first_name", "type": "string", "fallback": "there"}
    ]
  }'
