"""What is said of a move, as the text of a comment."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from skep.formats.annotations import format_annotations, parse_annotations
from skep.game import Evaluation, Notes

everything_said = st.builds(
    Notes,
    comment=st.text(st.characters(exclude_categories=("C", "Z")) | st.just(" "), max_size=30).map(
        lambda text: " ".join(text.split())
    ),
    glyphs=st.lists(st.integers(0, 255), max_size=3, unique=True).map(tuple),
    clock=st.none() | st.integers(0, 10**9).map(lambda thousandths: thousandths / 1000),
    evaluation=st.none()
    | st.builds(Evaluation, st.integers(-30_000, 30_000), st.none() | st.integers(-99, 99)),
)


def test_commands_are_taken_out_of_the_words() -> None:
    said = parse_annotations("[%nag 1 3] Strong, [%clk 0:01:23.5]  but slow. [%eval -35]")
    assert said == Notes("Strong, but slow.", (1, 3), 83.5, Evaluation(-35))


def test_proven_wins_have_a_score() -> None:
    assert parse_annotations("[%eval #5]").evaluation == Evaluation(29_995, 5)
    assert parse_annotations("[%eval #-4]").evaluation == Evaluation(-29_996, -4)
    assert parse_annotations("[%eval 29000 #5]").evaluation == Evaluation(29_000, 5)


def test_commands_that_mean_something_else_stay_words() -> None:
    text = "[%clk soon] [%eval 0.35] [%csl Ga1] [%nag 1000] [%eval ]"
    assert parse_annotations(text) == Notes(text)


def test_each_line_of_words_is_a_comment() -> None:
    said = Notes("one\n\n two ", (1,), None, None)
    assert format_annotations(said) == ["[%nag 1] one", "two"]


@given(everything_said)
def test_annotations_survive_the_way_into_a_comment_and_back(said: Notes) -> None:
    texts = format_annotations(said)
    read = Notes()
    for text in texts:
        read = read.joined(parse_annotations(text))
    assert read._replace(comment="") == said._replace(comment="")
    assert read.comment in (said.comment, said.comment.replace("[%", "[ %"))


@given(st.text(max_size=60))
def test_any_text_is_read(text: str) -> None:
    parse_annotations(text)
