"""Pictures as PNG: SVG drawn by resvg, which needs no fonts and no system library."""

from __future__ import annotations

import re
from typing import Final

from skep._checks import checked_text, shown, whole_number
from skep.errors import SettingError

DEFAULT_WIDTH: Final = 600
"""In pixels, of pictures that have to have a width."""
MAX_WIDTH: Final = 8000
"""The most pixels that a picture is wide or high."""
MAX_PIXELS: Final = 40_000_000
"""The most pixels of a picture, which take four bytes each while it is drawn."""

_ROOT = re.compile(  # as ``svg`` writes it
    r'(<svg [^>]*?)width="([0-9]+)" height="[0-9]+" '
    r'(viewBox="[-0-9.]+ [-0-9.]+ ([0-9.]+) ([0-9.]+)")'
)


def png(svg_text: str, width: int | None = None) -> bytes:
    """The PNG of a picture from ``svg``, as wide as it says or this many pixels wide.

    It needs the extra ``pictures``.
    """
    text = checked_text("a picture from skep.render.svg", svg_text)
    if not (root := _ROOT.match(text)):
        raise SettingError(f"expected a picture from skep.render.svg, not {shown(text)}")
    start, natural_width, box, across, down = root.groups()
    wanted = int(natural_width) if width is None else width
    width = whole_number("the width of a picture", wanted, 1, MAX_WIDTH)
    height = max(1, round(width * float(down) / float(across)))
    if height > MAX_WIDTH or width * height > MAX_PIXELS:
        raise SettingError(
            f"the picture would have {width} × {height} pixels; expected at most {MAX_WIDTH} in "
            f"each direction and {MAX_PIXELS} in all: choose a smaller width"
        )
    try:
        import resvg_py  # noqa: PLC0415 - an extra
    except ImportError:
        raise SettingError("PNG needs resvg: pip install 'skep[pictures]'") from None
    try:
        # resvg scales from the root's size, which is rounded, so set the exact one.
        sized = f'{start}width="{width}" height="{height}" {box}{text[root.end() :]}'
        return resvg_py.svg_to_bytes(svg_string=sized, skip_system_fonts=True)
    except ValueError as error:
        raise SettingError(f"the picture can't be drawn: {error}") from None
