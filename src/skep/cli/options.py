"""The options that commands share, so that each has one name everywhere."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from skep.collection.results import RESULTS
from skep.engine import HAND_WRITTEN, PACKAGED, Limit
from skep.errors import SettingError
from skep.formats import WRITTEN, Format
from skep.pieces import GameType
from skep.rulesets import PRESETS

CHOOSING: Final = "Choosing games"
"""The section of the help with the options that choose games."""
RULES_HELP: Final = "Use the rule set rulebook, tournament or uhp."
LANGUAGE_HELP: Final = "Use English (en), German (de), Dutch (nl) or Russian (ru)."
LANGUAGE_DEFAULT: Final = "the language of the system"


def rule_names(incomplete: str) -> list[str]:
    """The rule sets that complete what was typed so far."""
    return [name for name in PRESETS if name.startswith(incomplete)]


def game_types(incomplete: str) -> list[str]:
    """The game types that complete what was typed so far."""
    return [str(kind.value) for kind in GameType if kind.value.startswith(incomplete)]


def format_names(incomplete: str) -> list[str]:
    """The formats that complete what was typed so far."""
    return [kind.id for kind in WRITTEN if kind.id.startswith(incomplete)]


def results(incomplete: str) -> list[str]:
    """The results that complete what was typed so far."""
    return [name for name in RESULTS if name.startswith(incomplete)]


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
OneGame = Annotated[
    str,
    typer.Argument(
        metavar="GAME",
        help="A game type, GameString, position string or file with one game; - is standard input.",
        autocompletion=game_types,
    ),
]
Rules = Annotated[
    str,
    typer.Option(
        metavar="NAME",
        help=RULES_HELP,
        autocompletion=rule_names,
    ),
]
GivenRules = Annotated[
    str | None,
    typer.Option(
        "--rules",
        metavar="NAME",
        help=RULES_HELP,
        show_default="tournament, or what a game needs",
        autocompletion=rule_names,
    ),
]
FormatName = Annotated[
    str | None,
    typer.Option(
        "--format",
        metavar="NAME",
        help=f"Write in this format: {', '.join(kind.id for kind in WRITTEN)}.",
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
PlayerColor = Annotated[
    str | None,
    typer.Option(
        "--color",
        metavar="COLOR",
        help="Take games in which the player was white or black.",
        rich_help_panel=CHOOSING,
    ),
]
Since = Annotated[
    str | None,
    typer.Option(
        metavar="DATE",
        help="Take games from this day, month or year on, such as 2018-02.",
        rich_help_panel=CHOOSING,
    ),
]
Until = Annotated[
    str | None,
    typer.Option(
        metavar="DATE",
        help="Take games up to this day, month or year.",
        rich_help_panel=CHOOSING,
    ),
]
ResultName = Annotated[
    str | None,
    typer.Option(
        "--result",
        metavar="NAME",
        help="Take games with this result: white, black, draw or undecided.",
        autocompletion=results,
        rich_help_panel=CHOOSING,
    ),
]
Language = Annotated[
    str | None,
    typer.Option(metavar="LANG", help=LANGUAGE_HELP, show_default=LANGUAGE_DEFAULT),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]


def get_format(name: str | None) -> Format | None:
    """The format given by the option."""
    if name is None:
        return None
    for kind in WRITTEN:
        if kind.id == name.lower():
            return kind
    expected = ", ".join(kind.id for kind in WRITTEN)
    raise SettingError(f"cannot write the format {name[:40]!r}; expected one of {expected}")


def get_limit(
    seconds: float | None, depth: int | None, nodes: int | None, default_nodes: int
) -> Limit:
    """The limit given by the options."""
    if (seconds, depth, nodes) == (None, None, None):
        nodes = default_nodes
    return Limit(seconds=seconds, depth=depth, nodes=nodes)
