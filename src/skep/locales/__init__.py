"""Skep's languages: Fluent catalogs and their messages."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from skep.errors import SettingError

if TYPE_CHECKING:
    from skep.locales.bundle import Bundle

__all__: list[str] = []
"""Only Skep itself asks for its messages."""

LANGUAGES: Final = ("en", "de", "nl", "ru")


def message(language: str, message_id: str, /, **arguments: str | int) -> str:
    """A message in a language, with its variables filled in.

    >>> message("nl", "insect", insect="ant")
    'mier'
    """
    try:
        return _bundle(language).text(message_id, arguments)
    except LookupError as error:
        raise LookupError(f"message {message_id!r} of {language!r}: {error}") from None


def catalog(language: str) -> str:
    """The source of a language's catalog: ``de.ftl`` and all ``*.de.ftl``."""
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise SettingError(f"unknown language {language[:20]!r}; expected one of {known}")
    parts = (p for p in files(__name__).iterdir() if f".{p.name}".endswith(f".{language}.ftl"))
    in_order = sorted(parts, key=lambda part: part.name)
    return "\n".join(part.read_text(encoding="utf-8") for part in in_order)


@cache
def _bundle(language: str) -> Bundle:
    source = catalog(language)
    # Only those who ask for words pay for the import.
    from skep.locales.bundle import Bundle  # noqa: PLC0415

    return Bundle(language, source)
