"""Oddities of real PGN and SGF files, one test each: how they are read, and what is reported."""

from __future__ import annotations

import pytest

from skep import Board
from skep.formats import pgn, sgf
from skep.formats.sgf.properties import properties
from skep.game import Game
from skep.outcomes import Outcome, Reason
from skep.pieces import Color
from tests.board.games import FORCED_PASS
from tests.formats.texts import game_of, read_one, reads, repairs_of

START = ("wS1 N 13 .", "bG1 O 13 wS1-", "wB1 M 13 -wS1", "bQ P 13 bG1-", "wQ M 12 /wS1")
MOVES = ["wS1", "bG1 wS1-", "wB1 -wS1", "bQ bG1-", "wQ /wS1"]


def record(*turns: str, setup: str = "hive-plm", header: str = "", end: str = "") -> str:
    """SGF with these turns, which are commands joined by ``|``; a bare one is a drop and done."""
    lines = ["(;", f"GM[27]VV[1]\nSU[{setup}]", header]
    lines += ['P0[id "Ada"]', 'P1[id "Bo"]', "; P0[0 Start P0]"]
    number = 1
    for index, turn in enumerate(turns):
        commands = turn.split("|") if "|" in turn else [f"dropb {turn}", "done"]
        for command in commands:
            text = command.replace("\\", "\\\\")
            lines.append(f"; P{index % 2}[{number} {text}]")
            number += 1
    return "\n".join((*lines, end, ")"))


def moves_of(game: Game) -> list[str]:
    return list(game.board().move_strings)


def pgn_text(*moves: str, tags: str = '[GameType "Base+MLP"]\n') -> str:
    return tags + "\n" + "\n".join(f"{ply}. {move}" for ply, move in enumerate(moves, start=1))


def test_1_single_pieces_with_a_number() -> None:
    found = read_one(pgn, pgn_text("wM1", "bL1 wM1-", "wP1 -wM1"))
    assert found.game is not None
    assert moves_of(found.game) == ["wM", "bL wM-", "wP -wM"]
    assert repairs_of(found) == ["wM1 is read as wM: there is only one"]
    game = game_of(sgf, record("wM1 N 13 .", "bL1 O 13 wM-", "wP1 M 13 -wM"))
    assert moves_of(game) == ["wM", "bL wM-", "wP -wM"]


def test_2_pieces_without_color() -> None:
    text = record("pick w 2 G1|dropb g1 N 13 .|done", "move B B1 M 13 -wG1|done", "q O 13 wG1-")
    assert moves_of(game_of(sgf, text)) == ["wG1", "bB1 -wG1", "wQ wG1-"]


def test_3_upper_case_colors_and_turns_instead_of_numbers() -> None:
    game = game_of(pgn, '[GameType "Base"]\nwhite[1] WS1\nblack[1] BS1 Ws1-')
    assert moves_of(game) == ["wS1", "bS1 wS1-"]


@pytest.mark.parametrize("attachment", [".", "wS1", "wS1.", "-bA3", ""])
def test_4_and_5_the_cell_decides_whatever_is_written_beside_it(attachment: str) -> None:
    climb = f"pickb M 13 wB1|dropb wB1 N 13 {attachment}|done"
    game = game_of(sgf, record(*START, "bA1 Q 13 bQ-", climb))
    assert moves_of(game) == [*MOVES, "bA1 bQ-", "wB1 wS1"]


def test_5_a_climb_in_pgn_may_be_written_as_a_direction() -> None:
    game = game_of(pgn, pgn_text(*MOVES, "bA1 bQ-", "wB1 -bG1"))
    assert moves_of(game)[-1] == "wB1 wS1"


def test_6_backslashes_are_doubled() -> None:
    (found,) = properties([(1, r"C[wG1\\ and \]]")])
    assert found.value == r"wG1\ and ]"


def test_7_throws_and_the_moves_of_bots() -> None:
    opening = ("wP N 13 .", "movedone B bG1 O 13 wP-|null", "Move W wQ M 13 -wP|Done", "bQ P 13 .")
    game = game_of(sgf, record(*opening, "pickb M 13 wQ|pdropb wQ N 14 \\wP|done"))
    assert moves_of(game) == ["wP", "bG1 wP-", "wQ -wP", "bQ bG1-", "wQ \\wP"]


