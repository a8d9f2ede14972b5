"""Themes: the colors of table, tiles and marks, the same as in the web app.

``themes.json`` has the blocks of the web app's ``colors.css`` and ``materials.css``, in their
order: a later block that applies wins. A test keeps the files equal.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from skep._checks import checked_text, shown
from skep.errors import SettingError
from skep.pieces import Color, Insect
from skep.render.highlights import Highlight, HighlightKind

LIGHTS: Final = ("light", "dark", "contrast")
"""For a light page, for a dark page, or in high contrast."""
TABLES: Final = ("wood", "felt", "slate")
"""What the hive lies on; without one of these, pictures are transparent."""
TILES: Final = ("ivory", "maple", "plain")
"""What the tiles are made of."""

_MARKS: Final = {
    HighlightKind.ORIGIN: "last",
    HighlightKind.LAST: "last",
    HighlightKind.CHOICE: "target",
    HighlightKind.CHOSEN: "select",
    HighlightKind.REFUSED: "refused",
    HighlightKind.TROUBLE: "gate",
}
_PARTS: Final = 4


class Paint(NamedTuple):
    """A color as ``#rrggbb``, and its opacity from 0 to 1."""

    color: str
    opacity: float = 1.0

    @property
    def fill(self) -> str:
        """The attributes of a shape that is filled."""
        return f'fill="{self.color}"' + self._opacity("fill")

    @property
    def stroke(self) -> str:
        """The attributes of a shape that is stroked."""
        return f'stroke="{self.color}"' + self._opacity("stroke")

    def _opacity(self, kind: str) -> str:
        return "" if self.opacity == 1 else f' {kind}-opacity="{self.opacity:g}"'


class Palette:
    """The colors of a picture. Get one with ``theme("dark-felt")``."""

    def __init__(self, light: str, table: str, tiles: str) -> None:
        self.table = table
        """The table; empty if the picture is transparent."""
        words = (light, table, tiles)
        self.name = "-".join(word for word in words if word and word != "ivory")
        """The words that choose the theme."""
        self._paints: dict[str, Paint] = {}
        for block in _blocks():
            if block.when <= {*words}:
                self._paints |= block.colors

    def __getitem__(self, name: str) -> Paint:
        """The color of something, by its name in ``themes.json``."""
        return self._paints[name]

    def of_tile(self, color: Color, part: str) -> Paint:
        """The color of a part of a player's tiles: face, edge, side, inlay or line."""
        return self[f"{color.id}-{part}"]

    def ink(self, color: Color, insect: Insect) -> str:
        """The color of an insect on a player's tiles."""
        return self[f"{color.id}-{insect.id}"].color

    def of_highlight(self, highlight: Highlight) -> Paint:
        """The color of a highlight; each part of a hive has its own."""
        if highlight.kind is HighlightKind.PART:
            return self[f"part-{(highlight.number - 1) % _PARTS}"]
        return self[_MARKS[highlight.kind]]


@cache
def theme(name: str = "light") -> Palette:
    """The theme that one to three words choose, joined by hyphens, such as ``dark-felt-maple``."""
    chosen = {"light": "light", "table": "", "tiles": "ivory"}
    groups = {"light": LIGHTS, "table": TABLES, "tiles": TILES}
    taken = set()
    for word in checked_text("the name of a theme", name).lower().split("-"):
        group = next((group for group, words in groups.items() if word in words), None)
        if group is None or group in taken:
            problem = f"unknown theme {shown(name)}" if group is None else f"theme {shown(name)}"
            choices = "; ".join(", ".join(words) for words in groups.values())
            raise SettingError(f"{problem}: expected at most one word of each of {choices}")
        taken.add(group)
        chosen[group] = word
    return Palette(**chosen)


class _Block(NamedTuple):
    """Colors that apply if a theme has all of these words."""

    when: frozenset[str]
    colors: dict[str, Paint]


@cache
def _blocks() -> tuple[_Block, ...]:
    """The blocks of the file, read when the first picture needs them."""
    text = (files("skep.render") / "themes.json").read_text(encoding="utf-8")
    return tuple(
        _Block(
            frozenset(block["when"].split()),
            {name: _paint(color) for name, color in block["colors"].items()},
        )
        for block in json.loads(text)
    )


def _paint(text: str) -> Paint:
    color, _, opacity = text.partition(" ")
    return Paint(color, float(opacity or 1))
