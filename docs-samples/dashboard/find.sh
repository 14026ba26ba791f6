curl -G https://api.mailwren.example/v1/emails \
  -H "Authorization: Bearer $MAILWREN_API_KEY" \
  --data-urlencode "to=ada@customer.example"
