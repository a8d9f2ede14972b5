"""HTML by functions: whatever is not HTML already is escaped."""

from __future__ import annotations

import re
from html import escape
from typing import Final

_QUOTED: Final = re.compile(r"`+([^`]+)`+")


class Html(str):
    """Text that is HTML."""

    __slots__ = ()


def join(*parts: str, by: str = "") -> Html:
    """Parts one after the other; empty ones are left out."""
    return Html(_safe(by).join(_safe(part) for part in parts if part))


def tag(name: str, *children: str, **attributes: str) -> Html:
    """An element; ``class_`` is the attribute ``class``."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(value)}"'
        for key, value in attributes.items()
        if value
    )
    return Html(f"<{name}{written}>{join(*children)}</{name}>")


def prose(text: str) -> Html:
    """A sentence of a docstring; what stands in backticks is code."""
    pieces = _QUOTED.split(text)
    return join(*(tag("code", piece) if i % 2 else piece for i, piece in enumerate(pieces)))


def _safe(part: str) -> str:
    return part if isinstance(part, Html) else escape(part)
