"""No start reaches the core unchecked, and what it accepts is safe to play on."""

from __future__ import annotations

import random
from typing import Any

import pytest

from skep import PIECES, _core

INDEX = {piece.name: piece.index for piece in PIECES}
SETTINGS = (7, False, True)
Pieces = list[tuple[int, int, int]]


def at(*names: str) -> Pieces:
    """Pieces in a row, from west to east."""
    return [(INDEX[name], q, 0) for q, name in enumerate(names)]


SOUND = at("wA1", "wQ", "bP", "bQ")


def test_a_sound_start_is_accepted() -> None:
    game = _core.Game(*SETTINGS, SOUND, 5, INDEX["bP"])
    assert (game.ply, game.played, game.resting, game.result) == (5, 0, INDEX["bP"], 0)
    assert game.history() == []
    with pytest.raises(IndexError):
        game.pop()
    with pytest.raises(IndexError):
        game.last()


@pytest.mark.parametrize(
    ("pieces", "ply", "resting", "problem"),
    [
        ([*at("wA1", "wQ"), (INDEX["bQ"], 5, 0)], 4, None, "not connected"),
        ([*at("wA1", "wQ"), (INDEX["bQ"], 2, 0), (INDEX["bA1"], 2, 0)], 6, None, "climb"),
        (at("wA1", "wA1", "bQ"), 4, None, "twice"),
        (at("wA2", "wQ", "bQ"), 4, None, "lower number"),
        (SOUND, 2, None, "more pieces than turns"),
        (SOUND, -1, None, "ply 0 to 999999"),
        (SOUND, 10**6, None, "ply 0 to 999999"),
        (at("wQ"), 0, None, "more pieces than turns"),
        ([], 1, None, "placed nothing"),
        (at("wQ"), 2, None, "placed nothing"),
        (SOUND, 5, INDEX["wL"], "not on the board"),
        (at("wA1", "wQ", "bA1", "bQ"), 5, INDEX["bA1"], "without a pillbug"),
        ([*SOUND, (INDEX["bB1"], 2, 0)], 8, INDEX["bP"], "covered"),
        (SOUND, 5, 28, "from 0 to 27"),
        (SOUND, 5, -1, "from 0 to 27"),
        ([(28, 0, 0)], 1, None, "from 0 to 27"),
        ([(-1, 0, 0)], 1, None, "from 0 to 27"),
        ([(0, 2**29, 0)], 1, None, "too far away"),
        ([(0, 0, -(2**31))], 1, None, "too far away"),
        (
            [(INDEX["wA1"], -(2**31), 0), (INDEX["wQ"], 2**31 - 1, 0)],
            4,
            None,
            "too far away",
        ),
        (at(*(["wA1"] * 1000)), 999_999, None, "twice"),
    ],
)
def test_a_bad_start_is_refused(
    pieces: Pieces, ply: int, resting: int | None, problem: str
) -> None:
    with pytest.raises(ValueError, match=problem):
        _core.Game(*SETTINGS, pieces, ply, resting)


def test_pieces_of_other_game_types_are_refused() -> None:
    with pytest.raises(ValueError, match="no such piece"):
        _core.Game(0, False, True, at("wA1", "wM", "bQ"), 4)
    with pytest.raises(ValueError, match="from 0 to 7"):
        _core.Game(8, False, True)


@pytest.mark.parametrize(
    "arguments",
    [
        ([(0, 2**31, 0)], 1, None),
        ([(0, 0)], 1, None),
        ([("wQ", 0, 0)], 1, None),
        (None, 1, None),
        (SOUND, 2**40, None),
        (SOUND, "5", None),
        (SOUND, 5, 2**40),
    ],
)
def test_wrong_types_are_refused(arguments: tuple[Any, ...]) -> None:
    with pytest.raises(TypeError):
        _core.Game(*SETTINGS, *arguments)


def test_random_starts_are_refused_or_played() -> None:
    rng = random.Random(1)
    accepted = 0
    for _ in range(3000):
        size = rng.randint(1, 9)
        pieces = [(rng.randrange(28), rng.randrange(4), rng.randrange(4)) for _ in range(size)]
        resting = rng.choice([None, pieces[-1][0]])
        try:
            game = _core.Game(*SETTINGS, pieces, rng.randint(0, 40), resting)
        except ValueError:
            continue
        accepted += 1
        game.perft(2)
        game.canonical_keys()
        while game.result == 0 and game.played < 20:
            action = game.actions()[rng.randrange(len(game.actions()))]
            assert game.push_pass() if action is None else game.push(*action)
        while game.played:
            game.pop()
    assert accepted > 20


def test_a_hive_of_all_pieces_in_a_row_far_from_the_middle() -> None:
    order = [piece.index for piece in PIECES]
    for corner in (-(2**28), 2**28 - 27):
        game = _core.Game(*SETTINGS, [(p, corner + i, 0) for i, p in enumerate(order)], 40)
        assert len(game.actions()) > 0
        assert game.perft(2) > 0
        action = game.actions()[0]
        assert action is not None
        assert game.push(*action)


def test_a_batch_checks_its_starts() -> None:
    game = _core.Game(*SETTINGS, SOUND, 5)
    with pytest.raises(ValueError, match="needs a position"):
        _core.Batch(1, [], 10, 1)
    with pytest.raises(ValueError, match="one game type"):
        _core.Batch(1, [game, _core.Game(0, False, True)], 10, 1)
    with pytest.raises(ValueError, match="one rule set"):
        _core.Batch(1, [game, _core.Game(7, False, False)], 10, 1)
    ring = [(0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1)]
    names = ["wA1", "wA2", "wQ", "bA1", "bA2", "bA3"]
    lost = [(INDEX["bQ"], 0, 0), *((INDEX[n], q, r) for n, (q, r) in zip(names, ring, strict=True))]
    over = _core.Game(*SETTINGS, lost, 20)
    assert over.result == 1
    with pytest.raises(ValueError, match="over"):
        _core.Batch(1, [game, over], 10, 1)
    with pytest.raises(ValueError, match="over"):
        _core.Batch(1, [None], 10, 1)  # type: ignore[list-item]
