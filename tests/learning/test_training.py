"""Training: what it learns from, exact resuming, and the file it writes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from skep import Board  # noqa: E402
from skep.cli.app import run  # noqa: E402
from skep.engine import Engine, Limit, Network  # noqa: E402
from skep.errors import FileError, SettingError, SkepError  # noqa: E402
from skep.jobs import LocalPool  # noqa: E402
from skep.learning import TrainingResult, train  # noqa: E402
from skep.learning.curves import draw_curves  # noqa: E402
from skep.learning.dataset import Dataset, load_dataset  # noqa: E402
from skep.learning.export import export  # noqa: E402
from skep.learning.frames import pack  # noqa: E402
from skep.learning.games import NOT_SEARCHED, RULES, PlayedGame, PlayedResult  # noqa: E402
from skep.learning.samples import DECIDED, UNKNOWN, samples_of  # noqa: E402
from skep.learning.shards import open_shards  # noqa: E402
from skep.learning.training import Trainer, _Rows, choose_device  # noqa: E402
from skep.learning.training_settings import Epoch, TrainingSettings  # noqa: E402
from skep.progress import Progress  # noqa: E402
from tests.learning.playing import random_frame, random_game  # noqa: E402

SMALL = TrainingSettings(epochs=3, batch=64, seed=7)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("games")
    with open_shards(path, {"seed": 1}) as shards:
        for batch in range(40):
            shards.add(random_frame(batch))
    return path


@pytest.fixture(scope="module")
def dataset(folder: Path) -> Dataset:
    return load_dataset([folder], LocalPool(1), lambda _: None)


def test_only_judged_and_open_positions_are_learned_from() -> None:
    scores = [NOT_SEARCHED, 5, DECIDED, DECIDED + 1, -DECIDED - 1, 31990, -7, 0]
    game = with_scores(scores, PlayedResult.WHITE_WINS)
    samples = samples_of(game)
    assert samples.scores.tolist() == [5, DECIDED, -7, 0]
    assert samples.results.tolist() == [0, 2, 2, 0]  # plies 1, 2, 6, 7: Black, White, White, Black
    assert samples_of(with_scores(scores, PlayedResult.DRAW)).results.tolist() == [1, 1, 1, 1]
    assert set(samples_of(with_scores(scores, PlayedResult.CAPPED)).results) == {UNKNOWN}
    assert len(samples_of(with_scores([], PlayedResult.DRAW))) == 0


def test_positions_without_a_score_are_learned_from_by_the_result() -> None:
    game = with_scores([NOT_SEARCHED] * 4, PlayedResult.BLACK_WINS)
    assert len(samples_of(game)) == 0
    samples = samples_of(game, unscored=True)
    assert samples.results.tolist() == [0, 2, 0, 2]
    unknown = with_scores([NOT_SEARCHED] * 4, PlayedResult.CAPPED)
    assert len(samples_of(unknown, unscored=True)) == 0
    rows = _Rows(samples, 0.3, torch.device("cpu"))
    assert rows._targets.tolist() == [0.0, 1.0, 0.0, 1.0]


def with_scores(
    scores: list[int], result: PlayedResult, game: PlayedGame | None = None
) -> PlayedGame:
    game = game or random_game(3, len(scores))
    plies = [ply._replace(score=score) for ply, score in zip(game.plies, scores, strict=True)]
    return PlayedGame.of(3, game.game_type, result, plies)


def test_positions_with_a_winning_threat_are_left_out() -> None:
    """Nothing is learned from positions in which the player to move can win at once."""
    left_out = kept = 0
    for number in range(60):
        game = random_game(number, 80)
        game = with_scores([1] * len(game), PlayedResult.DRAW, game)
        keys = set(samples_of(game).keys.tolist())
        board = Board(game.game_type, RULES)
        for ply in game.plies:
            if can_win(board):
                assert board.canonical_key not in keys
                left_out += 1
            kept += board.canonical_key in keys
            board.push(ply.action)
    assert left_out > 3
    assert kept > 1000


def can_win(board: Board) -> bool:
    for action in board.legal_moves:
        board.push(action)
        outcome = board.outcome()
        board.pop()
        if outcome is not None and outcome.winner is board.turn:
            return True
    return False


def test_no_position_is_on_both_sides_or_there_twice(dataset: Dataset) -> None:
    keys = np.concatenate([dataset.training.keys, dataset.validation.keys])
    assert len(np.unique(keys)) == len(keys) > 150
    assert 0 < len(dataset.validation) < len(dataset.training) / 4


def test_games_that_are_there_twice_change_nothing(folder: Path, dataset: Dataset) -> None:
    twice = load_dataset([folder, folder], LocalPool(1), lambda _: None)
    assert len(twice.training) == len(dataset.training)
    assert len(twice.validation) == len(dataset.validation)


@pytest.fixture
def some_threads() -> Iterator[None]:
    """More threads than the machine may have cores: sums must not depend on their number."""
    before = torch.get_num_threads()
    torch.set_num_threads(3)
    yield
    torch.set_num_threads(before)


@pytest.mark.usefixtures("some_threads")
def test_it_learns_and_resumes_exactly(dataset: Dataset, tmp_path: Path) -> None:
    whole = Trainer(dataset, SMALL, "cpu")
    while not whole.is_done:
        whole.train_epoch(lambda _: None)
    assert whole.epochs[-1].training < whole.epochs[0].training

    checkpoint = tmp_path / "half.checkpoint"
    half = Trainer(dataset, SMALL, "cpu")
    half.train_epoch(lambda _: None)
    half.save(checkpoint)
    rest = Trainer(dataset, SMALL, "cpu")
    rest.resume(checkpoint)
    while not rest.is_done:
        rest.train_epoch(lambda _: None)
    assert [epoch[:2] for epoch in rest.epochs] == [epoch[:2] for epoch in whole.epochs]
    for one, other in zip(rest.model.parameters(), whole.model.parameters(), strict=True):
        assert torch.equal(one, other)


def test_an_impossible_game_is_reported(tmp_path: Path) -> None:
    game = random_game(1)
    again = PlayedGame(1, game.game_type, game.result, game.record[:5] * 2)  # placed twice
    with open_shards(tmp_path, {"seed": 1}) as shards:
        shards.add(pack(0, [again]))
    with pytest.raises(FileError, match="game 1: action 1 is not legal"):
        load_dataset([tmp_path], LocalPool(1), lambda _: None)


def test_wrong_checkpoints_are_refused(dataset: Dataset, tmp_path: Path) -> None:
    checkpoint = tmp_path / "some.checkpoint"
    Trainer(dataset, SMALL, "cpu").save(checkpoint)
    with pytest.raises(FileError, match="other data or settings"):
        Trainer(dataset, TrainingSettings(epochs=4, batch=64, seed=7), "cpu").resume(checkpoint)
    checkpoint.write_bytes(checkpoint.read_bytes()[:1000])
    with pytest.raises(FileError, match="not a checkpoint"):
        Trainer(dataset, SMALL, "cpu").resume(checkpoint)


def test_the_file_says_where_it_comes_from(dataset: Dataset, folder: Path, tmp_path: Path) -> None:
    trainer = Trainer(dataset, TrainingSettings(epochs=1, batch=64), "cpu")
    trainer.train_epoch(lambda _: None)
    path = tmp_path / "some.skepnet"
    export(path, trainer, [folder], commit="abc1234")
    network = Network.load(path)
    assert network.description["commit"] == "abc1234"
    assert network.description["data"] == [{"seed": 1}]
    assert network.description["training"]["positions"] == len(dataset.training)
    assert len(network.description["losses"]) == 1
    assert Engine(network=network).analyse(Board("Base+P"), Limit(nodes=200)).best is not None
    draw_curves(tmp_path / "some.svg", trainer.epochs)
    assert (tmp_path / "some.svg").read_text().count("<polyline") == 2


@pytest.mark.parametrize(
    "wrong",
    [
        {"epochs": 0},
        {"epochs": "3"},
        {"rate": "fast"},
        {"batch": 0},
        {"rate": 0.0},
        {"rate": float("inf")},
        {"result_share": 1.5},
        {"decay": -1.0},
        {"decay": float("nan")},
        {"seed": 1 << 40},
    ],
    ids=str,
)
def test_impossible_settings_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(SettingError):
        TrainingSettings(**wrong)  # type: ignore[arg-type]


def test_an_unknown_device_is_refused() -> None:
    with pytest.raises(SettingError, match="no device"):
        choose_device("abacus")
    assert choose_device("cpu") == "cpu"


@pytest.mark.parametrize("batch", [200, 60, 25, 9])
def test_any_number_of_steps_is_allowed(dataset: Dataset, batch: int) -> None:
    trainer = Trainer(dataset, TrainingSettings(epochs=2, batch=batch), "cpu")
    steps: list[int] = []
    while not trainer.is_done:
        trainer.train_epoch(steps.append)
    assert steps == list(range(1, trainer.steps + 1))


def test_a_rate_that_is_too_high_is_reported(dataset: Dataset) -> None:
    trainer = Trainer(dataset, TrainingSettings(epochs=2, batch=64, rate=1e30), "cpu")
    with pytest.raises(SettingError, match="try a lower rate"):
        trainer.train_epoch(lambda _: None)


def test_a_checkpoint_with_other_scores_is_refused(dataset: Dataset, tmp_path: Path) -> None:
    checkpoint = tmp_path / "some.checkpoint"
    Trainer(dataset, SMALL, "cpu").save(checkpoint)
    changed = replace(dataset.training, scores=dataset.training.scores + 1)
    with pytest.raises(FileError, match="other data or settings"):
        Trainer(Dataset(changed, dataset.validation), SMALL, "cpu").resume(checkpoint)


MISTAKES = {
    "no such folder": (["GAMES", "--out", "none/new.skepnet"], "cannot write"),
    "out is a folder": (["GAMES", "--out", "."], "is a folder"),
    "no games": (["empty"], "has no games"),
    "no such device": (["GAMES", "--device", "abacus"], "no device"),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_mistakes_are_reported_before_the_work(
    name: str,
    folder: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("empty").mkdir()
    arguments, problem = MISTAKES[name]
    status = run(["train", *(str(folder) if a == "GAMES" else a for a in arguments)])
    printed = capsys.readouterr()
    assert status == 2
    assert problem in printed.err
    assert "epoch" not in printed.out


def test_ctrl_c_keeps_the_last_epoch(
    folder: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    out = tmp_path / "new.skepnet"
    command = ["train", str(folder), "--out", str(out), "--epochs", "2", "--device", "cpu"]
    train_epoch = Trainer.train_epoch

    def interrupted(trainer: Trainer, on_step: Callable[[int], object]) -> Epoch:
        if trainer.epochs:
            raise KeyboardInterrupt
        return train_epoch(trainer, on_step)

    monkeypatch.setattr(Trainer, "train_epoch", interrupted)
    assert run(command) == 130
    assert "the same command continues" in capsys.readouterr().err
    assert not out.exists()
    monkeypatch.undo()
    assert run(command) == 0
    assert "going on after epoch 1" in capsys.readouterr().out
    assert Network.load(out)
    assert {path.name for path in tmp_path.iterdir()} == {"new.skepnet", "new.skepnet.svg"}


def test_a_network_on_standard_output(
    folder: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    """Only the network is there, and nothing is left beside a file that does not exist."""
    assert run(["train", str(folder), "--out", "-", "--epochs", "1", "--device", "cpu"]) == 0
    out, err = capfdbinary.readouterr()
    assert Network(out, "standard output").description["losses"]
    assert b"epoch 1: " in err
    assert not list(Path().glob("-*"))


def test_training_from_python(folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "new.skepnet"
    reported: list[Progress[TrainingResult]] = []
    result = train(
        out,
        [folder],
        epochs=2,
        batch=256,
        device="cpu",
        pool=LocalPool(1),
        on_progress=reported.append,
    )
    assert (result.out, result.curves) == (out, tmp_path / "new.skepnet.svg")
    assert (len(result.epochs), result.resumed_epochs) == (2, 0)
    assert Network.load(out).description["training"]["epochs"] == 2
    reading = [progress for progress in reported if not progress.so_far.training_positions]
    assert [progress.done for progress in reading] == [0, 1]
    assert all(progress.done <= progress.total for progress in reported)
    learning = [progress.done for progress in reported[len(reading) :]]
    assert learning == sorted(learning)
    assert (reported[-1].done, reported[-1].so_far) == (reported[-1].total, result)


@pytest.mark.parametrize(
    ("out", "data", "message"),
    [
        ("new.skepnet", [], "at least one folder"),
        ("new.skepnet", [7], "a folder of games"),
        ("new.skepnet", 7, "a folder of games"),
        (7, ["games"], "the file of the network"),
        ("new.skepnet", "no-such-folder", "no games"),
    ],
    ids=str,
)
def test_impossible_folders_and_files(
    out: str, data: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SkepError, match=message):
        train(out, data, device="cpu")
