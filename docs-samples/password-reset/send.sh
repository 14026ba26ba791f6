curl https://api.mailwren.example/v1/emails \
  -H "Authorization: Bearer $MAILWREN_API_KEY" \
  -H "Content-Type: application/json" \
  -H "Idempotency-Key: password-reset-3f0c9a52-6d1e-4b7a-9c38-5e2f7d10b846" \
  -d '{
    "from": "account@shop.example",
    "to": ["user@shop.example"],
    "subject": "Reset your password",
    "text": "Choose a new password:\nhttps://shop.example/reset-password?token=TOKEN\n\nThe link works once, for 30 minutes.",
    "html": "<p><a href=\"https://shop.example/reset-password?token=TOKEN\">Choose a new password</a></p><p>The link works once, for 30 minutes.</p>",
    "tracking": {"opens": false, "clicks": false}
  }'
