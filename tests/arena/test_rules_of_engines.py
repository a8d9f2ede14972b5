"""UHP engines and the rules of a contest: set if possible, and always checked."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from skep import Board, GameType, SettingError
from skep.arena.readiness import get_ready, make_contestant
from skep.arena.spec_strings import parse_player
from skep.arena.specs import PlayerSpec
from tests.arena.playing import FOREVER, SKEP_UHP, fake

QUEEN_FIRST = "Base;InProgress;White[2];wQ;bQ wQ-"
STRICT = """
import sys
print("id Strict 1.0\\nok", flush=True)
for line in sys.stdin:
    if line.startswith("exit"):
        break
    if line.startswith("options"):
        print(OPTIONS)
    elif ";wQ" in line:
        print("err the queen cannot be first")
    else:
        print("fine")
    print("ok", flush=True)
"""


def ours(settings: str = "") -> PlayerSpec:
    return parse_player(f"uhp?depth=1&{settings}{FOREVER}:{SKEP_UHP}")


def strict(folder: Path, options: str) -> PlayerSpec:
    """An engine that never accepts the queen as first piece."""
    script = folder / "strict.py"
    script.write_text(STRICT.replace("OPTIONS", repr(options)))
    return parse_player(f"uhp?depth=1&name=strict&{FOREVER}:{sys.executable} {script}")


@pytest.mark.parametrize("rules", ["rulebook", "tournament", "uhp"])
def test_an_engine_with_the_option_gets_the_rules(rules: str) -> None:
    spec = get_ready(ours(), [GameType("Base")], rules).spec
    assert spec.options == (("Rules", rules),)


@pytest.mark.processes
def test_a_game_that_begins_with_the_queen_is_played() -> None:
    player = make_contestant(get_ready(ours(), [GameType("Base")], "rulebook").spec)
    try:
        board = Board.from_game_string(QUEEN_FIRST, "rulebook")
        player.start_game(board)
        board.push(player.choose(board).action)
    finally:
        player.close()


@pytest.mark.processes
def test_rules_that_the_user_gives_an_engine_stay() -> None:
    spec = ours("option.rules=uhp&")
    assert get_ready(spec, [GameType("Base")], "tournament").spec.options == (("rules", "uhp"),)
    with pytest.raises(SettingError, match="the queen"):
        get_ready(spec, [GameType("Base")], "rulebook")


@pytest.mark.parametrize("options", ["", "Rules;enum;a;a;a;b", "Rules;enum", "Rules;int;1;1;0;9"])
def test_an_engine_with_other_rules_is_refused_with_a_clear_message(
    tmp_path: Path, options: str
) -> None:
    spec = strict(tmp_path, options)
    assert get_ready(spec, [GameType("Base")], "tournament").spec.options == ()
    with pytest.raises(SettingError) as error:
        get_ready(spec, [GameType("Base")], "rulebook")
    assert str(error.value) == (
        "strict cannot play by --rules rulebook: it refuses the queen as the first piece"
        " (newgame Base;InProgress;Black[1];wQ: err the queen cannot be first)"
    )


def test_an_engine_without_options_that_takes_the_queen_is_ready() -> None:
    for mode in ("chatty", "no-options"):
        assert (
            get_ready(parse_player(fake(mode)), [GameType("Base")], "rulebook").spec.options == ()
        )
