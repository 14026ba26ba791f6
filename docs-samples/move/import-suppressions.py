"""Adds the addresses of a CSV file to your suppression list.

python3 import-suppressions.py suppressions.csv
"""
import csv
import json
import os
import sys
import time
import urllib.error
import urllib.request


def suppress(email, note):
    """Returns "added" or "known"; waits where the API asks for it."""
    request = urllib.request.Request(
        "https://api.mailwren.example/v1/suppressions",
        data=json.dumps({"email": email, "note": note}).encode(),
        headers={
            "Authorization": f"Bearer {os.environ['MAILWREN_API_KEY']}",
            "Content-Type": "application/json",
        },
    )
    while True:
        try:
            with urllib.request.urlopen(request, timeout=10):
                return "added"
        except urllib.error.HTTPError as error:
            problem = json.load(error)
            if problem["code"] == "already_exists":
                return "known"
            if not problem["retryable"]:
                sys.exit(f"{email}: {problem['code']}: {problem['detail']} ({problem['request_id']})")
            time.sleep(int(error.headers.get("Retry-After", 2)))


counts = {"added": 0, "known": 0}
with open(sys.argv[1], newline="", encoding="utf-8-sig") as file:
    for row in csv.DictReader(file):
        counts[suppress(row["email"].strip().lower(), row["note"] or "Imported")] += 1
print(f"{counts['added']} added, {counts['known']} known already")
