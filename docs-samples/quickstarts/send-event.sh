#!/bin/sh
# send-event.sh: sends a signed test event to your receiver.
url="${1:-http://localhost:3000/webhooks/mailwren}"
id="evt_test$(date +%s)"
timestamp="$(date +%s)"
body='{"type": "email.delivered", "timestamp": "2026-03-02T09:14:11Z",
  "data": {"id": "em_5fK2mQ9xTz7RbW3cVn8L"}}'

secret="${MAILWREN_SIGNING_SECRET:?is not set}"
key="$(printf %s "${secret#whsec_}" | openssl base64 -d -A | od -An -vtx1 | tr -d ' \n')"
signature="$(printf %s "$id.$timestamp.$body" |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | openssl base64 -A)"

curl -s -o /dev/null -w '%{http_code}\n' "$url" \
  -H "Content-Type: application/json" \
  -H "webhook-id: $id" \
  -H "webhook-timestamp: $timestamp" \
  -H "webhook-signature: v1,$signature" \
  --data-binary "$body"
