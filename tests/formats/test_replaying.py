"""What a replay repairs in any format, and what it refuses."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from skep import (
    PRESETS,
    Action,
    Board,
    Color,
    GameType,
    IllegalMoveError,
    Move,
    NotationError,
    Outcome,
    Piece,
    Reason,
)
from skep.formats.reading import Place
from skep.formats.replaying import MAX_PLIES, RawGame, Replay, replay
from skep.formats.words import read_game_type, read_state
from skep.game import Game
from tests.board.games import FORCED_PASS, SURROUNDED

PASSED = Board.from_game_string(FORCED_PASS)
PASSED.push("pass")
PASSED.push(PASSED.legal_moves[0])


def moves(game_string: str) -> list[str]:
    return game_string.split(";")[3:]


def replayed(
    texts: Sequence[str | Action],
    game_type: str = "Base",
    *,
    rules: str | None = None,
    state: str = "",
    reason: Reason = Reason.UNKNOWN,
) -> Replay:
    """A game whose n-th move is in line 10 + n."""
    lines = range(11, 11 + len(texts))
    return replay(RawGame(Place("a file", 3), game_type, texts, lines, state, reason), rules)


def sound(found: Replay) -> tuple[Game, list[tuple[int, str]]]:
    """The game, and the repairs by their lines."""
    assert found.game is not None, found.fault
    assert found.read.game is found.game
    assert len(found.nodes) == len(found.raw.moves)
    return found.game, [(line, what) for line, what in found.read.repairs]


def test_a_game_without_oddities() -> None:
    game, repairs = sound(replayed(moves(SURROUNDED), state="WhiteWins"))
    assert (game.board().game_string, repairs) == (SURROUNDED, [])


@pytest.mark.parametrize("as_actions", [False, True])
def test_a_forced_pass_that_is_not_written(*, as_actions: bool) -> None:
    written = [*PASSED.move_strings[:-2], PASSED.move_strings[-1]]
    actions = [*PASSED.history[:-2], PASSED.history[-1]]
    found = replayed(actions if as_actions else written)
    game, repairs = sound(found)
    assert game.board().history == PASSED.history
    assert repairs == [(10 + len(written), "inserted the pass that Black was forced to make")]
    assert found.nodes[-1] is game.end
    assert found.nodes[-2].ply == game.end.ply - 2


def test_a_pass_is_not_inserted_before_an_illegal_move() -> None:
    found = replayed([*moves(FORCED_PASS), "wA3 bQ-"])
    assert found.game is None
    assert found.fault.startswith("line 22, move 12 (wA3 bQ-): ")
    assert "Black" in found.fault


def test_names_with_a_number_that_have_none() -> None:
    game, repairs = sound(replayed(["wM1", "bL1 wM1-"], "Base+ML"))
    assert game.board().move_strings == ("wM", "bL wM-")
    assert repairs == [(3, "wM1 is read as wM: there is only one")]


@pytest.mark.parametrize("as_actions", [False, True])
def test_pieces_that_are_placed_in_another_order(*, as_actions: bool) -> None:
    wanted = Board()
    wanted.push_line(["wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-", "wA1 /wQ", "bG1 bQ-"])
    wanted.push_line(["wA2 -wA1", "bG2 bG1-", "wA3 /wA2", "bG3 bG2-", "wA3 -wA2"])
    names = {"wA1": "wA3", "wA2": "wA1", "wA3": "wA2"}
    written = list(wanted.move_strings)
    for ply, text in enumerate(written):
        written[ply] = " ".join(
            "".join(names.get(part, part) for part in _parts(word)) for word in text.split()
        )
    assert "wA3 /wQ" in written
    actions = [
        Move(Piece(names.get(action.piece.name, action.piece.name)), action.to)
        for action in wanted.history
        if isinstance(action, Move)
    ]
    game, repairs = sound(replayed(actions if as_actions else written))
    assert game.board().history == wanted.history
    assert repairs[0] == (15, "wA3 is placed before wA1, so their numbers are exchanged")
    assert len(repairs) == 2


def _parts(word: str) -> list[str]:
    start, end = word[0] in "-/\\", len(word) - (word[-1] in "-/\\")
    return [word[: int(start)], word[int(start) : end], word[end:]]


def test_the_game_type_grows_with_the_pieces() -> None:
    game, repairs = sound(replayed(["wL", "bM wL-"]))
    assert game.game_type is GameType.BASE_ML
    assert repairs == [
        (11, "wL is not in Base, so the game type is Base+L"),
        (12, "bM is not in Base+L, so the game type is Base+ML"),
    ]


@pytest.mark.parametrize(
    ("text", "game_type", "what"),
    [
        ("", "Base+L", "the game type is missing; its pieces are those of Base+L"),
        ("base+LM", "Base+ML", "the game type 'base+LM' is read as Base+ML"),
        ("BaseMLP", "Base+MLP", "the game type 'BaseMLP' is read as Base+MLP"),
    ],
)
def test_spellings_of_game_types(text: str, game_type: str, what: str) -> None:
    game, repairs = sound(replayed(["wL", "bS1 wL-"], text))
    assert (game.game_type, repairs) == (game_type, [(3, what)])


def test_an_unknown_game_type() -> None:
    assert replayed(["wL"], "Ultimate").fault.startswith("unknown game type 'Ultimate'")
    with pytest.raises(NotationError):
        read_game_type("Base+X")


def test_the_rules_are_those_that_the_moves_need() -> None:
    queens = ["wQ", "bQ wQ-"]
    game, repairs = sound(replayed(queens))
    assert game.ruleset == PRESETS["rulebook"]
    assert repairs == [(11, "a queen is placed first, so the rules are 'rulebook'")]
    fault = replayed(queens, rules="uhp").fault
    assert fault.endswith("The rules 'rulebook' allow it.")
    assert sound(replayed(queens, rules="rulebook"))[1] == []


REPEATED = [
    *["wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"],
    *["wQ \\wS1", "bQ bS1/", "wQ -wS1", "bQ bS1-"] * 2,
]


def test_play_goes_on_after_a_third_repetition() -> None:
    game, repairs = sound(replayed([*REPEATED, "wA1 -wQ"]))
    assert game.ruleset == PRESETS["uhp"]
    why = "a third repetition did not end the game, so the rules are 'uhp'"
    assert repairs == [(10 + len(REPEATED) + 1, why)]
    assert "over" in replayed([*REPEATED, "wA1 -wQ"], rules="tournament").fault


def test_a_repetition_at_the_end_ends_the_game_unless_the_players_disagree() -> None:
    game, repairs = sound(replayed(REPEATED))
    assert (game.outcome, repairs) == (Outcome(None, Reason.REPETITION), [])
    game, repairs = sound(replayed(REPEATED, state="BlackWins", reason=Reason.RESIGNED))
    assert game.outcome == Outcome(Color.BLACK, Reason.RESIGNED)
    assert len(repairs) == 1


def test_the_moves_decide_over_the_result() -> None:
    game, repairs = sound(replayed(moves(SURROUNDED), state="BlackWins"))
    assert game.board().state_string == "WhiteWins"
    assert repairs == [(3, "the result is written BlackWins, but the moves lead to WhiteWins")]


@pytest.mark.parametrize(
    ("state", "reason", "kept", "repaired"),
    [
        ("WhiteWins", Reason.TIME, Reason.TIME, False),
        ("Draw", Reason.DRAW_AGREED, Reason.DRAW_AGREED, False),
        ("Draw", Reason.RESIGNED, Reason.UNKNOWN, True),
        ("WhiteWins", Reason.SURROUNDED, Reason.UNKNOWN, True),
        ("Draw", Reason.UNKNOWN, Reason.UNKNOWN, False),
    ],
)
def test_reasons(state: str, reason: Reason, kept: Reason, *, repaired: bool) -> None:
    game, repairs = sound(replayed(["wS1"], state=state, reason=reason))
    assert game.outcome is not None
    assert (game.outcome.state, game.outcome.reason) == (state, kept)
    assert bool(repairs) == repaired


@pytest.mark.parametrize(
    ("texts", "fault"),
    [
        (["wS1", "bS1 wS1-", "wX"], "line 13, move 3 (wX): unknown piece 'wX'"),
        (["wS1", "bS1"], "line 12, move 2 (bS1): bS1 goes nowhere"),
        (["pass"], "line 11, move 1 (pass): "),
        (["wS1"] * (MAX_PLIES + 1), "the game has more than 65535 plies"),
    ],
)
def test_faults(texts: list[str], fault: str) -> None:
    found = replayed(texts)
    assert found.fault.startswith(fault)
    assert found.read.game is None


def test_variations_are_repaired_as_well() -> None:
    found = replayed(["wA2", "bS1 wA2-", "wS1 -wA2"])
    game, _ = sound(found)
    node = found.nodes[1]
    for line, move in enumerate(["wA3 -wA2", "bQ bS1-", "wA1 -wA3"], start=5):
        node = found.add(node, move, line)
    assert [it.move_string for it in node.path()[2:]] == ["wA2 -wA1", "bQ bS1-", "wA3 -wA2"]
    assert found.add(found.nodes[1], "wG2 -wA2", 8).move_string == "wG1 -wA1"
    with pytest.raises(IllegalMoveError):
        found.add(found.nodes[1], "wG1 bS1-", 9)
    assert len(found.nodes[1].variations) == 3
    assert [repair.line for repair in found.read.repairs] == [11, 5, 8]
    assert game.board().move_strings == ("wA1", "bS1 wA1-", "wS1 -wA1")


def test_a_forced_pass_in_a_variation() -> None:
    found = replayed(moves(FORCED_PASS))
    last = found.add(found.nodes[-1], PASSED.history[-1], 4)
    assert last.board() == PASSED


@pytest.mark.parametrize(
    ("text", "state"),
    [("1-0", "WhiteWins"), (" black  WINS ", "BlackWins"), ("½-½", "Draw"), ("Unkown", "")],
)
def test_words_for_results(text: str, state: str) -> None:
    assert read_state(text) == state
