"""Imports suppressions, one of which already exists, and an invalid address."""
import contextlib
import io
import pathlib
import sys
import tempfile

sys.argv = ["import_csv.py"]
from import_csv import main

assert main("suppressions", "blocked.csv") == 0
with tempfile.TemporaryDirectory() as directory:
    path = pathlib.Path(directory, "wrong.csv")
    path.write_text("email,reason\nnobody,manual\n")
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        assert main("suppressions", path) == 1
    assert "line 2: /email" in output.getvalue(), output.getvalue()
print("suppressions work")
