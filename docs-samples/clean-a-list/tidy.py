"""Reads a CSV file with a column "email", writes a tidy one, and says what it removed.

python3 tidy.py old.csv tidy.csv
"""
import csv
import re
import sys

PLAUSIBLE = re.compile(r"[^\s@<>,;]{1,64}@(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}")

source, target = sys.argv[1:3]
removed = {"empty": 0, "double": 0, "not an address": 0}
kept = {}

with open(source, newline="", encoding="utf-8-sig") as file:
    reader = csv.DictReader(file)
    if "email" not in (reader.fieldnames or []):
        sys.exit(f'{source}: expected a column "email", found {reader.fieldnames}.')
    for row in reader:
        local, at, domain = row["email"].strip().rpartition("@")
        address = f"{local}{at}{domain.lower()}"
        if not address:
            removed["empty"] += 1
        elif not PLAUSIBLE.fullmatch(address):
            removed["not an address"] += 1
        elif address.lower() in kept:
            removed["double"] += 1
        else:
            kept[address.lower()] = {**row, "email": address}

with open(target, "w", newline="", encoding="utf-8") as file:
    writer = csv.DictWriter(file, fieldnames=reader.fieldnames)
    writer.writeheader()
    writer.writerows(kept.values())

print(f"{len(kept)} kept;", ", ".join(f"{count} {why}" for why, count in removed.items()), "removed")
