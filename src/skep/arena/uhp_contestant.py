"""Any UHP engine as a contestant."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from skep.arena.contestant import Decision
from skep.arena.faults import Fault, PlayerFaultError
from skep.arena.specs import PlayerSpec
from skep.arena.timing import allowed_seconds
from skep.board import Board
from skep.errors import (
    EngineAnswerError,
    EngineDiedError,
    EngineError,
    EngineFloodError,
    EngineRefusedError,
    EngineStartError,
    EngineTimeoutError,
)
from skep.uhp import UhpEngine

_FAULTS: Final = {
    EngineStartError: Fault.START,
    EngineTimeoutError: Fault.TIMEOUT,
    EngineDiedError: Fault.DIED,
    EngineFloodError: Fault.FLOOD,
    EngineRefusedError: Fault.ERROR,
    EngineAnswerError: Fault.GARBAGE,
}


class UhpContestant:
    """An engine that is started when first needed and kept until it makes a mistake."""

    def __init__(self, spec: PlayerSpec) -> None:
        self._spec = spec
        self._allowed = allowed_seconds(spec.limit, spec.patience)
        self._engine: UhpEngine | None = None
        self._last_words: Sequence[str] = ()

    @property
    def engine(self) -> UhpEngine:
        """The running engine."""
        if self._engine is None:
            raise EngineDiedError("the engine is not running")
        return self._engine

    def start_game(self, board: Board) -> None:
        if self._engine is None:
            self._start()
        with self.faults():
            self.engine.new_game(board)

    def choose(self, board: Board) -> Decision:
        with self.faults():
            answer = self.engine.answer(board, self._spec.limit, self._allowed)
        return Decision(answer.action, answer.seconds, depth=answer.depth)

    def last_words(self) -> Sequence[str]:
        return self._last_words if self._engine is None else self._engine.last_words()

    def close(self) -> None:
        if self._engine is not None:
            self._engine.close()
            self._engine = None

    @contextmanager
    def faults(self) -> Iterator[None]:
        """Whatever the engine does wrong in here is its player's fault."""
        try:
            yield
        except EngineError as error:
            raise PlayerFaultError(_FAULTS[type(error)], error.detail) from None

    def _start(self) -> None:
        spec = self._spec
        try:
            self._engine = UhpEngine.open(
                spec.command,
                options=dict(spec.options),
                patience=spec.patience,
                log=spec.log,
                name=spec.name,
                time_form=spec.clock,
            )
        except EngineError as error:
            self._last_words = error.stderr
            raise PlayerFaultError(Fault.START, error.detail) from None
