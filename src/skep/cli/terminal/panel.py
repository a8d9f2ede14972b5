"""The panel beside the hive: the state of the game and both reserves."""

from __future__ import annotations

from collections import Counter

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from skep.board import Board
from skep.cli.terminal.players import Seat, Seats
from skep.cli.terminal.words import Words, color_id
from skep.engine import FULL_LEVEL
from skep.pieces import Color, Insect
from skep.render.themes import theme

_SOON = 2  # turns


def panel(
    board: Board,
    words: Words,
    *,
    seats: Seats | None = None,
    level: int = FULL_LEVEL,
) -> RenderableType:
    """What the drawing of the hive does not show: the turn, the last move, the reserves."""
    parts: list[RenderableType] = [Text(status(board, words), style="bold")]
    if board.history:
        parts.append(Text(words("last-move", move=board.move_strings[-1])))
    due = queen_due(board)
    if due is not None and not board.is_over:
        parts.append(Text(words("queen-due", turns=due), style="bold red"))
    return Group(*parts, Text(), _hands(board, words, seats, level))


def status(board: Board, words: Words) -> str:
    """Whose turn it is, or how the game ended."""
    outcome = board.outcome()
    if outcome is not None:
        winner = color_id(outcome.winner) if outcome.winner else "none"
        return words("over", reason=outcome.reason.value, winner=winner)
    return words("to-move", color=color_id(board.turn), turn=board.turn_number)


def queen_due(board: Board) -> int | None:
    """In how many turns the player to move must place the queen; None if not soon."""
    left = board.queen_due()
    return left - 1 if left is not None and left <= _SOON else None


def _hands(board: Board, words: Words, seats: Seats | None, level: int) -> Table:
    """The letter and name of each insect, and how many each player has in reserve."""
    hands = {color: Counter(p.insect for p in board.reserve(color)) for color in Color}
    names = {color: _seat(color, words, seats, level) for color in Color}
    widths = {color: max(map(len, names[color].split("\n"))) for color in Color}
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="bold")
    table.add_column()
    table.add_column(words("in-hand"))
    for color in Color:
        table.add_column(Text(names[color], justify="center"))
    for insect in board.game_type.insects:
        counts = (_count(hands[color][insect], color, insect, widths[color]) for color in Color)
        table.add_row(Text(insect.letter, style="bold"), words.insect(insect), *counts)
    return table


def _seat(color: Color, words: Words, seats: Seats | None, level: int) -> str:
    name = words.player(color)
    if seats is None or set(seats.values()) == {Seat.HUMAN}:
        return name
    seat = words("seat", seat=seats[color].value, level=level)
    return f"{name}\n{seat}"


def _count(number: int, color: Color, insect: Insect, width: int) -> Text:
    """A count on a tile, centered in its column."""
    face = theme().of_tile(color, "face").color
    tile = f"bold {theme().ink(color, insect)} on {face}"
    left = " " * ((width - 3) // 2)
    return Text.assemble(left, (f" {number} ", tile) if number else (" - ", "bright_black"))
