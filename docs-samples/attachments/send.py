import base64
import os
from pathlib import Path

import requests

invoice = Path("invoice-48213.pdf").read_bytes()

response = requests.post(
    "https://api.mailwren.example/v1/emails",
    headers={
        "Authorization": f"Bearer {os.environ['MAILWREN_API_KEY']}",
        "Idempotency-Key": "invoice-48213",
    },
    json={
        "from": "Acme Shop <billing@shop.example>",
        "to": ["ada@customer.example"],
        "subject": "Your invoice 48213",
        "text": "The invoice for your order is attached.",
        "attachments": [
            {
                "filename": "invoice-48213.pdf",
                "content": base64.b64encode(invoice).decode(),
            }
        ],
    },
    timeout=60,
)
print(response.json())
