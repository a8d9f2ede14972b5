"""What goes wrong with the database while a server runs; whoever asked is told to try again."""

from __future__ import annotations


class StorageError(Exception):
    """The database failed; the games in memory are as they were."""


class NotReadError(StorageError):
    """The database could not be read."""


class NotWrittenError(StorageError):
    """The database did not take a change; the game is as it was."""
