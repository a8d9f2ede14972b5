"""What a move does, as effects and in words."""

from __future__ import annotations

import pytest

from skep import Board, Color, Piece
from skep.engine import Limit
from skep.locales import LANGUAGES
from skep.review import Effect, EffectKind, Label, Phase, review_game
from skep.review.effects import MAX_EFFECTS, effects_of
from skep.review.sentences import comment, describe, label_name, percent, phase_name
from tests.board.games import FORCED_PASS

from .games import BLUNDER_AND_MISSED_WIN, game

ANTS = r"Base;InProgress;White[4];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wA1 -wQ;bA1 bQ-"
THROWS = r"Base+P;InProgress;White[4];wS1;bS1 wS1-;wP -wS1;bQ bS1-;wQ \wP;bA1 bS1/"


def effects(game_string: str, move: str, win_in: int | None = None) -> dict[EffectKind, Effect]:
    board = Board.from_game_string(game_string)
    found = effects_of(board, board.parse_move(move), win_in)
    assert board.game_string == Board.from_game_string(game_string).game_string
    return {effect.kind: effect for effect in found}


def test_a_win_says_nothing_else() -> None:
    lost = BLUNDER_AND_MISSED_WIN.rpartition(";")[0]
    surrounds = EffectKind.SURROUNDS
    assert effects(lost, "wA2 wA1\\") == {surrounds: Effect(surrounds, Color.BLACK)}


def test_a_placement() -> None:
    found = effects("Base;InProgress;White[2];wS1;bS1 wS1-", "wQ -wS1")
    assert found == {EffectKind.PLACES: Effect(EffectKind.PLACES, pieces=(Piece("wQ"),))}


def test_the_free_cells_of_a_queen() -> None:
    found = effects(ANTS, "wA1 bQ/")
    assert found[EffectKind.TAKES_CELL] == Effect(EffectKind.TAKES_CELL, Color.BLACK, number=3)
    assert found[EffectKind.GIVES_ROOM] == Effect(EffectKind.GIVES_ROOM, Color.WHITE, number=5)


def test_a_threat_is_stopped() -> None:
    threatened = BLUNDER_AND_MISSED_WIN  # White still threatens to surround the queen
    board = Board.from_game_string(threatened)
    stopping = [
        action
        for action in board.legal_moves
        if any(effect.kind is EffectKind.STOPS_WIN for effect in effects_of(board, action))
    ]
    assert stopping
    for action in stopping[:3]:
        after = board.copy()
        after.push(action)
        for reply in after.legal_moves:
            line = after.copy()
            line.push(reply)
            assert line.outcome() is None


def test_a_pin() -> None:
    found = effects(ANTS, "wA1 bA1-")
    assert found[EffectKind.PINS].pieces == (Piece("bA1"),)
    assert found[EffectKind.FREES_QUEEN].color is Color.WHITE


def test_a_throw() -> None:
    board = Board.from_game_string(THROWS)
    throws = [throw for throw in board.throws() if board.is_throw(throw.move)]
    assert throws
    found = {effect.kind: effect for effect in effects_of(board, throws[0].move)}
    assert found[EffectKind.THROWS].pieces == (throws[0].thrown, Piece("wP"))


def test_a_pass() -> None:
    assert list(effects(FORCED_PASS, "pass")) == [EffectKind.PASSES]


def test_a_proven_win_counts_moves_and_not_plies() -> None:
    found = effects("Base;InProgress;White[2];wS1;bS1 wS1-", "wQ -wS1", win_in=5)
    assert found[EffectKind.WINS_IN].number == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_fact_has_words(language: str) -> None:
    pieces = (Piece("bB1"), Piece("wP"))
    for kind in EffectKind:
        for number in (1, 2, 5):
            sentence = describe("wA1 bQ-", (Effect(kind, Color.BLACK, pieces, number),), language)
            assert sentence.startswith("wA1 bQ- ")
            assert sentence.endswith(".")
    for label in Label:
        assert label_name(label, language)
    for phase in Phase:
        assert phase_name(phase, language)


def test_several_facts_make_one_sentence() -> None:
    effects = (
        Effect(EffectKind.TAKES_CELL, Color.BLACK, number=1),
        Effect(EffectKind.PINS, pieces=(Piece("bA1"), Piece("bG2"))),
    )
    assert describe("wB1 bQ-", effects) == (
        "wB1 bQ- leaves Black's queen a single free cell "
        "and pins Black's ant bA1 and Black's grasshopper bG2."
    )
    assert describe("wB1 bQ-", effects, "ru") == (
        "wB1 bQ- оставляет чёрной королеве единственную свободную клетку "
        "и связывает чёрного муравья bA1 и чёрного кузнечика bG2."
    )


def test_a_comment_says_what_a_blunder_allows_and_what_was_better() -> None:
    review = review_game(game(BLUNDER_AND_MISSED_WIN), limit=Limit(nodes=2_000))
    blunder, missed = review.moves[-2:]
    assert comment(blunder).startswith("bA1 -bQ lets White win with the next move. Better: ")
    assert comment(missed) == "Better: wA2 wA1\\ surrounds Black's queen and wins."
    assert comment(missed, "de") == (
        "Besser: wA2 wA1\\ umzingelt die schwarze Königin und gewinnt."
    )
    assert comment(review.moves[0]) == ""
    assert all(len(move.effects) <= MAX_EFFECTS for move in review.moves)


def test_only_proven_chances_are_0_or_100() -> None:
    assert [percent(share) for share in (0, 0.001, 0.5, 0.999, 1)] == [0, 1, 50, 99, 100]
