"""Puts the same tasks to the core as WebAssembly, in Node, and to the native one."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

import pytest

from skep import _core
from skep.board import Board
from skep.engine import network
from tests.patience import PATIENCE

ROOT: Final = Path(__file__).parent.parent.parent
CORES: Final = {name: ROOT / "build/web" / name for name in ("core.wasm", "core-plain.wasm")}
"""The builds with vector instructions and without them."""
NETWORK: Final = ROOT / "src/skep/engine/packaged.skepnet"

Task: TypeAlias = dict[str, Any]
"""A game (settings, start, actions), and what to do at its end (perft, search)."""


def available(core: str) -> Path:
    """The path of a build; skip the test if it or Node is missing."""
    path = CORES[core]
    if shutil.which("node") is None:
        pytest.skip("Node is not installed")
    if not path.exists():
        pytest.skip(f"{path.relative_to(ROOT)} is not built: run make web-core")
    return path


def web_answers(core: str, tasks: Sequence[Task]) -> list[Any]:
    """What the core as WebAssembly answers."""
    command = ["node", str(Path(__file__).with_name("web_core.mjs")), str(available(core))]
    done = subprocess.run(
        [*command, str(NETWORK)],
        input=json.dumps(tasks),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    answers: list[Any] = json.loads(done.stdout)
    return answers


def native_answer(task: Task) -> dict[str, Any]:
    """What the native core answers."""
    pieces, ply, resting = task.get("start", ([], 0, -1))
    game_type, queen_first, threefold = task["settings"]
    game = _core.Game(
        game_type,
        queen_first,
        threefold,
        [tuple(piece) for piece in pieces],
        ply,
        None if resting < 0 else resting,
    )
    states = [_state(game)]
    for piece, q, r in task["actions"]:
        assert game.push_pass() if piece < 0 else game.push(piece, q, r)
        states.append(_state(game))
    keys = [str(key) for key in game.canonical_keys()]
    answer: dict[str, Any] = {"states": states, "canonical_keys": keys}
    if "perft" in task:
        answer["perft"] = game.perft(task["perft"])
    if "search" in task:
        answer["search"] = _search(game, **task["search"])
    return answer


def task_of(board: Board, **extra: object) -> Task:
    """The game on a board as a task."""
    game = board._game
    ruleset = board.ruleset
    start = board.root()
    optional = board.game_type.partition("+")[2]
    return {
        "settings": [
            sum(1 << "MLP".index(letter) for letter in optional),
            ruleset.opening.id == "rulebook",
            ruleset.repetition.id == "threefold",
        ],
        "start": [
            [[piece, q, r] for piece, q, r, _ in sorted(start._game.placed(), key=lambda p: p[3])],
            start.ply,
            -1 if start._game.resting is None else start._game.resting,
        ],
        "actions": [_numbers(action) for action in game.history()],
        **extra,
    }


def _state(game: _core.Game) -> dict[str, Any]:
    actions = game.actions()
    return {
        "actions": [_numbers(actions[i]) for i in range(len(actions))],
        "placed": [list(placed) for placed in game.placed()],
        "resting": -1 if game.resting is None else game.resting,
        "ply": game.ply,
        "result": game.result,
        "occurrences": game.occurrences,
        "key": str(game.key),
        "canonical_key": str(game.canonical_key),
    }


def _search(
    game: _core.Game,
    depth: int = 64,
    nodes: int = 2**53,
    lines: int = 1,
    overlooked: int = 0,
    misjudged: int = 0,
    seed: str = "0",
) -> dict[str, Any]:
    learned = network.packaged_network().core
    found, reached, searched, _ = _core.Search(16, 1, learned).run(
        game,
        depth=depth,
        nodes=nodes,
        seconds=1e8,
        soft_seconds=1e8,
        lines=lines,
        overlooked=overlooked,
        misjudged=misjudged,
        seed=int(seed),
        on_report=None,
    )
    return {
        "lines": [
            {"actions": [_numbers(action) for action in actions], "score": score, "depth": at}
            for actions, score, at in found
        ],
        "depth": reached,
        "nodes": searched,
    }


def _numbers(action: tuple[int, int, int] | None) -> list[int]:
    return [-1, 0, 0] if action is None else list(action)
