"""Engines that hang, die, flood or stay silent: that check fails, the others go on."""

from __future__ import annotations

from pathlib import Path

import pytest

from skep.conformance import Conclusion, format_report
from tests.conformance.checking import command, failures, results

pytestmark = [pytest.mark.processes, pytest.mark.usefixtures("impatient")]


@pytest.mark.parametrize(
    ("fault", "theme", "names", "received"),
    [
        ("hangs", "options", "bad-form", "(no answer in time)"),
        ("floods", "undo", "no-number", "(a reply of over 1048576 bytes)"),
        ("crashes", "play", "pass pass-refused", "(the engine ended with status 3)"),
        ("dies-of-blanks", "robustness", "blank-line", "(the engine ended with status 3)"),
    ],
)
def test_an_engine_that_gives_no_reply(fault: str, theme: str, names: str, received: str) -> None:
    found = results(command(fault), f"{theme}.")
    failed = failures(found)
    assert failed == {f"{theme}.{name}" for name in names.split()}
    for name in failed:
        assert found[name].received[-1] == received
        assert found[name].expected == "a reply that ends with ok, within 600 s"


def test_a_missing_ok_differs_from_a_missing_reply() -> None:
    result = results(command("no-ok"), "options.bad-form")["options.bad-form"]
    assert result.sent == ("options frobnicate",)
    assert result.received[0].startswith("err unexpected 'frobnicate'")
    assert result.received[1:] == ("(no answer in time)",)


def test_an_engine_without_a_greeting() -> None:
    found = results(command("starts-silently"), "start.greeting", "newgame.def")
    assert failures(found) == {"start.greeting"}
    greeting = found["start.greeting"]
    assert (greeting.sent, greeting.received) == ((), ("(no answer in time)",))
    assert greeting.expected == "a reply that ends with ok, within 600 s"


@pytest.mark.parametrize("fault", ["dies-at-start", "hangs-always"])
def test_an_engine_that_never_answers_is_abandoned(fault: str, tmp_path: Path) -> None:
    log = tmp_path / "log"
    found = results(command(fault, log), "newgame.")
    assert all(result.conclusion is Conclusion.FAILED for result in found.values())
    notes = [result.note for result in found.values()]
    assert notes[:3] == [""] * 3
    assert set(notes[3:]) == {"not asked: no reply to 3 checks in a row"}
    assert len(log.read_text().splitlines()) < 6
    reason = {
        "dies-at-start": "(the engine ended with status",
        "hangs-always": "(no answer in time",
    }
    *_, conclusion, received = format_report("", ["engine"], [*found.values()]).splitlines()
    assert conclusion == (
        f"The engine does not conform: it stopped answering. {[*found][2]} received:"
    )
    assert received.startswith(f"  {reason[fault]}"), "the cause comes last, where people look"


def test_an_engine_that_outlives_its_input() -> None:
    found = results(command("runs-on"), "robustness.end")
    assert failures(found) == {"robustness.end-of-input"}


def test_the_engine_is_started_again_after_a_failure_only(tmp_path: Path) -> None:
    log = tmp_path / "log"
    results(command("undoes-one", log), "undo.")
    assert len(log.read_text().splitlines()) == 1 + 3
