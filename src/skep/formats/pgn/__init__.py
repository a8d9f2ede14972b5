"""PGN of the field: tags, one ply per line, comments and variations."""

from skep.formats.pgn.writing import write

__all__ = ["write"]
