curl https://api.mailwren.example/v1/templates \
  -H "Authorization: Bearer $MAILWREN_API_KEY" \
  -H "Content-Type: application/json" \
  -H "Idempotency-Key: template-order-confirmation" \
  -d '{
    "name": "Order confirmation",
    "alias": "order-confirmation",
    "subject": "Your order {{order_number}} is confirmed",
    "text": "Hello {{first_name}}, we send your order {{order_number}} tomorrow.",
    "html": "<p>Hello {{first_name}}, we send your order {{order_number}} tomorrow.</p>",
    "variables": [
      {"key": "order_number", "type": "string"},
      {"key": "first_name", "type": "string", "fallback": "there"}
    ]
  }'
