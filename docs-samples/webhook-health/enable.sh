curl -X PATCH https://api.mailwren.example/v1/webhooks/whk_7Jm5Cr8ZxN2dLq4VtG9b \
  -H "Authorization: Bearer $MAILWREN_API_KEY" \
  -H "Content-Type: application/json" \
  -d '{"enabled": true}'
