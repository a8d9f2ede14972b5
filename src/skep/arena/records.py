"""The record of a game: one line in the results file."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import NamedTuple

from skep.arena.faults import FAULTS


class GameId(NamedTuple):
    """Which game this is: every two players play each opening twice, with colors swapped."""

    opening: int
    white: str
    black: str

    def swapped(self) -> GameId:
        """The other game of the pair."""
        return GameId(self.opening, self.black, self.white)


@dataclass(frozen=True, slots=True)
class SideRecord:
    """What the moves of one player cost; None for what it did not report."""

    moves: int
    seconds: float
    longest: float
    nodes: int | None
    depth: float | None


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A finished game."""

    opening: int
    white: str
    black: str
    result: str
    """A GameStateString: WhiteWins, BlackWins or Draw."""
    reason: str
    """The rule that ended the game, ``ply-cap``, or the fault of the loser."""
    detail: str
    opening_plies: int
    plies: int
    seconds: float
    white_side: SideRecord
    black_side: SideRecord
    game_string: str

    @property
    def id(self) -> GameId:
        """Which game of the fixture this was."""
        return GameId(self.opening, self.white, self.black)

    @property
    def white_half_points(self) -> int:
        """The result for White: 2, 1 or 0."""
        return {"WhiteWins": 2, "Draw": 1, "BlackWins": 0}[self.result]

    @property
    def loser_at_fault(self) -> str | None:
        """Who lost by their own fault, if anyone did."""
        if self.reason not in FAULTS:
            return None
        return self.black if self.result == "WhiteWins" else self.white

    def to_json(self) -> dict[str, object]:
        """The record as plain values."""
        return asdict(self)

    @classmethod
    def from_json(cls, values: dict[str, object]) -> GameRecord:
        """The record of these values; raise ValueError if they are something else."""
        try:
            sides = {
                side: SideRecord(**values[side])  # type: ignore[arg-type]
                for side in ("white_side", "black_side")
            }
            record = cls(**(values | sides))  # type: ignore[arg-type]
        except (TypeError, KeyError) as error:
            raise ValueError(f"not the record of a game: {error}") from None
        if record.result not in ("WhiteWins", "BlackWins", "Draw") or not (
            isinstance(record.opening, int)
            and isinstance(record.white, str)
            and isinstance(record.black, str)
        ):
            raise ValueError("not the record of a game: an impossible opening, player or result")
        return record
