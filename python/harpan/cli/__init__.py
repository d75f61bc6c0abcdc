"""The command line: `harpan`, `harpan deal`, `harpan perft`."""

from harpan.cli.commands import main

__all__ = ["main"]
