"""A conversation with an engine: started, asked line by line, and over after the first mishap."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import isfinite
from threading import Event
from time import monotonic

from skep._checks import shown
from skep.errors import (
    EngineDiedError,
    EngineError,
    EngineRefusedError,
    EngineStartError,
    NotationError,
    SettingError,
    WrongTypeError,
)
from skep.uhp.client.process import EngineProcess, UnwantedReplyError
from skep.uhp.client.traffic import TrafficLog
from skep.uhp.protocol import is_error, one_line

_MAX_SUBJECT = 60  # characters of what was sent, in an error message
_MAX_QUOTE = 120  # and of what was answered
_COMMAND_FORM = "a command such as 'engine --flag'"


@dataclass(frozen=True, slots=True, eq=False)
class _Search:
    """A stream that has not ended."""

    deadline: float


class EngineConversation:
    """Asks an engine. An error other than a refusal ends the engine, since nobody knows its state.

    ``patience`` is the number of seconds for a reply.
    """

    def __init__(self, command: Sequence[str], patience: float, log: TrafficLog | None) -> None:
        self.patience = patience
        self._log = log
        self.unwanted: Event | None = None
        """Set once nobody wants the reply any more: the wait ends with UnwantedReplyError."""
        self._is_given_up = Event()
        self._search: _Search | None = None
        try:
            self._process = EngineProcess(command, log)
        except EngineStartError:
            self._close_log()
            raise
        self._is_running = True
        try:
            with self._ending_on_errors(command[0]):
                self.greeting = self._process.reply(patience)
        except EngineError as error:
            raise EngineStartError(error.detail, error.stderr) from None

    def ask(self, line: str, seconds: float | None = None) -> list[str]:
        """The reply to a line without its ``ok``; EngineRefusedError if it is an error."""
        seconds = self.patience if seconds is None else seconds
        deadline = monotonic() + seconds
        with self._ending_on_errors(line):
            self._begin(line)
            try:
                reply = self._process.reply(seconds, self.unwanted)
            except UnwantedReplyError:
                self._stop(deadline)
                raise
        for answer in reply:
            _expect_no_error(line, answer)
        return reply

    def stream(self, line: str, seconds: float) -> Generator[str]:
        """The same reply line by line as it comes; closing the generator stops a search.

        So does the next question. The engine then gets ``stop``. One that does not know it ends
        its search at the limit, as always.
        """
        with self._ending_on_errors(line):
            self._begin(line)
            search = self._search = _Search(monotonic() + seconds)
            try:
                for answer in self._process.lines(seconds, self.unwanted):
                    _expect_no_error(line, answer)
                    yield answer
                    if self._search is not search:
                        return
            except (UnwantedReplyError, GeneratorExit):
                if self._search is search and not self._is_given_up.is_set():
                    self._stop(search.deadline)
                raise
            except EngineRefusedError:
                self._process.reply(self.patience)
                raise
            finally:
                if self._search is search:
                    self._search = None

    def wake(self) -> None:
        """Let a thread that waits for a reply look at ``unwanted``. Any thread may call this."""
        self._process.wake()

    def give_up(self) -> None:
        """Let no stopped search be waited for any more. Any thread may call this before a close."""
        self._is_given_up.set()
        self.wake()

    def last_words(self) -> Sequence[str]:
        """The last lines of the engine's standard error."""
        return self._process.last_words()

    def close(self) -> None:
        """Let the engine end by itself, or end it."""
        self._end(self._process.close)

    def _begin(self, line: str) -> None:
        if not self._is_running:
            raise EngineDiedError("the engine is not running any more")
        if not line.isprintable():
            raise SettingError(f"{one_line(line, 40)!r} cannot be sent: it is more than one line")
        if self._search is not None:
            search, self._search = self._search, None
            self._stop(search.deadline)
        self._process.begin(line)

    def _stop(self, deadline: float) -> None:
        """End the search under way: its reply comes first, then that to ``stop``."""
        self._process.send("stop")
        rest = deadline - monotonic()
        seconds = self.patience + (max(rest, 0) if isfinite(rest) else 0)
        self._process.reply(seconds, self._is_given_up)
        self._process.reply(self.patience, self._is_given_up)

    @contextmanager
    def _ending_on_errors(self, subject: str) -> Iterator[None]:
        """End the engine after an error, and say what the error is about."""
        try:
            yield
        except (EngineRefusedError, SettingError, UnwantedReplyError, GeneratorExit):
            raise
        except EngineError as error:
            self._end(self._process.kill)
            detail = f"{one_line(subject, _MAX_SUBJECT)}: {error.detail}"
            raise type(error)(detail, self._process.last_words()) from None
        except BaseException:  # Ctrl-C, or what a signal handler raises: a reply may still come
            self._end(self._process.kill)
            raise

    def _end(self, end: Callable[[], None]) -> None:
        if self._is_running:
            self._is_running = False
            self._search = None
            end()
            self._close_log()

    def _close_log(self) -> None:
        if self._log is not None:
            self._log.close()


def parse_command(command: str | Sequence[str]) -> tuple[str, ...]:
    """The words of a command line."""
    if isinstance(command, str):
        try:
            words = tuple(shlex.split(command))
        except ValueError as error:
            raise NotationError(
                f"the command {command[:40]!r}: {error}", expected=_COMMAND_FORM
            ) from None
    elif isinstance(command, Sequence) and all(isinstance(word, str) for word in command):
        words = tuple(command)
    else:
        raise WrongTypeError(f"expected {_COMMAND_FORM}, not {shown(command)}")
    if not words:
        raise NotationError("the engine has no command", expected=_COMMAND_FORM)
    return words


def _expect_no_error(line: str, answer: str) -> None:
    if is_error(answer):
        subject = one_line(line, _MAX_SUBJECT)
        raise EngineRefusedError(f"{subject}: {one_line(answer, _MAX_QUOTE)}")
