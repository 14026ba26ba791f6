import os

import requests

response = requests.get(
    "https://api.mailwren.example/v1/emails",
    headers={"Authorization": f"Bearer {os.environ['MAILWREN_API_KEY']}"},
    params={"tag": "type:receipt", "status": "bounced"},
    timeout=10,
)
print(response.json())
