"""Puts a review into words, in four languages."""

from __future__ import annotations

from skep.locales import message
from skep.pieces import Color
from skep.review.effects import Effect, EffectKind
from skep.review.labels import Label
from skep.review.phases import Phase
from skep.review.review import ReviewedMove
from skep.rulebook.speech import Speech


def label_name(label: Label, language: str = "en") -> str:
    """A label in words."""
    return message(language, "review-label", label=label.id)


def phase_name(phase: Phase, language: str = "en") -> str:
    """A phase in words."""
    return message(language, "review-phase", phase=phase.id)


def percent(chance: float) -> int:
    """A chance in percent; 0 and 100 are only for what is proven."""
    whole = round(100 * chance)
    return whole if chance in (0, 1) else min(max(whole, 1), 99)


def comment(move: ReviewedMove, language: str = "en") -> str:
    """What there is to say about a move: what it allows, and what the best move does.

    It is empty for moves that need no words.
    """
    said = []
    if move.label.is_error and _loses_by_force(move):
        winner, plies = move.color.other, abs(move.evaluation.win_in or 0)
        said.append(
            message(
                language,
                "review-allows-win",
                move=move.move,
                color=winner.id,
                number=(plies + 1) // 2,
            )
        )
    if move.effects:
        sentence = describe(move.best[0], move.effects, language)
        if move.label.is_error:
            sentence = message(language, "review-better", sentence=sentence)
        said.append(sentence)
    elif move.label.is_error:
        kept = message(
            language, "review-best-keeps", move=move.best[0], percent=percent(move.best_chance)
        )
        said.append(message(language, "review-better", sentence=kept))
    return " ".join(said)


def describe(move: str, effects: tuple[Effect, ...], language: str = "en") -> str:
    """What a move does, as a sentence.

    >>> from skep.pieces import Piece
    >>> effects = (Effect(EffectKind.PINS, pieces=(Piece("bA1"),)),)
    >>> describe("wG1 bA1-", effects, "de")
    'wG1 bA1- fesselt die schwarze Ameise bA1.'
    """
    *others, last = (_phrase(effect, language) for effect in effects)
    does = message(language, "and", others=", ".join(others), last=last) if others else last
    return message(language, "review-does", move=move, does=does)


def _phrase(effect: Effect, language: str) -> str:
    speech = Speech(language)
    names = [speech.say("review-piece", **speech.about(piece)) for piece in effect.pieces]
    arguments: dict[str, str | int] = {"number": effect.number}
    if effect.color is not None:
        arguments["color"] = effect.color.id
    if effect.kind is EffectKind.THROWS:
        thrower = effect.pieces[-1]
        arguments["thrower"] = speech.say("review-thrower", **speech.about(thrower))
    if names:
        *some, final = names
        arguments["piece"] = names[0]
        arguments["pieces"] = (
            speech.say("and", others=", ".join(some), last=final) if some else final
        )
    return speech.say(f"review-{effect.kind.id}", **arguments)


def _loses_by_force(move: ReviewedMove) -> bool:
    """Whether the opponent has a proven win after the move, and had none before it."""
    won = move.evaluation.win_in
    if won is None or won == 0:
        return False
    lost_before = move.best_evaluation.win_in
    winner = Color.WHITE if won > 0 else Color.BLACK
    return winner is not move.color and (lost_before is None or (lost_before > 0) != (won > 0))
