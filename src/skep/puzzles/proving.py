"""Turns positions into puzzles: proves by exhaustive search that exactly one move is right."""

from __future__ import annotations

from collections import defaultdict
from typing import Final, NamedTuple

from skep.board import Board
from skep.moves import Action
from skep.puzzles.puzzle import Answers, Continuation, Puzzle, PuzzleGoal, Refutations
from skep.puzzles.solver import Solver, TooHardError

MAX_LENGTH: Final = 5
"""The moves of the longest win."""
MAX_THREAT: Final = 2
"""Within how many moves the opponent wins after a wrong defense."""
HELD: Final = 6
"""The plies for which a right defense is proven to hold."""
MAX_PLAYS: Final = 1_000_000
"""The plays for which one proof is pursued: some three seconds."""
_MAX_ANSWERS = 200  # in a tree


class Proof(NamedTuple):
    """What is proven about a position: how long it takes, the right moves and the replies."""

    goal: PuzzleGoal
    length: int
    answers: Answers
    refutations: Refutations


def prove_win(board: Board, length: int = MAX_LENGTH, max_plays: float = MAX_PLAYS) -> Proof | None:
    """The proof that one move alone wins fastest, within so many moves; None if there is none.

    Raise TooHardError if it takes too many plays.
    """
    solver = Solver(board, max_plays)
    moves, before = 0, 0
    winning: list[Action] = []
    for moves in range(1, length + 1):
        plays = solver.plays
        winning = solver.winning_moves(2 * moves - 1)
        if winning:
            break
        if moves < length and before and (solver.plays - plays) ** 2 > before * max_plays:
            raise TooHardError  # the next step would grow as much again
        before = solver.plays - plays
    if len(winning) != 1:
        return None
    plies = 2 * moves - 1
    refutations = _refutations_of_slow(board, solver, winning[0], max(plies, 3))
    return Proof(PuzzleGoal.WIN, moves, _Tree(max_plays).answers(board, plies), refutations)


def prove_defense(
    board: Board, length: int = MAX_THREAT, max_plays: float = MAX_PLAYS
) -> Proof | None:
    """The proof that one move alone does not lose within so many moves; None if there is none."""
    solver = Solver(board, max_plays)
    moves = 0
    escapes: list[Action] = []
    for moves in range(1, length + 1):
        escapes = solver.escapes(2 * moves, 2)
        if len(escapes) < 2:
            break
    if len(escapes) != 1 or len(solver.escapes(HELD, 1)) != 1:
        return None
    (right,) = escapes
    losing = [action for action in board.legal_moves if action != right]
    groups: dict[str, list[str]] = defaultdict(list)
    for action in losing:
        name = board.move_string(action)
        board.push(action)
        if not board.is_over:
            groups[_fastest(board, 2 * moves - 1)].append(name)
        board.pop()
    answers = {board.move_string(right): None}
    return Proof(PuzzleGoal.DEFENSE, moves, answers, _compact(groups))


def is_proven(puzzle: Puzzle) -> bool:
    """Whether an exhaustive search confirms a puzzle: its first move, its tree, its refutations.

    That takes a fraction of a second for most, and up to a minute for the longest.
    """
    board = puzzle.board()
    solver = Solver(board)
    first = board.parse_move(puzzle.solution[0])
    others = [action for action in board.legal_moves if action != first]
    if puzzle.goal is PuzzleGoal.DEFENSE:
        return (
            solver.escapes(2 * puzzle.length) == solver.escapes(HELD) == [first]
            and (puzzle.length == 1 or len(solver.escapes(2 * puzzle.length - 2)) > 1)
            and all(_is_beaten(puzzle, board, action) for action in others)
        )
    return (
        len(puzzle.answers) == 1
        and _wins_alone(puzzle, board, solver, first, others)
        and _are_followed(board, puzzle.answers, 2 * puzzle.length - 1)
    )


def _wins_alone(
    puzzle: Puzzle, board: Board, solver: Solver, first: Action, others: list[Action]
) -> bool:
    """Whether one move wins in as many moves as the puzzle says, and no move in as many or fewer.

    A reply that spoils another move proves that too, so nobody searches for a reply again.
    """
    plies = 2 * puzzle.length - 1
    fastest = solver.winning_moves(max(plies - 2, 1))
    return (
        fastest == ([first] if puzzle.length == 1 else [])
        and solver.wins_by(first, plies)
        and all(_is_refuted(puzzle, board, solver, action) for action in others)
    )


