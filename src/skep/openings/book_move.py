"""How games ended in which a move was played."""

from __future__ import annotations

from dataclasses import dataclass

from skep.moves import Action
from skep.pieces import Color


@dataclass(frozen=True, slots=True)
class Tally:
    """How some games ended."""

    white_wins: int
    draws: int
    black_wins: int
    undecided: int
    """Games that were broken off, or whose end is not known."""

    @property
    def games(self) -> int:
        """How many games there are."""
        return self.white_wins + self.draws + self.black_wins + self.undecided

    def score(self, color: Color | str) -> float:
        """The share of points that a player took, from 0 to 1; an undecided game is half a point.

        >>> Tally(white_wins=3, draws=0, black_wins=1, undecided=0).score("white")
        0.75
        """
        return self.points(color) / 2 / self.games if self.games else 0.5

    def points(self, color: Color | str) -> int:
        """Two for each game that a player won, one for each that nobody won."""
        wins = self.white_wins if Color.named(color) is Color.WHITE else self.black_wins
        return 2 * wins + self.draws + self.undecided


@dataclass(frozen=True, slots=True)
class BookMove(Tally):
    """A move that was played in some games, in the orientation of the board that asked."""

    actions: tuple[Action, ...]
    """The move, and in a symmetric position also those that lead to the same hive, turned."""

    @property
    def action(self) -> Action:
        """The first of ``actions``."""
        return self.actions[0]
