"""export.py: exports the emails from a period as CSV, one line per recipient.

python3 export.py 2026-03-01 2026-03-08 > emails.csv        (first day, and the day after the last)
"""
import csv
import os
import sys

import requests
from requests.adapters import HTTPAdapter, Retry

if len(sys.argv) != 3:
    sys.exit(__doc__)
start, end = sys.argv[1:]

session = requests.Session()
session.headers["Authorization"] = f"Bearer {os.environ['MAILWREN_API_KEY']}"
retries = Retry(total=3, backoff_factor=1, status_forcelist=(429, 500, 502, 503, 504))
session.mount("https://", HTTPAdapter(max_retries=retries))  # Honors Retry-After.

output = csv.writer(sys.stdout)
output.writerow(["id", "created_at", "subject", "recipient", "status", "response"])
query = {"created_after": f"{start}T00:00:00Z", "created_before": f"{end}T00:00:00Z", "limit": 100}
while True:
    response = session.get("https://api.mailwren.example/v1/emails", params=query, timeout=10)
    response.raise_for_status()
    page = response.json()
    for email in page["data"]:
        for recipient in email["recipients"]:
            server = recipient["response"] or {}
            output.writerow(
                [
                    email["id"],
                    email["created_at"],
                    email["subject"],
                    recipient["email"],
                    recipient["status"],
                    server.get("message", ""),
                ]
            )
    if not page["pagination"]["has_more"]:
        break
    query["after"] = page["pagination"]["next_cursor"]
