"""Properties that hold in every game (hypothesis chooses the games)."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skep import PASS, PRESETS, Action, Board, GameType, Hex, Move, Piece
from tests.core.styles import STYLES

game_types = st.sampled_from(list(GameType))
presets = st.sampled_from(list(PRESETS))


@st.composite
def boards(draw: st.DrawFn, max_plies: int = 60) -> Board:
    """A board after some plies of play in one of the styles."""
    board = Board(draw(game_types), draw(presets))
    style = STYLES[draw(st.sampled_from(list(STYLES)))]
    rng = draw(st.randoms(use_true_random=False))
    for _ in range(draw(st.integers(0, max_plies))):
        if board.outcome() is not None:
            break
        board.push(style(rng, board))
    return board


@given(boards(), st.randoms(use_true_random=False))
@settings(max_examples=60)
def test_push_and_pop_restore_everything(board: Board, rng: random.Random) -> None:
    def state() -> tuple[object, ...]:
        return (
            board.key,
            board.canonical_key,
            board.occurrences,
            board.resting,
            dict(board.stacks),
            list(board.legal_moves),
            board.outcome(),
            board.game_string,
        )

    states: list[tuple[object, ...]] = []
    while board.outcome() is None and len(states) < 10:
        states.append(state())
        board.push(rng.choice(board.legal_moves))
    while states:
        board.pop()
        assert state() == states.pop()


@given(boards())
@settings(max_examples=60)
def test_notation_round_trips(board: Board) -> None:
    for action in board.legal_moves:
        assert board.parse_move(board.move_string(action)) == action
    again = Board.from_game_string(board.game_string, board.ruleset)
    assert again == board
    assert again.game_string == board.game_string


@given(boards(max_plies=40), st.integers(0, 11))
@settings(max_examples=60)
def test_symmetries_commute_with_move_generation(board: Board, symmetry: int) -> None:
    def turned(action: Action) -> Action:
        if action is PASS:
            return PASS
        to = action.to.mirrored() if symmetry >= 6 else action.to
        return Move(action.piece, to.rotated(symmetry % 6))

    image = Board(board.game_type, board.ruleset)
    for action in board.history:
        image.push(turned(action))
    assert {turned(action) for action in board.legal_moves} == set(image.legal_moves)
    assert image.outcome() == board.outcome()
    assert image.canonical_key == board.canonical_key
    assert image._game.features() == board._game.features()


@given(boards())
@settings(max_examples=60)
def test_the_hive_stays_connected(board: Board) -> None:
    cells = set(board.stacks)
    reached: set[Hex] = set()
    frontier = list(cells)[:1]
    while frontier:
        cell = frontier.pop()
        reached.add(cell)
        frontier += [n for n in cell.neighbors() if n in cells and n not in reached]
    assert reached == cells


@pytest.mark.thorough
@given(boards(), st.sampled_from(GameType.BASE_MLP.pieces), st.integers(-9, 9), st.integers(-9, 9))
@settings(max_examples=200)
def test_an_explanation_exists_exactly_for_illegal_actions(
    board: Board, piece: Piece, q: int, r: int
) -> None:
    for action in (Move(piece, Hex(q, r)), PASS):
        explanation = board.explain(action)
        assert explanation.legal == (action in board.legal_moves)
        assert (explanation.rule is None) == explanation.legal


@given(boards())
@settings(max_examples=60)
def test_every_piece_without_a_move_has_a_reason(board: Board) -> None:
    movers = {action.piece for action in board.legal_moves if isinstance(action, Move)}
    for piece in GameType.BASE_MLP.pieces:
        explanation = board.explain_piece(piece)
        assert explanation.legal == (piece in movers)
        assert (explanation.rule is None) == explanation.legal
