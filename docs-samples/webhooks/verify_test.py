import base64
import hashlib
import hmac
import time

from verify import verify

SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
NOW = int(time.time())
BODY = b'{"type":"email.delivered"}'


def sign(timestamp=NOW, secret=SECRET):
    key = base64.b64decode(secret.removeprefix("whsec_"))
    digest = hmac.digest(key, f"evt_1.{timestamp}.".encode() + BODY, hashlib.sha256)
    return {
        "webhook-id": "evt_1",
        "webhook-timestamp": str(timestamp),
        "webhook-signature": "v1,bm90IHRoaXMgb25l v1," + base64.b64encode(digest).decode(),
    }


def rejected(body, headers, secret=SECRET):
    try:
        verify(body, headers, secret)
    except ValueError:
        return True
    return False


assert verify(BODY, sign(), SECRET) == {"type": "email.delivered"}
assert rejected(BODY.replace(b"delivered", b"bounced"), sign())
assert rejected(BODY, {**sign(), "webhook-id": "evt_2"})
assert rejected(BODY, sign(NOW - 301))
assert rejected(BODY, sign(secret="whsec_"), "")
assert rejected(BODY, sign(secret="whsec_"), "whsec_")
assert rejected(BODY, {})

# Anyone can send these: they must be rejected with 401.
assert rejected(BODY, {**sign(), "webhook-signature": "v1,é"})
assert rejected(BODY, {**sign(), "webhook-timestamp": "²"})
print("valid accepted, invalid rejected")
