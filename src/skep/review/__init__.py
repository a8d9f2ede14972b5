"""Review: says after a game where it was won and lost, and what would have been better."""

from skep.review.annotating import annotate
from skep.review.effects import Effect, EffectKind
from skep.review.labels import Label
from skep.review.phases import Phase
from skep.review.report import html_report
from skep.review.review import Review, ReviewedMove
from skep.review.reviewing import DEFAULT_LIMIT, review_game, review_games
from skep.review.sentences import comment

__all__ = [
    "DEFAULT_LIMIT",
    "Effect",
    "EffectKind",
    "Label",
    "Phase",
    "Review",
    "ReviewedMove",
    "annotate",
    "comment",
    "html_report",
    "review_game",
    "review_games",
]
