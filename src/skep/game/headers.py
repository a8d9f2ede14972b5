"""The headers of a game: texts by PGN's tag names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from skep._checks import checked_text, shown
from skep.errors import WrongTypeError

_UNKNOWN: Final = "?.- "  # as in ? or ????.??.??


def known_header(headers: Mapping[str, str], name: str) -> str:
    """The text of a header; empty if there is none, or if PGN's signs say that nobody knows.

    >>> known_header({"White": "Ada", "Date": "????.??.??"}, "Date")
    ''
    """
    text = headers.get(name, "").strip()
    return text if text.strip(_UNKNOWN) else ""


def checked_headers(headers: Mapping[str, str]) -> dict[str, str]:
    """A copy of the headers that a caller gave."""
    if not isinstance(headers, Mapping):
        raise WrongTypeError(f"expected a dict of headers, not {shown(headers)}")
    return {
        checked_text("a header's name", name): checked_text("a header's text", text)
        for name, text in headers.items()
    }
