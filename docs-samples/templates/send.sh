curl https://api.mailwren.example/v1/emails \
  -H "Authorization: Bearer $MAILWREN_API_KEY" \
  -H "Content-Type: application/json" \
  -H "Idempotency-Key: order-48213-confirmation" \
  -d '{
    "from": "Acme Shop <orders@shop.example>",
    "to": ["ada@customer.example"],
    "template": {
      "alias": "order-confirmation",
      "variables": {"order_number": "48213", "first_name": "Ada"}
    }
  }'
