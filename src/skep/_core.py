"""The native core: the build for AVX2 where the machine has it, else the portable one.

``SKEP_CORE=portable`` or ``SKEP_CORE=avx2`` in the environment overrides the choice. In a browser
tab it is the core as WebAssembly.
"""

import os
import sys
from importlib import import_module

if sys.platform == "emscripten":
    _runnable: tuple[str, ...] = ("wasm",)
elif import_module("skep._cpu").has_avx2():
    _runnable = ("avx2", "portable")
else:
    _runnable = ("portable",)
_variant = os.environ.get("SKEP_CORE") or _runnable[0]
if _variant not in _runnable:
    raise ImportError(f"SKEP_CORE is {_variant!r}; this machine runs {' and '.join(_runnable)}")

globals().update(
    {k: v for k, v in vars(import_module(f"skep._core_{_variant}")).items() if k[:1] != "_"}
)
