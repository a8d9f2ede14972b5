"""The results of matches and tournaments, as programs and people read them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from datetime import UTC, datetime

from skep.arena.contest import Contest
from skep.arena.match_report import format_match, match_line, match_values
from skep.arena.pgn import format_pgn
from skep.arena.ratings import Rating
from skep.arena.records import GameRecord
from skep.arena.results import Results
from skep.arena.sprt import SprtDecision
from skep.arena.standing import Encounter, Standing
from skep.arena.statistics import Estimate, estimate
from skep.arena.tournament_report import (
    format_tournament,
    tournament_line,
    tournament_ratings,
    tournament_values,
)


class ContestResult(ABC):
    """The games of a contest so far. It grows while they are played; ``str`` is the report."""

    def __init__(self, contest: Contest, results: Results) -> None:
        self.contest = contest
        self._results = results

    @property
    def records(self) -> Sequence[GameRecord]:
        """The finished games, in the order in which they ended."""
        return tuple(self._results.records.values())

    @property
    def standing(self) -> Standing:
        """Wins, draws, losses, faults and costs so far."""
        return self._results.standing

    @property
    def has_faults(self) -> bool:
        """Whether a player lost a game by a fault such as a crash."""
        return any(self.standing.faults(name) for name in self.contest.fixture.names)

    def pgn(self) -> str:
        """The games as PGN, dated today."""
        date = datetime.now(UTC).strftime("%Y.%m.%d")
        return format_pgn(self.contest.fixture, self.records, date)

    @abstractmethod
    def __str__(self) -> str: ...

    @property
    @abstractmethod
    def line(self) -> str:
        """The standing in one line."""

    @abstractmethod
    def to_json(self) -> dict[str, object]:
        """The report as plain values; None for what is unknown or infinite."""


class MatchResult(ContestResult):
    """The games of the first player against the second."""

    @property
    def encounter(self) -> Encounter:
        """Wins, draws, losses and pairs, as the first player sees them."""
        return self.standing.encounter(*self.contest.fixture.names)

    @property
    def estimate(self) -> Estimate | None:
        """Elo with its interval; None before the first pair."""
        return estimate(self.encounter.pairs)

    @property
    def decision(self) -> SprtDecision | None:
        """What the sequential test says; None without a test."""
        test = self.contest.sprt
        return None if test is None else test.decision(self.encounter.pairs)

    def __str__(self) -> str:
        return format_match(self.contest, self.standing)

    @property
    def line(self) -> str:
        return match_line(self.contest, self.standing)

    def to_json(self) -> dict[str, object]:
        return match_values(self.contest, self.standing)


class TournamentResult(ContestResult):
    """The games of every two players."""

    @property
    def ratings(self) -> Sequence[Rating]:
        """The players, the strongest first."""
        return tournament_ratings(self.contest, self.standing)

    def __str__(self) -> str:
        return format_tournament(self.contest, self.standing)

    @property
    def line(self) -> str:
        return tournament_line(self.contest, self.standing)

    def to_json(self) -> dict[str, object]:
        return tournament_values(self.contest, self.standing)
