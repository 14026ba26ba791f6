"""Imports subscribers or suppressions from a CSV file.

python3 import_csv.py subscribers people.csv
python3 import_csv.py suppressions blocked.csv
"""
import csv
import os
import sys

import requests
from requests.adapters import HTTPAdapter, Retry

API = "https://api.mailwren.example/v1"
SUBSCRIBER_FIELDS = ("email", "first_name", "last_name")

session = requests.Session()
session.headers["Authorization"] = f"Bearer {os.environ['MAILWREN_API_KEY']}"
# Honors Retry-After. Repeating an import is safe: known addresses are skipped.
retries = Retry(
    total=3, backoff_factor=1, status_forcelist=(429, 500, 502, 503, 504), allowed_methods=None
)
session.mount(API, HTTPAdapter(max_retries=retries))


def subscriber(row):
    """Returns the request body. Columns other than these fields become custom fields."""
    filled = {key: value for key, value in row.items() if value}
    fields = {key: filled.pop(key) for key in SUBSCRIBER_FIELDS if key in filled}
    return {**fields, **({"custom_fields": filled} if filled else {})}


def suppression(row):
    return {key: row[key] for key in ("email", "reason", "note") if row.get(key)}


def main(kind, path):
    if kind == "subscribers":
        url = f"{API}/audiences/{os.environ['NEWSLETTER_AUDIENCE']}/subscribers"
        body_of = subscriber
    else:
        url, body_of = f"{API}/suppressions", suppression
    added = skipped = rejected = 0
    with open(path, newline="", encoding="utf-8-sig") as file:
        for number, row in enumerate(csv.DictReader(file), start=2):
            response = session.post(url, json=body_of(row), timeout=10)
            problem = {} if response.ok else response.json()
            if response.ok:
                added += 1
            elif problem["code"] == "already_exists":
                skipped += 1
            elif problem["code"] == "validation_failed":
                rejected += 1
                for error in problem["errors"]:
                    print(f"line {number}: {error['pointer']}: {error['message']}")
            else:
                sys.exit(f"line {number}: {problem['code']}: {problem['detail']}")
    print(f"{added} added, {skipped} skipped, {rejected} rejected")
    return rejected


if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[1] not in ("subscribers", "suppressions"):
        sys.exit(__doc__)
    sys.exit(1 if main(*sys.argv[1:]) else 0)
