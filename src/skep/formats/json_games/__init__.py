"""Skep's own format: one JSON object per game and line, with everything that a game can hold.

::

    {"game_type": "Base", "rules": "tournament", "headers": {"White": "Ada"},
     "outcome": {"winner": "white", "reason": "resigned"},
     "moves": ["wS1", "bS1 wS1-", "wQ -wS1"],
     "variations": [{"after": 1, "moves": ["bG1 wS1-"]}],
     "notes": {"1": {"comment": "solid", "glyphs": [1]}, "4": {"clock": 12.5, "score": -30}}}

The positions have numbers: 0 is the start, then come those after the moves of the main line, then
those of each variation. A variation starts after an earlier position. Notes belong to positions:
``clock`` is in seconds, ``score`` in points for White, ``win_in`` in plies. ``rules`` is a preset,
or ``{"opening": …, "repetition": …}``. A game from a set-up position has it as ``position``. The
tree is flat, so it may be as deep as it likes. Only ``moves`` is required.
"""

from skep.formats.json_games.reading import looks_like, read
from skep.formats.json_games.writing import write

__all__ = ["looks_like", "read", "write"]
