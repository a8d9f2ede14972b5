r"""The hive as text: one hexagon per cell, with the name of its top piece.

::

     / \ /²\ / \
    |wA1|bB1[wQ ]
     \ / \ / \ /
      |bS1| 1 |
       \ / \ /

    wS1 < bB1

The upper corner shows the height of a stack, and stacks are listed below from the ground
up. ``[ ]`` is the last move, ``> <`` the chosen piece and ``! !`` what is in the way.
The number of a choice or the letter of a part is in the cell or, next to a piece, in the
lower corner.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skep.hexes import Hex
from skep.moves import Action
from skep.pieces import Piece, Stacks
from skep.render.canvas import Canvas
from skep.render.highlights import Highlight, HighlightKind, Highlights, part_letter, with_last_move
from skep.render.themes import theme

if TYPE_CHECKING:
    from rich.text import Text

_WALLS: Final = {
    HighlightKind.ORIGIN: ("|", "|"),
    HighlightKind.LAST: ("[", "]"),
    HighlightKind.PART: ("|", "|"),
    HighlightKind.CHOICE: ("(", ")"),
    HighlightKind.CHOSEN: (">", "<"),
    HighlightKind.REFUSED: ("×", "×"),
    HighlightKind.TROUBLE: ("!", "!"),
}
_HEIGHTS: Final = "²³⁴⁵⁶⁷⁸⁹"  # no legal stack is higher than seven
_EDGE_STYLE: Final = "bright_black"


def text(
    stacks: Stacks,
    *,
    last_move: Action | None = None,
    highlights: Highlights | None = None,
) -> str:
    """Draw a hive as plain text."""
    hive = _drawn(stacks, with_last_move(highlights, last_move)).plain()
    return "\n".join((hive, *_stack_lines(stacks)))


def rich_text(
    stacks: Stacks,
    *,
    last_move: Action | None = None,
    highlights: Highlights | None = None,
    width: int | None = None,
) -> Text:
    """Draw a hive for a terminal: the same characters in color.

    The colors include a background, so they suit dark and light terminals alike.
    A hive wider than ``width`` is cropped around its strongest highlights.
    """
    marked = with_last_move(highlights, last_move)
    canvas = _drawn(stacks, marked)
    hive = canvas.styled(None if width is None else _window(canvas, marked, width))
    return hive.append("".join(f"\n{line}" for line in _stack_lines(stacks)))


def _drawn(stacks: Stacks, marked: Highlights) -> Canvas:
    canvas = Canvas()
    cells = {*stacks, *marked} or {Hex(0, 0)}
    for at in cells:
        _outline(canvas, at)
    for at, stack in stacks.items():
        _piece(canvas, at, stack)
    for at, highlight in sorted(marked.items(), key=lambda item: _strength(item[1])):
        _highlight(canvas, at, highlight, occupied=at in stacks)
    return canvas


def _stack_lines(stacks: Stacks) -> list[str]:
    """The stacks of several pieces from the ground up, after a blank line."""
    tall = sorted((at for at in stacks if len(stacks[at]) > 1), key=lambda at: (at.r, at.q))
    lines = [" < ".join(piece.name for piece in stacks[at]) for at in tall]
    return ["", *lines] if lines else []


def _window(canvas: Canvas, marked: Highlights, width: int) -> range:
    """``width`` columns of a drawing, with the strongest highlights in the middle."""
    strongest = max(map(_strength, marked.values()), default=0)
    columns = [
        _corner(at)[1] + 2 for at, light in marked.items() if _strength(light) == strongest
    ] or [canvas.left, canvas.right]
    wanted = (min(columns) + max(columns)) // 2 - width // 2
    left = max(canvas.left, min(wanted, canvas.right + 1 - width))
    return range(left, left + width)


def _corner(at: Hex) -> tuple[int, int]:
    """Line and column of a cell's upper left corner; cells are five wide and three high."""
    return 2 * at.r, 4 * at.q + 2 * at.r


def _outline(canvas: Canvas, at: Hex) -> None:
    row, column = _corner(at)
    for line, start, part in ((0, 1, "/"), (0, 3, "\\"), (2, 1, "\\"), (2, 3, "/")):
        canvas.write(row + line, column + start, part, _EDGE_STYLE)
    canvas.write(row + 1, column, "|", _EDGE_STYLE)
    canvas.write(row + 1, column + 4, "|", _EDGE_STYLE)


def _piece(canvas: Canvas, at: Hex, stack: tuple[Piece, ...]) -> None:
    row, column = _corner(at)
    top = stack[-1]
    face = theme().of_tile(top.color, "face").color
    style = f"bold {theme().ink(top.color, top.insect)} on {face}"
    canvas.write(row + 1, column + 1, top.name.ljust(3), style)
    if len(stack) > 1:
        canvas.write(row, column + 2, _HEIGHTS[min(len(stack), 9) - 2], "bold")


def _highlight(canvas: Canvas, at: Hex, highlight: Highlight, *, occupied: bool) -> None:
    row, column = _corner(at)
    kind, number = highlight
    sign = part_letter(number) if kind is HighlightKind.PART else str(number)
    color = theme().of_highlight(highlight).color
    inside = f"bold #ffffff on {color}"
    if occupied:
        left, right = _WALLS[kind]
        canvas.write(row + 1, column, left, f"bold {color}")
        canvas.write(row + 1, column + 4, right, f"bold {color}")
        if number and len(sign) == 1:
            canvas.write(row + 2, column + 2, sign, inside)
        elif number:
            canvas.write(row + 1, column + 1, sign.center(3), inside)
    elif number:
        canvas.write(row + 1, column + 1, sign.center(3), inside)
    elif kind is HighlightKind.ORIGIN:
        canvas.write(row + 1, column + 2, ".", f"bold {color}")
    else:
        canvas.write(row + 1, column + 1, " ".join(_WALLS[kind]), inside)


def _strength(highlight: Highlight) -> int:
    return list(HighlightKind).index(highlight.kind)
