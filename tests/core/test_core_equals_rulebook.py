"""The core and the rulebook agree on every position of random games.

``make test-slow POSITIONS=1000000 SEED=7`` compares as many as you like.
"""

from __future__ import annotations

import os
from itertools import product

import pytest

from skep import PRESETS, GameType, Opening, Repetition, RuleSet
from tests.core.comparison import Tally, compare_game
from tests.core.styles import STYLES

RULESETS = {**PRESETS, "home-threefold": RuleSet(Opening.RULEBOOK, Repetition.THREEFOLD)}
SAMPLED = ((GameType.BASE_MLP, "tournament"), (GameType.BASE, "uhp"))  # by `make quick`
POSITIONS = 130  # per case, at least
CASES = [
    pytest.param(
        game_type,
        rules,
        style,
        id=f"{game_type}-{rules}-{style}",
        marks=[] if (game_type, rules) in SAMPLED else pytest.mark.thorough,
    )
    for game_type in GameType
    for rules in RULESETS
    for style in STYLES
]
# Every second one, which covers all pairs of type, rules and style; `make test-slow` has all.
HALF = [
    case
    for case, (i, j, k) in zip(
        CASES,
        product(range(len(GameType)), range(len(RULESETS)), range(len(STYLES))),
        strict=True,
    )
    if (i + j + k) % 2 == 0
]


def compare(game_type: GameType, rules: str, style: str, seed: str, positions: int) -> Tally:
    tally = Tally()
    game = 0
    while tally.positions < positions:
        name = f"{seed}/{game_type}/{rules}/{style}/{game}"
        compare_game(game_type, RULESETS[rules], style, name, 120, tally)
        game += 1
    return tally


@pytest.mark.parametrize(("game_type", "rules", "style"), HALF)
def test_random_games(game_type: GameType, rules: str, style: str) -> None:
    tally = compare(game_type, rules, style, "test", POSITIONS)
    # Check that the styles reach what they are for.
    if style == "long":
        assert tally.longest > 16, "the hive outgrows the narrow grid"
    if style == "tall":
        assert tally.tallest >= 4
    if style == "throwing" and "P" in game_type:
        assert tally.throws >= 5
    if style == "shuffling" and RULESETS[rules].repetition is Repetition.THREEFOLD:
        assert tally.outcomes["repetition"] >= 1


@pytest.mark.slow
@pytest.mark.parametrize(("game_type", "rules", "style"), CASES)
def test_many_random_games(game_type: GameType, rules: str, style: str) -> None:
    positions = int(os.environ.get("SKEP_POSITIONS", "200000")) // len(CASES) + 1
    tally = compare(game_type, rules, style, os.environ.get("SKEP_SEED", "1"), positions)
    assert tally.positions >= positions
