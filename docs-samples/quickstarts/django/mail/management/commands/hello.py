"""hello.py: sends one email."""

import os

import requests
from django.core.management.base import BaseCommand


class Command(BaseCommand):
    help = "Sends one email."

    def handle(self, *args, **options):
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
        self.stdout.write(f"{response.status_code} {response.json()}")
