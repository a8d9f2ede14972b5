"""What is written can be read back, move by move and word by word, in every game type."""

from __future__ import annotations

from io import StringIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skep import PRESETS, Board, GameType, Opening, Outcome, Repetition, RuleSet
from skep.errors import NotationError
from skep.formats import Format, pgn, read_game, read_games, sgf
from skep.formats.registry import WRITERS
from skep.game import Evaluation, Game
from skep.outcomes import Reason
from skep.pieces import Color
from tests.formats.texts import FormatUnderTest, annotate, game_of, games, read_one, repairs_of


def without_marks(text: str) -> str:
    """A comment as it comes back: no brace closes it, no command hides in it."""
    return text.replace("}", ")").replace("[ %", "[%")


@st.composite
def annotated_games(draw: st.DrawFn) -> Game:
    """A game with comments, glyphs, clocks and evaluations here and there."""
    game = draw(games(max_plies=20))
    nodes = [game.root, *game.mainline()]
    for node in draw(st.lists(st.sampled_from(nodes), max_size=4, unique_by=id)):
        annotate(draw, node)
    game.root.glyphs, game.root.clock, game.root.evaluation = (), None, None
    return game


@st.composite
def game_trees(draw: st.DrawFn) -> Game:
    """A game with variations, and variations of them."""
    game = draw(annotated_games())
    rng = draw(st.randoms(use_true_random=False))
    for _ in range(draw(st.integers(0, 6))):
        node = rng.choice([game.root, *game.nodes()])
        for _ in range(draw(st.integers(1, 3))):
            moves = node.board().legal_moves
            if not moves:
                break
            node = node.add(rng.choice(moves))
            if draw(st.booleans()):
                annotate(draw, node)
    return game


def with_plain_comments(game: Game) -> Game:
    """The same game, its comments as they come back from a file."""
    plain = game.copy()
    for node in (plain.root, *plain.nodes()):
        node.comment = without_marks(node.comment)
    return plain


@given(game_trees())
@settings(max_examples=25)
def test_pgn_keeps_everything(game: Game) -> None:
    found = read_one(pgn, pgn.write(game))
    assert found.game is not None, found.fault
    assert with_plain_comments(found.game) == with_plain_comments(game)
    assert repairs_of(found) == []


@given(annotated_games())
@settings(max_examples=25)
def test_sgf_keeps_the_main_line(game: Game) -> None:
    found = read_one(sgf, sgf.write(game), _preset(game))
    assert found.game is not None, found.fault
    read = found.game
    result = read.headers.pop("SgfResult", None)
    assert (result is None) == (game.outcome is None)
    assert read.headers == game.headers
    assert read.outcome == game.outcome
    assert with_plain_comments(read).board() == game.board()
    for node, original in zip(read.mainline(), game.mainline(), strict=True):
        assert without_marks(node.comment) == without_marks(original.comment)
        assert (node.glyphs, node.evaluation) == (original.glyphs, original.evaluation)


@pytest.mark.parametrize("name", ['"', '""', '"Ada"', "\\", "]", "(;", "Draw", "WhiteWins", "by"])
@pytest.mark.parametrize("module", [pgn, sgf], ids=["pgn", "sgf"])
def test_every_name_and_every_line_comes_back(module: FormatUnderTest, name: str) -> None:
    game = Game(headers={"White": name, "Black": "a"})
    game.root.add("wS1").comment = f"{name}\n(;{name}\n( ;"
    for winner in (Color.WHITE, Color.BLACK, None):
        game.outcome = Outcome(winner, Reason.UNKNOWN)
        found = read_one(module, pgn.write(game) if module is pgn else sgf.write(game))
        assert repairs_of(found) == []
        assert found.game is not None
        found.game.headers.pop("SgfResult", None)
        assert found.game == game


@given(games())
@settings(max_examples=15)
def test_a_game_is_the_same_in_both_formats(game: Game) -> None:
    rules = _preset(game)
    by_pgn, by_sgf = game_of(pgn, pgn.write(game), rules), game_of(sgf, sgf.write(game), rules)
    assert by_pgn.board() == by_sgf.board() == game.board()


@pytest.mark.parametrize("game_type", list(GameType))
@pytest.mark.parametrize("module", [pgn, sgf], ids=["pgn", "sgf"])
def test_a_game_without_moves_is_a_game(module: FormatUnderTest, game_type: GameType) -> None:
    game = Game(game_type)
    written = pgn.write(game) if module is pgn else sgf.write(game)
    assert game_of(module, written) == game


