"""The commands themselves."""

import errno
import io
import os
import signal
import sys
import webbrowser
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from time import perf_counter
from typing import Annotated, cast

import typer
from rich.text import Text

import harpan
from harpan import description, formats
from harpan.cli import arguments, deals, lab, refusal, solving
from harpan.cli.help import DEEPEST_PERFT, Command, Group
from harpan.cli.output import show, show_sentence
from harpan.cli.refusal import Refusal
from harpan.cli.solving import Question
from harpan.cli.table import table
from harpan.game import ORDERS, Order
from harpan.levels import LEVELS, Level
from harpan.presets import Variant
from harpan.words import LANGUAGES, Words, language_of, words

LOOPBACK = "127.0.0.1"
LARGEST_PORT = 65535
MOST_SECONDS = 10**6
MOST_NODES = 10**15
MOST_MEBIBYTES = 2**20

app = typer.Typer(
    cls=Group, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False
)
app.add_typer(lab.app, name="lab")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit status."""
    accept_any_encoding()
    given = sys.argv[1:] if argv is None else argv
    asked, rest = arguments.split_language([arguments.readable(text) for text in given])
    spoken = words(LANGUAGES[0])
    try:
        spoken = words(chosen_language(asked))
        return run(rest, spoken)
    except Refusal as refused:
        show(spoken("cli-error", message=refused.said(spoken)), to=sys.stderr)
        return refused.status
    except (KeyboardInterrupt, typer.Abort):
        return refusal.INTERRUPTED


def run(rest: Sequence[str], words: Words) -> int:
    """Run the command line in the language of `words`; Refusal says what is wrong."""
    command = typer.main.get_command(app)
    try:
        status = command.main(list(rest), prog_name="harpan", standalone_mode=False, obj=words)
    except typer.TyperException as error:
        raise misread(error) from error
    return status if isinstance(status, int) else 0


def misread(error: typer.TyperException) -> Refusal:
    """What the reader of the command line objects to."""
    option = getattr(error, "option_name", None)
    if option is None:
        return Refusal("cli-error-usage", reason=error.format_message())
    unknown = type(error).__name__ == "NoSuchOption"
    return Refusal("cli-error-option" if unknown else "cli-error-option-use", name=option)


def chosen_language(asked: str | None) -> str:
    """The language to answer in: the one asked for, else that of the environment."""
    try:
        return language_of(os.environ, asked)
    except ValueError as error:
        name = os.environ["HARPAN_LANG"] if asked is None else asked
        raise Refusal("cli-error-language", name=name, allowed=", ".join(LANGUAGES)) from error


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    port: Annotated[str | None, typer.Option()] = None,
    host: Annotated[str, typer.Option()] = LOOPBACK,
    data: Annotated[Path | None, typer.Option()] = None,
    seconds: Annotated[str | None, typer.Option()] = None,
    memory: Annotated[str | None, typer.Option()] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser")] = False,
    version: Annotated[bool, typer.Option("--version")] = False,
) -> None:
    """Start the game, unless a command is named."""
    words: Words = context.obj
    number = None if port is None else arguments.whole_number("--port", port, 1, LARGEST_PORT)
    limits = search_limits(seconds, memory)
    if version:
        show(words("cli-name", version=harpan.__version__))
    elif context.invoked_subcommand is None:
        serve(host, number, data, limits, words, browser=not no_browser)


@app.command("deal", cls=Command)
def deal(
    context: typer.Context,
    terms: Annotated[list[str] | None, typer.Argument()] = None,
    number: Annotated[str | None, typer.Option()] = None,
    code: Annotated[str | None, typer.Option()] = None,
    deck: Annotated[str | None, typer.Option()] = None,
    order: Annotated[str, typer.Option()] = ORDERS[0],
    winnable: Annotated[bool, typer.Option("--winnable")] = False,
    level: Annotated[str | None, typer.Option()] = None,
    form: Annotated[str | None, typer.Option("--format")] = None,
) -> None:
    """Deal a game and show the table."""
    chosen = {"--number": number, "--code": code, "--deck": deck}
    searched = {"--winnable": "" if winnable else None, "--level": level}
    arguments.check_at_most_one(chosen | searched)
    arguments.choice("--order", order, ORDERS)
    check_format(form)
    variant = arguments.variant(terms or [])
    try:
        if winnable:
            question = Question(solving.winnable_deal(variant))
        elif level is not None:
            arguments.choice("--level", level, LEVELS)
            question = Question(solving.deal_of_level(cast("Level", level), variant))
        else:
            source = deals.Source(number=number, code=code, deck=deck, order=cast("Order", order))
            question = deals.of_source(source, variant)
        if form is not None:
            return show(formats.write(question.game, form))
    except harpan.NotationError as error:
        raise refusal.of_error(error) from error
    return show_deal(variant, question, context.obj)


@app.command("solve", cls=Command)
def solve(
    context: typer.Context,
    terms: Annotated[list[str] | None, typer.Argument()] = None,
    number: Annotated[str | None, typer.Option()] = None,
    numbers: Annotated[str | None, typer.Option()] = None,
    deck: Annotated[str | None, typer.Option()] = None,
    order: Annotated[str, typer.Option()] = ORDERS[0],
    seconds: Annotated[str, typer.Option()] = "10",
    nodes: Annotated[str | None, typer.Option()] = None,
    memory: Annotated[str | None, typer.Option()] = None,
    form: Annotated[str | None, typer.Option("--format")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Say what is proven about deals; the exit status tells it too."""
    files, others = arguments.split_files(terms or [])
    chosen = {"--number": number, "--numbers": numbers, "--deck": deck}
    arguments.check_at_most_one(chosen | {file: file for file in files[:1]})
    arguments.choice("--order", order, ORDERS)
    check_format(form)
    limits = solving.Limits(
        nodes=None if nodes is None else arguments.whole_number("--nodes", nodes, 0, MOST_NODES),
        **search_limits(seconds, memory),
    )
    ordered = cast("Order", order)
    if files:
        questions = deals.questions(files, others, form, ordered, context.obj)
        is_one, asked = len(questions) == 1, solving.tracked(questions)
    else:
        variant = arguments.variant(others)
        is_one = numbers is None
        asked = questions_of_options(variant, number, numbers, deck, ordered)
    verdicts = []
    for answer in solving.answers(asked, limits):
        verdicts.append(answer.solution.verdict)
        show(solving.as_json(answer) if as_json else solving.as_text(answer, context.obj))
        if is_one and not as_json and answer.solution.moves:
            show(solving.line(answer, context.obj))
    raise typer.Exit(solving.status(verdicts))


