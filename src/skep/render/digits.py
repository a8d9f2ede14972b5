"""The ten digits as strokes, so that pictures need no font."""

from __future__ import annotations

from typing import Final

WIDTH: Final = 10
HEIGHT: Final = 16
_GAP = 4.0

_STROKES: Final = (
    "M5 0C1 0 0 4 0 8S1 16 5 16S10 12 10 8S9 0 5 0Z",
    "M2 3.5L6 0V16",
    "M.5 4C.5 1.5 2.5 0 5 0S9.5 1.5 9.5 4.5C9.5 8 3 11 .5 16H10",
    "M.8 2.5C1.6 1 3 0 5 0C7.5 0 9.2 1.7 9.2 4S7.5 7.5 4.5 7.5C7.5 7.5 9.7 9.2 9.7 11.8S7.6 16 5 16"
    "C2.8 16 1 15 .3 13",
    "M7.5 16V0L0 11.5H10",
    "M9 0H1.8L1 7C2 6.2 3.4 5.8 5 5.8C8 5.8 9.8 8 9.8 10.8S7.8 16 5 16C2.8 16 1.2 15.2 .2 13.5",
    "M8.5 1C3.5 0 .3 4.5 .3 10.5C.3 14 2.3 16 5 16S9.7 13.8 9.7 10.8S7.7 6 5 6C2.5 6 .5 8 .3 10.5",
    "M0 0H10L3.5 16",
    "M5 7.5C2.5 7.5 .8 6 .8 3.8S2.5 0 5 0S9.2 1.6 9.2 3.8S7.5 7.5 5 7.5C2 7.5 .2 9.3 .2 11.8"
    "S2.2 16 5 16S9.8 14.3 9.8 11.8S8 7.5 5 7.5Z",
    "M1.5 15C6.5 16 9.7 11.5 9.7 5.5C9.7 2 7.7 0 5 0S.3 2.2 .3 5.2S2.3 10 5 10"
    "C7.5 10 9.5 8 9.7 5.5",
)


def numeral(number: int) -> str:
    """A number as paths to stroke, centered at (0, 0)."""
    digits = [int(digit) for digit in str(number)]
    step = WIDTH + _GAP
    left = -(step * len(digits) - _GAP) / 2
    top = -HEIGHT / 2
    return "".join(
        f'<path d="{_STROKES[digit]}" transform="translate({left + step * place:g} {top:g})"/>'
        for place, digit in enumerate(digits)
    )
