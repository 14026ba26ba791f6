"""Estimates how many credits are left and how many days they will last.

python3 balance.py set 50000    after each purchase, with the balance in the dashboard
python3 balance.py              every hour; exits with code 1 if you need to top up
"""
import json
import os
import sys
from datetime import datetime, timezone
from pathlib import Path

import requests
from requests.adapters import HTTPAdapter, Retry

API = "https://api.mailwren.example/v1"
STATE = Path("balance.json")
MIN_CREDITS = 5_000
MIN_DAYS = 7

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


def main(arguments):
    now = datetime.now(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
    # Credits charged so far for each campaign, which can start long after it was created.
    campaigns = {campaign["id"]: campaign["credits_charged"] for campaign in items("/campaigns")}
    if arguments:
        state = {"credits": int(arguments[1]), "used": 0, "since": now}
    else:
        state = json.loads(STATE.read_text())
        emails = items("/emails", created_after=state["at"], created_before=now)
        used = sum(email["credits_charged"] for email in emails)
        used += sum(charged - state["campaigns"].get(id, 0) for id, charged in campaigns.items())
        state["credits"] -= used
        state["used"] += used
    STATE.write_text(json.dumps({**state, "at": now, "campaigns": campaigns}))

    period = datetime.fromisoformat(now[:-1]) - datetime.fromisoformat(state["since"][:-1])
    days = period.total_seconds() / 86_400
    per_day = state["used"] / days if days >= 1 else 0  # The average needs at least a day.
    print(f"{state['credits']:,} credits left")
    if per_day:
        print(f"{per_day:,.0f} used per day, enough for {state['credits'] / per_day:.0f} days")
    return state["credits"] < max(MIN_CREDITS, MIN_DAYS * per_day)


if __name__ == "__main__":
    if len(sys.argv) != 1 and not (len(sys.argv) == 3 and sys.argv[1] == "set"):
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1:]))
