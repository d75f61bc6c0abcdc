"""What games come to, the banks, and where the player was."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add them. What earlier games came to is booked from their records afterwards."""
    op.add_column("games", sa.Column("zone", sa.String(64), nullable=False, server_default="UTC"))
    op.add_column("games", sa.Column("bank", sa.String(64)))
    op.create_table(
        "results",
        sa.Column("game_id", sa.String(64), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("scoring", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("bank", sa.String(64)),
        sa.Column("outcome", sa.String(16), nullable=False),
        sa.Column("begun_at", sa.BigInteger, nullable=False),
        *(
            sa.Column(name, sa.Boolean, nullable=False)
            for name in ("practice", "banked", "hint", "verdict", "facit", "plus")
        ),
        *(sa.Column(name, sa.Integer) for name in ("stake", "points", "up", "moves", "day")),
        *(sa.Column(name, sa.BigInteger) for name in ("elapsed", "ended_at")),
    )
    form = ["rules", "scoring", "rules_version"]
    op.create_index(
        "results_by_form", "results", [*form, "practice", "ended_at", "outcome", "plus", "day"]
    )
    op.create_index("results_by_bank", "results", ["bank", "begun_at"])
    op.create_table(
        "banks",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("scoring", sa.Text, nullable=False),
        sa.Column("start", sa.Integer, nullable=False),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("is_on", sa.Boolean, nullable=False),
    )
