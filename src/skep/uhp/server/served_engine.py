"""What a UHP server needs from the engine behind it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import NamedTuple, Protocol

from skep.board import Board
from skep.engine import Limit, Line
from skep.moves import Action
from skep.uhp.options import AnyOption


class Thought(NamedTuple):
    """What is known at some point of a search: the best action, and lines to report."""

    action: Action
    lines: tuple[Line, ...] = ()


class ServedEngine(Protocol):
    """An engine without the protocol. All but ``stop`` is called by one thread."""

    @property
    def id(self) -> str:
        """The name and the version, as ``info`` gives them."""
        ...

    @property
    def options(self) -> Sequence[AnyOption]:
        """What ``options`` lists, besides the server's own."""
        ...

    def think(
        self, board: Board, limit: Limit, is_stopped: Callable[[], bool]
    ) -> Generator[Thought]:
        """What is known as the search goes on; the last action is the answer.

        ``is_stopped`` says whether to end early, and raises once nobody waits for an answer.
        """
        ...

    def start_game(self, board: Board) -> None:
        """Begin another game, at the position on this board."""
        ...

    def stop(self) -> None:
        """End the search that another thread runs. It may come too early to be noticed."""
        ...

    def ponder(self, board: Board) -> None:
        """Think ahead, until ``end_pondering``; the board is the game after a command."""
        ...

    def end_pondering(self) -> None:
        """Stop thinking ahead."""
        ...
