"""The comparison that holds the project together: the core does what the rulebook says."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field

from skep import Action, Board, GameType, Hex, Move, RuleSet, rulebook
from tests.core.styles import STYLES, Style


@dataclass
class Tally:
    """What a run of games covered, so that tests can check it was enough."""

    positions: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    passes: int = 0
    throws: int = 0
    tallest: int = 0
    longest: int = 0
    verdicts: Counter[str] = field(default_factory=Counter)


def compare_game(
    game_type: GameType, ruleset: RuleSet, style: str, seed: str, plies: int, tally: Tally
) -> None:
    """Play one game through both and compare them at every ply."""
    board = Board(game_type, ruleset)
    record = rulebook.Record.start(game_type, ruleset)
    compare_on(board, record, STYLES[style], random.Random(seed), plies, tally)


def compare_on(
    board: Board,
    record: rulebook.Record,
    style: Style,
    rng: random.Random,
    plies: int,
    tally: Tally,
) -> None:
    """Play a game on through both and compare them at every ply."""
    for _ in range(plies):
        compare(board, record, rng, tally)
        if board.outcome() is not None:
            break
        action = style(rng, board)
        _note(board, action, tally)
        board.push(action)
        record = record.play(action)
    else:
        compare(board, record, rng, tally)
    outcome = board.outcome()
    tally.outcomes["unfinished" if outcome is None else outcome.reason.value] += 1


def compare(board: Board, record: rulebook.Record, rng: random.Random, tally: Tally) -> None:
    """Compare both in one position."""
    legal = board.legal_moves
    expected = record.legal_actions()
    assert len(legal) == len(expected), f"{board!r}"
    assert set(legal) == expected, f"{board!r}"
    assert board.outcome() == record.outcome(), f"{board!r}"
    key = record.position.key()
    assert board.occurrences == 1 + record.earlier.count(key), f"{board!r}"
    assert board.resting == record.position.resting, f"{board!r}"
    assert dict(board.stacks) == dict(record.position.stacks), f"{board!r}"
    attempt = _attempt(board, rng)
    verdict = board.explain(attempt)
    assert verdict.legal == (attempt in legal) == (attempt in expected), f"{board!r} {attempt}"
    tally.positions += 1
    tally.verdicts[str(verdict.rule or "legal")] += 1


def _attempt(board: Board, rng: random.Random) -> Action:
    """Some piece to some hex in or beside the hive, legal or not."""
    piece = rng.choice(board.game_type.pieces)
    near = rng.choice([*board.stacks, Hex(0, 0)])
    return Move(piece, rng.choice((near, *near.neighbors())))


def _note(board: Board, action: Action, tally: Tally) -> None:
    if not isinstance(action, Move):
        tally.passes += 1
        return
    if board.locate(action.piece) is not None and action.piece.color is not board.turn:
        tally.throws += 1
    tally.tallest = max(tally.tallest, len(board.stack(action.to)) + 1)
    distances = [at.distance(action.to) for at in board.stacks]
    tally.longest = max(tally.longest, 1 + max(distances, default=0))
