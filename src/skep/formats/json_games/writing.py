"""Writes a game as a line of JSON."""

from __future__ import annotations

import json
from collections import deque
from typing import Any

from skep.game import Game, Node
from skep.outcomes import Outcome
from skep.rulesets import RuleSet


def write(game: Game) -> str:
    """One game as a JSON object in a line."""
    texts = game.move_strings()
    main, *others = _lines(game.root)
    numbers = {game.root: 0}
    for _, line in (main, *others):
        for node in line:
            numbers[node] = len(numbers)
    values: dict[str, Any] = {"game_type": game.game_type.value, "rules": _rules(game.ruleset)}
    if game.is_set_up:
        values["position"] = game.start.position_string
    if game.headers:
        values["headers"] = game.headers
    if game.outcome is not None:
        values["outcome"] = _outcome(game.outcome)
    values["moves"] = [texts[node] for node in main[1]]
    if others:
        values["variations"] = [
            {"after": numbers[start], "moves": [texts[node] for node in line]}
            for start, line in others
        ]
    notes = {str(number): found for node, number in numbers.items() if (found := _note(node))}
    if notes:
        values["notes"] = notes
    return json.dumps(values, ensure_ascii=False, separators=(",", ":"))


def _lines(root: Node) -> list[tuple[Node, list[Node]]]:
    """All lines with the positions that they start after: the main line, then its variations."""
    lines: list[tuple[Node, list[Node]]] = []
    waiting = deque([(root, root.next)])
    while waiting:
        start, node = waiting.popleft()
        line: list[Node] = []
        if start is root and not lines:
            waiting.extend((root, other) for other in root.variations[1:])
        while node is not None:
            line.append(node)
            waiting.extend((node, other) for other in node.variations[1:])
            node = node.next
        lines.append((start, line))
    return lines


def _rules(ruleset: RuleSet) -> str | dict[str, str]:
    settings = {"opening": ruleset.opening.value, "repetition": ruleset.repetition.value}
    return ruleset.name or settings


def _outcome(outcome: Outcome) -> dict[str, str | None]:
    winner = None if outcome.winner is None else outcome.winner.id
    return {"winner": winner, "reason": outcome.reason.value}


def _note(node: Node) -> dict[str, Any]:
    """What is said of a position, without what is missing."""
    note: dict[str, Any] = {
        "comment": node.comment or None,
        "glyphs": list(node.glyphs) or None,
        "clock": node.clock,
    }
    if node.evaluation is not None:
        note |= {"score": node.evaluation.score, "win_in": node.evaluation.win_in}
    return {name: value for name, value in note.items() if value is not None}
