"""What the commands print."""

from textwrap import fill
from typing import TextIO

from rich.console import Console
from rich.text import Text

WIDEST_TEXT = 100


def show(text: str | Text, to: TextIO | None = None) -> None:
    """Print a line, in colour only where the terminal and the reader want it."""
    Console(file=to, highlight=False, soft_wrap=True).print(text, markup=False)


def show_sentence(sentence: str) -> None:
    """Print a sentence indented, in lines that fit the terminal."""
    width = min(Console().width, WIDEST_TEXT)
    show(fill(sentence, width, initial_indent="  ", subsequent_indent="    "))
