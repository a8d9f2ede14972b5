"""The pictures of the rules page: pieces as they lie, and what the text points at."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from skep.board import Board
from skep.hexes import Hex
from skep.lessons import pictures
from skep.lessons.pictures import Picture
from skep.lessons.prepared_games import game_string
from skep.pieces import Piece
from skep.rulebook import Mark


class PlacedPiece(NamedTuple):
    """A piece in a picture; level 0 is the ground."""

    piece: Piece
    at: Hex
    level: int


@dataclass(frozen=True, slots=True)
class Diagram:
    """Pieces from the ground up, and the marks on them."""

    pieces: tuple[PlacedPiece, ...]
    marks: tuple[Mark, ...] = ()


@dataclass(frozen=True)
class _Scene:
    """A position of the course, and what to point out in it."""

    position: str
    shows: tuple[Picture, ...] = ()

    def draw(self) -> Diagram:
        board = Board.from_game_string(game_string(self.position), "rulebook")
        marks = tuple(mark for picture in self.shows for mark in picture(board))
        placed = (
            PlacedPiece(piece, at, level)
            for at, stack in board.stacks.items()
            for level, piece in enumerate(stack)
        )
        return Diagram(tuple(sorted(placed, key=lambda it: (it.level, it.at.r, it.at.q))), marks)


@dataclass(frozen=True)
class _Tray:
    """Pieces side by side, as they lie beside the board before the game."""

    rows: tuple[tuple[str, ...], ...]

    def draw(self) -> Diagram:
        return Diagram(
            tuple(
                PlacedPiece(Piece(name), Hex(column, row), 0)
                for row, names in enumerate(self.rows)
                for column, name in enumerate(names)
            )
        )


_DIAGRAMS: Final[dict[str, _Scene | _Tray]] = {
    "goal-aim": _Scene("goal-surrounded", (pictures.surroundings("bQ"),)),
    "goal-turns": _Scene("goal-start"),
    "goal-pieces": _Tray((("wQ", "wS1", "wB1", "wG1", "wA1"), ("bM", "bL", "bP"))),
    "placing-first": _Scene("placing-first"),
    "placing-touch": _Scene("placing-bend", (pictures.destinations("wA1"),)),
    "placing-ground": _Scene("placing-hole", (pictures.target("wB1-"),)),
    "placing-numbers": _Tray((("wA1", "wA2", "wA3"),)),
    "queen-deadline": _Scene("queen-due", (pictures.destinations("wQ"),)),
    "queen-moving": _Scene("queen-early", (pictures.obstacle("wG1 wA1/"),)),
    "queen-first": _Scene("queen-first", (pictures.destinations("bQ"),)),
    "moving-one-hive": _Scene("one-hive-line", (pictures.obstacle("wQ bA1-"),)),
    "moving-sliding": _Scene("freedom-gate", (pictures.obstacle("wA1 bS1-"),)),
    "moving-contact": _Scene("freedom-contact", (pictures.obstacle("wQ \\bQ"),)),
    "moving-covered": _Scene("placing-stack", (pictures.piece("wB1"),)),
    "moving-height": _Scene("stacks-read", (pictures.obstacle("wB1 wB2/"),)),
    "insects-queen-bee": _Scene("one-hive-free", (pictures.destinations("wQ"),)),
    "insects-beetle": _Scene("beetle-climb", (pictures.destinations("wB1"),)),
    "insects-spider": _Scene("spider-three", (pictures.destinations("wS1"),)),
    "insects-grasshopper": _Scene("grasshopper-jumps", (pictures.destinations("wG1"),)),
    "insects-ant": _Scene("freedom-bay", (pictures.destinations("wA1"),)),
    "more-insects-mosquito": _Scene("mosquito-read", (pictures.destinations("wM"),)),
    "more-insects-ladybug": _Scene("ladybug-way", (pictures.destinations("wL"),)),
    "more-insects-pillbug": _Scene(
        "pillbug-read", (pictures.piece("wP"), pictures.destinations("bA1"))
    ),
    "more-insects-target": _Scene("pillbug-who", (pictures.obstacle("wB1 /wP"),)),
    "more-insects-rest": _Scene("pillbug-rest", (pictures.obstacle("bA1 bS1/"),)),
    "more-insects-mosquito-pillbug": _Scene(
        "pillbug-mosquito", (pictures.piece("wM"), pictures.destinations("bA1"))
    ),
    "ending-pass": _Scene("passing-must", (pictures.piece("wQ"),)),
    "ending-win": _Scene("ending-covered", (pictures.surroundings("bQ"),)),
    "ending-draw": _Scene("ending-two", (pictures.piece("wA1"), pictures.target("bQ/"))),
    "ending-repetition": _Scene("ending-third", (pictures.piece("bQ"), pictures.target("bS1-"))),
}


@cache
def diagram(paragraph: str) -> Diagram:
    """The picture for a paragraph of the rules, such as ``moving-one-hive``."""
    return _DIAGRAMS[paragraph].draw()
