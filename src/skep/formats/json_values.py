"""JSON that strangers wrote: objects, and values of the expected type or none."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from math import isfinite
from typing import Any

from skep.formats.reading import GameRead, Place, Repair

_ESCAPE = re.compile(
    r"\\(?:u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}"  # a pair is one character
    r"|(?P<half>u[dD][89a-fA-F][0-9a-fA-F]{2})|.)"
)


def games_of_objects(
    lines: Iterator[tuple[int, str]],
    file: str,
    game_of: Callable[[dict[str, Any], Place], GameRead | None],
) -> Iterator[GameRead]:
    """The games in lines that each have one JSON object; ``game_of`` reads an object.

    It returns None for an object that is not a game.
    """
    for number, line in lines:
        if not line.strip():
            continue
        place = Place(file, number)
        text = _ESCAPE.sub(_whole_character, line)
        values = _json_object(text)
        if isinstance(values, str):
            yield GameRead(place, None, (), values)
        elif (read := game_of(values, place)) is not None:
            if text != line:
                repair = Repair(number, "half a character (such as \\ud800) is read as \ufffd")
                read = read._replace(repairs=(repair, *read.repairs))
            yield read


def _whole_character(escape: re.Match[str]) -> str:
    """An escape of JSON; no file or terminal can show half of a surrogate pair."""
    return r"\ufffd" if escape["half"] else escape[0]


def _json_object(line: str) -> dict[str, Any] | str:
    """The JSON object in a line; if there is none, a sentence that says so."""
    try:
        value = json.loads(line)
    except RecursionError:
        return "the JSON is nested too deeply"
    except json.JSONDecodeError as error:
        return f"this is not JSON: {error}"
    except ValueError:  # of Python, which tells programmers how to allow it
        return "the JSON has a number of too many digits"
    return value if isinstance(value, dict) else f"expected a JSON object, not {line[:40]!r}"


def whole(value: object, most: int) -> int | None:
    """The value, if it is a whole number that is not too large."""
    if isinstance(value, bool) or not isinstance(value, int) or abs(value) > most:
        return None
    return value


def seconds(value: object, most: float) -> float | None:
    """The value as a float, if it is a number of at least 0 that is not too large."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    return float(value) if 0 <= value <= most and isfinite(value) else None


def texts(value: object) -> list[str] | None:
    """The value, if it is a list of texts."""
    if not isinstance(value, list) or not all(isinstance(it, str) for it in value):
        return None
    return value
