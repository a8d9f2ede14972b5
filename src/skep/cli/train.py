"""``skep train``: trains a network on self-play games."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from skep._disk import is_standard_output, is_stream
from skep.cli.pool_options import get_pool
from skep.progress import Progress

if TYPE_CHECKING:
    from skep.learning import TrainingResult


def train(
    data: Annotated[
        list[Path],
        typer.Argument(
            metavar="FOLDER", help="Games of skep selfplay, or your own from add_games in Python."
        ),
    ],
    out: Annotated[
        Path,
        typer.Option(metavar="FILE", help="Write the network to a file; - is standard output."),
    ] = Path("learned.skepnet"),
    epochs: Annotated[int, typer.Option(help="Go through all positions this many times.")] = 8,
    batch: Annotated[int, typer.Option(help="Learn from this many positions per step.")] = 8192,
    rate: Annotated[float, typer.Option(help="Set the highest learning rate.")] = 2e-3,
    result_share: Annotated[
        float,
        typer.Option(
            help="Learn this share from the results of games, the rest from scores; 0 to 1."
        ),
    ] = 0.3,
    decay: Annotated[float, typer.Option(help="Set how strongly weights decay to zero.")] = 3.0,
    seed: Annotated[int, typer.Option(help="Choose the first weights and the order.")] = 1,
    device: Annotated[
        str,
        typer.Option(metavar="DEVICE", help="Train on cpu, cuda, or auto: cuda if there is one."),
    ] = "auto",
    commit: Annotated[
        str | None,
        typer.Option(
            metavar="COMMIT",
            help="Write this commit into the file's description.",
            show_default="git's commit",
        ),
    ] = None,
    concurrency: Annotated[
        int | None,
        typer.Option(
            "--concurrency",
            "-j",
            metavar="N",
            help="Read the games with this many processes.",
            show_default="one per core",
        ),
    ] = None,
) -> None:
    """Train a network on games of self-play, or on your own.

    After every epoch, a checkpoint is saved beside the file, so that the same command
    continues after a stop or a kill, and the loss curves are drawn there. Neither is
    written if --out is a pipe, a device or standard output.

    Example: skep train games/1 games/2 --out learned.skepnet
    """
    from skep.cli.live_bar import live_bar
    from skep.cli.stopping import Stoppable
    from skep.learning import train as train_network

    reported = _Reported(partial(typer.echo, err=is_standard_output(out)))
    result = None
    with Stoppable(is_kept=not is_stream(out)) as stop, live_bar() as show:

        def report(progress: Progress[TrainingResult]) -> None:
            reported.update(progress.so_far)
            show(progress.done, progress.total, _stage(progress.so_far))

        result = train_network(
            out,
            data,
            epochs=epochs,
            batch=batch,
            rate=rate,
            result_share=result_share,
            decay=decay,
            seed=seed,
            device=device,
            commit=commit,
            pool=get_pool(concurrency, ray=None),
            on_progress=report,
        )
    if result is not None and result.curves is not None:
        reported.say(f"written: {result.out}, and the curves: {result.curves}")
    raise typer.Exit(stop.status)


class _Reported:
    """What has been printed about a training run."""

    def __init__(self, say: Callable[[str], None]) -> None:
        self.say = say
        self._knows_positions = False
        self._epochs = 0

    def update(self, result: TrainingResult) -> None:
        """Print what is new."""
        if result.training_positions and not self._knows_positions:
            self._knows_positions = True
            self._epochs = result.resumed_epochs
            self.say(
                f"{result.training_positions:,} positions to learn from, "
                f"{result.validation_positions:,} to judge by"
            )
            if result.resumed_epochs:
                self.say(f"going on after epoch {result.resumed_epochs}")
        for epoch in result.epochs[self._epochs :]:
            self._epochs += 1
            self.say(
                f"epoch {self._epochs}: training {epoch.training:.5f}, "
                f"validation {epoch.validation:.5f}, {epoch.seconds:.1f} s"
            )


def _stage(result: TrainingResult) -> str:
    return f"epoch {len(result.epochs) + 1}" if result.training_positions else "shards read"
