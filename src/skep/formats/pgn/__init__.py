"""PGN of the field: tags, one ply per line, comments and variations."""

from skep.formats.pgn.reading import looks_like, read
from skep.formats.pgn.writing import write

__all__ = ["looks_like", "read", "write"]
