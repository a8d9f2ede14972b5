"""Games that are there twice."""

from __future__ import annotations

from skep.game import Game


class Duplicates:
    """Remembers the main lines of games, turned or mirrored, in about 100 bytes per game."""

    def __init__(self) -> None:
        self._seen: set[int] = set()

    def is_new(self, game: Game) -> bool:
        """Whether no game before this one has had its main line.

        >>> duplicates = Duplicates()
        >>> one, other = Game("Base"), Game("Base", headers={"White": "Ada"})
        >>> for game, move in (one, "bS1 wS1-"), (other, "bS1 /wS1"):
        ...     _ = game.root.add_line(["wS1", move])
        ...     print(duplicates.is_new(game))
        True
        False
        """
        key = game.main_line_hash()
        if key in self._seen:
            return False
        self._seen.add(key)
        return True
