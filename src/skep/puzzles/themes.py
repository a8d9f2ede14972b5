"""The themes of a puzzle: what its solution is about, each found by one function."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from skep.board import Board
from skep.enums import NamedEnum
from skep.errors import SettingError
from skep.hexes import Hex
from skep.locales import message
from skep.moves import PASS, Action, Move
from skep.pieces import Color, Insect, Piece
from skep.rulebook import liberties


class PuzzleTheme(NamedEnum):
    """What a solution is about."""

    SURROUND = "surround"
    """The first move takes a liberty of the opponent's queen."""
    QUIET = "quiet"
    """The first move neither takes a liberty nor threatens to win at once."""
    DOUBLE_THREAT = "double-threat"
    """After the first move, two different moves threaten to win at once."""
    PIN = "pin"
    """The first move pins a piece of the opponent's that could move before."""
    GATE = "gate"
    """The first move shuts the opponent's queen in: she could move before, and is not pinned."""
    UNPIN = "unpin"
    """The first move frees a piece of the player's own that makes a later move."""
    RETREAT = "retreat"
    """The first move takes a piece away from the opponent's queen."""
    DROP = "drop"
    """A move of the solution places a piece."""
    THROW = "throw"
    """A move of the solution is a throw."""
    CLIMB = "climb"
    """A move of the solution climbs on another piece."""
    COVER = "cover"
    """A move of the solution climbs on the opponent's queen."""
    STEP_DOWN = "step-down"
    """A piece comes down from the hive in the solution."""
    QUEEN = "queen"
    """The player's queen moves in the solution."""
    SPIDER = "spider"
    """A spider moves in the solution."""
    JUMP = "jump"
    """A grasshopper jumps in the solution."""
    ANT = "ant"
    """An ant moves in the solution."""
    MOSQUITO = "mosquito"
    """A mosquito moves in the solution."""
    LADYBUG = "ladybug"
    """A ladybug moves in the solution."""
    PILLBUG = "pillbug"
    """A pillbug moves in the solution."""
    STANDSTILL = "standstill"
    """The opponent must pass in the solution."""
    ONLY_DEFENSE = "only-defense"
    """Every other move loses by force."""
    FREE_THE_QUEEN = "free-the-queen"
    """A defense that gives the player's queen more liberties."""

    @classmethod
    def named(cls, name: str) -> PuzzleTheme:
        """The theme with this id, such as ``pin``."""
        for theme in cls:
            if theme.id == name.strip().lower():
                return theme
        known = ", ".join(theme.id for theme in cls)
        raise SettingError(f"unknown theme {name[:20]!r}; expected one of {known}")

    def text(self, language: str = "en") -> str:
        """The name of the theme in a language: ``en``, ``de``, ``nl`` or ``ru``."""
        return message(language, f"puzzle-theme-{self.id}")


class SolvedLine:
    """A position and its solution, as the detectors look at it."""

    def __init__(self, start: Board, line: Sequence[Action], *, is_defense: bool) -> None:
        self.is_defense = is_defense
        self.player = start.turn
        self.opponent = start.turn.other
        self.line = tuple(line)
        self.boards = [start.copy()]
        for action in line:
            board = self.boards[-1].copy()
            board.push(action)
            self.boards.append(board)
        self.start, self.after = self.boards[:2]

    @property
    def own(self) -> list[tuple[Board, Move]]:
        """The player's moves, each with the board before it."""
        steps = zip(self.boards, self.line, strict=False)
        return [(b, move) for b, move in [*steps][::2] if isinstance(move, Move)]

    def moves_by_itself(self, insect: Insect) -> bool:
        """Whether an insect of the player's walks, climbs or jumps in the solution."""
        return any(
            move.piece.color is self.player
            and move.piece.insect is insect
            and not (board.is_placement(move) or board.is_throw(move))
            for board, move in self.own
        )


def themes_of(line: SolvedLine) -> tuple[PuzzleTheme, ...]:
    """The themes of a solution, in the order of the enumeration."""
    return tuple(theme for theme in PuzzleTheme if _DETECTORS[theme](line))


def _takes_liberty(line: SolvedLine) -> bool:
    return _has_stayed(line) and bool(
        _liberties(line.start, line.opponent) - _liberties(line.after, line.opponent)
    )


def _leaves_queen(line: SolvedLine) -> bool:
    return _has_stayed(line) and bool(
        _liberties(line.after, line.opponent) - _liberties(line.start, line.opponent)
    )


