curl https://api.mailwren.example/v1/audiences/aud_7Qm4ZtK9xRb2WcV6nLp8/subscribers \
  -H "Authorization: Bearer $MAILWREN_API_KEY" \
  -H "Content-Type: application/json" \
  -H "Idempotency-Key: newsletter-signup-9c31" \
  -d '{
    "email": "ada@customer.example",
    "first_name": "Ada",
    "custom_fields": {"city": "London"}
  }'
