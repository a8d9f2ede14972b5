"""A UHP engine to ask from Python: options, best moves and analyses of any board."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from math import inf
from pathlib import Path
from threading import Event
from time import monotonic
from typing import Final, NamedTuple, Self

from skep._checks import (
    checked_number,
    checked_path,
    checked_text,
    checked_type,
    shown,
    whole_number,
)
from skep.board import Board
from skep.engine import Limit, Line
from skep.engine.limits import checked_limit
from skep.errors import (
    EngineAnswerError,
    EngineRefusedError,
    GameOverError,
    SkepError,
    WrongTypeError,
)
from skep.moves import Action
from skep.pieces import GameType
from skep.rulebook import sentence
from skep.uhp.client.conversation import EngineConversation, parse_command
from skep.uhp.client.engine_options import EngineOptions
from skep.uhp.client.follower import GameFollower
from skep.uhp.client.traffic import TrafficLog
from skep.uhp.limits import TimeForm, bestmove_command
from skep.uhp.options import AnyOption
from skep.uhp.protocol import one_line, parse_game_types, parse_id
from skep.uhp.reports import by_depth, parse_report

MOVE_PATIENCE: Final = 60.0
"""Seconds for a move that has no time limit, unless the engine gets another patience."""
REPLY_PATIENCE: Final = 10.0
"""Seconds for everything but moves, unless the engine gets another patience."""

_MAX_QUOTE = 120


class EngineAnswer(NamedTuple):
    """What came of ``bestmove``: a readable move, legal or not, and what it took."""

    action: Action
    seconds: float
    depth: int | None
    """The depth that the engine reported last, if it reports any."""


class UhpEngine:
    """A running UHP engine, for one thread at a time::

        with UhpEngine.open("path/to/engine uhp") as engine:
            board.push(engine.best_move(board, Limit(seconds=1)))

    After an EngineRefusedError or an EngineAnswerError the engine can be asked something else.
    Any other EngineError has ended it.
    """

    def __init__(
        self, conversation: EngineConversation, patience: float | None, time_form: TimeForm
    ) -> None:
        self._conversation = conversation
        self._patience = patience
        self._time_form = time_form
        self._follower = GameFollower(conversation)
        self._options = EngineOptions(conversation)
        self.id: Final = one_line(parse_id(conversation.greeting), _MAX_QUOTE)
        """The name and the version, as the engine says them."""
        self.game_types: Final[Sequence[GameType]] = tuple(parse_game_types(conversation.greeting))
        """What the engine can play, from the smallest to the largest."""

    @classmethod
    def open(
        cls,
        command: str | Sequence[str],
        *,
        options: Mapping[str, object] | None = None,
        patience: float | None = None,
        log: str | Path | None = None,
        name: str = "",
        time_form: TimeForm = TimeForm.AUTO,
    ) -> Self:
        """Start an engine by its command line and set its options.

        ``patience`` is how many seconds it has for a reply, besides the time that a limit
        gives: 10 unless you say otherwise, and 60 for a search to a depth or a number of nodes.
        ``log`` is a file that gets all traffic, under ``name``.
        """
        words = parse_command(command)
        if options is not None and not isinstance(options, Mapping):
            raise WrongTypeError(f"expected options by name, not {shown(options)}")
        name = checked_text("the engine's name in the log", name) or Path(words[0]).name
        if patience is not None:
            patience = checked_number("patience", patience)
        path = None if log is None else checked_path("the file of the log", log)
        traffic = None if path is None else TrafficLog(path, name)
        conversation = EngineConversation(words, patience or REPLY_PATIENCE, traffic)
        engine = cls(conversation, patience, time_form)
        try:
            for option, value in (options or {}).items():
                engine.set_option(option, value)
        except BaseException:
            engine.close()
            raise
        return engine

    @property
    def options(self) -> Mapping[str, AnyOption]:
        """The engine's options by name, each with its kind, value, default and range."""
        return self._options.by_name()

    def set_option(self, name: str, value: object) -> None:
        """Change an option; EngineRefusedError if the engine does not have it or this value."""
        self._options.set(name, value)

    def new_game(self, board: Board) -> None:
        """Begin another game, at the position on this board.

        Only needed to make the engine forget the last game: it follows any board by itself.
        """
        self._follower.start(board)

    def best_move(self, board: Board, limit: Limit) -> Action:
        """The move that the engine plays here."""
        answer = self.answer(board, limit)
        if not board.is_legal(answer.action):
            reason = sentence(board.explain(answer.action))
            raise EngineAnswerError(f"{self.id or 'the engine'} chose an illegal move: {reason}")
        return answer.action

    def analyse(self, board: Board, limit: Limit, lines: int = 1) -> tuple[Line, ...]:
        """The best lines of play, the best first."""
        found: tuple[Line, ...] = ()
        for found in self.analyses(board, limit, lines):  # noqa: B007 - the last one counts
            pass
        if not found:
            raise EngineAnswerError(f"{self.id or 'the engine'} reported no line of play")
        return found

    def analyses(self, board: Board, limit: Limit, lines: int = 1) -> Generator[tuple[Line, ...]]:
        """The same as a stream: the best lines after each depth, as soon as they are known.

        Leaving the stream early stops the search, and so does the next question. SettingError if
        the engine cannot report its search.
        """
        lines = whole_number("the number of lines", lines, 1)
        self._options.turn_reports_on(lines)
        board = board.copy()
        command, seconds = self._prepare(board, limit)
        with closing(self._conversation.stream(command, seconds)) as replies:
            reports = (parse_report(board, text) for text in replies)
            yield from by_depth((line for line in reports if line is not None), lines)

    def answer(self, board: Board, limit: Limit, seconds: float | None = None) -> EngineAnswer:
        """What the engine wants to play, legal or not, within this many seconds.

        This is for arenas, which judge moves and times themselves. Others ask for
        ``best_move``.
        """
        command, patience = self._prepare(board, limit)
        start = monotonic()
        reply = self.ask(command, patience if seconds is None else seconds)
        taken = monotonic() - start
        if not reply:
            raise EngineAnswerError(f"{command}: an empty reply")
        try:
            action = board.parse_move(reply[-1])
        except SkepError as error:
            raise EngineAnswerError(one_line(str(error), _MAX_QUOTE)) from None
        reports = (parse_report(board, line) for line in reversed(reply[:-1]))
        return EngineAnswer(action, taken, next((line.depth for line in reports if line), None))

    def ask(self, line: str, seconds: float | None = None) -> list[str]:
        """Send any line and return the reply; EngineRefusedError if it is an error."""
        return self._conversation.ask(line, seconds)

    def understands(self, line: str) -> bool:
        """Whether the engine answers a line without an error."""
        try:
            self.ask(line)
        except EngineRefusedError:
            return False
        return True

    def last_words(self) -> Sequence[str]:
        """The last lines that the engine wrote to its standard error."""
        return self._conversation.last_words()

    def interrupt_by(self, unwanted: Event) -> None:
        """Stop the searches that follow once this is set and ``wake`` is called."""
        self._conversation.unwanted = unwanted

    def wake(self) -> None:
        """Let a search in another thread notice that it is unwanted."""
        self._conversation.wake()

    def give_up(self) -> None:
        """Let a ``close`` that follows in another thread wait for no search."""
        self._conversation.give_up()

    def close(self) -> None:
        """End the engine with every process that it started."""
        self._conversation.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<UhpEngine {self.id}>"

    def time_form(self) -> TimeForm:
        """How the engine takes a time limit; the first time this is found out by a trial."""
        if self._time_form is TimeForm.AUTO:
            trial = bestmove_command(Limit(seconds=0.01), TimeForm.SECONDS)
            self._time_form = TimeForm.SECONDS if self.understands(trial) else TimeForm.TIME
        return self._time_form

    def _prepare(self, board: Board, limit: Limit) -> tuple[str, float]:
        """Bring the engine to a position: the command for a search, and seconds to wait for it."""
        checked_type("a Board", board, Board)
        checked_limit(limit)
        if board.is_over:
            raise GameOverError("the game is over: there is nothing to search")
        self._follower.follow(board)
        form = self.time_form() if limit.seconds is not None else TimeForm.AUTO
        return bestmove_command(limit, form), self._allowed_seconds(limit)

    def _allowed_seconds(self, limit: Limit) -> float:
        if limit == Limit.endless():
            return inf
        if limit.seconds is None and limit.clock is None:
            return self._patience or MOVE_PATIENCE
        return (limit.seconds or limit.clock or 0.0) + (self._patience or REPLY_PATIENCE)