def _is_tree(board: Board, answers: Answers, plies: int) -> bool:
    """Whether the right moves are those that win within so many plies, here and farther on."""
    if {*map(board.parse_move, answers)} != {*Solver(board).winning_moves(plies)}:
        return False
    return _are_followed(board, answers, plies)


def _are_followed(board: Board, answers: Answers, plies: int) -> bool:
    """Whether the tree is right after each of the right moves."""
    for answer, following in answers.items():
        after = board.copy()
        after.push(answer)
        if following is None:
            if not after.is_over and not _ends_at_once(after):
                return False
            continue
        after.push(following.reply)
        if not _is_tree(after, following.answers, plies - 2):
            return False
    return True


def _ends_at_once(board: Board) -> bool:
    """Whether every reply surrounds the own queen."""
    return Solver(board).loss_in(1) == 1


def _is_refuted(puzzle: Puzzle, board: Board, solver: Solver, action: Action) -> bool:
    """Whether the reply to a wrong move of a win spoils it, or rightly is none."""
    verdict = puzzle.check([action])
    plies = max(2 * puzzle.length - 1, 3)
    after = board.copy()
    after.push(action)
    if verdict.is_right or after.is_over:
        return not verdict.is_right
    if verdict.reply is None:  # it wins, but later than in one move
        return puzzle.length == 1 and solver.refutation(action, plies) is None
    return solver.refutes(action, verdict.reply, plies)


def _is_beaten(puzzle: Puzzle, board: Board, action: Action) -> bool:
    """Whether the reply to a wrong defense wins."""
    verdict = puzzle.check([action])
    after = board.copy()
    after.push(action)
    if verdict.is_right or after.is_over:
        return not verdict.is_right
    return verdict.reply is not None and Solver(after).wins_by(verdict.reply, 2 * puzzle.length - 1)


class _Tree:
    """Builds the tree of right answers, up to a size."""

    def __init__(self, max_plays: float) -> None:
        self._max_plays = max_plays
        self._size = 0

    def answers(self, board: Board, plies: int) -> Answers:
        """All moves that win within so many plies, the fastest first, and the longest defenses."""
        solver = Solver(board, self._max_plays)
        fastest_first: dict[Action, None] = {}
        for most in range(1, plies + 1, 2):
            fastest_first |= dict.fromkeys(solver.winning_moves(most))
        self._size += len(fastest_first)
        if self._size > _MAX_ANSWERS:
            raise TooHardError
        return {
            board.move_string(action): self._following(board, action, plies)
            for action in fastest_first
        }

    def _following(self, board: Board, action: Action, plies: int) -> Continuation | None:
        board = board.copy()
        board.push(action)
        if board.is_over:
            return None
        reply = Solver(board, self._max_plays).longest_reply(plies - 1)
        name = board.move_string(reply)
        board.push(reply)
        if board.is_over:  # every reply surrounds the own queen
            return None
        return Continuation(name, self.answers(board, plies - 2))


def _refutations_of_slow(board: Board, solver: Solver, right: Action, plies: int) -> Refutations:
    """The replies to all first moves that don't win in time."""
    groups: dict[str, list[str]] = defaultdict(list)
    for action in board.legal_moves:
        if action == right:
            continue
        name = board.move_string(action)
        board.push(action)
        is_over = board.is_over
        board.pop()
        if is_over:
            continue
        reply = solver.refutation(action, plies)
        board.push(action)
        groups["" if reply is None else board.move_string(reply)].append(name)
        board.pop()
    return _compact(groups)


def _fastest(board: Board, plies: int) -> str:
    """The move that wins fastest, within so many plies."""
    solver = Solver(board)
    for most in range(1, plies + 1, 2):
        if winning := solver.winning_moves(most):
            return board.move_string(winning[0])
    raise AssertionError("the position is won")


def _compact(groups: dict[str, list[str]]) -> Refutations:
    """The replies, the most frequent one last and without its moves."""
    in_order = sorted(groups, key=lambda reply: len(groups[reply]))
    lists = {reply: tuple(groups[reply]) for reply in in_order[:-1]}
    return lists | dict.fromkeys(in_order[-1:], ())
