"""``skep show``: draws the position of a GameString, a saved game or a file with one game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from skep.cli.options import rule_names
from skep.rulesets import DEFAULT_RULES

if TYPE_CHECKING:
    from skep.cli.terminal.saved_game import SavedGame


def show(
    game: Annotated[
        str,
        typer.Argument(
            metavar="GAMESTRING|FILE|-",
            help="A game, its type, or a file with one game; - is standard input.",
        ),
    ],
    rules: Annotated[
        str | None,
        typer.Option(
            metavar="NAME",
            help="Use the rule set rulebook, tournament or uhp; a saved game has its own.",
            show_default=DEFAULT_RULES,
            autocompletion=rule_names,
        ),
    ] = None,
    language: Annotated[
        str | None,
        typer.Option(
            metavar="LANG",
            help="Write in English (en), German (de), Dutch (nl) or Russian (ru).",
            show_default="the language of the system",
        ),
    ] = None,
) -> None:
    """Draw a position: the hive, whose turn it is, and the reserves.

    skep render writes it as a picture.

    Example: skep show 'Base;InProgress;White[2];wS1;bS1 wS1-'
    """
    from skep.cli.terminal.panel import panel
    from skep.cli.terminal.pointing import last_move_highlights
    from skep.cli.terminal.screen import Screen, open_console
    from skep.cli.terminal.words import Words, chosen_language

    words = Words(chosen_language(language))
    board = named_game(game, rules).board
    screen = Screen(open_console())
    if not screen.draw(board, last_move_highlights(board), panel(board, words)):
        screen.say(words("too-wide"))


def named_game(game: str, rules: str | None) -> SavedGame:
    """The game in a file if this is a file's name, otherwise in the text itself."""
    from skep._disk import name_of
    from skep.cli.files import read_text, user_path
    from skep.cli.given_game import is_typed
    from skep.cli.terminal.saved_game import parse_game, typed_game
    from skep.rulesets import RuleSet

    if rules is not None:
        RuleSet.preset(rules)
    if is_typed(game):
        return typed_game(game, rules)
    path = user_path(game)
    return parse_game(read_text(path), name_of(path, "read"), rules)
