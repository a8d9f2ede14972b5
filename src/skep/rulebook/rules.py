"""The ids of the rules, as code, tests and explanations name them."""

from __future__ import annotations

from skep.enums import NamedStrEnum


class Rule(NamedStrEnum):
    """A rule of the game; the value is its id."""

    TURNS = "turns"
    FIRST_PLACEMENT = "first-placement"
    PLACE_TOUCH_OWN = "place-touch-own"
    PLACE_TOUCH_ENEMY = "place-touch-enemy"
    PLACE_GROUND = "place-ground"
    PLACE_NUMBER_ORDER = "place-number-order"
    STAYS = "stays"
    QUEEN_BY_FOUR = "queen-by-four"
    QUEEN_FIRST = "queen-first"
    QUEEN_BEFORE_MOVING = "queen-before-moving"
    ONE_HIVE = "one-hive"
    FREEDOM_TO_MOVE = "freedom-to-move"
    CONTACT = "contact"
    COVERED = "covered"
    QUEEN_BEE = "queen-bee"
    BEETLE = "beetle"
    HEIGHT_GATE = "height-gate"
    GRASSHOPPER = "grasshopper"
    SPIDER = "spider"
    ANT = "ant"
    LADYBUG = "ladybug"
    MOSQUITO = "mosquito"
    MOSQUITO_ON_TOP = "mosquito-on-top"
    PILLBUG = "pillbug"
    PILLBUG_TARGET = "pillbug-target"
    PILLBUG_REST = "pillbug-rest"
    MOSQUITO_PILLBUG = "mosquito-pillbug"
    PASS = "pass"  # noqa: S105 (a turn, not a password)
    SURROUNDED = "surrounded"
    DOUBLE_SURROUND = "double-surround"
    DRAW_AGREED = "draw-agreed"
    REPETITION = "repetition"

    # Two that the rulebooks take for granted.
    GAME_TYPE = "game-type"  # only the pieces of the game type take part
    GAME_OVER = "game-over"  # nothing is played after the end
