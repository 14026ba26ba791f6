curl -X POST https://api.mailwren.example/v1/sending-domains/dom_4Gt7Rk2VxQ9mLp1ZcN8s/verify \
  -H "Authorization: Bearer $MAILWREN_API_KEY"
