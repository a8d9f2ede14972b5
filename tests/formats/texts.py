"""Reads and builds texts of games for the tests of the formats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from hypothesis import strategies as st

from skep import Board, GameType, Outcome
from skep.formats import GameRead
from skep.game import Evaluation, Game, Node
from skep.outcomes import Reason
from skep.pieces import Color
from tests.core.styles import STYLES


class FormatUnderTest(Protocol):
    """A module that reads games."""

    def read(
        self, lines: Iterator[tuple[int, str]], file: str, rules: str | None
    ) -> Iterator[GameRead]: ...


def reads(module: FormatUnderTest, text: str, rules: str | None = None) -> list[GameRead]:
    """What a format reads in a text."""
    return list(module.read(enumerate(text.split("\n"), start=1), "test", rules))


def read_one(module: FormatUnderTest, text: str, rules: str | None = None) -> GameRead:
    """What a format reads in a text with one game."""
    (found,) = reads(module, text, rules)
    return found


def game_of(module: FormatUnderTest, text: str, rules: str | None = None) -> Game:
    """The only game in a text, which must be readable."""
    found = read_one(module, text, rules)
    assert found.game is not None, found.fault
    return found.game


def repairs_of(found: GameRead) -> list[str]:
    """What was repaired."""
    return [repair.what for repair in found.repairs]


words = st.text(
    st.characters(min_codepoint=32, max_codepoint=0x24F, exclude_categories=["C"]), max_size=20
).map(lambda text: " ".join(text.split()))
"""Texts on one line, without spaces that a file would not keep."""

headers = st.fixed_dictionaries(
    {},
    optional={
        "Event": words,
        "Site": words,
        "Round": words,
        "White": words,
        "Black": words,
        "Date": st.sampled_from(["2018.10.28", "2018.??.??", "some day"]),
        "WhiteElo": st.integers(0, 3000).map(str),
        "TimeControl": st.sampled_from(["-", "600", "600+5"]),
    },
).map(lambda found: {name: value for name, value in found.items() if value})


@st.composite
def games(draw: st.DrawFn, max_plies: int = 40) -> Game:
    """A game of any type and preset, played in one of the styles, and ended in any way."""
    game_type = draw(st.sampled_from(list(GameType)))
    board = Board(game_type, draw(st.sampled_from(["tournament", "uhp", "rulebook"])))
    style = STYLES[draw(st.sampled_from(list(STYLES)))]
    rng = draw(st.randoms(use_true_random=False))
    for _ in range(draw(st.integers(0, max_plies))):
        if board.is_over:
            break
        board.push(style(rng, board))
    game = Game.from_board(board, draw(headers))
    if game.outcome is None and game.end.ply:
        game.outcome = draw(
            st.sampled_from(
                [
                    None,
                    Outcome(Color.WHITE, Reason.RESIGNED),
                    Outcome(Color.BLACK, Reason.TIME),
                    Outcome(Color.BLACK, Reason.UNKNOWN),
                    Outcome(None, Reason.DRAW_AGREED),
                    Outcome(None, Reason.UNKNOWN),
                ]
            )
        )
    return game


def annotate(draw: st.DrawFn, node: Node) -> None:
    """Say something of a node."""
    node.comment = draw(words)
    node.glyphs = draw(st.sampled_from([(), (1,), (2, 14)]))
    node.clock = draw(st.none() | st.integers(0, 10**6).map(lambda found: found / 1000))
    node.evaluation = draw(
        st.none() | st.builds(Evaluation, st.integers(-500, 500), st.none() | st.integers(-9, 9))
    )