def test_8_only_done_ends_a_turn() -> None:
    thinking = (
        "pick W 3 wB1|dropb wB1 M 12 .|pickb M 12 wB1|drop W 3 wB1 .|pick W 4 wS2|"
        "dropb wS2 N 14 .|pickb N 14 wS2|dropb wS2 M 13 -wS1|done"
    )
    game = game_of(sgf, record("wS1 N 13 .", "bG1 O 13 wS1-", thinking))
    assert moves_of(game)[-1] == "wS2 -wS1"
    found = read_one(sgf, record("wS1 N 13 .", "dropb bG1 O 13 wS1-|null"))
    assert found.game is not None
    assert moves_of(found.game) == ["wS1"]
    assert repairs_of(found) == ["the last move is left out: it was not confirmed"]


@pytest.mark.parametrize(
    ("lines", "repairs"),
    [
        (["; P1[1 pass]", "; P1[2 done]"], []),
        (["; P1[1 Pass ]", "; P1[2 Done ]"], []),
        (["; P1[2 PassDone]"], []),
        (["; P1[1 done]"], []),
        ([], ["inserted the pass that Black was forced to make"]),
    ],
)
def test_9_passes_are_written_in_many_ways_or_not_at_all(
    lines: list[str], repairs: list[str]
) -> None:
    board = Board.from_game_string(FORCED_PASS)
    board.push("pass")
    board.push(board.legal_moves[0])
    written = sgf.write(Game.from_board(board)).splitlines()
    at = next(index for index, line in enumerate(written) if line.endswith(" pass]"))
    found = read_one(sgf, "\n".join(written[:at] + lines + written[at + 2 :]))
    assert found.game is not None, found.fault
    assert found.game.board() == board
    assert repairs_of(found) == repairs
    unwritten = [move for move in board.move_strings if move != "pass"]
    assert game_of(pgn, pgn_text(*unwritten, tags='[GameType "Base"]')).board() == board


def test_10_draw_offers_take_no_turn() -> None:
    offer = "offerdraw|done"
    text = record(*START[:3], "bQ P 13 .", offer, "declinedraw|done", START[4])
    assert moves_of(game_of(sgf, text)) == MOVES
    agreed = game_of(sgf, record(*START[:2], offer, "acceptdraw|done"))
    assert agreed.outcome == Outcome(None, Reason.DRAW_AGREED)


@pytest.mark.parametrize(
    ("sentence", "winner"),
    [
        ("Game won by Ada", Color.WHITE),
        ("Bo vann spelet", Color.BLACK),
        ("Partie gewonnen von Bo", Color.BLACK),
    ],
)
def test_11_the_winner_is_whom_the_result_names(sentence: str, winner: Color) -> None:
    game = game_of(sgf, record(*START, header=f"RE[{sentence}]"))
    assert game.outcome == Outcome(winner, Reason.UNKNOWN)
    assert game.headers["SgfResult"] == sentence


def test_11_what_a_result_does_not_say_is_not_guessed() -> None:
    assert game_of(sgf, record(*START)).outcome is None
    text = record(*START, header="RE[Game won by guest]").replace("Ada", "guest")
    found = read_one(sgf, text.replace("Bo", "guest"))
    assert found.game is not None
    assert found.game.outcome is None
    assert repairs_of(found) == ["the result 'Game won by guest' does not say who has won"]
    draw = game_of(sgf, record(*START, header="RE[The game is a draw]"))
    assert draw.outcome == Outcome(None, Reason.UNKNOWN)


@pytest.mark.parametrize(
    ("result", "outcome", "repairs"),
    [
        ("1-0", Outcome(Color.WHITE, Reason.UNKNOWN), 0),
        ("BlackWins", Outcome(Color.BLACK, Reason.UNKNOWN), 0),
        ("1/2-1/2", Outcome(None, Reason.UNKNOWN), 0),
        ("InProgress", None, 0),
        ("*", None, 0),
        ("error parsing result", None, 1),
        ("Unkown", None, 1),
    ],
)
def test_12_results_in_every_spelling(result: str, outcome: Outcome | None, repairs: int) -> None:
    tags = f'[GameType "Base"]\n[Result "{result}"]\n'
    found = read_one(pgn, pgn_text("wS1", "bS1 wS1-", tags=tags))
    assert found.game is not None
    assert (found.game.outcome, len(found.repairs)) == (outcome, repairs)


