"""The terminal game, played through its session."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from rich.console import Console

from skep.board import Board
from skep.cli.terminal.choosing import select
from skep.cli.terminal.game import Waiting
from skep.cli.terminal.panel import queen_due, status
from skep.cli.terminal.players import Computer, Seat
from skep.cli.terminal.screen import Screen
from skep.cli.terminal.words import Words, chosen_language, preferred_language
from skep.hexes import Hex
from skep.locales import LANGUAGES
from skep.moves import PASS, Move
from skep.pieces import Color, Piece
from skep.render import HighlightKind

from .playing import AGAINST_COMPUTER, STUCK, WON, Player, moves_of

OPENING = "Base+MLP;InProgress;White[2];wM;bS1 /wM"
THROW = (  # wP can't slide out, but can throw bA2
    r"Base+MLP;InProgress;White[6];wP;bA1 wP-;wQ -wP;bQ bA1-;wA1 /wP;bA2 bQ-;wA1 /wQ;bA2 /bA1;"
    r"wA2 -wQ;bA3 bQ-"
)
SPIDER_IN_A_POCKET = (
    r"Base+MLP;InProgress;White[18];wS1;bP wS1-;wM /wS1;bQ bP/;wP -wS1;bA1 bP\;wQ -wP;bA1 wP/;"
    r"wG1 wM\;bG1 bP\;wB1 \wQ;bA2 \bQ;wB1 wQ;bA2 /wG1;wA1 -wM;bL \bQ;wB1 -wA1;bS1 -bL;wB1 -wQ;"
    r"wS1 -bG1;wA1 bG1-;bA2 bL-;wS2 -wM;bA2 /wA1;wM wA1-;bG2 -bQ;wB2 -wG1;bA1 wQ/;wA2 -wS2;"
    r"bM bL-;wL wM\;bA2 wM-;wA2 bA2-;bM -bG2"
)
COVERED = "Base+M;InProgress;White[5];wB1;bB1 wB1-;wQ -wB1;bQ bB1-;wM wQ/;bA1 bQ-;wM wB1;bA2 bA1-"
WALLED_IN = (
    r"Base+MLP;InProgress;White[19];wS1;bL -wS1;wB1 wS1-;bB1 /bL;wA1 wS1/;bQ -bL;wQ wB1\;bM -bB1;"
    r"wM /wQ;bA1 \bQ;wB2 -wM;bA1 wQ-;wS2 /wB2;bM -bQ;wA1 bA1/;bG1 bA1\;wA2 -wQ;bB2 bM/;wA1 bB2-;"
    r"bA2 -bB2;wA1 /bM;bA2 bB2/;wP wS2\;bP -bA2;wA3 -wS2;bA2 /bG1;wA1 wS1/;bA2 bP-;wA3 wA1-;"
    r"bA2 -wP;wA1 bL/;bA2 -bG1;wL \wA1;bG2 /bG1;wL -wA2;bB1 wL"
)
TOKENS = (
    *("wA1", "bQ", "A2", "a", "Q", "q", "m", "1", "2", "33", "pass", "-wA1", "wA1-", "bQ/", "\\bQ"),
    *(
        "help",
        "hint",
        "moves",
        "undo",
        "new",
        "resign",
        "load",
        "language",
        "de",
        "x",
        "\0",
        "королева",
    ),
)


@pytest.fixture
def player(tmp_path: Path) -> Player:
    return Player(tmp_path)


# Playing


def test_a_whole_game_by_typing_moves(player: Player) -> None:
    assert player.types(*moves_of(WON)) == "White: wA2 -wA1"
    assert player.dialog.game.waiting is Waiting.NOBODY
    assert player.board.game_string == WON
    assert status(player.board, Words("en")) == "White wins: Black's queen is surrounded."
    assert player.types("wA1 wQ-").startswith("The game is over.")
    assert player.types("hint").startswith("The game is over.")


def test_a_whole_game_against_the_computer_by_choosing(tmp_path: Path) -> None:
    player = Player(tmp_path, "Base+MLP", seats=AGAINST_COMPUTER)
    player.types("Q")
    for _ in range(40):
        if player.dialog.game.waiting is Waiting.NOBODY:
            break
        move = player.board.legal_moves[-1]
        assert isinstance(move, Move)
        player.types(move.piece.name)
        number = player.last.highlights[move.to].number
        player.types(str(number))
        assert move in player.board.history[-3:]  # a forced pass may have followed
    assert player.board.ply > 20


def test_a_letter_chooses_the_next_piece_in_hand(player: Player) -> None:
    player.types("a")
    assert player.board.history == (Move(Piece("wA1"), Hex(0, 0)),)  # the first piece has no choice
    said = player.types("b")
    assert said.startswith("bB1 can be placed on the numbered cells.")
    marks = {mark for mark, _ in player.last.highlights.values()}
    assert marks == {HighlightKind.CHOICE}
    assert sorted(number for _, number in player.last.highlights.values()) == [1, 2, 3, 4, 5, 6]
    player.types("6")
    assert player.board.locate(Piece("bB1")) is not None


@pytest.mark.parametrize("name", ["wQ", "WQ", "Q", "queen", "Queen Bee", "Bienenkönigin", "bie"])
def test_names_of_a_piece(tmp_path: Path, name: str) -> None:
    player = Player(tmp_path, "Base;InProgress;White[2];wA1;bA1 wA1-", language="de")
    assert player.types(name).startswith("wQ lässt sich auf")


def test_choosing_is_over_with_enter(player: Player) -> None:
    player.types("wA1", "bA1 wA1-", "s")
    assert player.types("") == ""
    assert player.types("1").startswith("Choose a piece first")


def test_a_number_that_is_not_there(player: Player) -> None:
    player.types("wA1", "s")
    assert player.types("7") == "There is no number 7 here: type one from 1 to 6."
    assert player.types("0") == "There is no number 0 here: type one from 1 to 6."
    assert player.board.ply == 1


def test_a_piece_and_a_number_at_once(player: Player) -> None:
    player.types("wA1", "bA1 wA1-", "q 3")
    assert player.board.move_strings[-1].startswith("wQ ")
    assert player.types("bQ 77") == "There is no number 77 here: type one from 1 to 3."
    assert player.types("bA3 1").startswith("bA3 can't do anything this turn.")
    assert player.board.ply == 3


def test_a_number_with_the_very_first_piece(player: Player) -> None:
    assert player.types("A2 1").startswith("wA2 can't do anything this turn. Pieces of one kind")
    player.types("A1 1")
    assert player.board.ply == 1


def test_climbing_has_the_first_numbers(tmp_path: Path) -> None:
    player = Player(tmp_path, r"Base;InProgress;White[3];wQ;bQ wQ-;wB1 -wQ;bA1 bQ-")
    player.types("B1")
    numbers = {at: number for at, (_, number) in player.last.highlights.items() if number}
    assert numbers.pop(Hex(0, 0)) == 1  # on top of wQ
    assert sorted(numbers.values()) == [2, 3]


def test_the_others_of_a_kind_are_named_when_they_can_move(tmp_path: Path) -> None:
    game = r"Base;InProgress;White[3];wQ;bQ wQ-;wA1 -wQ;bA1 bQ-"
    player = Player(tmp_path, game)
    assert player.types("a").endswith("To move one that is on the board, type its name: wA1.")
    player.types("wA2 \\wA1", "bA2 bA1-", "wA3 /wA1", "bA3 bA2-")
    assert player.types("a") == "Which one? wA1, wA2, wA3"


def test_a_forced_pass_is_announced_and_played(tmp_path: Path) -> None:
    player = Player(tmp_path)
    said = player.types(*moves_of(STUCK))
    assert said.splitlines() == [
        r"Black: bA1 \wB1",
        "White can neither place nor move a piece and must pass.",
    ]
    assert player.board.history[-1] is PASS
    assert player.board.turn is Color.BLACK


def test_the_queen_is_due(player: Player) -> None:
    due = []
    for line in ("wA1", "bQ wA1-", "wA2 -wA1", "bA1 bQ-", "wA3 -wA2", "bA2 bA1-"):
        due.append(queen_due(player.board))
        player.types(line)
    assert due == [None, None, None, None, 1, None]
    assert queen_due(player.board) == 0
    assert player.types("s").startswith(
        "wS1 can't do anything this turn. You must place your queen"
    )


# Illegal attempts


def test_an_illegal_move_is_explained_and_shown(player: Player) -> None:
    player.types("wQ", "bQ wQ-", "wA1 -wQ", "bA1 bQ-")
    said = player.types("wQ wA1-")
    assert said.startswith("A move must end on another cell, but White's queen wQ is already")
    said = player.types("wQ \\wQ")
    assert said.startswith("White's queen wQ holds the hive together")
    parts = [
        number for kind, number in player.last.highlights.values() if kind is HighlightKind.PART
    ]
    assert sorted(parts) in ([1, 1, 2], [1, 2, 2])
    assert player.board.ply == 4


def test_a_placement_next_to_the_enemy_shows_the_enemy(player: Player) -> None:
    player.types("wQ", "bQ wQ-")
    assert "must not touch the opponent's" in player.types("wA1 bQ-")
    assert player.last.highlights[Hex(1, 0)].kind is HighlightKind.TROUBLE
    assert player.last.highlights[Hex(2, 0)].kind is HighlightKind.REFUSED


def test_a_piece_that_cannot_move_is_explained(player: Player) -> None:
    player.types("wQ", "bQ wQ-", "wA1 -wQ", "bA1 bQ-")
    assert "holds the hive together" in player.types("wQ")
    assert "has to wait" in player.types("bA1")
    assert "is not used in a Base game" in player.types("m")


@pytest.mark.parametrize(
    ("game", "piece", "reason"),
    [
        (OPENING, "S2", "Pieces of one kind are placed in number order: first White's spider wS1,"),
        (OPENING, "A3", "Pieces of one kind are placed in number order: first White's ant wA1,"),
        (OPENING, "M", "You can't move pieces until your queen is on the board: place White's"),
        (OPENING, "bS2", "It is White's turn, so Black's spider bS2 has"),
        (SPIDER_IN_A_POCKET, "wS1", "The spider takes exactly three steps, but no such path"),
        (SPIDER_IN_A_POCKET, "bM", "Black's mosquito bM was moved on the previous turn"),
        (SPIDER_IN_A_POCKET, "bL", "You can move an opponent's piece only by throwing it"),
        (THROW, "bA1", "Black's ant bA1 holds the hive together"),
        (STUCK, "A2", "A new piece may touch only pieces of its own color"),
        (COVERED, "wB1", "White's beetle wB1 is under White's mosquito wM."),
        (WALLED_IN, "wA2", "White's ant wA2 is enclosed on all sides and can't slide out."),
    ],
)
def test_why_a_piece_can_go_nowhere(tmp_path: Path, game: str, piece: str, reason: str) -> None:
    player = Player(tmp_path, game)
    said = player.types(piece)
    assert f"can't do anything this turn. {reason}" in said
    assert "this cell" not in said
    assert HighlightKind.CHOICE not in {mark for mark, _ in player.last.highlights.values()}


def test_the_queen_of_a_tournament_is_not_the_first_piece(tmp_path: Path) -> None:
    player = Player(tmp_path, "Base;InProgress;Black[1];wA1", rules="tournament")
    assert "the queen can't be a player's first piece" in player.types("Q")


def test_a_reason_for_having_no_move_names_no_cell(tmp_path: Path) -> None:
    """In a long game, no explanation of a stuck piece mentions a cell nobody named."""
    board = Board("Base+MLP")
    for move in Board.from_game_string(SPIDER_IN_A_POCKET).history:
        board.push(move)
        player = Player(tmp_path, board.game_string)
        for piece in board.game_type.pieces:
            if not select(board, piece).destinations:
                assert "this cell" not in player.types(piece.name)


def test_letters_show_the_parts(tmp_path: Path) -> None:
    player = Player(tmp_path, THROW)
    assert player.types("bA1").endswith("The letters a, b show the parts.")
    assert player.types("bA1 wQ/").endswith("The letters a, b show the parts.")


# Lifting


def test_a_pillbug_that_cannot_move_names_what_it_can_lift(tmp_path: Path) -> None:
    player = Player(tmp_path, THROW)
    said = "wP can't move itself, but it can throw a neighbor. Type the neighbor's name: bA2."
    assert player.types("P") == said
    bug, ant = player.board.locate("wP"), player.board.locate("bA2")
    assert bug is not None
    assert ant is not None
    assert {at: mark for at, (mark, _) in player.last.highlights.items()} == {
        bug: HighlightKind.CHOSEN,
        ant: HighlightKind.CHOICE,
    }
    assert player.types("bA2").startswith("bA2 can move to the numbered cells.")
    assert player.types("1").startswith("White: bA2 ")


def test_a_pillbug_that_can_move_names_what_it_can_lift_too(tmp_path: Path) -> None:
    game = "Base+MP;InProgress;White[4];wQ;bQ wQ-;wP /wQ;bA1 bQ-;wM -wQ;bA2 bQ/"
    player = Player(tmp_path, game)
    said = player.types("P").splitlines()
    assert said[0].startswith("wP can move to the numbered cells.")
    assert said[1] == "It can also throw a neighbor. Type the neighbor's name: wM."
    mosquito = player.types("M").splitlines()
    assert mosquito[1] == "It can also throw a neighbor. Type the neighbor's name: wP."


def test_a_pillbug_lifts_nothing_before_the_queen(tmp_path: Path) -> None:
    player = Player(tmp_path, "Base+P;InProgress;White[2];wP;bP wP-")
    assert "You can't move pieces until your queen is on the board" in player.types("wP")


def test_reasons_come_in_the_language_of_the_player(tmp_path: Path) -> None:
    player = Player(tmp_path, "Base;InProgress;White[2];wQ;bQ wQ-", language="nl")
    assert player.types("wA1 bQ-").startswith("Een nieuwe steen mag geen steen")
    assert player.types("language ru") == "Теперь по-русски."
    assert player.types("wA1 bQ-").startswith("Новая фишка не должна касаться")
    assert player.types("language klingon").endswith("en, de, nl, ru.")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("xyz", "“xyz” is neither a piece nor a command."),
        ("wA1 foo", "“foo” is not a cell."),
        ("wA1 -wQ-", "“-wQ-” is not a cell."),
        ("wA1 -", "“-” is not a cell."),
        ("wA1 wA3-", "wA3 is not on the board yet"),
        ("wA1 to wQ-", "“to” is not a cell."),
        ("wA1 wQ- now", "A move is a piece and a cell, such as wA1 bQ-. “now” is one word"),
        ("pass", "You may pass only if you can neither place nor move a piece."),
        ("\x1b[31m", "“?[31m” is neither a piece nor a command."),
        ("z" * 500, "“zzzzzzzzzzzzzzzzzzz…” is neither a piece nor a command."),
        ("9" * 900, "Choose a piece first"),
        ("save", "Which file? For example: save friday.game"),
        ("load", "Which file? For example: load friday.game"),
    ],
)
def test_input_that_cannot_be_understood(tmp_path: Path, line: str, said: str) -> None:
    player = Player(tmp_path, "Base;InProgress;White[2];wQ;bQ wQ-")
    assert player.types(line).startswith(said)
    assert player.board.ply == 2


# Commands


def test_undo_takes_back_one_move_between_people(player: Player) -> None:
    player.types("wQ", "bQ wQ-")
    assert player.types("undo") == "Move taken back. Black to move, turn 1."
    assert player.types("undo") == "Move taken back. White to move, turn 1."
    assert player.types("undo") == "There is nothing to take back."


def test_undo_takes_back_the_answer_of_the_computer_too(tmp_path: Path) -> None:
    player = Player(tmp_path, seats=AGAINST_COMPUTER)
    player.types("wA1", "Q", "1", "undo")
    assert player.board.turn_string == "White[2]"
    player.types("undo")
    assert player.board.ply == 0


def test_the_first_move_of_the_computer_is_not_taken_back(tmp_path: Path) -> None:
    seats = {Color.WHITE: Seat.COMPUTER, Color.BLACK: Seat.HUMAN}
    player = Player(tmp_path, seats=seats)
    player.dialog.advance()
    assert player.types("undo") == "There is nothing to take back."
    assert player.board.ply == 1


def test_undo_takes_back_a_forced_pass(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.types(*moves_of(STUCK), "undo")
    assert player.board.turn_string == "Black[7]"


def test_resigning_can_be_taken_back(player: Player) -> None:
    assert player.types("wQ", "resign") == "Resign this game? Type y or n."
    assert player.dialog.game.waiting is Waiting.HUMAN
    player.types("yes")
    assert player.types("bQ wQ-").startswith("The game is over.")
    assert status(player.board, Words("en")) == "White wins: Black resigned."
    assert ";WhiteWins;" in player.kept()
    player.types("undo", "bQ wQ-")
    assert player.board.ply == 2
    assert ";InProgress;" in player.kept()


def test_a_hint_is_shown_and_not_played(player: Player) -> None:
    player.types("wQ")
    said = player.types("hint")
    assert said.startswith("Hint: b")
    assert said.endswith(". Press Enter to play it, or type something else.")
    assert [mark for mark, _ in player.last.highlights.values()] == [HighlightKind.CHOICE]
    assert player.board.ply == 1


def test_the_legal_moves_are_listed(player: Player) -> None:
    player.types("wQ", "bQ wQ-", "wA1 -wQ", "bA1 bQ-")
    listed = player.types("moves").splitlines()
    assert listed[0].startswith("wS1 wB1 wG1 wA2: ")
    assert listed[-1].startswith("wA1: ")


@pytest.mark.parametrize("line", ["", "y", "JA", "да"])
def test_a_hint_is_played_on_request(player: Player, line: str) -> None:
    player.types("wQ", "hint", line)
    assert player.board.ply == 2
    player.types("")  # no longer asks anything
    assert player.board.ply == 2


def test_a_hint_is_forgotten_with_the_next_line(player: Player) -> None:
    player.types("wQ", "hint", "n", "", "hint", "moves", "")
    assert player.board.ply == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_the_insects_that_take_part(tmp_path: Path, language: str) -> None:
    words = Words(language)
    output = Player(tmp_path, "Base+P", language=language).types("help insects")
    assert words.insect(Piece("wP").insect) in output
    assert words.insect(Piece("wM").insect) not in output


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", ["help", "help insects", "help marks", "help commands"])
def test_every_help_fits_a_small_window(tmp_path: Path, language: str, line: str) -> None:
    player = Player(tmp_path, "Base+MLP", language=language)
    player.types(line)
    printed = io.StringIO()
    Screen(Console(file=printed, width=80)).say(*player.last.lines)
    assert 5 < len(printed.getvalue().splitlines()) < 23


def test_help_mentions_the_players_own_color(tmp_path: Path) -> None:
    player = Player(tmp_path, "Base+P;InProgress;Black[1];wA1")
    output = player.types("help")
    assert "bA1 wQ-: puts bA1 to the right of wQ." in output
    assert "wA2: to throw a neighbor of your pillbug, type the neighbor's name" in output
    assert "may touch only pieces of your own color" in output
    assert "such as bA1 wQ-" in player.types("xyz")
    assert "throw" not in Player(tmp_path, "Base").types("help")


def test_the_topics_of_help(player: Player) -> None:
    assert player.types("h") == player.types("?") == player.types("HELP")
    assert player.types("help").endswith("More: help insects, help marks, help commands.")
    assert ">wA1<: the piece you chose" in player.types("help marks")
    assert "language en|de|nl|ru: switch" in player.types("Help Commands")
    assert player.types("help me") == (
        "There is no help on “me”. Type help, or one of: help insects, help marks, help commands."
    )


@pytest.mark.parametrize(
    ("language", "file", "quoted"),
    [
        ("en", "save FILE", "“xyz”"),
        ("de", "save DATEI", "„xyz“"),
        ("nl", "save BESTAND", "‘xyz’"),
        ("ru", "save ФАЙЛ", "«xyz»"),
    ],
)
def test_files_and_quotes_are_those_of_the_language(
    tmp_path: Path, language: str, file: str, quoted: str
) -> None:
    player = Player(tmp_path, language=language)
    assert file in player.types("help commands")
    assert file in Words(language)("commands", move="wA1 bQ-")
    assert quoted in player.types("xyz")


def test_q_asks_before_it_leaves_and_a_capital_is_the_queen(player: Player) -> None:
    player.types("wA1", "bA1 wA1-")
    assert "For the queen bee, type Q" in player.types("q")
    assert player.types("Q").startswith("wQ can be placed")
    player.types("q", "y")
    assert player.last.leave


@pytest.mark.parametrize("line", ["n", "No", "nein", "nee", "нет"])
def test_answering_no_stays_in_the_game(player: Player, line: str) -> None:
    player.types("wA1", "q")
    assert player.types(line) == ""
    assert not player.last.leave
    player.types("resign", line)
    assert player.dialog.game.waiting is Waiting.HUMAN


def test_nothing_is_said_to_be_saved_before_the_first_move(player: Player) -> None:
    assert "saved" not in player.types("q")
    player.types("n", "wA1")
    assert "It is saved." in player.types("q")


def test_resigning_needs_a_yes(player: Player) -> None:
    player.types("wA1", "resign", "")
    assert player.dialog.game.waiting is Waiting.HUMAN


@pytest.mark.parametrize("line", ["quit", "exit", "QUIT"])
def test_quit_leaves_at_once(player: Player, line: str) -> None:
    assert player.types("wA1", line) == (
        "Goodbye! The game is saved; to continue it, run skep play --terminal."
    )
    assert player.last.leave


def test_new_starts_again(tmp_path: Path) -> None:
    player = Player(tmp_path, "Base+ML", rules="tournament")
    said = player.types("wA1", "new").splitlines()
    (path,) = (tmp_path / "games").iterdir()
    assert said == ["New game: Base+ML.", f"The previous game is saved in {path}."]
    player.types("wA1")
    assert player.board.game_string == "Base+ML;InProgress;Black[1];wA1"
    assert len(list((tmp_path / "games").iterdir())) == 2  # nothing is lost


def test_the_computer_is_the_engine() -> None:
    player = Computer(seconds=0.05)
    board = Player(Path()).board
    for level in (1, 10):
        assert player.advise(board, level) in board.legal_moves


def test_the_computer_plays_at_its_level_and_advises_at_full_strength(tmp_path: Path) -> None:
    player = Player(tmp_path, seats=AGAINST_COMPUTER, level=3)
    player.types("hint", "y", "new", "hint", "y")
    assert player.adviser.levels == [10, 3, 10, 3]


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "ru_RU"}, "ru"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_system(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert preferred_language() == language


@pytest.mark.parametrize("option", ["de", "DE", "de_DE", "de-AT", "de_DE.UTF-8"])
def test_a_language_is_known_by_its_code(player: Player, option: str) -> None:
    assert chosen_language(option) == "de"
    assert player.types(f"language {option}") == "Ab jetzt auf Deutsch."


@settings(
    max_examples=40,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(st.lists(st.text() | st.lists(st.sampled_from(TOKENS), max_size=3).map(" ".join)))
def test_whatever_is_typed_the_game_goes_on(tmp_path: Path, lines: list[str]) -> None:
    player = Player(tmp_path, "Base+MLP", language="ru")
    for line in ("wA1", "bA1 wA1-", "wQ -wA1", "bQ bA1-", *lines):
        if not line.strip().lower().startswith("save"):
            player.types(line)
    assert player.board.game_string.startswith("Base+MLP;")
