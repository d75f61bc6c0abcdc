"""The words on the screen: both catalogues say the same things, and say all of them."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from harpan import Variant, description, variants
from harpan.presets import Option
from harpan.words import LANGUAGES, words

LOCALE = files("harpan") / "locale"
FILES = sorted(file.name for file in (LOCALE / "sv").iterdir() if file.name.endswith(".ftl"))

# As whole words; "???" is no word, so it may not stand anywhere.
REFUSED_IN_SWEDISH = [
    *("affär", "kostym", "dräkt", "däck", "stiftelse", "fundament", "lager", "talan", "suit"),
    *("stack", "tableau"),
]
SINGULARS = {
    "sv": "sekund|minut|timme|kolumn|giv|kortlek|parti|grundhög|gång|dragföljd|plats|spel",
    "en": "second|minute|hour|column|deal|deck|game|foundation|time|line|place|card|move|pass"
    "|point",
}
PLURALS = {
    "sv": "sekunder|minuter|timmar|kolumner|givar|kortlekar|partier|grundhögar|gånger|dragföljder"
    "|platser",
    "en": "seconds|minutes|hours|columns|deals|decks|games|foundations|times|lines|places|cards"
    "|moves|passes|points",
}
# What arguments stand for that are never one: a whole deck, its stake, the least that is a plus.
NUMBERS: dict[str, list[str | float]] = {
    "cards": [52, 104],
    "stake": [52, 104],
    "least": [11, 21],
    "status-moved-run.count": [2, 13],
    "refusal-too-few-cards.expected": [4, 10],
}
USUAL_NUMBERS: list[str | float] = [0, 1, 2, 3, 21, 1234]
# The help says figures of the rules: none of them is one.
FIGURES: list[str | float] = [4, 52]

Entry = ast.Message | ast.Term


class Placeholders(Visitor):
    """The arguments of a message, and those it chooses or counts by."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.choices: dict[str, set[str | float]] = {}
        self.terms: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.terms.add(node.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = (variant.key for variant in node.variants)
            self.choices.setdefault(node.selector.id.name, set()).update(map(key_value, keys))
        self.generic_visit(node)


def key_value(key: ast.Identifier | ast.NumberLiteral) -> str | float:
    return key.name if isinstance(key, ast.Identifier) else float(key.value)


def source(language: str, file: str) -> str:
    return (LOCALE / language / file).read_text("utf-8")


@cache
def entries(language: str, file: str) -> dict[str, Entry]:
    body = FluentParser().parse(source(language, file)).body
    return {
        ("-" if isinstance(entry, ast.Term) else "") + entry.id.name: entry
        for entry in body
        if isinstance(entry, ast.Message | ast.Term)
    }


@cache
def placeholders(language: str, file: str, entry_id: str) -> Placeholders:
    visitor = Placeholders()
    visitor.visit(entries(language, file)[entry_id])
    # What another message of the file is filled in with has to come along with this one.
    for name in visitor.messages & set(entries(language, file)):
        other = placeholders(language, file, name)
        visitor.names |= other.names
        for choice, keys in other.choices.items():
            visitor.choices.setdefault(choice, set()).update(keys)
    return visitor


@cache
def bundle(language: str) -> FluentBundle:
    result = FluentBundle([language], use_isolating=False)
    for file in FILES:
        result.add_resource(FluentResource(source(language, file)))
    return result


def messages(language: str, file: str) -> list[str]:
    """The ids of what is said; terms are but parts of it."""
    return [entry_id for entry_id in entries(language, file) if not entry_id.startswith("-")]


def patterns(language: str, entry_id: str) -> list[Any]:
    message = bundle(language).get_message(entry_id)
    return [part for part in (message.value, *message.attributes.values()) if part is not None]


def arguments(language: str, file: str, entry_id: str) -> Iterator[dict[str, str | float]]:
    """Every key that a message chooses by, small and large numbers, and plain text."""
    found = placeholders(language, file, entry_id)
    values: dict[str, list[str | float]] = {}
    for name in sorted(found.names):
        keys = found.choices.get(name, set())
        counts = keys & {"zero", "one", "two", "few", "many"} or any(
            isinstance(key, float) for key in keys
        )
        words_only = bool(keys) and not counts
        usual = NUMBERS.get(name, FIGURES if file == "help.ftl" else USUAL_NUMBERS)
        numbers = [] if words_only else NUMBERS.get(f"{entry_id}.{name}", usual)
        texts: list[str | float] = ["♥7"] if not counts else []
        values[name] = [*sorted(keys - {"one", "other"}, key=str), *numbers, *texts]
    longest = max(map(len, values.values()), default=1)
    for turn in range(longest):
        yield {name: choices[turn % len(choices)] for name, choices in values.items()}
    if len(values) > 1:
        for combination in list(product(*values.values()))[:500]:
            yield dict(zip(values, combination, strict=True))


def formatted(language: str, file: str, entry_id: str) -> Iterator[str]:
    for pattern, filled in product(
        patterns(language, entry_id), arguments(language, file, entry_id)
    ):
        text, errors = bundle(language).format_pattern(pattern, filled)
        assert not errors, f"{entry_id} with {filled}: {errors}"
        yield str(text)


def test_both_languages_have_the_same_files() -> None:
    for language in LANGUAGES:
        found = sorted(file.name for file in (LOCALE / language).iterdir())
        assert found == FILES
    assert "cli.ftl" in FILES


@pytest.mark.parametrize(("language", "file"), list(product(LANGUAGES, FILES)))
def test_every_line_is_understood(language: str, file: str) -> None:
    body = FluentParser().parse(source(language, file)).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_used_twice(language: str) -> None:
    ids = [
        entry.id.name
        for file in FILES
        for entry in FluentParser().parse(source(language, file)).body
        if isinstance(entry, ast.Message)
    ]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_keys(file: str) -> None:
    swedish, english = (entries(language, file) for language in ("sv", "en"))
    assert list(swedish) == list(english)
    for entry_id in swedish:
        attributes = [
            sorted(attribute.id.name for attribute in catalogue[entry_id].attributes)
            for catalogue in (swedish, english)
        ]
        assert attributes[0] == attributes[1], entry_id


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_placeholders(file: str) -> None:
    for entry_id in entries("sv", file):
        swedish, english = (placeholders(language, file, entry_id) for language in ("sv", "en"))
        assert swedish.names == english.names, entry_id


@pytest.mark.parametrize("file", FILES)
def test_both_languages_choose_by_the_same_words(file: str) -> None:
    """A word that a message chooses by comes from the program: it is the same in both."""
    plural = {"zero", "one", "two", "few", "many", "other"}
    for entry_id in entries("sv", file):
        swedish, english = (placeholders(language, file, entry_id) for language in ("sv", "en"))
        for name in swedish.choices.keys() & english.choices.keys():
            chosen = [
                {key for key in side.choices[name] if isinstance(key, str)} - plural
                for side in (swedish, english)
            ]
            assert chosen[0] == chosen[1], entry_id


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_filled_in(language: str, file: str) -> None:
    unfilled = re.compile(r"^\s*$|[{}\u2068\u2069]|\?\?\?|\$\w")
    for entry_id in messages(language, file):
        texts = list(formatted(language, file, entry_id))
        assert texts, entry_id
        assert not [text for text in texts if unfilled.search(text)], entry_id


@pytest.mark.parametrize("file", FILES)
def test_swedish_refuses_words_of_other_trades(file: str) -> None:
    refused = re.compile(rf"\b(?:{'|'.join(REFUSED_IN_SWEDISH)})\b|\?\?\?", re.IGNORECASE)
    for entry_id in entries("sv", file):
        for text in formatted("sv", file, entry_id):
            assert not refused.search(text), entry_id


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_are_never_money_and_help_is_near(language: str) -> None:
    money = re.compile(r"[$€£]|\b(?:kr|kronor|pengar|dollars?|euros?|money|cash)\b", re.IGNORECASE)
    names = {
        entry_id
        for file in FILES
        for entry_id in entries(language, file)
        if any(money.search(text) for text in formatted(language, file, entry_id))
    }
    assert names == {"vegas-money", "vegas-help", "vegas-block", "history-canfield-text"}
    spoken = words(language)
    assert spoken("vegas-helpline").startswith("Stödlinjen")
    assert spoken("vegas-block").startswith("Spelpaus")


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_inflected(language: str, file: str) -> None:
    one_of_many = rf"(?<![\d.,:–×+−-])(?<!\d[\s\u00a0])\b1 (?:{PLURALS[language]})\b"
    many_of_one = rf"\b(?:0|2|3|21) (?:{SINGULARS[language]})\b"
    wrong = re.compile(f"{one_of_many}|{many_of_one}", re.IGNORECASE)
    for entry_id in messages(language, file):
        texts = formatted(language, file, entry_id)
        assert not [text for text in texts if wrong.search(text)], entry_id


# Every game with every scoring that it can have.
SCORED = [v.with_options(scoring=kind) for v in variants.values() for kind in v.rules.scorings]


def said(variant: Variant) -> str:
    return f"{variant.id}, {variant.scoring.text}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", SCORED, ids=said)
