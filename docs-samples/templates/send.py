import os

import requests

response = requests.post(
    "https://api.mailwren.example/v1/emails",
    headers={
        "Authorization": f"Bearer {os.environ['MAILWREN_API_KEY']}",
        "Idempotency-Key": "order-48213-confirmation",
    },
    json={
        "from": "Acme Shop <orders@shop.example>",
        "to": ["ada@customer.example"],
        "template": {
            "alias": "order-confirmation",
            "variables": {"order_number": "48213", "first_name": "Ada"},
        },
    },
    timeout=10,
)
print(response.json())
