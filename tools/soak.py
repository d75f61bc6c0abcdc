"""Run a long test and, when it passes, write down that it did.

``python tools/soak.py WHAT SIZE COMMAND…`` adds a line to benchmarks/soak.md.
"""

import subprocess
import sys
import time
from datetime import UTC, datetime
from pathlib import Path

RESULTS = Path(__file__).resolve().parent.parent / "benchmarks" / "soak.md"
HEADER = """\
# The long tests that passed (`make soak`)

| day | commit | what | size | minutes |
|---|---|---|---|---|
"""


def commit() -> str:
    """The short name of the commit that is checked out, with a + when files differ from it."""
    described = ["git", "describe", "--always", "--exclude=*", "--dirty=+"]
    return subprocess.run(described, capture_output=True, text=True, check=True).stdout.strip()


def note(what: str, size: str, minutes: float) -> None:
    """Add a line to the results."""
    if not RESULTS.exists():
        RESULTS.write_text(HEADER, encoding="utf-8")
    with RESULTS.open("a", encoding="utf-8") as file:
        today = datetime.now(UTC).date()
        file.write(f"| {today} | {commit()} | {what} | {size} | {minutes:.0f} |\n")


def main(what: str, size: str, *command: str) -> None:
    """Run the command; its failure ends the program with its exit code."""
    start = time.monotonic()
    code = subprocess.run(command, check=False).returncode
    if code:
        sys.exit(code)
    note(what, size, (time.monotonic() - start) / 60)


if __name__ == "__main__":
    main(*sys.argv[1:])
