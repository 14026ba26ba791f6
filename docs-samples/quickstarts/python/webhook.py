"""webhook.py: receives events on http://localhost:3000/webhooks/mailwren."""

import os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from verify import verify

MAX_BYTES = 1_000_000
seen = set()  # In production, use a unique column in your database.


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        size = int(self.headers.get("content-length", 0))
        if self.path != "/webhooks/mailwren" or size > MAX_BYTES:
            self.respond(404)
            return
        # #region call
        try:
            secret = os.environ["MAILWREN_SIGNING_SECRET"]
            event = verify(self.rfile.read(size), self.headers, secret)
        except ValueError as error:
            print("Rejected:", error, flush=True)
            self.respond(401)
            return
        # #endregion call

        # The same event can arrive more than once. Process it once, then respond.
        event_id = self.headers["webhook-id"]
        if event_id not in seen:
            seen.add(event_id)
            print(event["type"], event["data"]["id"], flush=True)
        self.respond(204)

    def respond(self, status):
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()


if __name__ == "__main__":
    address = ("127.0.0.1", int(os.environ.get("PORT", "3000")))
    ThreadingHTTPServer(address, Receiver).serve_forever()
