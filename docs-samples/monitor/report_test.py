import contextlib
import io
import os
import runpy
import sys
import unittest
from unittest.mock import Mock, patch

os.environ.setdefault("MAILWREN_API_KEY", "test")


def run(statuses, complaints):
    """Runs the report and returns its exit code and output."""
    emails = [
        {"recipients": [{"email": "ada@customer.example", "status": status}]}
        for status in statuses
    ]
    suppressions = [{"email": "ada@customer.example"}] * complaints

    def get(session, url, **kwargs):
        data = emails if url.endswith("/emails") else suppressions
        return Mock(json=lambda: {"data": data, "pagination": {"has_more": False}})

    output = io.StringIO()
    with patch("requests.Session.get", get), patch.object(sys, "argv", ["report.py"]):
        with contextlib.redirect_stdout(output):
            try:
                runpy.run_path("report.py")
            except SystemExit as exit:
                return int(exit.code), output.getvalue().strip()


class ReportTest(unittest.TestCase):
    def test_prints_five_rates(self):
        statuses = ["delivered"] * 97 + ["bounced", "deferred", "suppressed"]
        line = (
            "customer.example        100 sent  97.0% delivered  1.0% bounced"
            "  1.0% deferred  0.0% complained  1.0% suppressed"
        )
        self.assertEqual(run(statuses, 0), (0, line))

    def test_alerts_on_each_rate(self):
        for status, count in ("bounced", 3), ("deferred", 6), ("suppressed", 2):
            code, output = run(["delivered"] * (100 - count) + [status] * count, 0)
            self.assertEqual(code, 1)
            self.assertIn(f"{status}!", output)
        code, output = run(["delivered"] * 100, 1)
        self.assertEqual((code, "complained!" in output), (1, True))
        code, output = run(["delivered"] * 96 + ["accepted"] * 4, 0)
        self.assertEqual((code, "delivered!" in output), (1, True))

    def test_ignores_rates_of_few_emails(self):
        self.assertEqual(run(["bounced"] * 10, 0)[0], 0)


unittest.main()
