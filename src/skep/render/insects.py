"""The eight insects, drawn from above in a box of 100 by 100, heads up.

The web app draws the same paths: both read ``insects.json``. Insects are symmetric: only the limbs
and wings of the left side are given, and drawn a second time mirrored. An insect has one color; its
details are cut out in the color of the tile. The lines are stout enough to hold at 36 pixels.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import count

from skep.pieces import Insect

_NUMBER = re.compile(r"-?[0-9]*\.?[0-9]+")


@dataclass(frozen=True, slots=True)
class Silhouette:
    """The paths of one insect."""

    body: str  # filled
    limbs: str  # stroked, on the left side
    limb_width: float
    details: str  # stroked in the color of the tile
    detail_width: float
    thighs: str = ""  # stroked with a heavier line, on the left side
    wings: str = ""  # filled faintly, on the left side
    spots: str = ""  # filled with the color of the tile


def both_sides(path: str) -> str:
    """A path of the left side, and the same mirrored; its commands are M, L, C and Z."""
    numbers = count()
    mirrored = _NUMBER.sub(
        lambda number: f"{100 - float(number[0]):g}" if next(numbers) % 2 == 0 else number[0], path
    )
    return path + mirrored


@cache
def silhouettes() -> dict[Insect, Silhouette]:
    """The drawing of each insect, read when the first picture needs it."""
    drawn = json.loads((files("skep.render") / "insects.json").read_text(encoding="utf-8"))
    return {Insect(letter): Silhouette(**paths) for letter, paths in drawn.items()}
