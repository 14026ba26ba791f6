import os
from datetime import datetime, timedelta, timezone

import requests

day = datetime.now(timezone.utc) + timedelta(days=2)

response = requests.patch(
    "https://api.mailwren.example/v1/emails/em_5fK2mQ9xTz7RbW3cVn8L",
    headers={"Authorization": f"Bearer {os.environ['MAILWREN_API_KEY']}"},
    json={"scheduled_at": f"{day:%Y-%m-%dT08:00:00Z}"},
    timeout=10,
)
print(response.json())
