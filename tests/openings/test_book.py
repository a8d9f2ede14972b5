"""Opening books: what they count, and that they find positions however the hive is turned."""

from __future__ import annotations

import pickle
from collections import Counter
from copy import deepcopy
from pathlib import Path
from random import Random

import pytest

from skep import Board, SettingError, Symmetry, WrongTypeError
from skep.openings import BookMove, OpeningBook, Tally, book_file, opening_set
from skep.pieces import GameType

FORKED = [
    r"Base;WhiteWins;White[2];wG1;bG1 wG1-",
    r"Base;BlackWins;White[2];wG1;bG1 \wG1",  # the same, turned
    r"Base;Draw;White[2];wG1;bS1 wG1-",
    r"Base;InProgress;White[2];wG1;bS1 -wG1",
]


def _book(games: list[str], plies: int = 20) -> OpeningBook:
    return OpeningBook.from_games(map(Board.from_game_string, games), plies)


def _random_games(count: int, plies: int) -> list[Board]:
    rng = Random(7)
    games = []
    for _ in range(count):
        board = Board(rng.choice([*GameType]))
        while not board.is_over and board.ply < plies:
            board.push(rng.choice(board.legal_moves))
        games.append(board)
    return games


def test_moves_are_counted_by_the_results_of_their_games() -> None:
    book = _book(FORKED)
    assert book.moves(Board()) == (BookMove(1, 1, 1, 1, (Board().parse_move("wG1"),)),)
    board = Board.from_game_string("Base;InProgress;Black[1];wG1")
    moves = {board.move_string(move.action): move for move in book.moves(board)}
    grasshopper, spider = moves["bG1 wG1-"], moves["bS1 wG1-"]
    assert (grasshopper.white_wins, grasshopper.black_wins, grasshopper.games) == (1, 1, 2)
    assert (spider.draws, spider.undecided, spider.games) == (1, 1, 2)
    assert len(book) == 3


def test_moves_that_symmetry_makes_equal_are_one() -> None:
    board = Board.from_game_string("Base;InProgress;Black[1];wG1")
    for move in _book(FORKED).moves(board):
        assert len(move.actions) == 6
        assert move.action is move.actions[0]


@pytest.mark.parametrize("symmetry", Symmetry)
def test_a_turned_board_gets_its_moves_in_its_own_orientation(symmetry: Symmetry) -> None:
    games = _random_games(5, 12)
    book = OpeningBook.from_games(games)
    for game in games:
        board = game.root()
        for action in game.history:
            found = book.moves(board.transformed(symmetry))
            assert any(action.transformed(symmetry) in move.actions for move in found)
            assert {(frozenset(move.actions), move.games) for move in found} == {
                (frozenset(other.transformed(symmetry) for other in move.actions), move.games)
                for move in book.moves(board)
            }
            board.push(action)


def test_a_game_without_its_beginning_counts_from_where_it_starts() -> None:
    board = Board.from_game_string(FORKED[3]).copy(history=False)
    board.push("wQ wG1-")
    assert len(OpeningBook.from_games([board])) == 1
    assert len(OpeningBook.from_games([board], plies=2)) == 0


def test_pieces_of_a_kind_stand_for_each_other() -> None:
    """The book saw wA1 move; on the board that asks, the ant in its place is wA2."""
    beginning = r"Base;InProgress;White[5];wG1;bG1 wG1-;wQ -wG1;bQ bG1-"
    book = _book([rf"{beginning};wA1 -wQ;bA1 bQ-;wA2 \wQ;bA2 bA1-;wA1 bA2-"])
    board = Board.from_game_string(rf"{beginning};wA1 \wQ;bA1 bQ-;wA2 -wQ;bA2 bA1-")
    (move,) = book.moves(board)
    assert [board.move_string(action) for action in move.actions] == ["wA2 bA2-"]


def test_a_position_that_was_reached_in_two_ways_is_one() -> None:
    beginning = "Base;InProgress;White[2];wG1;bG1 wG1-"
    book = _book([rf"{beginning};wA1 -wG1;bQ bG1-;wQ \wG1;bA1 bQ-;wS1 -wQ"])
    board = Board.from_game_string(rf"{beginning};wQ \wG1;bA1 bG1-;wA1 -wG1")
    assert board not in book
    board = Board.from_game_string(rf"{beginning};wQ \wG1;bQ bG1-;wA1 -wG1;bA1 bQ-")
    assert [board.move_string(move.action) for move in book.moves(board)] == ["wS1 -wQ"]


def test_a_repeated_move_counts_once_per_game() -> None:
    moves = ["wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"]
    walk = ["wQ \\wS1", "bQ bS1/", "wQ -wS1", "bQ bS1-"]
    board = Board("Base", "uhp")
    for move in (*moves, *walk, *walk[:2]):
        board.push(move)
    book = OpeningBook.from_games([board])
    while board.ply > len(moves):
        board.pop()
    assert [move.games for move in book.moves(board)] == [1]


