"""What a game loses when it is written in a format that can't hold all of it."""

from __future__ import annotations

from collections.abc import Iterable
from io import StringIO
from typing import Final

from skep.formats.reading import Format
from skep.formats.streaming import read_games
from skep.game import Game, Node

_NOTES: Final = ("comments", "glyphs", "clocks", "evaluations")
"""The fields of Notes."""


def losses(game: Game, text: str, kind: Format) -> tuple[str, ...]:
    """The parts of a game that its text does not have, found by reading the text.

    >>> game = Game("Base", headers={"White": "Ada"})
    >>> losses(game, "Base;NotStarted;White[1]", Format.GAME_STRING)
    ('headers',)
    """
    reads = list(read_games(StringIO(text), format=kind))
    kept = reads[0].game if len(reads) == 1 else None
    if kept is None or _actions(kept.mainline()) != _actions(game.mainline()):
        return ("moves",)
    has_lost = {
        "headers": any(kept.headers.get(name) != it for name, it in game.headers.items()),
        "the reason for the result": game.outcome != kept.outcome,
        "the rules": game.ruleset != kept.ruleset,
        "variations": _actions(game.nodes()) != _actions(kept.nodes()),
    }
    is_main = has_lost["variations"]  # with all that is said of them
    ours, theirs = ((it.root, *(it.mainline() if is_main else it.nodes())) for it in (game, kept))
    for field, name in enumerate(_NOTES):
        has_lost[name] = any(
            node.notes[field] != other.notes[field]
            for node, other in zip(ours, theirs, strict=True)
        )
    return tuple(name for name, is_lost in has_lost.items() if is_lost)


def _actions(nodes: Iterable[Node]) -> list[object]:
    return [(node.ply, node.action) for node in nodes]
