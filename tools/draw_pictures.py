"""Draws the pictures of docs/pictures.md and the README: python -m tools.draw_pictures."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from skep import Board, Symmetry
from skep.render import Arrow, animated_svg, mark_highlights, svg
from skep.rulebook import marks

IMAGES: Final = Path(__file__).parents[1] / "docs" / "images"
README_GAME: Final = (
    r"Base+MLP;InProgress;White[13];wG1;bL -wG1;wA1 wG1-;bG1 \bL;wS1 wA1-;bA1 -bL;wQ wS1-;bQ /bL;"
    r"wL /wQ;bA2 bG1/;wB1 /wL;bS1 /bQ;wP wQ-;bA1 wS1/;wM wG1/;bS1 /wA1;wB1 wL;bA2 \wM;wB1 wS1;"
    r"bP /bQ;wL bA1/;bB1 -bQ;wB1 bA1;bM \bG1"
)
_BOARD: Final = Board.from_game_string(README_GAME)
_SMALL: Final = Board.from_game_string(
    r"Base+MLP;InProgress;White[4];wS1;bG1 wS1-;wQ \wS1;bQ bG1/;wB1 -wQ;bB1 bG1-"
)


def _arrows() -> str:
    places = {piece: at for at, stack in _BOARD.stacks.items() for piece in map(str, stack)}
    return svg(
        _BOARD,
        arrows=[
            Arrow(places["wL"], places["bQ"], "red"),
            _BOARD.parse_move(r"wB1 wS1"),
            _BOARD.parse_move("wS2 wP-"),
        ],
        labels={places["bQ"]: "!?", places["wQ"]: "5/6"},
        theme="wood",
    )


def _explained() -> str:
    board = Board.from_game_string("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-")
    explanation = board.explain("wS1 wQ/")
    return svg(board, highlights=mark_highlights(marks(board.position, explanation)), theme="wood")


def _themed(theme: str) -> Callable[[], str]:
    return lambda: svg(_SMALL, last_move=_SMALL.peek(), theme=theme, size=56)


PICTURES: Final[dict[str, Callable[[], str]]] = {
    "board": lambda: svg(_BOARD, last_move=_BOARD.peek()),
    "pictures-arrows": _arrows,
    "pictures-highlights": _explained,
    "pictures-names": lambda: svg(_SMALL, names=True, coordinates=True, theme="slate"),
    "pictures-reserves": lambda: svg(
        _BOARD, last_move=_BOARD.peek(), reserves=True, theme="dark-felt-maple"
    ),
    "pictures-turned": lambda: svg(
        _SMALL, last_move=_SMALL.peek(), orientation=Symmetry.TURNED_60, theme="felt"
    ),
    "pictures-animated": lambda: animated_svg(_BOARD, reserves=True, theme="wood"),
    **{
        f"pictures-{theme}": _themed(theme)
        for theme in ("wood", "felt-maple", "slate-plain", "dark-wood", "contrast-slate")
    },
}
"""The name of each picture, and how it is drawn."""


def main() -> None:
    """Write all pictures."""
    for name, draw in PICTURES.items():
        (IMAGES / f"{name}.svg").write_text(f"{draw()}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
