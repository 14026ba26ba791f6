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
        "to": ["Ada Byron <ada@customer.example>"],
        "subject": "Your order 48213 is confirmed",
        "text": "Thanks for your order. It ships tomorrow.",
        "html": "<p>Thanks for your order. It ships tomorrow.</p>",
    },
    timeout=10,
)

body = response.json()
if not response.ok:
    raise RuntimeError(
        f"{body['code']}: {body['detail']} ({body['request_id']})"
    )
print(body["data"]["id"], body["data"]["status"])
