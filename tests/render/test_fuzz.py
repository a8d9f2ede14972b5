"""Whatever is asked for, a picture is well-formed and safe, or an error says what is wrong."""

from __future__ import annotations

from xml.etree import ElementTree

from hypothesis import given, settings
from hypothesis import strategies as st

from skep.errors import SkepError
from skep.hexes import Hex, Symmetry
from skep.pieces import PIECES, Color
from skep.render import ARROW_COLORS, Arrow, Highlight, HighlightKind, svg

HEXES = st.builds(Hex, st.integers(-6, 6), st.integers(-6, 6))
STACKS = st.dictionaries(
    HEXES, st.lists(st.sampled_from(PIECES), max_size=7).map(tuple), max_size=12
)
HIGHLIGHTS = st.dictionaries(
    HEXES, st.builds(Highlight, st.sampled_from(HighlightKind), st.integers(0, 120)), max_size=5
)
ARROWS = st.lists(
    st.builds(
        Arrow,
        st.none() | HEXES,
        HEXES,
        st.sampled_from((*ARROW_COLORS, "#0a0B0c", '"/><script>', "url(#x)")),
        st.none() | st.sampled_from(PIECES),
    ),
    max_size=3,
)
LABELS = st.dictionaries(HEXES, st.text(max_size=9) | st.text("ab<>!?1", max_size=8), max_size=3)
ELEMENTS = {"svg", "title", "desc", "defs", "g", "path", "use", "rect", "circle"}


@settings(max_examples=60, deadline=None)
@given(
    STACKS,
    HIGHLIGHTS,
    ARROWS,
    LABELS,
    st.sampled_from(Symmetry),
    st.sampled_from(("light", "dark-felt", "contrast-slate-plain", "maple-wood")),
    st.lists(st.booleans(), min_size=3, max_size=3),
)
def test_a_picture_is_well_formed_or_refused(
    stacks: dict[Hex, tuple[object, ...]],
    highlights: dict[Hex, Highlight],
    arrows: list[Arrow],
    labels: dict[Hex, str],
    orientation: Symmetry,
    theme: str,
    switches: list[bool],
) -> None:
    names, coordinates, reserves = switches
    try:
        picture = svg(
            stacks,  # type: ignore[arg-type]
            highlights=highlights,
            arrows=arrows,
            labels=labels,
            orientation=orientation,
            theme=theme,
            names=names,
            coordinates=coordinates,
            reserves=dict.fromkeys(Color, PIECES) if reserves else False,
        )
    except SkepError:
        return
    root = ElementTree.fromstring(picture)
    assert {element.tag.partition("}")[2] for element in root.iter()} <= ELEMENTS
    ids = {element.get("id") for element in root.iter() if element.get("id")}
    assert {
        element.attrib["href"][1:] for element in root.iter() if "href" in element.attrib
    } <= ids
