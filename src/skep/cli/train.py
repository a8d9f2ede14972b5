"""``skep train``: a network from games of self-play."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from skep._disk import expect_writable, is_standard_output, is_stream
from skep.cli.pool_options import Concurrency, get_pool
from skep.errors import SettingError

if TYPE_CHECKING:
    from skep.learning.training import Epoch


def train(
    data: Annotated[list[Path], typer.Argument(metavar="FOLDER", help="Games of skep selfplay.")],
    out: Annotated[
        Path,
        typer.Option(metavar="FILE", help="Write the network to a file; - is standard output."),
    ] = Path("learned.skepnet"),
    epochs: Annotated[int, typer.Option(help="Go through all positions this many times.")] = 8,
    batch: Annotated[int, typer.Option(help="Learn from this many positions per step.")] = 8192,
    rate: Annotated[float, typer.Option(help="Set the highest learning rate.")] = 2e-3,
    result_share: Annotated[
        float, typer.Option(help="Weigh the result of the game against the score.")
    ] = 0.3,
    decay: Annotated[float, typer.Option(help="Set how strongly weights decay to zero.")] = 3.0,
    seed: Annotated[int, typer.Option(help="Choose the first weights and the order.")] = 1,
    device: Annotated[
        str, typer.Option(help="Train on cpu, cuda, or auto: cuda if there is one.")
    ] = "auto",
    commit: Annotated[
        str | None,
        typer.Option(
            help="Name the commit in the file's description.", show_default="what git says"
        ),
    ] = None,
    concurrency: Concurrency = None,
) -> None:
    """Train a network on games of self-play.

    After every epoch a checkpoint is kept beside the file, so that the same command
    continues after a stop or a kill, and the curves of the loss are drawn there.
    Neither is written if --out is a pipe, a device or standard output.

    Example: skep train games/1 games/2 --out learned.skepnet
    """
    _require_libraries()
    from skep.cli.live_bar import live_bar
    from skep.cli.stopping import Stoppable
    from skep.learning.curves import draw_curves
    from skep.learning.dataset import load_dataset
    from skep.learning.export import export
    from skep.learning.shards import shard_paths
    from skep.learning.training import Trainer, TrainingSettings, choose_device

    settings = TrainingSettings(epochs, batch, rate, result_share, decay, seed)
    chosen = choose_device(device)
    expect_writable(out)
    is_file, say = not is_stream(out), partial(typer.echo, err=is_standard_output(out))
    checkpoint, curves = (out.with_name(out.name + ending) for ending in (".checkpoint", ".svg"))
    with live_bar(sum(len(shard_paths(folder)) for folder in data)) as show:
        dataset = load_dataset(
            data, get_pool(concurrency, ray=None), lambda done: show(done, "shards read")
        )
    say(
        f"{len(dataset.training):,} positions to learn from, "
        f"{len(dataset.validation):,} to judge by"
    )
    trainer = Trainer(dataset, settings, chosen)
    if is_file and checkpoint.exists():
        trainer.resume(checkpoint)
        say(f"going on after epoch {len(trainer.epochs)}")
    with Stoppable(is_kept=is_file) as work, live_bar(trainer.steps) as show:
        while not trainer.is_done:
            number = len(trainer.epochs) + 1
            epoch = trainer.train_epoch(partial(_show, show, f"epoch {number}"))
            say(_told(number, epoch))
            if is_file:
                trainer.save(checkpoint)
                draw_curves(curves, trainer.epochs)
    if not trainer.is_done:
        raise typer.Exit(work.status)
    export(out, trainer, data, commit or _commit())
    if is_file:
        checkpoint.unlink(missing_ok=True)
        say(f"written: {out}, and the curves: {curves}")


def _require_libraries() -> None:
    missing = [name for name in ("numpy", "torch") if find_spec(name) is None]
    if missing:
        raise SettingError(f"training needs {' and '.join(missing)}: pip install 'skep[train]'")


def _show(show: Callable[[int, str], None], text: str, done: int) -> None:
    show(done, text)


def _commit() -> str | None:
    """The commit of the source that is running, if it lies in a repository of its own."""
    here = Path(__file__)
    is_tracked = ["ls-files", "--error-unmatch", here.name]
    found = None
    try:
        for command in (is_tracked, ["describe", "--always", "--dirty"]):
            git = ["git", "-C", str(here.parent), *command]
            found = subprocess.run(git, capture_output=True, text=True, check=True)  # noqa: S603
    except (OSError, subprocess.CalledProcessError):
        return None
    return found.stdout.strip() if found else None


def _told(number: int, epoch: Epoch) -> str:
    return (
        f"epoch {number}: training {epoch.training:.5f}, validation {epoch.validation:.5f}, "
        f"{epoch.seconds:.1f} s"
    )
