"""A session over the standard input and output of this process."""

from __future__ import annotations

import os
import signal
import sys

from skep.engine import PACKAGED, Network
from skep.uhp.engine_options import RULES
from skep.uhp.server import serve


def serve_standard_streams(network: Network | str | None = PACKAGED, rules: str = RULES) -> None:
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
        ):
            serve(source, sink, network, rules)
    except OSError as error:
        sys.exit(f"error: standard input or output cannot be used: {error.strerror}")
