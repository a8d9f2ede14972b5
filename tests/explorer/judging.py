"""Random games, and what an index must say about them, counted one by one with the rulebook."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple, TypeAlias

from skep import Board, Symmetry
from skep.explorer import Exploration
from skep.game import Game
from skep.moves import Action
from skep.openings import Tally
from skep.pieces import Color, GameType
from skep.rulebook import Position

Canonical: TypeAlias = frozenset[object]
Visits: TypeAlias = set[tuple[Canonical, Canonical | None]]
"""The positions of a game, each with the one that came next."""

NAMES = ("Ada", "Bo", "Cleo", "Dan", "")


def random_games(seed: int, count: int, plies: int = 12) -> list[Game]:
    """Games that have positions in common: of two types, and with few choices at first."""
    rng = Random(seed)
    games = []
    for _ in range(count):
        board = Board(rng.choice([GameType.BASE, GameType.BASE_MLP]))
        while not board.is_over and board.ply < plies:
            legal = board.legal_moves
            board.push(legal[rng.randrange(min(len(legal), 3 if board.ply < 6 else 30))])
        if rng.random() < 0.7 and not board.is_over:
            rng.choice([board.agree_draw, board.resign])()
        turned = board.transformed(rng.choice([*Symmetry]))
        games.append(Game.from_board(turned, random_headers(rng)))
    return games


def random_headers(rng: Random) -> dict[str, str]:
    """Headers, of which some say that something is not known."""
    year, month = rng.randrange(2016, 2020), rng.randrange(1, 13)
    days = f"{rng.randrange(1, 29):02}", "??"
    dates = [*(f"{year}.{month:02}.{day}" for day in days), f"{year}.??.??", "?"]
    headers = {"White": rng.choice(NAMES), "Black": rng.choice(NAMES), "Date": rng.choice(dates)}
    for name in ("WhiteElo", "BlackElo"):
        headers[name] = rng.choice(["", "?", str(rng.randrange(1, 3000))])
    return headers


def canonical(position: Position) -> Canonical:
    """Equal exactly for positions that one of the symmetries makes equal."""
    kind, rules, ply, resting = (
        position.game_type,
        position.ruleset,
        position.ply,
        position.resting,
    )
    images = (
        {at.transformed(symmetry): stack for at, stack in position.stacks.items()}
        for symmetry in Symmetry
    )
    return frozenset({kind, *(Position(kind, rules, it, ply, resting).key() for it in images)})


def visits(game: Game, plies: int = 60) -> Visits:
    """What an index of so many plies has of a game."""
    positions = [canonical(board.position) for board, _ in game.walk()]
    positions = [*positions, canonical(game.board().position)][: plies + 1]
    return set(zip(positions, [*positions[1:], None], strict=True))


class Counted(NamedTuple):
    """How the games of a position ended, and those of each of its moves."""

    total: Tally
    moves: dict[frozenset[Action], Tally]


def count(games: Sequence[tuple[Game, Visits]], board: Board) -> Counted:
    """Look at the games one by one."""
    here = canonical(board.position)
    having = [(game, seen) for game, seen in games if any(here == it for it, _ in seen)]
    actions: dict[Canonical, set[Action]] = {}
    for action in board.legal_moves:
        after = board.copy()
        after.push(action)
        actions.setdefault(canonical(after.position), set()).add(action)
    moves = {
        frozenset(leading): tally([game for game, seen in having if (here, after) in seen])
        for after, leading in actions.items()
    }
    played = {leading: counts for leading, counts in moves.items() if counts.games}
    return Counted(tally([game for game, _ in having]), played)


def tally(games: Sequence[Game]) -> Tally:
    """How games ended."""
    ends = [game.outcome for game in games]
    winners = [end.winner for end in ends if end is not None]
    return Tally(
        white_wins=winners.count(Color.WHITE),
        draws=winners.count(None),
        black_wins=winners.count(Color.BLACK),
        undecided=ends.count(None),
    )


def answer(found: Exploration) -> Counted:
    """The same, as the explorer gives it."""
    moves = {
        frozenset(move.actions): Tally(move.white_wins, move.draws, move.black_wins, move.undecided)
        for move in found.moves
    }
    assert [move.games for move in found.moves] == sorted(
        (move.games for move in found.moves), reverse=True
    )
    return Counted(found.total, moves)


Wanted: TypeAlias = Callable[[Game], bool]
