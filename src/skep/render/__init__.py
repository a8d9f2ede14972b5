"""Draws the hive: as text, as colored text for terminals, and as SVG.

>>> import skep
>>> board = skep.Board.from_game_string(r"Base;InProgress;Black[2];wS1;bS1 wS1-;wQ \\wS1")
>>> print(text(board.stacks, last_move=board.history[-1]))
 / \\
[wQ ]
 \\ / \\ / \\
  |wS1|bS1|
   \\ / \\ /
"""

from skep.render.highlights import Highlight, HighlightKind, Highlights, mark_highlights
from skep.render.svg_drawing import svg
from skep.render.text_drawing import rich_text, text

__all__ = [
    "Highlight",
    "HighlightKind",
    "Highlights",
    "mark_highlights",
    "rich_text",
    "svg",
    "text",
]
