"""``skep show``: draws the position of a GameString, a saved game or a file with one game."""

from __future__ import annotations

from skep.cli.options import GivenRules, Language, OneGame


def show(
    game: OneGame,
    rules: GivenRules = None,
    language: Language = None,
) -> None:
    """Draw a position: the hive, whose turn it is, and the reserves.

    skep render writes it as a picture.

    Example: skep show 'Base;InProgress;White[2];wS1;bS1 wS1-'
    """
    from skep.cli.given_game import given_game
    from skep.cli.terminal.panel import panel
    from skep.cli.terminal.pointing import last_move_highlights
    from skep.cli.terminal.screen import Screen, open_console
    from skep.cli.terminal.words import Words, chosen_language

    words = Words(chosen_language(language))
    board = given_game(game, rules).board()
    screen = Screen(open_console())
    if not screen.draw(board, last_move_highlights(board), panel(board, words)):
        screen.say(words("too-wide"))
