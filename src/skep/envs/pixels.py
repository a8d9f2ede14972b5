"""The board as pixels: a picture of the same size for every position, as videos need it."""

from __future__ import annotations

from io import BytesIO
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from skep.board import Board
from skep.render import png

SIZE: Final = 640
"""The width and the height of a picture."""
_BACKGROUND = (232, 228, 218)


def pixels(board: Board) -> NDArray[np.uint8]:
    """The hive in the middle of a square, as rows of pixels with red, green and blue.

    Tiles are 64 pixels wide, or smaller if the hive would not fit.
    """
    with Image.open(BytesIO(png(board._repr_svg_()))) as hive:
        hive.thumbnail((SIZE, SIZE))  # keeps its shape, and never enlarges it
        picture = Image.new("RGB", (SIZE, SIZE), _BACKGROUND)
        picture.paste(hive, ((SIZE - hive.width) // 2, (SIZE - hive.height) // 2), hive)
    return np.array(picture)
