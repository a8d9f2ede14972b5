"""``mosquito`` and ``mosquito-on-top``: it moves like what it touches; on top it is a beetle."""

from __future__ import annotations

import pytest

from skep.hexes import Hex
from skep.pieces import Insect, Piece
from skep.rulebook import Rule
from skep.rulebook.details import Copies, Far, NothingToCopy
from skep.rulebook.insects import BEHAVIORS
from skep.rulebook.position import lifted

from .drawing import Drawing, draw


def walks_as(hive: Drawing, insect: Insect) -> set[Hex]:
    """Where the white mosquito would go if it were that insect."""
    at = hive["wM"]
    return BEHAVIORS[insect].destinations(lifted(hive.position.stacks, at), at)


def test_the_rulebooks_mosquito_has_six_cells() -> None:
    hive = draw("""
          x
    x   bB1 wM
      wQ  bS1 x
        bQ  .
          x
    """)
    assert hive.goes("wM") == {*hive.cells("x"), hive["bB1"], hive["bS1"]}
    assert len(hive.goes("wM")) == 6


@pytest.mark.parametrize("name", ["bQ", "bB1", "bG1", "bS1", "bA1", "bL", "bP", "wA1", "wG1"])
def test_it_moves_like_the_piece_it_touches_of_either_color(name: str) -> None:
    hive = draw(f"""
          wS1 wS2
    wM  {name:4}wQ  bB2
      .   .   bA2
    """)
    assert hive.goes("wM") == walks_as(hive, Piece(name).insect)
    assert hive.goes("wM")


def test_it_can_copy_any_piece_it_touches() -> None:
    hive = draw("""
      bG1 .   .
    wM  bA1 wQ
      bS1 .   bQ
    """)
    copied = (Insect.GRASSHOPPER, Insect.ANT, Insect.SPIDER)
    assert hive.goes("wM") == set().union(*(walks_as(hive, insect) for insect in copied))


def test_from_a_stack_it_copies_only_the_top() -> None:
    hive = draw("""
    wM  X   wQ  bQ
    X = bA1 < bB1
    """)
    assert hive.goes("wM") == walks_as(hive, Insect.BEETLE)


@pytest.mark.parametrize("stack", ["bM", "bQ < bM"])
def test_it_cannot_move_if_it_touches_only_a_mosquito(stack: str) -> None:
    hive = draw(f"""
      a   .
    wM  X   wQ
    X = {stack}
    """)
    assert not hive.goes("wM")
    explanation = hive.explain("wM", "a")
    assert explanation.rule is Rule.MOSQUITO
    assert explanation.detail == NothingToCopy()


def test_on_top_it_is_a_beetle_and_nothing_else() -> None:
    hive = draw("""
      x   x
    bA1 X   wQ  a
      x   bG1
    X = bQ < wM
    """)
    assert hive.goes("wM") == {*hive.cells("x"), hive["bA1"], hive["wQ"], hive["bG1"]}
    explanation = hive.explain("wM", "a")
    assert explanation.rule is Rule.MOSQUITO_ON_TOP
    assert explanation.detail == Far(2)


def test_back_on_the_ground_it_copies_again() -> None:
    hive = draw("""
      a   .
    bA1 X   wQ
    X = bQ < wM
    """)
    landed = hive.play("wM", "a").play_pass()
    assert landed.goes("wM") == walks_as(landed, Insect.ANT) | walks_as(landed, Insect.QUEEN_BEE)


def test_its_one_role_is_part_of_the_explanation() -> None:
    hive = draw("""
      .   .   .   a
    wM  bS1 bQ  wQ
    """)
    explanation = hive.explain("wM", "a")
    assert explanation.rule is Rule.SPIDER
    assert explanation.role is Insect.SPIDER


def test_several_roles_are_all_named() -> None:
    hive = draw("""
      bQ  .   .   a
    wM  bB1 bA1 wQ
    """)
    explanation = hive.explain("wM", "a")
    assert explanation.rule is Rule.MOSQUITO
    assert explanation.detail == Copies((Insect.QUEEN_BEE, Insect.BEETLE))
