"""Solving puzzles in the terminal: shows a position, asks for moves and judges them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from skep.board import Board
from skep.cli.terminal.panel import panel
from skep.cli.terminal.pointing import last_move_highlights
from skep.cli.terminal.screen import Screen
from skep.cli.terminal.words import Words, color_id
from skep.errors import IllegalMoveError, NotationError
from skep.locales import message
from skep.moves import Action
from skep.puzzles import Puzzle
from skep.puzzles.themes import PuzzleTheme

_GIVING_AWAY = (PuzzleTheme.ONLY_DEFENSE,)  # the task says so already


class PuzzleDialog:
    """Asks one puzzle after the other until the player leaves."""

    def __init__(self, screen: Screen, words: Words, read: Callable[[str], str]) -> None:
        self._screen = screen
        self._words = words
        self._read = read

    def run(self, puzzles: Sequence[Puzzle]) -> None:
        """Ask the puzzles, until the input ends or the player types quit."""
        for puzzle in puzzles:
            try:
                if not self._solve(puzzle):
                    return
            except EOFError:
                return

    def _solve(self, puzzle: Puzzle) -> bool:
        """Ask one puzzle; False if the player leaves."""
        board, path = puzzle.board(), list[Action]()
        self._say("rating", puzzle=puzzle.id, rating=puzzle.rating)
        self._show(board)
        color = color_id(board.turn)
        self._say("task", goal=puzzle.goal.value, color=color, count=puzzle.length)
        self._say("commands", move=f"{board.turn.letter}A1 {board.turn.other.letter}Q-")
        while True:
            line = self._read(message(self._words.language, "puzzle-ask")).strip()
            match line.lower():
                case "":
                    continue
                case "quit" | "q" | "exit":
                    return False
                case "skip":
                    return True
                case "solution":
                    self._say("solution", line=", ".join(puzzle.solution))
                    return True
                case "hint":
                    self._say("hint", themes=self._themes(puzzle))
                    continue
            action = self._action(board, line)
            if action is not None and self._answer(puzzle, board, path, action):
                return True

    def _answer(self, puzzle: Puzzle, board: Board, path: list[Action], action: Action) -> bool:
        """Judge a move, and play it with the reply if it is right; True once it is solved."""
        verdict = puzzle.check([*path, action])
        after = board.copy()
        after.push(action)
        reply = None if verdict.reply is None else after.move_string(verdict.reply)
        if verdict.is_solved:
            self._show(after)
            self._say("solved")
        elif verdict.reply is None or reply is None:
            self._say("wrong-over" if after.is_over else "slow")
        elif not verdict.is_right:
            self._say("wrong", move=reply)
        else:
            board.push(action)
            board.push(verdict.reply)
            path += [action, verdict.reply]
            self._show(board)
            self._say("right", move=reply)
        return verdict.is_solved

    def _action(self, board: Board, line: str) -> Action | None:
        """The legal move that a line means; None if there is none, which is then explained."""
        problems = []
        for text in (line, board.turn.letter + line):
            try:
                action = board.parse_move(text)
                board.move_string(action)
            except NotationError as error:
                problems.append(str(error))
            except IllegalMoveError as error:
                self._screen.say(self._words.reason(error.explanation))
                return None
            else:
                return action
        self._screen.say(problems[0])
        return None

    def _themes(self, puzzle: Puzzle) -> str:
        shown = [theme for theme in puzzle.themes if theme not in _GIVING_AWAY]
        return ", ".join(theme.text(self._words.language) for theme in shown or puzzle.themes)

    def _show(self, board: Board) -> None:
        self._screen.draw(board, last_move_highlights(board), panel(board, self._words))

    def _say(self, name: str, **arguments: str | int) -> None:
        self._screen.say(message(self._words.language, f"puzzle-{name}", **arguments))
