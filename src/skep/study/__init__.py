"""Study: what the engine says about games that have been played."""

from skep.study.game_analysis import AnalyzedLine, GameAnalysis
from skep.study.many_games import analyse_games

__all__ = ["AnalyzedLine", "GameAnalysis", "analyse_games"]
