curl -X DELETE https://api.mailwren.example/v1/api-keys/key_2Pw8Ld5YtB7hNs3QfK6r \
  -H "Authorization: Bearer $MAILWREN_API_KEY"
