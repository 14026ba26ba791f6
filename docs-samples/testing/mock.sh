# A mock server from the OpenAPI spec.

# #region start
npx @stoplight/prism-cli@5.14.2 mock https://mailwren.example/openapi.yaml
# #endregion start

# #region send
curl http://127.0.0.1:4010/emails \
  -H "Authorization: Bearer test" \
  -H "Content-Type: application/json" \
  -d '{
    "from": "hello@shop.example",
    "to": ["you@shop.example"],
    "subject": "Test",
    "text": "Hello from the mock server!"
  }'
# #endregion send

# #region error
curl http://127.0.0.1:4010/emails \
  -H "Authorization: Bearer test" \
  -H "Content-Type: application/json" \
  -H "Prefer: code=429, example=daily_limit_exceeded" \
  -d '{
    "from": "hello@shop.example",
    "to": ["you@shop.example"],
    "subject": "Test",
    "text": "Hello from the mock server!"
  }'
# #endregion error
