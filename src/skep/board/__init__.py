"""The board: a game of Hive from its first piece to its outcome.

Legal moves, results and repetition come from the native core; everything else about the rules,
such as pins, throws and the reasons why something is illegal, comes from the rulebook. ``Board`` is
built in steps, one module each: game_so_far, hive, turn, playing, board.
"""

from skep.board.board import Board

__all__ = ["Board"]
