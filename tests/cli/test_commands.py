"""The command line: what each command prints, and that mistakes are explained in one line."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from itertools import chain
from pathlib import Path

import pytest

import skep
from skep.cli.app import run
from skep.engine import BenchFigures, BenchResult
from skep.engine.bench_positions import POSITIONS
from tests.patience import PATIENCE

COMMANDS = (
    *("play", "serve", "backup", "show", "uhp", "uhp-check", "perft", "bench"),
    *("match", "tournament", "analyse", "selfplay", "train", "book", "puzzles", "convert", "games"),
)
READERS = ("show", "render", "analyse", "review", "convert", "games")
PERFT = json.loads((Path(__file__).parents[1] / "data" / "perft.json").read_text())

Captured = pytest.CaptureFixture[str]


def process(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        stdin=subprocess.DEVNULL,
        env=environment or None,
    )


def test_version(capsys: Captured) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr().out == f"skep {skep.__version__}\n"


@pytest.mark.processes
def test_the_module_runs_like_the_script() -> None:
    script = Path(sys.executable).with_name("skep")
    expected = f"skep {skep.__version__}\n"
    assert process("-m", "skep", "--version").stdout == expected
    assert process(str(script), "--version").stdout == expected


@pytest.mark.parametrize("arguments", [[], ["--help"]])
def test_help_lists_every_command(arguments: list[str], capsys: Captured) -> None:
    assert run(arguments) == 0
    out = capsys.readouterr().out
    assert all(f" {command} " in out for command in COMMANDS)


@pytest.mark.parametrize("arguments", [["--help"], ["book", "--help"]])
def test_the_summary_of_no_command_is_cut_off(arguments: list[str], capsys: Captured) -> None:
    assert run(arguments) == 0
    summaries = capsys.readouterr().out.partition("Commands:")[2].splitlines()[1:]
    assert all(summary.endswith(".") and not summary.endswith("...") for summary in summaries)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_for_people(command: str, capsys: Captured) -> None:
    """No types of Python, no braces around arguments, no unknown x."""
    for arguments in [[command], ["book", "build"]][: 1 + (command == "book")]:
        assert run([*arguments, "--help"]) == 0
        assert not re.search(r"<[a-z]|\blist\[|[{}]|x[<>]=|<=x", capsys.readouterr().out)


def test_options_that_need_another_have_their_own_section(capsys: Captured) -> None:
    assert run(["play", "--help"]) == 0
    general, _, terminal = capsys.readouterr().out.partition("Options with --terminal:")
    assert "--open" in general
    assert "--level N" in terminal
    assert "[default: 10; 1 to 10]" in " ".join(terminal.split())


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_an_example(command: str, capsys: Captured) -> None:
    assert run([command, "--help"]) == 0
    assert f"Example: skep {command}" in capsys.readouterr().out


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_every_option(command: str, capsys: Captured) -> None:
    """``-h`` works, flags look like flags, and each option starts with a verb."""
    assert run([command, "-h"]) == 0
    out = capsys.readouterr().out
    assert "<bool>" not in out
    assert "--type" not in out
    rows = re.findall(r"^  (?:-\w, )?--(\S+).*?\s{2,}(\S.*)", out, re.MULTILINE)
    assert rows
    assert all(re.match(r"[A-Z][a-z]+\b", text) for _, text in rows)
    nouns = ("Seconds", "Plies", "Nodes", "How", "What", "Who", "The", "A", "An", "Another")
    assert [name for name, text in rows if text.split()[0] in nouns] == []


@pytest.mark.parametrize(
    ("command", "default"),
    [
        *((name, "tournament") for name in ("bench", "match", "tournament")),
        *((name, "tournament, or what a game needs") for name in ("perft", *READERS)),
        ("uhp", "uhp"),
        ("play", "rulebook"),
    ],
)
def test_every_command_that_plays_or_reads_a_game_takes_rules(
    command: str, default: str, capsys: Captured
) -> None:
    assert run([command, "--help"]) == 0
    words = " ".join(capsys.readouterr().out.split())
    assert re.search(rf"--rules NAME .*?\[default: \(?{default}\)?\]", words)
    needed = {
        **dict.fromkeys(("match", "tournament"), ("skep", "skep")),
        **dict.fromkeys(READERS, ("Base",)),
        "render": ("Base", "-o", "-"),
        "convert": ("Base", "-", "--format", "pgn"),
    }
    terminal = ["--terminal"] if command == "play" else []
    assert run([command, *needed.get(command, ()), *terminal, "--rules", "chess"]) == 2
    assert "unknown rule set 'chess'" in capsys.readouterr().err


@pytest.mark.processes
def test_the_shell_completes_commands_options_and_values() -> None:
    def completed(words: str) -> set[str]:
        count = str(len(words.split(" ")) - 1)
        environment = {"_SKEP_COMPLETE": "complete_bash", "COMP_WORDS": words, "COMP_CWORD": count}
        return set(process("-m", "skep", **environment).stdout.split())

    assert completed("skep ma") == {"match"}
    assert completed("skep perft --ru") == {"--rules"}
    assert completed("skep perft --rules t") == {"tournament"}
    assert completed("skep convert a b --format ") == {"game-string", "pgn", "sgf", "json"}
    assert completed("skep games --result d") == {"draw"}
    assert completed("skep perft Base+M") == {"Base+M", "Base+ML", "Base+MP", "Base+MLP"}


@pytest.mark.processes
def test_uhp_by_other_rules() -> None:
    command = [sys.executable, "-m", "skep", "uhp", "--rules", "tournament"]
    done = subprocess.run(command, input=b"options get Rules\n", capture_output=True, check=True)
    assert b"Rules;enum;tournament;tournament;rulebook;tournament;uhp" in done.stdout


@pytest.mark.parametrize("game_type", PERFT)
def test_perft_as_json(game_type: str, capsys: Captured) -> None:
    assert run(["perft", game_type, "--depth", "4", "--json"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [row.keys() for row in rows] == [{"depth", "nodes", "seconds"}] * 5
    assert [row["depth"] for row in rows] == [0, 1, 2, 3, 4]
    assert [row["nodes"] for row in rows] == PERFT[game_type][:5]
    assert all(row["seconds"] >= 0 for row in rows)


def test_perft_as_a_table(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    times = chain.from_iterable((10.0, 10.0 + seconds) for seconds in (0, 0.002, 0.5, 1, 2, 4))
    monkeypatch.setattr("skep.cli.perft.perf_counter", times.__next__)
    assert run(["perft"]) == 0
    header, *rows = capsys.readouterr().out.splitlines()
    assert header.split() == ["depth", "nodes", "seconds", "nodes/s"]
    assert [row.split()[1] for row in rows] == [f"{nodes:,}" for nodes in PERFT["Base"][:6]]
    assert rows[0].split()[2:] == ["0.000", "-"]  # too short for a speed
    assert rows[1].split()[2:] == ["0.002", f"{PERFT['Base'][1] * 500:,}"]


def test_perft_from_a_game_and_by_other_rules(capsys: Captured) -> None:
    run(["perft", "Base;InProgress;Black[1];wS1", "--depth", "1", "--json"])
    by_tournament = json.loads(capsys.readouterr().out.splitlines()[-1])["nodes"]
    run(["perft", "Base;InProgress;Black[1];wS1", "--depth", "1", "--json", "--rules", "rulebook"])
    by_rulebook = json.loads(capsys.readouterr().out.splitlines()[-1])["nodes"]
    assert (by_tournament, by_rulebook) == (24, 30)


def shallow_bench(variant: str, *options: str) -> list[str]:
    """What ``skep bench`` prints at small depths, with a given build of the core."""
    code = (
        "import sys; from skep.cli import app; from skep.engine import benchmark as b;"
        "b.POSITIONS = [p._replace(perft_depth=3, search_depth=3) for p in b.POSITIONS];"
        "sys.exit(app.run(['bench', *sys.argv[1:]]))"
    )
    return process("-c", code, *options, SKEP_CORE=variant).stdout.splitlines()


@pytest.mark.processes
def test_bench_has_the_same_signature_on_every_build() -> None:
    signatures = set()
    for variant in ("portable", ""):
        *positions, total = map(json.loads, shallow_bench(variant, "--json"))
        assert [row["position"] for row in positions] == [bench.name for bench in POSITIONS]
        for count in ("perft_nodes", "search_nodes"):
            assert total[count] == sum(row[count] for row in positions)
        signatures.add(total["signature"])
    (signature,) = signatures
    assert shallow_bench("")[-1] == f"signature {signature}"


@pytest.mark.processes
def test_bench_as_a_table() -> None:
    header, *rows, total, last = shallow_bench("")
    assert header.split() == ["perft", "nodes", "nodes/s", "search", "nodes", "nodes/s"]
    assert [row[:28].rstrip() for row in rows] == [bench.name for bench in POSITIONS]
    assert total.startswith("total")
    assert last.startswith("signature ")


def test_the_signature_distinguishes_any_two_counts() -> None:
    first, second = BenchFigures("a", 1, 0.5, 2, 0.5), BenchFigures("b", 3, 0.5, 4, 0.5)
    faster = BenchFigures("b", 3, 0.1, 4, 0.1)
    other = BenchFigures("b", 3, 0.5, 5, 0.5)
    whole = BenchResult([first, second])
    assert whole.signature == BenchResult([first, faster]).signature
    assert whole.signature != BenchResult([first, other]).signature
    assert whole.signature != BenchResult([second, first]).signature


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["frobnicate"], "No such command 'frobnicate'"),
        (["--nope"], "--nope"),
        (["uhp", "now"], "unexpected extra argument"),
        (["perft", "Chess"], "unknown game type 'Chess' at column 1 of 'Chess'; expected Base"),
        (
            ["perft", "Base;InProgress;White[1];wQ", "--rules", "tournament"],
            "move 1 (wQ), column 26",
        ),
        (["perft", "--depth", "-1"], "--depth"),
        (["perft", "--depth", "99"], "--depth"),
        (["perft", "--depth", "x"], "--depth"),
        (["perft", "--rules", "chess"], "expected one of rulebook, tournament, uhp"),
        (["bench", "Base"], "unexpected extra argument"),
        (["show"], "Missing argument 'GAME'"),
        (["show", "Chess"], "unknown game type 'Chess'"),
    ],
)
def test_mistakes_are_explained_in_one_line(
    arguments: list[str], message: str, capsys: Captured
) -> None:
    assert run(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("error: ")
    assert message in err


@pytest.mark.parametrize(
    ("arguments", "command"),
    [(["show"], "skep show"), (["perft", "--depth", "x"], "skep perft"), (["nope"], "skep")],
)
def test_a_mistake_points_at_the_help_of_the_command(
    arguments: list[str], command: str, capsys: Captured
) -> None:
    run(arguments)
    assert capsys.readouterr().err.endswith(f"\ntry '{command} --help'\n")


def test_play_says_where_games_are_kept(capsys: Captured) -> None:
    run(["play", "--help"])
    output = capsys.readouterr().out
    assert "SKEP_DATA" in output
    assert ".local/share/skep" in output


@pytest.mark.processes
def test_a_mistake_is_the_exit_status_of_the_process() -> None:
    done = process("-m", "skep", "perft", "Chess")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("error: unknown game type")
    assert "Traceback" not in done.stderr


def test_uhp_starts_without_what_only_people_need() -> None:
    code = (
        "import sys; sys.argv = ['skep', 'uhp']; from skep.cli import main; main();"
        "print([m for m in ('typer', 'rich', 'fluent.syntax') if m in sys.modules])"
    )
    assert process("-c", code).stdout.splitlines()[-2:] == ["ok", "[]"]
