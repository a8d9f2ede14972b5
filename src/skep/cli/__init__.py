"""The command line: ``skep`` and ``python -m skep``."""

from __future__ import annotations

import sys

__all__: list[str] = []
"""A program: it offers nothing to import."""


def main() -> int:
    """Run the command that the process was started with, and return its exit status."""
    arguments = sys.argv[1:]
    if arguments == ["uhp"]:  # started by programs, often: do without what people need
        from skep.uhp.server.served_skep import ServedSkep
        from skep.uhp.server.serving import serve_engine

        serve_engine(ServedSkep())
        return 0
    from skep.cli.app import run

    return run(arguments)
