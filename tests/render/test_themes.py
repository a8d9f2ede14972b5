"""Themes: the colors of the web app, readable on each other."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

from skep.errors import SettingError, WrongTypeError
from skep.hexes import Hex
from skep.pieces import Color, Insect, Piece
from skep.render import svg
from skep.render.themes import LIGHTS, TABLES, TILES, Paint, theme

BOARD = Path(__file__).parents[2] / "web" / "src" / "board"
BLOCK = re.compile(r":where\(([^)]*)\)\s*\{([^}]*)\}")
COLOR = re.compile(r"--board-([\w-]+):\s*([^;]+);")


def luminance(color: str) -> float:
    """The relative luminance of WCAG 2."""
    channels = (int(color[k : k + 2], 16) / 255 for k in (1, 3, 5))
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    dark, light = sorted(map(luminance, (one, other)))
    return (light + 0.05) / (dark + 0.05)


def paint(css: str) -> Paint:
    """A color as the web app writes it."""
    if css == "transparent":
        return Paint("#000000", 0)
    if found := re.fullmatch(r"rgb\((\d+) (\d+) (\d+) / ([\d.]+)\)", css):
        red, green, blue = (int(channel) for channel in found.groups()[:3])
        return Paint(f"#{red:02x}{green:02x}{blue:02x}", float(found[4]))
    return Paint(css if len(css) == 7 else "#" + "".join(2 * digit for digit in css[1:]))


def of_the_web_app(*words: str) -> dict[str, Paint]:
    """The colors that a browser finds for a theme, a table and tiles: the last block wins."""
    found: dict[str, Paint] = {}
    for name in ("colors.css", "materials.css"):
        for selector, body in BLOCK.findall((BOARD / name).read_text(encoding="utf-8")):
            if set(re.findall(r'"(\w+)"', selector)) <= set(words):
                found |= {key: paint(value.strip()) for key, value in COLOR.findall(body)}
    return found


@pytest.mark.parametrize("words", list(product(LIGHTS, TABLES, TILES)), ids="-".join)
def test_every_color_is_that_of_the_web_app(words: tuple[str, str, str]) -> None:
    chosen = theme("-".join(words))
    expected = of_the_web_app(*words)
    assert {name: chosen[name] for name in expected} == expected


@pytest.mark.parametrize("words", list(product(LIGHTS, TILES)), ids="-".join)
def test_inks_stand_out_from_their_tiles(words: tuple[str, str]) -> None:
    chosen = theme("-".join(words))
    for color, insect in product(Color, Insect):
        face = chosen.of_tile(color, "face").color
        assert contrast(chosen.ink(color, insect), face) >= 3  # WCAG 2 for graphics


def test_inks_are_one_for_each_insect() -> None:
    for color in Color:
        assert len({theme().ink(color, insect) for insect in Insect}) == len(Insect)


def test_words_choose_a_theme_in_any_order() -> None:
    assert theme("maple-felt-dark").name == theme("dark-felt-maple").name == "dark-felt-maple"
    assert theme("Light").name == theme().name == "light"
    assert theme("wood").table == "wood"
    assert theme("maple").table == ""


@pytest.mark.parametrize("name", ["neon", "", "dark-light", "wood-felt", "dark wood", "x" * 999])
def test_other_themes_are_refused(name: str) -> None:
    with pytest.raises(SettingError, match=r"theme .*: expected at most one word of each of light"):
        svg({}, theme=name)


def test_a_theme_is_a_text() -> None:
    with pytest.raises(WrongTypeError, match="expected the name of a theme"):
        svg({}, theme=7)  # type: ignore[arg-type]


@pytest.mark.parametrize("table", TABLES)
def test_a_table_fills_the_picture(table: str) -> None:
    hive = {Hex(0, 0): (Piece("wQ"),)}
    picture = svg(hive, theme=table)
    (box,) = re.findall(r'viewBox="(\S+) (\S+) (\S+) (\S+)"', picture)
    (rect,) = re.findall(r'<rect x="(\S+)" y="(\S+)" width="(\S+)" height="(\S+)" (.*?)/>', picture)
    assert rect == (*box, f'fill="{theme(table)["table"].color}"')
    assert "<rect" not in svg(hive)
