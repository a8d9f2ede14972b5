"""Every error that Skep raises, as one tree.

    SkepError (a ValueError)
    ├── NotationError       a piece, move, game type or game string that can't be read
    ├── SettingError        an unknown preset or option, or an impossible value
    ├── WrongTypeError      an argument of the wrong type; also a TypeError
    ├── FileError           a file that can't be read or written
    ├── IllegalMoveError    an action that the rules forbid; has the explanation
    ├── InvalidPositionError  a position that no game can have; has the faults
    ├── TooHardError        a proof that needs more work than it was given
    ├── PlayerError         a Python player raised an error; ``__cause__`` has it
    ├── EngineError         a UHP engine did not do its part; carries its last lines on stderr
    │   ├── EngineStartError    it could not be started, or not in time
    │   ├── EngineTimeoutError  it gave no answer in time
    │   ├── EngineDiedError     it ended or closed its output
    │   ├── EngineFloodError    it sent more than any reply needs
    │   ├── EngineRefusedError  it answered with an error
    │   └── EngineAnswerError   it answered something that cannot be used
    └── GameStateError      a call that does not fit the state of the game
        ├── GameOverError       an action after the end
        └── EmptyHistoryError   taking back more than was played

Each has a sentence for people (``str(error)``) and an ``id`` for programs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from skep.rulebook.explanation import Explanation
    from skep.rulebook.faults import PositionFault

_MAX_QUOTE = 80  # characters of a text that an error quotes


class SkepError(ValueError):
    """The base class: a caller asked Skep for something that is wrong."""

    id: ClassVar[str] = "error"


class NotationError(SkepError):
    """A text that can't be read: what was found, where, and what was expected.

    ``column`` counts characters from 0 in ``text``.
    """

    id: ClassVar[str] = "notation"

    def __init__(
        self, problem: str, *, text: str = "", column: int = 0, expected: str = ""
    ) -> None:
        self.problem = problem
        self.text = text
        self.column = column
        self.expected = expected
        where = f" at column {column + 1} of {_shortened(text)!r}" if text else ""
        wanted = f"; expected {expected}" if expected else ""
        super().__init__(f"{problem}{where}{wanted}")

    def __reduce__(self) -> tuple[object, ...]:
        return _notation_error, (self.problem, self.text, self.column, self.expected)

    def within(self, text: str, column: int) -> NotationError:
        """The same problem in a longer text, in which this text starts at ``column``."""
        return NotationError(
            self.problem, text=text, column=column + self.column, expected=self.expected
        )


class SettingError(SkepError):
    """A setting that does not exist or cannot have this value."""

    id: ClassVar[str] = "setting"


class WrongTypeError(SkepError, TypeError):
    """An argument of the wrong type: what it is, and what was expected."""

    id: ClassVar[str] = "type"


class FileError(SkepError):
    """A file that can't be read or written: which one, and why."""

    id: ClassVar[str] = "file"


class IllegalMoveError(SkepError):
    """An action that the rules forbid. ``explanation.rule`` names the rule."""

    id: ClassVar[str] = "illegal-move"

    def __init__(self, message: str, explanation: Explanation) -> None:
        super().__init__(message)
        self.explanation = explanation

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalMoveError, (str(self), self.explanation)


class InvalidPositionError(SkepError):
    """A position that no game can have. ``faults`` has everything that is wrong with it."""

    id: ClassVar[str] = "invalid-position"

    def __init__(self, message: str, faults: Sequence[PositionFault]) -> None:
        super().__init__(message)
        self.faults = tuple(faults)

    def __reduce__(self) -> tuple[object, ...]:
        return InvalidPositionError, (str(self), self.faults)


class TooHardError(SkepError):
    """A position that needs more work to be solved than was allowed."""

    id: ClassVar[str] = "too-hard"


class PlayerError(SkepError):
    """A Python player raised an error, which is the ``__cause__`` of this one."""

    id: ClassVar[str] = "player"


class EngineError(SkepError):
    """A UHP engine did not do its part.

    ``detail`` says what happened; ``stderr`` has the last lines that the engine wrote there.
    """

    id: ClassVar[str] = "engine"

    def __init__(self, detail: str, stderr: Sequence[str] = ()) -> None:
        self.detail = detail
        self.stderr = tuple(stderr)
        super().__init__(f"{detail}; stderr: {' | '.join(self.stderr)}" if stderr else detail)


class EngineStartError(EngineError):
    """The engine could not be started, or not in time."""

    id: ClassVar[str] = "engine-start"


class EngineTimeoutError(EngineError):
    """The engine gave no answer in time."""

    id: ClassVar[str] = "engine-timeout"


class EngineDiedError(EngineError):
    """The engine ended or closed its output."""

    id: ClassVar[str] = "engine-died"


class EngineFloodError(EngineError):
    """The engine sent more than any reply needs."""

    id: ClassVar[str] = "engine-flood"


class EngineRefusedError(EngineError):
    """The engine answered with an error; it can be asked something else."""

    id: ClassVar[str] = "engine-refused"


class EngineAnswerError(EngineError):
    """The engine answered something that cannot be used, such as an illegal move."""

    id: ClassVar[str] = "engine-answer"


class GameStateError(SkepError):
    """A call that does not fit the state of the game."""

    id: ClassVar[str] = "game-state"


class GameOverError(GameStateError):
    """The game has ended: nothing more can be played."""

    id: ClassVar[str] = "game-over"


class EmptyHistoryError(GameStateError):
    """There are not that many moves to take back."""

    id: ClassVar[str] = "empty-history"


def _notation_error(problem: str, text: str, column: int, expected: str) -> NotationError:
    return NotationError(problem, text=text, column=column, expected=expected)


def _shortened(text: str) -> str:
    return text if len(text) <= _MAX_QUOTE else text[: _MAX_QUOTE - 1] + "…"
