import json
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
        with patch("requests.request", **kwargs) as request:
            outbox.send_next(self.db)
        self.request = request.call_args
        return self.db.execute("SELECT state, attempts, error FROM outbox").fetchone()

    def test_key_names_the_email(self):
        self.send(return_value=respond(500))
        self.assertEqual(self.request.kwargs["headers"]["Idempotency-Key"], "order-48213-confirmation")

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

    def test_looks_for_the_email_after_its_key_has_expired(self):
        self.send(side_effect=requests.Timeout)
        self.db.execute("UPDATE outbox SET not_before = 0, first_attempt = first_attempt - 24 * 3600")
        found = {"data": [{"id": "em_1", "metadata": {"outbox_id": "order-48213-confirmation"}}]}
        self.assertEqual(self.send(return_value=respond(200, json.dumps(found)))[0], "sent")
        self.assertEqual(self.request.args[0], "GET")
        self.assertEqual(self.request.kwargs["params"]["to"], "ada@customer.example")

    def test_sends_again_if_the_email_was_never_accepted(self):
        self.send(side_effect=requests.Timeout)
        self.db.execute("UPDATE outbox SET not_before = 0, first_attempt = first_attempt - 24 * 3600")
        self.send(return_value=respond(500))
        self.assertEqual(self.request.args[0], "GET")
        self.db.execute("UPDATE outbox SET not_before = 0")
        self.send(return_value=respond(200, '{"data": []}'))
        accepted = respond(202, '{"data": {"id": "em_1"}}')
        self.assertEqual(self.send(return_value=accepted)[0], "sent")
        self.assertEqual(self.request.args[0], "POST")


unittest.main()