@pytest.mark.parametrize(
    ("command", "outcome"),
    [
        ("resign|done", Outcome(Color.WHITE, Reason.RESIGNED)),
        ("resign|null", Outcome(Color.WHITE, Reason.RESIGNED)),
        ("LoseOnTime|null", Outcome(Color.WHITE, Reason.TIME)),
        ("WinOnTime|null", Outcome(Color.BLACK, Reason.TIME)),
    ],
)
def test_13_resignations_and_lost_time(command: str, outcome: Outcome) -> None:
    found = read_one(sgf, record(*START, command, header="RE[Game won by Bo]"))
    assert found.game is not None
    assert found.game.outcome == outcome
    contradiction = ["the result 'Game won by Bo' contradicts the game and is ignored"]
    assert repairs_of(found) == (contradiction if outcome.winner is Color.WHITE else [])
    assert game_of(pgn, pgn.write(found.game)).outcome == outcome


@pytest.mark.parametrize(
    ("text", "date", "time"),
    [
        ("3 November 2018", "2018.11.03", None),
        ("Fri Nov 02 09:01:07 EDT 2018", "2018.11.02", "09:01:07"),
        ("October 2, 2019", "2019.10.02", None),
        ("20-Jan-2024_14:53:24", "2024.01.20", "14:53:24"),
        ("03/04/2018", "03/04/2018", None),
    ],
)
def test_14_dates(text: str, date: str, time: str | None) -> None:
    found = read_one(pgn, pgn_text("wS1", tags=f'[GameType "Base"]\n[Date "{text}"]\n'))
    game = game_of(sgf, record(*START, header=f"DT[{text}]"))
    for read in (found.game, game):
        assert read is not None
        assert (read.headers["Date"], read.headers.get("Time")) == (date, time)
    assert len(found.repairs) == (date != text)
    assert game.headers.get("SgfDate", text) == text


@pytest.mark.parametrize(
    ("setup", "game_type"),
    [
        ("hive", "Base"),
        ("Hive-M", "Base+M"),
        ("hive-l", "Base+L"),
        ("hive-p", "Base+P"),
        ("hive-lm", "Base+ML"),
        ("hive-pm", "Base+MP"),
        ("hive-pl", "Base+LP"),
        ("Hive-PLM", "Base+MLP"),
        ("hive-plm 2 0 101", "Base+MLP"),
        ("Hive-PieLM", "Base+MLP"),
    ],
)
def test_15_game_types(setup: str, game_type: str) -> None:
    assert game_of(sgf, record(*START, setup=setup)).game_type == game_type


@pytest.mark.parametrize(
    ("setup", "fault"),
    [("Hive-Ultimate", "Hive Ultimate"), ("hive-xyz", "unknown game"), ("", "unknown game")],
)
def test_15_other_games_are_refused(setup: str, fault: str) -> None:
    found = read_one(sgf, record(*START, setup=setup))
    assert found.game is None
    assert fault in found.fault


def test_15_another_game_than_hive_is_refused() -> None:
    found = read_one(sgf, "(;GM[1]SZ[19];B[aa])")
    assert found.fault == "GM[1] is not Hive"


def test_15_after_a_swap_the_players_have_the_other_colors() -> None:
    text = record("wS1 N 13 .", "swap|done", "bG1 O 13 wS1-", "wB1 M 13 .", setup="hive-pielm")
    found = read_one(sgf, text)
    assert found.game is not None, found.fault
    assert moves_of(found.game) == MOVES[:3]
    assert (found.game.headers["White"], found.game.headers["Black"]) == ("Bo", "Ada")
    assert repairs_of(found) == ["the players swapped colors; the names are swapped instead"]


def test_16_two_games_in_a_file_noise_and_comments() -> None:
    noise = "; P-1[Pop P0\\[0 Start P0\\]]\n; P-1[vcr:@-1 doScrollTo 99999]C[well done]"
    first, second = reads(sgf, record(*START, end=noise) + "\n" + record("wA1 N 13 ."))
    assert first.game is not None
    assert second.game is not None
    assert (moves_of(first.game), moves_of(second.game)) == (MOVES, ["wA1"])
    assert first.game.end.comment == "well done"
    assert first.repairs == second.repairs == ()


