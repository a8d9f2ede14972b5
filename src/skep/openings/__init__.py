"""Openings: sets of balanced beginnings for contests."""

from skep.openings.sets import mixed_openings, opening_set, parse_openings

__all__ = [
    "mixed_openings",
    "opening_set",
    "parse_openings",
]
