"""``skep uhp-check``: its two reports, exit status and error messages."""

from __future__ import annotations

import json

import pytest

from skep import __version__
from skep.cli.app import run

Captured = pytest.CaptureFixture[str]
in_process = pytest.mark.usefixtures("in_process")


@in_process
def test_the_report_of_a_good_engine(capsys: Captured) -> None:
    assert run(["uhp-check", "none", "--only", "play."]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.startswith(f"Skep {__version__} (none)\n")
    assert "\nPlaying and passing\n  passed   play.game-string\n" in out
    assert "FAILED" not in out
    assert out.endswith("The engine passed everything that is required.\n")


@in_process
def test_the_report_of_a_bad_engine(capsys: Captured) -> None:
    assert run(["uhp-check", "undoes-one", "--only", "undo.t"]) == 1
    out = capsys.readouterr().out
    assert "  FAILED   undo.too-many\n" in out
    assert (
        "           undo of more moves than were played is an error, and takes none back.\n" in out
    )
    assert "           sent      newgame Base;InProgress;White[3];" in out
    assert "\n                     undo 5\n           expected  err MESSAGE\n" in out
    assert "           received  Base;InProgress;Black[2];wS1;bS1 wS1-;wQ -wS1\n" in out
    assert out.endswith("The engine does not conform: undo.too-many failed.\n")


@in_process
def test_the_report_as_json(capsys: Captured) -> None:
    assert run(["uhp-check", "undoes-one", "--only", "undo.", "--json"]) == 1
    values = json.loads(capsys.readouterr().out)
    assert values["conforms"] is False
    assert values["command"] == ["undoes-one"]
    assert values["counts"] == {"required": {"passed": 5, "failed": 4}}
    many = next(check for check in values["checks"] if check["id"] == "undo.many")
    assert many["severity"] == "required"
    assert many["conclusion"] == "failed"
    assert many["sent"][-1] == "undo 3"
    assert many["expected"] == "Base;InProgress;Black[1];wS1"
    assert many["received"][0] == "Base;InProgress;Black[2];wS1;bS1 wS1-;wQ -wS1"


@in_process
def test_missed_recommendations_do_not_fail(capsys: Captured) -> None:
    assert run(["uhp-check", "says-no-more", "--only", "errors.message"]) == 0
    out = capsys.readouterr().out
    assert "FAILED   errors.message               recommended\n" in out
    assert "recommended:  1 failed\n" in out


@in_process
def test_long_and_invisible_lines_are_shown_readably(capsys: Captured) -> None:
    run(["uhp-check", "garbles-moves", "--only", "bestmove.pass"])
    assert r"received  \x1b[31mqueen takes e4" in capsys.readouterr().out
    run(["uhp-check", "says-invalidmove", "--only", "robustness.long"])
    assert "xxxx… (30000 characters)\n" in capsys.readouterr().out


def test_help_has_an_example(capsys: Captured) -> None:
    assert run(["uhp-check", "--help"]) == 0
    assert "Example: skep uhp-check" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "ENGINE"),
        ([""], "the engine has no command"),
        (["'engine"], "No closing quotation"),
        (["/no/such/engine"], "cannot be started: /no/such/engine: No such file or directory"),
        (["engine", "--only", "chess"], "no check begins with 'chess'"),
        (["engine", "--games", "-1"], "--games"),
        (["engine", "--patience", "0"], "--patience"),
    ],
)
def test_mistakes_are_explained_in_one_line(
    arguments: list[str], message: str, capsys: Captured
) -> None:
    assert run(["uhp-check", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("error: ")
    assert message in err
