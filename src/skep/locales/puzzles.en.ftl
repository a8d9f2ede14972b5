# Puzzles in English. All catalogs have the same messages with the same variables.

### The tasks and what follows an answer

puzzle-task = { $goal ->
    [win] { player } to move and win in { $count ->
        [one] one move
       *[other] { $count } moves
    }.
   *[defense] { player } to move: one move holds, every other one loses.
}
puzzle-rating = Puzzle { $puzzle }, rating { $rating }
puzzle-ask = Your move
puzzle-commands = Type a move such as { $move }. Also: hint, solution, skip, quit.
puzzle-hint = Hint: { $themes }.
puzzle-right = Right. Your opponent replies { $move }.
puzzle-solved = Solved!
puzzle-wrong = Wrong: your opponent replies { $move }.
puzzle-slow = This wins too, but too slowly.
puzzle-wrong-over = Wrong: this ends the game.
puzzle-solution = Solution: { $line }
puzzle-none = No puzzle matches these options.

### The themes

puzzle-theme-surround = take a liberty
puzzle-theme-quiet = quiet move
puzzle-theme-double-threat = double threat
puzzle-theme-pin = pin
puzzle-theme-gate = shut the queen in
puzzle-theme-unpin = unpin your own piece
puzzle-theme-retreat = make way
puzzle-theme-drop = place a piece
puzzle-theme-throw = throw
puzzle-theme-climb = climb
puzzle-theme-cover = cover the queen
puzzle-theme-step-down = step down
puzzle-theme-queen = the queen moves
puzzle-theme-spider = spider
puzzle-theme-jump = grasshopper jump
puzzle-theme-ant = ant
puzzle-theme-mosquito = mosquito
puzzle-theme-ladybug = ladybug
puzzle-theme-pillbug = pillbug
puzzle-theme-standstill = your opponent must pass
puzzle-theme-only-defense = only defense
puzzle-theme-free-the-queen = free the queen
