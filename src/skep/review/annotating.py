"""A review inside its game: glyphs, evaluations, comments and the better lines as variations."""

from __future__ import annotations

from skep._checks import checked_type
from skep.errors import SettingError
from skep.game import Game, Node, Notes
from skep.review.labels import Label
from skep.review.review import Review, ReviewedMove
from skep.review.sentences import comment, label_name

_QUIET = (Label.BEST, Label.GOOD, Label.FORCED)


def annotate(game: Game, review: Review, language: str = "en") -> Game:
    """A copy of the game with what the review says; what was there before is kept.

    Every move gets its evaluation. Moves that are worth a word get a glyph and a comment, and
    errors the better line as a variation.
    """
    annotated = checked_type("a Game", game, Game).copy()
    nodes = list(annotated.mainline())
    if len(nodes) != len(review.moves):
        raise SettingError("this is the review of another game")
    for node, move in zip(nodes, review.moves, strict=True):
        _note(node, move, language)
    return annotated


def _note(node: Node, move: ReviewedMove, language: str) -> None:
    if node.board().outcome() is None:
        node.evaluation = move.evaluation
    if move.label in _QUIET:
        return
    glyph = move.label.glyph
    words = f"{label_name(move.label, language)}. {comment(move, language)}".strip()
    node.annotate(Notes(words, () if glyph is None else (glyph,)))
    if move.label.is_error and node.parent is not None:
        first, *rest = move.best
        better = node.parent.add(first)
        better.evaluation = move.best_evaluation
        better.add_line(rest)
