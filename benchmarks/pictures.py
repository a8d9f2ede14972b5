"""How long pictures take, in time of the processor: python -m benchmarks.pictures."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Final

from tools.draw_pictures import README_GAME

from skep import Board
from skep.game import Game
from skep.render import animated_svg, gif, png, svg

_ROUNDS: Final = 5


def _milliseconds(work: Callable[[], object]) -> float:
    """The best of a few rounds, since everything else on the machine only adds to it."""
    work()
    times = []
    for _ in range(_ROUNDS):
        start = process_time()
        work()
        times.append(process_time() - start)
    return 1000 * min(times)


def main() -> None:
    """Print one line per kind of picture."""
    board = Board.from_game_string(README_GAME)
    game = Game.from_board(board)
    plain = svg(board, last_move=board.peek(), theme="wood")
    full = svg(board, last_move=board.peek(), theme="wood", reserves=True, names=True)
    animation = gif(board, reserves=True)
    for what, size, work in (
        ("SVG", len(plain), lambda: svg(board, last_move=board.peek(), theme="wood")),
        ("PNG of 600 pixels", len(png(plain, 600)), lambda: png(plain, 600)),
        ("PNG of 600 pixels, with reserves and names", len(png(full, 600)), lambda: png(full, 600)),
        ("animated SVG, 24 plies", len(animated_svg(board)), lambda: animated_svg(board)),
        ("GIF of 600 pixels, 24 plies", len(animation), lambda: gif(board, reserves=True)),
        ("HTML with slider, 24 plies", len(game._repr_html_()), game._repr_html_),
    ):
        print(f"{what:<44} {_milliseconds(work):8.1f} ms {size / 1000:8.0f} kB")


if __name__ == "__main__":
    main()
