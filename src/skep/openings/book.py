"""Opening books: which moves were played in a position, how often, and how those games ended."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

from skep._checks import checked_path, checked_type, shown, whole_number
from skep._disk import read_whole, write_whole
from skep.board import Board
from skep.errors import WrongTypeError
from skep.moves import Action
from skep.openings.book_file import MAX_BYTES, MAX_COUNT, Columns, pack, unpack
from skep.openings.book_move import BookMove
from skep.openings.successors import actions_by_successor
from skep.pieces import Color

PLIES: Final = 20
"""How far into each game a book goes unless the caller says otherwise."""

_Edge: TypeAlias = tuple[int, int]  # the canonical keys before and after a move
_Counts: TypeAlias = tuple[int, int, int, int]  # white wins, draws, black wins, undecided


class OpeningBook:
    """The moves that were played in some games, found again however the hive is turned.

    >>> games = ["Base;Draw;Black[2];wG1;bG1 wG1-;wQ -wG1", "Base;WhiteWins;Black[1];wG1"]
    >>> book = OpeningBook.from_games(map(Board.from_game_string, games))
    >>> board = Board.from_game_string(r"Base;InProgress;White[2];wG1;bG1 \\wG1")
    >>> [(board.move_string(move.action), move.games) for move in book.moves(board)]
    [('wQ wG1\\\\', 1)]

    A book does not know the rules: it finds positions by ``Board.canonical_key``, and only ever
    gives moves that are legal on the board that asks. Books are values: they never change.
    """

    __slots__ = ("_columns",)

    def __init__(self) -> None:
        """A book without moves."""
        self._columns = Columns.empty()

    @classmethod
    def from_games(cls, games: Iterable[Board], plies: int = PLIES) -> OpeningBook:
        """Count the first moves of games by their outcomes."""
        plies = whole_number("the plies of a book", plies, 1)
        if not isinstance(games, Iterable):
            raise WrongTypeError(
                f"expected several boards, for example in a list, not {shown(games)}"
            )
        counts: dict[_Edge, _Counts] = {}
        for game in games:
            checked_type("a Board for each game", game, Board)
            for edge in _edges(game, plies):
                counts[edge] = _sum(counts.get(edge), _result(game))
        return cls._of(counts)

    @classmethod
    def load(cls, path: Path | str) -> OpeningBook:
        """Read the book of a file; raise FileError if it is not a whole and sound one."""
        book, file = cls(), checked_path("the path of a book", path)
        book._columns = unpack(read_whole(file, MAX_BYTES), str(file))
        return book

    def save(self, path: Path | str) -> None:
        """Write the book to a file, which a crash leaves either as it was or complete."""
        write_whole(checked_path("the path of a book", path), pack(self._columns))

    def merged(self, other: OpeningBook) -> OpeningBook:
        """The moves of both books, with the sums of their counts."""
        checked_type("an OpeningBook", other, OpeningBook)
        counts = dict(self._rows())
        for edge, row in other._rows():
            counts[edge] = _sum(counts.get(edge), row)
        return self._of(counts)

    def pruned(self, games: int) -> OpeningBook:
        """The moves played in at least this many games."""
        least = whole_number("the games of a move", games, 1)
        return self._of({edge: row for edge, row in self._rows() if sum(row) >= least})

    def moves(self, board: Board) -> tuple[BookMove, ...]:
        """The moves that the book has for a board, the most played first."""
        checked_type("a Board", board, Board)
        known = self._successors(board.canonical_key)
        if not known:
            return ()
        found = actions_by_successor(board, known)
        moves = [BookMove(*known[key], actions) for key, actions in found.items()]
        return tuple(sorted(moves, key=lambda move: -move.games))

    def choose(self, board: Board, rng: Random | None = None) -> Action | None:
        """Draw a move: the more points it brought the player to move, the more likely it is.

        None if the book has no move for this board, or only some that lost every game.
        """
        moves = self.moves(board)
        weights = [move.points(board.turn) for move in moves]
        if not any(weights):
            return None
        rng = rng or Random()  # noqa: S311 - not for secrets
        (move,) = rng.choices(moves, weights)
        return rng.choice(move.actions)

    def __contains__(self, board: object) -> bool:
        """Whether the book has a move for a board."""
        return isinstance(board, Board) and bool(self.moves(board))

    def __len__(self) -> int:
        """How many moves the book has; those that symmetry makes equal are one."""
        return len(self._columns.positions)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, OpeningBook):
            return NotImplemented
        return self._columns == other._columns

    def __hash__(self) -> int:
        return hash(self._columns.successors.tobytes())

    def __repr__(self) -> str:
        return f"<OpeningBook of {len(self)} moves>"

    @classmethod
    def _of(cls, counts: dict[_Edge, _Counts]) -> OpeningBook:
        book = cls()
        for edge, row in sorted(counts.items()):
            for column, value in zip(book._columns, (*edge, *row), strict=True):
                column.append(value)
        return book

    def _rows(self) -> Iterator[tuple[_Edge, _Counts]]:
        for position, successor, *counts in zip(*self._columns, strict=True):
            white_wins, draws, black_wins, undecided = counts
            yield (position, successor), (white_wins, draws, black_wins, undecided)

    def _successors(self, position: int) -> dict[int, _Counts]:
        """The counts of the moves from a position, by the key of where each leads."""
        known: dict[int, _Counts] = {}
        at = bisect_left(self._columns.positions, position)
        while at < len(self) and self._columns.positions[at] == position:
            _, successor, *counts = (column[at] for column in self._columns)
            white_wins, draws, black_wins, undecided = counts
            known[successor] = (white_wins, draws, black_wins, undecided)
            at += 1
        return known


def _edges(game: Board, plies: int) -> set[_Edge]:
    """The first moves of a game; one that was played again after a repetition counts once."""
    keys = game.canonical_keys()
    first_ply = game.ply - len(keys) + 1
    return set(pairwise(keys[: max(0, plies - first_ply) + 1]))


def _result(game: Board) -> _Counts:
    outcome = game.outcome()
    if outcome is None:
        return 0, 0, 0, 1
    if outcome.winner is None:
        return 0, 1, 0, 0
    return (1, 0, 0, 0) if outcome.winner is Color.WHITE else (0, 0, 1, 0)


def _sum(first: _Counts | None, second: _Counts) -> _Counts:
    if first is None:
        return second
    white_wins, draws, black_wins, undecided = (
        min(a + b, MAX_COUNT) for a, b in zip(first, second, strict=True)
    )
    return white_wins, draws, black_wins, undecided
