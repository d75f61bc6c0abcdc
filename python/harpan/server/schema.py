"""The JSON Schema of the wire, printed: `python -m harpan.server.schema`."""

import sys

import msgspec

from harpan.archive import TakenIn
from harpan.banking import Account
from harpan.server import passing, tales, wire
from harpan.statistics import News

TYPES = (
    wire.NewGame,
    wire.Action,
    wire.MoveAction,
    wire.JumpAction,
    wire.LineAction,
    wire.HintAction,
    wire.GameState,
    wire.HintState,
    wire.VerdictState,
    wire.Facit,
    wire.LinesState,
    wire.NewSearch,
    wire.SearchState,
    wire.NewTrial,
    wire.TrialState,
    wire.LaboratoryInfo,
    wire.DailyState,
    wire.VariantInfo,
    passing.DealText,
    passing.FoundDeals,
    passing.ChallengeText,
    passing.ChallengeInfo,
    passing.Meeting,
    passing.SideBySide,
    tales.StatisticsState,
    tales.LogPage,
    tales.Replay,
    News,
    tales.NewBank,
    tales.BankSwitch,
    Account,
    tales.ArchiveWish,
    TakenIn,
    wire.Failure,
    wire.Conflict,
)


def schema() -> dict[str, object]:
    """The types that requests and answers are made of, under `$defs`."""
    _, components = msgspec.json.schema_components(TYPES, ref_template="#/$defs/{name}")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": components}


def main() -> None:
    """Print the schema, the same text for the same types."""
    text = msgspec.json.encode(schema(), order="sorted")
    sys.stdout.write(msgspec.json.format(text, indent=2).decode() + "\n")


if __name__ == "__main__":
    main()
