"""Chromium and a server, for benchmarks of the web app."""

from __future__ import annotations

import argparse
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from benchmarks.server_process import UNLIMITED, ServerProcess

CHROMIUM_OPTIONS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def find_chromium() -> str | None:
    """Prefer the headless shell, which is the same browser without windows and much lighter."""
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Let the user choose the browser."""
    parser.add_argument("--chromium", default=find_chromium(), metavar="PROGRAM")


@contextmanager
def browser_and_server(arguments: argparse.Namespace) -> Iterator[tuple[Browser, str]]:
    """The chosen browser, and the address of a server that has no games yet."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder), UNLIMITED)
        server.start()
        try:
            with playwright.chromium.launch(
                executable_path=arguments.chromium, args=list(CHROMIUM_OPTIONS)
            ) as browser:
                yield browser, server.url
        finally:
            server.stop()
