"""verify.py: verifies that an event is recent and comes from Mailwren."""

import base64
import hashlib
import hmac
import json
import time

TOLERANCE_SECONDS = 5 * 60


def verify(body, headers, secret):
    """Returns the event, or raises ValueError.

    body: the raw request body, in bytes.
    headers: a case-insensitive mapping.
    secret: the signing secret, which starts with whsec_.
    """
    event_id = headers.get("webhook-id")
    timestamp = headers.get("webhook-timestamp", "")
    signatures = headers.get("webhook-signature")
    if not event_id or not timestamp.isdecimal() or not signatures:
        raise ValueError("A header is missing")
    if abs(time.time() - int(timestamp)) > TOLERANCE_SECONDS:
        raise ValueError("The timestamp is outside the tolerance")

    key = base64.b64decode(secret.removeprefix("whsec_"))
    if not key:
        raise ValueError("The signing secret is empty")
    signed = f"{event_id}.{timestamp}.".encode() + body
    expected = base64.b64encode(hmac.digest(key, signed, hashlib.sha256))

    # During a secret rotation, the header contains multiple signatures.
    for entry in signatures.split(" "):
        version, _, value = entry.partition(",")
        if version == "v1" and hmac.compare_digest(value.encode(), expected):
            return json.loads(body)
    raise ValueError("No signature matches")
