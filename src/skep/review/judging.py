"""Puts the searches of a game together into its review."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from skep.board import Board
from skep.engine.chances import before_move, win_in, won_in
from skep.formats import Place
from skep.game import Evaluation, Game
from skep.moves import Action
from skep.outcomes import Outcome
from skep.pieces import Color
from skep.review.accuracy import move_accuracy
from skep.review.effects import effects_of
from skep.review.labels import Label, label_of, loss_of
from skep.review.phases import Phase, phases_of, situation_of
from skep.review.positions import positions_of
from skep.review.review import Review, ReviewedMove
from skep.review.searching import Finding

NOWHERE: Final = Place("", 1)
EXPLAINED: Final = (*(label for label in Label if label.is_error), Label.ONLY_MOVE, Label.BRILLIANT)
"""The labels of moves for which a review says what the best move does."""


def judge(game: Game, found: Sequence[Finding], place: Place = NOWHERE) -> Review:
    """The review of a game, from what was found in its positions."""
    played = [(board, action) for board, action in positions_of(game) if action is not None]
    phases = phases_of([situation_of(board, action) for board, action in played])
    after = [*found[1:], None][: len(played)]
    moves = tuple(
        _judged(board, action, phase, here, there)
        for (board, action), phase, here, there in zip(played, phases, found, after, strict=False)
    )
    start = game.start
    return Review(
        game.board().game_string,
        dict(game.headers),
        _evaluation(start.turn, found[0].score) if found else _ended(start.outcome()),
        moves,
        file=place.file,
        line=place.line,
    )


def _judged(
    board: Board, action: Action, phase: Phase, here: Finding, there: Finding | None
) -> ReviewedMove:
    """A move, with what was found before it and in the position after it (None: the end)."""
    mover = board.turn
    after = board.copy()
    after.push(action)
    played = here.score if here.played is None else here.played
    if there is None:
        evaluation = _ended(after.outcome())
    else:
        evaluation = _evaluation(mover.other, there.score)
        if win_in(there.score) is not None:
            played = before_move(there.score)  # proven, so better than what was found before it
    label = label_of(here, played)
    best = board.parse_move(here.line[0])
    effects = effects_of(board, best, win_in(here.score)) if label in EXPLAINED else ()
    loss = loss_of(here, played)
    return ReviewedMove(
        ply=board.ply + 1,
        color=mover,
        move=board.move_string(action),
        label=label,
        phase=phase,
        loss=round(loss, 4),
        accuracy=round(move_accuracy(loss), 2),
        evaluation=evaluation,
        best=here.line,
        best_evaluation=_evaluation(mover, here.score),
        effects=effects,
    )


def _evaluation(color: Color, score: int) -> Evaluation:
    """The score of a player as White sees it."""
    proven = win_in(score)
    if color is Color.WHITE:
        return Evaluation(score, proven)
    return Evaluation(-score, None if proven is None else -proven)


def _ended(outcome: Outcome | None) -> Evaluation:
    """The evaluation of a position that the rules have ended."""
    if outcome is None or outcome.winner is None:
        return Evaluation(0)
    return Evaluation(won_in(0) if outcome.winner is Color.WHITE else -won_in(0))
