"""The build backend: scikit-build-core, plus a check that packages include the web app.

The web app is built by ``make web`` and is not in the repository, so a package could lack it
without anybody noticing. Editable installs skip the check, because ``make setup`` builds the
core before the web app.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from scikit_build_core import build as scikit
from scikit_build_core.build import (
    build_editable,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    get_requires_for_build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = dict[str, Any] | None

_PAGE = Path("src/skep/server/static/index.html")  # builds run in the project's root


def build_wheel(folder: str, settings: Settings = None, metadata: str | None = None) -> str:
    """Build a wheel into a folder and return its name."""
    _expect_web_app()
    return scikit.build_wheel(folder, settings, metadata)


def build_sdist(folder: str, settings: Settings = None) -> str:
    """Build an sdist into a folder and return its name."""
    _expect_web_app()
    return scikit.build_sdist(folder, settings)


def _expect_web_app() -> None:
    if _PAGE.is_file():
        return
    missing = f"the web app is not built: there is no {_PAGE}"
    if os.environ.get("SKEP_WITHOUT_WEB") != "1":
        sys.exit(
            f"error: {missing}. Run `make web` first, which needs Node;"
            " or set SKEP_WITHOUT_WEB=1 to package Skep without it"
        )
    sys.stderr.write(f"warning: {missing}. The package will have no pages for the browser.\n")
