import os

import requests

order_number = 48213

response = requests.post(
    "https://api.mailwren.example/v1/emails",
    headers={
        "Authorization": f"Bearer {os.environ['MAILWREN_API_KEY']}",
        "Idempotency-Key": f"order-{order_number}-confirmation",
    },
    json={
        "from": "Acme Shop <orders@shop.example>",
        "to": ["ada@customer.example"],
        "subject": f"Your order {order_number} is confirmed",
        "text": "It ships tomorrow.",
    },
    timeout=10,
)
print(response.json())
