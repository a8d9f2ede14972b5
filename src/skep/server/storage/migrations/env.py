"""How Alembic runs the migrations: on the connection that the server has opened."""

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
