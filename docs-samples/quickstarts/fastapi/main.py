"""main.py: sends a receipt when an order is paid, and receives events."""

import os

from fastapi import FastAPI, HTTPException, Request, Response

from mailwren import MailwrenError, send_email
from verify import verify

app = FastAPI()
# In production, use database tables, with a unique column for event IDs.
orders = {1042: "you@shop.example"}
seen = set()


# Without async, FastAPI runs the function in a thread, so waiting doesn't block other requests.
@app.post("/orders/{number}/receipt", status_code=202)
def send_receipt(number: int):
    if number not in orders:
        raise HTTPException(404)
    try:
        email = send_email(
            {
                "from": "Acme Shop <orders@shop.example>",
                "to": [orders[number]],
                "subject": f"Your receipt for order {number}",
                "text": f"Thank you. Order {number} is paid.",
                "html": f"<p>Thank you. Order {number} is paid.</p>",
            },
            idempotency_key=f"receipt-{number}",
        )
    except MailwrenError as error:
        # Log the details; don't show them to visitors.
        print(error, flush=True)
        raise HTTPException(503 if error.retryable else 500) from error
    return {"id": email["id"], "status": email["status"]}


# The signature covers the raw body, so this function must be async and read it itself.
@app.post("/webhooks/mailwren")
async def receive_event(request: Request):
    try:
        secret = os.environ["MAILWREN_SIGNING_SECRET"]
        event = verify(await request.body(), request.headers, secret)
    except ValueError as error:
        print("Rejected:", error, flush=True)
        return Response(status_code=401)

    # The same event can arrive more than once. Process it once, then respond.
    event_id = request.headers["webhook-id"]
    if event_id not in seen:
        seen.add(event_id)
        print(event["type"], event["data"]["id"], flush=True)
    return Response(status_code=204)
