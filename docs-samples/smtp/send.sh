curl --ssl-reqd smtp://smtp.mailwren.example:587 \
  --user "mailwren:$MAILWREN_API_KEY" \
  --mail-from orders@shop.example \
  --mail-rcpt ada@customer.example \
  --crlf --no-progress-meter --upload-file - <<'END' && echo "Accepted."
From: Acme Shop <orders@shop.example>
To: ada@customer.example
Subject: Your order 48213 is confirmed
X-Mailwren-Idempotency-Key: order-48213-confirmation
X-Mailwren-Tag: type=receipt
Content-Type: text/plain; charset=utf-8

Thanks for your order. It ships tomorrow.
END
