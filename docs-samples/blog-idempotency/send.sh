curl https://api.mailwren.example/v1/emails \
  -H "Authorization: Bearer $MAILWREN_API_KEY" \
  -H "Content-Type: application/json" \
  -H "Idempotency-Key: order-48213-confirmation" \
  -d '{
    "from": "orders@shop.example",
    "to": ["anna@customer.example"],
    "subject": "Your order 48213",
    "text": "Thank you for your order."
  }'
