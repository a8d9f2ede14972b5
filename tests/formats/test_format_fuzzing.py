"""Whatever a file has in it, a reader gives games or faults, and never spoils the next game."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skep import Board
from skep.formats import pgn, sgf
from skep.game import Game
from tests.formats.texts import FormatUnderTest, reads

BOARD = Board.from_game_string(
    "Base+MLP;InProgress;White[4];wP;bG1 wP-;wQ -wP;bQ bG1-;wQ \\wP;bM bQ-"
)
ANNOTATED = """[GameType "Base+MLP"]
[White "Ada \\"the best\\""]
[Result "WhiteWins"]

{ [%eval 3] before }
1. wP
2. bG1 wP-?! {[%clk 0:01:23] slow}
(2. bA1 wP- 3. wQ -wP (3. wA1 -wP) $4)
3. wQ -wP
{ [%variation 3. wA1 -wP <[%nag 1] better> ] }
4. bQ bG1-
WhiteWins
"""
TEXTS = {
    pgn: (ANNOTATED, pgn.write(Game.from_board(BOARD))),
    sgf: (sgf.write(Game.from_board(BOARD, {"White": "Ada", "TimeControl": "600"})),),
}
PIECES = {
    pgn: ['[White "x"]', "[", "]", "{", "}", "(", ")", "1.", "wQ", "-bQ", "pass", "$3", "*", "\n"],
    sgf: ["(;", ")", ";", "P0[", "P1[9 done]", "[", "]", "\\", "SU[hive]", "GM[27]", "TM[5]", "\n"],
}
pytestmark = pytest.mark.thorough
MODULES = pytest.mark.parametrize("module", [pgn, sgf], ids=["pgn", "sgf"])


@st.composite
def mutated(draw: st.DrawFn, module: object) -> str:
    """A text of a game with characters deleted, exchanged or replaced by parts of the format."""
    text = draw(st.sampled_from(TEXTS[module]))  # type: ignore[index]
    for _ in range(draw(st.integers(1, 5))):
        at = draw(st.integers(0, len(text)))
        end = min(len(text), at + draw(st.integers(0, 12)))
        part = draw(st.sampled_from(PIECES[module]) | st.text(max_size=4))  # type: ignore[index]
        text = text[:at] + part + text[end:]
    return text


def check(module: FormatUnderTest, text: str) -> None:
    for found in reads(module, text):
        assert (found.game is None) == bool(found.fault)
        assert 1 <= found.place.line <= text.count("\n") + 1
        assert all(repair.line >= 1 for repair in found.repairs)
        if found.game is not None:
            again = reads(pgn, pgn.write(found.game))
            assert [read.game for read in again] == [found.game]


@MODULES
@given(data=st.data())
@settings(max_examples=80)
def test_mutated_games_are_games_or_faults(module: FormatUnderTest, data: st.DataObject) -> None:
    check(module, data.draw(mutated(module)))


@MODULES
@given(data=st.data())
@settings(max_examples=40)
def test_garbage_is_no_game(module: FormatUnderTest, data: st.DataObject) -> None:
    parts = st.sampled_from(PIECES[module]) | st.text(max_size=6)  # type: ignore[index]
    check(module, " ".join(data.draw(st.lists(parts, max_size=30))))


@MODULES
@given(data=st.data())
@settings(max_examples=40)
def test_a_bad_game_does_not_spoil_the_next(module: FormatUnderTest, data: st.DataObject) -> None:
    good = TEXTS[module][-1]  # type: ignore[index]
    last = reads(module, data.draw(mutated(module)) + "\n\n" + good)[-1]
    assert last.game is not None, last.fault
    assert last.game.board() == BOARD


@pytest.mark.parametrize(
    "text",
    [
        "{" * 30_000,
        "[" * 30_000,
        '[a "' + "\\" * 30_000,
        "1. wS1 " + "(" * 30_000,
        "1. wS1 " + "(2. bS1 wS1-" * 3_000,
        "1. wS1 {" + "[%clk " * 20_000,
        "1. wS1 { [%variation " + "<" * 30_000 + "] }",
        "$" * 30_000,
        "1" * 30_000,
        " " * 30_000 + "x",
        "wS1 " * 30_000,
        '[x "y"]\n' * 20_000,
    ],
)
def test_hostile_pgn_is_read_at_once(text: str) -> None:
    check_hostile(pgn, text)


@pytest.mark.parametrize(
    "text",
    [
        "(;" * 20_000,
        "(;GM[" + "x" * 30_000,
        "(;GM[" + "\\" * 30_001,
        "(;" + "AB[" * 20_000,
        "(;" + "P0[1 done]" * 30_000 + ")",
        "(;SU[hive]" + "C[x]" * 30_000 + ")",
        "(;SU[hive]" + "".join(f"X{n}[y]" for n in range(20_000)) + ")",
        ")" * 30_000,
    ],
)
def test_hostile_sgf_is_read_at_once(text: str) -> None:
    check_hostile(sgf, text)


def check_hostile(module: FormatUnderTest, text: str) -> None:
    for found in reads(module, text):
        assert (found.game is None) == bool(found.fault)
        assert len(found.repairs) < 300
