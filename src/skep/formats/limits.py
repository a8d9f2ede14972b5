"""Limits that keep hostile files from using up time and memory."""

from __future__ import annotations

from typing import Final

MAX_LINE: Final = 1_000_000
"""Bytes of a line; its game is not read if it has more."""
MAX_GAME: Final = 1_000_000
"""Characters that a reader gets for one game; a game with more is not read."""
MAX_GAP: Final = 200_000
"""Lines in a row without a game that can be read; then the rest of the file is skipped."""
MAX_REPAIRS: Final = 100
"""Repairs of one game that are reported."""
MAX_RATIO: Final = 100
"""How many times as large as an archive its content may be; text has 5 to 30 times."""
FREE_BYTES: Final = 64 << 20
"""What any archive may have unpacked, whatever its ratio."""
MAX_DIRECTORY: Final = 16 << 20
"""Bytes of the table of contents of a zip archive, which is in memory as a whole."""
MAX_SPOOL: Final = 4 << 30
"""Bytes of a zip archive that comes through a pipe, since it has to be stored first."""