def test_only_the_first_plies_count() -> None:
    game = opening_set(GameType.BASE)[0]
    assert len(_book([game], plies=3)) == 3
    board = Board.from_game_string(game)
    while board.ply > 3:
        board.pop()
    assert board not in _book([game], plies=3)
    assert board in _book([game], plies=4)


def test_no_moves_are_given_that_are_not_legal() -> None:
    """A book of a game that began with the queen, asked where she may not be first."""
    queen_first = Board("Base", "rulebook")
    queen_first.push("wQ")
    book = OpeningBook.from_games([queen_first])
    assert book.moves(Board("Base", "rulebook"))
    assert book.moves(Board("Base", "tournament")) == ()
    over = Board()
    over.resign()
    assert _book(FORKED).moves(over) == ()


def test_a_lookup_leaves_the_board_as_it_was() -> None:
    board = Board.from_game_string("Base;InProgress;Black[1];wG1")
    before = board.copy()
    _book(FORKED).moves(board)
    assert board == before


def test_scores() -> None:
    move = Tally(white_wins=2, draws=1, black_wins=0, undecided=1)
    assert (move.games, move.points("white"), move.points("black")) == (4, 6, 2)
    assert (move.score("white"), move.score("black")) == (0.75, 0.25)


def test_moves_are_drawn_by_their_points() -> None:
    games = [
        *["Base;WhiteWins;Black[1];wG1"] * 3,
        *["Base;Draw;Black[1];wS1"] * 2,
        *["Base;BlackWins;Black[1];wA1"] * 9,
    ]
    book, rng = _book(games), Random(1)
    drawn = Counter(str(book.choose(Board(), rng)) for _ in range(400))
    grasshopper, spider = (drawn[str(Board().parse_move(name))] for name in ("wG1", "wS1"))
    assert grasshopper + spider == 400  # never the ant, which always lost
    assert 260 < grasshopper < 340  # three in four


def test_equal_moves_are_all_drawn() -> None:
    board = Board.from_game_string("Base;InProgress;Black[1];wG1")
    book, rng = _book(FORKED[:1]), Random(1)
    assert book.choose(board, rng) is None  # it lost
    book = _book(FORKED[1:2])
    assert len({book.choose(board, rng) for _ in range(100)}) == 6


def test_a_board_without_book_moves_has_no_choice() -> None:
    assert OpeningBook().choose(Board()) is None
    assert _book(["Base;BlackWins;Black[1];wG1"]).choose(Board()) is None


def test_merging_is_counting_together() -> None:
    games = _random_games(20, 10)
    whole = OpeningBook.from_games(games)
    parts = OpeningBook.from_games(games[:7]), OpeningBook.from_games(games[7:])
    assert parts[0].merged(parts[1]) == parts[1].merged(parts[0]) == whole
    assert hash(parts[0].merged(parts[1])) == hash(whole)
    assert parts[0] != whole
    assert whole.merged(OpeningBook()) == whole


def test_counts_stop_at_what_a_file_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skep.openings.book.MAX_COUNT", 3)
    book = _book(["Base;Draw;Black[1];wG1"] * 2)
    assert [move.draws for move in book.merged(book).moves(Board())] == [3]


def test_pruning_drops_rare_moves() -> None:
    book = _book([*FORKED, "Base;Draw;Black[1];wA1"])
    assert len(book) == 4
    assert len(book.pruned(2)) == 3
    assert len(book.pruned(5)) == 0
    assert book.pruned(1) == book


def test_books_are_values(tmp_path: Path) -> None:
    book = _book(FORKED)
    path = tmp_path / "my.book"
    book.save(path)
    assert OpeningBook.load(path) == OpeningBook.load(str(path)) == book
    assert pickle.loads(pickle.dumps(book)) == deepcopy(book) == book
    assert repr(book) == "<OpeningBook of 3 moves>"
    assert book != book_file.pack
    OpeningBook().save(path)
    assert OpeningBook.load(path) == OpeningBook()


def test_wrong_arguments() -> None:
    with pytest.raises(WrongTypeError, match="expected a Board for each game, not 'Base'"):
        OpeningBook.from_games(["Base"])  # type: ignore[list-item]
    with pytest.raises(WrongTypeError, match="expected several boards"):
        OpeningBook.from_games(Board())  # type: ignore[arg-type]
    with pytest.raises(WrongTypeError, match="expected a Board, not 'Base'"):
        OpeningBook().choose("Base")  # type: ignore[arg-type]
    for call in (OpeningBook.load, OpeningBook().save):
        with pytest.raises(WrongTypeError, match="expected the path of a book, not 3"):
            call(3)  # type: ignore[arg-type]
    with pytest.raises(WrongTypeError, match="expected an OpeningBook, not 3"):
        OpeningBook().merged(3)  # type: ignore[arg-type]
    for plies in (0, -1, 2.5, True):
        with pytest.raises(SettingError, match="the plies of a book must be a whole number"):
            OpeningBook.from_games([], plies)  # type: ignore[arg-type]
    with pytest.raises(SettingError, match="the games of a move"):
        OpeningBook().pruned(0)
