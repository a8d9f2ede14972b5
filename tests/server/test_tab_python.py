"""Python in the browser explains as Python here does: the same attempts, run by Pyodide in Node."""

from __future__ import annotations

import os
import random
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from skep import Board, GameType, Hex, Move
from skep.pieces import PIECES
from skep.rulesets import PRESETS
from skep.server.domain.explaining import explain_attempt
from skep.server.views.explanation import view_explanation
from skep.server.views.language import Language
from tests.patience import PATIENCE

ROOT = Path(__file__).parent.parent.parent


def illegal_attempts(count: int, seed: int) -> list[dict[str, Any]]:
    """Attempts in random games of every type and preset, and in every language."""
    chance = random.Random(seed)
    found: list[dict[str, Any]] = []
    while len(found) < count:
        rules = chance.choice(tuple(PRESETS))
        board = Board(chance.choice(tuple(GameType)), rules)
        for _ in range(chance.randrange(60)):
            if board.is_over:
                break
            board.push(chance.choice(board.legal_moves))
        piece = chance.choice(PIECES)
        near = chance.choice(tuple(board.stacks) or (Hex(0, 0),))
        to = Hex(near.q + chance.randint(-1, 1), near.r + chance.randint(-1, 1))
        if board.is_over or Move(piece, to) in board.legal_moves:
            continue
        language = chance.choice(tuple(Language))
        cell = to if chance.random() < 0.8 else None  # None asks about the piece
        explanation = explain_attempt(board, piece, cell)
        asked = {
            "game_string": board.game_string,
            "piece": piece.name,
            "to": cell,
            "rules": rules,
            "language": language,
        }
        answer = view_explanation(board, explanation, language)
        found.append({"asked": asked, "answer": msgspec.to_builtins(answer)})
    return found


def check(count: int, tmp_path: Path) -> None:
    if not (ROOT / "build/python/skep.zip").exists():
        pytest.skip("Python for the browser is not packed: run make web")
    path = tmp_path / "attempts.json"
    path.write_bytes(msgspec.json.encode(illegal_attempts(count, seed=count)))
    subprocess.run(
        ["npx", "vitest", "run", "tests/tab/explanations.test.ts"],
        cwd=ROOT / "web",
        env={**os.environ, "SKEP_ATTEMPTS": str(path)},
        check=True,
        timeout=PATIENCE,
    )


@pytest.mark.processes
def test_some_explanations(tmp_path: Path) -> None:
    check(50, tmp_path)


@pytest.mark.slow
def test_many_explanations(tmp_path: Path) -> None:
    check(500, tmp_path)
