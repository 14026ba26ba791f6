curl https://api.mailwren.example/v1/emails/bulk \
  -H "Authorization: Bearer $MAILWREN_API_KEY" \
  -H "Content-Type: application/json" \
  -H "Idempotency-Key: invoices-2026-03-batch-1" \
  -d '{
    "emails": [
      {
        "from": "Acme Shop <billing@shop.example>",
        "to": ["ada@customer.example"],
        "subject": "Your invoice 2026-0311",
        "text": "Invoice 2026-0311 for €48.00 is ready in your account.",
        "metadata": {"invoice": "2026-0311"}
      },
      {
        "from": "Acme Shop <billing@shop.example>",
        "to": ["ben@customer.example"],
        "subject": "Your invoice 2026-0312",
        "text": "Invoice 2026-0312 for €12.50 is ready in your account.",
        "metadata": {"invoice": "2026-0312"}
      }
    ]
  }'
