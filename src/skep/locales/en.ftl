# The English catalog. All catalogs have the same messages with the same variables.

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
# What distinguishes a piece from others of its kind: its name in notation, its number, or nothing.
labeled-insect = { $insect ->
    [queen-bee] queen
   *[other] { insect }
}{ $label ->
    [none] {""}
   *[other] {" "}{ $label }
}
# A piece as a subject, as in "Black's ant bA2" or "Black's ant 2". Other languages have .start
# for the start of a sentence; variables such as $top come in the form for its middle.
piece = { player }'s { labeled-insect }
and = { $others } and { $last }

### The rules by name

rule-turns = Taking turns
rule-first-placement = The first pieces
rule-place-touch-own = Placing next to your own pieces
rule-place-touch-enemy = Placing away from the opponent
rule-place-ground = Placing on the ground
rule-place-number-order = Placing in number order
rule-stays = Placed pieces stay
rule-queen-by-four = Queen by the fourth turn
rule-queen-first = No queen on the first turn
rule-queen-before-moving = Queen before moving
rule-one-hive = One hive
rule-freedom-to-move = Freedom to move
rule-contact = Staying in contact
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

legal-move = { piece } can go there.
legal-piece = { piece } has a move.
legal-pass = You have no move, so you must pass.

why-role = Here the mosquito moves like { $insect ->
    [ant] an
   *[other] a
} { insect }.

why-game-over-ended = The game is over: { $reason ->
    [surrounded] { $winner ->
        [white] Black's queen is surrounded, so White has won.
       *[black] White's queen is surrounded, so Black has won.
    }
    [double-surround] one move surrounded both queens, so it is a draw.
    [repetition] the same position occurred for the third time, so it is a draw.
    [draw-agreed] the players agreed to a draw.
    [time] { $winner ->
        [white] Black's time was up, so White has won.
       *[black] White's time was up, so Black has won.
    }
    [unknown] { $winner ->
        [white] White has won.
        [black] Black has won.
       *[none] it is a draw.
    }
   *[resigned] { $winner ->
        [white] Black resigned, so White has won.
       *[black] White resigned, so Black has won.
    }
}
why-game-type-absent = { piece } is not used in a { $game_type } game.
why-turns-not-yours = It is { $turn ->
    [white] White's
   *[black] Black's
} turn, so { piece } has to wait.
why-turns-unmoved = A move must end on another cell, but { piece } is already on this one.
why-pass-choices = You may pass only if you can neither place nor move a piece. Here you have { $count ->
    [one] one move: with { $example }.
   *[other] { $count } moves, for example with { $example }.
}

why-first-placement-only-cells = { $count ->
    [1] The first piece of the game goes in the middle of the table.
   *[other] The second piece of the game must be placed right next to the first.
}
why-place-touch-own = A new piece must touch a piece of its own color, but there is none next to this cell.
why-place-touch-enemy-enemies = A new piece must not touch the opponent's pieces, but { $enemies } { $count ->
    [one] is
   *[other] are
} next to this cell.
why-place-touch-enemy-no-cell = A new piece may touch only pieces of its own color, but there is no such cell right now.
why-place-ground-occupied = A new piece goes on an empty cell, never on top of the hive, but { $top } is already here.
why-place-number-order-expected = Pieces of one kind are placed in number order: first { $expected }, then { piece }.
why-queen-by-four-expected = You must place your queen by your fourth turn: now it has to be { $expected }.
why-queen-first = Under tournament rules, the queen can't be a player's first piece.
why-queen-before-moving-expected = You can't move pieces until your queen is on the board: place { $expected } first.

why-one-hive-split = { piece } holds the hive together: without { $insect ->
    [queen-bee] her
   *[other] it
}, even for a moment, the hive would split into { $parts } parts.
why-one-hive-adrift = All pieces must stay connected, but on this cell { piece } would touch no other piece.
why-covered-covered = { piece } is under { $top }. A covered piece can't move or use its ability.
why-freedom-to-move-gate = A piece needs room to slide: { $left } and { $right } form a gate that blocks step { $number }.
why-freedom-to-move-enclosed = { $where ->
    [start] { piece } is enclosed on all sides and can't slide out.
   *[end] This cell is enclosed on all sides, so { piece } can't slide in.
}
why-height-gate-gate = A piece needs room on top of the hive, too: { $left } and { $right } form a gate that blocks step { $number }.
why-contact-lost = A sliding piece must stay in contact with the hive: step { $number } would take { piece } away from every piece { $insect ->
    [queen-bee] she
   *[other] it
} touches.

