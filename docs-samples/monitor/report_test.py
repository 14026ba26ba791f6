import contextlib
import io
import os
import runpy
import sys
import unittest
from unittest.mock import Mock, patch

os.environ.setdefault("MAILWREN_API_KEY", "test")


def run(statuses, complaints=0, campaign_emails=0):
    """Runs the report and returns its exit code and output."""
    emails = [
        {"recipients": [{"email": "ada@customer.example", "status": status}]}
        for status in statuses
    ]
    lists = {
        "emails": emails,
        "suppressions": [{"email": "ada@customer.example"}] * complaints,
        "campaigns": [
            {"sent_at": f"{day}T10:00:00Z", "counts": {"delivered": campaign_emails}}
            for day in ("2026-03-02", "2026-03-03")
        ],
    }

    def get(session, url, **kwargs):
        data = lists[url.rpartition("/")[2]]
        return Mock(json=lambda: {"data": data, "pagination": {"has_more": False}})

    output = io.StringIO()
    with patch("requests.Session.get", get), patch.object(sys, "argv", ["report.py", "2026-03-02"]):
        with contextlib.redirect_stdout(output):
            try:
                runpy.run_path("report.py")
            except SystemExit as exit:
                return int(exit.code), output.getvalue().strip()


class ReportTest(unittest.TestCase):
    def test_prints_five_rates(self):
        statuses = ["delivered"] * 97 + ["bounced", "deferred", "suppressed"]
        lines = (
            "customer.example        100 sent  97.0% delivered  1.0% bounced"
            "  1.0% deferred  1.0% suppressed\n"
            "Complaints: 0 of 97 delivered, campaigns included: 0.00%"
        )
        self.assertEqual(run(statuses), (0, lines))

    def test_alerts_on_each_rate(self):
        for status, count in ("bounced", 3), ("deferred", 6), ("suppressed", 2):
            code, output = run(["delivered"] * (100 - count) + [status] * count)
            self.assertEqual(code, 1)
            self.assertIn(f"{status}!", output)
        code, output = run(["delivered"] * 96 + ["accepted"] * 4)
        self.assertEqual((code, "delivered!" in output), (1, True))

    def test_alerts_at_half_of_the_allowed_complaints(self):
        self.assertEqual(run(["delivered"] * 100, complaints=1)[0], 1)
        self.assertEqual(run(["delivered"] * 100, complaints=1, campaign_emails=1899)[0], 1)
        code, output = run(["delivered"] * 100, complaints=1, campaign_emails=1900)
        self.assertEqual(code, 0)
        self.assertIn("1 of 2,000 delivered, campaigns included: 0.05%", output)

    def test_ignores_rates_of_few_emails(self):
        self.assertEqual(run(["bounced"] * 10, complaints=1)[0], 0)


unittest.main()
