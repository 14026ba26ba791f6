curl https://api.mailwren.example/v1/emails/em_7Hq2LxV9bT4mKc8RzN5w \
  -H "Authorization: Bearer $MAILWREN_API_KEY"
