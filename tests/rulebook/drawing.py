"""Positions drawn in text, so that the tests read like the rulebook.

A drawing has one line per row of cells, each row shifted by half a cell::

      .   wA1 x
    wQ  bQ  x
      X   .

    X = bS1 < wB1

Cells are four characters apart. A cell is a piece, a capital letter for a stack that is
listed below from the ground up, ``.`` for an empty cell, or a small letter that marks an
empty cell for the test.
"""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass

from skep.hexes import Hex
from skep.moves import PASS, Action, Move
from skep.pieces import GameType, Piece
from skep.rulebook import Explanation, Position, Rule, explain, explain_piece, legal_actions
from skep.rulebook.details import Gate
from skep.rulebook.one_hive import parts
from skep.rulesets import PRESETS

CELL = 4
HALF = CELL // 2
MIDGAME_TURN = 10


@dataclass(frozen=True)
class Drawing:
    """A position and the cells that its drawing marks."""

    position: Position
    marks: dict[str, frozenset[Hex]]

    def __getitem__(self, mark: str) -> Hex:
        """The only cell with a mark, or the cell of a piece."""
        if mark in self.marks:
            (cell,) = self.marks[mark]
            return cell
        return self.position.places[Piece(mark)]

    def cells(self, marks: str) -> set[Hex]:
        """All cells that have one of these marks."""
        return {cell for mark in marks for cell in self.marks[mark]}

    def goes(self, piece: str) -> set[Hex]:
        """The cells to which a piece may be moved, thrown or placed."""
        legal = legal_actions(self.position)
        return {a.to for a in legal if isinstance(a, Move) and a.piece is Piece(piece)}

    def active(self) -> set[str]:
        """The pieces that may be moved, thrown or placed."""
        legal = legal_actions(self.position)
        return {action.piece.name for action in legal if isinstance(action, Move)}

    def explain(self, piece: str, mark: str) -> Explanation:
        """Why a piece may or may not go to the cell of a mark or another piece."""
        return explain(self.position, Move(Piece(piece), self[mark]))

    def gated_step(self, piece: str, mark: str) -> int:
        """The step that a height gate blocks on a piece's way to a cell."""
        assert self[mark] not in self.goes(piece)
        explanation = self.explain(piece, mark)
        assert explanation.rule is Rule.HEIGHT_GATE
        assert isinstance(explanation.detail, Gate)
        return explanation.detail.number

    def explain_piece(self, piece: str) -> Explanation:
        """Whether a piece has a move, and if not, why."""
        return explain_piece(self.position, Piece(piece))

    def play(self, piece: str, mark: str) -> Drawing:
        """The drawing after a piece moves to the cell of a mark or another piece."""
        return self._after(Move(Piece(piece), self[mark]))

    def play_pass(self) -> Drawing:
        return self._after(PASS)

    def _after(self, action: Action) -> Drawing:
        return Drawing(self.position.play(action), self.marks)


def draw(
    text: str,
    *,
    turn: str = "white",
    turn_number: int = MIDGAME_TURN,
    game_type: str = "Base+MLP",
    rules: str = "rulebook",
    resting: str | None = None,
) -> Drawing:
    """The position of a drawing, with this player to move."""
    legend = dict(re.findall(r"^ *([A-Z]) = (.*)$", text, re.MULTILINE))
    rows = [line.rstrip() for line in text.split("\n") if "=" not in line]
    stacks: dict[Hex, tuple[Piece, ...]] = {}
    marks: dict[str, set[Hex]] = defaultdict(set)
    for at, name in _cells(rows):
        if name in legend:
            stacks[at] = tuple(Piece(piece.strip()) for piece in legend[name].split("<"))
        elif re.fullmatch("[a-z]", name):
            marks[name].add(at)
        elif name != ".":
            stacks[at] = (Piece(name),)
    assert len(parts(stacks)) <= 1, "the drawn hive is in pieces"
    position = Position(
        game_type=GameType(game_type),
        ruleset=PRESETS[rules],
        stacks=stacks,
        ply=2 * (turn_number - 1) + ["white", "black"].index(turn),
        resting=Piece(resting) if resting else None,
    )
    return Drawing(position, {mark: frozenset(cells) for mark, cells in marks.items()})


def _cells(rows: list[str]) -> list[tuple[Hex, str]]:
    """Each cell of a drawing with what is written in it."""
    found = [
        (row, match.start(), match.group())
        for row, line in enumerate(rows)
        for match in re.finditer(r"\S+", line)
    ]
    if not found:
        return []
    first_row, first_column, _ = found[0]
    cells = []
    for row, column, name in found:
        r = row - first_row
        q, rest = divmod(column - first_column - HALF * r, CELL)
        assert rest == 0, f"{name} in row {r} is not shifted by half a cell from the row above"
        cells.append((Hex(q, r), name))
    return cells
