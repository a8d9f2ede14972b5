"""Player specs: who plays, and how long it may think, in one string.

skep?nodes=5000&table=64
uhp?seconds=0.25&option.NumThreads=1:path/to/engine --some-flag
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from itertools import count
from pathlib import Path
from typing import TypeVar
from urllib.parse import unquote

from skep._checks import checked_text
from skep.engine import DEFAULT_MEGABYTES, FULL_LEVEL, PACKAGED, Limit
from skep.engine.levels import limit_of
from skep.engine.network import Network, find_network, identity, packaged_network
from skep.errors import NotationError, SettingError, SkepError
from skep.uhp.client.conversation import parse_command
from skep.uhp.client.engine import MOVE_PATIENCE
from skep.uhp.limits import TimeForm

T = TypeVar("T")

_SPEC = re.compile(r"(skep|uhp)(?:\?([^:]*))?(?::(.*))?", re.DOTALL)
_FORMS = "skep, skep?nodes=5000, or uhp:COMMAND, uhp?seconds=1:COMMAND"
_OPTION = "option."
_LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class PlayerSpec:
    """One player of a contest. Without a ``command`` it is the built-in engine."""

    name: str
    limit: Limit
    command: tuple[str, ...] = ()
    level: int = FULL_LEVEL
    """How strong the built-in engine plays."""
    table: int = DEFAULT_MEGABYTES
    """The megabytes of the built-in engine's table."""
    network: Network | None = field(default_factory=packaged_network)
    """What the built-in engine judges positions by; None: the hand-written evaluation."""
    clock: TimeForm = TimeForm.AUTO
    options: tuple[tuple[str, str], ...] = ()
    """Set in a UHP engine after it has started."""
    patience: float | None = None
    """Seconds for a reply that has no time limit; None: 60 for a move, 10 for anything else."""
    log: Path | None = None
    """Where the traffic of a UHP engine is logged; it makes no difference to the games."""

    def described(self) -> dict[str, object]:
        """The spec as plain values, for the file of results."""
        values: dict[str, object] = asdict(replace(self, network=None, log=None))
        del values["log"]
        values["network"] = identity(self.network)
        values["patience"] = self.patience or MOVE_PATIENCE
        values["command"] = list(self.command)
        values["clock"] = self.clock.value
        values["options"] = [list(option) for option in self.options]
        return values


def parse_player(text: str, default: Limit | None = None) -> PlayerSpec:
    """Read a spec. ``default`` is the limit of one that names none.

    >>> parse_player("skep?nodes=5000").limit.nodes
    5000
    >>> parse_player("uhp?seconds=1:engine --uhp").command
    ('engine', '--uhp')
    """
    match = _SPEC.fullmatch(checked_text("a player such as 'skep'", text).strip())
    if match is None:
        raise NotationError(f"no player is called {text[:40]!r}", expected=_FORMS)
    kind, query, rest = match.groups()
    if kind == "skep" and rest is not None:
        raise NotationError(f"unexpected {rest[:20]!r} after ':'", text=text, expected=_FORMS)
    command = parse_command(rest or "") if kind == "uhp" else ()
    given = dict(_settings(text, query or ""))
    if kind == "skep":
        given.setdefault("network", PACKAGED)
    values = _Values(text, given)
    level = values.take("level", _level) if kind == "skep" else None
    table = values.take("table", int) if kind == "skep" else None
    own_name = "skep" if level is None else f"level {level}"
    spec = PlayerSpec(
        name=values.take("name", _name) or (Path(command[0]).name if command else own_name),
        limit=_limit(values, default, level),
        command=command,
        level=FULL_LEVEL if level is None else level,
        table=DEFAULT_MEGABYTES if table is None else table,
        network=values.take("network", find_network) if kind == "skep" else None,
        clock=(values.take("clock", _time_form) if kind == "uhp" else None) or TimeForm.AUTO,
        patience=values.take("patience", _positive),
    )
    options = values.options() if kind == "uhp" else ()
    values.expect_empty(kind)
    return replace(spec, options=options)


def distinct_names(specs: Sequence[PlayerSpec]) -> tuple[PlayerSpec, ...]:
    """The players with distinct names: those that share one are numbered."""
    uses = Counter(spec.name for spec in specs)
    taken = {name for name, times in uses.items() if times == 1}
    distinct = []
    for spec in specs:
        name = spec.name
        if uses[name] > 1:
            numbered = (f"{spec.name} {number}" for number in count(1))
            name = next(name for name in numbered if name not in taken)
            taken.add(name)
        distinct.append(replace(spec, name=name))
    return tuple(distinct)


class _Values:
    """The settings of a spec that have not been read yet."""

    def __init__(self, text: str, values: dict[str, str]) -> None:
        self._text = text
        self._values = values

    def take(self, name: str, read: Callable[[str], T]) -> T | None:
        value = self._values.pop(name, None)
        if value is None:
            return None
        try:
            return read(value)
        except ValueError as error:
            reason = str(error) if isinstance(error, SkepError) else "not a valid number"
            raise SettingError(f"{name}={value[:20]} in {self._text[:60]!r}: {reason}") from None

    def options(self) -> tuple[tuple[str, str], ...]:
        names = [name for name in self._values if name.startswith(_OPTION)]
        return tuple((name.removeprefix(_OPTION), self._values.pop(name)) for name in names)

    def expect_empty(self, kind: str) -> None:
        for name in self._values:
            known = ["seconds", "depth", "nodes", "name", "patience"]
            known += (
                ["level", "table", "network"] if kind == "skep" else ["clock", _OPTION + "NAME"]
            )
            raise SettingError(
                f"unknown setting {name[:20]!r} in {self._text[:60]!r}; "
                f"expected one of {', '.join(known)}"
            )


def _settings(text: str, query: str) -> Iterator[tuple[str, str]]:
    for part in filter(None, query.split("&")):
        name, equals, value = part.partition("=")
        if not equals or not value:
            raise NotationError(f"{part[:20]!r} in {text[:60]!r}", expected="NAME=VALUE")
        yield unquote(name), unquote(value)


def _limit(values: _Values, default: Limit | None, level: int | None) -> Limit:
    seconds = values.take("seconds", _positive)
    depth, nodes = values.take("depth", int), values.take("nodes", int)
    if (seconds, depth, nodes) != (None, None, None):
        if level is not None and level < FULL_LEVEL:
            raise SettingError(f"level {level} has a limit of its own: give it no other")
        return Limit(seconds=seconds, depth=depth, nodes=nodes)
    if level is not None:
        return limit_of(level)
    if default is None:
        raise SettingError("a player needs a limit: seconds, depth or nodes")
    return default


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
    if len(text) > _LONGEST_NAME or not text.isprintable() or '"' in text or not text.strip():
        raise SettingError(f"a name has 1 to {_LONGEST_NAME} printable letters and no quotes")
    return text.strip()


def _time_form(text: str) -> TimeForm:
    try:
        return TimeForm(text.lower())
    except ValueError:
        raise SettingError("expected auto, seconds or time") from None
