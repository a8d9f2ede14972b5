"""The options that commands share, so that each has one name everywhere."""

from __future__ import annotations

from typing import Annotated

import typer

from skep.engine import HAND_WRITTEN, PACKAGED, Limit
from skep.errors import SettingError
from skep.formats.reading import Format
from skep.pieces import GameType
from skep.rulesets import PRESETS


def rule_names(incomplete: str) -> list[str]:
    """The rule sets that complete what was typed so far."""
    return [name for name in PRESETS if name.startswith(incomplete)]


def game_types(incomplete: str) -> list[str]:
    """The game types that complete what was typed so far."""
    return [str(kind.value) for kind in GameType if kind.value.startswith(incomplete)]


def format_names(incomplete: str) -> list[str]:
    """The formats that complete what was typed so far."""
    return [kind.id for kind in Format if kind.id.startswith(incomplete)]


def networks(incomplete: str) -> list[str]:
    """The named networks that complete what was typed so far."""
    return [name for name in (PACKAGED, HAND_WRITTEN) if name.startswith(incomplete)]


Sources = Annotated[
    list[str],
    typer.Argument(
        metavar="GAMES",
        help="Files, folders, .zip or .gz archives, or a GameString; - is standard input.",
    ),
]
Rules = Annotated[
    str,
    typer.Option(
        metavar="NAME",
        help="Use the rule set rulebook, tournament or uhp.",
        autocompletion=rule_names,
    ),
]
GivenRules = Annotated[
    str | None,
    typer.Option(
        "--rules",
        metavar="NAME",
        help="Use the rule set rulebook, tournament or uhp.",
        show_default="tournament, or what a game needs",
        autocompletion=rule_names,
    ),
]
FormatName = Annotated[
    str | None,
    typer.Option(
        "--format",
        metavar="NAME",
        help=f"Write in this format: {', '.join(kind.id for kind in Format)}.",
        show_default="by the ending of the file",
        autocompletion=format_names,
    ),
]
NetworkName = Annotated[
    str,
    typer.Option(
        "--network",
        metavar="FILE",
        help="Use the network in this file; none is the hand-written evaluation.",
        autocompletion=networks,
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]


def get_format(name: str | None) -> Format | None:
    """The format given by the option."""
    if name is None:
        return None
    for kind in Format:
        if kind.id == name.lower():
            return kind
    expected = ", ".join(kind.id for kind in Format)
    raise SettingError(f"unknown format {name[:40]!r}; expected one of {expected}")


def get_limit(
    seconds: float | None, depth: int | None, nodes: int | None, default_nodes: int
) -> Limit:
    """The limit given by the options."""
    if (seconds, depth, nodes) == (None, None, None):
        nodes = default_nodes
    return Limit(seconds=seconds, depth=depth, nodes=nodes)