why-queen-bee-far = The queen bee moves only one cell, but this one is { $distance } cells away.
why-queen-bee-occupied = The queen bee stays on the ground, but { $top } is already on this cell.
why-beetle-far = The beetle moves only one cell, but this one is { $distance } cells away.
why-grasshopper-off-line = The grasshopper jumps in a straight line, but this cell is not in line with it.
why-grasshopper-nothing-to-jump = The grasshopper must jump over at least one piece, but there is none in between.
why-grasshopper-gap = The grasshopper lands on the first empty cell: it can't jump over the gap before this one.
why-grasshopper-occupied = The grasshopper lands on an empty cell, but { $top } is already on this one.
why-spider-wrong-length = The spider takes exactly three steps, but the way to this cell takes { $steps ->
    [one] one step.
   *[other] { $steps } steps.
}
why-spider-no-way = The spider takes exactly three steps, but no such path is open.
why-spider-occupied = The spider stays on the ground, but { $top } is already on this cell.
why-ant-occupied = The ant stays on the ground, but { $top } is already on this cell.
why-ladybug = The ladybug takes two steps on top of the hive and then one down, but it can't reach this cell that way.
why-ladybug-no-way = The ladybug takes two steps on top of the hive and then one down, but no such path is open.
why-ladybug-occupied = The ladybug comes down on an empty cell, but { $top } is already on this one.
why-mosquito-nothing-to-copy = The mosquito moves like a piece it touches. { piece } touches only a mosquito, so it can't move.
why-mosquito-copies = The mosquito moves like a piece it touches, but none of these could get to this cell: { $insects }.
why-mosquito-on-top-far = On top of the hive, the mosquito is a beetle: it moves only one cell, but this one is { $distance } cells away.
why-mosquito-on-top-powerless = On top of the hive, the mosquito is a beetle, so { piece } can't throw anything.
why-mosquito-pillbug-powerless = { piece } touches no pillbug, so it can't throw.
why-pillbug-far = The pillbug moves only one cell, but this one is { $distance } cells away.
why-pillbug-occupied = The pillbug moves and throws only to empty cells, but { $top } is already on this one.
why-pillbug-out-of-reach = You can move an opponent's piece only by throwing it, but { piece } can throw only a piece next to it, to an empty cell next to it.
why-pillbug-no-landing = You can move an opponent's piece only by throwing it, but { piece } has no open cell to throw this one to.
why-pillbug-target-stacked = Only a piece that is alone on its cell can be thrown, but { piece } is in a stack.
why-pillbug-target-just-moved = { piece } was moved on the previous turn, so it can't be thrown on this one.
why-pillbug-rest-resting = { piece } was thrown on the previous turn and must rest on this one: it can't move or use its ability.

### What is wrong with a position that was set up

fault-apart = The pieces must form one hive, but here they are in { $parts } separate groups.
fault-cannot-climb = { piece } is on top of { $below }, but only beetles and mosquitoes climb onto other pieces.
fault-not-in-game = { piece } is not used in a { $game_type } game.
fault-doubled = { piece } is on the board { $count ->
    [2] twice
   *[other] { $count } times
}, but there is only one such piece.
fault-skipped = Pieces of one kind are placed in number order: { piece } is on the board, so { $expected } must be, too.
fault-queen-overdue = { player } should have placed the queen by the fourth turn.
fault-queen-too-early = Under tournament rules, the queen can't be a player's first piece, but { piece } is the only piece of her color.
fault-moved-too-early = { piece } has climbed onto the hive, but pieces can't move until their queen is on the board.
fault-colors-touch = Without a queen on the board nothing can have moved, so White and Black touch in just one place, but here they touch in { $count }.
fault-no-such-turn = The turn number must be from 1 to { $last }.
fault-too-few-turns = { player } needs at least { $needed ->
    [one] one turn
   *[other] { $needed } turns
} to get here, but has had { $turns ->
    [0] none.
    [one] only one.
   *[other] only { $turns }.
}
fault-idle-turns = Until the queen is on the board, every turn places a piece: { player } should have { $expected ->
    [one] one piece
   *[other] { $expected } pieces
} on the board, not { $placed }.
fault-resting-absent = { piece } can't have moved on the previous turn, because this piece is not on the board.
fault-resting-covered = { piece } can't have moved on the previous turn, because { $top } is on top.
fault-resting-needless = { piece } doesn't need to rest, because there is no pillbug on the board.
fault-resting-unmoved = { piece } can't have moved on the previous turn, because { $mover ->
    [white] White's
   *[black] Black's
} queen is not on the board.
fault-resting-unthrown = Only a throw can have moved { piece } on the opponent's turn, but there is no piece that could have thrown a piece here.
