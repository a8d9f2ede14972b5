"""Play the engine against itself, and train a network on the games.

    python examples/selfplay_and_train.py games/1 mine.skepnet

With the defaults this takes minutes and makes a weak network; docs/learning.md has the figures of
the network that comes with Skep. It needs the extra ``train``.
"""

import sys
from pathlib import Path

from skep.engine import Engine, Network
from skep.learning import SelfPlayResult, selfplay, train
from skep.progress import Progress


def learn(
    folder: Path, file: Path, *, games: int = 2000, nodes: int = 500, epochs: int = 2
) -> Engine:
    """Play, train, and return an engine that judges positions by the new network."""

    def report(progress: Progress[SelfPlayResult]) -> None:
        print(f"{progress.done} of {progress.total} games", file=sys.stderr)

    selfplay(folder, games=games, nodes=nodes, on_progress=report)
    result = train(file, folder, epochs=epochs, decay=1.0)
    for number, epoch in enumerate(result.epochs, start=1):
        print(f"epoch {number}: loss {epoch.training:.4f}, validation {epoch.validation:.4f}")
    return Engine(network=Network.load(file))


if __name__ == "__main__":
    learn(Path(sys.argv[1]), Path(sys.argv[2]))
