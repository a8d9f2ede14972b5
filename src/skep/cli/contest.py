"""What ``skep match`` and ``skep tournament`` share: options, players, files and the play."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from skep._disk import STANDARD, expect_writable, is_standard_output, is_stream, name_of
from skep.cli.options import game_types
from skep.errors import SettingError

if TYPE_CHECKING:
    from skep.arena import Contest, Fixture, PlayerSpec, Standing
    from skep.engine import Limit
    from skep.jobs import Pool

DEFAULT_NODES: Final = 5000
FAULTS: Final = 1
"""The exit status if a player lost a game by a fault."""

GameTypes = Annotated[
    str,
    typer.Option(
        "--game-type",
        metavar="TYPES",
        help="Play these game types in turn, joined by commas; not with --openings.",
        autocompletion=game_types,
    ),
]
Seconds = Annotated[float | None, typer.Option(help="Give players this many seconds per move.")]
Depth = Annotated[int | None, typer.Option(help="Let players look this many plies ahead.")]
Nodes = Annotated[
    int | None,
    typer.Option(
        help="Let players search this many nodes per move.",
        show_default=f"{DEFAULT_NODES} if no limit is given",
    ),
]
PlyCap = Annotated[int, typer.Option(help="End a game of this many plies as a draw.")]
Openings = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Read openings from a file with one GameString per line; - is standard input.",
        show_default="the sets that come with Skep",
    ),
]
Out = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Keep the games, one JSON object per line, and continue from those that are"
        " there; - is standard output.",
    ),
]
Pgn = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Write the games as PGN at the end; - is standard output."),
]
Log = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Append all UHP traffic, including the engines' stderr, to this file.",
    ),
]


@dataclass(frozen=True, slots=True)
class Files:
    """What a contest reads and writes; no two of them may be the same file."""

    out: Path | None = None
    pgn: Path | None = None
    log: Path | None = None
    openings: Path | None = None

    def __post_init__(self) -> None:
        self._expect_one_standard_output()
        self._expect_different_files()

    def _expect_one_standard_output(self) -> None:
        used = [f"--{name}" for name in ("out", "pgn", "log") if self._prints(name)]
        if len(used) > 1:
            raise SettingError(
                f"{' and '.join(used)} are both standard output: give one of them a file"
            )

    def _expect_different_files(self) -> None:
        options: dict[str, str] = {}
        for name in ("openings", "out", "pgn", "log"):
            path: Path | None = getattr(self, name)
            if path is None or path == STANDARD or is_stream(path):
                continue
            other = options.setdefault(os.path.realpath(path), f"--{name}")
            if other != f"--{name}":
                raise SettingError(
                    f"{other} and --{name} are the same file, {path}: give each its own"
                )

    @property
    def take_standard_output(self) -> bool:
        """Whether the report has to go to standard error."""
        return any(map(self._prints, ("out", "pgn", "log")))

    def _prints(self, name: str) -> bool:
        path: Path | None = getattr(self, name)
        return path is not None and is_standard_output(path)


def get_fixture(
    players: Sequence[str],
    limit: Limit,
    game_type: str,
    openings: Path | None,
    ply_cap: int,
    rules: str,
    log: Path | None,
) -> tuple[Fixture, list[str]]:
    """The fixture of a command line, with players that have started, and who they say they are."""
    from skep.arena import Fixture, parse_player
    from skep.arena.readiness import get_ready
    from skep.arena.specs import distinct_names
    from skep.cli.files import read_text
    from skep.openings import mixed_openings, parse_openings
    from skep.pieces import GameType
    from skep.rulesets import RuleSet

    RuleSet.preset(rules)
    if ply_cap < 1:
        raise SettingError("a game has at least one ply")
    specs = distinct_names([parse_player(text, limit) for text in players])
    if log is not None:
        specs = _logged(specs, log)
    if openings is None:
        lines = mixed_openings([GameType(name.strip()) for name in game_type.split(",")])
    else:
        lines = parse_openings(read_text(openings), name_of(openings, "read"), rules)
    kinds = sorted({GameType(line.partition(";")[0]) for line in lines})
    ready = [get_ready(spec, kinds, rules) for spec in specs]
    fixture = Fixture(tuple(player.spec for player in ready), lines, ply_cap, rules)
    return fixture, [player.identity for player in ready]


def play_contest(
    contest: Contest,
    identities: Sequence[str],
    files: Files,
    pool: Pool,
    line: Callable[[Contest, Standing], str],
) -> tuple[Standing, int]:
    """Play on from what is in the file until the end or Ctrl-C, with a live line.

    The number is the exit status.
    """
    from skep.arena import Standing, open_results
    from skep.arena.pgn import format_pgn
    from skep.cli.files import write_text
    from skep.cli.live_bar import live_bar
    from skep.cli.stopping import Stoppable
    from skep.jobs import LocalPool

    if files.log is not None and not isinstance(pool, LocalPool):
        raise SettingError("--log is for games on this machine: leave --ray out")
    if files.pgn is not None:
        expect_writable(files.pgn)
    is_kept = files.out is not None and not is_stream(files.out)
    with open_results(files.out, contest.fixture, identities) as results:
        with Stoppable(is_kept=is_kept) as play, live_bar() as show:
            show(
                len(results.records),
                contest.all_games,
                line(contest, Standing(results.records.values())),
            )
            for _, standing in contest.play(results, pool):
                show(standing.games, contest.all_games, line(contest, standing))
        if files.pgn is not None:
            date = datetime.now(UTC).strftime("%Y.%m.%d")
            write_text(files.pgn, format_pgn(contest.fixture, results.records.values(), date))
        standing = Standing(results.records.values())
        has_faults = any(standing.faults(name) for name in contest.fixture.names)
        return standing, play.status or (FAULTS if has_faults else 0)


def _logged(specs: Sequence[PlayerSpec], log: Path) -> tuple[PlayerSpec, ...]:
    from skep.uhp.client.traffic import expect_log

    if not any(spec.command for spec in specs):
        raise SettingError("--log needs at least one UHP player")
    expect_log(log)
    return tuple(replace(spec, log=log) for spec in specs)
