"""The arena: matches between engines, refereed by our rules, that measure their strength."""

from skep.arena.fixture import Fixture
from skep.arena.match import Match
from skep.arena.records import GameId, GameRecord
from skep.arena.results import Results, open_results
from skep.arena.specs import PlayerSpec, parse_player
from skep.arena.sprt import EloModel, Sprt, Verdict
from skep.arena.standing import Standing
from skep.arena.statistics import Estimate, estimate

__all__ = [
    "EloModel",
    "Estimate",
    "Fixture",
    "GameId",
    "GameRecord",
    "Match",
    "PlayerSpec",
    "Results",
    "Sprt",
    "Standing",
    "Verdict",
    "estimate",
    "open_results",
    "parse_player",
]
