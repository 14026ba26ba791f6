"""Prints email results by day and by the value of a tag, as CSV.

python3 email_stats.py 2026-03-01 2026-03-08 type        (first day, day after the last, tag name)
"""
import csv
import os
import sys
from collections import Counter, defaultdict

import requests
from requests.adapters import HTTPAdapter, Retry

API = "https://api.mailwren.example/v1"
STATUSES = ("accepted", "delivered", "deferred", "bounced", "failed", "rejected", "suppressed")

if len(sys.argv) != 4:
    sys.exit(__doc__)
start, end, tag_name = sys.argv[1:]

session = requests.Session()
session.headers["Authorization"] = f"Bearer {os.environ['MAILWREN_API_KEY']}"
retries = Retry(total=3, backoff_factor=1, status_forcelist=(429, 500, 502, 503, 504))
session.mount(API, HTTPAdapter(max_retries=retries))  # Honors Retry-After.

counts = defaultdict(Counter)
query = {"created_after": f"{start}T00:00:00Z", "created_before": f"{end}T00:00:00Z", "limit": 100}
requests_made = 0
while True:
    response = session.get(f"{API}/emails", params=query, timeout=10)
    response.raise_for_status()
    requests_made += 1
    page = response.json()
    for email in page["data"]:
        tag = next((tag["value"] for tag in email["tags"] if tag["name"] == tag_name), "")
        for recipient in email["recipients"]:
            counts[email["created_at"][:10], tag][recipient["status"]] += 1
    if not page["pagination"]["has_more"]:
        break
    query["after"] = page["pagination"]["next_cursor"]

output = csv.writer(sys.stdout)
output.writerow(["day", tag_name, "recipients", *STATUSES])
for (day, tag), count in sorted(counts.items()):
    output.writerow([day, tag, count.total(), *(count[status] for status in STATUSES)])
print(f"{requests_made} requests", file=sys.stderr)
