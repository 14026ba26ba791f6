# region verify
import base64
import hashlib
import hmac
import time

TOLERANCE_SECONDS = 5 * 60


def is_genuine(headers, raw_body: bytes, signing_secret: str, now=None) -> bool:
    """Returns whether Mailwren sent the event, unchanged, within the last five minutes."""
    event_id = headers.get("webhook-id", "")
    timestamp = headers.get("webhook-timestamp", "")
    signatures = headers.get("webhook-signature", "")
    if not event_id or not timestamp.isdecimal():
        return False
    if abs((now or time.time()) - int(timestamp)) > TOLERANCE_SECONDS:
        return False

    key = base64.b64decode(signing_secret.removeprefix("whsec_"))
    if not key:  # Anyone can sign with an empty secret.
        return False
    signed = f"{event_id}.{timestamp}.".encode() + raw_body
    digest = hmac.new(key, signed, hashlib.sha256).digest()
    expected = b"v1," + base64.b64encode(digest)
    return any(hmac.compare_digest(expected, given.encode()) for given in signatures.split(" "))
# endregion verify
