"""A puzzle: a position, what to find in it, and everything needed to judge an answer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from typing import Any, NamedTuple, Self, TypeAlias

from skep._checks import checked_text, checked_type, whole_number
from skep.board import Board
from skep.enums import NamedEnum
from skep.errors import SettingError
from skep.moves import Action
from skep.pieces import GameType
from skep.position_string import parse_position
from skep.puzzles.solver import Solver
from skep.puzzles.themes import PuzzleTheme


class PuzzleGoal(NamedEnum):
    """What the player to move has to find."""

    WIN = "win"
    """The only move that wins by force within the puzzle's length."""
    DEFENSE = "defense"
    """The only move that does not lose by force."""


class Continuation(NamedTuple):
    """What follows a right move: the opponent's reply, and the moves that are right then."""

    reply: str
    answers: Answers


Answers: TypeAlias = Mapping[str, "Continuation | None"]
"""The right moves of a position as MoveStrings, each with what follows; None if it is solved."""

Refutations: TypeAlias = Mapping[str, tuple[str, ...]]
"""Replies, and the wrong first moves that each refutes. The reply that has none of them listed
refutes all that are in no list. The reply ``""`` stands for no reply."""


class PuzzleVerdict(NamedTuple):
    """Whether a move is right, whether it solves the puzzle, and the opponent's reply.

    The reply to a wrong move refutes it. There is none if the game is over, or if a wrong move
    still wins, but too slowly.
    """

    is_right: bool
    is_solved: bool
    reply: Action | None


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with exactly one right first move, proven by exhaustive search.

    ``length`` counts the player's moves. Later moves of a win are right if they still win within
    that length. ``effort`` is the number of nodes that the engine needed to find the first move.
    """

    position: str
    goal: PuzzleGoal
    length: int
    answers: Answers
    refutations: Refutations
    themes: tuple[PuzzleTheme, ...]
    effort: int
    rating: int

    def board(self) -> Board:
        """A new board with the position."""
        return _board(self.position).copy()

    @property
    def id(self) -> str:
        """A short name, which depends only on the position."""
        return blake2b(self.position.encode(), digest_size=4).hexdigest()

    @property
    def game_type(self) -> GameType:
        """Which insects the game is played with."""
        return parse_position(self.position).game_type

    @property
    def solution(self) -> tuple[str, ...]:
        """The main line as MoveStrings: right moves, and the replies that hold out longest."""
        return tuple(main_line(self.answers))

    def check(self, moves: Iterable[Action | str]) -> PuzzleVerdict:
        """Judge the last of these moves: the player's and the opponent's in turn, from the start.

        The opponent may reply other than the puzzle does: a search then finds what still wins.
        An illegal move raises IllegalMoveError.

        >>> from skep import puzzles
        >>> puzzle = puzzles.shipped()[0]
        >>> puzzle.check(puzzle.solution).is_solved
        True
        """
        path = [*moves]
        if len(path) % 2 == 0:
            raise SettingError("expected an odd number of moves: the last one is the player's")
        board = self.board()
        right: Answers | None = self.answers  # None once the opponent has replied otherwise
        for index in range(0, len(path), 2):
            plies = 2 * self.length - 1 - index
            answer = board.move_string(_action(board, path[index]))
            verdict, following = self._judge(board, answer, right, plies)
            if index + 1 == len(path):
                return verdict
            if not verdict.is_right or verdict.is_solved:
                raise SettingError(f"the puzzle ends with {answer}, move {index + 1} of the path")
            board.push(answer)
            reply = board.move_string(_action(board, path[index + 1]))
            board.push(reply)
            right = following.answers if following and following.reply == reply else None
        raise AssertionError("the path has a last move")

    def to_json(self) -> dict[str, Any]:
        """The puzzle as plain values, for ``from_json``."""
        return {
            "position": self.position,
            "goal": self.goal.value,
            "length": self.length,
            "answers": _plain(self.answers),
            "refutations": {reply: [*moves] for reply, moves in self.refutations.items()},
            "themes": [theme.id for theme in self.themes],
            "effort": self.effort,
            "rating": self.rating,
        }

    @classmethod
    def from_json(cls, values: object) -> Self:
        """The puzzle of ``to_json``; raise SettingError if something is missing or wrong.

        What the puzzle claims is not checked: ``proving.is_proven`` does that.
        """
        try:
            return cls._read(values)
        except (TypeError, KeyError, ValueError, AttributeError, RecursionError) as error:
            raise SettingError(f"this is not a puzzle: {str(error)[:80]}") from None

    @classmethod
    def _read(cls, values: Any) -> Self:  # noqa: ANN401 - whatever the JSON says
        return cls(
            position=_text(values["position"]),
            goal=PuzzleGoal(values["goal"]),
            length=whole_number("the length", values["length"], 1),
            answers=_answers(values["answers"]),
            refutations={
                _text(reply): tuple(_text(move) for move in _list(moves))
                for reply, moves in values["refutations"].items()
            },
            themes=tuple(PuzzleTheme(theme) for theme in _list(values["themes"])),
            effort=whole_number("the effort", values["effort"], 1),
            rating=whole_number("the rating", values["rating"], 0),
        )

    def _judge(
        self, board: Board, answer: str, right: Answers | None, plies: int
    ) -> tuple[PuzzleVerdict, Continuation | None]:
        """The verdict on a move with this many plies left, and what follows if that is stored."""
        action = board.parse_move(answer)
        is_right = Solver(board).wins_by(action, plies) if right is None else answer in right
        after = board.copy()
        after.push(action)
        if after.is_over or (is_right and self.goal is PuzzleGoal.DEFENSE):
            return PuzzleVerdict(is_right, is_right, None), None
        if not is_right:
            return PuzzleVerdict(False, False, self._refutation(board, answer, right, plies)), None
        following = None if right is None else right[answer]
        if following is not None:
            return PuzzleVerdict(True, False, after.parse_move(following.reply)), following
        return PuzzleVerdict(True, False, Solver(after).longest_reply(plies - 1)), None

    def _refutation(
        self, board: Board, answer: str, right: Answers | None, plies: int
    ) -> Action | None:
        if right is not self.answers:
            return Solver(board).refutation(board.parse_move(answer), max(plies, 3))
        listed = [reply for reply, refuted in self.refutations.items() if answer in refuted]
        others = [reply for reply, refuted in self.refutations.items() if not refuted]
        after = board.copy()
        after.push(answer)
        reply = (listed or others)[0]
        return after.parse_move(reply) if reply else None


@lru_cache(maxsize=16)
def _board(position: str) -> Board:
    """The board that the copies are taken from, since an answer is judged on a new one."""
    return Board.from_position(position)


def _action(board: Board, move: Action | str) -> Action:
    return board.parse_move(move) if isinstance(move, str) else move


def main_line(answers: Answers) -> Iterator[str]:
    """The first right move each time: the tree has the fastest first."""
    for answer, following in answers.items():
        yield answer
        if following is not None:
            yield following.reply
            yield from main_line(following.answers)
        return


def _plain(answers: Answers) -> dict[str, Any]:
    """The tree as objects of JSON: each right move with null, or the reply and what follows."""
    return {
        answer: following and [following.reply, _plain(following.answers)]
        for answer, following in answers.items()
    }


def _answers(values: Any) -> Answers:  # noqa: ANN401 - whatever the JSON says
    answers: dict[str, Continuation | None] = {}
    for answer, following in values.items():
        if following is None:
            answers[_text(answer)] = None
        else:
            reply, deeper = _list(following)
            answers[_text(answer)] = Continuation(_text(reply), _answers(deeper))
    if not answers:
        raise ValueError("a position has no right moves")
    return answers


def _list(value: object) -> list[Any]:
    return checked_type("a list", value, list)


def _text(value: object) -> str:
    return checked_text("a move or position", value)
