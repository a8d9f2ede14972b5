"""Files of games: reads every format of the field, tolerantly, and writes them strictly."""

from skep.formats.reading import Format, GameRead, Place, Repair

__all__ = ["Format", "GameRead", "Place", "Repair"]
