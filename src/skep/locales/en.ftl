# The English catalogue. All catalogues have the same messages with the same variables.

### Words

insect = { $insect ->
    [queen-bee] queen bee
    [spider] spider
    [beetle] beetle
    [grasshopper] grasshopper
    [ant] ant
    [mosquito] mosquito
    [ladybug] ladybug
   *[pillbug] pillbug
}
player = { $color ->
    [white] White
   *[black] Black
}
# What tells a piece from others of its kind: its name in notation, its number, or nothing.
labelled-insect = { $label ->
    [none] { insect }
   *[other] { insect } { $label }
}
# A piece as a subject, as in "Black's ant bA2" or "Black's ant 2". Other languages have .start
# for the start of a sentence; variables such as $top come in the form for its middle.
piece = { player }'s { labelled-insect }
and = { $others } and { $last }

### The rules by name

rule-turns = Taking turns
rule-first-placement = The first pieces
rule-place-touch-own = Placing next to your own
rule-place-touch-enemy = Placing away from the opponent
rule-place-ground = Placing on the ground
rule-place-number-order = Placing in number order
rule-stays = Placed is placed
rule-queen-by-four = Queen by the fourth turn
rule-queen-first = No queen in the first turn
rule-queen-before-moving = Queen before moving
rule-one-hive = One hive
rule-freedom-to-move = Freedom to move
rule-contact = Keeping contact
rule-covered = Covered pieces
rule-queen-bee = Queen bee
rule-beetle = Beetle
rule-height-gate = Gates above the ground
rule-grasshopper = Grasshopper
rule-spider = Spider
rule-ant = Ant
rule-ladybug = Ladybug
rule-mosquito = Mosquito
rule-mosquito-on-top = Mosquito on top of the hive
rule-pillbug = Pillbug
rule-pillbug-target = What a pillbug can throw
rule-pillbug-rest = Rest after a throw
rule-mosquito-pillbug = Mosquito as a pillbug
rule-pass = Passing
rule-surrounded = Surrounded queen
rule-double-surround = Both queens surrounded
rule-draw-agreed = Agreed draw
rule-repetition = Repetition
rule-game-type = Pieces in the game
rule-game-over = End of the game

### Why an action is legal, or not

legal-move = { piece } may go there.
legal-pass = There is nothing else to do than to pass.

why-role = Here the mosquito moves as { $insect ->
    [ant] an
   *[other] a
} { insect }.

why-game-over-ended = The game is over: { $reason ->
    [surrounded] { $winner ->
        [white] Black's queen is surrounded, and White has won.
       *[black] White's queen is surrounded, and Black has won.
    }
    [double-surround] one move surrounded both queens, which is a draw.
    [repetition] the same position came up for the third time, which is a draw.
    [draw-agreed] the players agreed on a draw.
   *[resigned] { $winner ->
        [white] Black resigned, and White has won.
       *[black] White resigned, and Black has won.
    }
}
why-game-type-absent = { piece } takes no part in a game of the type { $game_type }.
why-turns-not-yours = It is { $turn ->
    [white] White's
   *[black] Black's
} turn, and { piece } belongs to the other player.
why-turns-unmoved = A move has to end on another cell, and { piece } is on this one already.
why-pass-choices = Only a player who can neither place nor move a piece passes. Here { $count ->
    [one] one action is possible: with { $example }.
   *[other] { $count } actions are possible, for example with { $example }.
}

why-first-placement-only-cells = { $count ->
    [1] The first piece of the game goes to the middle of the table.
   *[other] The second piece of the game has to lie edge to edge with the first.
}
why-place-touch-own = A new piece has to touch one of its own color, and there is none next to this cell.
why-place-touch-enemy-enemies = A new piece may not touch the opponent's, and { $enemies } { $count ->
    [one] is
   *[other] are
} next to this cell.
why-place-ground-occupied = A new piece goes to an empty cell, never on top of the hive, and { $top } is here already.
why-place-number-order-expected = Equal pieces come in by their numbers: first { $expected }, then { piece }.
why-queen-by-four-expected = A queen has to come in by the fourth turn at the latest: it is time for { $expected }.
why-queen-first = By the rules of tournaments the queen may not be a player's first piece.
why-queen-before-moving-expected = Before the own queen is on the board a player moves nothing: { $expected } has to be placed first.

why-one-hive-split = { piece } holds the hive together: without it, if only for a moment, there would be { $parts } separate parts.
why-one-hive-adrift = All pieces stay together, and at this cell { piece } would touch no other.
why-covered-covered = { piece } is under { $top }. A covered piece neither moves nor uses a power.
why-freedom-to-move-gate = A piece needs room to slide: { $left } and { $right } leave none for step { $number } of this way.
why-freedom-to-move-enclosed = { $where ->
    [start] { piece } is walled in on all sides and cannot slide out.
   *[end] This cell is walled in on all sides, so { piece } cannot slide in.
}
why-height-gate-gate = A piece needs room on top of the hive too: { $left } and { $right } rise on both sides of step { $number } and block it.
why-contact-lost = A piece that slides keeps in touch with the hive: with step { $number } { piece } would leave every piece that it touches.

why-queen-bee-far = The queen bee goes just one cell, and this one is { $distance } cells away.
why-queen-bee-occupied = The queen bee stays on the ground, and { $top } is on this cell already.
why-beetle-far = The beetle goes just one cell, and this one is { $distance } cells away.
why-grasshopper-off-line = The grasshopper jumps in a straight line, and this cell is not in line with it.
why-grasshopper-nothing-to-jump = The grasshopper jumps over at least one piece, and there is none in between.
why-grasshopper-gap = The grasshopper lands on the first empty cell: it does not jump over the gap before this one.
why-grasshopper-occupied = The grasshopper lands on an empty cell, and { $top } is on this one already.
why-spider-wrong-length = The spider takes exactly three steps, and the way to this cell takes { $steps ->
    [one] one.
   *[other] { $steps }.
}
why-spider-occupied = The spider stays on the ground, and { $top } is on this cell already.
why-ant-occupied = The ant stays on the ground, and { $top } is on this cell already.
why-ladybug = The ladybug takes two steps on top of the hive and then one down, and no such way leads here.
why-ladybug-occupied = The ladybug comes down to an empty cell, and { $top } is on this one already.
why-mosquito-nothing-to-copy = The mosquito moves like a piece that it touches. { piece } touches nothing but a mosquito and cannot move.
why-mosquito-copies = The mosquito moves like a piece that it touches, and none of those gets here: { $insects }.
why-mosquito-on-top-far = On top of the hive the mosquito is a beetle: it goes just one cell, and this one is { $distance } cells away.
why-mosquito-on-top-powerless = On top of the hive the mosquito is a beetle: { piece } throws nothing there.
why-mosquito-pillbug-powerless = { piece } touches no pillbug and so has no power to throw.
why-pillbug-far = The pillbug goes just one cell, and this one is { $distance } cells away.
why-pillbug-occupied = The pillbug goes and throws only to empty cells, and { $top } is on this one already.
why-pillbug-out-of-reach = Only a throw moves an opponent's piece, and { piece } throws only what is next to it, to an empty cell next to it.
why-pillbug-target-stacked = Only a piece that is alone on its cell can be thrown, and { piece } is in a stack.
why-pillbug-target-just-moved = { piece } was moved in the previous turn, so it cannot be thrown in this one.
why-pillbug-rest-resting = { piece } was thrown in the previous turn and rests in this one: it neither moves nor uses a power.
