"""Matches and tournaments as functions: from players to their results."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import replace
from os import PathLike
from pathlib import Path
from typing import Final, TypeAlias, TypeVar

from skep._checks import checked_path, checked_text, shown, whole_number
from skep._disk import name_of, read_text
from skep.arena.contest import Contest
from skep.arena.contest_result import ContestResult, MatchResult, TournamentResult
from skep.arena.fixture import Fixture
from skep.arena.readiness import ReadyPlayer, get_ready
from skep.arena.results import open_results
from skep.arena.spec_strings import AnyPlayer, as_player_spec
from skep.arena.specs import PlayerSpec, distinct_names
from skep.arena.sprt import Sprt
from skep.engine import Limit
from skep.engine.limits import checked_limit
from skep.errors import SettingError, WrongTypeError
from skep.jobs import LocalPool, Pool
from skep.openings import mixed_openings, parse_openings
from skep.pieces import GameType
from skep.progress import OnProgress, Progress, ignore_progress
from skep.rulesets import DEFAULT_RULES, RuleSet
from skep.uhp.client.traffic import expect_log

R = TypeVar("R", bound=ContestResult)

DEFAULT_LIMIT: Final = Limit(nodes=5000)
"""The limit of players that name none."""
DEFAULT_GAME_TYPES: Final = (GameType.BASE, GameType.BASE_MLP)
_MAX_BYTES = 1_000_000  # bytes in a file of openings

GameTypes: TypeAlias = Iterable[GameType | str]
Openings: TypeAlias = Path | Sequence[str] | None
File: TypeAlias = str | PathLike[str] | None


def match(
    first: AnyPlayer,
    second: AnyPlayer,
    *,
    games: int = 100,
    sprt: Sprt | None = None,
    game_types: GameTypes = DEFAULT_GAME_TYPES,
    openings: Openings = None,
    rules: str = DEFAULT_RULES,
    limit: Limit = DEFAULT_LIMIT,
    ply_cap: int = 200,
    pool: Pool | None = None,
    out: File = None,
    log: File = None,
    on_progress: OnProgress[MatchResult] = ignore_progress,
) -> MatchResult:
    """Play a match between two players, each opening twice with colors swapped.

    It ends after ``games`` games, an even number, or as soon as the test ``sprt`` decides. The
    other arguments are those of ``tournament``.
    """
    contest, identities = _prepare(
        (first, second), games, sprt, game_types, openings, rules, limit, ply_cap, pool, log
    )
    return _play(contest, identities, MatchResult, pool, out, on_progress)


def tournament(
    players: Iterable[AnyPlayer],
    *,
    games: int = 100,
    game_types: GameTypes = DEFAULT_GAME_TYPES,
    openings: Openings = None,
    rules: str = DEFAULT_RULES,
    limit: Limit = DEFAULT_LIMIT,
    ply_cap: int = 200,
    pool: Pool | None = None,
    out: File = None,
    log: File = None,
    on_progress: OnProgress[TournamentResult] = ignore_progress,
) -> TournamentResult:
    """Play a tournament in which every two players meet ``games`` times, an even number.

    A player is a spec such as ``"skep?nodes=5000"`` or ``"uhp:engine --flag"``, or a Python object
    with ``choose(board, limit)``; ``limit`` is for those that name none. The openings are those
    that come with Skep for the ``game_types``, or your own: a file of GameStrings, or the
    GameStrings themselves. A game of ``ply_cap`` plies is a draw. The ``pool`` is by default one
    process per core.

    Each game is appended to the file ``out`` when it ends, and the same call continues from the
    games that are there. UHP traffic is appended to the file ``log``.
    """
    contest, identities = _prepare(
        players, games, None, game_types, openings, rules, limit, ply_cap, pool, log
    )
    return _play(contest, identities, TournamentResult, pool, out, on_progress)


def _prepare(
    players: Iterable[AnyPlayer],
    games: int,
    sprt: Sprt | None,
    game_types: GameTypes,
    openings: Openings,
    rules: str,
    limit: Limit,
    ply_cap: int,
    pool: Pool | None,
    log: File,
) -> tuple[Contest, list[str]]:
    """The contest, with players that have been started once, and their identities."""
    RuleSet.preset(rules)
    ply_cap = whole_number("the ply cap", ply_cap, 1)
    checked_limit(limit)
    if isinstance(players, str) or not isinstance(players, Iterable):
        raise WrongTypeError(f"expected a sequence of players, not {shown(players)}")
    specs = distinct_names([as_player_spec(player, limit) for player in players])
    if log is not None:
        specs = _logged(specs, checked_path("the file of the log", log), pool)
    lines = _opening_lines(openings, game_types, rules)
    kinds = sorted({GameType(line.partition(";")[0]) for line in lines})
    ready: list[ReadyPlayer] = [get_ready(spec, kinds, rules) for spec in specs]
    fixture = Fixture(tuple(player.spec for player in ready), lines, ply_cap, rules)
    return Contest(fixture, games, sprt), [player.identity for player in ready]


def _play(
    contest: Contest,
    identities: Sequence[str],
    result_type: type[R],
    pool: Pool | None,
    out: File,
    on_progress: OnProgress[R],
) -> R:
    path = None if out is None else checked_path("the file of the games", out)
    with open_results(path, contest.fixture, identities) as results:
        result = result_type(contest, results)
        on_progress(Progress(result.standing.games, contest.all_games, result))
        with closing(contest.play(results, pool or LocalPool())) as records:
            for _ in records:
                on_progress(Progress(result.standing.games, contest.all_games, result))
    return result


def _opening_lines(openings: Openings, game_types: GameTypes, rules: str) -> Sequence[str]:
    if isinstance(openings, Path):
        return parse_openings(read_text(openings, _MAX_BYTES), name_of(openings, "read"), rules)
    if openings is not None:
        if isinstance(openings, str) or not isinstance(openings, Sequence):
            raise WrongTypeError(
                f"expected the Path of a file, or GameStrings, not {shown(openings)}"
            )
        openings = [checked_text("a GameString", line) for line in openings]
        return parse_openings("\n".join(openings), "the openings", rules)
    if not isinstance(game_types, Iterable):
        raise WrongTypeError(f"expected game types, not {shown(game_types)}")
    names = game_types.split(",") if isinstance(game_types, str) else game_types
    kinds = [GameType(name) for name in names]
    if not kinds:
        raise SettingError("expected at least one game type")
    return mixed_openings(kinds)


def _logged(specs: Sequence[PlayerSpec], log: Path, pool: Pool | None) -> tuple[PlayerSpec, ...]:
    if not isinstance(pool, LocalPool | None):
        raise SettingError("UHP traffic is logged on this machine only, not on a cluster")
    if not any(spec.command for spec in specs):
        raise SettingError("nothing to log: the log is for UHP engines, and no player is one")
    expect_log(log)
    return tuple(replace(spec, log=log) for spec in specs)