def test_every_game_and_value_people_choose_has_words(variant: Variant, language: str) -> None:
    spoken = words(language)
    assert description.name(variant, spoken)
    assert spoken(f"about-{variant.id}")
    for option in description.choices(variant, spoken):
        assert description.label(variant, option, spoken)
        assert option.value in description.known_values(variant, option, spoken)
        for value in description.known_values(variant, option, spoken):
            chosen = Option(option.name, value, option.allowed)
            assert description.rule(variant, chosen, spoken)
    unsaid = variant.options.keys() - {o.name for o in description.choices(variant, spoken)}
    assert unsaid <= {"ranks", "columns"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", SCORED, ids=said)
def test_no_two_options_or_values_are_called_the_same(variant: Variant, language: str) -> None:
    spoken = words(language)
    options = description.choices(variant, spoken)
    labels = [description.label(variant, option, spoken) for option in options]
    values, rules = (
        [
            word(variant, Option(option.name, value, option.allowed), spoken)
            for option in options
            for value in description.known_values(variant, option, spoken)
        ]
        for word in (description.value_label, description.rule)
    )
    for texts in (labels, values, rules):
        assert sorted(texts) == sorted(set(texts))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_games_are_called_the_same(language: str) -> None:
    spoken = words(language)
    for kind in ("game", "about"):
        texts = [spoken(f"{kind}-{name}") for name in variants]
        assert sorted(texts) == sorted(set(texts))


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_columns_nobody_deals_have_no_words(language: str) -> None:
    spoken = words(language)
    for variant in SCORED:
        for option in description.choices(variant, spoken):
            unknown = set(option.allowed) - set(description.known_values(variant, option, spoken))
            assert unknown <= (set("123456") if option.name == "columns" else set())


def ids_of(variant: Variant, option: Option) -> Iterator[str]:
    """Every id that words about the option may have in the game."""
    for family in ("", f"{variant.rules.family}-"):
        base = f"{family}{option.name}".replace("_", "-")
        yield f"option-{base}"
        for value, kind in product(option.allowed, ("option", "rule")):
            yield f"{kind}-{base}-{value}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_no_words_for_rules_that_are_not_there(language: str) -> None:
    known = {f"{kind}-{name}" for kind in ("game", "about") for name in variants}
    for variant in SCORED:
        for option in variant.options.values():
            known |= set(ids_of(variant, option))
    assert set(entries(language, "rules.ftl")) <= known


def test_the_rules_in_force_are_said_in_both_languages() -> None:
    vegas = variants["vegas"]
    assert description.phrase(vegas, words("sv")) == "dra 1, 1 varv, Las Vegas-poäng"
    assert description.phrase(vegas, words("en")) == "draw 1, 1 pass, Vegas scoring"
    house = variants["klondike"].with_options(draw=3, empty_column="any", timed=False)
    assert description.phrase(house, words("en")) == (
        "draw 3, unlimited passes, any card in an empty column, standard scoring, untimed"
    )


def test_the_rules_in_full_follow_the_options() -> None:
    english = words("en")
    free, strict = (
        description.sentences(variants["klondike"].with_options(taking_back=taking_back), english)
        for taking_back in (True, False)
    )
    assert len(free) == len(strict) == len(variants["klondike"].options) - 1
    assert [pair for pair in zip(free, strict, strict=True) if pair[0] != pair[1]] == [
        (english("rule-taking-back-yes"), english("rule-taking-back-no"))
    ]
