"""The deals of files."""

import sys
from collections.abc import Sequence
from pathlib import Path

from harpan import formats
from harpan.cli import arguments, refusal
from harpan.cli.refusal import Refusal
from harpan.cli.solving import Question
from harpan.errors import RulesError
from harpan.game import Order
from harpan.words import Words, problem


def questions(
    files: Sequence[str], terms: Sequence[str], form: str | None, order: Order, words: Words
) -> list[Question]:
    """Every deal of the files, with the name of the file and what the deal is called in it."""
    return [question for file in files for question in _of_file(file, terms, form, order, words)]


def _of_file(
    file: str, terms: Sequence[str], form: str | None, order: Order, words: Words
) -> list[Question]:
    game, options = arguments.game(terms), arguments.settings(terms)
    data = _content(file)
    try:
        deals = formats.read(data, game, form=form, order=order, **options)
    except formats.FormatError as error:
        message_id, facts = problem(error)
        message = words(message_id, **facts)
        raise Refusal("cli-error-in-file", file=file, problem=message) from error
    except RulesError as error:
        raise refusal.of_error(error) from error
    return [Question(deal.game, _name(file, deal, len(deals))) for deal in deals]


def _name(file: str, deal: formats.Deal, count: int) -> str:
    if deal.name:
        return f"{file}:{deal.name}"
    return file if count == 1 else f"{file}:{deal.line}"


def _content(file: str) -> bytes | str:
    """What is in the file, at most a little more than a text may have."""
    most = formats.MOST_CHARACTERS + 1
    try:
        if file != "-":
            with Path(file).open("rb") as opened:
                return opened.read(most)
        binary = getattr(sys.stdin, "buffer", None)
        return sys.stdin.read(most) if binary is None else bytes(binary.read(most))
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Refusal("cli-error-file", status=1, file=file, reason=reason) from error
