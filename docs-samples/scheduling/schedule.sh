# Tomorrow at 08:00 UTC, using the date command on Linux or macOS.
time="$(date -u -d tomorrow +%FT08:00:00Z 2>/dev/null || date -u -v+1d +%FT08:00:00Z)"

curl https://api.mailwren.example/v1/emails \
  -H "Authorization: Bearer $MAILWREN_API_KEY" \
  -H "Content-Type: application/json" \
  -H "Idempotency-Key: appointment-771-reminder" \
  -d '{
    "from": "Acme Shop <hello@shop.example>",
    "to": ["ada@customer.example"],
    "subject": "Your appointment is in two hours",
    "text": "This is a reminder of your appointment.",
    "scheduled_at": "'"$time"'"
  }'
