"""mailwren.py: sends an email and retries when that is safe."""

import os
import random
import time

import requests

API = "https://api.mailwren.example/v1"
MAX_ATTEMPTS = 4
MAX_WAIT_SECONDS = 30


class MailwrenError(Exception):
    """The API rejected the email or didn't return a valid response."""

    def __init__(self, message, retryable=False, retry_after=None, problem=None):
        super().__init__(message)
        self.retryable = retryable
        self.retry_after = retry_after  # Seconds, from the Retry-After header.
        self.problem = problem  # The whole response body.


def _post(email, idempotency_key):
    response = None
    try:
        response = requests.post(
            f"{API}/emails",
            headers={
                "Authorization": f"Bearer {os.environ['MAILWREN_API_KEY']}",
                "Idempotency-Key": idempotency_key,
            },
            json=email,
            timeout=10,
        )
        body = response.json()
    except requests.RequestException as error:
        # The email may have been accepted. The key makes a retry safe.
        retryable = response is None or response.ok or response.status_code >= 500
        raise MailwrenError(f"No valid response: {error}", retryable) from error
    if response.ok:
        return body["data"]

    wait = response.headers.get("Retry-After", "")
    raise MailwrenError(
        f"{body['status']} {body['code']}: {body['detail']} ({body['request_id']})",
        retryable=body["retryable"],
        retry_after=int(wait) if wait.isdigit() else None,
        problem=body,
    )


def send_email(email, idempotency_key):
    """Sends one email. All attempts use the same idempotency key."""
    for attempt in range(1, MAX_ATTEMPTS + 1):
        try:
            return _post(email, idempotency_key)
        except MailwrenError as error:
            wait = error.retry_after or 2 ** (attempt - 1) + random.random()
            last = attempt == MAX_ATTEMPTS or wait > MAX_WAIT_SECONDS
            if last or not error.retryable:
                raise
            time.sleep(wait)
