"""The keys of a TOML table, each asked for by its kind."""

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any, TypeVar

from harpan.errors import listing, shown
from harpan.lab.errors import LabError

T = TypeVar("T", bound=str)
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
RANGE = re.compile(r"(\d{1,20})-(\d{1,20})", re.ASCII)


class Keys:
    """A table of a file, and where in the file it stands."""

    def __init__(self, table: Mapping[str, Any], prefix: str = "") -> None:
        self._table = table
        self._prefix = prefix

    def __contains__(self, key: str) -> bool:
        return key in self._table

    def place(self, key: str) -> str:
        """The key as it is named to the reader."""
        return f"{self._prefix}{key}"

    def got(self, key: str) -> str:
        """What stands there, for a message."""
        return shown(self._table[key]) if key in self._table else ""

    def error(self, code: str, key: str, got: str, expected: str, **details: str) -> LabError:
        """Something else was expected of the key; `code` names the message that says so."""
        place = self.place(key)
        message = f"{place}: expected {expected}, got {got or 'nothing'}"
        return LabError(f"lab_{code}", message, key=place, got=got or "–", **details)

    def check_known(self, known: Sequence[str]) -> None:
        """Refuse a key that means nothing, with the nearest that does."""
        for key in self._table:
            if key not in known:
                raise self._unknown(key, known)

    def refuse(self, keys: Sequence[str], other: str) -> None:
        """Refuse keys that go with another key only."""
        for key in keys:
            if key in self._table:
                raise self.error(
                    "only_with", key, self.got(key), f"{key} with {other}", other=other
                )

    def overlaid_by(self, other: "Keys", keys: Sequence[str]) -> "Keys":
        """These keys, of the other table where it has them; options are overlaid one by one."""
        table = {key: self._table[key] for key in keys if key in self._table}
        if "player" in other or "solver" in other:
            table = {key: value for key, value in table.items() if key not in ("player", "solver")}
        table |= {key: other._table[key] for key in keys if key in other._table}
        if "options" in self and "options" in other:
            table["options"] = self.table("options") | other.table("options")
        return Keys(table, other._prefix)

    def text(self, key: str) -> str:
        """A text."""
        return str(self._of_kind(key, str, "text", "a text"))

    def name(self, key: str) -> str:
        """A name: small letters, digits and single hyphens, so that it may name a folder."""
        text = self.text(key)
        if not NAME.fullmatch(text):
            raise self.error("name", key, self.got(key), "small letters, digits and hyphens")
        return text

    def choice(self, key: str, allowed: Sequence[T]) -> T:
        """One of the texts that are allowed."""
        text = self.text(key)
        for choice in allowed:
            if choice == text:
                return choice
        raise self.error("choice", key, self.got(key), listing(allowed), allowed=", ".join(allowed))

    def some_of(self, key: str, known: Sequence[str]) -> tuple[str, ...]:
        """Those of the known texts that a list names, in their order; all without the list."""
        named = self._of_kind(key, list, "list", "a list") if key in self else list(known)
        for text in named:
            if text not in known:
                raise self.error(
                    "choice", key, shown(text), listing(known), allowed=", ".join(known)
                )
        return tuple(text for text in known if text in named)

    def whole(self, key: str, least: int, most: int, default: int) -> int:
        """A whole number within limits."""
        value = self._table.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.error(
                "whole",
                key,
                shown(value),
                f"a whole number from {least} to {most}",
                least=str(least),
                largest=str(most),
            )
        return value

    def deal_range(self, key: str, least: int, most: int) -> range:
        """The numbers of a text such as `1-1000`."""
        found = RANGE.fullmatch(self.text(key))
        first, last = (int(found[1]), int(found[2])) if found else (0, -1)
        if not (least <= first <= last <= most):
            raise self.error(
                "deals",
                key,
                self.got(key),
                f"first and last deal number, as 1-1000, from {least} to {most}",
                least=str(least),
                largest=str(most),
            )
        return range(first, last + 1)

    def table(self, key: str) -> dict[str, Any]:
        """A table; empty when it is not there."""
        return dict(self._of_kind(key, dict, "table", "a table")) if key in self else {}

    def tables(self, key: str) -> list["Keys"]:
        """A list of tables; empty when it is not there."""
        listed = self._of_kind(key, list, "tables", "a list of tables") if key in self else []
        if not all(isinstance(table, dict) for table in listed):
            raise self.error("kind", key, self.got(key), "a list of tables", kind="tables")
        return [Keys(table, f"{key}[{place}].") for place, table in enumerate(listed, start=1)]

    def _of_kind(self, key: str, kind: type, called: str, expected: str) -> Any:
        if key not in self._table:
            raise self.error("missing_key", key, "", expected)
        if not isinstance(self._table[key], kind):
            raise self.error("kind", key, self.got(key), expected, kind=called)
        return self._table[key]

    def _unknown(self, key: str, known: Sequence[str]) -> LabError:
        if near := get_close_matches(key, known, n=1):
            return self.error("unknown_key_near", key, key, near[0], suggestion=near[0])
        return self.error("unknown_key", key, key, listing(known), allowed=", ".join(known))
