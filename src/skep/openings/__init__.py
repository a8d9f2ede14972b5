"""Openings: books of what was played, and sets of balanced beginnings for contests."""

from skep.openings.book import OpeningBook
from skep.openings.book_move import BookMove, Tally
from skep.openings.sets import mixed_openings, opening_set, parse_openings

__all__ = [
    "BookMove",
    "OpeningBook",
    "Tally",
    "mixed_openings",
    "opening_set",
    "parse_openings",
]
