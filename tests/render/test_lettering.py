"""Letters as strokes: every character that labels, names and coordinates need."""

from __future__ import annotations

import string

import pytest

from skep.errors import SettingError
from skep.render.lettering import checked_label, lettering

LETTERS = string.ascii_letters + string.digits + "!?+-=.,:/\\#*()<>%"


def test_every_letter_has_its_own_shape() -> None:
    assert len({lettering(letter, 16) for letter in LETTERS}) == len(LETTERS) - 1  # I is like l
    assert lettering("I", 16) == lettering("l", 16)


def test_a_text_is_as_wide_as_its_letters() -> None:
    one, two = lettering("8", 16), lettering("88", 16)
    assert (one.paths.count("<path"), two.paths.count("<path")) == (1, 2)
    assert two.width == pytest.approx(2 * one.width + 3.4)
    assert lettering("88", 32).width == 2 * two.width


def test_a_space_is_empty() -> None:
    assert lettering("a a", 16).paths.count("<path") == 2


@pytest.mark.parametrize("text", ["é", "а", "\n", "\0", "🐝", "&", '"', "'", "x;"])
def test_other_characters_are_refused(text: str) -> None:
    with pytest.raises(SettingError, match="expected A to Z, a to z, digits, spaces and !"):
        checked_label(text, 8)
