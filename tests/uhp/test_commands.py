"""Every command of the protocol, used correctly."""

from __future__ import annotations

from pathlib import Path

import pytest

import skep
from skep import GameType
from skep.uhp.limits import FORMS
from skep.uhp.server.commands import COMMANDS
from skep.uhp.server.uhp_server import UhpServer
from tests.board.games import DOUBLE_SURROUND, FORCED_PASS, SURROUNDED

from .talking import ask, skep_server


@pytest.fixture
def session() -> UhpServer:
    return skep_server()


def test_info_names_the_engine_and_all_optional_insects(session: UhpServer) -> None:
    assert ask(session, "info") == [f"id Skep {skep.__version__}", "Mosquito;Ladybug;Pillbug"]


def test_newgame_is_base_unless_it_says_another(session: UhpServer) -> None:
    assert ask(session, "newgame") == ["Base;NotStarted;White[1]"]
    for game_type in GameType:
        assert ask(session, f"newgame {game_type}") == [f"{game_type};NotStarted;White[1]"]


@pytest.mark.parametrize("game", [SURROUNDED, DOUBLE_SURROUND, FORCED_PASS])
def test_newgame_replays_a_game_string(session: UhpServer, game: str) -> None:
    assert ask(session, f"newgame {game}") == [game]


def test_state_and_turn_of_a_game_string_follow_from_its_moves(session: UhpServer) -> None:
    reply = ask(session, "newgame Base;NotStarted;White[9];wS1")
    assert reply == ["Base;InProgress;Black[1];wS1"]


@pytest.mark.parametrize("state", ["WhiteWins", "BlackWins", "Draw"])
def test_a_result_that_the_moves_do_not_show_is_kept(session: UhpServer, state: str) -> None:
    (game,) = ask(session, f"newgame Base;{state};White[2];wS1;bS1 wS1-")
    assert game == f"Base;{state};White[2];wS1;bS1 wS1-"
    for line in ("bestmove depth 1", "validmoves", "play wQ -wS1", "pass"):
        (reply,) = ask(session, line)
        assert reply.startswith(f"err the game is over ({state})")
    assert ask(session, "undo") == ["Base;InProgress;Black[1];wS1"]
    assert ask(session, "play bS1 wS1-") == ["Base;InProgress;White[2];wS1;bS1 wS1-"]


def test_what_other_programs_write_is_echoed_in_normal_form(session: UhpServer) -> None:
    assert ask(session, "newgame Base+M;", "play wM1 .") == ["Base+M;InProgress;Black[1];wM"]
    assert ask(session, "play bM1 wM1-") == ["Base+M;InProgress;White[2];wM;bM wM-"]


def test_newgame_starts_from_a_position(session: UhpServer) -> None:
    start = "Base_w3_wQ-wS1-bS1-bQ"
    assert ask(session, f"newgame {start}") == [f"{start};InProgress;White[3]"]
    (reply,) = ask(session, "undo")
    assert reply.startswith("err nothing has been played")
    game = f"{start};InProgress;Black[3];wQ \\wS1"
    assert ask(session, "play wQ \\wS1") == [game]
    (reply,) = ask(session, "undo 2")
    assert reply.startswith("err")
    assert ask(session, "undo") == [f"{start};InProgress;White[3]"]
    assert ask(session, f"newgame {game}") == [game]
    assert len(ask(session, "perft 2")) == 3
    (move,) = ask(session, "bestmove depth 2")
    assert move in ask(session, "validmoves")[0].split(";")


def test_newgame_names_the_faults_of_a_position(session: UhpServer) -> None:
    ask(session, "newgame Base+M")
    (reply,) = ask(session, "newgame Base_w3_wQ-wS2-2bS1-bQ")
    assert reply.startswith("err Pieces of one kind")
    assert "2 separate groups" in reply
    (reply,) = ask(session, "newgame Base_w3_wX")
    assert "column 9" in reply
    assert ask(session, "validmoves")[0].startswith("wS1;")


def test_newgame_replaces_the_game(session: UhpServer) -> None:
    assert ask(session, "newgame", "play wS1", "newgame Base+P") == ["Base+P;NotStarted;White[1]"]


def test_play_gives_the_game_in_normal_form(session: UhpServer) -> None:
    assert ask(session, "newgame", "play wS1") == ["Base;InProgress;Black[1];wS1"]
    assert ask(session, "play BS1 Ws1-") == ["Base;InProgress;White[2];wS1;bS1 wS1-"]
    assert ask(session, r"play   WQ   -ws1 ") == ["Base;InProgress;Black[2];wS1;bS1 wS1-;wQ -wS1"]


def test_any_valid_reference_works(session: UhpServer) -> None:
    ask(session, "newgame", "play wS1", "play bS1 wS1-", "play wQ -wS1", "play bQ bS1-")
    by_one = ask(session, r"play wA1 \wS1")
    assert ask(session, "undo", "play wA1 wQ/") == by_one


def test_pass_where_nothing_else_is_legal(session: UhpServer) -> None:
    assert ask(session, f"newgame {FORCED_PASS}", "validmoves") == ["pass"]
    (game,) = ask(session, "pass")
    assert game.endswith(";pass")
    assert ask(session, "undo", "play pass") == [game]


def test_validmoves_can_all_be_played(session: UhpServer) -> None:
    ask(session, "newgame Base+MLP", "play wS1", "play bS1 wS1-", "play wQ -wS1", "play bP bS1-")
    (line,) = ask(session, "validmoves")
    moves = line.split(";")
    assert len(moves) == len(set(moves)) > 20
    for move in moves:
        (game,) = ask(session, f"play {move}")
        assert game.endswith(f";{move}")
        ask(session, "undo")


