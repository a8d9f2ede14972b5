"""The engine under test: asked line by line, and restarted after it has failed."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, Self

from skep.arena.timing import GRACE_SECONDS
from skep.conformance.conclusions import CheckFailedError
from skep.errors import (
    EngineDiedError,
    EngineError,
    EngineStartError,
    EngineTimeoutError,
    SettingError,
)
from skep.pieces import GameType
from skep.uhp.client.process import EngineProcess
from skep.uhp.client.traffic import TrafficLog
from skep.uhp.protocol import parse_game_types, parse_id

PATIENCE: Final = 5.0
"""Seconds that an engine has for a reply by default."""

_START_PATIENCE = 10.0
_BRIEFLY = 0.5  # seconds for the greeting of an engine that did not greet us before


class Candidate:
    """An engine that may misbehave: ``ask`` returns in time, or fails the check."""

    def __init__(
        self,
        command: Sequence[str],
        patience: float = PATIENCE,
        grace: float = GRACE_SECONDS,
        log: Path | None = None,
    ) -> None:
        """Nothing is started yet. ``log`` gets the engine's traffic."""
        self.command = tuple(command)
        self._traffic = None if log is None else TrafficLog(log, Path(self.command[0]).name)
        self.patience = patience
        self.grace = grace
        """Seconds by which it may exceed 110% of a time limit."""
        self.sent: list[str] = []
        """What this check has sent since it last began a game or started the engine."""
        self.replies = 0
        """How many commands of this check it has answered."""
        self.identity = ""
        """The name and version that it gave when it started."""
        self._start_patience = max(patience, _START_PATIENCE)
        self._process: EngineProcess | None = None
        self._info: list[str] | None = None

    def begin_check(self) -> None:
        """Get ready for another check. If the engine is not running, ``ask`` starts it."""
        self.sent.clear()
        self.replies = 0

    def start(self) -> list[str]:
        """Restart the engine and return its greeting."""
        return self._greeting(self._launch())

    def restart(self) -> None:
        """Restart the engine, with or without a greeting."""
        self.close()
        self._running()

    def ask(self, line: str, seconds: float | None = None) -> list[str]:
        """The reply to a line, without its ok; if there are several lines, to the first."""
        process = self._running()
        if line.startswith("newgame "):
            self.sent.clear()
        self.sent += line.split("\n")
        reply = self._reply(process, line, self.patience if seconds is None else seconds)
        self.replies += 1
        return reply

    def receive(self) -> list[str]:
        """The next reply, to a line that was sent before."""
        return self._reply(self._running(), None, self.patience)

    def receive_unasked(self, seconds: float) -> list[str]:
        """What the engine says without being asked."""
        process = self._running()
        try:
            return [*process.reply(seconds), "ok"]
        except EngineError:
            return process.received

    def ends_with_its_input(self) -> bool:
        """Close the engine's input; return whether the engine ends."""
        ended = self._running().end_input(self.patience)
        self.close()
        return ended

    def ends_after(self, line: str) -> bool:
        """Whether a line ends the engine, with or without a reply."""
        process = self._running()
        self.sent.append(line)
        try:
            process.ask(line, self.patience)
            process.ask("info", self.patience)
        except EngineError as error:
            return isinstance(error, EngineDiedError)
        finally:
            self.close()
        return False

    def info(self) -> list[str]:
        """The reply to ``info``; asked once, and not counted among what the check sends."""
        if self._info is None:
            self._info = self._reply(self._running(), "info", self.patience)
        return self._info

    def game_types(self) -> list[GameType]:
        """The game types that it announces, from the smallest to the largest."""
        return parse_game_types(self.info()[1:])

    def close(self) -> None:
        """End the engine if it is running."""
        if self._process is not None:
            self._process.close()
            self._process = None

    def _launch(self) -> EngineProcess:
        self.close()
        self.sent.clear()
        try:
            self._process = EngineProcess(self.command, self._traffic)
        except EngineStartError as error:
            raise SettingError(f"the engine cannot be started: {error.detail}") from None
        return self._process

    def _running(self) -> EngineProcess:
        if self._process is not None:
            return self._process
        process = self._launch()
        with suppress(CheckFailedError):
            self._greeting(process)
        return process

    def _greeting(self, process: EngineProcess) -> list[str]:
        patience = self._start_patience
        try:
            greeting = process.reply(patience)
        except EngineError as error:
            if isinstance(error, EngineTimeoutError):
                self._start_patience = _BRIEFLY
            raise _failure(process, error, patience) from None
        self.identity = parse_id(greeting)
        return greeting

    def _reply(self, process: EngineProcess, line: str | None, seconds: float) -> list[str]:
        try:
            return process.reply(seconds) if line is None else process.ask(line, seconds)
        except EngineError as error:
            raise _failure(process, error, seconds) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _failure(process: EngineProcess, error: EngineError, seconds: float) -> CheckFailedError:
    expected = f"a reply that ends with ok, within {seconds:g} s"
    last_words = [f"(stderr: {line})" for line in process.last_words()]
    return CheckFailedError(expected, [*process.received, *last_words, f"({error.detail})"])
