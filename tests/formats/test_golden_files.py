"""Files of games as people and programs write them, and what Skep makes of them, word by word."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from skep.formats import pgn, sgf
from skep.formats.pgn import write as write_pgn
from skep.formats.sgf import write as write_sgf
from skep.game import Game
from tests.formats.texts import FormatUnderTest, reads

FOLDER: Final = Path(__file__).parent.parent / "data" / "games"


def games_of(name: str, module: FormatUnderTest) -> list[Game]:
    found = [read.game for read in reads(module, (FOLDER / name).read_text(encoding="utf-8"))]
    return [game for game in found if game is not None]


@pytest.mark.parametrize(
    ("loose", "module", "strict"),
    [
        ("loose.pgn", pgn, "strict.pgn"),
        ("strict.pgn", pgn, "strict.pgn"),
        ("loose.sgf", sgf, "from_sgf.pgn"),
        ("from_sgf.pgn", pgn, "from_sgf.pgn"),
    ],
)
def test_pgn_is_written_word_by_word(loose: str, module: FormatUnderTest, strict: str) -> None:
    written = "\n".join(map(write_pgn, games_of(loose, module)))
    assert written == (FOLDER / strict).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["loose.sgf", "strict.sgf"])
def test_sgf_is_written_word_by_word(name: str) -> None:
    written = "".join(map(write_sgf, games_of(name, sgf)))
    assert written == (FOLDER / "strict.sgf").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "module", "repairs"),
    [
        (
            "loose.pgn",
            pgn,
            [
                (4, "the date '3 November 2018' is 2018.11.03"),
                (19, "the tag White is malformed"),
                (19, "the game type is missing; its pieces are those of Base+M"),
                (19, "WM1 is read as WM: there is only one"),
            ],
        ),
        ("strict.pgn", pgn, []),
        ("loose.sgf", sgf, []),
        ("strict.sgf", sgf, []),
        ("from_sgf.pgn", pgn, []),
    ],
)
def test_repairs_are_reported_with_their_lines(
    name: str, module: FormatUnderTest, repairs: list[tuple[int, str]]
) -> None:
    found = reads(module, (FOLDER / name).read_text(encoding="utf-8"))
    assert [tuple(repair) for read in found for repair in read.repairs] == repairs
