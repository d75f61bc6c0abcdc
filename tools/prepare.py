"""Install into this environment what building Harpan in it needs.

``pip install --no-build-isolation`` keeps the build folder warm, but leaves to us what pip would
put into an isolated one: the build requirements, CMake where the machine has none, and what builds
the dependencies that come as source only.
"""

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOR_SOURCES = ["setuptools>=70.1"]
"""It builds pysol-cards; older ones need a package beside it to write a wheel."""


def install(requirements: list[str]) -> None:
    """Install the requirements with the pip of this environment."""
    if requirements:
        subprocess.run([sys.executable, "-m", "pip", "install", "-qq", *requirements], check=True)


def declared() -> list[str]:
    """The build requirements that pyproject.toml names."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    requires: list[str] = project["build-system"]["requires"]
    return requires


def missing_tools() -> list[str]:
    """The packages that stand in for tools which this machine lacks."""
    import build_backend  # noqa: PLC0415 - it exists only once the declared ones are installed

    requires: list[str] = build_backend.get_requires_for_build_editable()
    return requires


if __name__ == "__main__":
    install([*declared(), *FOR_SOURCES])
    install(missing_tools())
