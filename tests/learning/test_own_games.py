"""Own games as training data: anybody's games, with or without scores, are learned from."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from skep import Board, FileError, SettingError, SkepError, WrongTypeError
from skep.jobs import LocalPool
from skep.learning import ScoredGame, add_games
from skep.learning.dataset import load_dataset
from skep.learning.games import NOT_SEARCHED, PlayedResult
from skep.learning.shards import read_games, settings_of
from skep.pieces import GameType
from skep.progress import Progress

WON = "Base;WhiteWins;White[2];wG1;bG1 wG1-"
OPEN = "Base;InProgress;White[2];wG1;bG1 wG1-"
SOURCE = "club games of 2026"


def random_boards(count: int, plies: int = 30) -> list[Board]:
    """Games that somebody resigned."""
    rng = Random(3)
    boards = []
    for _ in range(count):
        board = Board(rng.choice([*GameType]))
        while not board.is_over and board.ply < plies:
            board.push(rng.choice(board.legal_moves))
        if not board.is_over:
            board.resign()
        boards.append(board)
    return boards


def test_games_come_back_as_they_were(tmp_path: Path) -> None:
    boards = random_boards(300)
    reported: list[Progress[int]] = []
    assert add_games(tmp_path / "own", boards, source=SOURCE, on_progress=reported.append) == 300
    assert reported == [Progress(done, 300, done) for done in range(301)]
    games = list(read_games([tmp_path / "own"]))
    assert [game.index for game in games] == list(range(300))
    assert [game.board() for game in games] == boards
    assert not any(ply.is_searched for game in games for ply in game.plies)


def test_where_the_games_come_from_is_kept_with_them(tmp_path: Path) -> None:
    add_games(tmp_path, [WON], source=SOURCE)
    assert settings_of(tmp_path) == {
        "source": SOURCE,
        "rules": "tournament",
        "learn_unscored": True,
    }
    with pytest.raises(FileError, match=r"its source is .*club games.*, here it is .*others"):
        add_games(tmp_path, [WON], source="others")


def test_more_games_are_added_to_those_that_are_there(tmp_path: Path) -> None:
    assert add_games(tmp_path, [WON, WON], source=SOURCE) == 2
    assert add_games(str(tmp_path), [OPEN.replace("InProgress", "Draw")], source=SOURCE) == 1
    games = list(read_games([tmp_path]))
    assert [game.index for game in games] == [0, 1, 2]
    assert [game.result for game in games] == [
        *[PlayedResult.WHITE_WINS] * 2,
        PlayedResult.DRAW,
    ]


def test_scores_are_kept(tmp_path: Path) -> None:
    games = [ScoredGame(WON, [None, -30]), ScoredGame(Board.from_game_string(OPEN), [31999, 5])]
    add_games(tmp_path, games, source=SOURCE)
    first, second = read_games([tmp_path])
    assert [ply.score for ply in first.plies] == [NOT_SEARCHED, -30]
    assert [ply.score for ply in second.plies] == [31999, 5]
    assert second.result is PlayedResult.CAPPED


def test_training_reads_them(tmp_path: Path) -> None:
    boards = random_boards(120)
    add_games(tmp_path / "own", boards, source=SOURCE)
    dataset = load_dataset([tmp_path / "own"], LocalPool(1), lambda _: None)
    keys = set(dataset.training.keys.tolist()) | set(dataset.validation.keys.tolist())
    assert {board.root().canonical_key for board in boards} <= keys
    assert set(dataset.training.scores.tolist()) == {NOT_SEARCHED}
    assert set(dataset.training.results.tolist()) <= {0, 1, 2}
    assert len(dataset.training) > 1000


def test_only_own_games_are_learned_from_without_scores(tmp_path: Path) -> None:
    """Positions of self-play without a score are openings and random moves: not to be learned."""
    from skep.learning.frames import pack
    from skep.learning.shards import open_shards

    add_games(tmp_path / "own", random_boards(120), source=SOURCE)
    with open_shards(tmp_path / "selfplay", {"seed": 1}) as shards:
        shards.add(pack(0, read_games([tmp_path / "own"])))
    with pytest.raises(FileError, match="too few games"):
        load_dataset([tmp_path / "selfplay"], LocalPool(1), lambda _: None)


def test_boards_of_other_rules_and_without_their_beginning(tmp_path: Path) -> None:
    board = Board.from_game_string(WON.replace("WhiteWins", "InProgress"), "uhp")
    board = board.copy(history=False)
    board.push("wQ -wG1")
    board.resign()
    add_games(tmp_path, [board], source=SOURCE)
    (game,) = read_games([tmp_path])
    assert game.board().game_string == board.game_string


@pytest.mark.parametrize(
    ("game", "message"),
    [
        ("Base;WhiteWins;Black[1];wQ", r"game 2 can't be training data: move 1 \(wQ\)"),
        ("Chess", "game 2 can't be training data: unknown game type 'Chess'"),
        (OPEN, "neither a result nor scores"),
        ("Base;WhiteWins;White[1]", "nobody has moved"),
        (r"Base_w3_wQ-wS1-bS1-bQ;WhiteWins;Black[3];wQ \wS1", "starts from a set-up position"),
        (ScoredGame(OPEN, [None, None]), "neither a result nor scores"),
        (ScoredGame(WON, [1]), "it has 1 scores for 2 plies"),
        (ScoredGame(WON, [1, 32001]), "a score must be a whole number from -32000 to 32000"),
        (ScoredGame(WON, [1, 0.5]), "a score must be a whole number"),  # type: ignore[list-item]
    ],
)
def test_games_that_nothing_can_be_learned_from(
    game: str | ScoredGame, message: str, tmp_path: Path
) -> None:
    with pytest.raises(SettingError, match=message):
        add_games(tmp_path / "own", [WON, game], source=SOURCE)
    assert not (tmp_path / "own").exists()


def test_hives_that_move_too_far(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skep.learning.own_games.MAX_COORDINATE", 0)
    with pytest.raises(SettingError, match="a piece is more than 0 cells away"):
        add_games(tmp_path, [WON], source=SOURCE)
    monkeypatch.undo()
    monkeypatch.setattr("skep.learning.own_games.MAX_PLIES", 1)
    with pytest.raises(SettingError, match="it has 2 plies, more than 1"):
        add_games(tmp_path, [WON], source=SOURCE)


@pytest.mark.parametrize("odd", [3, WON, Board(), ScoredGame(WON, [1, 2])])
def test_games_come_in_a_list(odd: object, tmp_path: Path) -> None:
    with pytest.raises(WrongTypeError, match="expected several games, for example in a list"):
        add_games(tmp_path, odd, source=SOURCE)  # type: ignore[arg-type]


@pytest.mark.parametrize("odd", [3, "12"])
def test_scores_come_in_a_list(odd: list[int], tmp_path: Path) -> None:
    with pytest.raises(WrongTypeError, match="game 1: expected a list of scores, not "):
        add_games(tmp_path, [ScoredGame(WON, odd)], source=SOURCE)


def test_the_scores_of_numpy(tmp_path: Path) -> None:
    add_games(tmp_path, [ScoredGame(WON, np.array([3, -4]))], source=SOURCE)  # type: ignore[arg-type]
    (game,) = read_games([tmp_path])
    assert [ply.score for ply in game.plies] == [3, -4]


@pytest.mark.parametrize("odd", [3, None, b"Base", (WON, [1, 2])])
def test_games_of_the_wrong_type(odd: object, tmp_path: Path) -> None:
    with pytest.raises(WrongTypeError, match="game 1: expected a Board, a Game"):
        add_games(tmp_path, [odd], source=SOURCE)  # type: ignore[list-item]


def test_no_games_and_no_source(tmp_path: Path) -> None:
    with pytest.raises(SettingError, match="there are no games to add"):
        add_games(tmp_path, [], source=SOURCE)
    with pytest.raises(WrongTypeError, match="expected the path of a folder, not 3"):
        add_games(3, [WON], source=SOURCE)  # type: ignore[arg-type]
    with pytest.raises(WrongTypeError, match="expected a source, not None"):
        add_games(tmp_path, [WON], source=None)  # type: ignore[arg-type]
    (tmp_path / "file").touch()
    with pytest.raises(FileError, match="it is not a folder"):
        add_games(tmp_path / "file", [WON], source=SOURCE)


def test_read_games_takes_one_folder_or_several(tmp_path: Path) -> None:
    folder = tmp_path / "own"
    add_games(folder, [WON], source=SOURCE)
    for folders in (folder, str(folder), [folder], [str(folder)], iter((folder,))):
        assert [game.board().game_string for game in read_games(folders)] == [WON]


@pytest.mark.parametrize(
    ("folders", "message"),
    [
        (7, "expected a folder of games, not 7"),
        ([None], "expected a folder of games, not None"),
        (b"games", "expected a folder of games"),
        ([], "give at least one folder"),
        ("no-such-folder", "no-such-folder has no games"),
    ],
    ids=str,
)
def test_folders_that_cannot_be_read(folders: str, message: str) -> None:
    with pytest.raises(SkepError, match=message):
        list(read_games(folders))
