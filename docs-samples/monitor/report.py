"""Prints how the emails of a day fared, by the domain of the recipient.

python3 report.py 2026-03-02        (default: yesterday, UTC)
"""
import json
import os
import sys
import urllib.parse
import urllib.request
from collections import Counter, defaultdict
from datetime import date, datetime, timedelta, timezone

MAX_BOUNCED = 0.02
LEAST_EMAILS = 100  # Below this, a share says little.

today = datetime.now(timezone.utc).date()
day = date.fromisoformat(sys.argv[1]) if len(sys.argv) > 1 else today - timedelta(days=1)


def emails(day):
    query = {
        "created_after": f"{day}T00:00:00Z",
        "created_before": f"{day + timedelta(days=1)}T00:00:00Z",
        "limit": 100,
    }
    while True:
        request = urllib.request.Request(
            f"https://api.mailwren.example/v1/emails?{urllib.parse.urlencode(query)}",
            headers={"Authorization": f"Bearer {os.environ['MAILWREN_API_KEY']}"},
        )
        with urllib.request.urlopen(request, timeout=10) as response:
            page = json.load(response)
        yield from page["data"]
        if not page["pagination"]["has_more"]:
            return
        query["after"] = page["pagination"]["next_cursor"]


counts = defaultdict(Counter)
for email in emails(day):
    for recipient in email["recipients"]:
        domain = recipient["email"].rpartition("@")[2]
        counts[domain][recipient["status"]] += 1

alarm = False
for domain, statuses in sorted(counts.items(), key=lambda item: -item[1].total()):
    total = statuses.total()
    bounced = statuses["bounced"] / total
    too_many = total >= LEAST_EMAILS and bounced > MAX_BOUNCED
    alarm = alarm or too_many
    print(
        f"{domain:<24} {total:>6} sent  {statuses['delivered']:>6} delivered"
        f"  {statuses['bounced']:>5} bounced  {bounced:6.1%}",
        f" above {MAX_BOUNCED:.0%}" if too_many else "",
    )
sys.exit(1 if alarm else 0)
