"""Imports bounces, complaints and unsubscribes from a CSV file.

python3 import-opt-outs.py opt-outs.csv
"""
import csv
import os
import sys

import requests
from requests.adapters import HTTPAdapter, Retry

API = "https://api.mailwren.example/v1"
SUBSCRIBERS = f"{API}/audiences/{os.environ['NEWSLETTER_AUDIENCE']}/subscribers"

session = requests.Session()
session.headers["Authorization"] = f"Bearer {os.environ['MAILWREN_API_KEY']}"
# Honors Retry-After. Repeating an import is safe: known addresses are skipped.
retries = Retry(
    total=3, backoff_factor=1, status_forcelist=(429, 500, 502, 503, 504), allowed_methods=None
)
session.mount(API, HTTPAdapter(max_retries=retries))


def call(method, url, **kwargs):
    """Returns the response's data, or None if the object already exists."""
    response = session.request(method, url, timeout=10, **kwargs)
    body = response.json()
    if response.ok:
        return body["data"]
    if body["code"] == "already_exists":
        return None
    sys.exit(f"{body['code']}: {body['detail']} ({body['request_id']})")


def suppress(email, reason):
    """Stops all email to an address, including receipts."""
    call("POST", f"{API}/suppressions", json={"email": email, "reason": reason})


def unsubscribe(email):
    """Stops the audience's campaigns to an address. Receipts still arrive."""
    unsubscribed = {"status": "unsubscribed"}
    if call("POST", SUBSCRIBERS, json={"email": email, **unsubscribed}) is None:
        subscriber = call("GET", SUBSCRIBERS, params={"email": email})[0]
        call("PATCH", f"{SUBSCRIBERS}/{subscriber['id']}", json=unsubscribed)


with open(sys.argv[1], newline="", encoding="utf-8-sig") as file:
    for row in csv.DictReader(file):
        if row["reason"] == "unsubscribe":
            unsubscribe(row["email"])
        elif row["reason"] in ("hard_bounce", "complaint"):
            suppress(row["email"], row["reason"])
        else:
            sys.exit(f"{row['email']}: unknown reason {row['reason']!r}")
        print(row["email"], row["reason"])
