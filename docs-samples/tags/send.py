import os

import requests

response = requests.post(
    "https://api.mailwren.example/v1/emails",
    headers={
        "Authorization": f"Bearer {os.environ['MAILWREN_API_KEY']}",
        "Idempotency-Key": "order-48213-receipt",
    },
    json={
        "from": "Acme Shop <orders@shop.example>",
        "to": ["ada@customer.example"],
        "subject": "Your receipt",
        "text": "Thank you for your payment.",
        "tags": [{"name": "type", "value": "receipt"}],
        "metadata": {"order_id": "48213"},
    },
    timeout=10,
)
print(response.json())
