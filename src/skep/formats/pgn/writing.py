"""Writes a game as PGN of the field, so that programs which know less can still read it.

Other programs read one line after the other. So every ply has a line to itself, and everything
that they don't know, such as variations, stands in comments on lines of their own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from skep.errors import NotationError
from skep.formats.annotations import HIDDEN_VARIATION, format_annotations
from skep.formats.pgn.tokens import hidden_comment
from skep.formats.words import format_rules
from skep.game import Game, Node
from skep.outcomes import Reason
from skep.position_string import format_position
from skep.rulesets import DEFAULT_RULES

USUAL_TAGS: Final = ("Date", "Event", "Site", "Round", "White", "Black")
"""What every PGN has after its game type, even if it is not known."""
DERIVED_TAGS: Final = frozenset(("GameType", "Result", "Position", "Rules"))
"""What follows from the game, whatever its headers say."""

_TAG_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,99}", re.ASCII)


def write(game: Game) -> str:
    """One game as PGN, with a line break at its end."""
    moves = game.board().move_strings
    state = game.state_string
    lines = [f'[{name} "{_escaped(value)}"]' for name, value in _tags(game, state)]
    lines += ["", *_comments(game.root)]
    before = game.root
    for number, (node, move) in enumerate(zip(game.mainline(), moves, strict=True), start=1):
        lines.append(f"{number}. {move}")
        lines += _comments(node)
        lines += [_hidden(variation, number) for variation in before.variations[1:]]
        before = node
    return "\n".join((*lines, state)) + "\n"


def _tags(game: Game, state: str) -> Iterator[tuple[str, str]]:
    headers = game.headers
    yield "GameType", game.game_type.value
    for name in USUAL_TAGS:
        yield name, headers.get(name, "")
    yield "Result", state
    for name, value in headers.items():
        if not _TAG_NAME.fullmatch(name):
            raise NotationError(
                f"{name[:40]!r} is not the name of a PGN tag; expected a letter, then letters,"
                " digits and _"
            )
        if name not in USUAL_TAGS and name not in DERIVED_TAGS and name != "Termination":
            yield name, value
    outcome = game.outcome
    if outcome is not None and outcome.reason is not Reason.UNKNOWN:
        yield "Termination", outcome.reason.id
    elif headers.get("Termination"):
        yield "Termination", headers["Termination"]
    if game.is_set_up:
        yield "Position", format_position(game.start.position)
    if (rules := format_rules(game.ruleset)) != DEFAULT_RULES:
        yield "Rules", rules


def _escaped(value: str) -> str:
    return " ".join(value.split()).replace("\\", "\\\\").replace('"', '\\"')


def _comments(node: Node) -> list[str]:
    """What is said of a node, on lines of its own that start with a brace and a space."""
    return [f"{{ {text} }}" for text in _texts(node)]


def _texts(node: Node) -> list[str]:
    """What is said of a node; no text has the brace that ends a comment."""
    return [text.replace("}", ")") for text in format_annotations(node.notes)]


def _hidden(variation: Node, number: int) -> str:
    """A variation with everything that follows it, as one comment."""
    shift = number - variation.ply
    text = " ".join(_variation(variation, shift))
    return f"{{ {HIDDEN_VARIATION}{text}] }}"


def _variation(first: Node, shift: int) -> Iterator[str]:
    """The moves of a variation, those that replace them in parentheses, without recursion."""
    work: list[str | tuple[Node, list[Node]]] = [(first, [])]
    while work:
        item = work.pop()
        if isinstance(item, str):
            yield item
            continue
        node, others = item
        yield f"{node.ply + shift}. {node.move_string}"
        yield from map(hidden_comment, _texts(node))
        if node.variations:
            work.append((node.variations[0], node.variations[1:]))
        for other in reversed(others):
            work += (")", (other, []), "(")
