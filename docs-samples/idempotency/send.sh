order_number=48213

curl https://api.mailwren.example/v1/emails \
  -H "Authorization: Bearer $MAILWREN_API_KEY" \
  -H "Content-Type: application/json" \
  -H "Idempotency-Key: order-$order_number-confirmation" \
  -d '{
    "from": "Acme Shop <orders@shop.example>",
    "to": ["ada@customer.example"],
    "subject": "Your order '$order_number' is confirmed",
    "text": "It ships tomorrow."
  }'