def test_16_a_game_that_is_never_closed_ends_where_the_next_one_starts() -> None:
    broken = "(;XX[y](;ZZ[z]" + record("wA1 N 13 .").removesuffix(")")
    found = reads(sgf, broken + "\n" + record(*START))
    assert [read.game is None for read in found] == [True, False, False]
    assert found[-1].game is not None
    assert moves_of(found[-1].game) == MOVES


def test_17_old_rules_are_found_by_the_moves() -> None:
    found = read_one(sgf, record("wQ N 13 .", "bQ O 13 wQ-", setup="hive"))
    assert repairs_of(found) == ["a queen is placed first, so the rules are 'rulebook'"]
    shuffle = ["wQ \\wS1", "bQ bG1\\", "wQ -wS1", "bQ bG1-"]
    moves = ["wS1", "bG1 wS1-", "wQ -wS1", "bQ bG1-", *shuffle * 3]
    found = read_one(pgn, pgn_text(*moves))
    assert repairs_of(found) == ["a third repetition did not end the game, so the rules are 'uhp'"]
    assert read_one(pgn, pgn_text(*moves), "tournament").game is None


def test_18_old_rules_of_the_pillbug_are_named() -> None:
    text = record("wP N 13 .", "bG1 O 13 .", "wQ A 1 .", setup="hive-p")
    assert "pillbug" not in read_one(sgf, text).fault
    old = read_one(sgf, text.replace("SU", "DT[Fri Jan 11 19:54:39 CST 2013]SU"))
    assert old.fault.endswith("until March 2013 BoardSpace had other rules for the pillbug")


def test_19_the_grid_has_no_edge() -> None:
    left = record("wS1 A 13 .", "bS1 B 13 .", "wQ 1A 13 .", "bQ C 13 .", "wG1 2A 13 .")
    assert moves_of(game_of(sgf, left))[-1] == "wG1 -wQ"
    beyond = record("wS1 Z 13 .", "bS1 [ 13 .", "wQ Y 13 .")
    assert moves_of(game_of(sgf, beyond)) == ["wS1", "bS1 wS1-", "wQ -wS1"]
    right = record("wS1 Z 1 .", "bS1 1Z 1 .", "wQ Y 0 .", "bQ 2Z 1 .", "wG1 X -1 .")
    assert moves_of(game_of(sgf, right))[-1] == "wG1 /wQ"
    ring = read_one(sgf, record("wS1 B 2 .", "bS1 C 3 .", "wQ A 1 .", "bQ D 4 .", "wG1 Z 26 ."))
    assert ring.game is not None
    assert moves_of(ring.game)[-1] == "wG1 /wQ"
    assert repairs_of(ring) == ["the cell Z 26 is beyond the edge of the grid"]


def test_20_numbers_in_another_order() -> None:
    text = record("wA2 N 13 .", "bG1 O 13 .", "wQ M 13 .", "bQ P 13 .", "wA1 L 13 .")
    found = read_one(sgf, text)
    assert found.game is not None
    assert moves_of(found.game) == ["wA1", "bG1 wA1-", "wQ -wA1", "bQ bG1-", "wA2 -wQ"]
    assert repairs_of(found) == ["wA2 is placed before wA1, so their numbers are exchanged"]


def test_21_times_are_milliseconds_used_so_far() -> None:
    text = record(*START[:2], header="TC[Fixed 600000]")
    timed = text.replace("done]", "done]TM[1600]").replace("O 13 wS1-]", "O 13 wS1-]TM[5]")
    game = game_of(sgf, timed)
    assert [node.clock for node in game.mainline()] == [598.4, 598.4]
    assert game.headers["TimeControl"] == "600"
    untimed = read_one(sgf, timed.replace("Fixed 600000", "None"))
    assert repairs_of(untimed) == ["left out the clocks: the game has no time control"]


def test_22_trailing_spaces() -> None:
    assert moves_of(game_of(pgn, pgn_text("wP ", "bG1 /wP "))) == ["wP", "bG1 /wP"]
