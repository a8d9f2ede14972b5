"""Reviews as JSON (docs/review.md describes it)."""

from __future__ import annotations

from typing import Any, Final

from skep.errors import SkepError
from skep.game import Evaluation
from skep.pieces import Color, Piece
from skep.review.effects import Effect, EffectKind
from skep.review.labels import Label
from skep.review.phases import Phase
from skep.review.review import Review, ReviewedMove

_LABELS: Final = {label.id: label for label in Label}
_PHASES: Final = {phase.id: phase for phase in Phase}
_KINDS: Final = {kind.id: kind for kind in EffectKind}


def to_json(review: Review) -> dict[str, Any]:
    """A review as plain values."""
    place = {"file": review.file, "line": review.line, "game": review.game}
    if review.error is not None:
        return place | {"error": review.error}
    return place | {
        "headers": dict(review.headers),
        "accuracy": {color.id: _rounded(review.accuracy(color)) for color in Color},
        "start": _evaluation(review.start),
        "turning_points": [move.ply for move in review.turning_points],
        "moves": [_move(move) for move in review.moves],
    }


def from_json(values: dict[str, Any]) -> Review:
    """The review from such values; raise ValueError if they are something else."""
    try:
        return Review(
            game=str(values["game"]),
            headers={str(name): str(text) for name, text in values.get("headers", {}).items()},
            start=_read_evaluation(values.get("start", {"score": 0})),
            moves=tuple(map(_read_move, values.get("moves", ()))),
            error=values.get("error"),
            file=str(values.get("file", "")),
            line=int(values.get("line", 1)),
        )
    except (TypeError, KeyError, AttributeError, SkepError) as error:
        raise ValueError(f"not the review of a game: {error}") from None


def _move(move: ReviewedMove) -> dict[str, Any]:
    return {
        "ply": move.ply,
        "player": move.color.id,
        "move": move.move,
        "label": move.label.id,
        "phase": move.phase.id,
        "loss": move.loss,
        "accuracy": move.accuracy,
        "chance": round(move.chance, 4),
        "evaluation": _evaluation(move.evaluation),
        "best": list(move.best),
        "best_evaluation": _evaluation(move.best_evaluation),
        "effects": [_effect(effect) for effect in move.effects],
    }


def _read_move(values: dict[str, Any]) -> ReviewedMove:
    return ReviewedMove(
        ply=int(values["ply"]),
        color=Color.named(values["player"]),
        move=str(values["move"]),
        label=_LABELS[values["label"]],
        phase=_PHASES[values["phase"]],
        loss=float(values["loss"]),
        accuracy=float(values["accuracy"]),
        evaluation=_read_evaluation(values["evaluation"]),
        best=tuple(map(str, values["best"])),
        best_evaluation=_read_evaluation(values["best_evaluation"]),
        effects=tuple(map(_read_effect, values["effects"])),
    )


def _evaluation(evaluation: Evaluation) -> dict[str, int]:
    proven = {} if evaluation.win_in is None else {"win_in": evaluation.win_in}
    return {"score": evaluation.score} | proven


def _read_evaluation(values: dict[str, Any]) -> Evaluation:
    proven = values.get("win_in")
    return Evaluation(int(values["score"]), None if proven is None else int(proven))


def _effect(effect: Effect) -> dict[str, Any]:
    values: dict[str, Any] = {"kind": effect.kind.id}
    if effect.color is not None:
        values["player"] = effect.color.id
    if effect.pieces:
        values["pieces"] = [piece.name for piece in effect.pieces]
    if effect.number:
        values["number"] = effect.number
    return values


def _read_effect(values: dict[str, Any]) -> Effect:
    player = values.get("player")
    return Effect(
        _KINDS[values["kind"]],
        None if player is None else Color.named(player),
        tuple(map(Piece, values.get("pieces", ()))),
        int(values.get("number", 0)),
    )


def _rounded(accuracy: float | None) -> float | None:
    return None if accuracy is None else round(accuracy, 1)
