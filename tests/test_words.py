"""Which language is spoken, and what a message does with its arguments."""

import pytest

from harpan.words import LANGUAGES, Words, language_of, words


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "sv"),
        ({"LANG": "C"}, "sv"),
        ({"LANG": "sv_SE.UTF-8"}, "sv"),
        ({"LANG": "fi_FI.UTF-8"}, "sv"),
        ({"LANG": "en_US.UTF-8"}, "en"),
        ({"LANG": "en"}, "en"),
        ({"LANG": "sv_SE", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "en_GB", "LC_MESSAGES": "sv_SE"}, "sv"),
        ({"LANG": "en_GB", "LC_ALL": ""}, "en"),
        ({"LANG": "en_GB", "HARPAN_LANG": "sv"}, "sv"),
        ({"LC_ALL": "sv_SE", "HARPAN_LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB", "HARPAN_LANG": ""}, "en"),
    ],
)
def test_the_environment_chooses(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


@pytest.mark.parametrize("asked", ["sv", "SV", "sv-SE", "sv_FI.UTF-8"])
def test_what_is_asked_for_comes_first(asked: str) -> None:
    assert language_of({"HARPAN_LANG": "en", "LC_ALL": "en_GB"}, asked) == "sv"


@pytest.mark.parametrize("asked", ["", "de", "english", "svenska", "-"])
def test_a_language_that_is_not_there_is_refused(asked: str) -> None:
    with pytest.raises(ValueError, match="expected one of sv, en"):
        language_of({}, asked)
    with pytest.raises(ValueError, match="expected one of sv, en"):
        words(asked)


def test_the_environment_may_ask_for_too_much() -> None:
    with pytest.raises(ValueError, match="'de'"):
        language_of({"HARPAN_LANG": "de"})


def test_each_language_has_its_own_words() -> None:
    assert [words(language)("game-vegas") for language in LANGUAGES] == [
        "Las Vegas",
        "Vegas Klondike",
    ]
    assert words("sv").language == "sv"


def test_arguments_are_filled_in_without_marks_around_them() -> None:
    assert Words("en", ["hello = Hello { $name }!"])("hello", name="Ada") == "Hello Ada!"


def test_numbers_are_written_as_the_language_does() -> None:
    assert Words("sv", ["count = { $n } kort"])("count", n=12345.5) == "12\u00a0345,5 kort"
    assert Words("en", ["count = { $n } cards"])("count", n=12345.5) == "12,345.5 cards"


def test_a_message_in_no_catalogue_is_a_key_error() -> None:
    small = Words("en", ["hello = Hello", "only = \n    .attribute = Nothing more"])
    assert "hello" in small
    assert "absent" not in small
    for message_id in ("absent", "only"):
        with pytest.raises(KeyError, match=message_id):
            small(message_id)


def test_a_missing_argument_is_never_shown() -> None:
    with pytest.raises(ValueError, match=r"'hello' \(en\).*name"):
        Words("en", ["hello = Hello { $name }!"])("hello")
