"""A UHP engine on the standard input and output of this process."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stdout, suppress
from io import FileIO

from skep.players import Player
from skep.uhp.options import AnyOption
from skep.uhp.server.served_engine import ServedEngine
from skep.uhp.server.served_player import ServedPlayer
from skep.uhp.server.server_state import RULES
from skep.uhp.server.streams import answer_stream
from skep.uhp.server.uhp_server import UhpServer


def serve(
    player: Player,
    *,
    name: str = "",
    version: str = "",
    options: Sequence[AnyOption] = (),
    rules: str = RULES,
) -> None:
    """Make a player a UHP engine on standard input and output, until the input ends.

    ``name`` and ``version`` are what the engine says it is; otherwise what the player has as
    attributes, or the name of its class. ``options`` can be set by whoever uses the engine; the
    player reads their ``value``. What the player prints goes to standard error.
    """
    serve_engine(ServedPlayer(player, name, version, options), rules)


def serve_engine(engine: ServedEngine, rules: str = RULES) -> None:
    """Answer on standard output what comes on standard input, until it ends."""
    if sys.stdin is None or sys.stdout is None:  # closed from the start: nobody to talk to
        return
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends even a search, and quietly
    try:
        with _set_apart() as (source, sink):
            answer_stream(UhpServer(engine, rules), source, sink)
    except OSError as error:
        reason = error.strerror or error
        sys.exit(f"error: standard input or output cannot be used: {reason}")


@contextmanager
def _set_apart() -> Iterator[tuple[FileIO, FileIO]]:
    """Standard input and output for the protocol alone.

    Meanwhile everything else in this process, and the processes that it starts, find standard
    input empty and print to standard error.
    """
    own_input, own_output = sys.stdin.fileno(), sys.stdout.fileno()
    for stream in (own_input, own_output):
        os.set_blocking(stream, True)  # whoever started us may have set it otherwise
    # Unbuffered: a thread that waits in a buffered input would be in the way of the exit.
    with (
        FileIO(os.dup(own_input), "rb") as source,
        FileIO(os.dup(own_output), "wb") as sink,
        FileIO(os.devnull, "r+b") as nothing,
        redirect_stdout(sys.stderr),
    ):
        try:
            os.dup2(nothing.fileno(), own_input)
            os.dup2(nothing.fileno() if sys.stderr is None else sys.stderr.fileno(), own_output)
            yield source, sink
        finally:
            if sys.__stdout__ is not None:
                with suppress(ValueError, OSError):  # closed by the player, or nobody listens
                    sys.__stdout__.flush()
            os.dup2(source.fileno(), own_input)
            os.dup2(sink.fileno(), own_output)
