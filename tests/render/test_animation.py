"""Animated SVG and sliders: each position is shown in its time, and the last without animation."""

from __future__ import annotations

import re
from base64 import b64decode
from html import unescape
from xml.etree import ElementTree

import pytest

import skep
from skep.engine import Analysis, Engine, Limit, Line
from skep.game import Game
from skep.hexes import Symmetry
from skep.moves import PASS
from skep.render import animated_svg, svg
from skep.render.animated_svg import Clock

from .test_text import MIDGAME

SVG = "{http://www.w3.org/2000/svg}"
BOARD = skep.Board.from_game_string(MIDGAME)


def hives(picture: str, positions: int) -> list[set[str]]:
    """What an animation shows in the middle of each position's time."""
    shown: list[set[str]] = [set() for _ in range(positions)]
    length = positions + 2
    for group in ElementTree.fromstring(picture).iter(f"{SVG}g"):
        names = [title.text or "" for title in group.findall(f"{SVG}title")] + [
            title.text or "" for title in group.findall(f"{SVG}g/{SVG}title")
        ]
        animation = group.find(f"{SVG}animate")
        if animation is None or not names:
            continue
        times = [float(time) for time in animation.attrib["keyTimes"].split(";")]
        values = animation.attrib["values"].split(";")
        for at in range(positions):
            last = max(k for k, time in enumerate(times) if time <= (at + 0.5) / length)
            if values[last] == "visible":
                shown[at].update(names)
    return shown


def test_each_position_is_shown_in_its_time() -> None:
    expected = []
    board = BOARD.root()
    for action in (None, *BOARD.history):
        if action is not None:
            board.push(action)
        stacks = board.stacks.values()
        expected.append({" on ".join(str(piece) for piece in stack[::-1]) for stack in stacks})
    assert hives(animated_svg(BOARD), BOARD.ply + 1) == expected


def test_without_animation_the_last_position_is_shown() -> None:
    root = ElementTree.fromstring(animated_svg(BOARD))
    for hidden in root.findall(f"{SVG}g[@visibility='hidden']"):
        root.remove(hidden)
    titles = {title.text for title in root.iter(f"{SVG}title")} - {root.findtext(f"{SVG}title")}
    assert titles == {" on ".join(map(str, stack[::-1])) for stack in BOARD.stacks.values()}


def test_an_animation_needs_no_script_and_nothing_from_outside() -> None:
    picture = animated_svg(BOARD, reserves=True, names=True, theme="wood")
    assert "script" not in picture
    assert set(re.findall(r'href="(.)', picture)) == {"#"}
    assert len(picture) < 100_000


def test_the_times() -> None:
    clock = Clock(4, 0.5)  # three positions of half a second, and the last for one and a half
    assert clock.shown("x", [0, 1, 2, 3]) == "x"
    shown = clock.shown("x", [1, 3])
    assert 'dur="3s"' in shown
    assert 'values="hidden;visible;hidden;visible" keyTimes="0;0.16667;0.33333;0.5"' in shown
    assert shown.startswith("<g><animate")
    assert clock.shown("x", [0]).startswith('<g visibility="hidden"><animate')


def test_a_part_of_a_game_marks_its_first_move() -> None:
    assert animated_svg(BOARD, first=5, last=5).count("<use") == svg(
        _after(5), last_move=_after(5).peek()
    ).count("<use")
    assert "An animation of 3 positions" in animated_svg(BOARD, first=2, last=4)


def test_an_animation_turns() -> None:
    assert animated_svg(BOARD, orientation=Symmetry.MIRRORED) != animated_svg(BOARD)


def _after(ply: int) -> skep.Board:
    board = BOARD.copy()
    while board.ply > ply:
        board.pop()
    return board


@pytest.fixture(scope="module")
def game() -> Game:
    return Game.from_board(BOARD, headers={"White": "<script>Ada</script>", "Black": 'B"o'})


def test_a_game_in_a_notebook_has_a_slider(game: Game) -> None:
    page = game._repr_html_()
    assert f'<input type="range" min="0" max="{BOARD.ply}" value="{BOARD.ply}"' in page
    (captions,) = re.findall(r'data-captions="([^"]*)"', page)
    lines = unescape(captions).split("\n")
    assert lines[:2] == ["Start", "1. wS1"]
    assert lines[-1] == f"12. {BOARD.move_strings[-1]}"


def test_names_of_players_are_escaped(game: Game) -> None:
    page = game._repr_html_()
    assert "<script" not in page
    assert "&lt;script&gt;Ada" in page
    assert "http" not in re.sub(r"http://www.w3.org/2000/svg", "", page)


def test_without_scripts_a_notebook_shows_the_last_position(game: Game) -> None:
    (data,) = re.findall(r'<img src="data:image/svg\+xml;base64,([^"]+)"', game._repr_html_())
    picture = b64decode(data).decode()
    assert "bB1 on bG1" in picture
    assert "animate" not in picture


def test_the_parts_of_a_slider_know_when_they_are_seen(game: Game) -> None:
    ranges = re.findall(r'<g data-at="([^"]+)"', game._repr_html_())
    seen = {text for text in ranges if re.fullmatch(r"\d+-\d+( \d+-\d+)*", text)}
    assert len(seen) == len(set(ranges))


def test_a_game_without_moves_and_one_that_starts_later() -> None:
    assert 'max="0"' in Game("Base")._repr_html_()
    later = Game(start=_after(4))
    later.root.add("wB1 -wQ")
    assert "&#10;5. wB1 -wQ" in later._repr_html_()


def test_an_analysis_in_a_notebook_has_arrows_and_lines() -> None:
    board = BOARD.copy()
    analysis = Engine(1).analyse(board, Limit(nodes=300), lines=3)
    board.push(analysis.best)  # what was analyzed stays as it was
    page = analysis._repr_html_()
    assert page.count("<tr>") == 4
    assert BOARD.move_string(analysis.best) in unescape(page)
    assert "<img " in page
    unknown = Analysis((Line((PASS,), 29_998, 3),), 3, 1, 0.1)
    assert "<td>wins in 2</td>" in unknown._repr_html_()