def questions_of_options(
    variant: Variant, number: str | None, numbers: str | None, deck: str | None, order: Order
) -> Iterator[Question]:
    """The games that the options name; the first number when they name none."""
    if numbers is not None:
        return deals.of_numbers(numbers, variant)
    if deck is None:
        number = number or str(max(variant.rules.least_number, 1))
    try:
        return iter([deals.of_source(deals.Source(number=number, deck=deck, order=order), variant)])
    except harpan.NotationError as error:
        raise refusal.of_error(error) from error


def check_format(form: str | None) -> None:
    """Refuse a format that does not exist."""
    if form is not None:
        arguments.choice("--format", form, formats.FORMATS)


@app.command("perft", cls=Command)
def perft(
    context: typer.Context,
    terms: Annotated[list[str] | None, typer.Argument()] = None,
    number: Annotated[str, typer.Option()] = "1",
    depth: Annotated[str, typer.Option()] = "5",
) -> None:
    """Count the lines of moves from a deal, depth by depth."""
    words: Words = context.obj
    variant = arguments.variant(terms or [])
    chosen = deal_number(number, variant)
    deepest = arguments.whole_number("--depth", depth, 1, DEEPEST_PERFT)
    name = description.name(variant, words)
    rules = description.phrase(variant, words)
    show(words("cli-perft-game", game=name, number=str(chosen), rules=rules))
    with interruptible():
        for level in range(1, deepest + 1):
            show_perft(variant, chosen, level, words)


def deal_number(text: str, variant: Variant) -> int:
    """A deal number of the game, written in digits."""
    least, most = variant.rules.least_number, variant.rules.largest_number
    return arguments.whole_number("--number", text, least, most)


def search_limits(seconds: str | None, memory: str | None) -> dict[str, int]:
    """The limits of a search that are named, as the solvers call them; `memory` is in MiB."""
    limits = {}
    if seconds is not None:
        limits["seconds"] = arguments.whole_number("--seconds", seconds, 0, MOST_SECONDS)
    if memory is not None:
        mebibytes = arguments.whole_number("--memory", memory, 1, MOST_MEBIBYTES)
        limits["table_bytes"] = mebibytes * 2**20
    return limits


def serve(
    host: str,
    port: int | None,
    data: Path | None,
    limits: Mapping[str, int],
    words: Words,
    *,
    browser: bool,
) -> None:
    """Serve the game until it is interrupted."""
    # Imported here, so that the other commands need not wait for them.
    from harpan import server  # noqa: PLC0415
    from harpan.store import StoreError  # noqa: PLC0415

    def ready(address: str) -> None:
        show(words("cli-ready", address=address))
        show(words("cli-stop"))
        if browser:
            open_browser(address)

    try:
        most = server.Limits(**limits)
        server.run(host=host, port=port, data=data, limits=most, on_ready=ready)
    except (server.ServerError, StoreError) as error:
        if isinstance(error.__cause__, OSError) and error.__cause__.errno == errno.EADDRINUSE:
            raise Refusal("cli-error-port", status=1, port=str(port)) from error
        raise refusal.of_error(error, status=1) from error


def open_browser(address: str) -> None:
    """Open the browser without waiting: one in the terminal ends only with its reader."""
    Thread(target=webbrowser.open, args=[address], daemon=True).start()


def show_deal(variant: Variant, question: Question, words: Words) -> None:
    """Show the table with what it is, where it came from and how it is played."""
    heading = Text(description.name(variant, words), "bold")
    show(heading.append(f" · {question.name or origin(question.game, words)}"))
    show(description.phrase(variant, words))
    show("")
    show(table(question.game, words))
    show("")
    show(Text(words("cli-rules"), "bold"))
    for sentence in description.sentences(variant, words):
        show_sentence(sentence)


def origin(game: harpan.Game, words: Words) -> str:
    """Where the cards came from: a number and its code, or a deck of one's own."""
    if game.number is None:
        return words("cli-deal-typed")
    code = harpan.deal_code(game.number)
    return words("cli-deal-number", number=str(game.number), code=code)


def show_perft(variant: Variant, number: int, depth: int, words: Words) -> None:
    """Count to one depth, and show the count and the rate."""
    start = perf_counter()
    nodes = harpan.perft(variant.rules, number, depth)
    seconds = perf_counter() - start
    show(words("cli-perft-depth", depth=depth, nodes=nodes, rate=round(nodes / seconds / 1e6, 1)))


@contextmanager
def interruptible() -> Iterator[None]:
    """Let Ctrl-C end the program at once and quietly, also inside the core."""
    previous = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, previous)


def accept_any_encoding() -> None:
    """Replace a sign that cannot be read or shown, rather than end with an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
