"""The help of the commands, in the language of the reader."""

from collections.abc import Sequence
from typing import Any

from typer.core import TyperCommand, TyperGroup

from harpan import description
from harpan.cli.refusal import Refusal
from harpan.presets import SCORINGS, Option, variants
from harpan.words import Words

DEEPEST_PERFT = 20


class Command(TyperCommand):
    """A command whose help is a message of the catalogue."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help."""
        formatter.write(help_text(str(self.name), ctx.obj))


class Group(TyperGroup):
    """The command that has others, whose help is a message of the catalogue too."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help."""
        formatter.write(help_text("harpan", ctx.obj))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Find the command named first."""
        if args[0] not in self.commands:
            raise Refusal("cli-error-command", name=args[0], allowed=", ".join(self.commands))
        return super().resolve_command(ctx, args)


def help_text(command: str, words: Words) -> str:
    """The help of a command; games and options are those that the engine has."""
    return words(
        f"cli-help-{command}",
        games=_games(words),
        options=_options(words),
        deepest=DEEPEST_PERFT,
    )


def _games(words: Words) -> str:
    return _rows([(name, description.name(variant, words)) for name, variant in variants.items()])


def _options(words: Words) -> str:
    rows = [
        (f"{option.name}={'|'.join(description.known_values(option, words))}", option)
        for option in _every_option(words)
    ]
    return _rows([(form, description.label(option, words)) for form, option in rows])


def _every_option(words: Words) -> Sequence[Option]:
    """The options of all games, each once: those of every scoring too."""
    found: dict[str, Option] = {}
    for scoring in SCORINGS:
        for variant in variants.values():
            scored = variant.with_options(scoring=scoring)
            found |= {option.name: option for option in description.choices(scored, words)}
    return list(found.values())


def _rows(rows: Sequence[tuple[str, str]]) -> str:
    width = max(len(left) for left, _ in rows)
    return "\n".join(f"  {left.ljust(width)}  {right}" for left, right in rows)
