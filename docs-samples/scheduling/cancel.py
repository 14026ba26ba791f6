import os

import requests

response = requests.post(
    "https://api.mailwren.example/v1/emails/em_5fK2mQ9xTz7RbW3cVn8L/cancel",
    headers={"Authorization": f"Bearer {os.environ['MAILWREN_API_KEY']}"},
    timeout=10,
)
print(response.json())
