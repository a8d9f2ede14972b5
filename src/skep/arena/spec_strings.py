"""Reads who plays: spec strings and Python players become specs.

skep?nodes=5000&table=64
uhp?seconds=0.25&option.NumThreads=1:path/to/engine --some-flag
python?seconds=1:mybot:Bot
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, TypeAlias, TypeVar
from urllib.parse import unquote

from skep._checks import checked_text, shown
from skep.arena.python_source import PythonSource
from skep.arena.specs import PlayerSpec
from skep.engine import DEFAULT_MEGABYTES, FULL_LEVEL, PACKAGED, Limit
from skep.engine.levels import limit_of
from skep.engine.network import find_network
from skep.errors import NotationError, SettingError, SkepError, WrongTypeError
from skep.players import Player, player_name
from skep.uhp.client.conversation import parse_command
from skep.uhp.limits import TimeForm

T = TypeVar("T")

_SPEC = re.compile(r"(skep|uhp|python)(?:\?([^:]*))?(?::(.*))?", re.DOTALL)
_FORMS = "skep, skep?nodes=5000, uhp:COMMAND, uhp?seconds=1:COMMAND, or python:MODULE:NAME"
_OPTION = "option."
_SHARED: Final = ("seconds", "depth", "nodes", "name", "patience")
_OWN: Final = {
    "skep": ("level", "table", "network"),
    "uhp": ("clock", _OPTION + "NAME"),
    "python": (),
}
_MAX_NAME = 40

AnyPlayer: TypeAlias = str | PlayerSpec | Player | type[Player]
"""A spec string, a spec, a Python player or its class."""


def as_player_spec(player: AnyPlayer, default: Limit | None = None) -> PlayerSpec:
    """The spec of a player: a spec already, a spec string, or a Python player.

    A Python player is an object with ``choose(board, limit)``, of which each process that plays
    gets a copy, or its class. ``default`` is the limit of a player that names none.
    """
    if isinstance(player, PlayerSpec):
        return player
    if isinstance(player, str):
        return parse_player(player, default)
    if not hasattr(player, "choose"):
        raise WrongTypeError(
            "expected a spec such as 'skep?nodes=5000', or an object with choose(board, limit), "
            f"not {shown(player)}"
        )
    name = player.__name__ if isinstance(player, type) else player_name(player)
    source = PythonSource.of(player)
    return PlayerSpec(_name(name), _expect_limit(default), python=source, network=None)


def parse_player(text: str, default: Limit | None = None) -> PlayerSpec:
    """Read a spec. ``default`` is the limit if the spec names none.

    >>> parse_player("skep?nodes=5000").limit.nodes
    5000
    >>> parse_player("uhp?seconds=1:engine --uhp").command
    ('engine', '--uhp')
    """
    match = _SPEC.fullmatch(checked_text("a player such as 'skep'", text).strip())
    if match is None:
        raise NotationError(f"no player is called {text[:40]!r}", expected=_FORMS)
    kind, query, rest = match.groups()
    settings = _Settings(text, dict(_pairs(text, query or "")))
    match kind:
        case "skep":
            if rest is not None:
                raise NotationError(
                    f"unexpected {rest[:20]!r} after ':'", text=text, expected=_FORMS
                )
            spec = _builtin(settings, default)
        case "uhp":
            command = parse_command(rest or "")
            spec = PlayerSpec(
                settings.take("name", _name) or Path(command[0]).name,
                _limit(settings, default),
                command=command,
                network=None,
                clock=settings.take("clock", _time_form) or TimeForm.AUTO,
                patience=settings.take("patience", _positive),
                options=settings.take_options(),
            )
        case _:
            source = PythonSource.named(rest or "")
            spec = PlayerSpec(
                settings.take("name", _name) or _name(source.name.rpartition(":")[2]),
                _limit(settings, default),
                python=source,
                network=None,
                patience=settings.take("patience", _positive),
            )
    settings.expect_empty(kind)
    return spec


def _builtin(settings: _Settings, default: Limit | None) -> PlayerSpec:
    level, table = settings.take("level", _level), settings.take("table", int)
    own_name = "skep" if level is None else f"level {level}"
    return PlayerSpec(
        name=settings.take("name", _name) or own_name,
        limit=_limit(settings, default, level),
        level=FULL_LEVEL if level is None else level,
        table=DEFAULT_MEGABYTES if table is None else table,
        network=settings.take("network", find_network, PACKAGED),
        patience=settings.take("patience", _positive),
    )


class _Settings:
    """The settings of a spec not read yet."""

    def __init__(self, text: str, settings: dict[str, str]) -> None:
        self._text = text
        self._settings = settings

    def take(self, name: str, read: Callable[[str], T], default: str | None = None) -> T | None:
        value = self._settings.pop(name, default)
        if value is None:
            return None
        try:
            return read(value)
        except ValueError as error:
            reason = str(error) if isinstance(error, SkepError) else "not a valid number"
            raise SettingError(f"{name}={value[:20]} in {self._text[:60]!r}: {reason}") from None

    def take_options(self) -> tuple[tuple[str, str], ...]:
        names = [name for name in self._settings if name.startswith(_OPTION)]
        return tuple((name.removeprefix(_OPTION), self._settings.pop(name)) for name in names)

    def expect_empty(self, kind: str) -> None:
        for name in self._settings:
            known = [*_SHARED, *_OWN[kind]]
            raise SettingError(
                f"unknown setting {name[:20]!r} in {self._text[:60]!r}; "
                f"expected one of {', '.join(known)}"
            )


def _pairs(text: str, query: str) -> Iterator[tuple[str, str]]:
    for part in filter(None, query.split("&")):
        name, equals, value = part.partition("=")
        if not equals or not value:
            raise NotationError(f"{part[:20]!r} in {text[:60]!r}", expected="NAME=VALUE")
        yield unquote(name), unquote(value)


def _limit(settings: _Settings, default: Limit | None, level: int | None = None) -> Limit:
    seconds = settings.take("seconds", _positive)
    depth, nodes = settings.take("depth", int), settings.take("nodes", int)
    if (seconds, depth, nodes) != (None, None, None):
        if level is not None and level < FULL_LEVEL:
            raise SettingError(
                f"level {level} has its own limit; leave out seconds, depth and nodes"
            )
        return Limit(seconds=seconds, depth=depth, nodes=nodes)
    if level is not None:
        return limit_of(level)
    return _expect_limit(default)


def _expect_limit(limit: Limit | None) -> Limit:
    if limit is None:
        raise SettingError("a player needs a limit: seconds, depth or nodes")
    return limit


def _level(text: str) -> int:
    level = int(text)
    if not 1 <= level <= FULL_LEVEL:
        raise SettingError(f"expected 1 to {FULL_LEVEL}")
    return level


def _positive(text: str) -> float:
    number = float(text)
    if not 0 < number < float("inf"):
        raise SettingError("expected more than 0")
    return number


def _name(text: str) -> str:
    if len(text) > _MAX_NAME or not text.isprintable() or '"' in text or not text.strip():
        raise SettingError(f"a name has 1 to {_MAX_NAME} printable characters and no quotes")
    return text.strip()


def _time_form(text: str) -> TimeForm:
    try:
        return TimeForm(text.lower())
    except ValueError:
        raise SettingError("expected auto, seconds or time") from None
