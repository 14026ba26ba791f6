"""Removes rows that you shouldn't verify or email from a CSV file.

python3 tidy.py old.csv tidy.csv

The file needs the columns "email" and "last_emailed" (YYYY-MM-DD).
"""
import csv
import re
import sys
from collections import Counter
from datetime import date, timedelta

EMAIL = re.compile(r"[^\s@<>,;]{1,64}@(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}", re.IGNORECASE)

source, target = sys.argv[1:3]
one_year_ago = (date.today() - timedelta(days=365)).isoformat()
kept, removed = {}, Counter()

with open(source, newline="", encoding="utf-8-sig") as file:
    reader = csv.DictReader(file)
    if missing := {"email", "last_emailed"} - set(reader.fieldnames or []):
        sys.exit(f"{source} has no column {', '.join(sorted(missing))}.")
    for row in reader:
        email = row["email"].strip().lower()
        if not EMAIL.fullmatch(email):
            removed["invalid"] += 1
        elif email in kept:
            removed["duplicate"] += 1
        elif row["last_emailed"] < one_year_ago:  # Includes rows without a date.
            removed["not emailed for a year"] += 1
        else:
            kept[email] = {**row, "email": email}

with open(target, "w", newline="", encoding="utf-8") as file:
    writer = csv.DictWriter(file, fieldnames=reader.fieldnames)
    writer.writeheader()
    writer.writerows(kept.values())

print(f"{len(kept)} kept")
for reason, count in removed.items():
    print(f"{count} removed: {reason}")
