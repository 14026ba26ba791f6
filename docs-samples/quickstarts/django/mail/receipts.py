"""receipts.py: sends the receipt for one order."""

from .mailwren import send_email


def send_receipt(number, recipient):
    return send_email(
        {
            "from": "Acme Shop <orders@shop.example>",
            "to": [recipient],
            "subject": f"Your receipt for order {number}",
            "text": f"Thank you. Order {number} is paid.",
            "html": f"<p>Thank you. Order {number} is paid.</p>",
        },
        idempotency_key=f"receipt-{number}",
    )
