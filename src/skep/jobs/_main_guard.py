"""Keeps workers from running their client's script, if its code is not under the guard.

A worker imports that script, and without the guard it would start everything again.
"""

from __future__ import annotations

import multiprocessing
import sys
from typing import Final

GUARD: Final = 'if __name__ == "__main__":'
UNGUARDED: Final = 97
"""The exit status of a worker whose script tries to start its work again."""


def leave_if_importing_main() -> None:
    """End this process if it is a worker that is still importing its client's script.

    The client explains what is wrong.
    """
    if getattr(multiprocessing.current_process(), "_inheriting", False):
        sys.exit(UNGUARDED)
