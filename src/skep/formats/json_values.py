"""JSON that strangers wrote: objects, and values of the expected type or none."""

from __future__ import annotations

import json
from math import isfinite
from typing import Any


def json_object(line: str) -> dict[str, Any] | str:
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
