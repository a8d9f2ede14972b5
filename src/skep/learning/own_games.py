"""Games from elsewhere as training data: anybody's games in the format of self-play."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from operator import length_hint
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from skep._checks import checked_path, checked_text, shown, whole_number
from skep.board import Board
from skep.errors import SettingError, SkepError, WrongTypeError
from skep.game import Game
from skep.learning.frames import pack
from skep.learning.games import (
    MAX_COORDINATE,
    MAX_PLIES,
    RULES,
    WIN,
    PlayedGame,
    PlayedResult,
    Ply,
)
from skep.learning.shards import LEARN_UNSCORED, open_shards
from skep.moves import Move
from skep.progress import OnProgress, Progress, ignore_progress
from skep.rulesets import RuleSet

_BATCH: Final = 256  # games that are written together


class ScoredGame(NamedTuple):
    """A game with scores for its positions."""

    game: Board | Game | str
    """A board, a game, or a GameString."""
    scores: Sequence[int | None]
    """For each ply, the score of the position before it for the player to move, or None.

    100 is worth a piece. A proven win in n plies is 32000 - n, a proven loss n - 32000.
    """


OwnGame: TypeAlias = Board | Game | str | ScoredGame


def add_games(
    folder: Path | str,
    games: Iterable[OwnGame],
    *,
    source: str,
    on_progress: OnProgress[int] = ignore_progress,
) -> int:
    """Add games to a folder of training data, and return how many there were.

    Each game is a board, a ``Game``, a GameString or a ScoredGame, legal by the tournament
    rules and from the usual start. ``train``
    learns from the scores and the result, or from the result alone where there are no scores.
    ``source`` says where the games come from and is kept with them; games of another source need
    another folder. ``on_progress`` counts the games that are read; of an iterator, the total is
    what has been read. If one of the games is refused, none is added.
    """
    path = checked_path("the path of a folder", folder)
    if isinstance(games, str | ScoredGame) or not isinstance(games, Iterable):
        raise WrongTypeError(f"expected several games, for example in a list, not {shown(games)}")
    settings = {"source": checked_text("a source", source), "rules": RULES, LEARN_UNSCORED: True}
    total = length_hint(games)
    played: list[PlayedGame] = []
    on_progress(Progress(0, total, 0))
    for index, game in enumerate(games):
        try:
            played.append(_played(index, game))
        except WrongTypeError as error:
            raise WrongTypeError(f"game {index + 1}: {error}") from None
        except SkepError as error:
            raise SettingError(f"game {index + 1} can't be training data: {error}") from None
        on_progress(Progress(len(played), max(total, len(played)), len(played)))
    if not played:
        raise SettingError("there are no games to add")
    with open_shards(path, settings) as shards:
        before = len(shards)
        numbered = [replace(game, index=before + game.index) for game in played]
        for start in range(0, len(numbered), _BATCH):
            shards.add(pack(shards.next_batch, numbered[start : start + _BATCH]))
    return len(played)


def _played(index: int, game: OwnGame) -> PlayedGame:
    given: Sequence[int | None] | None = None
    if isinstance(game, ScoredGame):
        game, given = game
    board = _by_the_rules(game)
    actions = board.history
    if not actions:
        raise SettingError("nobody has moved, so nothing can be learned from it")
    scores = [None] * len(actions) if given is None else _checked_scores(given)
    if len(scores) != len(actions):
        raise SettingError(f"it has {len(scores)} scores for {len(actions)} plies")
    if board.start.ply > 0:
        raise SettingError("it starts from a set-up position, and training games start from none")
    if len(actions) > MAX_PLIES:
        raise SettingError(f"it has {len(actions)} plies, more than {MAX_PLIES}")
    hexes = [action.to for action in actions if isinstance(action, Move)]
    if any(max(abs(at.q), abs(at.r)) > MAX_COORDINATE for at in hexes):
        raise SettingError(f"a piece is more than {MAX_COORDINATE} cells away from the first one")
    result = PlayedResult.of(board.outcome())
    if result is PlayedResult.CAPPED and all(score is None for score in scores):
        raise SettingError("it has neither a result nor scores, so nothing can be learned from it")
    plies = [
        Ply.of(action) if score is None else Ply.of(action, score)
        for action, score in zip(actions, scores, strict=True)
    ]
    return PlayedGame.of(index, board.game_type, result, plies)


def _by_the_rules(game: Board | Game | str) -> Board:
    """The whole game, replayed by the rules of training data."""
    if isinstance(game, str):
        return Board.from_game_string(game, RULES)
    if isinstance(game, Game):
        game = game.board()
    if not isinstance(game, Board):
        wanted = "a Board, a Game, a GameString or a ScoredGame"
        raise WrongTypeError(f"expected {wanted}, not {shown(game)}")
    if game.ruleset == RuleSet.preset(RULES) and len(game.history) == game.ply:
        return game
    return Board.from_game_string(game.game_string, RULES)


def _checked_scores(scores: object) -> list[int | None]:
    if isinstance(scores, str | bytes) or not isinstance(scores, Iterable):
        raise WrongTypeError(f"expected a list of scores, not {shown(scores)}")
    return [
        None if score is None else whole_number("a score", score, -WIN, WIN) for score in scores
    ]
