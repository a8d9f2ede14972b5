"""The core and the rulebook agree on positions that were set up, from games or by no game at all.

``make test-slow`` compares at least 100,000 of them.
"""

from __future__ import annotations

import os
import random

import pytest

from skep import Board, Color, GameType, Hex, Piece, RuleSet, rulebook
from skep.position_string import parse_position
from skep.rulebook import Position, faults_of
from tests.core.comparison import Tally, compare, compare_on
from tests.core.styles import STYLES
from tests.core.test_core_equals_rulebook import RULESETS

SLOW_POSITIONS = 100_000
CASES = [
    pytest.param(
        game_type,
        style,
        marks=[] if (game_type, style) == (GameType.BASE_MLP, "uniform") else pytest.mark.thorough,
    )
    for game_type in GameType
    for style in STYLES
]


def set_up_from_games(
    game_type: GameType, ruleset: RuleSet, style: str, seed: str, positions: int
) -> Tally:
    """Play random games, and set up their positions anew, here and there to play on from them."""
    tally = Tally()
    game = 0
    while tally.positions < positions:
        rng = random.Random(f"{seed}/{game}")
        board = Board(game_type, ruleset)
        while not board.is_over and board.ply < 80 and tally.positions < positions:
            board.push(STYLES[style](rng, board))
            position = parse_position(board.position_string, ruleset)
            assert faults_of(position) == (), board.game_string
            again = Board.from_position(position)
            assert (again.key, again.canonical_key) == (board.key, board.canonical_key)
            compare(again, rulebook.Record(position), rng, tally)
            if rng.random() < 0.05:
                compare_on(again, rulebook.Record(position), STYLES[style], rng, 10, tally)
        game += 1
    return tally


def artificial(rng: random.Random, game_type: GameType, ruleset: RuleSet) -> Position | None:
    """Pieces in random places; None if they make no valid position."""
    pieces: list[Piece] = []
    for color in Color:
        count = rng.randint(3, len(game_type.reserve(color)))
        while len(chosen := _in_order(rng.sample(game_type.reserve(color), count))) < 2:
            pass
        pieces += chosen
    stacks: dict[Hex, tuple[Piece, ...]] = {}
    loose = rng.random() < 0.5
    for piece in sorted(pieces, key=lambda piece: (piece.insect.letter in "BM", rng.random())):
        climbs = piece.insect.letter in "BM" and stacks and rng.random() < 0.5
        near = rng.choice(list(stacks)) if stacks else Hex(0, 0)
        free = [cell for cell in near.neighbors() if cell not in stacks]
        if loose and free:
            free = free[:1]
        at = near if climbs or (stacks and not free) else rng.choice(free) if stacks else near
        stacks[at] = (*stacks.get(at, ()), piece)
    resting = rng.choice([None, rng.choice([stack[-1] for stack in stacks.values()])])
    position = Position(game_type, ruleset, stacks, rng.randint(40, 60), resting)
    return None if faults_of(position) else position


def _in_order(pieces: list[Piece]) -> list[Piece]:
    """With the lowest numbers of each kind, instead of those that were drawn."""
    kinds = [(piece.color, piece.insect) for piece in pieces]
    return [
        Piece(color.letter + insect.letter + (str(number) if insect.count > 1 else ""))
        for color, insect in dict.fromkeys(kinds)
        for number in range(1, kinds.count((color, insect)) + 1)
    ]


def set_up_from_nothing(
    game_type: GameType, ruleset: RuleSet, style: str, seed: str, positions: int
) -> Tally:
    tally = Tally()
    rng = random.Random(seed)
    while tally.positions < positions:
        position = artificial(rng, game_type, ruleset)
        if position is not None:
            board = Board.from_position(position)
            compare_on(board, rulebook.Record(board.start), STYLES[style], rng, 3, tally)
    return tally


@pytest.mark.parametrize(("game_type", "style"), CASES)
def test_positions_of_games(game_type: GameType, style: str) -> None:
    for rules, ruleset in RULESETS.items():
        set_up_from_games(game_type, ruleset, style, f"{game_type}/{style}/{rules}", 12)


@pytest.mark.parametrize("game_type", [GameType.BASE, GameType.BASE_MLP])
def test_positions_of_no_game(game_type: GameType) -> None:
    tally = set_up_from_nothing(game_type, RULESETS["uhp"], "uniform", f"{game_type}", 60)
    assert tally.tallest >= 2


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.parametrize("game_type", GameType)
def test_many_positions(game_type: GameType, rules: str) -> None:
    seed = os.environ.get("SKEP_SEED", "1")
    cases = len(RULESETS) * len(GameType)
    each = SLOW_POSITIONS // cases // len(STYLES) + 1
    found = 0
    for style in STYLES:
        name = f"{seed}/{game_type}/{rules}/{style}"
        tally = set_up_from_games(game_type, RULESETS[rules], style, name, each * 9 // 10)
        found += tally.positions
        tally = set_up_from_nothing(game_type, RULESETS[rules], style, name, each // 10 + 2)
        found += tally.positions
    assert found * cases >= SLOW_POSITIONS
