"""Let two bots play a match, and measure which one is stronger.

python -m examples.match_of_bots
"""

from random import Random

from examples.first_bot import FirstBot

from skep import Action, Board
from skep.arena import MatchResult, match
from skep.engine import Limit


class RandomBot:
    """Plays any legal move."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, board: Board, limit: Limit) -> Action:
        return self._random.choice(board.legal_moves)


def measure(games: int) -> MatchResult:
    """Play each opening twice, with colors swapped, in one process per core."""
    return match(FirstBot(), RandomBot(seed=1), games=games, game_types=["Base"])


if __name__ == "__main__":  # the processes that play import this file, too
    print(measure(games=100))
