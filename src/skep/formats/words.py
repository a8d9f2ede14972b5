"""The words for game types, results and rules, in the spellings that files have."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from skep.errors import NotationError
from skep.moves import Action, Move
from skep.pieces import GameType, Insect
from skep.rulesets import PRESETS, Opening, Repetition, RuleSet

_TYPE = re.compile(r"base\s*\+?\s*([mlp+, ]*)", re.IGNORECASE)
_OPTIONAL: Final = "MLP"
_OPTIONAL_PIECE = re.compile(r"\b[wb]([mlp])1?\b", re.IGNORECASE)
_STATES: Final = {
    "whitewins": "WhiteWins",
    "white wins": "WhiteWins",
    "1-0": "WhiteWins",
    "blackwins": "BlackWins",
    "black wins": "BlackWins",
    "0-1": "BlackWins",
    "draw": "Draw",
    "1/2-1/2": "Draw",
    "1/2": "Draw",
    "½-½": "Draw",
    "inprogress": "InProgress",
    "notstarted": "NotStarted",
    "*": "InProgress",
}


def read_state(text: str) -> str:
    """A result in any spelling as a GameStateString; empty if the word is unknown."""
    return _STATES.get(" ".join(text.lower().split()), "")


def read_game_type(text: str) -> GameType:
    """A game type in any spelling, such as ``base+plm``; raise NotationError if it is none."""
    try:
        return GameType(text)
    except NotationError:
        match = _TYPE.fullmatch(text.strip())
        if match is None:
            raise
        return game_type_of(match[1])


def game_type_of(letters: Iterable[str]) -> GameType:
    """The game type with these optional insects, by their letters; others don't count."""
    found = {letter.upper() for letter in letters}
    optional = "".join(letter for letter in _OPTIONAL if letter in found)
    return GameType(f"Base+{optional}" if optional else "Base")


def start_of(game_type: str, position: str) -> tuple[str, str]:
    """What a game starts from: its position, or else its game type; and what was repaired."""
    if not position:
        return game_type, ""
    if "_" not in position:
        return game_type, f"{position[:40]!r} is not a position string; left out"
    of_position = game_type_of(position.partition("_")[0])
    if game_type and game_type_of(game_type) != of_position:
        return position, f"the game type is {game_type[:20]!r}, but that of the position counts"
    return position, ""


def smallest_type(moves: Iterable[str | Action]) -> GameType:
    """The smallest game type with all pieces that take part."""
    letters: set[str] = set()
    for move in moves:
        if isinstance(move, str):
            letters.update(_OPTIONAL_PIECE.findall(move))
        elif isinstance(move, Move):
            letters.add(move.piece.insect.letter)
    return game_type_of(letters)


def with_insect(game_type: GameType, insect: Insect) -> GameType:
    """The game type that also has this insect."""
    return game_type_of((*game_type.partition("+")[2], insect.letter))


def read_rules(text: str) -> RuleSet | None:
    """Rules as ``format_rules`` writes them; None if the text says something else."""
    if text in PRESETS:
        return PRESETS[text]
    opening, _, repetition = text.partition("+")
    try:
        return RuleSet(Opening(opening), Repetition(repetition))
    except ValueError:
        return None


def format_rules(ruleset: RuleSet) -> str:
    """The name of a rule set or, if it has none, its settings.

    >>> format_rules(RuleSet(Opening.RULEBOOK, Repetition.THREEFOLD))
    'rulebook+threefold'
    """
    return ruleset.name or f"{ruleset.opening.value}+{ruleset.repetition.value}"
