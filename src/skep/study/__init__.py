"""Study: what the engine says about games that have been played."""

from skep.study.game_analysis import AnalysisJob, analyse_games

__all__ = ["AnalysisJob", "analyse_games"]