def test_validmoves_of_the_first_turn_name_only_the_piece(session: UhpServer) -> None:
    assert ask(session, "newgame", "validmoves") == ["wS1;wB1;wG1;wA1"]


@pytest.mark.parametrize(
    "limit",
    [
        *("depth 1", "depth 3", "DEPTH 2", "time 00:00:01", "seconds 0.05", "seconds .1"),
        *("nodes 1", "nodes 3000", "clock 0.001", "clock 1", "Clock 1 0.1", "clock 1 0"),
    ],
)
def test_bestmove_is_a_valid_move(session: UhpServer, limit: str) -> None:
    (moves,) = ask(session, "newgame Base+MLP", "play wS1", "play bS1 wS1-", "validmoves")
    (best,) = ask(session, f"bestmove {limit}")
    assert best in moves.split(";")
    assert ask(session, "validmoves") == [moves]


def test_bestmove_passes_if_it_must(session: UhpServer) -> None:
    assert ask(session, f"newgame {FORCED_PASS}", "bestmove depth 4") == ["pass"]


def test_bestmove_at_a_depth_is_the_same_after_newgame(session: UhpServer) -> None:
    lines = ("newgame Base+MLP", "play wS1", "play bS1 wS1-", "bestmove depth 4")
    ask(session, "options set ReportSearch True")
    assert ask(session, *lines) == ask(session, *lines)


def test_bestmove_within_nodes_is_the_same_whatever_is_reported(session: UhpServer) -> None:
    lines = ("newgame Base+MLP", "play wS1", "play bS1 wS1-", "bestmove nodes 20000")
    quiet = ask(session, *lines)
    assert ask(session, "options set ReportSearch True", *lines)[-1:] == quiet


def test_stop_while_nothing_is_searched_is_just_answered(session: UhpServer) -> None:
    assert ask(session, "stop") == []
    assert ask(session, "newgame", "STOP", "bestmove depth 2")[0] in "wS1;wB1;wG1;wA1"


def test_undo_takes_back_one_or_many(session: UhpServer) -> None:
    ask(session, "newgame", "play wS1", "play bS1 wS1-", "play wQ -wS1")
    assert ask(session, "undo") == ["Base;InProgress;White[2];wS1;bS1 wS1-"]
    assert ask(session, "undo 2") == ["Base;NotStarted;White[1]"]


def test_undo_reopens_a_finished_game(session: UhpServer) -> None:
    (game,) = ask(session, f"newgame {SURROUNDED}", "undo")
    assert game.startswith("Base;InProgress;Black[5];")
    assert ask(session, f"play {SURROUNDED.rpartition(';')[2]}") == [SURROUNDED]


def test_perft_counts_every_depth_up_to_the_last(session: UhpServer) -> None:
    assert ask(session, "newgame Base+MLP", "perft 3") == [
        "perft(0) = 1",
        "perft(1) = 7",
        "perft(2) = 294",
        "perft(3) = 6678",
    ]
    assert ask(session, f"newgame {SURROUNDED}", "perft 2") == [
        "perft(0) = 1",
        "perft(1) = 0",
        "perft(2) = 0",
    ]


def test_help_has_an_entry_for_every_command(session: UhpServer) -> None:
    entries = ask(session, "help")
    assert [entry.split()[0].rstrip(":") for entry in entries] == list(COMMANDS)
    for name, entry in zip(COMMANDS, entries, strict=True):
        assert ask(session, f"help {name.upper()}")[0] == entry


def test_every_command_and_limit_is_documented() -> None:
    page = (Path(__file__).parents[2] / "docs" / "uhp.md").read_text(encoding="utf-8")
    for name in COMMANDS:
        assert f"`{name}" in page
    *limits, nothing = (form.split()[0] for form in FORMS.split(", "))
    assert nothing == "or"
    for limit in limits:
        assert f"`bestmove {limit}" in page


def test_help_says_when_the_rules_apply(session: UhpServer) -> None:
    assert "Rules: the rule set, from the next newgame on" in ask(session, "help options")


def test_exit_is_answered_and_finishes(session: UhpServer) -> None:
    assert not session.finished
    assert ask(session, "exit") == []
    assert session.finished


def test_names_of_commands_may_have_any_letter_case(session: UhpServer) -> None:
    assert ask(session, "NewGame base+mlp") == ["Base+MLP;NotStarted;White[1]"]
    assert ask(session, "  PLAY ws1\r") == ["Base+MLP;InProgress;Black[1];wS1"]


@pytest.mark.parametrize("line", ["", " ", "\r", "\t \r"])
def test_blank_lines_have_no_reply(session: UhpServer, line: str) -> None:
    assert list(session.reply(line)) == []


@pytest.mark.parametrize("state", ["WhiteWins", "BlackWins", "Draw"])
def test_perft_of_a_game_that_its_players_have_ended(session: UhpServer, state: str) -> None:
    ask(session, f"newgame Base;{state};White[2];wS1;bS1 wS1-")
    assert ask(session, "perft 2") == ["perft(0) = 1", "perft(1) = 0", "perft(2) = 0"]


@pytest.mark.parametrize("state", ["WhiteWins", "BlackWins", "Draw"])
def test_undo_reopens_a_game_that_ended_before_its_first_move(
    session: UhpServer, state: str
) -> None:
    ask(session, f"newgame Base;{state};White[1]")
    assert "undo" in ask(session, "play wS1")[0]
    assert ask(session, "undo 2")[0].startswith("err ")
    assert ask(session, "undo") == ["Base;NotStarted;White[1]"]
    assert ask(session, "undo")[0].startswith("err nothing has been played")
    assert ask(session, "play wS1") == ["Base;InProgress;Black[1];wS1"]
