curl https://api.mailwren.example/v1/sending-domains \
  -H "Authorization: Bearer $MAILWREN_API_KEY" \
  -H "Content-Type: application/json" \
  -H "Idempotency-Key: domain-shop.example" \
  -d '{"name": "shop.example"}'
