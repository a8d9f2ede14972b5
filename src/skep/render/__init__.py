"""Draws the hive: as text, as colored text for terminals, as SVG, PNG and GIF.

>>> import skep
>>> board = skep.Board.from_game_string(r"Base;InProgress;Black[2];wS1;bS1 wS1-;wQ \\wS1")
>>> print(text(board.stacks, last_move=board.history[-1]))
 / \\
[wQ ]
 \\ / \\ / \\
  |wS1|bS1|
   \\ / \\ /
"""

from skep.render.animated_svg import animated_svg
from skep.render.arrows import ARROW_COLORS, Arrow
from skep.render.gif import gif
from skep.render.highlights import (
    Highlight,
    HighlightKind,
    Highlights,
    mark_highlights,
    played_highlights,
)
from skep.render.png import png
from skep.render.svg_drawing import svg
from skep.render.text_drawing import rich_text, text

__all__ = [
    "ARROW_COLORS",
    "Arrow",
    "Highlight",
    "HighlightKind",
    "Highlights",
    "animated_svg",
    "gif",
    "mark_highlights",
    "played_highlights",
    "png",
    "rich_text",
    "svg",
    "text",
]
