"""Anybody's player behind a UHP server."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from threading import Thread

from skep.board import Board
from skep.engine import Limit
from skep.errors import GameStateError, PlayerError, SkepError
from skep.moves import PASS, Action
from skep.players import Player, ask_player, expect_player, player_name, start_game, stop_player
from skep.rulebook import sentence
from skep.uhp.options import AnyOption
from skep.uhp.protocol import one_line
from skep.uhp.server.served_engine import Thought

_LOOK = 0.05  # seconds between two looks whether the search is to be stopped


class ServedPlayer:
    """Asks a player in its own thread, so that one that never returns can be abandoned."""

    def __init__(
        self, player: Player, name: str = "", version: str = "", options: Sequence[AnyOption] = ()
    ) -> None:
        self._player = expect_player(player)
        self._name = name or player_name(player)
        self.id = one_line(f"{self._name} {version or getattr(player, 'version', '0')}")
        self.options = tuple(options)
        self._call: _Call | None = None

    def start_game(self, board: Board) -> None:
        self._expect_idle()
        with _printing_errors():
            start_game(self._player, board)

    def think(
        self, board: Board, limit: Limit, is_stopped: Callable[[], bool]
    ) -> Generator[Thought]:
        self._expect_idle()
        if PASS in board.legal_moves:
            yield Thought(PASS)
            return
        call = self._call = _Call(self._player, board, limit)
        call.start()
        while call.is_alive():
            call.join(_LOOK)
            if call.is_alive() and is_stopped():
                self.stop()
        action = call.result()
        if not board.is_legal(action):
            reason = sentence(board.explain(action))
            raise PlayerError(f"{self._name} chose an illegal move: {reason}")
        yield Thought(action)

    def stop(self) -> None:
        with suppress(PlayerError), _printing_errors():
            stop_player(self._player)

    def ponder(self, board: Board) -> None:
        """Players do not think ahead."""

    def end_pondering(self) -> None:
        """There is nothing to end."""

    def _expect_idle(self) -> None:
        if self._call is not None and self._call.is_alive():
            raise GameStateError(f"{self._name} is still thinking about an earlier question")


class _Call(Thread):
    """One question to a player."""

    def __init__(self, player: Player, board: Board, limit: Limit) -> None:
        super().__init__(daemon=True)
        self._player, self._board, self._limit = player, board, limit
        self._answer: Action | BaseException | None = None

    def run(self) -> None:
        try:
            with _printing_errors():
                self._answer = ask_player(self._player, self._board, self._limit)
        except BaseException as error:  # raised again by result
            self._answer = error

    def result(self) -> Action:
        answer = self._answer
        if isinstance(answer, SkepError):
            raise answer
        if answer is None or isinstance(answer, BaseException):  # a bot that wants to exit
            raise PlayerError(f"{player_name(self._player)}.choose raised {answer!r}")
        return answer


@contextmanager
def _printing_errors() -> Iterator[None]:
    """Print the traceback of a player that fails: its author needs more than the message."""
    try:
        yield
    except PlayerError as error:
        import traceback  # noqa: PLC0415 - slow to load, and seldom needed

        traceback.print_exception(error.__cause__)
        raise
