"""Finds puzzles in games: the engine points at positions, and exhaustive search decides."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from skep.board import Board
from skep.engine import Engine, Limit
from skep.errors import InvalidPositionError, TooHardError
from skep.moves import Action
from skep.pieces import Color
from skep.puzzles.proving import MAX_LENGTH, MAX_THREAT, Proof, prove_defense, prove_win
from skep.puzzles.puzzle import Answers, Puzzle, PuzzleGoal
from skep.puzzles.rating import effort, rating
from skep.puzzles.themes import SolvedLine, themes_of

MEGABYTES: Final = 4
"""The engine's table."""
GLANCE: Final = Limit(nodes=1500)
"""How long the engine looks at a position that may be a puzzle."""
LOOK: Final = Limit(nodes=20_000)
"""How long it looks at a position before one that is won, for another win, and for a way to beat
a defense."""
CLEARLY_SLOWER: Final = 4
"""If another first move wins as well, it must take this many more plies."""
MAX_LIBERTIES: Final = 3
"""A queen with more of them is hardly ever in danger."""
MIN_MOVES: Final = 8
"""With fewer legal moves there is not much to find."""


def find_puzzles(game: Board, engine: Engine | None = None) -> Iterator[Puzzle]:
    """The puzzles in the positions of a game.

    Of a series of positions in which the same player keeps a forced win, at most one of each
    length becomes a puzzle. Of the only defenses, each player gets one.
    """
    engine = engine or Engine(MEGABYTES)
    board = game.copy()
    board.reopen()
    wins: dict[Color, list[tuple[int, Board]]] = {color: [] for color in Color}
    defended: set[Color] = set()
    while board.history:
        board.pop()
        mover = board.turn
        alone = _alone(board) if _is_tense(board) else None
        if alone is None:
            continue
        found = engine.analyse(board, LOOK if wins[mover] else GLANCE)
        if found.win_in is not None and 0 < found.win_in < 2 * MAX_LENGTH:
            wins[mover].append((found.win_in, alone))
            continue
        if wins[mover]:
            yield from _win(wins[mover], engine)
            wins[mover] = []
        if found.win_in is None and mover not in defended and _is_endangered(board):
            for puzzle in _defense(alone, engine, is_missed=bool(wins[mover.other])):
                defended.add(mover)
                yield puzzle
    for positions in wins.values():
        yield from _win(positions, engine)


def _is_tense(board: Board) -> bool:
    liberties = [board.liberties(color) for color in Color]
    if None in liberties or len(board.legal_moves) < MIN_MOVES:
        return False
    return any(cells is not None and len(cells) <= MAX_LIBERTIES for cells in liberties)


def _is_endangered(board: Board) -> bool:
    cells = board.liberties(board.turn)
    return cells is not None and len(cells) < MAX_LIBERTIES


def _alone(board: Board) -> Board | None:
    """The position without its history, as a puzzle shows it.

    None if the rules of puzzles don't allow it, as after a queen that was placed first.
    """
    try:
        return Board.from_position(board.position_string)
    except InvalidPositionError:
        return None


def _win(positions: list[tuple[int, Board]], engine: Engine) -> Iterator[Puzzle]:
    """The puzzles of a series of wins: one of each length, none a part of another's solution."""
    lengths: set[int] = set()
    covered: set[int] = set()
    for win_in, board in sorted(positions, key=lambda one: one[0], reverse=True):
        length = (win_in + 1) // 2
        if length in lengths or board.canonical_key in covered:
            continue
        if length > 1 and 0 < _second(board, engine, LOOK) < win_in + CLEARLY_SLOWER:
            continue
        try:
            proof = prove_win(board, length)
        except TooHardError:
            continue
        if proof is not None and proof.length not in lengths:
            lengths.add(proof.length)
            covered |= {*_keys(board, proof.answers)}
            yield _puzzle(board, proof, engine)


def _keys(board: Board, answers: Answers) -> Iterator[int]:
    """The keys of the positions in a solution in which the player is to move."""
    yield board.canonical_key
    for answer, following in answers.items():
        if following is not None:
            after = board.copy()
            after.push(answer)
            after.push(following.reply)
            yield from _keys(after, following.answers)


def _second(board: Board, engine: Engine, limit: Limit) -> int:
    """In how many plies the second best move wins; negative if it loses, 0 if it does neither."""
    return engine.analyse(board, limit, lines=2).lines[1].win_in or 0


def _defense(board: Board, engine: Engine, *, is_missed: bool) -> Iterator[Puzzle]:
    is_urgent = is_missed or _second(board, engine, GLANCE) < 0
    threat = MAX_THREAT if is_urgent else 1
    try:
        proof = prove_defense(board, threat)
    except TooHardError:
        return
    if proof is None:
        return
    after = board.copy()
    after.push(next(iter(proof.answers)))
    if after.is_over or (engine.analyse(after, LOOK).win_in or 0) > 0:
        return  # it only loses later
    yield _puzzle(board, proof, engine)


def _puzzle(board: Board, proof: Proof, engine: Engine) -> Puzzle:
    line = _actions(board, proof.solution)
    is_defense = proof.goal is PuzzleGoal.DEFENSE
    nodes = effort(engine, board, line[0])
    plies = 2 * proof.length - (not is_defense)
    return Puzzle(
        board.position_string,
        *proof,
        themes=themes_of(SolvedLine(board, line, is_defense=is_defense)),
        effort=nodes,
        rating=rating(plies, nodes),
    )


def _actions(board: Board, moves: tuple[str, ...]) -> list[Action]:
    line = board.copy()
    return [line.push(move) for move in moves]