SETUP = "Base_w3_wQ-wS1-bS1-bQ"


def test_pgn_keeps_a_set_up_start() -> None:
    game = Game(start=Board.from_position(SETUP, "uhp"))
    game.root.add_line(["wQ \\wS1", "bQ bS1\\"])
    game.root.add("wG1 -wQ").comment = "or so"
    assert game_of(pgn, pgn.write(game)) == game


@pytest.mark.parametrize("opening", Opening)
@pytest.mark.parametrize("repetition", Repetition)
def test_pgn_keeps_any_rules(opening: Opening, repetition: Repetition) -> None:
    game = Game("Base", RuleSet(opening, repetition))
    game.root.add("wS1")
    found = read_one(pgn, pgn.write(game))
    assert (found.game, found.repairs) == (game, ())


@pytest.mark.parametrize("text", ["chess", "rulebook+", "rulebook+none+none", "+"])
def test_unknown_rules_are_reported(text: str) -> None:
    found = read_one(pgn, f'[GameType "Base"]\n[Rules "{text}"]\n1. wS1')
    assert repairs_of(found) == [f"unknown rules {text!r} ignored"]


@pytest.mark.parametrize("position", ["Base_b1_wQ", "Base_w2_wQ-bS1", "MLP_w2_wS1-bQ"])
@pytest.mark.parametrize("kind", [Format.PGN, Format.JSON, Format.GAME_STRING])
def test_a_start_with_a_lone_queen_is_kept(position: str, kind: Format) -> None:
    game = Game(start=Board.from_position(position, "rulebook"))
    game.root.add(game.start.legal_moves[0])
    text = WRITERS[kind](game)
    assert read_game(text, format=kind) == game
    [found] = read_games(StringIO(text), rules="rulebook")
    assert (found.game, found.repairs) == (game, ())
    [found] = read_games(StringIO(text), rules="tournament")
    assert "the queen can't be a player's first piece" in found.fault
    if kind is Format.GAME_STRING:
        [found] = read_games(StringIO(text))
        what = "a queen is a player's only piece, so the rules are 'rulebook'"
        assert [repair.what for repair in found.repairs] == [what]


@pytest.mark.parametrize("text", ["on page 3", "Base_x", "Base_w3_wQ-wS1-1bS1-bQ"])
def test_a_start_that_is_none_is_a_repair_or_a_fault(text: str) -> None:
    found = read_one(pgn, f'[GameType "Base"]\n[Position "{text}"]\n1. wS1')
    assert bool(found.fault) != bool(repairs_of(found))


def test_a_game_type_that_contradicts_the_start_is_a_repair() -> None:
    found = read_one(pgn, '[GameType "Base+M"]\n[Position "Base_w2_wS1-bS1"]\n1. wQ -wS1')
    assert found.game is not None
    assert found.game.game_type == "Base"
    assert "the game type is 'Base+M', but that of the position counts" in repairs_of(found)
    found = read_one(pgn, '[GameType "base+pm"]\n[Position "MP_w2_wS1-bS1"]\n1. wQ -wS1')
    assert not found.repairs


def test_sgf_refuses_a_set_up_start() -> None:
    with pytest.raises(NotationError, match="can't start from a set-up position"):
        sgf.write(Game(start=Board.from_position(SETUP)))


def test_sgf_refuses_variations_and_says_what_to_do() -> None:
    game = Game()
    game.root.add("wS1")
    game.root.add("wG1")
    with pytest.raises(NotationError, match="has no variations; write PGN"):
        sgf.write(game)


def test_pgn_refuses_headers_that_no_reader_would_find() -> None:
    with pytest.raises(NotationError, match="not the name of a PGN tag"):
        pgn.write(Game(headers={"two words": "x"}))


def test_a_very_deep_tree_is_written_and_read_without_recursion() -> None:
    game = Game("Base+MLP", "uhp")
    node = game.root.add_line(["wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"])
    moves = ["wQ \\wS1", "bQ bS1\\", "wQ -wS1", "bQ bS1-"]
    for index in range(400):
        following = node.add(moves[index % 4])
        node.add("wG1 -wQ" if index % 4 == 0 else "wG1 \\wQ" if index % 4 == 2 else "bG1 bQ-")
        node.variations.reverse()  # so each variation is inside of the one before
        node = following
    game.end.evaluation = Evaluation(3)
    assert game_of(pgn, pgn.write(game)) == game


def _preset(game: Game) -> str:
    return next(name for name, ruleset in PRESETS.items() if ruleset == game.ruleset)
