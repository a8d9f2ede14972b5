"""The arena: contests that measure the strength of engines, with Skep as the referee.

``fixture`` says which games a contest has, ``contest`` which of them are missing, and plays those.
``referee`` plays one game between two ``contestant`` objects; ``records`` has its line in the file,
``results`` the file itself. ``standing``, ``statistics``, ``sprt`` and ``ratings`` count and judge.
"""

from skep.arena.contest import Contest
from skep.arena.contest_result import ContestResult, MatchResult, TournamentResult
from skep.arena.fixture import Fixture
from skep.arena.playing import match, tournament
from skep.arena.ratings import Rating, rate
from skep.arena.records import GameId, GameRecord
from skep.arena.results import Results, open_results
from skep.arena.spec_strings import as_player_spec, parse_player
from skep.arena.specs import PlayerSpec
from skep.arena.sprt import EloModel, Sprt, SprtDecision
from skep.arena.standing import Encounter, Standing
from skep.arena.statistics import Estimate, estimate

__all__ = [
    "Contest",
    "ContestResult",
    "EloModel",
    "Encounter",
    "Estimate",
    "Fixture",
    "GameId",
    "GameRecord",
    "MatchResult",
    "PlayerSpec",
    "Rating",
    "Results",
    "Sprt",
    "SprtDecision",
    "Standing",
    "TournamentResult",
    "as_player_spec",
    "estimate",
    "match",
    "open_results",
    "parse_player",
    "rate",
    "tournament",
]
