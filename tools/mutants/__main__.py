"""Measure how many small defects the tests notice.

    python -m tools.mutants --seed 1 --sample 400 --jobs 2

puts random defects into copies of the sources, one at a time, and runs the tests that reach
them. It prints the share that the tests noticed and lists the others. The same seed and
sources give the same defects. The working tree is not touched.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

from tools.mutants.copies import ROOT, Copy
from tools.mutants.listing import Mutant, list_mutants
from tools.mutants.selecting import PACKAGES, Baseline, Package


@dataclass(frozen=True)
class Trial:
    """Whether the tests noticed a mutant."""

    package: Package
    mutant: Mutant
    killed: bool
    seconds: float


def main(arguments: Sequence[str] | None = None) -> None:
    options = _options(arguments)
    packages = [package for package in PACKAGES if package.name in options.package]
    everything = [
        (package, mutant)
        for package in packages
        for path in _sources(package)
        for mutant in list_mutants(ROOT, path)
    ]
    chosen = everything
    if options.again:
        known = {(entry["path"], entry["diff"]) for entry in json.loads(options.again.read_text())}
        paths = {path for path, _ in known}
        chosen = [
            (package, mutant)
            for package, mutant in everything
            if str(mutant.path) in paths and (str(mutant.path), mutant.diff) in known
        ]
    elif options.sample < len(everything):
        chosen = random.Random(options.seed).sample(everything, options.sample)
    print(f"{len(chosen)} of {len(everything)} mutants, seed {options.seed}", flush=True)
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        trials = list(_judged(chosen, packages, options.jobs, Path(folder)))
    _report(trials)
    if options.out:
        survivors = [
            {"path": str(trial.mutant.path), "diff": trial.mutant.diff}
            for trial in trials
            if not trial.killed
        ]
        options.out.write_text(json.dumps(survivors, indent=1), encoding="utf-8")


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tools.mutants",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--seed", type=int, default=1, help="choose other mutants (default: 1)")
    parser.add_argument(
        "--sample", type=int, default=400, help="how many mutants to try (default: 400)"
    )
    parser.add_argument("--jobs", type=int, default=1, help="how many to try at once (default: 1)")
    names = [package.name for package in PACKAGES]
    parser.add_argument(
        "--package",
        action="append",
        choices=names,
        help=f"mutate only these packages (default: {', '.join(names)})",
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the survivors as JSON")
    parser.add_argument(
        "--again", type=Path, metavar="FILE", help="try only the survivors in this file"
    )
    options = parser.parse_args(arguments)
    options.package = options.package or names
    return options


def _sources(package: Package) -> list[Path]:
    source = ROOT / package.sources
    found = sorted(source.rglob("*.py")) if source.is_dir() else [source]
    return [path.relative_to(ROOT) for path in found]


def _judged(
    chosen: Sequence[tuple[Package, Mutant]], packages: Sequence[Package], jobs: int, folder: Path
) -> Iterator[Trial]:
    """Try every mutant and print each result."""
    first = Copy(folder / "0")
    print("running the tests without a mutant ...", flush=True)
    baseline = Baseline.of(first, folder, packages, jobs)
    for test in sorted(baseline.failed):
        print(f"left out, because it fails without a mutant: {test}")
    copies: SimpleQueue[Copy] = SimpleQueue()
    copies.put(first)
    for index in range(1, jobs):
        copies.put(first.clone(folder / str(index)))
    for package in packages:
        _check_that_copies_count(first, baseline, package)

    def judge(package: Package, mutant: Mutant) -> Trial:
        copy = copies.get()
        try:
            return _try(copy, baseline, package, mutant)
        finally:
            copies.put(copy)

    with ThreadPoolExecutor(jobs) as pool:
        pending = [pool.submit(judge, *pair) for pair in chosen]
        for done, future in enumerate(as_completed(pending), start=1):
            trial = future.result()
            mutant = trial.mutant
            print(
                f"{done:4}/{len(chosen)} {'killed' if trial.killed else 'SURVIVED':8} "
                f"{trial.seconds:6.1f} s  {mutant.path}:{mutant.line} {mutant.operator}",
                flush=True,
            )
            yield trial


def _try(copy: Copy, baseline: Baseline, package: Package, mutant: Mutant) -> Trial:
    seconds, killed = 0.0, False
    with copy.holding(mutant.path, mutant.code):
        for choose in (baseline.tests, baseline.more_tests):
            tests = choose(package, mutant)
            if tests and not killed:
                run = copy.run(tests, sum(map(baseline.seconds.__getitem__, tests)))
                seconds, killed = seconds + run.seconds, not run.passed
    return Trial(package, mutant, killed, seconds)


def _check_that_copies_count(copy: Copy, baseline: Baseline, package: Package) -> None:
    """Breaking a file in the copy must fail the tests; restoring it must not."""
    path = max(_sources(package), key=lambda path: len(baseline.tests_of_file(package, path)))
    source = (copy.root / path).read_text(encoding="utf-8")
    broken = source.replace(
        "from __future__ import annotations\n", "from __future__ import annotations\n1 / 0\n", 1
    )
    tests = baseline.tests_of_file(package, path)[:20]
    for code, expected in ((source, True), (broken, False)):
        with copy.holding(path, code):
            run = copy.run(tests, 60)
        if run.passed is not expected:
            raise RuntimeError(f"the tests do not run the copy of {path}:\n{run.output}")


def _report(trials: Sequence[Trial]) -> None:
    survivors = [trial for trial in trials if not trial.killed]
    for trial in sorted(survivors, key=lambda trial: str(trial.mutant.path)):
        print(f"\nsurvived: {trial.mutant.operator}\n{trial.mutant.diff}")
    tried = Counter(trial.package.name for trial in trials)
    killed = Counter(trial.package.name for trial in trials if trial.killed)
    print(f"\n{'package':14} {'mutants':>8} {'killed':>8} {'rate':>7}")
    for name, count in sorted(tried.items()):
        print(f"{name:14} {count:8} {killed[name]:8} {killed[name] / count:7.1%}")
    total = killed.total()
    print(f"{'all':14} {len(trials):8} {total:8} {total / max(1, len(trials)):7.1%}")


if __name__ == "__main__":
    main()
