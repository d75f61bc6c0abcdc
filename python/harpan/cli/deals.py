"""The deals of files and of options."""

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import harpan
from harpan import formats
from harpan.cli import arguments, refusal
from harpan.cli.refusal import Refusal
from harpan.cli.solving import Question, tracked
from harpan.errors import RulesError
from harpan.game import Order
from harpan.presets import Variant
from harpan.words import Words, problem


@dataclass(frozen=True, slots=True)
class Source:
    """Where the options take the cards from: at most one of three, else a random number."""

    number: str | None = None
    code: str | None = None
    deck: str | None = None
    order: Order = "dealing"


@dataclass(frozen=True, slots=True)
class Numbering:
    """The numbers of a program: which there are, and what each of them deals."""

    least: int
    most: int
    question: Callable[[int], Question]


def of_source(source: Source, variant: Variant) -> Question:
    """The game that the options name. Raises NotationError and Refusal."""
    if source.number is not None:
        whose, digits = _numbering(source.number, variant)
        return whose.question(arguments.whole_number("--number", digits, whose.least, whose.most))
    deck = sys.stdin.read() if source.deck == "-" else source.deck
    return Question(harpan.deal(variant, code=source.code, deck=deck, order=source.order))


def of_numbers(text: str, variant: Variant) -> Iterator[Question]:
    """The deals of a range, one at a time."""
    whose, digits = _numbering(text, variant)
    numbers = arguments.number_range("--numbers", digits, whose.least, whose.most)
    return (whose.question(number) for number in tracked(numbers))


def _numbering(text: str, variant: Variant) -> tuple[Numbering, str]:
    """Whose numbers the text writes, and the text without the name of the program."""
    if formats.is_pysol_number(text):
        return _pysol_numbering(variant), text[len(formats.PYSOL_PREFIX) :]
    rules = variant.rules
    own = Numbering(
        rules.least_number,
        rules.largest_number,
        lambda number: Question(harpan.deal(variant, number=number)),
    )
    return own, text


def _pysol_numbering(variant: Variant) -> Numbering:
    def question(number: int) -> Question:
        try:
            game = formats.pysol_deal(variant, number)
        except harpan.NotationError as error:
            raise refusal.of_error(error) from error
        return Question(game, f"{formats.PYSOL_PREFIX}{number}")

    return Numbering(formats.LEAST_PYSOL_NUMBER, formats.LARGEST_PYSOL_NUMBER, question)


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
