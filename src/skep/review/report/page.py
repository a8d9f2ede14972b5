"""The page: players and accuracy, the graph, the turning points with boards, and all moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib.resources import files

from skep import __version__, render
from skep.board import Board
from skep.game import Game, known_header
from skep.locales import catalog, message
from skep.moves import Action, Move, turn_number
from skep.pieces import Color
from skep.render.notebooks import image_address
from skep.review.labels import Label
from skep.review.phases import Phase
from skep.review.report.graph import graph
from skep.review.report.markup import Markup, join, tag
from skep.review.review import Review, ReviewedMove
from skep.review.sentences import comment, label_name, percent, phase_name


def html_report(games: Iterable[tuple[Game, Review]], language: str = "en") -> str:
    """A page about reviewed games. It needs no network and no scripts."""
    catalog(language)  # an unknown language is refused before the work
    articles = [
        _Article(game, review, language, f"game-{number}-").markup()
        for number, (game, review) in enumerate(games, start=1)
    ]
    style = files("skep.review.report").joinpath("style.css").read_text(encoding="utf-8")
    heading = message(language, "review-heading")
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("title", f"{heading} – Skep"),
        tag("style", Markup(style)),
    )
    footer = tag("footer", message(language, "review-made-by", version=__version__), class_="note")
    body = tag("body", tag("main", *articles), footer)
    return f"<!DOCTYPE html>\n{tag('html', head, body, lang=language)}\n"


class _Article:
    """One game of the page."""

    def __init__(self, game: Game, review: Review, language: str, prefix: str) -> None:
        self._game = game
        self._review = review
        self._language = language
        self._prefix = prefix

    def markup(self) -> Markup:
        players = [self._player(color) for color in Color]
        return tag(
            "article",
            tag("h1", self._say("title", white=players[0], black=players[1])),
            tag("p", " · ".join(self._summary()), class_="note"),
            tag("div", self._accuracy(), self._graph(), class_="overview"),
            tag("h2", self._say("turning-points")),
            self._turning_points(),
            tag("h2", self._say("moves")),
            self._moves(),
        )

    def _say(self, name: str, **arguments: str | int) -> str:
        return message(self._language, f"review-{name}", **arguments)

    def _player(self, color: Color) -> str:
        return self._game.player(color) or message(self._language, "player", color=color.id)

    def _summary(self) -> Iterator[str]:
        yield str(self._game.game_type.value)
        yield self._say("result-name", result=self._game.state_string)
        if date := known_header(self._game.headers, "Date"):
            yield date

    def _accuracy(self) -> Markup:
        labels = [label for label in Label if any(m.label is label for m in self._review.moves)]
        phases = [phase for phase in Phase if any(m.phase is phase for m in self._review.moves)]
        rows = [
            (self._say("accuracy"), *(_rounded(self._review.accuracy(c)) for c in Color)),
            *(
                (
                    phase_name(phase, self._language),
                    *(_rounded(self._review.accuracy(color, phase)) for color in Color),
                )
                for phase in phases
            ),
            *(
                (
                    f"{label.sign} {label_name(label, self._language)}",
                    *(str(self._review.counts(color)[label]) for color in Color),
                )
                for label in labels
            ),
        ]
        players = (message(self._language, "player", color=color.id) for color in Color)
        return tag(
            "table",
            tag("caption", self._say("accuracy-note")),
            tag("tr", tag("td"), *(tag("th", player, scope="col") for player in players)),
            *(
                tag("tr", tag("th", name, scope="row"), *(tag("td", cell) for cell in cells))
                for name, *cells in rows
            ),
            class_="sums",
        )

    def _graph(self) -> Markup:
        return tag(
            "div",
            tag("h2", self._say("winning-chances")),
            graph(self._review, self._language, self._prefix),
            tag("p", self._say("graph-note"), class_="note"),
        )

    def _turning_points(self) -> Markup:
        cards = []
        for board, action in self._game.walk():
            move = next((m for m in self._review.turning_points if m.ply == board.ply + 1), None)
            if move is not None:
                cards.append(self._card(board, action, move))
        if not cards:
            return tag("p", self._say("no-turning-points"))
        return tag("div", *cards, class_="cards")

    def _card(self, board: Board, action: Action, move: ReviewedMove) -> Markup:
        caption = self._say("before-move", move=move.move)
        player = message(self._language, "player", color=move.color.id)
        picture = render.svg(board, arrows=_arrows(board, action, move), size=48)
        return tag(
            "section",
            tag(
                "h3",
                f"{turn_number(board.ply)}. {player}: ",
                tag("span", move.move, class_="move"),
                " ",
                self._label(move),
            ),
            tag("p", comment(move, self._language)),
            tag(
                "figure",
                tag("img", src=image_address(picture), alt=caption),
                tag("figcaption", caption),
            ),
            tag("p", f"{self._say('best-line')}: ", tag("span", ", ".join(move.best))),
            id=f"{self._prefix}{move.ply}",
            class_="card",
        )

    def _moves(self) -> Markup:
        names = ("turn", "move", "rating", "chance", "loss")
        heading = tag("tr", *(tag("th", self._say(name), scope="col") for name in names))
        rows = (self._rows(move) for move in self._review.moves)
        return tag("div", tag("table", heading, *rows), class_="scroll")

    def _rows(self, move: ReviewedMove) -> Markup:
        """The row of a move, and below it the comment if there is one."""
        lost = str(round(100 * move.loss)) if move.label.is_error else ""
        row = tag(
            "tr",
            tag("td", str(turn_number(move.ply - 1)) if move.color is Color.WHITE else ""),
            tag("td", move.move, class_="move"),
            tag("td", self._label(move)),
            tag("td", self._say("percent", percent=percent(move.chance)), class_="number"),
            tag("td", lost, class_="number"),
        )
        words = comment(move, self._language)
        said = tag("tr", tag("td"), tag("td", words, colspan="4"), class_="said")
        return join(row, said) if words else row

    def _label(self, move: ReviewedMove) -> Markup:
        name = label_name(move.label, self._language)
        return tag("span", f"{move.label.sign} {name}", class_=move.label.id)


def _arrows(board: Board, action: Action, move: ReviewedMove) -> Iterator[render.Arrow]:
    """The played move in red, the better one in green."""
    better = board.parse_move(move.best[0])
    for each, color in ((action, "red"), (better, "green")):
        if isinstance(each, Move):
            yield render.Arrow.of(board, each, color)


def _rounded(accuracy: float | None) -> str:
    return "–" if accuracy is None else f"{accuracy:.0f}"
