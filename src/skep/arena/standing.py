"""The standing of a match: what the finished games add up to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from skep.arena.records import GameId, GameRecord, SideRecord
from skep.arena.statistics import Pentanomial


class Standing:
    """Counts from the view of the first player."""

    def __init__(self, records: Iterable[GameRecord] = ()) -> None:
        self._half_points: dict[GameId, int] = {}
        self._pairs = [0, 0, 0, 0, 0]
        self.ends: Counter[tuple[str, str]] = Counter()
        """How games ended: the reason and, where it was a fault, whose."""
        self.sides: dict[str, SideTotal] = {}
        for record in records:
            self.add(record)

    def add(self, record: GameRecord) -> None:
        self._half_points[record.id] = record.half_points
        other = self._half_points.get(GameId(record.opening, not record.first_is_white))
        if other is not None:
            self._pairs[record.half_points + other] += 1
        self.ends[record.reason, record.loser_at_fault or ""] += 1
        for name, side in ((record.white, record.white_side), (record.black, record.black_side)):
            self.sides.setdefault(name, SideTotal()).add(side)

    @property
    def games(self) -> int:
        return len(self._half_points)

    @property
    def wins(self) -> int:
        return self._count(2)

    @property
    def draws(self) -> int:
        return self._count(1)

    @property
    def losses(self) -> int:
        return self._count(0)

    @property
    def pairs(self) -> Pentanomial:
        """The finished pairs by their half points."""
        none, one, two, three, four = self._pairs
        return none, one, two, three, four

    @property
    def score(self) -> float | None:
        """The share of the points of all games, paired or not."""
        return sum(self._half_points.values()) / 2 / self.games if self.games else None

    def _count(self, half_points: int) -> int:
        return sum(points == half_points for points in self._half_points.values())


class SideTotal:
    """What all moves of one player cost."""

    def __init__(self) -> None:
        self.moves = 0
        self.seconds = 0.0
        self.longest = 0.0
        self._nodes = self._node_seconds = 0.0
        self._depths = self._depth_moves = 0.0

    def add(self, side: SideRecord) -> None:
        self.moves += side.moves
        self.seconds += side.seconds
        self.longest = max(self.longest, side.longest)
        if side.nodes is not None:
            self._nodes += side.nodes
            self._node_seconds += side.seconds
        if side.depth is not None:
            self._depths += side.depth * side.moves
            self._depth_moves += side.moves

    @property
    def seconds_per_move(self) -> float | None:
        return self.seconds / self.moves if self.moves else None

    @property
    def nodes_per_second(self) -> float | None:
        return self._nodes / self._node_seconds if self._node_seconds else None

    @property
    def depth(self) -> float | None:
        """The mean over all moves."""
        return self._depths / self._depth_moves if self._depth_moves else None
