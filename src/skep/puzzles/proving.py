"""Turns positions into puzzles: proves by exhaustive search that exactly one move is right."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from skep.board import Board
from skep.errors import TooHardError
from skep.moves import Action
from skep.puzzles.puzzle import (
    Answers,
    Continuation,
    Puzzle,
    PuzzleGoal,
    Refutations,
    main_line,
)
from skep.puzzles.solver import Solver

MAX_LENGTH: Final = 5
"""The moves of the longest win."""
MAX_THREAT: Final = 2
"""Within how many moves the opponent wins after a wrong defense."""
HELD: Final = 6
"""The plies for which a right defense is proven to hold."""
MAX_PLAYS: Final = 10_000_000
"""The plays for which one proof is pursued: about two seconds."""
_MAX_ANSWERS = 200  # in a tree


class Proof(NamedTuple):
    """What is proven about a position: how long it takes, the right moves and the replies."""

    goal: PuzzleGoal
    length: int
    answers: Answers
    refutations: Refutations

    @property
    def solution(self) -> tuple[str, ...]:
        """The main line as MoveStrings."""
        return tuple(main_line(self.answers))


def prove_win(board: Board, length: int = MAX_LENGTH, max_plays: int = MAX_PLAYS) -> Proof | None:
    """The proof that one move alone wins fastest, within ``length`` moves; None if there is none.

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
            raise TooHardError("the next step would take too long: it grows as the last one did")
        before = solver.plays - plays
    if len(winning) != 1:
        return None
    plies = 2 * moves - 1

    def reply_to(action: Action, _: Board) -> Action | None:
        return solver.refutation(action, max(plies, 3))

    refutations = _refutations(board, winning[0], reply_to)
    return Proof(PuzzleGoal.WIN, moves, _Tree(max_plays).answers(board, plies), refutations)


def prove_defense(
    board: Board, length: int = MAX_THREAT, max_plays: int = MAX_PLAYS
) -> Proof | None:
    """The proof that only one move does not lose within ``length`` moves; None if there is none."""
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

    def reply_to(_: Action, after: Board) -> Action:
        return _fastest(after, 2 * moves - 1)

    answers = {board.move_string(right): None}
    return Proof(PuzzleGoal.DEFENSE, moves, answers, _refutations(board, right, reply_to))


def is_proven(puzzle: Puzzle) -> bool:
    """Whether an exhaustive search confirms a puzzle: its first move, its tree, its refutations.

    That takes some milliseconds for most, and up to seconds for the longest.
    """
    if len(puzzle.answers) != 1:
        return False
    board = puzzle.board()
    right = board.parse_move(puzzle.solution[0])
    is_sound = _is_only_win if puzzle.goal is PuzzleGoal.WIN else _is_only_defense
    return is_sound(puzzle, board, right)


def _is_only_win(puzzle: Puzzle, board: Board, right: Action) -> bool:
    """Whether one move wins in as many moves as the puzzle says, and no move in as many or fewer.

    A reply that spoils another move proves that too, so nobody searches for a reply again.
    """
    solver = Solver(board)
    plies = 2 * puzzle.length - 1
    fastest = solver.winning_moves(max(plies - 2, 1))
    if fastest != ([right] if puzzle.length == 1 else []) or not solver.wins_by(right, plies):
        return False
    longer = max(plies, 3)
    return _are_followed(board, puzzle.answers, plies) and all(
        puzzle.length == 1 and solver.refutation(action, longer) is None  # it wins, but slower
        if reply is None
        else solver.refutes(action, reply, longer)
        for action, reply, _ in _stored_replies(puzzle, board, right)
    )


def _is_only_defense(puzzle: Puzzle, board: Board, right: Action) -> bool:
    solver = Solver(board)
    plies = 2 * puzzle.length
    return (
        solver.escapes(plies) == solver.escapes(HELD) == [right]
        and (puzzle.length == 1 or len(solver.escapes(plies - 2)) > 1)
        and all(
            reply is not None and Solver(after).wins_by(reply, plies - 1)
            for _, reply, after in _stored_replies(puzzle, board, right)
        )
    )


def _stored_replies(
    puzzle: Puzzle, board: Board, right: Action
) -> Iterator[tuple[Action, Action | None, Board]]:
    """Each wrong first move, the puzzle's reply and the board between; not those that end games."""
    for action, after in _other_moves(board, right):
        yield action, puzzle.check([action]).reply, after


def _is_tree(board: Board, answers: Answers, plies: int) -> bool:
    """Whether the right moves are those that win within this many plies, here and farther on."""
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
    """Whether every reply surrounds the queen of the player who makes it."""
    return Solver(board).loss_in(1) == 1


class _Tree:
    """Builds the tree of right answers, up to a size."""

    def __init__(self, max_plays: int) -> None:
        self._max_plays = max_plays
        self._size = 0

    def answers(self, board: Board, plies: int) -> Answers:
        """All moves that win within this many plies, fastest first, and the longest defenses."""
        solver = Solver(board, self._max_plays)
        fastest_first: dict[Action, None] = {}
        for most in range(1, plies + 1, 2):
            fastest_first |= dict.fromkeys(solver.winning_moves(most))
        self._size += len(fastest_first)
        if self._size > _MAX_ANSWERS:
            raise TooHardError(f"there are more than {_MAX_ANSWERS} right moves to store")
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
        if board.is_over:  # every reply surrounds the opponent's own queen
            return None
        return Continuation(name, self.answers(board, plies - 2))


def _refutations(
    board: Board, right: Action, reply_to: Callable[[Action, Board], Action | None]
) -> Refutations:
    """The replies to all first moves but the right one, given each and the board after it."""
    groups: dict[str, list[str]] = defaultdict(list)
    for action, after in _other_moves(board, right):
        reply = reply_to(action, after)
        name = "" if reply is None else after.move_string(reply)
        groups[name].append(board.move_string(action))
    return _compact(groups)


def _other_moves(board: Board, right: Action) -> Iterator[tuple[Action, Board]]:
    """The moves beside the right one that don't end the game, each with the board after it."""
    for action in board.legal_moves:
        after = board.copy()
        after.push(action)
        if action != right and not after.is_over:
            yield action, after


def _fastest(board: Board, plies: int) -> Action:
    """The move that wins fastest, within this many plies."""
    solver = Solver(board)
    for most in range(1, plies + 1, 2):
        if winning := solver.winning_moves(most):
            return winning[0]
    raise AssertionError("the position is won")


def _compact(groups: dict[str, list[str]]) -> Refutations:
    """The replies, the most frequent one last and without its moves."""
    in_order = sorted(groups, key=lambda reply: len(groups[reply]))
    lists = {reply: tuple(groups[reply]) for reply in in_order[:-1]}
    return lists | dict.fromkeys(in_order[-1:], ())
