"""Replays what a file says of a game; every reader lets it judge the moves.

Replaying decides the game type, the rules and the outcome where the file is silent or wrong.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice
from typing import Final, NamedTuple

from skep.board import Board
from skep.errors import GameOverError, IllegalMoveError, SettingError, SkepError
from skep.formats.reading import GameRead, Place, Repair
from skep.formats.renaming import PieceNames, numbered_single
from skep.formats.repaired_line import RepairedLine
from skep.formats.words import read_game_type, smallest_type, with_insect
from skep.game import Game, Node
from skep.moves import Action, Move
from skep.outcomes import Outcome, Reason
from skep.pieces import Color, GameType
from skep.position_string import is_position_string, parse_position, valid_position
from skep.rulebook import Rule, faults_of
from skep.rulesets import DEFAULT_RULES, RuleSet

MAX_PLIES: Final = (1 << 16) - 1
"""In a line of a game."""
_WINNERS: Final = {"WhiteWins": Color.WHITE, "BlackWins": Color.BLACK, "Draw": None}


@dataclass
class RawGame:
    """What a file says of a game, before it is replayed."""

    place: Place
    game_type: str
    """Its text, in any spelling; empty if the file has none.

    A position string instead is where the game starts.
    """
    moves: Sequence[str | Action]
    """The main line: MoveStrings, or actions if the format has coordinates."""
    lines: Sequence[int] = ()
    """The line of each move; empty if all of them are in the line of the place."""
    state: str = ""
    """How the game ended, as a GameStateString; empty if the file does not say it."""
    reason: Reason = Reason.UNKNOWN
    """What ended the game, if nothing on the board did."""
    headers: dict[str, str] = field(default_factory=dict)
    repairs: list[Repair] = field(default_factory=list)
    """What was repaired, by the reader of the format and then by the replay."""

    def line_of(self, index: int) -> int:
        """The line of a move."""
        return self.lines[index] if index < len(self.lines) else self.place.line

    def repair(self, what: str) -> None:
        """Report a repair of the game as a whole."""
        self.repairs.append(Repair(self.place.line, what))


@dataclass
class Replay:
    """A game that was replayed, or the fault that prevented it."""

    raw: RawGame
    game: Game | None
    fault: str = ""
    inserted: Sequence[int] = ()
    """The indices of the moves before which a pass was inserted."""
    names: PieceNames = field(default_factory=PieceNames)
    _names_after: dict[Node, PieceNames] = field(default_factory=dict)
    """The names in variations that exchange more of them than the main line."""

    @property
    def read(self) -> GameRead:
        """What the reader of a format gives."""
        return GameRead(self.raw.place, self.game, tuple(self.raw.repairs), self.fault)

    @cached_property
    def nodes(self) -> Sequence[Node]:
        """The node of each move in the file; a pass that was inserted has another one."""
        return [] if self.game is None else _of_moves(self.game.mainline(), self.inserted)

    def add(self, after: Node, move: str | Action, line: int) -> Node:
        """Add the move of a variation, with the same repairs as in the main line.

        Raise SkepError if the move can't be played.
        """
        names = self._names_after.get(after, self.names)
        try:
            node = after.add(names.read(move))
        except IllegalMoveError:
            names = names.copy()
            repaired = RepairedLine(after.board(), names, lambda _: line)
            before = repaired.board.ply
            repaired.play([move])
            self.raw.repairs += repaired.repairs
            node = after
            for action in repaired.board.history[before - repaired.board.ply :]:
                node = node.add(action)
        if names is not self.names:
            self._names_after[node] = names
        return node


def replay(raw: RawGame, rules: RuleSet | str | None) -> Replay:
    """Replay the main line of a game.

    Without ``rules`` it is played by the default rules, or by looser ones if it needs them.
    """
    if len(raw.moves) > MAX_PLIES:
        return Replay(raw, None, f"the game has more than {MAX_PLIES} plies")
    try:
        terms = _terms(raw, rules)
    except SkepError as error:
        return Replay(raw, None, str(error))
    line = _played(raw, terms, rules)
    if isinstance(line, str):
        return Replay(raw, None, line)
    raw.repairs += line.repairs
    if single := numbered_single(raw.moves):
        raw.repair(f"{single} is read as {single[:-1]}: there is only one")
    _end(line.board, raw)
    game = Game.from_board(line.board, raw.headers)
    return Replay(raw, game, "", line.inserted, line.names)


class _Terms(NamedTuple):
    """What a game is played with."""

    game_type: GameType
    rules: RuleSet | str


def _terms(raw: RawGame, rules: RuleSet | str | None) -> _Terms:
    """The terms that the start of a game needs; its moves may need others."""
    if "_" not in raw.game_type:  # which no game type has
        return _Terms(_game_type(raw), rules or DEFAULT_RULES)
    position = parse_position(raw.game_type, rules or DEFAULT_RULES)
    faults = faults_of(position)
    if rules is None and faults and all(it.rule is Rule.QUEEN_FIRST for it in faults):
        raw.repair("a queen is a player's only piece, so the rules are 'rulebook'")
        return _Terms(position.game_type, "rulebook")
    return _Terms(valid_position(position).game_type, rules or DEFAULT_RULES)


def _game_type(raw: RawGame) -> GameType:
    if not raw.game_type.strip():
        found = smallest_type(raw.moves)
        raw.repair(f"the game type is missing; its pieces are those of {found}")
        return found
    game_type = read_game_type(raw.game_type)
    if game_type.lower() != raw.game_type.strip().lower():
        raw.repair(f"the game type {raw.game_type[:20]!r} is read as {game_type}")
    return game_type


def _played(raw: RawGame, terms: _Terms, rules: RuleSet | str | None) -> RepairedLine | str:
    """The line of the game; if it can't be played, a sentence about the first fault.

    The game starts over if a move needs a larger game type or looser rules. That happens a few
    times at most, since neither ever goes back.
    """
    repairs: list[Repair] = []
    while True:
        line = RepairedLine(_start(raw, terms), PieceNames(), raw.line_of)
        fault = ""
        try:
            line.play(raw.moves)
        except GameOverError as error:
            fault, change = _fault(raw, line, error), _without_repetition(terms, line.board)
        except IllegalMoveError as error:
            fault, change = _fault(raw, line, error), _other_terms(terms, error)
            if change is not None and _start(raw, change.terms) == _start(raw, terms):
                change = None  # a position has the game type that it has
        except SkepError as error:
            return _fault(raw, line, error)
        else:
            outcome = line.board.outcome()
            is_other = outcome is not None and raw.state in _WINNERS and outcome.state != raw.state
            change = _without_repetition(terms, line.board) if is_other else None
        if change is not None and (rules is None or change.terms.rules == rules):
            terms = change.terms
            repairs.append(Repair(raw.line_of(line.played), change.why))
        elif fault:
            allowed = f" The rules {change.terms.rules!r} allow it." if change else ""
            return fault + allowed
        else:
            line.repairs[:0] = repairs
            return line


def _start(raw: RawGame, terms: _Terms) -> Board:
    if is_position_string(raw.game_type):
        return Board.from_position(raw.game_type, terms.rules)
    return Board(*terms)


class _Change(NamedTuple):
    """Other terms that a game needs, and why."""

    terms: _Terms
    why: str


def _other_terms(terms: _Terms, error: IllegalMoveError) -> _Change | None:
    """The terms that may allow an illegal move."""
    subject = error.explanation.subject
    match error.explanation.rule:
        case Rule.GAME_TYPE if isinstance(subject, Move):
            larger = with_insect(terms.game_type, subject.piece.insect)
            why = f"{subject.piece} is not in {terms.game_type}, so the game type is {larger}"
            return _Change(terms._replace(game_type=larger), why)
        case Rule.QUEEN_FIRST:
            why = "a queen is placed first, so the rules are 'rulebook'"
            return _Change(terms._replace(rules="rulebook"), why)
    return None


def _without_repetition(terms: _Terms, board: Board) -> _Change | None:
    """The terms of a game that goes on after the third occurrence of a position."""
    outcome = board.outcome()
    if outcome is None or outcome.reason is not Reason.REPETITION:
        return None
    why = "a third repetition did not end the game, so the rules are 'uhp'"
    return _Change(terms._replace(rules="uhp"), why)


def _fault(raw: RawGame, line: RepairedLine, error: SkepError) -> str:
    move = raw.moves[line.played]
    text = " ".join(move[:40].split()) if isinstance(move, str) else repr(move)
    where = f"line {raw.line_of(line.played)}, " if raw.lines else ""
    return f"{where}move {line.board.ply + 1} ({text}): {error}"


def _end(board: Board, raw: RawGame) -> None:
    """Declare the outcome that the file reports, if the rules have not decided already."""
    by_rules = board.outcome()
    if by_rules is not None:
        if raw.state and raw.state != by_rules.state:
            raw.repair(f"the result is written {raw.state}, but the moves lead to {by_rules.state}")
        return
    if raw.state not in _WINNERS:
        return
    winner = _WINNERS[raw.state]
    try:
        board.declare(Outcome(winner, raw.reason))
    except SettingError:
        raw.repair(f"{raw.reason.id} does not fit the last position and the result {raw.state}")
        board.declare(Outcome(winner, Reason.UNKNOWN))


def _of_moves(nodes: Iterable[Node], inserted: Sequence[int]) -> list[Node]:
    """The nodes of a line without those of inserted passes."""
    following = iter(nodes)
    found: list[Node] = []
    for index in inserted:
        found.extend(islice(following, index - len(found)))
        next(following)
    found.extend(following)
    return found
