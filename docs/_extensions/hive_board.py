"""The directive ``hive-board``: a GameString as a drawn board.

.. code-block:: markdown

    ```{hive-board} Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-
    :destinations: wQ
    :caption: Where White's queen can go.
    ```

``:explain: wS1 wQ/`` instead shows why a move is illegal, with the rulebook's sentence as caption.
"""

from __future__ import annotations

from docutils import nodes
from docutils.parsers.rst import Directive, directives
from sphinx.application import Sphinx
from sphinx.util.typing import ExtensionMetadata

from skep import PRESETS, Board, sentence
from skep.errors import SkepError
from skep.render import Highlight, HighlightKind, Highlights, mark_highlights, svg
from skep.rulebook import marks

TILE_SIZE = 46


def figure(drawing: str, caption: str = "", kind: str = "hive-board") -> nodes.figure:
    """A drawing with an optional caption; SVG brings its own description along."""
    found = nodes.figure(classes=[kind])
    found += nodes.raw("", drawing, format="html")
    if caption:
        found += nodes.caption("", caption)
    return found


class HiveBoard(Directive):
    """Draws the last position of a GameString, and where a piece can go or why it cannot."""

    required_arguments = 1
    final_argument_whitespace = True
    option_spec = {  # noqa: RUF012 - as the base class has it
        "rules": lambda name: directives.choice(name, tuple(PRESETS)),
        "destinations": directives.unchanged_required,
        "explain": directives.unchanged_required,
        "caption": directives.unchanged_required,
    }

    def run(self) -> list[nodes.Node]:
        """Draw the board, or say what is wrong with the GameString."""
        caption = self.options.get("caption", "")
        highlights: Highlights = {}
        try:
            board = Board.from_game_string(
                self.arguments[0], self.options.get("rules", "tournament")
            )
            if piece := self.options.get("destinations"):
                highlights = _destinations(board, piece)
            elif move := self.options.get("explain"):
                explanation = board.explain(move)
                highlights = mark_highlights(marks(board.position, explanation))
                caption = caption or sentence(explanation)
        except SkepError as problem:
            raise self.error(f"hive-board: {problem}") from problem
        return [figure(svg(board.stacks, highlights=highlights, size=TILE_SIZE), caption)]


def _destinations(board: Board, piece: str) -> Highlights:
    start = board.locate(piece)
    chosen = {} if start is None else {start: Highlight(HighlightKind.CHOSEN)}
    return {at: Highlight(HighlightKind.CHOICE) for at in board.destinations(piece)} | chosen


def setup(app: Sphinx) -> ExtensionMetadata:
    """Add the directive."""
    app.add_directive("hive-board", HiveBoard)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
