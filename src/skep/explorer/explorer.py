"""The explorer: an index of positions over any number of games, in one file."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from types import TracebackType
from typing import Final, NamedTuple, Self

from skep._checks import checked_path, checked_type, shown, whole_number
from skep.board import Board
from skep.errors import FileError, GameStateError, WrongTypeError
from skep.explorer.adding import add_batch, count_games
from skep.explorer.answers import Exploration
from skep.explorer.entries import IndexEntry, entry_of
from skep.explorer.filters import EVERYTHING, ExplorerFilter
from skep.explorer.game_sets import CHUNK
from skep.explorer.index_file import close_index, database_errors, open_index
from skep.explorer.looking_up import explore
from skep.formats import GameRead
from skep.game import Game

_MAX_PLIES: Final = 10_000


class Added(NamedTuple):
    """What became of games that were added."""

    games: int
    """Those that are new in the index."""
    known: int
    """Those that were in the index before: the same moves with the same headers."""
    unreadable: int
    """Games that could not be read or replayed."""


class Explorer:
    """An index of the positions of games, found however the hive is turned.

    Others can look up positions while one adds games. A crash loses at most the last few thousand
    games; add them all again, and those that are there already are left out.
    """

    __slots__ = ("_connection", "_path", "_plies", "_read_only")

    _connection: sqlite3.Connection | None

    def __init__(self, path: Path, connection: sqlite3.Connection, *, read_only: bool) -> None:
        self._path = path
        self._connection = connection
        self._read_only = read_only
        query = "SELECT value FROM settings WHERE name = 'plies'"
        with database_errors(path):
            ((plies,),) = connection.execute(query)
        self._plies = int(plies)

    @classmethod
    def open(
        cls, path: Path | str, *, plies: int | None = None, read_only: bool = False
    ) -> Explorer:
        """Open the index in a file, which is created if it is not there.

        A new index has the first 60 plies of each game, or as many as ``plies`` says. With
        ``read_only`` the file must be there.
        """
        file = checked_path("the path of an index", path)
        if plies is not None:
            plies = whole_number("the plies of an index", plies, 1, _MAX_PLIES)
        return cls(file, open_index(file, plies=plies, read_only=read_only), read_only=read_only)

    @property
    def plies(self) -> int:
        """How far into each game the index goes."""
        return self._plies

    def __len__(self) -> int:
        """How many games the index has."""
        with database_errors(self._path):
            return count_games(self._open())

    def add(self, games: Iterable[Game | GameRead]) -> Added:
        """Add the main lines of games, also straight from ``read_games``.

        The games are on disk in groups of some thousands, and all of them when this returns. Games
        of the same moves and headers are added only once: turned, mirrored or from another file.
        """
        if self._read_only:
            raise FileError(f"cannot add games to {self._path}: it was opened to be read only")
        connection = self._open()
        added = known = 0
        staged = _Staged(games)
        while batch := staged.next_batch():
            with database_errors(self._path):
                new = add_batch(connection, batch, self._plies)
            added += new
            known += len(batch) - new
        return Added(added, known, staged.unreadable)

    def look_up(
        self,
        board: Board,
        only: ExplorerFilter = EVERYTHING,
        *,
        games: int = 4,
        players: int = 3,
    ) -> Exploration:
        """The moves played in the position of a board, and the games with that position.

        ``only`` selects which games count. Of the strongest and of the latest games, as many as
        ``games`` are given, and ``players`` for each move. Moves that are not legal on this board,
        by the rules that it is played by, are left out.
        """
        checked_type("a Board", board, Board)
        checked_type("an ExplorerFilter", only, ExplorerFilter)
        games = whole_number("the number of games", games, 0, CHUNK)
        players = whole_number("the number of players", players, 0, CHUNK)
        with database_errors(self._path):
            return explore(self._open(), board, only, games=games, players=players)

    def close(self) -> None:
        """Close the file; nothing else can be done with this explorer afterward."""
        if self._connection is not None:
            close_index(self._connection)
            self._connection = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        state = "closed" if self._connection is None else f"{len(self)} games"
        return f"<Explorer {self._path}: {state}>"

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            raise GameStateError(f"the index {self._path} has been closed")
        return self._connection


class _Staged:
    """Games on the way into the index."""

    def __init__(self, games: Iterable[Game | GameRead]) -> None:
        if not isinstance(games, Iterable):
            raise WrongTypeError(
                f"expected several games, for example in a list, not {shown(games)}"
            )
        self.unreadable = 0
        self._facts = self._read(iter(games))

    def next_batch(self) -> list[IndexEntry]:
        """The next games; none at the end."""
        return list(islice(self._facts, CHUNK))

    def _read(self, games: Iterator[Game | GameRead]) -> Iterator[IndexEntry]:
        for item in games:
            game, place = (item.game, str(item.place)) if isinstance(item, GameRead) else (item, "")
            if game is None:
                self.unreadable += 1
            else:
                yield entry_of(checked_type("a Game for each game", game, Game), place)
