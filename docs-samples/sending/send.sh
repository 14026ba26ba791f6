curl https://api.mailwren.example/v1/emails \
  -H "Authorization: Bearer $MAILWREN_API_KEY" \
  -H "Content-Type: application/json" \
  -H "Idempotency-Key: order-48213-confirmation" \
  -d '{
    "from": "Acme Shop <orders@shop.example>",
    "to": ["Ada Byron <ada@customer.example>"],
    "subject": "Your order 48213 is confirmed",
    "text": "Thanks for your order. It ships tomorrow.",
    "html": "<p>Thanks for your order. It ships tomorrow.</p>"
  }'
