import json
import os
import sqlite3
import time
import urllib.error
import urllib.request
from pathlib import Path

API = "https://api.mailwren.example/v1"


# region enqueue
def enqueue(db, order_number, address):
    """Call this inside the transaction that stores the order."""
    body = json.dumps({
        "from": "Acme Shop <orders@shop.acme.example>",
        "to": [address],
        "subject": f"Your order {order_number} is confirmed",
        "text": "Thank you for your order. We send it tomorrow.",
        "tags": [{"name": "order", "value": order_number}],
    })
    db.execute(
        "INSERT INTO outbox (id, body) VALUES (?, ?) ON CONFLICT (id) DO NOTHING",
        (f"order-{order_number}", body),
    )
# endregion enqueue


# region worker
def post(key, body):
    """Returns status, answer and the seconds in Retry-After."""
    request = urllib.request.Request(f"{API}/emails", data=body.encode(), method="POST", headers={
        "Authorization": f"Bearer {os.environ['MAILWREN_API_KEY']}",
        "Content-Type": "application/json",
        "Idempotency-Key": key,
    })
    try:
        with urllib.request.urlopen(request, timeout=10) as response:
            return response.status, json.load(response), None
    except urllib.error.HTTPError as error:
        return error.code, json.load(error), error.headers.get("Retry-After")
    except OSError:
        return None, None, None  # No answer: it is not known what happened.


def send_next(db):
    """Sends one waiting email. Returns its id, or None when none is due."""
    row = db.execute(
        "SELECT id, body, attempts FROM outbox WHERE state = 'waiting' AND not_before <= ? ORDER BY rowid LIMIT 1",
        (time.time(),),
    ).fetchone()
    if row is None:
        return None
    key, body, attempts = row
    status, answer, retry_after = post(key, body)
    if status == 202:
        change = "state = 'sent', email_id = ?", (answer["data"]["id"],)
    elif status in (429, 500, None):
        pause = int(retry_after or 2 ** min(attempts, 10))
        change = "attempts = attempts + 1, not_before = ?", (time.time() + pause,)
    else:
        change = "state = 'failed', error = ?", (f"{answer['code']}: {answer['detail']}",)
    with db:
        db.execute(f"UPDATE outbox SET {change[0]} WHERE id = ?", (*change[1], key))
    return key
# endregion worker


if __name__ == "__main__":
    db = sqlite3.connect(":memory:")
    db.executescript(Path(__file__).with_name("outbox.sql").read_text())
    with db:
        enqueue(db, "48213", "ada@customer.example")
        enqueue(db, "48214", "ben@customer.example")
    while (key := send_next(db)) is not None:
        state, email_id, error = db.execute(
            "SELECT state, email_id, error FROM outbox WHERE id = ?", (key,)
        ).fetchone()
        print(state, email_id or error, "for", key)

    # A crash after the request and before the UPDATE: the row is still waiting.
    first = db.execute("SELECT email_id FROM outbox WHERE id = 'order-48213'").fetchone()[0]
    with db:
        db.execute("UPDATE outbox SET state = 'waiting', email_id = NULL WHERE id = 'order-48213'")
    send_next(db)
    again = db.execute("SELECT email_id FROM outbox WHERE id = 'order-48213'").fetchone()[0]
    print("again", again, "for order-48213:", "the same email" if again == first else "a second email")
