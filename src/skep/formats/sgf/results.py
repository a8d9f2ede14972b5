"""Results in BoardSpace's records: sentences in the language of the client that wrote them."""

from __future__ import annotations

import re
from typing import Final

from skep.outcomes import state_after
from skep.pieces import Color

_PLAIN: Final = {
    "whitewins": "WhiteWins",
    "blackwins": "BlackWins",
    "draw": "Draw",
    "1-0": "WhiteWins",
    "0-1": "BlackWins",
    "1/2-1/2": "Draw",
    "0": "Draw",
}
_SGF = re.compile(r"(w|b)\+.*", re.IGNORECASE | re.DOTALL)  # as in other games' files
_DRAW = re.compile(  # in the languages that BoardSpace speaks
    r"\bdraw|remis|unentschieden|empat|tablas|\bnul|égalité|oavgjord?t|uafgjort|gelijk|pareggi|patta"
    r"|remíz|döntetlen|egalitate|ничь|нічи|引き分け|平局|和棋",
    re.IGNORECASE,
)


def result_of(text: str, white: str, black: str) -> str | None:
    """The state that a sentence such as "Game won by Ada" means; None if that can't be decided.

    The winner is the player whom it names. If one name is part of the other, the longer one counts.

    >>> result_of("Dumbot vann spelet", "Dumbot", "Mormor51")
    'WhiteWins'
    >>> result_of("Game won by guest", "guest", "guest")
    """
    text = text.strip()
    if plain := _PLAIN.get(text.lower()):
        return plain
    if (short := _SGF.fullmatch(text)) and len(text) < 10:
        return state_after(Color.named(short[1]))
    named = [
        (len(name), color)
        for name, color in ((white, Color.WHITE), (black, Color.BLACK))
        if name and _names(text, name)
    ]
    if len(named) == 2 and named[0][0] == named[1][0]:
        return None
    if named:
        return state_after(max(named, key=lambda found: found[0])[1])
    return state_after(None) if _DRAW.search(text) else None


def result_sentence(state: str, white: str, black: str) -> str:
    """What BoardSpace writes, or the bare state if the names would not say who has won."""
    sentence = {
        "Draw": "The game is a draw",
        "WhiteWins": f"Game won by {white}",
        "BlackWins": f"Game won by {black}",
    }[state]
    return sentence if result_of(sentence, white, black) == state else state


def _names(text: str, name: str) -> bool:
    """Whether a text has a name as a word of its own."""
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text) is not None
