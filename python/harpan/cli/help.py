"""The help of the commands, in the language of the reader."""

from collections.abc import Mapping, Sequence
from textwrap import fill
from typing import Any

from typer.core import TyperCommand, TyperGroup

from harpan import description
from harpan.cli.refusal import Refusal
from harpan.formats import FORMATS
from harpan.presets import Variant, variants
from harpan.words import Words

DEEPEST_PERFT = 20
WIDTH = 80
INDENT = " " * 21


class Command(TyperCommand):
    """A command whose help is a message of the catalogue."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help."""
        formatter.write(help_text(ctx.command_path, ctx.obj))


class Group(TyperGroup):
    """A command that has others, whose help is a message of the catalogue too."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help."""
        formatter.write(help_text(ctx.command_path, ctx.obj))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Find the command named first."""
        if args[0] not in self.commands:
            raise Refusal("cli-error-command", name=args[0], allowed=", ".join(self.commands))
        return super().resolve_command(ctx, args)


def help_text(path: str, words: Words) -> str:
    """The help of a command, such as `harpan deal`; games and options are those of the engine."""
    command = path.removeprefix("harpan ").replace(" ", "-")
    return words(
        f"cli-help-{command}",
        games=_games(words),
        options=_options(words),
        deepest=DEEPEST_PERFT,
        formats=_formats(),
    )


def _formats() -> str:
    """The formats, in lines that stand under the text of an option."""
    return fill(", ".join(FORMATS), WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)


def _games(words: Words) -> str:
    return _rows([(name, description.name(variant, words)) for name, variant in variants.items()])


def _options(words: Words) -> str:
    """The options of each family under the games that have them."""
    groups: dict[str, list[Variant]] = {}
    for variant in variants.values():
        groups.setdefault(variant.rules.family, []).append(variant)
    return "\n\n".join(_group(games, words) for games in groups.values())


def _group(games: Sequence[Variant], words: Words) -> str:
    heading = fill(", ".join(game.id for game in games), WIDTH, break_on_hyphens=False)
    return f"{heading}\n{_rows(list(_forms(games[0], words).items()))}"


def _forms(game: Variant, words: Words) -> Mapping[str, str]:
    """How each option that is a choice is written, with what it is called, in every scoring."""
    forms: dict[str, str] = {}
    for scoring in game.rules.scorings:
        scored = game.with_options(scoring=scoring)
        for option in description.choices(scored, words):
            values = description.known_values(scored, option, words)
            if len(values) > 1:
                forms[f"{option.name}={'|'.join(values)}"] = description.label(
                    scored, option, words
                )
    return forms


def _rows(rows: Sequence[tuple[str, str]]) -> str:
    width = max(len(left) for left, _ in rows)
    return "\n".join(f"  {left.ljust(width)}  {right}" for left, right in rows)
