"""The judge: every exercise can be solved, and every wrong answer gets a reason."""

from __future__ import annotations

import re

import pytest

from skep.hexes import Hex
from skep.lessons import Answer, LessonStep, StepKind, judge, lessons
from skep.lessons.tasks import ChoiceTask, PieceTask
from skep.locales import LANGUAGES
from skep.moves import Move
from skep.pieces import Piece
from skep.rulebook import Rule, sentence

from .exercises import EXERCISES, TASKS, move_answer, moves, of_kind, pieces_on


def exercises(kind: StepKind) -> pytest.MarkDecorator:
    steps = of_kind(kind)
    return pytest.mark.parametrize(("lesson", "step"), steps, ids=[step.id for _, step in steps])


def found(step_id: str) -> LessonStep:
    return next(step for _, step in EXERCISES if step.id == step_id)


def is_right(lesson: str, step: LessonStep, answer: Answer) -> bool:
    feedback = judge(lesson, step.id, answer)
    assert feedback.message
    return feedback.correct


@exercises(StepKind.MOVE)
def test_some_legal_moves_solve_the_task_and_some_do_not(lesson: str, step: LessonStep) -> None:
    right = [move for move in moves(step.board) if is_right(lesson, step, move_answer(move))]
    assert right
    assert len(right) < len(step.board.legal_moves) * 0.6
    after = judge(lesson, step.id, move_answer(right[0])).board_after
    assert after is not None
    assert after.peek() == right[0]


@exercises(StepKind.MOVE)
def test_an_illegal_move_is_explained_by_the_rulebook(lesson: str, step: LessonStep) -> None:
    far_away = Move(Piece("wQ"), Hex(40, -40))
    expected = step.board.explain(far_away)
    for language in LANGUAGES:
        feedback = judge(lesson, step.id, move_answer(far_away), language)
        assert not feedback.correct
        assert feedback.explanation == expected
        assert feedback.message == sentence(expected, language, notation=False)


@exercises(StepKind.TARGETS)
def test_exactly_the_legal_destinations_are_right(lesson: str, step: LessonStep) -> None:
    board = step.board
    legal = {move.to for move in moves(board) if move.piece is step.piece}
    assert len(legal) >= 2
    assert is_right(lesson, step, {"targets": [list(at) for at in legal]})
    for at in legal:
        assert not is_right(lesson, step, {"targets": [list(other) for other in legal - {at}]})
    near = {cell for at in board.stacks for cell in (at, *at.neighbors())}
    for at in near - legal:
        feedback = judge(lesson, step.id, {"targets": [list(at), *map(list, legal)]})
        assert not feedback.correct
        assert feedback.explanation is not None
        assert sentence(feedback.explanation, notation=False) in feedback.message


@exercises(StepKind.CHOICE)
def test_one_choice_is_right(lesson: str, step: LessonStep) -> None:
    right = [choice.id for choice in step.choices if is_right(lesson, step, {"choice": choice.id})]
    task = TASKS[step.id]
    assert isinstance(task, ChoiceTask)
    assert right == [task.question(step.board)]


@exercises(StepKind.PIECE)
def test_exactly_the_pieces_asked_for_are_right(lesson: str, step: LessonStep) -> None:
    board = step.board
    task = TASKS[step.id]
    assert isinstance(task, PieceTask)
    names = sorted(p.name for p in pieces_on(board) if task.selection.includes(board, p))
    assert names
    assert is_right(lesson, step, {"pieces": names})
    assert not is_right(lesson, step, {"pieces": names[1:]})
    for piece in board.game_type.pieces:
        if piece.name not in names:
            assert not is_right(lesson, step, {"pieces": [*names, piece.name]})


