"""The JSON Schema of the wire, printed: `python -m harpan.server.schema`."""

import sys

import msgspec

from harpan.server import wire

TYPES = (
    wire.NewGame,
    wire.Action,
    wire.MoveAction,
    wire.GameState,
    wire.VerdictState,
    wire.Facit,
    wire.NewSearch,
    wire.SearchState,
    wire.NewTrial,
    wire.TrialState,
    wire.LaboratoryInfo,
    wire.DailyState,
    wire.VariantInfo,
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
