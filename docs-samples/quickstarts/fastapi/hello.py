"""hello.py: sends one email on POST /hello."""

import os

import requests
from fastapi import FastAPI

app = FastAPI()


@app.post("/hello")
def hello():
    response = requests.post(
        "https://api.mailwren.example/v1/emails",
        headers={"Authorization": f"Bearer {os.environ['MAILWREN_API_KEY']}"},
        json={
            "from": "hello@shop.example",
            "to": ["you@shop.example"],
            "subject": "My first email",
            "text": "Hello from Mailwren!",
        },
        timeout=10,
    )
    return response.json()
