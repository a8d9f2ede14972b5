"""Makes the test set of forced wins, forced losses and near misses in tests/data.

The engine plays itself with few nodes per move and an occasional random move. The last positions
of each game are solved by exhaustive search, and again after moves back and forth that make
repetitions matter. The solutions follow from the rules alone; which positions come up depends on
the compiled engine. Takes about ten minutes.

    .venv/bin/python -m tools.make_forced_wins --seed 1
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
from collections import Counter
from collections.abc import Iterator
from typing import TypeAlias

from rich.progress import Progress
from tests.core.styles import crowding, throwing, uniform
from tests.engine.forced_wins import Case, write

from skep import PRESETS, Board, GameType, Hex, Move, Piece, Repetition
from skep.engine import Engine, Limit
from skep.puzzles.solver import Solver

MAX_PLIES = 70
LAST_PLIES = 10
MAX_ESCAPES = 8  # a threat to win in three with at most this many escapes is a near miss
ATTEMPTS = 20

Sort: TypeAlias = tuple[str, int | None]  # kind and win_in

QUOTAS: dict[Sort, int] = {  # per game type
    **{("win", plies): 10 for plies in (1, 3, 5)},
    **{("loss", -plies): 5 for plies in (2, 4)},
    ("near miss", None): 30,
    ("near loss", None): 8,
    **{("repetition", plies): 2 for plies in (3, 5)},
    ("repetition", None): 4,
}


def find(seed: str) -> list[tuple[int, Case]]:
    """The positions of one game worth keeping, with their canonical keys."""
    rng = random.Random(seed)
    rules = rng.choice([*PRESETS, "tournament"])
    board = Board(rng.choice([*GameType]), rules)
    play(board, rng)
    found: dict[Sort, tuple[int, Case]] = {}  # one per sort: they are much alike
    for _ in range(LAST_PLIES):
        board.pop()
        for case in solve(board, rules, rng):
            found.setdefault((case.kind, case.win_in), (board.canonical_key, case))
    return [*found.values()]


def play(board: Board, rng: random.Random) -> None:
    """Let the engine play against itself."""
    engine = Engine(1)
    limit = Limit(nodes=rng.choice([100, 300, 1000]))
    share_of_random = rng.choice([0.05, 0.15, 0.3])
    while not board.is_over and board.ply < MAX_PLIES:
        if rng.random() < share_of_random:
            board.push(rng.choice([uniform, crowding, throwing])(rng, board))
        else:
            board.push(engine.best_move(board, limit))


def solve(board: Board, rules: str, rng: random.Random) -> Iterator[Case]:
    """The cases in this position, rarest first."""
    if len(board.legal_moves) == 1:
        return
    solver = Solver(board)
    if plies := solver.win_in(5):
        case = make("win", board, rules, plies)
        if plies > 1 and board.ruleset.repetition is Repetition.THREEFOLD:
            yield from repetitions(board, case, rng)
        yield case
    elif plies := solver.loss_in(4):
        yield make("loss", board, rules, -plies)
    elif len(solver.escapes(2, MAX_ESCAPES + 1)) <= MAX_ESCAPES:
        yield make("near loss", board, rules, None)
    elif nearly_wins(board):
        yield make("near miss", board, rules, None)


def nearly_wins(board: Board) -> bool:
    """Whether some action wins in three plies against all but a few replies."""
    for action in board.legal_moves:
        after = board.copy()
        after.push(action)
        if not after.is_over and len(Solver(after).escapes(2, MAX_ESCAPES + 1)) <= MAX_ESCAPES:
            return True
    return False


def make(kind: str, board: Board, rules: str, win_in: int | None) -> Case:
    winning = Solver(board).winning_moves(win_in) if win_in and win_in > 0 else []
    moves = [board.move_string(action) for action in winning]
    return Case(kind, win_in, rules, moves, board.game_string)


def repetitions(board: Board, case: Case, rng: random.Random) -> Iterator[Case]:
    """The position after its win was started once, and twice if a third time no longer wins."""
    beginning = rng.choice(case.winning_moves(board))
    for times in (1, 2):
        again = begun(board, beginning, times, rng) if isinstance(beginning, Move) else None
        if again is None:
            continue
        solver = Solver(again)
        plies = solver.win_in(5)
        if (times == 1 or plies != case.win_in) and (plies or not solver.loss_in(4)):
            yield make("repetition", again, case.rules, plies)


def begun(board: Board, beginning: Move, times: int, rng: random.Random) -> Board | None:
    """Repeat: the win's first move, some reply, and both pieces back again.

    Only the last time must the piece go straight back. Otherwise the position itself, which
    also counts at the start, would occur once too often.
    """
    home = board.locate(beginning.piece)
    for _ in range(ATTEMPTS if home else 0):
        again = board.copy()
        ways = [None] * (times - 1) + [home]
        if all(begin(again, beginning, way, rng) for way in ways) and again.stacks == board.stacks:
            return again
    return None


def begin(board: Board, beginning: Move, way: Hex | None, rng: random.Random) -> bool:
    """Play the first move, a reply, and both pieces back; False if that is impossible."""
    if not step(board, rng, beginning.piece, beginning.to):
        return False
    stacks = board.stacks
    reply = step(board, rng)
    if not reply or not step(board, rng, beginning.piece, way):
        return False
    origin = next(at for at, stack in stacks.items() if reply in stack)
    return step(board, rng, reply, origin) is not None and not board.is_over


def step(
    board: Board, rng: random.Random, piece: Piece | None = None, to: Hex | None = None
) -> Piece | None:
    """Move a piece on the board, maybe a given one or to a given hex; None if no move fits."""
    moves = [
        move
        for move in board.legal_moves
        if isinstance(move, Move)
        and board.locate(move.piece) is not None
        and piece in (None, move.piece)
        and to in (None, move.to)
    ]
    if not moves:
        return None
    move = rng.choice(moves)
    board.push(move)
    return move.piece


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.make_forced_wins", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=5000, help="at most (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: %(default)s)")
    arguments = parser.parse_args()
    seeds = [f"{arguments.seed}/{game}" for game in range(arguments.games)]
    missing = Counter({(kind, *sort): n for kind in GameType for sort, n in QUOTAS.items()})
    cases: dict[int, Case] = {}
    with Progress() as progress, multiprocessing.Pool(arguments.jobs) as pool:
        task = progress.add_task("positions", total=missing.total())
        for found in pool.imap(find, seeds):  # in order, so that a seed always gives the same set
            for key, case in found:
                sort = (case.game_type, case.kind, case.win_in)
                if missing[sort] > 0 and key not in cases:
                    missing[sort] -= 1
                    cases[key] = case
                    progress.advance(task)
            if not missing.total():
                break
    write([*cases.values()], f"python -m tools.make_forced_wins --seed {arguments.seed}")
    print(f"{len(cases)} positions; missing: {+missing or 'none'}")


if __name__ == "__main__":
    main()
