import os

import requests

response = requests.post(
    "https://api.mailwren.example/v1/templates",
    headers={
        "Authorization": f"Bearer {os.environ['MAILWREN_API_KEY']}",
        "Idempotency-Key": "template-order-confirmation",
    },
    json={
        "name": "Order confirmation",
        "alias": "order-confirmation",
        "subject": "Your order {{order_number}} is confirmed",
        "text": "Hi {{first_name}}, your order {{order_number}} ships tomorrow.",
        "html": "<p>Hi {{first_name}}, your order {{order_number}} ships tomorrow.</p>",
        "variables": [
            {"key": "order_number", "type": "string"},
            {"key": "first_name", "type": "string", "fallback": "there"},
        ],
    },
    timeout=10,
)
print(response.json())
