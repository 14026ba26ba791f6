# region imports
import json
import os
import sqlite3
import time
from datetime import datetime, timezone
from pathlib import Path

import requests
# endregion imports


# region enqueue
def enqueue_confirmation(db, order_number, email):
    """Call this in the transaction that stores the order."""
    key = f"order-{order_number}-confirmation"
    body = json.dumps({
        "from": "Acme Shop <orders@shop.example>",
        "to": [email],
        "subject": f"Your order {order_number} is confirmed",
        "text": "Thank you for your order. It ships tomorrow.",
        "metadata": {"outbox_id": key},
    })
    db.execute(
        "INSERT INTO outbox (id, recipient, body) VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING",
        (key, email, body),
    )
# endregion enqueue


# region worker
EMAILS = "https://api.mailwren.example/v1/emails"
KEY_LIFETIME = 23 * 3600  # Seconds. Mailwren stores a key for 24 hours.


def call(method, **kwargs):
    """Returns the response, or None if it isn't known whether the request was processed."""
    headers = {"Authorization": f"Bearer {os.environ['MAILWREN_API_KEY']}", **kwargs.pop("headers", {})}
    try:
        return requests.request(method, EMAILS, headers=headers, timeout=10, **kwargs)
    except requests.RequestException:
        return None


def post(key, body):
    return call("POST", data=body, headers={"Content-Type": "application/json", "Idempotency-Key": key})


def send_next(db):
    """Sends the next email that is due. Returns its key, or None if no email is due."""
    now = time.time()
    row = db.execute(
        "SELECT id, recipient, body, attempts, first_attempt FROM outbox"
        " WHERE state = 'waiting' AND not_before <= ? ORDER BY rowid LIMIT 1",
        (now,),
    ).fetchone()
    if row is None:
        return None

    key, recipient, body, attempts, first_attempt = row
    if first_attempt is not None and now - first_attempt > KEY_LIFETIME:
        return check(db, key, recipient, first_attempt)
    with db:
        db.execute("UPDATE outbox SET first_attempt = coalesce(first_attempt, ?) WHERE id = ?", (now, key))

    response = post(key, body)
    with db:
        if response is None or response.status_code == 429 or response.status_code >= 500:
            retry_after = response.headers.get("Retry-After") if response is not None else None
            pause = int(retry_after or min(2**attempts, 600))
            db.execute(
                "UPDATE outbox SET attempts = attempts + 1, not_before = ? WHERE id = ?",
                (time.time() + pause, key),
            )
        elif response.ok:
            email_id = response.json()["data"]["id"]
            db.execute("UPDATE outbox SET state = 'sent', email_id = ? WHERE id = ?", (email_id, key))
        else:
            db.execute("UPDATE outbox SET state = 'failed', error = ? WHERE id = ?", (response.text, key))
    return key
# endregion worker


# region check
def check(db, key, recipient, first_attempt):
    """Checks whether an email with an expired key was accepted. If not, it will be sent again."""
    since = datetime.fromtimestamp(first_attempt - 60, timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
    response = call("GET", params={"to": recipient, "created_after": since, "limit": 100})
    with db:
        if response is None or not response.ok:
            db.execute("UPDATE outbox SET not_before = ? WHERE id = ?", (time.time() + 600, key))
            return key
        for email in response.json()["data"]:
            if email["metadata"].get("outbox_id") == key:
                db.execute("UPDATE outbox SET state = 'sent', email_id = ? WHERE id = ?", (email["id"], key))
                return key
        db.execute("UPDATE outbox SET first_attempt = NULL WHERE id = ?", (key,))
    return key
# endregion check


# region demo
def send_all(db):
    while db.execute("SELECT 1 FROM outbox WHERE state = 'waiting'").fetchone():
        if send_next(db) is None:
            time.sleep(0.1)


if __name__ == "__main__":
    db = sqlite3.connect(":memory:")
    db.executescript(Path(__file__).with_name("outbox.sql").read_text())
    with db:
        enqueue_confirmation(db, "48213", "ada@customer.example")
        enqueue_confirmation(db, "48214", "ben@customer.example")
    send_all(db)
    for key, state, email_id, error in db.execute("SELECT id, state, email_id, error FROM outbox"):
        print(key, state, email_id or error)

    # Simulate a crash between the response and the UPDATE.
    key = "order-48213-confirmation"
    [before] = db.execute("SELECT email_id FROM outbox WHERE id = ?", (key,)).fetchone()
    with db:
        db.execute("UPDATE outbox SET state = 'waiting', email_id = NULL WHERE id = ?", (key,))
    send_all(db)
    [after] = db.execute("SELECT email_id FROM outbox WHERE id = ?", (key,)).fetchone()
    print("same email" if after == before else "second email")
# endregion demo
