# The terminal game in English. All catalogues have the same messages with the same variables.

### Setting up a game

terminal-title = Skep: Hive, the board game of insects
terminal-goal = Win by surrounding the opponent's queen bee on all six sides. In each turn you place a piece or move one, and the pieces always stay connected. Type help whenever you like.
terminal-ask-resume = You have an unfinished game ({ $game_type }, { $count ->
    [one] one move
   *[other] { $count } moves
} played). What now?
terminal-resume = continue it
terminal-new-game = start a new game
terminal-ask-opponent = Whom do you play?
terminal-opponent-computer = the computer
terminal-opponent-person = a second person at this keyboard
terminal-ask-level = How strong is the computer? Type a level from 1 (new to the game) to { $count } (as strong as it can).
terminal-ask-color = Which color do you play?
terminal-color-white = White: you start
terminal-color-black = Black: the computer starts
terminal-color-chance = let chance decide
terminal-ask-pieces = Which pieces?
terminal-pieces-base = the basic game: queen bee, spiders, beetles, grasshoppers and ants
terminal-pieces-carbon = the same with mosquito and ladybug
terminal-pieces-all = the same with mosquito, ladybug and pillbug
terminal-ask-number = Number (Enter for 1)
terminal-bad-number = Please type a number from 1 to { $count }.
terminal-help-setup = Type the number of an answer, or q to leave. In the game, help tells what to type and how the insects move.

### What the screen shows

