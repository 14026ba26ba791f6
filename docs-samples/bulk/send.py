import os

import requests

invoices = [
    ("2026-0311", "ada@customer.example", "€48.00"),
    ("2026-0312", "ben@customer.example", "€12.50"),
]

response = requests.post(
    "https://api.mailwren.example/v1/emails/bulk",
    headers={
        "Authorization": f"Bearer {os.environ['MAILWREN_API_KEY']}",
        "Idempotency-Key": "invoices-2026-03-batch-1",
    },
    json={
        "emails": [
            {
                "from": "Acme Shop <billing@shop.example>",
                "to": [email],
                "subject": f"Your invoice {number}",
                "text": f"Invoice {number} for {total} is ready in your account.",
                "metadata": {"invoice": number},
            }
            for number, email, total in invoices
        ]
    },
    timeout=60,
)

body = response.json()
if not response.ok:
    raise RuntimeError(
        f"{body['code']}: {body['detail']} ({body['request_id']})"
    )
for result in body["data"]["results"]:
    if result["status"] == "accepted":
        print(result["index"], "accepted", result["email"]["id"])
    else:
        print(result["index"], "rejected", result["error"]["detail"])
