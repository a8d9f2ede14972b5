"""``repetition``: the third occurrence of a position, if the rule set has it."""

from __future__ import annotations

import pytest

from skep.hexes import Hex
from skep.moves import Move
from skep.outcomes import Outcome, Reason
from skep.pieces import GameType, Piece
from skep.rulebook import Record, Rule
from skep.rulebook.details import Ended
from skep.rulesets import PRESETS

OPENING = [("wG1", (0, 0)), ("bG1", (1, 0)), ("wQ", (-1, 0)), ("bQ", (2, 0))]
THERE_AND_BACK = [("wQ", (-1, 1)), ("bQ", (2, -1)), ("wQ", (-1, 0)), ("bQ", (2, 0))]


def play(preset: str, moves: list[tuple[str, tuple[int, int]]]) -> Record:
    record = Record.start(GameType.BASE, PRESETS[preset])
    for name, (q, r) in moves:
        move = Move(Piece(name), Hex(q, r))
        assert move in record.legal_actions()
        record = record.play(move)
    return record


def test_the_second_occurrence_changes_nothing() -> None:
    assert play("tournament", OPENING + THERE_AND_BACK).outcome() is None


def test_the_third_occurrence_is_a_draw() -> None:
    record = play("tournament", OPENING + 2 * THERE_AND_BACK)
    assert record.outcome() == Outcome(None, Reason.REPETITION)
    assert record.legal_actions() == set()
    explanation = record.explain(Move(Piece("wQ"), Hex(-1, 1)))
    assert explanation.rule is Rule.GAME_OVER
    assert explanation.detail == Ended(None, Reason.REPETITION)


@pytest.mark.parametrize("preset", ["rulebook", "uhp"])
def test_without_the_setting_play_goes_on(preset: str) -> None:
    record = play(preset, OPENING + 3 * THERE_AND_BACK)
    assert record.outcome() is None
    assert record.legal_actions()
