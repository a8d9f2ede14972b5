"""No package computes a rule of Hive again: it asks the board or the rulebook.

Every rule about pins, gates, throws, liberties, deadlines and results starts from what lies next to
what, how many turns have passed, or an outcome. So this test searches the source for neighborhoods,
arithmetic on coordinates, turns compared with numbers, outcomes made by hand, and imports from the
inside of the rulebook.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "skep"
NATIVE = ROOT / "native"

ALLOWED = {
    "hexes.py": "defines the neighborhood and the symmetries",
    "board/board.py": "reads the outcomes of GameStrings, and turns moves with the board",
    "board/playing.py": "makes the outcomes that players declare",
    "board/game_so_far.py": "reads the outcomes of the core",
    "move_string.py": "a MoveString names a place by a side of a piece",
    "position_string.py": "where a hex is in a row",
    "lessons/looking.py": "exercises ask which pieces touch each other",
    "conformance/random_play.py": "likes moves towards the queens, legal ones only",
    "conformance/random_games.py": "counts repetitions as engines with another rule do",
    "formats/replaying.py": "declares the result that a file has; the board checks it",
    "formats/sgf/grid.py": "where a hex is on the grid of BoardSpace",
    "puzzles/likeness.py": "compares what lies near a queen",
    "render/geometry.py": "where a hex is in a picture",
    "review/effects.py": "says that a piece came next to the queen, in legal moves only",
    "render/text_drawing.py": "where a hex is in a text",
}
DATA_OF_THE_RULEBOOK = {
    "skep.rulebook.details",
    "skep.rulebook.explanation",
    "skep.rulebook.faults",
    "skep.rulebook.speech",
}
NEIGHBORHOOD = {"neighbors", "neighbor", "direction_to", "distance", "around"}


def computations(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """The lines of a module that look like a rule, with what they do."""
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(attr=name, ctx=ast.Load()) if name in NEIGHBORHOOD:
                yield node.lineno, f"asks for .{name}"
            case ast.BinOp(op=ast.Add() | ast.Sub() | ast.Mult()) if any(
                isinstance(side, ast.Attribute) and side.attr in {"q", "r"}
                for side in (node.left, node.right)
            ):
                yield node.lineno, "computes with coordinates"
            case ast.Call(func=ast.Name(id="Hex"), args=arguments) if any(
                isinstance(argument, ast.BinOp) for argument in arguments
            ):
                yield node.lineno, "computes with coordinates"
            case ast.Call(func=ast.Name(id="Outcome")):
                yield node.lineno, "makes an Outcome"
            case ast.Compare() if _has_turn(node) and _has_number(node):
                yield node.lineno, "compares turns with a number"
            case ast.ImportFrom(module=str(module)) if (
                module.startswith("skep.rulebook.") and module not in DATA_OF_THE_RULEBOOK
            ):
                yield node.lineno, f"imports from {module}"


def _has_turn(node: ast.Compare) -> bool:
    return any(
        (isinstance(side, ast.Attribute) and side.attr == "turn_number")
        or (isinstance(side, ast.Name) and side.id == "turn_number")
        for side in (node.left, *node.comparators)
    )


def _has_number(node: ast.Compare) -> bool:
    return any(
        isinstance(side, ast.Constant) and isinstance(side.value, int)
        for side in (node.left, *node.comparators)
    )


def found_in(path: Path) -> list[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [f"{path.relative_to(ROOT)}:{line} {what}" for line, what in computations(tree)]


def modules() -> dict[str, Path]:
    """Everything outside the rulebook."""
    paths = (path for path in SOURCE.rglob("*.py") if SOURCE / "rulebook" not in path.parents)
    return {path.relative_to(SOURCE).as_posix(): path for path in paths}


def test_no_rule_is_computed_outside_the_rulebook() -> None:
    found = [
        line for name, path in modules().items() if name not in ALLOWED for line in found_in(path)
    ]
    assert found == [], "ask Board or skep.rulebook instead"


def test_every_exception_is_needed() -> None:
    assert [name for name in ALLOWED if not found_in(modules()[name])] == []


@pytest.mark.parametrize(
    "source",
    [
        "free = [cell for cell in at.neighbors() if cell not in board.stacks]",
        "beside = thrower.distance(at) == 1",
        "east = Hex(q + 1, r)",
        "step = at.q + 1",
        "due = board.turn_number >= 4",
        "outcome = Outcome(Color.WHITE, Reason.SURROUNDED)",
        "from skep.rulebook.insects import pillbug",
        "from skep.rulebook.throwing import throwers",
    ],
)
def test_the_search_finds_computations(source: str) -> None:
    assert list(computations(ast.parse(source)))


def test_the_core_knows_gates_only_in_its_positions() -> None:
    """The flanks of a step decide about gates and contact; only the position may look at them."""
    flanks = re.compile(r"\bk(Left|Right|Circle)\b")
    found = [
        str(path.relative_to(ROOT))
        for path in sorted((*NATIVE.rglob("*.cpp"), *NATIVE.rglob("*.hpp")))
        if NATIVE / "position" not in path.parents and flanks.search(path.read_text())
    ]
    assert found == []
