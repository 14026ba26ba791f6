"""Prints one day's deliverability rates: four per recipient domain, and the complaint rate.

python3 report.py 2026-03-02        (default: yesterday, UTC)
"""
import os
import sys
from collections import Counter, defaultdict
from datetime import date, datetime, timedelta, timezone

import requests
from requests.adapters import HTTPAdapter, Retry

API = "https://api.mailwren.example/v1"
HEALTHY = {  # The acceptable range for each rate.
    "delivered": (0.97, 1),
    "bounced": (0, 0.02),
    "deferred": (0, 0.05),
    "suppressed": (0, 0.01),
}
MAX_COMPLAINTS = 0.0005  # Half the limit in the acceptable use policy.
MIN_EMAILS = 100  # With fewer emails, rates vary too much to alert on.

today = datetime.now(timezone.utc).date()
day = date.fromisoformat(sys.argv[1]) if len(sys.argv) > 1 else today - timedelta(days=1)
period = {
    "created_after": f"{day}T00:00:00Z",
    "created_before": f"{day + timedelta(days=1)}T00:00:00Z",
}

session = requests.Session()
session.headers["Authorization"] = f"Bearer {os.environ['MAILWREN_API_KEY']}"
retries = Retry(total=3, backoff_factor=1, status_forcelist=(429, 500, 502, 503, 504))
session.mount(API, HTTPAdapter(max_retries=retries))  # Honors Retry-After.


def items(path, **query):
    """Yields every item in a list, page by page."""
    query = {**query, "limit": 100}
    while True:
        response = session.get(API + path, params=query, timeout=10)
        response.raise_for_status()
        page = response.json()
        yield from page["data"]
        if not page["pagination"]["has_more"]:
            return
        query["after"] = page["pagination"]["next_cursor"]


def domain_of(email):
    return email.rpartition("@")[2]


sent, counts = Counter(), defaultdict(Counter)
for email in items("/emails", **period):
    for recipient in email["recipients"]:
        domain = domain_of(recipient["email"])
        sent[domain] += 1
        counts[domain][recipient["status"]] += 1
delivered = sum(count["delivered"] for count in counts.values())
for campaign in items("/campaigns", status="sent"):
    if (campaign["sent_at"] or "").startswith(f"{day}T"):
        delivered += campaign["counts"]["delivered"]
complaints = sum(1 for _ in items("/suppressions", reason="complaint", **period))

alert = False
for domain, total in sent.most_common():
    line = f"{domain:<20}{total:>7} sent"
    for name, (lowest, highest) in HEALTHY.items():
        rate = counts[domain][name] / total
        bad = total >= MIN_EMAILS and not lowest <= rate <= highest
        alert = alert or bad
        line += f"  {rate:.1%} {name}{'!' if bad else ''}"
    print(line)

rate = complaints / max(delivered, 1)
bad = delivered >= MIN_EMAILS and rate > MAX_COMPLAINTS
alert = alert or bad
print(f"Complaints: {complaints} of {delivered:,} delivered, campaigns included: {rate:.2%}{'!' if bad else ''}")
sys.exit(alert)
