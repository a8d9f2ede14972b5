"""Writes web/engine/src/data.ts: what the engine package for web pages takes from Python.

.venv/bin/python -m tools.make_engine_data
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import skep
from skep import PRESETS, GameType, Opening, Repetition, _core
from skep.engine.chances import POINTS_PER_LOG_ODDS
from skep.engine.levels import FULL_LEVEL, LEVELS, limit_of
from skep.engine.limits import MAX_DEPTH
from skep.engine.network import SHAPE
from skep.pieces import PIECES

DATA: Final = Path(__file__).parent.parent / "web" / "engine" / "src" / "data.ts"
_HEADER = "/** What comes from Skep's Python. Do not edit: `make web-types` writes this. */\n"
_LEVEL = """
/** A level for human players: when its search ends, and how it errs. */
export interface Level {
  seconds: number;
  depth?: number;
  nodes?: number;
  overlooked: number;
  misjudged: number;
}
"""


def typescript() -> str:
    """The whole file."""
    constants = {
        "VERSION": skep.__version__,
        "WIN": _core.WIN,
        "LONGEST_WIN": _core.LONGEST_WIN,
        "MAX_DEPTH": MAX_DEPTH,
        "MAX_SECONDS": int(_core.MAX_SECONDS),
        "POINTS_PER_LOG_ODDS": POINTS_PER_LOG_ODDS,
    }
    lines = [_HEADER]
    lines += [f"export const {name} = {_text(value)};\n" for name, value in constants.items()]
    lines += _list("NETWORK_SHAPE", SHAPE, " as const")
    lines += _list("GAME_TYPES", [kind.value for kind in GameType], " as const")
    lines += _list("PIECES", [piece.name for piece in PIECES], " as const")
    lines.append("\nexport const PRESETS = {\n")
    for name, rules in PRESETS.items():
        first = rules.opening is Opening.RULEBOOK
        threefold = rules.repetition is Repetition.THREEFOLD
        lines.append(f"  {name}: {_record({'queenFirst': first, 'threefold': threefold})},\n")
    lines.append("} as const;\nexport type RulesName = keyof typeof PRESETS;\n")
    lines.append(_LEVEL)
    lines.append("\nexport const LEVELS: readonly Level[] = [\n")
    lines += [f"  {_record(_level(number))},\n" for number in range(1, FULL_LEVEL + 1)]
    lines.append("];\n")
    return "".join(lines)


def _level(number: int) -> dict[str, Any]:
    limit = limit_of(number)
    level = LEVELS[number - 1] if number < FULL_LEVEL else None
    depth = limit.depth if limit.depth != MAX_DEPTH else None
    record = {"seconds": limit.seconds, "depth": depth, "nodes": limit.nodes}
    errors = {
        "overlooked": level.overlooked if level else 0,
        "misjudged": level.misjudged if level else 0,
    }
    return {name: value for name, value in record.items() if value is not None} | errors


def _list(name: str, values: Any, suffix: str) -> list[str]:  # noqa: ANN401 - of any kind
    items = [_text(value) for value in values]
    line = f"export const {name} = [{', '.join(items)}]{suffix};\n"
    if len(line) <= 101:
        return ["\n", line]
    return [
        "\n",
        f"export const {name} = [\n",
        *(f"  {item},\n" for item in items),
        f"]{suffix};\n",
    ]


def _record(values: dict[str, Any]) -> str:
    return "{ " + ", ".join(f"{name}: {_text(value)}" for name, value in values.items()) + " }"


def _text(value: Any) -> str:  # noqa: ANN401 - whatever JSON has
    if isinstance(value, int) and not isinstance(value, bool) and value >= 10_000:
        return f"{value:_}"
    return json.dumps(int(value) if isinstance(value, float) and value.is_integer() else value)


if __name__ == "__main__":
    DATA.write_text(typescript(), encoding="utf-8")
    print(f"wrote {DATA}")
