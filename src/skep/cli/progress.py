"""A progress bar on the terminal for one long calculation."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager


@contextmanager
def progress(label: str) -> Iterator[Callable[[float], None]]:
    """Yield a function that advances the bar by a share of the whole, which is 1.

    Nothing is shown if standard error is not a terminal, or for work that is
    finished in one piece.
    """
    with ExitStack() as stack:
        shown: Callable[[float], None] | None = None

        def advance(share: float) -> None:
            nonlocal shown
            if not sys.stderr.isatty() or (shown is None and share == 1):
                return
            if shown is None:
                shown = _bar(label, stack)
            shown(share)

        yield advance


def _bar(label: str, stack: ExitStack) -> Callable[[float], None]:
    from rich.console import Console
    from rich.progress import Progress

    bar = stack.enter_context(Progress(console=Console(stderr=True), transient=True))
    task = bar.add_task(label, total=1.0)
    return lambda share: bar.advance(task, share)
