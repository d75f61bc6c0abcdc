"""Start Harpan with a command, ask it for the page and the games, and stop it.

``python tools/smoke.py COMMAND…``: the command is given ``--no-browser`` and an empty data
folder; it has to print its address, answer, and end without an error when interrupted.
"""

import os
import re
import signal
import subprocess
import sys
import tempfile
import urllib.request


def address_from(process: subprocess.Popen[str]) -> str:
    """The first address in what the program prints. Raises RuntimeError if it ends without one."""
    assert process.stdout is not None
    said = []
    for line in process.stdout:
        if found := re.search(r"http://\S+", line):
            return found[0].rstrip("/.")
        said.append(line)
    raise RuntimeError(f"expected an address, got:\n{''.join(said)}")


def ask(url: str) -> str:
    """The body that the address answers with. Raises HTTPError or URLError."""
    with urllib.request.urlopen(url, timeout=20) as answer:
        return str(answer.read().decode())


def expect(part: str, whole: str) -> None:
    """Raise RuntimeError unless the answer holds the part."""
    if part not in whole:
        raise RuntimeError(f"expected {part!r} in the answer, got {whole[:200]!r}")


def smoke(command: list[str], data: str) -> None:
    """Run the command once, as described at the top of this file."""
    arguments = [*command, "--no-browser", "--data", data]
    with subprocess.Popen(
        arguments, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        try:
            address = address_from(process)
            expect('<script type="module"', ask(address))
            expect('"klondike"', ask(f"{address}/api/variants"))
        finally:
            os.killpg(process.pid, signal.SIGINT)
        process.wait(timeout=20)
    if process.returncode not in (0, 130, -signal.SIGINT):
        raise RuntimeError(f"expected a clean end, got exit code {process.returncode}")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        smoke(sys.argv[1:], folder)
    print("started, answered and stopped:", *sys.argv[1:])
