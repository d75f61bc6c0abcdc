"""A command that cannot be carried out."""

from typing import Any

from harpan.words import Coded, Words, problem

INTERRUPTED = 130
"""The exit status of a command that Ctrl-C has ended."""
LONGEST_ARGUMENT = 300
"""Characters of what was typed that an answer repeats."""


class Refusal(Exception):  # noqa: N818 - the word for it everywhere else too
    """Why a command is not carried out: a message of the catalogue and an exit status."""

    def __init__(self, message_id: str, /, status: int = 2, **arguments: Any) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.status = status
        self.arguments = {name: _shortened(value) for name, value in arguments.items()}

    def said(self, words: Words) -> str:
        """One line, with a suggestion where there is one."""
        line = words(self.message_id, **self.arguments)
        suggestion = self.arguments.get("suggestion")
        return f"{line} {words('cli-suggestion', suggestion=suggestion)}" if suggestion else line


def _shortened(value: Any) -> Any:
    if not isinstance(value, str) or len(value) <= LONGEST_ARGUMENT:
        return value
    return value[:LONGEST_ARGUMENT] + "…"


def of_error(error: Coded, status: int = 2) -> Refusal:
    """What an error of the package says, in the reader's words."""
    message_id, arguments = problem(error)
    return Refusal(message_id, status, **arguments)
