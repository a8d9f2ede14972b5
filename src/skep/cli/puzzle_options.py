"""The options that choose puzzles, and the puzzles that they choose."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from skep.cli.options import game_types

if TYPE_CHECKING:
    from skep.puzzles import Puzzle

_RANGE: Final = re.compile(r"([0-9]{1,9})(?:-([0-9]{1,9}))?")

ThemeName = Annotated[
    str | None,
    typer.Option("--theme", metavar="NAME", help="Take puzzles with this theme, such as pin."),
]
RatingRange = Annotated[
    str | None,
    typer.Option(
        "--rating",
        metavar="LOW-HIGH",
        help="Take puzzles with a rating in this range, such as 800-1200.",
    ),
]
TypeName = Annotated[
    str | None,
    typer.Option(
        "--game-type",
        metavar="GAMETYPE",
        help="Take puzzles of this game type.",
        autocompletion=game_types,
    ),
]
Length = Annotated[int | None, typer.Option(metavar="N", help="Take puzzles of this many moves.")]
Source = Annotated[
    Path | None,
    typer.Option("--from", metavar="FILE", help="Use this file.", show_default="Skep's puzzles"),
]


def loaded_puzzles(source: Path | None) -> Sequence[Puzzle]:
    """The puzzles of a file, or those that come with Skep."""
    from skep.puzzles import load, shipped

    return shipped() if source is None else load(source)


def selected_puzzles(
    source: Path | None,
    theme: str | None,
    rating: str | None,
    game_type: str | None,
    length: int | None,
) -> list[Puzzle]:
    """The puzzles that the options ask for, the easiest first."""
    from skep.puzzles import PuzzleTheme, select

    return select(
        loaded_puzzles(source),
        theme=None if theme is None else PuzzleTheme.named(theme),
        rating=None if rating is None else _range(rating),
        game_type=game_type,
        length=length,
    )


def _range(text: str) -> tuple[int, int]:
    from skep.errors import SettingError

    found = _RANGE.fullmatch(text.strip())
    low, high = (int(found[1]), int(found[2] or found[1])) if found else (0, 0)
    if found is None or low > high:
        raise SettingError(
            f"--rating is {text[:20]!r}; expected the smaller number first, such as 800-1200"
        )
    return low, high
