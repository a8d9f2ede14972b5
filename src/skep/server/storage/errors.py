"""Database errors while a server runs; the client is asked to try again."""

from __future__ import annotations


class StorageError(Exception):
    """The database failed; the games in memory are as they were."""


class NotReadError(StorageError):
    """The database could not be read."""


class NotWrittenError(StorageError):
    """The database did not take a change; the game is as it was."""
