"""A contest: plays the missing games until all are played or a test has decided.

With two players it is a match, with more a tournament in which every two meet.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from dataclasses import dataclass

from skep._checks import checked_type, shown, whole_number
from skep.arena.fixture import Fixture
from skep.arena.match_job import MatchJob
from skep.arena.records import GameRecord
from skep.arena.results import Results
from skep.arena.sprt import Sprt, SprtDecision
from skep.arena.standing import Standing
from skep.errors import SettingError, WrongTypeError
from skep.jobs import LocalPool, Pool


@dataclass(frozen=True, slots=True)
class Contest:
    """A number of games for every pairing of a fixture, or fewer if the match's test decides."""

    fixture: Fixture
    games: int
    sprt: Sprt | None = None

    def __post_init__(self) -> None:
        checked_type("a Fixture", self.fixture, Fixture)
        object.__setattr__(self, "games", whole_number("games", self.games, 2))
        most = 2 * len(self.fixture.openings)
        if self.games % 2:
            raise SettingError(f"games are played in pairs: {self.games} is an odd number")
        if self.games > most:
            raise SettingError(
                f"{self.games} games need {self.games // 2} openings; "
                f"there are {most // 2}, enough for {most} games"
            )
        if not isinstance(self.sprt, Sprt | None):
            raise WrongTypeError(f"expected an Sprt or None, not {shown(self.sprt)}")
        if self.sprt is not None and len(self.fixture.players) > 2:
            raise SettingError("a test compares two players, not more")

    @property
    def all_games(self) -> int:
        """The games of all pairings together."""
        return self.games * len(self.fixture.pairings)

    def is_decided(self, standing: Standing) -> bool:
        """Whether the test needs no more games."""
        if self.sprt is None:
            return False
        pairs = standing.encounter(*self.fixture.names).pairs
        return self.sprt.decision(pairs) is not SprtDecision.UNDECIDED

    def play(
        self,
        results: Results,
        pool: Pool = LocalPool(1),  # noqa: B008 - it is frozen
    ) -> Generator[GameRecord]:
        """Play the games the results lack; each record is added to them before it is yielded."""
        missing = [game for game in self.fixture.games(self.games) if game not in results.records]
        if not missing or self.is_decided(results.standing):
            return
        with closing(pool.run(MatchJob(self.fixture), missing)) as records:
            for record in records:
                results.add(record)
                yield record
                if self.is_decided(results.standing):
                    return
