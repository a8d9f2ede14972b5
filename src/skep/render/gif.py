"""A game as an animated GIF, one frame after another, so that memory stays small."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from struct import pack
from typing import TYPE_CHECKING, Final

from skep._checks import whole_number
from skep.errors import SettingError
from skep.hexes import Symmetry
from skep.progress import OnProgress, Progress, ignore_progress
from skep.render.boards import HasBoard, Replayable
from skep.render.film import LAST_SHOWN, Film, film_of, seconds_per_position
from skep.render.png import DEFAULT_WIDTH, png
from skep.render.scenes import Scene
from skep.render.svg_drawing import draw, style_of

if TYPE_CHECKING:
    from PIL import Image

MAX_GIF_WIDTH: Final = 2000
"""The most pixels that an animation is wide."""
_COLORS: Final = 255
_FOREVER: Final = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
_END: Final = b";"
_UNCHANGED: Final = _COLORS
"""The color that leaves a pixel as it was, which keeps frames small."""
_IS_ZERO: Final = [255] + [0] * 255
_KEEP: Final = 1  # what is drawn stays when the next frame comes


def gif(
    game: HasBoard | Replayable,
    *,
    first: int | None = None,
    last: int | None = None,
    seconds: float = 1.0,
    names: bool = False,
    coordinates: bool = False,
    reserves: bool = False,
    orientation: Symmetry = Symmetry.IDENTITY,
    theme: str = "wood",
    width: int = DEFAULT_WIDTH,
    on_progress: OnProgress[None] = ignore_progress,
) -> bytes:
    """Draw a Game, or everything played on a Board, as an animated GIF of this width in pixels.

    It shows the positions after the plies ``first`` to ``last``, each for this many ``seconds``,
    and starts over. A theme without a table gets that of wood, since a GIF can't be transparent
    with soft edges. It needs the extra ``pictures``.
    """
    width = whole_number("the width of an animation", width, 16, MAX_GIF_WIDTH)
    milliseconds = round(1000 * seconds_per_position(seconds))
    style = style_of(theme, orientation, coordinates=coordinates, names=names)
    if not style.palette.table:
        style = style_of(f"{theme}-wood", orientation, coordinates=coordinates, names=names)
    film = film_of(game, style, first, last, reserves=reserves)
    return b"".join(_blocks(film, width, milliseconds, on_progress))


def _blocks(
    film: Film, width: int, milliseconds: int, on_progress: OnProgress[None]
) -> Iterator[bytes]:
    """The parts of the file, in their order."""
    try:
        from PIL import Image, ImageChops  # noqa: PLC0415 - an extra
        from PIL.GifImagePlugin import getdata  # noqa: PLC0415
    except ImportError:
        raise SettingError("GIF needs Pillow: pip install 'skep[pictures]'") from None
    total = len(film.scenes)
    on_progress(Progress(0, total, None))
    # The last position has every color: pieces never leave the hive.
    colors = _picture(film, film.scenes[-1], width).quantize(_COLORS)
    yield _header(colors)
    shown: Image.Image | None = None
    for index, scene in enumerate(film.scenes):
        painted = _picture(film, scene, width).quantize(palette=colors, dither=Image.Dither.NONE)
        frame = Image.frombytes("L", painted.size, painted.tobytes())  # the numbers of the colors
        part, box = frame, (0, 0, *frame.size)
        if shown is not None:
            change = ImageChops.difference(shown, frame)
            box = change.getbbox() or (0, 0, 1, 1)
            part = frame.copy()
            part.paste(_UNCHANGED, mask=change.point(_IS_ZERO))
            part = part.crop(box)
        shown = frame
        time = milliseconds * (LAST_SHOWN if index == total - 1 else 1)
        yield b"".join(
            getdata(part, box[:2], duration=time, disposal=_KEEP, transparency=_UNCHANGED)
        )
        on_progress(Progress(index + 1, total, None))
    yield _END


def _picture(film: Film, scene: Scene, width: int) -> Image.Image:
    from PIL import Image  # noqa: PLC0415 - an extra

    drawn = png(draw(scene, film.style, film.layout, width), width)
    with Image.open(BytesIO(drawn)) as picture:
        return picture.convert("RGB")


def _header(colors: Image.Image) -> bytes:
    """What a file starts with: its size, its colors, and that it plays forever."""
    palette = bytes(colors.getpalette() or ()).ljust(3 * 256, b"\0")
    return b"GIF89a" + pack("<HHBBB", *colors.size, 0xF7, 0, 0) + palette + _FOREVER
