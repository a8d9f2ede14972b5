"""SGF of BoardSpace, the largest archive of games between people."""

from skep.formats.sgf.writing import write

__all__ = ["write"]
