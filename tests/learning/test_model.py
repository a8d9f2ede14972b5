"""The network in PyTorch and the one in the core agree."""

from __future__ import annotations

import random

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from skep import Board, GameType, _core  # noqa: E402
from skep.engine.network import Network, network_content  # noqa: E402
from skep.learning.model import Model, body  # noqa: E402


def test_the_core_computes_what_was_trained() -> None:
    torch.manual_seed(1)
    model = Model()
    with torch.no_grad():  # as after some training: numbers of all sizes, buckets that differ
        for parameter in model.parameters():
            parameter.add_(torch.randn_like(parameter) * 0.1)
    evaluator = _core.Evaluator(Network(network_content(body(model), {}), "test").core)
    rng = random.Random(1)
    distances: list[float] = []
    spread: list[int] = []
    for game_type in GameType:
        board = Board(game_type, "tournament")
        start = board._game.copy()
        points = []
        while board.outcome() is None and board.ply < 60:
            points.append(evaluator.evaluate(board._game, 0))
            board.push(rng.choice(board.legal_moves))
        actions = b"".join(_triple(action) for action in board._game.history())
        inputs, buckets, _, _ = _core.encode(start, actions)
        rows = torch.from_numpy(np.frombuffer(inputs, "<i2").reshape(board.ply, -1).copy())
        with torch.no_grad():
            odds = model(rows, torch.from_numpy(np.frombuffer(buckets, np.uint8).copy()))
        spread += points
        distances += (odds.numpy() * 200 - np.array(points)).tolist()
    assert len(distances) > 200
    assert max(map(abs, distances)) < 4  # points, from rounding between the layers
    assert len(set(spread)) > 20  # scores differ


def _triple(action: tuple[int, int, int] | None) -> bytes:
    if action is None:
        return bytes([255, 0, 0])
    return bytes(number % 256 for number in action)
