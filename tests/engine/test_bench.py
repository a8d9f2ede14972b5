"""``skep.engine.bench``: figures for each position, reported while they come."""

from __future__ import annotations

import pytest

from skep import SettingError, WrongTypeError
from skep.engine import BenchResult, bench, benchmark
from skep.engine.bench_positions import POSITIONS
from skep.progress import Progress

SHALLOW = [position._replace(perft_depth=2, search_depth=2) for position in POSITIONS[:3]]


def test_progress_and_result(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmark, "POSITIONS", SHALLOW)
    reported: list[Progress[BenchResult]] = []
    result = bench(on_progress=reported.append)
    assert [(progress.done, progress.total) for progress in reported] == [
        (0, 3),
        (1, 3),
        (2, 3),
        (3, 3),
    ]
    assert reported[-1].so_far == result
    assert [figures.position for figures in result.positions] == [p.name for p in SHALLOW]
    assert result.total.perft_nodes == sum(figures.perft_nodes for figures in result.positions)
    assert result.signature == bench(network="packaged").signature
    assert result.speeds == {}


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"threads": 0}, SettingError),
        ({"rules": "chess"}, SettingError),
        ({"network": 7}, WrongTypeError),
    ],
)
def test_mistakes_are_reported_before_the_first_position(
    wrong: dict[str, object], error: type[Exception]
) -> None:
    reported: list[object] = []
    with pytest.raises(error):
        bench(**wrong, on_progress=reported.append)  # type: ignore[arg-type]
    assert reported == []
