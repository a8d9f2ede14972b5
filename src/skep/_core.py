"""The native core: the build for AVX2 where the machine has it, else the portable one.

``SKEP_CORE=portable`` or ``SKEP_CORE=avx2`` in the environment overrides the choice.
"""

import os
from importlib import import_module

_best = "avx2" if import_module("skep._cpu").has_avx2() else "portable"
_variant = os.environ.get("SKEP_CORE") or _best
if _variant not in ("avx2", "portable"):
    raise ImportError(f"SKEP_CORE is {_variant!r}; expected avx2 or portable")

globals().update(
    {k: v for k, v in vars(import_module(f"skep._core_{_variant}")).items() if k[:1] != "_"}
)
