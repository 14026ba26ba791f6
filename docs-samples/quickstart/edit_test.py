"""Edits each sample as a reader would, and sends both versions."""
import json
import re
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

bodies = {}


class Api(BaseHTTPRequestHandler):
    """Like the API, rejects an idempotency key that is reused with a different body."""

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        key = self.headers["Idempotency-Key"]
        reused = key is not None and bodies.setdefault(key, body) != body
        self.send_response(400 if reused else 202)
        self.end_headers()
        response = {"code": "idempotency_key_reused"} if reused else {"status": "accepted"}
        self.wfile.write(json.dumps(response).encode())

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("127.0.0.1", 0), Api)
threading.Thread(target=server.serve_forever, daemon=True).start()
origin = f"http://127.0.0.1:{server.server_port}"

commands = {
    "send.sh": ["bash", "-c"],
    "send.mjs": ["node", "--input-type=module", "-e"],
    "send.py": [sys.executable, "-c"],
}
for file, command in commands.items():
    sample = re.sub(r"https?:[^\"' ]+(?=/v1)", origin, Path(file).read_text())
    for subject in "My first email", "My second email":
        edited = sample.replace("My first email", subject)
        output = subprocess.run([*command, edited], capture_output=True, text=True).stdout
        assert "accepted" in output, f"{file}: {output}"
print("all samples send again")
