"""send.py: sends the receipt for one order."""

import sys

from mailwren import MailwrenError, send_email

order_number = 1042

try:
    email = send_email(
        {
            "from": "Acme Shop <orders@shop.example>",
            "to": ["you@shop.example"],
            "subject": f"Your receipt for order {order_number}",
            "text": f"Thank you. Order {order_number} is paid.",
            "html": f"<p>Thank you. Order {order_number} is paid.</p>",
        },
        idempotency_key=f"receipt-{order_number}",
    )
except MailwrenError as error:
    sys.exit(str(error))
print(email["id"], email["status"])
