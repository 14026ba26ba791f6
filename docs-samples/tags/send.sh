curl https://api.mailwren.example/v1/emails \
  -H "Authorization: Bearer $MAILWREN_API_KEY" \
  -H "Content-Type: application/json" \
  -H "Idempotency-Key: order-48213-receipt" \
  -d '{
    "from": "Acme Shop <orders@shop.example>",
    "to": ["ada@customer.example"],
    "subject": "Your receipt",
    "text": "Thank you for your payment.",
    "tags": [{"name": "type", "value": "receipt"}],
    "metadata": {"order_id": "48213"}
  }'
