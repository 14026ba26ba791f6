import base64
import hashlib
import hmac

from verify import is_genuine

SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
NOW = 1_772_442_849
BODY = b'{"type":"email.delivered"}'

key = base64.b64decode(SECRET.removeprefix("whsec_"))
digest = hmac.new(key, f"evt_1.{NOW}.".encode() + BODY, hashlib.sha256).digest()
headers = {
    "webhook-id": "evt_1",
    "webhook-timestamp": str(NOW),
    "webhook-signature": "v1,bm90IHRoaXMgb25l v1," + base64.b64encode(digest).decode(),
}

assert is_genuine(headers, BODY, SECRET, NOW)
assert not is_genuine(headers, BODY.replace(b"delivered", b"bounced"), SECRET, NOW)
assert not is_genuine({**headers, "webhook-id": "evt_2"}, BODY, SECRET, NOW)
assert not is_genuine(headers, BODY, SECRET, NOW + 301)

empty = hmac.new(b"", f"evt_1.{NOW}.".encode() + BODY, hashlib.sha256).digest()
forged = {**headers, "webhook-signature": "v1," + base64.b64encode(empty).decode()}
assert not is_genuine(forged, BODY, "", NOW)
assert not is_genuine(forged, BODY, "whsec_", NOW)
assert not is_genuine({}, BODY, SECRET, NOW)

# Anyone can send these: they must be rejected, not raise an exception.
assert not is_genuine({**headers, "webhook-signature": "v1,é"}, BODY, SECRET, NOW)
assert not is_genuine({**headers, "webhook-timestamp": "²"}, BODY, SECRET, NOW)
print("valid accepted, invalid rejected")
