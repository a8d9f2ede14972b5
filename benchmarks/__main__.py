"""Runs all benchmarks and prints one line per figure."""

from __future__ import annotations

import argparse
import platform
from pathlib import Path

from benchmarks import perft, random_games, startup, time_keeping
from skep import _core


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument(
        "--peer",
        metavar="COMMAND",
        help="compare with this UHP engine (it needs the command perft N)",
    )
    parser.add_argument(
        "--openspiel", metavar="PYTHON", help="compare with OpenSpiel, run by this Python"
    )
    arguments = parser.parse_args()
    print(f"{_processor()}, Python {platform.python_version()}, core {_core.VARIANT}\n")
    perft.report(arguments.peer)
    random_games.report(arguments.openspiel)
    startup.report()
    time_keeping.report()


def _processor() -> str:
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


if __name__ == "__main__":
    main()
