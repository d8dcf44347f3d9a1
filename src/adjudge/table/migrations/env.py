"""How migrations reach the database: over the connection that the storage hands in."""

from __future__ import annotations

from alembic import context

from adjudge.table.tables import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
