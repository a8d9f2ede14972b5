"""``skep render``: pictures and animations in files, and what it says about mistakes."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

from skep.cli.app import run

GAME = r"Base+L;InProgress;White[3];wS1;bG1 wS1-;wQ \wS1;bQ bG1/"
TITLES = "{*}g/{*}title"


def rendered(out: Path, *options: str) -> Path:
    assert run(["render", GAME, "-o", str(out), *options]) == 0
    return out


def test_an_svg_file(tmp_path: Path) -> None:
    root = ElementTree.parse(rendered(tmp_path / "hive.svg")).getroot()
    assert len(root.findall(TITLES)) == 4
    root = ElementTree.parse(rendered(tmp_path / "hive.svg", "--ply", "1")).getroot()
    assert [title.text for title in root.findall(TITLES)] == ["wS1"]
    root = ElementTree.parse(rendered(tmp_path / "hive.svg", "--width", "321")).getroot()
    assert root.get("width") == "321"


def test_a_png_file(tmp_path: Path) -> None:
    with Image.open(rendered(tmp_path / "hive.png", "--width", "200")) as picture:
        assert picture.format == "PNG"
        assert picture.width == 200
    with Image.open(rendered(tmp_path / "hive", "--format", "PNG")) as picture:
        assert picture.width == 600


def test_animations(tmp_path: Path) -> None:
    with Image.open(rendered(tmp_path / "game.GIF", "--width", "100", "--from", "2")) as picture:
        assert (picture.format, picture.width) == ("GIF", 100)
        assert getattr(picture, "n_frames", 1) == 3
    animated = rendered(tmp_path / "game.svg", "--animate", "--to", "3").read_text()
    assert "An animation of 4 positions." in animated


def test_every_option_changes_the_picture(tmp_path: Path) -> None:
    options = (
        (),
        ("--arrow", "wA1>bQ-"),
        ("--arrow", "wQ bG1-"),
        ("--arrow", "wQ>bG1-:red"),
        ("--label", "wQ=!?"),
        ("--label", r"bQ\=a"),
        ("--names",),
        ("--coordinates",),
        ("--reserves",),
        ("--theme", "dark-felt-plain"),
        ("--turn", "60"),
        ("--turn", "-120"),
        ("--mirror",),
    )
    pictures = [rendered(tmp_path / "x.svg", *option).read_bytes() for option in options]
    assert len(set(pictures)) == len(options)


def test_the_last_move_is_marked(tmp_path: Path) -> None:
    game = r"Base;InProgress;Black[3];wS1;bG1 wS1-;wQ \wS1;bQ bG1/;wQ wS1/"
    out = tmp_path / "x.svg"
    assert run(["render", game, "-o", str(out)]) == 0
    moved = out.read_text()
    assert moved.count('href="#skep-cell"') == 1  # where the queen was
    assert run(["render", game, "-o", str(out), "--ply", "0"]) == 0
    assert "skep-ring" not in out.read_text()


def test_standard_input_and_output(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(GAME.encode())))
    assert run(["render", "-", "-o", "-"]) == 0
    out, err = capfd.readouterr()
    assert (out[:4], out[-7:], err) == ("<svg", "</svg>\n", "")


def test_a_device_is_written_to_and_stays(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["render", GAME, "-o", "/dev/full"]) == 2
    problem = "error: cannot write /dev/full: No space left on device\n"
    assert capsys.readouterr() == ("", problem)
    assert Path("/dev/full").is_char_device()


@pytest.mark.parametrize(
    ("out", "options", "problem"),
    [
        ("x.jpg", (), "the format of x.jpg is unclear: expected a name that ends with .svg, .png"),
        ("x", (), "the format of x is unclear"),
        ("x.svg", ("--format", "bmp"), "the format of x.svg is unclear"),
        ("/no/such/folder/x.svg", (), "cannot write /no/such/folder/x.svg: there is no folder"),
        ("x.svg", ("--theme", "neon"), "unknown theme 'neon': expected at most one word of each"),
        ("x.svg", ("--ply", "5"), "--ply must be a whole number from 0 to 4, not 5"),
        ("x.svg", ("--from", "1"), "--from, --to and --seconds are for animations: add --animate"),
        ("x.png", ("--seconds", "2"), "--from, --to and --seconds are for animations: add --anim"),
        ("x.gif", ("--from", "5"), "the first ply must be a whole number from 0 to 4, not 5"),
        ("x.gif", ("--from", "3", "--to", "2"), "the last ply must be a whole number from 3 to 4"),
        ("x.gif", ("--ply", "1"), "--ply, --arrow and --label are for one position"),
        ("x.gif", ("--seconds", "0"), "the seconds per position must be a number greater than 0"),
        ("x.gif", ("--seconds", "1e9"), "a position is shown for at most 60 seconds, not 1e+09"),
        ("x.gif", ("--width", "9999"), "the width of an animation must be a whole number from 16"),
        ("x.png", ("--animate",), "a PNG is not animated: choose a file that ends with .gif"),
        ("x.png", ("--width", "0"), "the width of a picture must be a whole number from 1 to 8000"),
        ("x.png", ("--turn", "90"), "--turn is 90; expected a multiple of 60 degrees"),
        ("x.png", ("--arrow", "wQ"), "wQ goes nowhere at column 3 of 'wQ'"),
        ("x.png", ("--arrow", "pass"), "'pass' is not an arrow; expected a move such as 'wA1>bQ-'"),
        ("x.png", ("--arrow", "wQ>bQ:pink"), "unknown color 'pink'; expected purple, green, blue"),
        ("x.png", ("--label", "wQ"), "'wQ' is not a label; expected a place and a text: 'bQ-=a'"),
        (
            "x.png",
            ("--label", "=a"),
            "unknown reference ''; expected a reference such as wQ, -wQ",
        ),
        ("x.png", ("--label", "wQ bQ=a"), "unknown reference 'wQ bQ' at column 1 of 'wQ bQ'"),
        ("x.png", ("--label", "wQ="), "a label has 1 to 8 characters, not 0"),
        ("x.png", ("--label", "wQ=<é>"), "the label '<é>' has the character 'é'; expected A to Z"),
    ],
)
def test_mistakes(
    out: str,
    options: tuple[str, ...],
    problem: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["render", GAME, "-o", out, *options]) == 2
    printed, error = capsys.readouterr()
    assert printed == ""
    assert error.startswith(f"error: {problem}")
    assert error.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("module", "name"), [("resvg_py", "resvg"), ("PIL", "Pillow")])
def test_a_missing_extra_is_named(
    module: str,
    name: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    assert run(["render", GAME, "-o", str(tmp_path / "x.gif")]) == 2
    assert f"needs {name}: pip install 'skep[pictures]'" in capsys.readouterr().err
    assert run(["render", GAME, "-o", str(tmp_path / "x.svg")]) == 0  # which needs neither
