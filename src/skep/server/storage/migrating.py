"""Brings the tables of an older file up to date, with the migrations beside this module."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from skep.errors import FileError

NEWEST: Final = "0005"
"""The revision that the tables of this version have."""
FOLDER: Final = Path(__file__).with_name("migrations")


def migrate(connection: Connection, path: Path, revision: str = NEWEST) -> None:
    """Lead a file to a revision, within the transaction of the connection."""
    if _revision(connection) == revision:
        return
    # Only a file that has to be changed pays for the import.
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
    """What a file says that it is; nothing if it is new."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
