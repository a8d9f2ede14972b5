"""Jobs for tests on a Ray cluster: ``python -m tests.jobs.ray_errands ADDRESS FOLDER``."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from skep import SkepError
from skep.jobs import RayPool
from tests.jobs.errands import WATCHED, Errand, Squares


def main() -> None:
    """Print the results of a job in which processes are killed, and the errors of others."""
    address, folder = sys.argv[1], Path(sys.argv[2])
    jobs = [
        Squares(folder / "killed", deadly=frozenset({0, 5})),
        Squares(folder / "wrong", wrong=4),
        Squares(folder / "deadly", deadly=frozenset({3}), deaths=100),
    ]
    for job in jobs:
        job.folder.mkdir()
        try:
            found: object = sorted(RayPool(address).run(job, range(8)))
        except SkepError as error:
            found = str(error)
        sys.stdout.write(json.dumps(found) + "\n")
    (folder / "watched").mkdir()
    found = sorted(RayPool(address).run(Errand(folder / "watched"), WATCHED))
    sys.stdout.write(json.dumps(found) + "\n")


if __name__ == "__main__":
    main()
