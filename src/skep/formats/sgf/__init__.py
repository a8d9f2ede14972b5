"""SGF of BoardSpace, the largest archive of games between people."""

from skep.formats.sgf.reading import looks_like, read
from skep.formats.sgf.writing import write

__all__ = ["looks_like", "read", "write"]
