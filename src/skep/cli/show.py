"""``skep show``: draws the position of a GameString, a saved game or a file with one game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from skep.cli.options import rule_names
from skep.rulesets import DEFAULT_RULES

if TYPE_CHECKING:
    from skep.board import Board


def show(
    game: Annotated[
        str,
        typer.Argument(
            metavar="GAMESTRING|POSITION|FILE|-",
            help="A game, its type, a position, or a file with one game; - is standard input.",
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
    board = named_board(game, rules)
    screen = Screen(open_console())
    if not screen.draw(board, last_move_highlights(board), panel(board, words)):
        screen.say(words("too-wide"))


def named_board(game: str, rules: str | None) -> Board:
    """The end of the game in a file if this is a file's name, otherwise in the text itself."""
    from skep._disk import name_of, read_whole
    from skep.cli.files import LIMIT, user_path
    from skep.cli.given_game import given_game, is_typed
    from skep.cli.terminal.saved_game import MAGIC, parse_game
    from skep.rulesets import RuleSet

    if rules is not None:
        RuleSet.preset(rules)
    path = user_path(game)
    if is_typed(game) or path.is_dir():
        return given_game(game, rules).board()
    content = read_whole(path, LIMIT)
    text = content.decode("utf-8-sig", "replace")
    if text.startswith(MAGIC):
        return parse_game(text, name_of(path, "read"), rules).board
    return given_game(game, rules, content).board()
