"""The JSON lines of ``skep match --out``: one record per game, after a line about the contest.

The lines of ``skep analyse --out`` are read as well: each has a game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from skep.formats.game_string import split_game_string
from skep.formats.json_values import games_of_objects, whole
from skep.formats.reading import GameRead, Place
from skep.formats.replaying import replay
from skep.formats.words import read_state
from skep.outcomes import Reason
from skep.rulesets import PRESETS

_GAME_NAMES: Final = ("game_string", "game")
_SETTINGS: Final = ("fixture", "settings")
_REASONS: Final = {reason.value: reason for reason in Reason} | {"timeout": Reason.TIME}
_MAX_NUMBER: Final = 10**9
_HEADERS: Final = {"White": "white", "Black": "black", "Termination": "reason"}


def looks_like(first_line: str) -> bool:
    """Whether a file with this line has records."""
    names = (*_GAME_NAMES, *_SETTINGS)
    return first_line.startswith("{") and any(f'"{name}":' in first_line for name in names)


def read(
    lines: Iterator[tuple[int, str]], file: str, rules: str | None = None
) -> Iterator[GameRead]:
    """The games in these numbered lines, one by one."""
    own_rules = None

    def game_of(values: dict[str, Any], place: Place) -> GameRead | None:
        nonlocal own_rules
        if "format" in values:
            own_rules = _rules(values)
            return None
        return game_of_record(values, place, rules or own_rules)

    return games_of_objects(lines, file, game_of)


def game_of_record(values: Mapping[str, Any], place: Place, rules: str | None = None) -> GameRead:
    """The game of one record, with what the record says about it.

    Players, opening and what ended the game are headers; the detail of a fault is a comment on the
    last move.
    """
    text = next((values[name] for name in _GAME_NAMES if name in values), None)
    if not isinstance(text, str):
        return GameRead(place, None, (), "the record has no game_string")
    raw, _ = split_game_string(text.strip(), place)
    for header, name in _HEADERS.items():
        if isinstance(values.get(name), str):
            raw.headers[header] = values[name]
    for header, name, offset in (("Opening", "opening", 1), ("OpeningPlies", "opening_plies", 0)):
        if (number := whole(values.get(name), _MAX_NUMBER)) is not None:
            raw.headers[header] = str(number + offset)
    if state := read_state(str(values.get("result", ""))[:20]):
        raw.state = state
        raw.reason = _REASONS.get(raw.headers.get("Termination", ""), Reason.UNKNOWN)
    replayed = replay(raw, rules)
    detail = values.get("detail")
    if replayed.game is not None and isinstance(detail, str):
        replayed.game.end.comment = detail
    return replayed.read


def _rules(values: Mapping[str, Any]) -> str | None:
    """The rules of the contest, if its first line names a preset."""
    for name in _SETTINGS:
        settings = values.get(name)
        if isinstance(settings, dict) and settings.get("rules") in PRESETS:
            return str(settings["rules"])
    return None
