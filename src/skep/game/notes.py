"""What is said of a position: words, glyphs, the clock and an evaluation."""

from __future__ import annotations

from typing import NamedTuple


class Evaluation(NamedTuple):
    """What an engine thinks of a position, as seen by White."""

    score: int
    """In points; positive if White is better."""
    win_in: int | None = None
    """The plies to a proven win: positive if White wins, negative if Black does."""


class Notes(NamedTuple):
    """Everything that is said of a position and of the action that led to it."""

    comment: str = ""
    glyphs: tuple[int, ...] = ()
    """Numeric annotation glyphs: 1 is !, 2 is ?, 3 is !!, 4 is ??, 5 is !?, 6 is ?!."""
    clock: float | None = None
    """The seconds that the player has left after the action."""
    evaluation: Evaluation | None = None

    def joined(self, later: Notes) -> Notes:
        """These and later ones: comments become lines, a later clock or evaluation counts."""
        return Notes(
            "\n".join(filter(None, (self.comment, later.comment))),
            tuple(dict.fromkeys(self.glyphs + later.glyphs)),
            self.clock if later.clock is None else later.clock,
            self.evaluation if later.evaluation is None else later.evaluation,
        )
