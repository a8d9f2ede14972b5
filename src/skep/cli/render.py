"""``skep render``: draws a position as SVG or PNG, and a game as an animation."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, TypedDict

import typer

from skep.cli.options import GivenRules, OneGame
from skep.render.png import DEFAULT_WIDTH

if TYPE_CHECKING:
    from skep.board import Board
    from skep.hexes import Hex, Symmetry
    from skep.render import Arrow

_FORMATS: Final = ("svg", "png", "gif")
_SECONDS: Final = 1.0  # per position of an animation
_SIXTH: Final = 60  # degrees


def render(
    game: OneGame,
    out: Annotated[
        Path,
        typer.Option(
            "--out", "-o", metavar="FILE", help="Write to this file; - is standard output."
        ),
    ],
    file_format: Annotated[
        str | None,
        typer.Option(
            "--format",
            metavar="FORMAT",
            help="Write svg, png or gif.",
            show_default="the file's ending, or svg to standard output",
        ),
    ] = None,
    ply: Annotated[
        int | None,
        typer.Option(help="Draw the position after this many plies.", show_default="the last"),
    ] = None,
    animate: Annotated[
        bool,
        typer.Option("--animate", help="Animate the whole game as SVG; a GIF is always animated."),
    ] = False,
    first: Annotated[
        int | None, typer.Option("--from", help="Start the animation after this many plies.")
    ] = None,
    last: Annotated[
        int | None, typer.Option("--to", help="End the animation after this many plies.")
    ] = None,
    seconds: Annotated[
        float | None,
        typer.Option(help="Show each position of an animation for this long.", show_default="1"),
    ] = None,
    arrow: Annotated[
        list[str] | None,
        typer.Option(
            metavar="MOVE",
            help="Draw an arrow, such as 'wA1>bQ-' or 'wA1>bQ-:red'; repeat it for more.",
        ),
    ] = None,
    label: Annotated[
        list[str] | None,
        typer.Option(
            metavar="PLACE=TEXT",
            help="Write a short text on a piece or beside it, such as 'wQ=!?' or 'bQ-=a'.",
        ),
    ] = None,
    names: Annotated[
        bool, typer.Option("--names", help="Write the names of the pieces on the tiles.")
    ] = False,
    coordinates: Annotated[
        bool, typer.Option("--coordinates", help="Write the coordinates of the cells.")
    ] = False,
    reserves: Annotated[
        bool, typer.Option("--reserves", help="Draw what both players have in reserve.")
    ] = False,
    theme: Annotated[
        str,
        typer.Option(
            metavar="WORDS",
            help="Join up to three words with hyphens: light, dark or contrast; wood, felt or "
            "slate (none: transparent); ivory, maple or plain.",
        ),
    ] = "wood",
    turn: Annotated[
        int, typer.Option(metavar="DEGREES", help="Turn the hive counterclockwise: 60, 120, …")
    ] = 0,
    mirror: Annotated[
        bool, typer.Option("--mirror", help="Mirror the hive, before it is turned.")
    ] = False,
    width: Annotated[
        int | None,
        typer.Option(
            metavar="PIXELS",
            help="Make the picture this wide.",
            show_default="600; SVG: 64 per tile",
        ),
    ] = None,
    rules: GivenRules = None,
) -> None:
    """Draw a position as a picture, or a game as an animation.

    The ending of the file decides the format. PNG and GIF need the extra pictures:
    pip install 'skep[pictures]'.

    Example: skep render game.pgn -o hive.png --ply 20 --arrow 'wA1>bQ-' --reserves
    """
    from skep._disk import expect_writable, write_whole
    from skep.cli.given_game import given_game
    from skep.cli.terminal.pointing import last_move_highlights
    from skep.errors import SettingError
    from skep.render import animated_svg, png, svg

    kind = _format(out, file_format)
    is_animated = animate or kind == "gif"
    if is_animated and kind == "png":
        raise SettingError("a PNG is not animated: choose a file that ends with .gif or .svg")
    if is_animated and (arrow or label or ply is not None):
        raise SettingError(
            "--ply, --arrow and --label are for one position; an animation has --from and --to"
        )
    if not is_animated and (first, last, seconds) != (None, None, None):
        raise SettingError(
            "--from, --to and --seconds are for animations: add --animate, or write a GIF"
        )
    board = given_game(game, rules).board()
    expect_writable(out)
    look: _Look = {
        "names": names,
        "coordinates": coordinates,
        "reserves": reserves,
        "orientation": _orientation(turn, mirror=mirror),
        "theme": theme,
    }
    span: _Span = {
        "first": first,
        "last": last,
        "seconds": _SECONDS if seconds is None else seconds,
    }
    if kind == "gif":
        content = _gif(board, DEFAULT_WIDTH if width is None else width, span, look)
    elif is_animated:
        picture = animated_svg(board, width=width, **span, **look)
        content = f"{picture}\n".encode()
    else:
        _go_to(board, ply)
        picture = svg(
            board,
            highlights=last_move_highlights(board),
            arrows=[_arrow(board, text) for text in arrow or ()],
            labels=dict(_label(board, text) for text in label or ()),
            width=DEFAULT_WIDTH if width is None and kind == "png" else width,
            **look,
        )
        content = png(picture) if kind == "png" else f"{picture}\n".encode()
    write_whole(out, content)


class _Look(TypedDict):
    """The options that all kinds of pictures share."""

    names: bool
    coordinates: bool
    reserves: bool
    orientation: Symmetry
    theme: str


class _Span(TypedDict):
    """The part of a game that an animation shows, and the seconds per position."""

    first: int | None
    last: int | None
    seconds: float


def _format(out: Path, wanted: str | None) -> str:
    from skep._disk import is_stream
    from skep.errors import SettingError

    ending = out.suffix.lower().removeprefix(".")
    found = (wanted or ("svg" if not ending and is_stream(out) else ending)).lower()
    if found not in _FORMATS:
        raise SettingError(
            f"the format of {out} is unclear: expected a name that ends with .svg, .png or .gif, "
            "or one of these as --format"
        )
    return found


def _gif(board: Board, width: int, span: _Span, look: _Look) -> bytes:
    from skep.cli.progress import progress
    from skep.progress import Progress
    from skep.render import gif

    with progress("drawing") as advance:

        def report(so_far: Progress[None]) -> None:
            if so_far.done:
                advance(1 / so_far.total)

        return gif(board, width=width, on_progress=report, **span, **look)


def _orientation(degrees: int, *, mirror: bool) -> Symmetry:
    from skep.errors import SettingError
    from skep.hexes import Symmetry

    if degrees % _SIXTH:
        raise SettingError(f"--turn is {degrees}; expected a multiple of {_SIXTH} degrees")
    return Symmetry((degrees // _SIXTH % 6, mirror))


def _go_to(board: Board, ply: int | None) -> None:
    """Take back what was played after this many plies."""
    from skep._checks import whole_number

    if ply is not None:
        first = board.ply - len(board.history)
        ply = whole_number("--ply", ply, first, board.ply)
        while board.ply > ply:
            board.pop()


def _arrow(board: Board, text: str) -> Arrow:
    """An arrow such as ``wA1>bQ-:red``: a MoveString, and a color if one is given."""
    from skep.errors import SettingError
    from skep.moves import Move
    from skep.render import Arrow

    move, colon, color = text.partition(":")
    action = board.parse_move(move.replace(">", " ", 1))
    if not isinstance(action, Move):
        raise SettingError(f"{text[:20]!r} is not an arrow; expected a move such as 'wA1>bQ-'")
    return Arrow.of(board, action, color) if colon else Arrow.of(board, action)


def _label(board: Board, text: str) -> tuple[Hex, str]:
    """A place such as ``bQ-``, and the text to write there."""
    from skep.errors import SettingError
    from skep.move_string import parse_place

    place, equals, written = text.partition("=")
    if not equals:
        raise SettingError(f"{text[:20]!r} is not a label; expected a place and a text: 'bQ-=a'")
    return parse_place(board.stacks, place), written
