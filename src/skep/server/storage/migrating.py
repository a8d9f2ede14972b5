"""Brings an older file's tables up to date with the migrations beside this module."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from skep.errors import FileError

NEWEST: Final = "0005"
"""The revision of this version's tables."""
FOLDER: Final = Path(__file__).with_name("migrations")


def migrate(connection: Connection, path: Path, revision: str = NEWEST) -> None:
    """Migrate a file to a revision, within the connection's transaction."""
    if _revision(connection) == revision:
        return
    # A slow import, needed only for files that have to change.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415
    from alembic.util import CommandError  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, revision)
    except CommandError:
        raise FileError(f"{path} was written by a newer version of Skep") from None


def _revision(connection: Connection) -> str | None:
    """The file's revision; None if it is new."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