@pytest.mark.parametrize(
    "language",
    [LANGUAGES[0], *(pytest.param(one, marks=pytest.mark.thorough) for one in LANGUAGES[1:])],
)
def test_every_answer_gets_a_sentence_in_every_language(language: str) -> None:
    messages = set()
    for lesson, step in EXERCISES:
        if step.kind is StepKind.MOVE:
            answers = [move_answer(move) for move in moves(step.board)]
        else:
            choices = [choice.id for choice in step.choices] or [""]
            answers = [{"choice": choice, "targets": [], "pieces": []} for choice in choices]
        messages |= {judge(lesson, step.id, answer, language).message for answer in answers}
    assert len(messages) > 80
    assert not [text for text in messages if "{" in text or not text.endswith((".", "!", "?"))]
    assert not [text for text in messages if re.search(r"\b[wb][QSBGAMLP]\d?\b", text)]


SAID = [  # lesson, exercise, a legal move, part of the message
    ("goal", "win", "wA1 bA1/", "one free side"),
    ("ending", "win", "wA1 bQ/", "only a draw"),
    ("ending", "win", "wB1 bQ/", "your own queen"),
    ("ending", "save", "wB2 -wA1", "can surround your queen at once"),
    ("placing", "win", "wB1 -bQ", "from your reserve"),
    ("placing", "hole", "wG2 -wB1", "marked cell is still empty"),
    ("queen-four-turns", "early", "wS1 -wG1", "queen bee"),
    ("queen-bee", "room", "wA1 /wS1", "only 2 free sides"),
    ("pillbug", "mosquito", "bA1 /wM", "still touches your queen"),
    ("grasshopper", "queen", "wA1 -wG1", "White's grasshopper 1"),
    ("one-hive", "pin", "wA1 bQ-", "not pinned"),
    ("one-hive", "free", "wG2 -wQ", "hold the hive together"),
    ("beetle", "climb", "wB1 bA1", "Black's queen is not covered yet"),
    ("passing", "make", "wB2 /wQ", "moves left"),
]


@pytest.mark.parametrize(("lesson", "name", "move", "said"), SAID)
def test_a_legal_move_that_misses_the_goal_gets_what_is_missing(
    lesson: str, name: str, move: str, said: str
) -> None:
    step = found(f"{lesson}-{name}")
    action = step.board.parse_move(move)
    assert isinstance(action, Move)
    feedback = judge(lesson, step.id, move_answer(action))
    assert not feedback.correct
    assert feedback.explanation is None
    assert said in feedback.message


def test_a_wrong_target_gets_its_reason() -> None:
    step = found("freedom-to-move-ring")
    middle = step.board.parse_move("wQ bQ/")
    assert isinstance(middle, Move)
    feedback = judge("freedom-to-move", step.id, {"targets": [list(middle.to)]}, "de")
    assert feedback.message.startswith("Eines dieser Felder ist falsch. Zum Schieben")
    assert feedback.explanation is not None
    assert feedback.explanation.rule is Rule.FREEDOM_TO_MOVE


def test_a_wrong_piece_gets_its_reason() -> None:
    def message_for(piece: str) -> str:
        return judge("pillbug", "pillbug-who", {"pieces": [piece]}).message

    assert "moved on the previous turn" in message_for("bA1")
    assert "in a stack" in message_for("wB1")
    assert "holds the hive together" in message_for("wQ")
    assert "not next to the pillbug" in message_for("bQ")
    assert "neighbors of White's pillbug" in message_for("wP")
    assert "still in the reserve" in message_for("wA1")


def test_the_other_side_has_no_pinned_pieces_to_find() -> None:
    assert "the white pieces" in judge("one-hive", "one-hive-pinned", {"pieces": ["bQ"]}).message


def test_a_step_gives_a_fresh_board_each_time() -> None:
    step = found("goal-win")
    step.board.push(next(moves(step.board)))
    assert step.board.game_string == step.game_string


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_every_exercise_leads_to_its_end(language: str) -> None:
    for lesson in lessons(language):
        for step in lesson.steps:
            if step.kind is StepKind.READ:
                assert step.help is None
                continue
            assert step.help is not None
            assert judge(lesson.id, step.id, step.help.solution, language).correct
            assert (step.help.hint is None) == (len(step.choices) == 2)
