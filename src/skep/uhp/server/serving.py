"""A UHP engine on the standard input and output of this process."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from contextlib import redirect_stdout

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
    for stream in (sys.stdin, sys.stdout):
        os.set_blocking(stream.fileno(), True)  # whoever started us may have set it otherwise
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends even a search, and quietly
    try:
        # Unbuffered: a thread that waits in a buffered input would be in the way of the exit.
        with (
            open(sys.stdin.fileno(), "rb", buffering=0, closefd=False) as source,
            open(sys.stdout.fileno(), "wb", buffering=0, closefd=False) as sink,
            redirect_stdout(sys.stderr),
        ):
            answer_stream(UhpServer(engine, rules), source, sink)
    except OSError as error:
        sys.exit(f"error: standard input or output cannot be used: {error.strerror}")
