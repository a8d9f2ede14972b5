"""The standing of a contest: the totals of its finished games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from skep.arena.records import GameId, GameRecord, SideRecord
from skep.arena.statistics import Pentanomial


@dataclass(frozen=True, slots=True)
class Encounter:
    """A player's games against another or against all, from the player's view."""

    wins: int
    draws: int
    losses: int
    pairs: Pentanomial
    """The finished pairs by their half points."""

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.wins + self.draws + self.losses

    @property
    def points(self) -> float:
        """A win is one point, a draw half a point."""
        return self.wins + self.draws / 2

    @property
    def score(self) -> float | None:
        """The share of points over all games, paired or not."""
        return self.points / self.games if self.games else None


class Standing:
    """Counts of games, pairs, ends and costs."""

    def __init__(self, records: Iterable[GameRecord] = ()) -> None:
        self._half_points: dict[GameId, int] = {}  # White's
        # By player, opponent (None: all of them) and half points: how many games and pairs.
        self._games: Counter[tuple[str, str | None, int]] = Counter()
        self._pairs: Counter[tuple[str, str | None, int]] = Counter()
        self.ends: Counter[tuple[str, str]] = Counter()
        """How games ended: the reason and, if it was a fault, whose."""
        self.fault_details: dict[tuple[str, str], str] = {}
        """What happened when a player first lost by a fault, by the fault and the player."""
        self.sides: dict[str, SideTotal] = {}
        for record in records:
            self.add(record)

    def add(self, record: GameRecord) -> None:
        """Count a game."""
        game = record.id
        points = self._half_points[game] = record.white_half_points
        _count(self._games, game, points, most=2)
        before = self._half_points.get(game.swapped())
        if before is not None:
            _count(self._pairs, game, points + 2 - before, most=4)
        loser = record.loser_at_fault
        self.ends[record.reason, loser or ""] += 1
        if loser is not None and record.detail:
            self.fault_details.setdefault((record.reason, loser), record.detail)
        for name, side in ((record.white, record.white_side), (record.black, record.black_side)):
            self.sides.setdefault(name, SideTotal()).add(side)

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self._half_points)

    def encounter(self, player: str, opponent: str | None = None) -> Encounter:
        """A player's results against an opponent, or against all."""
        losses, draws, wins = (self._games[player, opponent, points] for points in range(3))
        none, one, two, three, four = (self._pairs[player, opponent, points] for points in range(5))
        return Encounter(wins, draws, losses, (none, one, two, three, four))

    def faults(self, player: str) -> dict[str, int]:
        """How many games a player lost by its own faults, by reason."""
        return {reason: count for (reason, name), count in self.ends.items() if name == player}


class SideTotal:
    """The cost of all moves of one player."""

    def __init__(self) -> None:
        self.moves = 0
        self.seconds = 0.0
        self.longest = 0.0
        self._nodes = self._node_moves = 0
        self._node_seconds = 0.0
        self._depths = self._depth_moves = 0.0

    def add(self, side: SideRecord) -> None:
        self.moves += side.moves
        self.seconds += side.seconds
        self.longest = max(self.longest, side.longest)
        if side.nodes is not None:
            self._nodes += side.nodes
            self._node_moves += side.moves
            self._node_seconds += side.seconds
        if side.depth is not None:
            self._depths += side.depth * side.moves
            self._depth_moves += side.moves

    @property
    def seconds_per_move(self) -> float | None:
        return self.seconds / self.moves if self.moves else None

    @property
    def nodes_per_move(self) -> float | None:
        return self._nodes / self._node_moves if self._node_moves else None

    @property
    def nodes_per_second(self) -> float | None:
        return self._nodes / self._node_seconds if self._node_seconds else None

    @property
    def depth(self) -> float | None:
        """The mean over all moves."""
        return self._depths / self._depth_moves if self._depth_moves else None


def _count(
    counts: Counter[tuple[str, str | None, int]], game: GameId, half_points: int, most: int
) -> None:
    """Count a result for both players: White has ``half_points`` of ``most``."""
    for player, opponent, points in (
        (game.white, game.black, half_points),
        (game.black, game.white, most - half_points),
    ):
        counts[player, opponent, points] += 1
        counts[player, None, points] += 1
