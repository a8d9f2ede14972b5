"""The pieces: two colors, eight insects, 28 pieces, eight game types."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, total_ordering
from typing import TypeAlias, final

from skep.enums import NamedEnum, NamedStrEnum
from skep.errors import NotationError, SettingError, WrongTypeError
from skep.hexes import Hex


class Color(NamedEnum):
    """The two players. White starts."""

    WHITE = 0
    BLACK = 1

    @classmethod
    def named(cls, name: Color | str) -> Color:
        """The player that a caller means: a Color, or ``white``, ``w``, ``black`` or ``b``.

        Numbers are refused: libraries disagree on which of 0 and 1 is White.

        >>> Color.named("White")
        Color.WHITE
        """
        if isinstance(name, cls):
            return name
        if not isinstance(name, str):
            raise WrongTypeError(f"expected a Color, or 'white' or 'black', not {name!r}")
        for color in cls:
            if name.strip().lower() in (color.id, color.letter):
                return color
        raise SettingError(f"unknown player {name[:20]!r}; expected white or black")

    @property
    def letter(self) -> str:
        """``w`` or ``b``, as in the names of pieces."""
        return "wb"[self.value]

    @property
    def other(self) -> Color:
        """The opponent's color."""
        return Color.BLACK if self is Color.WHITE else Color.WHITE

    def __str__(self) -> str:
        return self.name.capitalize()


class Insect(NamedEnum):
    """The eight kinds of piece; the value is the letter of the notation."""

    QUEEN_BEE = "Q"
    SPIDER = "S"
    BEETLE = "B"
    GRASSHOPPER = "G"
    ANT = "A"
    MOSQUITO = "M"
    LADYBUG = "L"
    PILLBUG = "P"

    @property
    def letter(self) -> str:
        """The letter in the names of pieces, such as ``Q``."""
        return str(self.value)

    @property
    def count(self) -> int:
        """How many of them each player has, if the game type includes them."""
        return _COUNTS[self]


_COUNTS = {
    Insect.QUEEN_BEE: 1,
    Insect.SPIDER: 2,
    Insect.BEETLE: 2,
    Insect.GRASSHOPPER: 3,
    Insect.ANT: 3,
    Insect.MOSQUITO: 1,
    Insect.LADYBUG: 1,
    Insect.PILLBUG: 1,
}


@final
@total_ordering
class Piece:
    """One of the 28 pieces. Each exists only once, so ``is`` and ``==`` agree.

    >>> Piece("wA1").insect
    Insect.ANT
    >>> Piece("BQ"), Piece("wM1")
    (Piece('bQ'), Piece('wM'))
    """

    __slots__ = ("color", "index", "insect", "name", "number")

    color: Color
    insect: Insect
    number: int  # 0 if a player has only one of this insect
    name: str
    index: int  # 0 to 27: White's fourteen, then Black's, in the order of PIECES

    def __new__(cls, name: str) -> Piece:
        if not isinstance(name, str):
            raise WrongTypeError(f"expected the name of a piece, not {name!r}")
        piece = _BY_LOWER_NAME.get(name.lower())
        if piece is None:
            raise NotationError(
                f"unknown piece {name[:12]!r}", text=name, expected="a piece such as wQ or bA1"
            )
        return piece

    @staticmethod
    def named(name: Piece | str) -> Piece:
        """The piece that a caller means: a Piece, or its name."""
        return name if isinstance(name, Piece) else Piece(name)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"pieces cannot be changed: {self!r}.{name}")

    def __repr__(self) -> str:
        return f"Piece({self.name!r})"

    def __str__(self) -> str:
        return self.name

    def __hash__(self) -> int:
        return self.index

    def __lt__(self, other: object) -> bool:
        return self.index < other.index if isinstance(other, Piece) else NotImplemented

    def __reduce__(self) -> tuple[type[Piece], tuple[str]]:
        return Piece, (self.name,)

    @property
    def predecessor(self) -> Piece | None:
        """The equal piece that is placed before this one (``place-number-order``)."""
        return PIECES[self.index - 1] if self.number > 1 else None


def _make_pieces() -> tuple[Piece, ...]:
    pieces: list[Piece] = []
    for color in Color:
        for insect in Insect:
            for number in range(1, insect.count + 1):
                suffix = str(number) if insect.count > 1 else ""
                values = {
                    "color": color,
                    "insect": insect,
                    "number": number if insect.count > 1 else 0,
                    "name": color.letter + insect.letter + suffix,
                    "index": len(pieces),
                }
                piece = object.__new__(Piece)
                for name, value in values.items():
                    object.__setattr__(piece, name, value)
                pieces.append(piece)
    return tuple(pieces)


PIECES = _make_pieces()
"""All 28 pieces: White's in the order Q S1 S2 B1 B2 G1 G2 G3 A1 A2 A3 M L P, then Black's."""
_BY_LOWER_NAME = {piece.name.lower(): piece for piece in PIECES}
_BY_LOWER_NAME |= {  # other programs write wQ1
    f"{piece.name.lower()}1": piece for piece in PIECES if piece.number == 0
}

Stacks: TypeAlias = Mapping[Hex, tuple[Piece, ...]]
"""A hive: the occupied hexes, each with its pieces from the ground up."""


class GameType(NamedStrEnum):
    """Which of the optional insects are in the game."""

    BASE = "Base"
    BASE_M = "Base+M"
    BASE_L = "Base+L"
    BASE_P = "Base+P"
    BASE_ML = "Base+ML"
    BASE_MP = "Base+MP"
    BASE_LP = "Base+LP"
    BASE_MLP = "Base+MLP"

    @classmethod
    def _missing_(cls, value: object) -> GameType:
        text = str(value)
        for game_type in cls:
            if game_type.lower() == text.strip().lower():
                return game_type
        raise NotationError(
            f"unknown game type {text[:20]!r}",
            text=text,
            expected="Base, or Base+ and any of M, L, P in that order",
        )

    @property
    def insects(self) -> tuple[Insect, ...]:
        """The insects that each player has."""
        return _insects(self)

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """The pieces of both players, in the order of ``PIECES``."""
        return _pieces(self)

    def reserve(self, color: Color | str) -> tuple[Piece, ...]:
        """The pieces that a player starts with."""
        color = Color.named(color)
        return tuple(piece for piece in self.pieces if piece.color is color)


@cache
def _insects(game_type: GameType) -> tuple[Insect, ...]:
    optional = game_type.partition("+")[2]
    return tuple(i for i in Insect if i.letter in "QSBGA" or i.letter in optional)


@cache
def _pieces(game_type: GameType) -> tuple[Piece, ...]:
    return tuple(piece for piece in PIECES if piece.insect in game_type.insects)
