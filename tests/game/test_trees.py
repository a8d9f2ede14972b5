"""A game as a tree: building, walking and editing it."""

from __future__ import annotations

import pytest

from skep import (
    PASS,
    Board,
    Color,
    GameOverError,
    GameStateError,
    Hex,
    IllegalMoveError,
    Move,
    NotationError,
    Outcome,
    Piece,
    Reason,
    SettingError,
    WrongTypeError,
)
from skep.game import Game, Node
from tests.board.games import SURROUNDED

OPENING = ["wS1", "bG1 wS1-", "wQ -wS1", "bQ bG1-"]
TIME = Outcome(Color.WHITE, Reason.TIME)


@pytest.fixture
def game() -> Game:
    game = Game(headers={"White": "Ada", "Black": "Bo"})
    game.root.add_line(OPENING)
    return game


def texts(game: Game) -> list[str]:
    return [node.move_string for node in game.mainline()]


def test_the_main_line_is_walked_with_the_board_before_each_action(game: Game) -> None:
    walked = [(board.ply, board.move_string(action)) for board, action in game.walk()]
    assert walked == list(enumerate(OPENING))
    assert game.board().move_strings == tuple(OPENING)
    assert [node.ply for node in game.mainline()] == [1, 2, 3, 4]


def test_a_node_has_its_own_board(game: Game) -> None:
    board = game.end.board()
    board.pop()
    assert game.end.board().ply == 4
    assert game.root.board() == Board() == game.start


def test_the_same_action_is_added_once(game: Game) -> None:
    first = game.root.next
    assert first is not None
    assert game.root.add("wS1 .") is first
    assert game.root.add(Move(Piece("wS1"), Hex(0, 0))) is first
    other = game.root.add("wG1")
    assert game.root.variations == [first, other]


def test_only_legal_actions_are_added(game: Game) -> None:
    before = game.copy()
    with pytest.raises(IllegalMoveError):
        game.end.add("wA1 bQ-")
    with pytest.raises(IllegalMoveError):
        game.end.add(PASS)
    with pytest.raises(NotationError):
        game.end.add("wX")
    with pytest.raises(WrongTypeError):
        game.end.add(7)  # type: ignore[arg-type]
    assert game == before
    assert game.end.add("wA1 -wQ").ply == 5


def test_variations_are_promoted_demoted_and_removed(game: Game) -> None:
    names = ["wS1", "wG1", "wB1"]
    nodes = [game.root.add(name) for name in names]
    nodes[2].promote()
    assert game.root.variations == [nodes[0], nodes[2], nodes[1]]
    nodes[2].promote()
    nodes[2].promote()
    assert game.root.variations == [nodes[2], nodes[0], nodes[1]]
    assert texts(game) == ["wB1"]
    nodes[2].demote()
    nodes[1].demote()
    assert game.root.variations == [nodes[0], nodes[2], nodes[1]]
    nodes[1].promote_to_main()
    assert game.root.variations == [nodes[1], nodes[0], nodes[2]]
    nodes[1].remove()
    assert texts(game) == OPENING
    with pytest.raises(GameStateError, match="removed"):
        nodes[1].promote()
    with pytest.raises(GameStateError, match="root"):
        game.root.remove()


def test_which_nodes_are_on_the_main_line(game: Game) -> None:
    variation = game.end.parent
    assert variation is not None
    other = variation.add("bB1 bG1-")
    assert [node.is_main_line for node in (game.root, game.end, other)] == [True, True, False]
    other.promote()
    assert [node.is_main_line for node in (game.end, other)] == [True, True]


def test_nodes_come_before_what_follows_them(game: Game) -> None:
    game.root.add_line(["wG1", "bG1 wG1-"])
    assert [node.move_string for node in game.nodes()] == [*OPENING, "wG1", "bG1 wG1-"]


def test_the_rules_end_a_game_and_nothing_else_can() -> None:
    board = Board.from_game_string(SURROUNDED)
    game = Game.from_board(board)
    assert game.outcome == board.outcome() == game.board().outcome()
    with pytest.raises(GameStateError, match="ended the game already"):
        game.outcome = TIME
    with pytest.raises(GameOverError):
        game.end.add("pass")
    game.end.remove()
    assert game.outcome is None
    with pytest.raises(SettingError, match="surrounded"):
        game.outcome = board.outcome()


