### The review of a game (skep review)

# Labels of moves
review-label = { $label ->
    [brilliant] Brilliant
    [only-move] Only move
    [best] Best move
    [good] Good
    [forced] Forced
    [inaccuracy] Inaccuracy
    [mistake] Mistake
    [missed-win] Missed win
   *[blunder] Blunder
}
review-phase = { $phase ->
    [opening] Opening
    [middle-game] Middle game
   *[ending] Ending
}

# What a move does. Each sentence starts with the move in notation.
review-queen = { $color ->
    [white] White's queen
   *[black] Black's queen
}
review-piece = { piece }
review-thrower = { piece }
review-does = { $move } { $does }.
review-surrounds = surrounds { review-queen } and wins
review-draws = ends the game in a draw
review-wins-in = { $number ->
    [one] wins with the next move
   *[other] wins in { $number } moves
}
review-stops-win = { $color ->
    [white] stops White from winning at once
   *[black] stops Black from winning at once
}
review-threatens-win = threatens to surround { review-queen }
review-no-moves = { $color ->
    [white] leaves White without a move
   *[black] leaves Black without a move
}
review-covers = covers { $piece }
review-throws = throws { $piece } with { $thrower }
review-takes-cell = { $number ->
    [1] leaves { review-queen } a single free cell
    [2] leaves { review-queen } only 2 free cells
   *[other] takes a free cell from { review-queen }
}
review-frees-queen = frees { review-queen } from a pin
review-pins = pins { $pieces }
review-gives-room = { $number ->
    [one] gives { review-queen } a free cell
   *[other] gives { review-queen } more room: { $number } free cells
}
review-unpins = frees { $pieces } from a pin
review-next-to-queen = moves next to { review-queen }
review-places = brings { $piece } into play
review-passes = passes
review-better = Better: { $sentence }
review-best-keeps = { $move } leaves White with a { $percent }% chance.
review-allows-win = { $color ->
    [white] { $number ->
        [one] { $move } lets White win with the next move.
       *[other] { $move } lets White win in { $number } moves.
    }
   *[black] { $number ->
        [one] { $move } lets Black win with the next move.
       *[other] { $move } lets Black win in { $number } moves.
    }
}

# The report
review-title = { $white } against { $black }
review-heading = Review
review-accuracy = Accuracy
review-accuracy-note = How close the moves came to the best ones, from 0 to 100. Forced moves don't count.
review-winning-chances = Winning chances
review-graph-note = White's winning chance after each move. Dots mark the turning points.
review-graph-label = White's winning chance: { $start }% at the start, { $end }% at the end, lowest { $low }%, highest { $high }%.
review-turning-points = Turning points
review-no-turning-points = Nobody made a mistake.
review-moves = Moves
review-turn = Turn
review-move = Move
review-rating = Label
review-chance = White's chance
review-loss = Lost
review-percent = { $percent }%
review-best-line = Best line
review-before-move = Before { $move }. Red: what was played; green: what was better.
review-result-name = { $result ->
    [WhiteWins] White won
    [BlackWins] Black won
    [Draw] Draw
    [NotStarted] Not started
   *[InProgress] Not finished
}
review-made-by = Searched by Skep { $version }.

# In the terminal
review-summary = { $place }: { $title }. Accuracy: { $accuracy }
review-error = { $place }: not reviewed: { $error }