def _is_quiet(line: SolvedLine) -> bool:
    return not (line.is_defense or line.after.is_over or _takes_liberty(line) or _threats(line))


def _has_two_threats(line: SolvedLine) -> bool:
    return len({move.piece for move in _threats(line)}) > 1


def _pins(line: SolvedLine) -> bool:
    pinned = line.after.pinned() - line.start.pinned()
    return any(piece.color is line.opponent for piece in pinned & _movable(line.start))


def _shuts_in(line: SolvedLine) -> bool:
    queen = _queen(line.opponent)
    return (
        not line.after.is_over
        and _has_stayed(line)
        and queen in _movable(line.start)
        and any(stack[-1] is queen for stack in line.after.stacks.values())
        and not line.after.is_pinned(queen)
        and not line.after.walks(queen)
    )


def _unpins(line: SolvedLine) -> bool:
    freed = line.start.pinned() - line.after.pinned()
    return any(move.piece in freed for _, move in line.own[1:])


def _climbs(line: SolvedLine) -> bool:
    return any(board.stack(move.to) for board, move in line.own)


def _covers_queen(line: SolvedLine) -> bool:
    return any(move.to == board.queen(line.opponent) for board, move in line.own)


def _steps_down(line: SolvedLine) -> bool:
    return any(
        (at := board.locate(move.piece)) is not None
        and len(board.stack(at)) > 1
        and not board.stack(move.to)
        for board, move in line.own
    )


def _frees_queen(line: SolvedLine) -> bool:
    before, after = (len(_liberties(b, line.player)) for b in (line.start, line.after))
    moved = line.start.queen(line.player) != line.after.queen(line.player)
    return line.is_defense and (moved or after > before)


def _threats(line: SolvedLine) -> list[Move]:
    """What would win at once after the first move, if the opponent passed."""
    if line.after.is_over:
        return []
    position = line.after.position.play(PASS)
    return [
        move
        for move in line.after.waiting_moves()
        if isinstance(move, Move) and not liberties(position.play(move), line.opponent)
    ]


def _movable(board: Board) -> frozenset[Piece]:
    """The pieces on the board that the waiting player could move."""
    moves = [move for move in board.waiting_moves() if isinstance(move, Move)]
    return frozenset(move.piece for move in moves if board.locate(move.piece) is not None)


def _has_stayed(line: SolvedLine) -> bool:
    return line.start.queen(line.opponent) == line.after.queen(line.opponent)


def _liberties(board: Board, color: Color) -> frozenset[Hex]:
    return board.liberties(color) or frozenset()


def _queen(color: Color) -> Piece:
    return Piece(f"{color.letter}Q")


_DETECTORS: Final[dict[PuzzleTheme, Callable[[SolvedLine], bool]]] = {
    PuzzleTheme.SURROUND: _takes_liberty,
    PuzzleTheme.QUIET: _is_quiet,
    PuzzleTheme.DOUBLE_THREAT: _has_two_threats,
    PuzzleTheme.PIN: _pins,
    PuzzleTheme.GATE: _shuts_in,
    PuzzleTheme.UNPIN: _unpins,
    PuzzleTheme.RETREAT: _leaves_queen,
    PuzzleTheme.DROP: lambda line: any(board.is_placement(move) for board, move in line.own),
    PuzzleTheme.THROW: lambda line: any(board.is_throw(move) for board, move in line.own),
    PuzzleTheme.CLIMB: _climbs,
    PuzzleTheme.COVER: _covers_queen,
    PuzzleTheme.STEP_DOWN: _steps_down,
    PuzzleTheme.QUEEN: lambda line: line.moves_by_itself(Insect.QUEEN_BEE),
    PuzzleTheme.SPIDER: lambda line: line.moves_by_itself(Insect.SPIDER),
    PuzzleTheme.JUMP: lambda line: line.moves_by_itself(Insect.GRASSHOPPER),
    PuzzleTheme.ANT: lambda line: line.moves_by_itself(Insect.ANT),
    PuzzleTheme.MOSQUITO: lambda line: line.moves_by_itself(Insect.MOSQUITO),
    PuzzleTheme.LADYBUG: lambda line: line.moves_by_itself(Insect.LADYBUG),
    PuzzleTheme.PILLBUG: lambda line: line.moves_by_itself(Insect.PILLBUG),
    PuzzleTheme.STANDSTILL: lambda line: PASS in line.line[1::2],
    PuzzleTheme.ONLY_DEFENSE: lambda line: line.is_defense,
    PuzzleTheme.FREE_THE_QUEEN: _frees_queen,
}
