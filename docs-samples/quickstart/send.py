import json
import os
import urllib.request

request = urllib.request.Request(
    "https://api.mailwren.example/v1/emails",
    method="POST",
    headers={
        "Authorization": f"Bearer {os.environ['MAILWREN_API_KEY']}",
        "Content-Type": "application/json",
        "Idempotency-Key": "quickstart-1",
    },
    data=json.dumps({
        "from": "hello@shop.example",
        "to": ["you@shop.example"],
        "subject": "My first email",
        "text": "Hello from Mailwren.",
        "html": "<p>Hello from Mailwren.</p>",
    }).encode(),
)

with urllib.request.urlopen(request) as response:
    print(response.status, json.load(response))
