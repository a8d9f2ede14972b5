"""A UHP server: a line comes in, the lines of its reply go out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from skep.errors import NotationError, SkepError
from skep.uhp.protocol import ERR, INVALID_MOVE, OK, one_line
from skep.uhp.server.commands import InvalidMoveError, find_command
from skep.uhp.server.lines import MAX_LINE
from skep.uhp.server.served_engine import ServedEngine
from skep.uhp.server.server_state import RULES, ServerState

_LINE_FORM = f"at most {MAX_LINE} bytes"


class UhpServer:
    """One game and one engine, as a peer at the other end of the line sees them.

    Whatever the line, its reply ends with ``ok``, and an error leaves the game as
    it was. Blank lines have no reply.
    """

    def __init__(self, engine: ServedEngine, rules: str = RULES) -> None:
        self._state = ServerState(engine, rules)

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
        self._state.engine.end_pondering()
        try:
            yield from self._run(line)
        except InvalidMoveError as error:
            yield f"{INVALID_MOVE} {one_line(str(error))}"
        except SkepError as error:
            yield f"{ERR} {one_line(str(error))}"
        except Exception as error:  # whatever fault of ours it is, the server goes on
            yield f"{ERR} internal error: {one_line(repr(error))}"
        yield OK
        with suppress(Exception):  # thinking ahead is optional: the server goes on without
            if self._state.board is not None:
                self._state.engine.ponder(self._state.board)

    def note(self, line: str | None) -> None:
        """Look at a line that comes in: a ``stop`` ends the searches asked for before it.

        To be called by another thread than the one that consumes the replies.
        """
        if line is not None and line.strip().lower() == "stop":
            self._state.note_stop()

    def end_input(self) -> None:
        """Note that no line will follow, so that no search goes on for long.

        To be called by another thread than the one that consumes the replies.
        """
        self._state.end_input()

    def close(self) -> None:
        """End what goes on between two lines."""
        self._state.engine.end_pondering()

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
