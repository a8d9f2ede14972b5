"""What the waiting player could do, for moves chosen in advance."""

from __future__ import annotations

from skep.moves import PASS, Move
from skep.pieces import GameType
from skep.rulebook import Position, legal_actions, waiting_actions
from skep.rulesets import PRESETS

from .drawing import Drawing, draw


def active(hive: Drawing) -> set[str]:
    """The pieces that the waiting player could move, throw or place."""
    return {
        action.piece.name for action in waiting_actions(hive.position) if isinstance(action, Move)
    }


def test_the_pieces_are_the_waiting_players() -> None:
    hive = draw("wQ  bQ", game_type="Base")
    assert active(hive) == {"bQ", "bS1", "bB1", "bG1", "bA1"}


def test_it_is_what_they_may_do_once_the_other_has_passed() -> None:
    hive = draw("wA1 wQ  bQ  bA1")
    assert waiting_actions(hive.position) == legal_actions(hive.play_pass().position)


def test_nothing_rests_for_them() -> None:
    # Black's ant has just moved: White's pillbug may not throw it, but Black may move it again.
    hive = draw(
        """
      x   bA1
    wQ  wP  bP  bQ
        """,
        resting="bA1",
    )
    assert hive["x"] not in hive.goes("bA1")
    assert "bA1" in active(hive)


def test_only_a_queen_that_will_be_due_could_be_placed() -> None:
    assert active(draw("wG1 wS1 bS1 bG1", turn_number=4)) == {"bQ"}
    assert "bA1" in active(draw("wG1 wS1 bS1 bG1", turn_number=3))


def test_a_player_without_a_move_would_pass() -> None:
    hive = draw(
        """
      bA1 .
    .   wQ  bQ
      bS1 .
        """,
        turn="black",
    )
    assert waiting_actions(hive.position) == {PASS}


def test_the_set_is_empty_before_the_first_placement() -> None:
    start = Position.start(GameType.BASE, PRESETS["rulebook"])
    assert waiting_actions(start) == frozenset()


def test_the_set_is_empty_after_the_end() -> None:
    won = """
      wA1 wA2
    wB1 bQ  wS1 wQ
      wG1 wG2
    """
    assert waiting_actions(draw(won).position) == frozenset()
