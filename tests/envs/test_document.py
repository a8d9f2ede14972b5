"""The page about environments: its examples run, and its list of planes is right."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from skep.envs import PLANES

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")


def test_the_examples_run() -> None:
    code = "".join(re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))
    test = doctest.DocTestParser().get_doctest(code, {}, "environments", "environments.md", 0)
    assert len(test.examples) > 20
    assert doctest.DocTestRunner().run(test).failed == 0


def test_the_table_of_planes_is_right() -> None:
    rows = re.findall(
        r"^\| (\d+)(?:(–|, )(\d+))? \| `([^`]+)`(?: … `([^`]+)`|, `([^`]+)`)? ", PAGE, re.MULTILINE
    )
    documented = 0
    for first, _, last, name, *others in rows:
        begin, end = int(first), int(last or first)
        assert begin == documented
        assert PLANES[begin] == name
        assert PLANES[end] in (name, *others)
        documented = end + 1
    assert documented == len(PLANES)
