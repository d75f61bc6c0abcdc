"""How fast the rules engine is: `make bench-build`, then `python benchmarks/core.py`.

Prints what the bench prints, and beside each deal the instructions a node as callgrind counts
them: a number that does not depend on how busy the machine is.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

BENCH = Path(__file__).parents[1] / ".build" / "tests" / "core" / "bench_perft"
CALLGRIND = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]


def main() -> None:
    """Print a table with a line for each deal, and the signature."""
    counted = shutil.which("valgrind") is not None
    head, *deals, signature = run([str(BENCH)]).stdout.splitlines()
    print(head + "  instructions/node" if counted else head)
    for index, line in enumerate(deals):
        print(f"{line}  {instructions(index):17.0f}" if counted else line, flush=True)
    print(signature)
    if not counted:
        print("No valgrind here, so no instructions are counted")


def instructions(index: int) -> float:
    """Instructions a node of one deal, at its small depth."""
    done = run([*CALLGRIND, "--toggle-collect=*measured*", str(BENCH), "--short", str(index)])
    found = re.search(r"Collected : (\d+)", done.stderr)
    if found is None:
        raise ValueError(f"expected callgrind's count, got {done.stderr!r}")
    nodes = done.stdout.split()[-2]
    return int(found[1]) / int(nodes)


def run(command: list[str]) -> subprocess.CompletedProcess[str]:
    """A program that has ended well, with what it said."""
    return subprocess.run(command, check=True, text=True, capture_output=True)


if __name__ == "__main__":
    main()
