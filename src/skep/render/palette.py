"""The colors of tiles, insects and highlights, in terminals and pictures."""

from __future__ import annotations

from typing import Final, NamedTuple

from skep.pieces import Color, Insect
from skep.render.highlights import HighlightKind


class TileColors(NamedTuple):
    """The colors of a tile's face, of its edge below, and of its outline."""

    face: str
    side: str
    line: str


TILES: Final = {
    Color.WHITE: TileColors(face="#f8f0dc", side="#cdbd97", line="#b3a178"),
    Color.BLACK: TileColors(face="#35323a", side="#1b191e", line="#6f6a78"),
}

INKS: Final = {  # dark enough for White's tiles, light enough for Black's
    Color.WHITE: {
        Insect.QUEEN_BEE: "#b57600",
        Insect.SPIDER: "#8a4a26",
        Insect.BEETLE: "#6a3d9e",
        Insect.GRASSHOPPER: "#2e7a31",
        Insect.ANT: "#1c5cad",
        Insect.MOSQUITO: "#59616d",
        Insect.LADYBUG: "#bf271e",
        Insect.PILLBUG: "#0b7a80",
    },
    Color.BLACK: {
        Insect.QUEEN_BEE: "#ffcb45",
        Insect.SPIDER: "#e09a6a",
        Insect.BEETLE: "#bd9cf5",
        Insect.GRASSHOPPER: "#7fd483",
        Insect.ANT: "#74b4ff",
        Insect.MOSQUITO: "#c9d0da",
        Insect.LADYBUG: "#ff7569",
        Insect.PILLBUG: "#55d2d6",
    },
}

HIGHLIGHTS: Final = {
    HighlightKind.ORIGIN: "#c98a1b",
    HighlightKind.LAST: "#e8a317",
    HighlightKind.PART: "#8e7cc3",
    HighlightKind.CHOICE: "#2a9d8f",
    HighlightKind.CHOSEN: "#2a78d6",
    HighlightKind.REFUSED: "#d62839",
    HighlightKind.TROUBLE: "#c2570c",
}

PARTS: Final = ("#2a78d6", "#d97706", "#8e5bd0", "#2e9e5b", "#1f9ea8", "#b0568f")
