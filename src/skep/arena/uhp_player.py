"""Any UHP engine as a player."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic

from skep.arena.engine_process import EngineProcess
from skep.arena.faults import Fault, PlayerFaultError, shown
from skep.arena.player import Choice
from skep.arena.specs import Clock, PlayerSpec
from skep.arena.timing import PROMPT, allowed_seconds
from skep.arena.traffic import Traffic
from skep.board import Board
from skep.engine import Limit
from skep.errors import SkepError
from skep.uhp.values import format_clock


class UhpPlayer:
    """An engine process, started when a game needs one and kept until it does wrong."""

    def __init__(self, spec: PlayerSpec) -> None:
        self._spec = spec
        self._bestmove = bestmove_command(spec.limit, spec.clock)
        self._allowed = allowed_seconds(spec.limit, spec.patience)
        self._prompt = spec.patience or PROMPT
        self._traffic = Traffic(spec.log, spec.name) if spec.log is not None else None
        self._process: EngineProcess | None = None
        self._followed = Board()
        """The game as far as the engine knows it."""
        self.identity = ""

    def start_game(self, board: Board) -> None:
        if self._process is None:
            self._start()
        self._tell_whole(board)

    def choose(self, board: Board) -> Choice:
        self._follow(board)
        start = monotonic()
        reply = self._ask(self._bestmove, self._allowed)
        seconds = monotonic() - start
        if not reply:
            raise PlayerFaultError(Fault.GARBAGE, f"{self._bestmove}: an empty reply")
        try:
            action = board.parse_move(reply[-1])
        except SkepError as error:
            raise PlayerFaultError(Fault.GARBAGE, shown(str(error))) from None
        return Choice(action, seconds, depth=_told_depth(reply[:-1]))

    def last_words(self) -> Sequence[str]:
        return () if self._process is None else self._process.last_words()

    def close(self) -> None:
        if self._process is not None:
            self._process.close()
            self._process = None

    def understands(self, command: str) -> bool:
        """Whether the engine answers this without an error."""
        return bool(self._ask_gently(command))

    def set_choice(self, name: str, value: str) -> tuple[str, str] | None:
        """Set an option that is a choice, and return it; None if the engine has no such choice."""
        for line in self._ask_gently("options"):
            own_name, *fields = line.split(";")
            if own_name.lower() == name.lower() and value in fields[3:]:
                self._ask(f"options set {own_name} {value}")
                return own_name, value
        return None

    def _start(self) -> None:
        self._process = EngineProcess(self._spec.command, self._traffic)
        try:
            banner = self._process.reply(self._prompt)
            for name, value in self._spec.options:
                self._ask(f"options set {name} {value}")
        except PlayerFaultError as error:
            raise PlayerFaultError(Fault.START, error.detail) from None
        self.identity = shown(next((line[3:] for line in banner if line.startswith("id ")), ""))

    def _tell_whole(self, board: Board) -> None:
        self._ask(f"newgame {board.game_string if board.ply else board.game_type.value}")
        self._followed = board.copy()

    def _follow(self, board: Board) -> None:
        """Send the engine the moves played; if it refuses them, the whole game."""
        for action in board.history[self._followed.ply :]:
            move = self._followed.move_string(action)
            try:
                self._ask(f"play {move}")
            except PlayerFaultError as error:
                if error.fault is not Fault.REFUSED:
                    raise
                self._tell_whole(board)
                return
            self._followed.push(action)

    def _ask_gently(self, line: str) -> list[str]:
        """The reply; nothing if it is an error."""
        try:
            return self._ask(line)
        except PlayerFaultError as error:
            if error.fault is Fault.REFUSED:
                return []
            raise

    def _ask(self, line: str, seconds: float | None = None) -> list[str]:
        if self._process is None:
            raise PlayerFaultError(Fault.DIED, "the engine is not running")
        reply = self._process.ask(line, self._prompt if seconds is None else seconds)
        for answer in reply:
            if answer.split(maxsplit=1)[:1] in (["err"], ["invalidmove"]):
                raise PlayerFaultError(Fault.REFUSED, f"{shown(line, 60)}: {shown(answer)}")
        return reply


def bestmove_command(limit: Limit, clock: Clock) -> str:
    """The command that gives an engine its limit."""
    if limit.depth is not None:
        return f"bestmove depth {limit.depth}"
    if limit.nodes is not None:
        return f"bestmove nodes {limit.nodes}"
    seconds = limit.seconds or 0.0
    if clock is Clock.TIME:
        return f"bestmove time {format_clock(seconds)}"
    return f"bestmove seconds {seconds:.3f}".rstrip("0").rstrip(".")


def _told_depth(lines: list[str]) -> int | None:
    """The depth in the last of the lines ``move;depth;score;…`` that some engines send."""
    for line in reversed(lines):
        fields = line.split(";")
        if len(fields) > 2 and fields[1].isdecimal() and len(fields[1]) < 6:
            return int(fields[1])
    return None