terminal-seat = { $seat ->
    [computer] computer ({ $level })
   *[human] you
}
terminal-to-move = { player } to move, turn { $turn }
terminal-in-hand = In hand
terminal-last-move = Last move: { $move }
terminal-queen-due = { $turns ->
    [0] The queen bee has to be placed now.
   *[other] The queen bee has to be placed in this turn or the next.
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
terminal-passed = { player } can neither place nor move a piece and has to pass.
terminal-thinking = The computer is thinking …
terminal-over = { $reason ->
    [surrounded] { $winner ->
        [white] White wins: Black's queen bee is surrounded.
       *[black] Black wins: White's queen bee is surrounded.
    }
    [double-surround] A draw: one move surrounded both queen bees.
    [repetition] A draw: the same position came up for the third time.
    [draw-agreed] A draw: the players agreed on it.
   *[resigned] { $winner ->
        [white] White wins: Black resigned.
       *[black] Black wins: White resigned.
    }
}
terminal-place = { $piece } can be placed where the numbers are. Type a number, or Enter to choose again.
terminal-move = { $piece } can go where the numbers are. Type a number, or Enter to choose again.
terminal-also-on-board = To move one that is on the board, type its name: { $pieces }.
terminal-stuck = { $piece } can do nothing in this turn. { $reason }
terminal-no-place = No empty cell touches your own pieces alone.
terminal-no-way = { $insect ->
    [spider] The spider takes exactly three steps, and no such way is open.
    [ladybug] The ladybug takes two steps on top of the hive and then one down, and no such way is open.
    [mosquito] None of the pieces that it touches could go anywhere from here.
    [queen-bee] Its neighbors leave it no room to slide.
    [ant] Its neighbors leave it no room to slide.
    [pillbug] Its neighbors leave it no room to slide.
   *[other] No cell is within its reach.
}
terminal-parts = The letters { $letters } show the parts.
terminal-lifts-only = { $piece } cannot move itself, but it can lift a neighbor. Type the neighbor's name: { $neighbors }.
terminal-lifts-also = It can also lift a neighbor. Type the neighbor's name: { $neighbors }.
terminal-hint = Hint: { $move }. Press Enter to play it, or type something else.
terminal-undone = Taken back. { player } to move, turn { $turn }.
terminal-new = A new game: { $game_type }.
terminal-language = From now on in English.
terminal-saved = Saved in { $file }.
terminal-loaded = Loaded from { $file }.
terminal-kept = The game before is kept in { $file }.
terminal-ask-resign = Give up this game? Type y or n.
terminal-leave = Leave the game? Press Enter or type y to leave, n to stay; for the queen bee type Q.
terminal-leave-saved = Leave the game? It is saved. Press Enter or type y to leave, n to stay; for the queen bee type Q.
terminal-bye = Goodbye!
terminal-bye-saved = Goodbye! The game is saved; the next skep play --terminal continues it.

### What goes wrong

terminal-unknown-word = There is no piece and no command { $text }. Type a piece such as A1, a move such as { $move }, or help.
terminal-unknown-reference = { $text } is no place. Name a neighbor on the board, such as -wQ, wQ- or \wQ, or the piece to climb on, such as wQ.
terminal-not-on-board = { $text } is not on the board yet, so nothing can go next to it.
terminal-too-many-words = A move is a piece and a place, such as { $move }. { $text } is one word too many.
terminal-which = Which one? { $pieces }
terminal-choose-first = Choose a piece first; then the numbers appear where it can go.
terminal-no-such-number = There is no number { $number } here: type one from 1 to { $count }.
terminal-line-too-long = This line is too long to be a move or a command.
terminal-nothing-to-undo = There is nothing to take back.
terminal-over-already = The game is over. Undo takes the end back.
terminal-need-file = Which file? For example: { $command } friday.game
terminal-need-language = Which language? Type language and one of { $languages }.
terminal-no-such-help = There is no help on { $text }. Type help, or one of: { $topics }.
terminal-cannot-read = Nothing loaded, and the game here is unchanged: { $problem }
terminal-file-exists = Not saved: { $file } exists already. Choose another name.
terminal-cannot-save = Not saved: { $problem }
terminal-autosave-failed = The game cannot be kept for the next time: { $problem }
terminal-damaged = A kept game cannot be read, and its file is left as it is: { $problem }

### Help

terminal-help-rules = Surround the opponent's queen bee on all six sides to win. In each turn you place a piece or move one. A new piece touches only pieces of your own color (but for each player's first). The queen bee comes in by your fourth turn; before that you move nothing. The pieces always stay connected.
terminal-help-typing = What to type
terminal-help-example = { $example ->
    [piece] chooses your piece A1; then type the number of the cell where it shall go
    [number] does both at once
    [letter] chooses the next ant in your hand; likewise for the other letters
    [move] puts { $own } at the right of { $queen }. The sign stands on the side where the piece goes: -{ $queen } left, { $queen }- right, \{ $queen } upper left, { $queen }/ upper right, /{ $queen } lower left, { $queen }\ lower right; { $queen } alone means on top of it
   *[lift] to lift a neighbor of your pillbug, type the neighbor's name
}
terminal-help-more = More: { $topics }.
terminal-help-marks = What is drawn
terminal-help-mark = { $mark ->
    [last] the piece that moved last
    [origin] where it came from
    [stack] a stack of two; below the hive it is listed from the ground up
    [chosen] the piece that you chose
    [choice] where it can go, or which piece it can climb on or lift
    [trouble] what stands in the way
    [part] the parts into which the hive would fall
   *[cut] the hive goes on beyond the edge of the window
}
terminal-help-commands = Commands
terminal-help-command = { $command ->
    [moves] everything that you can do now
    [hint] what the computer would do
    [undo] take your last move back
    [save] write the game into a file
    [load] go on with a game from a file
    [new] start again with the same players
    [resign] give up
    [language] switch to another language
   *[quit] leave, as q does; the game is kept for the next time
}
terminal-help-insects = The insects
terminal-help-insect = { $insect ->
    [queen-bee] moves one cell. Place her by your fourth turn; before that nothing moves.
    [spider] moves exactly three cells around the hive.
    [beetle] moves one cell, also on top of other pieces, which then cannot move.
    [grasshopper] jumps in a straight line over one or more pieces.
    [ant] moves as far as it likes around the hive.
    [mosquito] moves like any piece that it touches.
    [ladybug] moves two cells on top of the hive and then one down.
   *[pillbug] moves one cell, or lifts a neighbor to another empty cell next to itself.
}
