"""Ask any UHP engine what it thinks of each position of a game.

python examples/analyse_with_engine.py "skep uhp" "Base;InProgress;White[2];wS1;bS1 wS1-"
"""

import sys
from collections.abc import Iterator

import skep
from skep.engine import Limit
from skep.uhp import UhpEngine


def analyse(command: str, game_string: str, limit: Limit) -> Iterator[str]:
    """One line per ply: what was played, and what the engine would have played."""
    game = skep.Board.from_game_string(game_string)
    board = game.root()
    with UhpEngine.open(command) as engine:
        for action in game.history:
            played = board.move_string(action)
            best = engine.analyse(board, limit)[0]
            expected = " ".join(board.line_strings(best.actions))
            yield f"{board.ply + 1:3}. {played:12} {best.score:+6}  {expected}"
            board.push(action)


if __name__ == "__main__":
    for line in analyse(sys.argv[1], sys.argv[2], Limit(seconds=1)):
        print(line)
