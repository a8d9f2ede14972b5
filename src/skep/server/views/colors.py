"""Colors as clients name them."""

from __future__ import annotations

from enum import StrEnum

from skep.pieces import Color


class ColorName(StrEnum):
    """The color of a player."""

    WHITE = "white"
    BLACK = "black"

    @property
    def color(self) -> Color:
        return Color[self.name]


NAMES = {Color.WHITE: ColorName.WHITE, Color.BLACK: ColorName.BLACK}


def name_of(color: Color | None) -> ColorName | None:
    return None if color is None else NAMES[color]
