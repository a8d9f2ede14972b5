"""Build an opening book from a file of games, and ask it for a move.

python examples/opening_book.py games.pgn book.skepbook
"""

import sys
from pathlib import Path

import skep
from skep.formats import read_games
from skep.openings import OpeningBook


def build(games: Path, file: Path) -> OpeningBook:
    """Count the first 12 plies of each game, and keep what was played at least twice."""
    boards = (read.game.board() for read in read_games(games) if read.game is not None)
    book = OpeningBook.from_games(boards, plies=12).pruned(2)
    book.save(file)
    return book


def show(book: OpeningBook, board: skep.Board) -> None:
    """Print what was played in a position, in the orientation of this board."""
    for move in book.moves(board):
        points = move.score(board.turn)
        print(f"{board.move_string(move.action):12} {move.games:6} games {points:6.1%}")


if __name__ == "__main__":
    show(build(Path(sys.argv[1]), Path(sys.argv[2])), skep.Board())
