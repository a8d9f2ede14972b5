# The terminal game in English. All catalogs have the same messages with the same variables.

### Setting up a game

terminal-title = Skep: Hive, the board game of insects
terminal-goal = Win by surrounding your opponent's queen bee on all six sides. On each turn you place a piece or move one, and the pieces always stay connected. Type help at any time.
terminal-ask-resume = You have an unfinished game ({ $game_type }, { $count ->
    [one] one move
   *[other] { $count } moves
} played). What do you want to do?
terminal-resume = continue it
terminal-new-game = start a new game
terminal-ask-opponent = Who do you want to play?
terminal-opponent-computer = the computer
terminal-opponent-person = a second player at this keyboard
terminal-ask-level = How strong should the computer be? Type a level from 1 (new to the game) to { $count } (full strength).
terminal-ask-color = Which color do you want to play?
terminal-color-white = White: you start
terminal-color-black = Black: the computer starts
terminal-color-chance = random
terminal-ask-pieces = Which pieces?
terminal-pieces-base = the basic game: queen bee, spiders, beetles, grasshoppers and ants
terminal-pieces-carbon = the same with mosquito and ladybug
terminal-pieces-all = the same with mosquito, ladybug and pillbug
terminal-ask-number = Number (Enter for 1)
terminal-bad-number = Please type a number from 1 to { $count }.
terminal-help-setup = Type the number of an answer, or q to leave. During the game, help explains what to type and how the insects move.

### What the screen shows

terminal-seat = { $seat ->
    [computer] computer ({ $level })
   *[human] you
}
terminal-to-move = { player } to move, turn { $turn }
terminal-in-hand = Reserve
terminal-last-move = Last move: { $move }
terminal-queen-due = { $turns ->
    [0] The queen must be placed now.
   *[other] The queen must be placed this turn or next.
}
terminal-commands = Type a piece (A1, or a for an ant) or a move ({ $move }). Also: moves, hint, undo, resign, new, save FILE, load FILE, language, help, quit.
terminal-commands-over = The game is over. Type undo, new, save FILE, load FILE or quit.
terminal-too-wide = The hive is wider than this window: make the window wider to see all of it.
terminal-prompt = { player }
terminal-prompt-over = Game over
terminal-quoted = “{ $text }”
terminal-file = FILE

### What happens

terminal-played = { player }: { $move }
terminal-passed = { player } can neither place nor move a piece and must pass.
terminal-thinking = The computer is thinking…
terminal-over = { $reason ->
    [surrounded] { $winner ->
        [white] White wins: Black's queen is surrounded.
       *[black] Black wins: White's queen is surrounded.
    }
    [double-surround] Draw: one move surrounded both queens.
    [repetition] Draw: the same position occurred for the third time.
    [draw-agreed] Draw: the players agreed to it.
    [time] { $winner ->
        [white] White wins: Black's time was up.
       *[black] Black wins: White's time was up.
    }
    [unknown] { $winner ->
        [white] White wins.
        [black] Black wins.
       *[none] Draw.
    }
   *[resigned] { $winner ->
        [white] White wins: Black resigned.
       *[black] Black wins: White resigned.
    }
}
terminal-place = { $piece } can be placed on the numbered cells. Type a number, or press Enter to choose again.
terminal-move = { $piece } can move to the numbered cells. Type a number, or press Enter to choose again.
terminal-also-on-board = To move one that is on the board, type its name: { $pieces }.
terminal-stuck = { $piece } can't do anything this turn. { $reason }
terminal-parts = The letters { $letters } show the parts.
terminal-lifts-only = { $piece } can't move itself, but it can throw a neighbor. Type the neighbor's name: { $neighbors }.
terminal-lifts-also = It can also throw a neighbor. Type the neighbor's name: { $neighbors }.
terminal-hint = Hint: { $move }. Press Enter to play it, or type something else.
terminal-undone = Move taken back. { player } to move, turn { $turn }.
terminal-new = New game: { $game_type }.
terminal-language = The language is now English.
terminal-saved = Saved to { $file }.
terminal-loaded = Loaded from { $file }.
terminal-kept = The previous game is saved in { $file }.
terminal-ask-resign = Resign this game? Type y or n.
terminal-leave = Leave the game? Press Enter or type y to leave, n to stay. For the queen bee, type Q.
terminal-leave-saved = Leave the game? It is saved. Press Enter or type y to leave, n to stay. For the queen bee, type Q.
terminal-bye = Goodbye!
terminal-bye-saved = Goodbye! The game is saved; to continue it, run skep play --terminal.

