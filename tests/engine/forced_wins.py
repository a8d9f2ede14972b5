"""The test set of forced wins, losses and near misses (``tools/make_forced_wins.py``)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from skep import Action, Board, GameType

DATA = Path(__file__).parent.parent / "data" / "forced_wins.jsonl"


class Case(NamedTuple):
    """A position solved by exhaustive search.

    ``kind`` is a win, a loss, a near miss, a near loss, or a repetition: a position where a win
    was started before, so that it may no longer be a win. ``win_in`` counts plies as the engine
    does; None means neither a win in five plies nor a loss in four. ``winning`` are the actions
    that win that fast.
    """

    kind: str
    win_in: int | None
    rules: str
    winning: list[str]
    game: str

    @property
    def game_type(self) -> GameType:
        return GameType(self.game.partition(";")[0])

    def board(self) -> Board:
        return Board.from_game_string(self.game, self.rules)

    def winning_moves(self, board: Board) -> list[Action]:
        return [board.parse_move(move) for move in self.winning]


def read() -> list[Case]:
    about, *lines = DATA.read_text(encoding="utf-8").splitlines()
    assert "made by" in json.loads(about)
    return [Case(**json.loads(line)) for line in lines]


def write(cases: list[Case], made_by: str) -> None:
    lines = [{"made by": made_by}, *(case._asdict() for case in cases)]
    DATA.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
