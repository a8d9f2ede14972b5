"""Commands and the functions behind them have the same defaults."""

from __future__ import annotations

from collections.abc import Callable
from inspect import Parameter, signature

import pytest

from skep import arena, engine, learning, study
from skep.arena.playing import DEFAULT_GAME_TYPES
from skep.arena.playing import DEFAULT_LIMIT as OF_CONTESTS
from skep.cli.analyse import DEFAULT_NODES as NODES_OF_ANALYSES
from skep.cli.analyse import analyse
from skep.cli.bench import bench
from skep.cli.contest import DEFAULT_NODES as NODES_OF_CONTESTS
from skep.cli.match import match
from skep.cli.review import DEFAULT_NODES as NODES_OF_REVIEWS
from skep.cli.selfplay import selfplay
from skep.cli.tournament import tournament
from skep.cli.train import train
from skep.engine import Limit
from skep.review import DEFAULT_LIMIT as OF_REVIEWS
from skep.study.many_games import DEFAULT_LIMIT as OF_ANALYSES

PAIRS: list[tuple[Callable[..., object], Callable[..., object]]] = [
    (match, arena.match),
    (tournament, arena.tournament),
    (analyse, study.analyse_games),
    (selfplay, learning.selfplay),
    (train, learning.train),
    (bench, engine.bench),
]
ELSEWHERE = {"sprt", "openings", "out"}  # a text or a path there, a value here


@pytest.mark.parametrize(("command", "function"), PAIRS)
def test_the_same_defaults(command: Callable[..., object], function: Callable[..., object]) -> None:
    shared = 0
    options = signature(command).parameters
    for name, parameter in signature(function).parameters.items():
        if name in options and name not in ELSEWHERE and parameter.default is not Parameter.empty:
            assert options[name].default == parameter.default, name
            shared += 1
    assert shared >= 3


def test_the_same_limits_and_game_types() -> None:
    assert Limit(nodes=NODES_OF_ANALYSES) == OF_ANALYSES
    assert Limit(nodes=NODES_OF_CONTESTS) == OF_CONTESTS
    assert Limit(nodes=NODES_OF_REVIEWS) == OF_REVIEWS
    for command in (match, tournament):
        given = signature(command).parameters["game_type"].default
        assert given.split(",") == [game_type.value for game_type in DEFAULT_GAME_TYPES]
