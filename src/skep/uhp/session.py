"""A session of the protocol: a line comes in, the lines of its reply go out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from skep.engine import PACKAGED, Network
from skep.errors import NotationError, SkepError
from skep.uhp.commands import InvalidMoveError, find_command
from skep.uhp.engine_options import RULES
from skep.uhp.lines import LONGEST_LINE
from skep.uhp.protocol import one_line
from skep.uhp.state import State

_LINE_FORM = f"at most {LONGEST_LINE} bytes"


class Session:
    """One game and one engine, as a peer at the other end of the line sees them.

    >>> list(Session().reply("newgame Base"))
    ['Base;NotStarted;White[1]', 'ok']

    Whatever the line, its reply ends with ``ok``, and an error leaves the game as
    it was. Blank lines have no reply.
    """

    def __init__(self, network: Network | str | None = PACKAGED, rules: str = RULES) -> None:
        self._state = State(network, rules)

    @property
    def finished(self) -> bool:
        """Whether the peer has said ``exit``."""
        return self._state.finished

    def reply(self, line: str | None) -> Iterator[str]:
        """Answer a line, or None for one too long to be read.

        The lines of the answer come as soon as they are known.
        """
        if line is not None and not line.strip():
            return
        self._state.end_pondering()
        try:
            yield from self._run(line)
        except InvalidMoveError as error:
            yield f"invalidmove {one_line(str(error))}"
        except SkepError as error:
            yield f"err {one_line(str(error))}"
        except Exception as error:  # whatever fault of ours it is, the session outlives it
            yield f"err internal error: {one_line(repr(error))}"
        yield "ok"
        with suppress(Exception):  # thinking ahead is a favor: the session goes on without
            self._state.ponder()

    def hear(self, line: str | None) -> None:
        """Look at a line that comes in: a ``stop`` ends the searches asked for before it.

        To be called by another thread than the one that consumes the replies.
        """
        if line is not None and line.strip().lower() == "stop":
            self._state.hear_stop()

    def end_input(self) -> None:
        """Say that no line will follow, so that no search goes on for long.

        To be called by another thread than the one that consumes the replies.
        """
        self._state.end_input()

    def close(self) -> None:
        """End what goes on between two lines."""
        self._state.end_pondering()

    def _run(self, line: str | None) -> Iterator[str]:
        if line is None:
            raise NotationError("the line is too long", expected=_LINE_FORM)
        name, *rest = line.split(maxsplit=1)
        arguments = rest[0].rstrip() if rest else ""
        command = find_command(name)
        if arguments and not command.arguments:
            raise NotationError(
                f"unexpected {arguments[:20]!r}", expected=f"nothing after {name.lower()}"
            )
        yield from command.run(self._state, arguments)
