curl https://api.mailwren.example/v1/emails \
  -H "Authorization: Bearer $MAILWREN_API_KEY" \
  -H "Content-Type: application/json" \
  -H "Idempotency-Key: invoice-48213" \
  -d @- <<JSON
{
  "from": "Acme Shop <billing@shop.example>",
  "to": ["ada@customer.example"],
  "subject": "Your invoice 48213",
  "text": "The invoice for your order is attached.",
  "attachments": [
    {
      "filename": "invoice-48213.pdf",
      "content": "$(base64 < invoice-48213.pdf | tr -d '\n')"
    }
  ]
}
JSON