@pytest.mark.parametrize(
    "outcome",
    [
        Outcome(Color.BLACK, Reason.RESIGNED),
        Outcome(None, Reason.DRAW_AGREED),
        TIME,
        Outcome(None, Reason.UNKNOWN),
        Outcome(Color.BLACK, Reason.UNKNOWN),
    ],
)
def test_players_end_a_game(game: Game, outcome: Outcome) -> None:
    game.outcome = outcome
    board = game.board()
    assert board.outcome() == outcome == Game.from_board(board).outcome
    assert board.state_string == outcome.state
    with pytest.raises(GameOverError):
        board.push("wA1 -wQ")
    game.outcome = None
    assert not game.board().is_over


@pytest.mark.parametrize(
    ("outcome", "error", "message"),
    [
        (Outcome(None, Reason.RESIGNED), SettingError, "resigned does not fit the result Draw"),
        (Outcome(None, Reason.TIME), SettingError, "time does not fit the result Draw"),
        (
            Outcome(Color.WHITE, Reason.DRAW_AGREED),
            SettingError,
            "draw-agreed does not fit the result WhiteWins",
        ),
        (
            Outcome(Color.WHITE, Reason.SURROUNDED),
            SettingError,
            "surrounded follows from the moves and can't be declared",
        ),
        (
            Outcome("white", Reason.RESIGNED),  # type: ignore[arg-type]
            WrongTypeError,
            "expected a Color or None as the winner, not 'white'",
        ),
        (
            Outcome(0, Reason.UNKNOWN),  # type: ignore[arg-type]
            WrongTypeError,
            "expected a Color or None as the winner, not 0",
        ),
        (
            Outcome(Color.WHITE, "resigned"),  # type: ignore[arg-type]
            WrongTypeError,
            "expected a Reason, not 'resigned'",
        ),
        ("WhiteWins", WrongTypeError, "expected an Outcome, not 'WhiteWins'"),
        ((Color.WHITE, Reason.RESIGNED), WrongTypeError, "expected an Outcome, not "),
    ],
)
def test_an_outcome_that_contradicts_itself_is_refused_everywhere(
    game: Game, outcome: Outcome, error: type[Exception], message: str
) -> None:
    board = game.board()
    with pytest.raises(error) as caught:
        board.declare(outcome)
    assert str(caught.value).startswith(message)
    with pytest.raises(error) as caught:
        game.outcome = outcome
    assert str(caught.value).startswith(message)
    assert (board.outcome(), game.outcome, game.board()) == (None, None, board)


def test_a_game_that_starts_in_the_middle(game: Game) -> None:
    middle = Game(start=game.board())
    assert (middle.root.ply, list(middle.mainline()), middle.board().history) == (4, [], ())
    assert middle.root.add("wA1 -wQ").board().ply == 5


def test_a_game_is_shown_by_its_players(game: Game) -> None:
    assert repr(game) == "<Game Ada - Bo: Base, 4 plies, InProgress>"
    assert repr(Game()) == "<Game ? - ?: Base, 0 plies, NotStarted>"
    game.outcome = TIME
    assert repr(game).endswith("WhiteWins>")
    assert repr(game.root.next) == "<Node 1: Move(piece=Piece('wS1'), to=Hex(q=0, r=0))>"
    assert repr(game.root) == "<Node 0: the start>"


@pytest.mark.parametrize(
    "arguments", [{"headers": {"White": 1}}, {"headers": ["White"]}, {"start": "Base"}]
)
def test_wrong_arguments(arguments: dict[str, object]) -> None:
    with pytest.raises(WrongTypeError):
        Game(**arguments)  # type: ignore[arg-type]


def test_a_node_alone_is_not_copied() -> None:
    import copy

    with pytest.raises(GameStateError, match="use the game"):
        copy.copy(Game().root.add("wS1"))
    assert isinstance(Game().root, Node)
