import contextlib
import io
import os
import tempfile
import unittest
from datetime import datetime, timedelta, timezone
from unittest.mock import Mock, patch

os.environ.setdefault("MAILWREN_API_KEY", "test")
import balance


class Clock(datetime):
    """A clock that the tests control."""

    time = datetime(2026, 3, 2, tzinfo=timezone.utc)

    @classmethod
    def now(cls, tz=None):
        return cls.time


class BalanceTest(unittest.TestCase):
    def setUp(self):
        directory = self.enterContext(tempfile.TemporaryDirectory())
        self.enterContext(patch("balance.STATE", balance.Path(directory, "balance.json")))
        self.enterContext(patch("balance.datetime", Clock))
        Clock.time = datetime(2026, 3, 2, tzinfo=timezone.utc)

    def run_at(self, days, arguments=(), emails=0, campaigns=()):
        """Runs the script after `days`. Returns whether it raised an alert, and its output."""
        lists = {
            "emails": [{"credits_charged": 1}] * emails,
            "campaigns": [{"id": str(id), "credits_charged": cost} for id, cost in enumerate(campaigns)],
        }

        def get(session, url, **kwargs):
            data = lists[url.rpartition("/")[2]]
            return Mock(json=lambda: {"data": data, "pagination": {"has_more": False}})

        Clock.time += timedelta(days=days)
        output = io.StringIO()
        with patch("requests.Session.get", get), contextlib.redirect_stdout(output):
            return balance.main(arguments), output.getvalue()

    def test_subtracts_what_was_charged_since_the_purchase(self):
        self.run_at(0, ["set", "50000"], campaigns=[400])
        alert, output = self.run_at(2, emails=100, campaigns=[500, 1800])
        self.assertFalse(alert)
        self.assertIn("48,000 credits left\n1,000 used per day, enough for 48 days", output)
        alert, output = self.run_at(2, emails=100, campaigns=[500, 1800])
        self.assertIn("47,900 credits left\n525 used per day", output)

    def test_adds_refunds_and_ignores_deleted_campaigns(self):
        self.run_at(0, ["set", "50000"], campaigns=[400, 1000])
        self.assertIn("50,100 credits", self.run_at(1, campaigns=[300])[1])

    def test_alerts_when_credits_or_days_run_short(self):
        self.assertTrue(self.run_at(0, ["set", "4999"])[0])
        self.assertFalse(self.run_at(0, ["set", "6000"])[0])
        alert, output = self.run_at(1, emails=900)
        self.assertTrue(alert)
        self.assertIn("5,100 credits left\n900 used per day, enough for 6 days", output)


unittest.main()
