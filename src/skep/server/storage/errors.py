"""Database errors while a server runs; the client is asked to try again."""

from __future__ import annotations


class StorageError(Exception):
    """The database failed; the games in memory are unchanged."""


class NotReadError(StorageError):
    """The database could not be read."""


class NotWrittenError(StorageError):
    """The database did not accept a change; the game is unchanged."""
