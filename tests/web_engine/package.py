"""The engine package for web pages, as `make engine` builds it."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

import pytest

from tests.patience import PATIENCE

PACKAGE: Final = Path(__file__).parent.parent.parent / "build" / "engine"


def built_package() -> Path:
    """The folder of the package; skip the test if it is not built."""
    if not (PACKAGE / "index.js").exists():
        pytest.skip("the engine package is not built: run make engine")
    return PACKAGE


def run_script(script: str, data: object) -> Any:
    """What a script for Node returns: the body of a function of ``skep``, ``core`` and ``data``."""
    if shutil.which("node") is None:
        pytest.skip("Node is not installed")
    package = built_package()
    program = f"""
        import {{ readFileSync }} from "node:fs";
        import * as skep from {json.dumps((package / "index.js").as_uri())};
        const core = await skep.Core.load(readFileSync({json.dumps(str(package / "core.wasm"))}));
        const data = JSON.parse(readFileSync(0, "utf8"));
        const result = await (async () => {{ {script} }})();
        process.stdout.write(JSON.stringify(result));
    """
    done = subprocess.run(
        ["node", "--input-type=module", "--eval", program],
        input=json.dumps(data),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
