"""The eight insects, drawn from above in a box of 100 by 100, heads up.

Insects are symmetric: only the limbs and wings of the left side are given here, and drawn
a second time mirrored. An insect has one color; its details are cut out in the color of
the tile.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from skep.pieces import Insect


@dataclass(frozen=True, slots=True)
class Silhouette:
    """The paths of one insect."""

    body: str  # filled
    limbs: str  # stroked, on the left side
    limb_width: float
    details: str  # stroked in the color of the tile
    detail_width: float = 3
    thighs: str = ""  # stroked with a heavier line, on the left side
    wings: str = ""  # filled faintly, on the left side
    spots: str = ""  # filled with the color of the tile


def _ellipse(x: float, y: float, rx: float, ry: float) -> str:
    return f"M{x - rx:g} {y:g}a{rx:g} {ry:g} 0 1 0 {2 * rx:g} 0a{rx:g} {ry:g} 0 1 0 {-2 * rx:g} 0Z"


SILHOUETTES: Final = {
    Insect.QUEEN_BEE: Silhouette(
        body=(
            "M39 15L37.5 3.500L44.5 9L50 1.500L55.5 9L62.5 3.500L61 15Z"  # a crown
            + _ellipse(50, 25, 9.5, 8.5)
            + _ellipse(50, 42, 12, 11)
            + "M36 60C36 52 43 50.5 50 50.500S64 52 64 60C64 76 55 88 50 95C45 88 36 76 36 60Z"
        ),
        wings=(
            "M43 41C30 26 8 22 4 34C1 45 20 52 43 45ZM43 46C28 46 10 54 11 66C13 76 32 66 44 50Z"
        ),
        limbs="M43 21C37 18 33 20 29 15M41 34L31 26M37 62L27 74L29 83",
        limb_width=3.2,
        details="M37.5 62Q50 68 62.5 62M38.5 72Q50 78 61.5 72M43 82Q50 86 57 82",
        detail_width=4,
    ),
    Insect.SPIDER: Silhouette(
        body=(
            _ellipse(50, 41, 11, 11.5)
            + _ellipse(50, 66, 15.5, 18.5)
            + "M44 31L43.5 24.500L48.5 29ZM56 31L56.5 24.500L51.5 29Z"
        ),
        limbs=("M43 36L29 24L30 6M40 40L18 32L8 14M40 45L17 51L5 70M43 50L25 66L20 92"),
        limb_width=4.2,
        details="M43 59L50 64.500L57 59M43 67L50 72.500L57 67M44.5 75L50 79.500L55.5 75",
        detail_width=2.8,
    ),
    Insect.BEETLE: Silhouette(
        body=(
            _ellipse(50, 24, 9, 8)
            + "M33 42C32 33 38 29 50 29S68 33 67 42C62 45.5 38 45.5 33 42Z"
            + "M29 46C38 50 62 50 71 46C77 66 70 95 50 95S23 66 29 46Z"
        ),
        limbs=(
            "M45 19C33 18 30 6 40 2M37 10L42 12"
            "M34 40L19 31L16 18M28 58L12 57L6 66M30 76L17 83L17 95"
        ),
        limb_width=4.6,
        details="M50 50V94M40 56C37 66 37.5 76 41 85M60 56C63 66 62.5 76 59 85",
        detail_width=2.8,
    ),
    Insect.GRASSHOPPER: Silhouette(
        body=(
            "M50 10C57 10 60 15 59 22C58 27 55 29 50 29S42 27 41 22C40 15 43 10 50 10Z"
            + "M40 31C45 28 55 28 60 31L59 46H41Z"
            + "M41 48H59C59 66 56 84 50 97C44 84 41 66 41 48Z"
        ),
        limbs=("M46 12C42 4 33 1 22 3M42 33L29 28L27 16M42 41L29 38L20 26M11 40L21 66L15 93L8 96"),
        limb_width=3.8,
        thighs="M43 60L11 40",
        details="M50 50V86M40 24.500H60",
        detail_width=2.6,
    ),
    Insect.ANT: Silhouette(
        body=(
            "M50 12C59 8 65 15 62 23C60 30 55 33 50 33S40 30 38 23C35 15 41 8 50 12Z"
            + _ellipse(50, 44, 6.5, 11)
            + _ellipse(50, 58, 4, 4)
            + "M50 61C60 61 65 69 65 77C65 88 58 97 50 97S35 88 35 77C35 69 40 61 50 61Z"
        ),
        limbs=(
            "M41 15L30 12L22 2M47 11C45 7 45 5 47 2"
            "M46 38L28 32L17 18M45 44L24 46L8 38M45 49L27 62L17 88"
        ),
        limb_width=3.8,
        details="M38 75Q50 80 62 75M39 84.500Q50 89.5 61 84.5",
        detail_width=3,
    ),
    Insect.MOSQUITO: Silhouette(
        body=(
            "M48.8 18L50 1L51.2 18Z"
            + _ellipse(50, 22.5, 6.5, 6)
            + _ellipse(50, 37, 9, 10.5)
            + "M43.5 49C45 46 55 46 56.5 49C58 66 55 84 50 97C45 84 42 66 43.5 49Z"
        ),
        wings="M45 39C31 40 9 58 9 76C10 88 33 74 45 46Z",
        limbs=(
            "M47.5 17C44 12 41 11 37 6M43 33L30 22L32 4M42 37L20 33L5 44L3 58"
            "M43 43L26 60L24 78L17 95"
        ),
        limb_width=2.6,
        details="M43 57Q50 60 57 57M43.5 67Q50 70 56.5 67M45 77Q50 80 55 77",
        detail_width=3,
    ),
    Insect.LADYBUG: Silhouette(
        body=(
            "M35 27C35 16 42 11 50 11S65 16 65 27Z"
            + "M50 26C71 26 82 41 82 59C82 79 68 95 50 95S18 79 18 59C18 41 29 26 50 26Z"
        ),
        limbs="M44 13C42 8 39 6 34 6M24 40L13 33M18 60L6 60M24 78L14 86",
        limb_width=4,
        details="M50 27V95M33 28.500Q50 22 67 28.5",
        detail_width=3,
        spots="".join(
            _ellipse(x, y, r, r)
            for left, y, r in ((37, 43, 5), (29.5, 60, 5.5), (39, 76, 5))
            for x in (left, 100 - left)
        ),
    ),
    Insect.PILLBUG: Silhouette(
        body=(
            "M50 9C60 9 66 14 68 22H32C34 14 40 9 50 9Z"
            "M32 22H68C76 34 78 50 76 64C73 82 62 94 50 94S27 82 24 64C22 50 24 34 32 22Z"
        ),
        limbs=(
            "M42 12C37 4 29 5 24 9M46 93L43 99"
            "M28 30L17 25M25 40L12 37M24 51L11 51M25 62L12 65M28 73L16 79M34 83L24 91"
        ),
        limb_width=3.6,
        details=(
            "M32 24Q50 17 68 24M28 35.500Q50 28 72 35.500M26 47.500Q50 40 74 47.5"
            "M26 59.500Q50 52 74 59.500M28.5 71.500Q50 64 71.5 71.500M34.5 83Q50 76.5 65.5 83"
        ),
        detail_width=3,
    ),
}
