# The day after tomorrow at 08:00 UTC.
time="$(date -u -d '2 days' +%FT08:00:00Z 2>/dev/null || date -u -v+2d +%FT08:00:00Z)"

curl -X PATCH https://api.mailwren.example/v1/emails/em_5fK2mQ9xTz7RbW3cVn8L \
  -H "Authorization: Bearer $MAILWREN_API_KEY" \
  -H "Content-Type: application/json" \
  -d '{"scheduled_at": "'"$time"'"}'
