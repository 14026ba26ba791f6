import os
import sqlite3
import unittest
from pathlib import Path
from unittest.mock import patch

import requests

import outbox

os.environ.setdefault("MAILWREN_API_KEY", "test")


def respond(status, body="<h1>Bad gateway</h1>", headers=None):
    response = requests.Response()
    response.status_code = status
    response._content = body.encode()
    response.headers.update(headers or {})
    return response


class OutboxTest(unittest.TestCase):
    def setUp(self):
        self.db = sqlite3.connect(":memory:")
        self.db.executescript(Path("outbox.sql").read_text())
        outbox.enqueue_confirmation(self.db, "48213", "ada@customer.example")

    def send(self, **kwargs):
        with patch("requests.post", **kwargs) as post:
            outbox.send_next(self.db)
        self.headers = post.call_args.kwargs["headers"]
        return self.db.execute("SELECT state, attempts, error FROM outbox").fetchone()

    def test_key_names_the_email(self):
        self.send(return_value=respond(500))
        self.assertEqual(self.headers["Idempotency-Key"], "order-48213-confirmation")

    def test_retries_server_errors_and_timeouts(self):
        for attempt, status in enumerate((500, 502, 503, 504), start=1):
            state = self.send(return_value=respond(status))
            self.assertEqual(state, ("waiting", attempt, None))
            self.db.execute("UPDATE outbox SET not_before = 0")
        self.assertEqual(self.send(side_effect=requests.Timeout), ("waiting", 5, None))

    def test_waits_as_long_as_the_api_asks(self):
        self.send(return_value=respond(429, headers={"Retry-After": "3600"}))
        self.assertIsNone(outbox.send_next(self.db))

    def test_keeps_the_error_of_a_rejected_request(self):
        self.assertEqual(self.send(return_value=respond(400, "no")), ("failed", 0, "no"))


unittest.main()
