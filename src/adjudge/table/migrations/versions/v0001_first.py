"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("made", sa.Integer, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    op.create_index("ix_seats_table", "seats", ["table"])
    op.create_table(
        "games",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("setup", sa.Text, nullable=False),
    )
    op.create_table(
        "steps",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("step", sa.Integer, primary_key=True),
        sa.Column("what", sa.Text, nullable=False),
    )
    op.create_table(
        "replays",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    for name in ("replays", "steps", "games", "seats", "tables"):
        op.drop_table(name)
