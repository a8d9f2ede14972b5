"""Builds HTML that is well-formed and escapes every text."""

from __future__ import annotations

from html import escape
from typing import Final

_CONTROL: Final = dict.fromkeys((*range(9), 11, 12, *range(14, 32), 127, 0xFFFE, 0xFFFF))


class Markup(str):
    """A text that is HTML already."""

    __slots__ = ()


def text(value: str) -> Markup:
    """A text with everything escaped that HTML would read as its own."""
    without_control = value.translate(_CONTROL).encode("utf-8", "replace").decode()
    return Markup(escape(without_control))


def tag(name: str, /, *content: str, **attributes: str) -> Markup:
    """An element; plain texts inside are escaped. ``class_`` and ``for_`` lose their underscore.

    >>> tag("p", "1 < 2", tag("br"), class_="note")
    '<p class="note">1 &lt; 2<br/></p>'
    """
    inner = join(*content)
    named = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{text(value)}"' for key, value in attributes.items()
    )
    if not content and name in ("br", "img", "meta"):
        return Markup(f"<{name}{named}/>")
    return Markup(f"<{name}{named}>{inner}</{name}>")


def join(*content: str) -> Markup:
    """Several pieces of markup or text, one after the other."""
    return Markup("".join(part if isinstance(part, Markup) else text(part) for part in content))
