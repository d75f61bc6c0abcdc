"""Our own text of a position, which can say every state of every game."""

from collections.abc import Sequence

from harpan._core import Card, Game, NotationError
from harpan.formats.board import GAMES, NAMED, fresh, of_game
from harpan.formats.cards import deck_of
from harpan.formats.deal import Deal, Wish, fitting
from harpan.formats.error import FormatError, Place, located
from harpan.formats.source import Line, lines
from harpan.presets import Variant

NAME = "position"


def read(text: str, wish: Wish) -> list[Deal]:
    """The positions, one to a line, or one with its fields in lines."""
    found = list(lines(text))
    if not all(" / " in line.text for line in found):
        return [_deal(found, wish)]
    return [_deal([line], wish) for line in found]


def write(game: Game) -> str:
    """The position in a line."""
    return game.position


def _deal(part: Sequence[Line], wish: Wish) -> Deal:
    if not part:
        raise FormatError("text_empty", "expected a position, got nothing", Place(1, 1))
    start = Place(part[0].number, 1)
    variant = _variant(part, wish, start)
    first, last = part[0].number, part[-1].number
    rows = {line.number: line.text for line in part}
    # Lines left out stay, so that the core counts them.
    text = "\n".join(rows.get(number, "") for number in range(first, last + 1))
    try:
        game = Game.from_position(variant.rules, variant.scoring, text)
    except NotationError as error:
        raise located(error, _place(error, rows, start)) from error
    return Deal(_dealt(game), variant, "", start.line)


def _dealt(game: Game) -> Game:
    """The deal that stands so, with its deck, if nothing has been done to it yet."""
    try:
        dealt = Game(game.rules, game.scoring, of_game(game).deck)
    except NotationError:
        return game
    return dealt if dealt.position == game.position else game


def _place(error: NotationError, rows: dict[int, str], start: Place) -> Place:
    """The place in our lines of the one in the core's, who counts bytes."""
    if "line" not in error.details:
        return start
    number = start.line + int(error.details["line"]) - 1
    before = rows.get(number, "").encode()[: int(error.details["column"]) - 1]
    return Place(number, len(before.decode("utf-8", "replace")) + 1)


def _variant(part: Sequence[Line], wish: Wish, start: Place) -> Variant:
    words = [word.text for line in part for word in [*line.words, None] if word is not None]
    names = [word for word in words if word in NAMED]
    fields = sum(line.text.count("/") + 1 for line in part)
    deck = {word.strip("<>").upper() for word in words if word.strip("<>")[-1:].isalpha()}

    def merit(variant: Variant) -> tuple[bool, ...]:
        shape = fresh(variant.rules).position
        own = [word for word in shape.split() if word in NAMED]
        suits = {str(card)[-1] for card in deck_of(variant.rules)}
        return (
            names == own,
            fields == shape.count("/") + 1,
            {word[-1:] for word in deck if _is_card(word)} <= suits,
            len(suits) == len({word[-1:] for word in deck if _is_card(word)}),
        )

    if wish.game is not None:
        return wish.candidates(())[0]
    variant = fitting(wish.candidates((*GAMES, "pyramid")), merit, start)
    if variant is None:
        raise FormatError("game_not_named", "the text is of no game: name the game", start)
    return variant


def _is_card(word: str) -> bool:
    try:
        return bool(str(Card(word)))
    except NotationError:
        return False
