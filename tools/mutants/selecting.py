"""Selects the tests to run on a mutant: those that reach its function, quickest first."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean
from typing import Final

from tools.mutants.copies import Copy
from tools.mutants.listing import Mutant

MAX_TEST: Final = 10.0
"""In seconds. Slower tests are left out."""
_EXPECTED_SECONDS: Final = 600
"""For all tests in a folder."""


@dataclass(frozen=True, slots=True)
class Package:
    """Sources to put defects into, and their tests."""

    name: str
    sources: str
    tests: tuple[str, ...]
    starts_processes: bool = False
    """Whether some tests reach it only in other processes, which coverage does not see."""


_OF_GAMES: Final = tuple(
    f"tests/server/test_{name}.py"
    for name in (
        *("agreements", "cells_view", "clock", "computer", "domain_properties", "explanation_view"),
        *("game_view", "invitations", "limits", "live_games", "moves", "position_view"),
        *("refusals", "rest", "results", "setup", "sockets", "taking_back"),
    )
)
PACKAGES: Final = (
    Package("move_string", "src/skep/move_string.py", ("tests/board", "tests/property")),
    Package("game_string", "src/skep/game_string.py", ("tests/board", "tests/property")),
    Package("rulebook", "src/skep/rulebook", ("tests/rulebook", "tests/property", "tests/board")),
    Package("arena", "src/skep/arena", ("tests/arena",), starts_processes=True),
    Package("server/domain", "src/skep/server/domain", _OF_GAMES, starts_processes=True),
    Package("server/views", "src/skep/server/views", _OF_GAMES, starts_processes=True),
)


@dataclass(slots=True)
class Baseline:
    """What the tests do without a defect."""

    seconds: dict[str, float] = field(default_factory=dict)
    """By test id, for the tests in use."""
    failed: set[str] = field(default_factory=set)
    reach: dict[Path, dict[int, set[str]]] = field(
        default_factory=lambda: defaultdict(lambda: defaultdict(set))
    )
    """The tests that reach each line of each file."""

    @classmethod
    def of(cls, copy: Copy, folder: Path, packages: Iterable[Package], jobs: int) -> Baseline:
        """Run all tests of these packages and record what they reach."""
        found = cls()
        folders: dict[str, set[str]] = defaultdict(set)
        for test in {test for package in packages for test in package.tests}:
            folders["/".join(test.split("/")[:2])].add(test)

        def run(name: str) -> None:
            reach = folder / f"{Path(name).name}.json"
            tests = sorted(test for test in folders[name] if (copy.root / test).exists())
            run = copy.pytest(*tests, expected_seconds=_EXPECTED_SECONDS, reach=reach)
            seen = json.loads(reach.read_text(encoding="utf-8")) if reach.exists() else {}
            if not seen.get("seconds"):
                raise RuntimeError(f"the tests in {name} cannot run:\n{run.output}")
            print(f"  {run.seconds:4.0f} s  {len(seen['seconds'])} tests in {name}", flush=True)
            found._add(seen, copy.root)

        with ThreadPoolExecutor(jobs) as pool:
            list(pool.map(run, sorted(folders)))
        return found

    def _add(self, found: Mapping[str, Mapping[str, object]], root: Path) -> None:
        seconds: Mapping[str, float] = found["seconds"]  # type: ignore[assignment]
        self.failed.update(found["failed"])
        self.seconds |= {
            test: took
            for test, took in seconds.items()
            if took <= MAX_TEST and test not in self.failed
        }
        for path, lines in found["reach"].items():
            tests_of = self.reach[Path(path).relative_to(root)]
            for line, tests in lines.items():  # type: ignore[attr-defined]
                tests_of[int(line)] |= self.seconds.keys() & set(tests)

    def tests(self, package: Package, mutant: Mutant) -> list[str]:
        """The package's tests that reach a mutant; all that might, if it is outside functions."""
        if mutant.function is None:
            return self._ordered(package, self.seconds)
        first, last = mutant.function
        return self._ordered(package, self._reaching(mutant.path, range(first + 1, last + 1)))

    def more_tests(self, package: Package, mutant: Mutant) -> list[str]:
        """Further tests for a mutant that survived those."""
        reaching = self._reaching(mutant.path, self.reach[mutant.path])
        wider = self.seconds if package.starts_processes else reaching
        tried = set(self.tests(package, mutant))
        return [test for test in self._ordered(package, wider) if test not in tried]

    def tests_of_file(self, package: Package, path: Path) -> list[str]:
        """The tests of a package that reach a file."""
        return self._ordered(package, self._reaching(path, self.reach[path]))

    def _reaching(self, path: Path, lines: Iterable[int]) -> set[str]:
        tests_of = self.reach[path]
        return set().union(*(tests_of[line] for line in lines if line in tests_of))

    def _ordered(self, package: Package, tests: Iterable[str]) -> list[str]:
        """Quick files first, and quick tests first within a file."""
        by_file: dict[str, list[str]] = defaultdict(list)
        for test in tests:
            if test.startswith(package.tests):
                by_file[test.partition("::")[0]].append(test)
        files = sorted(
            by_file.values(), key=lambda tests: (mean(map(self.seconds.__getitem__, tests)), tests)
        )
        return [
            test for tests in files for test in sorted(tests, key=lambda t: (self.seconds[t], t))
        ]
