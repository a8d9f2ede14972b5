"""The web app has the server's limits that it must respect."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from skep.engine.levels import FULL_LEVEL
from skep.server.answers.imports import MAX_TEXT
from skep.server.answers.summaries import MAX_GAMES
from skep.server.domain.names import MAX_LENGTH

WEB: Final = Path(__file__).parents[2] / "web" / "src"


@pytest.mark.parametrize(
    ("file", "name", "limit"),
    [
        ("study/importing.ts", "LONGEST", MAX_TEXT),
        ("settings/name.ts", "LONGEST_NAME", MAX_LENGTH),
        ("games/book.svelte.ts", "AT_ONCE", MAX_GAMES),
        ("play/newGame.ts", "LEVELS", FULL_LEVEL),
    ],
)
def test_both_sides_have_the_same_limit(file: str, name: str, limit: int) -> None:
    text = (WEB / file).read_text()
    found = re.search(rf"^(?:export )?const {name} = ([\d_]+);", text, re.MULTILINE)
    assert found is not None
    assert int(found[1]) == limit
