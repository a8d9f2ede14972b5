"""Openings: books of what was played, and sets of balanced beginnings for contests."""

from skep.openings.book import BookMove, OpeningBook
from skep.openings.sets import mixed_openings, opening_set, parse_openings

__all__ = [
    "BookMove",
    "OpeningBook",
    "mixed_openings",
    "opening_set",
    "parse_openings",
]
