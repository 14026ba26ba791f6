import os
from datetime import datetime, timedelta, timezone

import requests

tomorrow = datetime.now(timezone.utc) + timedelta(days=1)

response = requests.post(
    "https://api.mailwren.example/v1/emails",
    headers={
        "Authorization": f"Bearer {os.environ['MAILWREN_API_KEY']}",
        "Idempotency-Key": "appointment-771-reminder",
    },
    json={
        "from": "Acme Shop <hello@shop.example>",
        "to": ["ada@customer.example"],
        "subject": "Your appointment is in two hours",
        "text": "This is a reminder of your appointment.",
        "scheduled_at": f"{tomorrow:%Y-%m-%dT08:00:00Z}",
    },
    timeout=10,
)
print(response.json())
