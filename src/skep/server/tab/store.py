"""The games of a tab: in memory, and kept by the browser as one record per game."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from contextlib import suppress
from typing import TypeAlias

import msgspec

from skep.server.storage.errors import NotReadError, NotWrittenError
from skep.server.storage.records import Change, DatabaseRow, Stored, restored
from skep.server.storage.store import StoredVersion

Keep: TypeAlias = Callable[[dict[str, bytes]], Awaitable[object]]
"""Keeps the records of some games, by their ids: all of them or none."""


_LOG = logging.getLogger(__name__)


class TabRecord(msgspec.Struct):
    """A game as the browser keeps it: its row, and its moves with the time each took."""

    row: DatabaseRow
    moves: list[tuple[str, int]]


class TabStore:
    """All games of a browser; they are few enough to be in memory."""

    def __init__(self, records: Iterable[bytes], keep: Keep) -> None:
        self._games: dict[str, TabRecord] = {}
        self._keep = keep
        for encoded in records:
            try:
                record = msgspec.msgpack.decode(encoded, type=TabRecord)
                self._games[record.row["id"]] = record
            except (msgspec.DecodeError, KeyError) as error:  # the other games go on
                _LOG.error("a game that the browser kept can't be read: %s", error)

    async def load(self, game_id: str) -> Stored | None:
        record = self._games.get(game_id)
        return None if record is None else _restored(record.row, record.moves)

    async def plies(self, game_id: str) -> int:
        record = self._games.get(game_id)
        return len(record.moves) if record else 0

    async def stored_versions(self, game_ids: Collection[str]) -> dict[str, StoredVersion]:
        known = (self._games[game_id] for game_id in game_ids if game_id in self._games)
        return {it.row["id"]: StoredVersion(it.row["version"], len(it.moves)) for it in known}

    async def expiring(self, now_ms: int) -> list[tuple[str, int]]:
        return [(row["id"], row["expires_ms"]) for row in self._with_time_left(now_ms)]

    async def expired(
        self, now_ms: int, after: tuple[int, str], most: int
    ) -> tuple[list[Stored], tuple[int, str] | None]:
        ends = [(it.row["expires_ms"], it.row["id"]) for it in self._games.values() if _ends(it)]
        due = sorted(end for end in ends if end[0] <= now_ms and end > after)[:most]
        found = []
        for _, game_id in due:
            with suppress(NotReadError):
                found.append(_restored(self._games[game_id].row, ()))
        return found, due[-1] if due else None

    async def thinking(self, now_ms: int) -> list[str]:
        rows = self._with_time_left(now_ms)
        return [row["id"] for row in rows if row["running"] == row["computer"]]

    async def write(self, changes: Sequence[Change]) -> None:
        changed = {change.game.id: self._after(change) for change in changes}
        encoded = {game_id: msgspec.msgpack.encode(it) for game_id, it in changed.items()}
        try:
            await self._keep(encoded)
        except Exception as error:  # whatever the browser refuses: no room, or no permission
            raise NotWrittenError(f"the browser did not keep a game: {error}") from error
        self._games |= changed

    async def probe(self) -> None:
        """There is nothing to test: a browser refuses games only by their size."""

    async def close(self) -> None:
        """Everything is kept already."""

    def _after(self, change: Change) -> TabRecord:
        before = self._games.get(change.game.id)
        kept = before.moves[: change.game.ply] if before else []
        new = ((row["move"], row["ms"]) for row in change.move_rows())
        return TabRecord(change.game_row(), [*kept, *new])

    def _with_time_left(self, now_ms: int) -> list[DatabaseRow]:
        rows = (record.row for record in self._games.values() if _ends(record))
        return [row for row in rows if row["expires_ms"] > now_ms]


def _restored(row: DatabaseRow, moves: Iterable[tuple[str, int]]) -> Stored:
    try:
        return restored(row, moves)
    except (LookupError, TypeError, ValueError) as error:
        raise NotReadError(f"game {row['id']} cannot be restored: {error}") from error


def _ends(record: TabRecord) -> bool:
    """Whether the clock of a game runs."""
    return record.row.get("expires_ms") is not None
