"""Runs Alembic's migrations on the server's open connection."""

from __future__ import annotations

from alembic import context

from skep.server.storage.tables import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
