"""The option of commands whose engine may judge by another network."""

from __future__ import annotations

from typing import Annotated

import typer

from skep.engine.network import PACKAGED

__all__ = ["PACKAGED", "NetworkName"]

NetworkName = Annotated[
    str, typer.Option("--network", help="A network's file, or none: the hand-written evaluation.")
]
