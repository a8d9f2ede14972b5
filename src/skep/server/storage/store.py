"""What the games need of the place where they are stored."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple, Protocol

from skep.server.storage.records import Change, Stored


class StoredVersion(NamedTuple):
    """The version and the length of a stored game."""

    version: int
    plies: int


class GameStore(Protocol):
    """Stores games. Its errors are ``NotReadError`` and ``NotWrittenError``."""

    async def load(self, game_id: str) -> Stored | None:
        """Read a game; None if it does not exist."""
        ...

    async def plies(self, game_id: str) -> int:
        """How many moves of a game are stored; 0 if the game does not exist."""
        ...

    async def stored_versions(self, game_ids: Collection[str]) -> dict[str, StoredVersion]:
        """How far each of these games has progressed; unknown games are left out."""
        ...

    async def expiring(self, now_ms: int) -> list[tuple[str, int]]:
        """The games whose clock runs with time left, and when it runs out."""
        ...

    async def expired(
        self, now_ms: int, after: tuple[int, str], most: int
    ) -> tuple[list[Stored], tuple[int, str] | None]:
        """Some games whose time has run out, without their moves, and where the next ones start.

        They are in the order of their ends; None follows the last ones.
        """
        ...

    async def thinking(self, now_ms: int) -> list[str]:
        """The games in which the computer's clock runs."""
        ...

    async def write(self, changes: Sequence[Change]) -> None:
        """Write changes to several games: all of them or none."""
        ...

    async def probe(self) -> None:
        """Write something meaningless, to test whether games can be written."""
        ...

    async def close(self) -> None:
        """End, with everything written."""
        ...
