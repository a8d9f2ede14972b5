"""A first bot, served as a UHP engine.

skep uhp-check 'python examples/first_bot.py'
skep match 'uhp:python examples/first_bot.py' 'skep?level=1' --seconds 1 --games 20
"""

from skep import Action, Board
from skep.engine import Limit
from skep.uhp import serve


class FirstBot:
    """Leaves the enemy queen as few free cells as it can."""

    def choose(self, board: Board, limit: Limit) -> Action:
        enemy = board.turn.other

        def free_cells(action: Action) -> int:
            board.push(action)
            cells = board.liberties(enemy)
            board.pop()
            return 6 if cells is None else len(cells)

        return min(board.legal_moves, key=free_cells)


if __name__ == "__main__":
    serve(FirstBot())