### What goes wrong

terminal-unknown-word = { $text } is neither a piece nor a command. Type a piece such as A1, a move such as { $move }, or help.
terminal-unknown-reference = { $text } is not a cell. Name one next to a piece on the board, such as -wQ, wQ- or \wQ, or the piece to climb onto, such as wQ.
terminal-not-on-board = { $text } is not on the board yet, so no piece can go next to it.
terminal-too-many-words = A move is a piece and a cell, such as { $move }. { $text } is one word too many.
terminal-which = Which one? { $pieces }
terminal-choose-first = Choose a piece first; then numbers show where it can go.
terminal-no-such-number = There is no number { $number } here: type one from 1 to { $count }.
terminal-line-too-long = This line is too long to be a move or a command.
terminal-nothing-to-undo = There is nothing to take back.
terminal-over-already = The game is over. Type undo to take back the last move.
terminal-need-file = Which file? For example: { $command } friday.game
terminal-need-language = Which language? Type language and one of { $languages }.
terminal-no-such-help = There is no help on { $text }. Type help, or one of: { $topics }.
terminal-cannot-read = Nothing was loaded, and your game is unchanged: { $problem }
terminal-file-exists = Not saved: { $file } already exists. Choose another name.
terminal-cannot-save = Not saved: { $problem }
terminal-autosave-failed = The game can't be saved for next time: { $problem }
terminal-damaged = A saved game can't be read, and its file is left as it is: { $problem }

### Help

terminal-help-rules = Surround your opponent's queen bee on all six sides to win. On each turn you place a piece or move one. A new piece may touch only pieces of your own color (except each player's first). Place your queen by your fourth turn; until she is on the board, you can't move. The pieces always stay connected.
terminal-help-typing = What to type
terminal-help-example = { $example ->
    [piece] chooses your piece A1; then type the number of the cell where you want it
    [number] does both at once
    [letter] chooses the next ant in your reserve; the other letters work the same way
    [move] puts { $own } to the right of { $queen }. The sign is on the side where the piece goes: -{ $queen } left, { $queen }- right, \{ $queen } upper left, { $queen }/ upper right, /{ $queen } lower left, { $queen }\ lower right; { $queen } alone means on top of it
   *[lift] to throw a neighbor of your pillbug, type the neighbor's name
}
terminal-help-more = More: { $topics }.
terminal-help-marks = What the marks mean
terminal-help-mark = { $mark ->
    [last] the piece that moved last
    [origin] where it came from
    [stack] a stack of two; below the hive it is listed from the ground up
    [chosen] the piece you chose
    [choice] where it can go, or which piece it can climb onto or throw
    [refused] where it can't go
    [trouble] what is in the way
    [part] the parts into which the hive would split
   *[cut] the hive goes on beyond the edge of the window
}
terminal-help-commands = Commands
terminal-help-command = { $command ->
    [moves] list all your moves
    [hint] show what the computer would play
    [undo] take back your last move
    [save] save the game to a file
    [load] continue a game from a file
    [new] start again with the same players
    [resign] resign the game
    [language] switch to another language
   *[quit] leave, as q does; the game is saved for next time
}
terminal-help-insects = The insects
terminal-help-insect = { $insect ->
    [queen-bee] moves one cell. Place her by your fourth turn; until then nothing moves.
    [spider] moves exactly three cells around the hive.
    [beetle] moves one cell, also onto other pieces, which then can't move.
    [grasshopper] jumps in a straight line over one or more pieces.
    [ant] moves as far as it likes around the hive.
    [mosquito] moves like any piece it touches.
    [ladybug] moves two cells on top of the hive and then one down.
   *[pillbug] moves one cell, or throws a neighbor to another empty cell next to itself.
}
