curl https://api.mailwren.example/v1/sending-domains/dom_4Gt7Rk2VxQ9mLp1ZcN8s \
  -H "Authorization: Bearer $MAILWREN_API_KEY"
