"""The server under attack: how each attack affects another game and the machine.

python -m benchmarks.server_attack
python -m benchmarks.server_attack --list
python -m benchmarks.server_attack --only ping-flood --only half-sent
python -m benchmarks.server_attack --markdown > table.md
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Final

from benchmarks.attacks.catalog import ATTACKS
from benchmarks.attacks.figures import Figure, table
from benchmarks.attacks.stage import Attack, Stage

_MAX_SECONDS: Final = 150.0  # per attack


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    names = [attack.name for attack in ATTACKS]
    parser.add_argument("--list", action="store_true", help="print the names of the attacks")
    parser.add_argument(
        "--only", action="append", choices=names, metavar="NAME", help="run this one; repeatable"
    )
    parser.add_argument("--markdown", action="store_true", help="print a Markdown table at the end")
    arguments = parser.parse_args()
    chosen = [attack for attack in ATTACKS if not arguments.only or attack.name in arguments.only]
    if arguments.list:
        for attack in chosen:
            print(f"{attack.name:20} {attack.sentence}")
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    rows = asyncio.run(_run(chosen))
    if arguments.markdown:
        print(table(rows))
    missed = sum(figure.verdict == "missed" for _, figure in rows)
    load = os.getloadavg()[2]
    print(
        f"{missed} of {len(rows)} figures missed (load {load:.1f}, {os.cpu_count()} cores)",
        file=sys.stderr,
    )
    raise SystemExit(1 if missed else 0)


async def _run(attacks: Sequence[Attack]) -> list[tuple[str, Figure]]:
    rows: list[tuple[str, Figure]] = []
    with tempfile.TemporaryDirectory() as folder:
        stage = Stage(Path(folder))
        try:
            for attack in attacks:
                begin = time.monotonic()
                print(f"{attack.name}: {attack.sentence}", file=sys.stderr)
                async for figure in _figures(attack, stage):
                    print(f"  {_line(figure)}", file=sys.stderr, flush=True)
                    rows.append((attack.sentence, figure))
                print(f"  ({time.monotonic() - begin:.0f} s)", file=sys.stderr)
        finally:
            stage.close()
    return rows


async def _figures(attack: Attack, stage: Stage) -> AsyncIterator[Figure]:
    """The figures of an attack. An attack that fails reports one more figure and ends alone."""
    try:
        async with asyncio.timeout(_MAX_SECONDS):
            async for figure in attack.run(stage):
                yield figure
    except (Exception, SystemExit) as error:
        shown = " ".join(f"{type(error).__name__}: {error}".split())[:200]
        yield Figure("the attack itself", shown, "runs to its end", is_met=False)


def _line(figure: Figure) -> str:
    required = f" (required: {figure.required})" if figure.required else ""
    return f"{figure.verdict or '·':7} {figure.what}: {figure.measured}{required}"


if __name__ == "__main__":
    main()
