import json
import os
import urllib.error
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

try:
    response = urllib.request.urlopen(request)
except urllib.error.HTTPError as error:
    response = error  # Its body says what is wrong.
print(response.status, json.load(response))
