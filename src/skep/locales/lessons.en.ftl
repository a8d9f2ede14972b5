# The lessons and the rules page in English. All catalogs have the same messages with the same variables.

### Answers to choose from

lesson-answer-yes = Yes
lesson-answer-no = No
lesson-answer-white = White has won
lesson-answer-black = Black has won
lesson-answer-draw = It is a draw
lesson-answer-nobody = The game goes on
lesson-answer-only-queen = Only the queen bee may be placed
lesson-answer-any-piece = Any piece may be placed, but none may move
lesson-answer-place-or-move = Placing and moving are both allowed

### What is missing

lesson-missing-wins = A legal move, but the game goes on: your opponent's queen still has { $sides ->
    [one] one free side.
   *[other] { $sides } free sides.
}
lesson-missing-lost = Careful! That would surround your own queen, and you would lose.
lesson-missing-drawn = That surrounds both queens at once, which is only a draw. You can do better.
lesson-missing-draws = A legal move, but the game goes on. Here you can get a draw at once.
lesson-missing-with = A legal move, but here you should move { piece }.
lesson-missing-placed = A legal move, but this time you should place a new piece from your reserve.
lesson-missing-placed-insect = A legal move, but this time you should place { $insect ->
    [ant] an
    [queen-bee] your
   *[other] a
} { insect }.
lesson-missing-fills = A legal move, but the marked cell is still empty.
lesson-missing-beside = A legal move, but { piece } does not touch your opponent's queen there.
lesson-missing-away = A legal move, but { piece } still touches your queen.
lesson-missing-covers = A legal move, but { piece } is not covered yet.
lesson-missing-pins = A legal move, but { piece } is not pinned: the hive would hold together without it.
lesson-missing-frees = A legal move, but { piece } still has to hold the hive together.
lesson-missing-room = A legal move, but then your queen has { $sides ->
    [0] no free sides
    [one] only one free side
   *[other] only { $sides } free sides
}. She should have at least { $wanted }.
lesson-missing-bars = A legal move, but { piece } can still get to the marked cell.
lesson-missing-safe = A legal move, but then { piece } can surround your queen at once.
lesson-missing-passes = A legal move, but your opponent still has { $count ->
    [one] one move left.
   *[other] { $count } moves left.
}
lesson-targets-wrong = { $count ->
    [one] One of these cells is wrong.
   *[other] { $count } of these cells are wrong.
} { $reason }
lesson-targets-more = All correct so far, but { $count ->
    [one] one cell is still missing.
   *[other] { $count } cells are still missing.
}
lesson-piece-more = All correct so far, but { $count ->
    [one] one piece is still missing.
   *[other] { $count } pieces are still missing.
}
lesson-piece-in-reserve = { piece } is still in the reserve. Look for pieces that are on the board.
lesson-piece-apart = { piece } and { $other } do not touch.
lesson-piece-itself = Look at the neighbors of { piece }, not at that piece itself.
lesson-piece-color = Look at { $color ->
    [white] the white
   *[black] the black
} pieces only.
lesson-piece-loose = { piece } is not pinned: take it away, and the rest still holds together.
lesson-piece-out-of-reach = { piece } is not next to the pillbug, so the pillbug can't throw it.
lesson-hint-move = Hint: the right piece is { piece }.
lesson-hint-targets = Hint: { $count ->
    [one] it is just one cell.
   *[other] there are { $count } cells.
}
lesson-hint-pieces = Hint: { $count ->
    [one] it is just one piece.
   *[other] there are { $count } pieces.
}
lesson-hint-choice = Hint: the answer is not “{ $choice }”.

### The goal

lesson-goal-title = The goal
lesson-goal-summary = Surround the other queen before yours is surrounded.
lesson-goal-start = Welcome to the hive! You don't need a board: the pieces become the board as you play. White and Black take turns, and on each turn you do one thing: place a new piece, or move one that is already there.
lesson-goal-surrounded = It's all about the queen bees. Here the black queen is surrounded: all six sides are taken, so White has won. It doesn't matter whose pieces they are; her own count just as much.
lesson-goal-touching = Take a look around. Tap every piece that touches the black queen.
lesson-goal-touching-done = That is all of them: two white pieces and two black ones.
lesson-goal-missing = The same position. How many sides of the black queen are still free?
lesson-goal-missing-miss = Count again: a piece has six sides, and the marked neighbors take some of them.
lesson-goal-missing-done = Right, two to go. Keep counting like this for both queens all through the game.
lesson-goal-who = All six sides of the white queen are taken, three of them by white pieces. What is the result?
lesson-goal-who-miss = Count the neighbors of the white queen. Their color makes no difference.
lesson-goal-who-done = Yes, Black has won. So be careful where you put your own pieces.
lesson-goal-win = You play White, and one side of the black queen is still free. The ant runs around the hive as far as it likes. Win the game!
lesson-goal-win-done = The sixth side is closed, and you have won your first game!

### Placing

lesson-placing-title = Placing pieces
lesson-placing-summary = New pieces touch their own color and stay away from the other.
lesson-placing-first = The first piece goes on the table, the second right next to it. That is the only time a new piece may touch one of the other color.
lesson-placing-own = From then on, a new piece must touch your own color and must not touch the other. The marked cells are open to White here. Once placed, a piece stays in play until the end, but you don't have to use them all.
lesson-placing-where = You play White. Mark every cell where you can place your ant.
lesson-placing-where-done = Exactly: next to White and nowhere near Black.
lesson-placing-hole = A new piece doesn't slide in: you simply put it down. So you can place it even where nothing could slide in. Place one on the marked cell.
lesson-placing-hole-done = Well placed. A piece already on the board could get in there only from above.
lesson-placing-stack = A stack counts as the color of its top piece. Your beetle sits on a black spider, so this cell is yours now. Mark every cell where you can place your ant.
lesson-placing-stack-done = Right. A beetle on top opens up new cells for your pieces.
lesson-placing-win = Your beetle sits right on the black queen. Win the game with a new piece from your reserve!
lesson-placing-win-done = Straight from the reserve to the queen: that is how dangerous a beetle on top can be.

### Queen by the fourth turn

lesson-queen-four-turns-title = Queen by the fourth turn
lesson-queen-four-turns-summary = Place your queen by your fourth turn. Until then, nothing moves.
lesson-queen-four-turns-rule = You have to place your queen bee on one of your first four turns. Until she is on the board, you can only place pieces: none of yours may move. It doesn't matter whether your opponent's queen is on the board.
lesson-queen-four-turns-early = You play White. This is your third turn, and on the next one you would like to move your ant. What do you have to do now?
lesson-queen-four-turns-early-done = There she is, and from now on your pieces may move.
lesson-queen-four-turns-due = It is White's fourth turn, and the white queen is still in the reserve. What may White do now?
lesson-queen-four-turns-due-miss = It is the fourth turn: the queen can't wait any longer.
lesson-queen-four-turns-due-done = Right, now it has to be the queen. You can only choose where.
lesson-queen-four-turns-first = In tournaments, the queen may not be placed on a player's very first turn. This is a tournament game, and it is Black's first turn. May Black place the queen?
lesson-queen-four-turns-first-miss = Under tournament rules, the first piece must be another insect.
lesson-queen-four-turns-first-done = Right. At home, you may start with the queen if you like.
lesson-queen-four-turns-room = You play Black, and it is your fourth turn. Place your queen where she has room: at least five free sides.
lesson-queen-four-turns-room-done = A good home. The fewer neighbors, the longer it takes to surround her.

### One hive

lesson-one-hive-title = One hive
lesson-one-hive-summary = All pieces stay connected at all times.
lesson-one-hive-rule = All pieces form one hive, and it must never fall apart. If the white queen left, the hive would split into two parts. So she may not move: she is pinned.
lesson-one-hive-pinned = Tap every pinned white piece, that is, every piece without which the hive would fall apart.
lesson-one-hive-pinned-done = Those two hold everything together. The pieces at the ends are free.
lesson-one-hive-bridge = On the marked cell, the white ant would join both parts again. May it move there?
lesson-one-hive-bridge-miss = Imagine you are holding the ant in your hand. What happens to the black queen at that moment?
lesson-one-hive-bridge-done = Right, it may not. The hive must hold together while a piece is on its way, too.
lesson-one-hive-pin = A pin is a strong weapon. You play White: pin the black ant in one move.
lesson-one-hive-pin-done = Now the black ant has to hold on to yours and can't leave.
lesson-one-hive-free = Your ant is pinned. Find the move after which the hive no longer needs it there.
lesson-one-hive-free-done = Your queen has closed the gap, and the ant can run again. Freeing a piece is often worth a turn.

### Freedom to move

lesson-freedom-to-move-title = Freedom to move
lesson-freedom-to-move-summary = Pieces slide, so they need room and must stay in contact.
lesson-freedom-to-move-gate = Pieces slide across the table without being lifted. They can't squeeze between two neighbors that are too close together: that is a gate. Here the two marked pieces keep the ant out.
lesson-freedom-to-move-ring = A ring of six. Mark every cell the white queen can move to.
lesson-freedom-to-move-ring-done = Right, only along the outside. She can't squeeze into the middle.
lesson-freedom-to-move-bay = Look closely: can the white ant get to the marked cell?
lesson-freedom-to-move-bay-miss = Follow the path step by step. Are there ever pieces on both sides of a step?
lesson-freedom-to-move-bay-done = Right, it can. The mouth of this bay is wide enough.
lesson-freedom-to-move-contact = A sliding piece stays in contact with the hive: at each step it must keep touching a piece that it touched before. So the queen can't cross over to the marked cell: for a moment she would touch nothing.
lesson-freedom-to-move-touch = Now mark every cell the white queen can move to.
lesson-freedom-to-move-touch-done = Right. She can slip into the gap because she keeps touching her neighbor there.
lesson-freedom-to-move-shut = You play White. If the black ant gets to the marked cell, your queen is surrounded. Shut it out: leave no way in!
lesson-freedom-to-move-shut-done = The door is shut. A cell behind gates is safe, as long as nobody jumps or climbs in.

### Queen bee

lesson-queen-bee-title = Queen bee
lesson-queen-bee-summary = One step at a time, and everyone is after her.
lesson-queen-bee-step = The queen bee slides just one cell. That is not much, but a single step at the right time can save the game.
lesson-queen-bee-where = You play White. Mark every cell your queen can move to.
lesson-queen-bee-where-done = Right, one step along the hive in either direction.
lesson-queen-bee-room = Four sides of your queen are already taken. Move her to a cell where at least five are free.
lesson-queen-bee-room-done = A sigh of relief! Leave before it gets too tight: soon she would have been stuck.
lesson-queen-bee-strike = One side of the black queen is free. Win the game!
lesson-queen-bee-strike-done = Yes, queens can attack, too. But it is risky for her to come this close.
lesson-queen-bee-save = Five sides of your queen are taken, and she can't slide out. The black ant is about to take the sixth. Save her!
lesson-queen-bee-save-done = Saved! With one more free side, or with the black ant pinned, she survives.

### Beetle

lesson-beetle-title = Beetle
lesson-beetle-summary = Slow, but it climbs on top of the others.
lesson-beetle-step = The beetle moves one cell, like the queen. But it can also climb: onto other pieces, from one to the next up there, and down again.
lesson-beetle-top = A piece under a beetle is covered: it can't move or use its ability. As long as the beetle stays, the cell counts as the beetle's color. A beetle can even sit on another beetle.
lesson-beetle-where = You play White. Mark every cell your beetle can move to, on the ground and on top.
lesson-beetle-where-done = All four: two on the ground and two on top.
lesson-beetle-climb = Climb onto the black queen!
lesson-beetle-climb-done = The black queen is stuck, and now you can place new pieces next to her.
lesson-beetle-free = Your beetle sits on a black spider in the middle of the chain. Tap every white piece that can move.
lesson-beetle-free-done = Right. A beetle on top is never pinned: here the spider below holds the chain together.
lesson-beetle-hole = The last free side of the black queen is enclosed: nothing can slide in. Win the game!
lesson-beetle-hole-done = There is always a way in from above. Beetles make the best burglars.

### Spider

lesson-spider-title = Spider
lesson-spider-summary = Exactly three steps, no more and no less.
lesson-spider-three = The spider slides exactly three cells around the hive, never two and never four. It can't turn back on its way, and it enters no cell twice.
lesson-spider-where = You play White. Mark every cell your spider can move to.
lesson-spider-where-done = Right: three steps one way, three steps the other.
lesson-spider-pocket = Now your spider sits in a pocket. Count its steps carefully and mark every cell it can move to.
lesson-spider-pocket-done = Well counted! Getting out of the pocket takes steps, too.
lesson-spider-win = Two white spiders, and one free side of the black queen. Win the game!
lesson-spider-win-done = Exactly three steps. The other spider was too close.

### Grasshopper

lesson-grasshopper-title = Grasshopper
lesson-grasshopper-summary = Jumps in a straight line over the others.
lesson-grasshopper-jump = The grasshopper doesn't slide, it jumps: in a straight line over one or more pieces, to the first empty cell behind them. Gates don't stop it.
lesson-grasshopper-where = You play White. Mark every cell where your grasshopper can land. Mind the gap!
lesson-grasshopper-where-done = Right. It lands on the first empty cell and never jumps over a gap.
lesson-grasshopper-queen = The more it can jump over, the farther it gets. Land next to the black queen!
lesson-grasshopper-queen-done = Over three pieces at once. No ant would have been faster.
lesson-grasshopper-hole = The last free side of the black queen is enclosed, so nothing can slide in. Win the game!
lesson-grasshopper-hole-done = A perfect landing! Save a grasshopper for cells like this one.

### Ant

lesson-ant-title = Ant
lesson-ant-summary = Runs around the hive as far as it likes.
lesson-ant-run = The ant slides around the outside of the hive, as many steps as it likes. That makes it the strongest attacker, as long as it is free. But it can't squeeze through gates either.
lesson-ant-where = You play White. Mark every cell your ant can move to.
lesson-ant-where-done = All eight. The ant gets everywhere along the outside.
lesson-ant-pin = Use your ant to pin the black queen.
lesson-ant-pin-done = A pinned queen can't run away while you gather your pieces around her.
lesson-ant-win = You have two ants, but only one of them can win at once. Which one? Win the game!
lesson-ant-win-done = Well spotted! The other ant is pinned: it connects your queen to the hive.

### Mosquito

lesson-mosquito-title = Mosquito
lesson-mosquito-summary = Moves like the pieces it touches.
lesson-mosquito-copy = The mosquito has no movement of its own: it moves like any piece it touches at that moment, whatever its color. Here it can be an ant or a queen. From a stack, it copies only the top piece.
lesson-mosquito-where = You play White. Your mosquito touches a grasshopper and a queen. Mark every cell it can move to.
lesson-mosquito-where-done = Two jumps and two steps: it has learned from both of them.
lesson-mosquito-alone = The white mosquito touches only a black mosquito. May it move?
lesson-mosquito-alone-miss = What could it learn from another mosquito?
lesson-mosquito-alone-done = Right. A mosquito has nothing to teach another one.
lesson-mosquito-top = A mosquito that climbs up as a beetle stays a beetle until it is down again, whatever it touches up there. Mark every cell it can move to.
lesson-mosquito-top-done = Right. One step in any direction, like a beetle, and no running like the ant next to it.
lesson-mosquito-win = The last free side of the black queen is enclosed. What can your mosquito learn from its neighbors? Win the game!
lesson-mosquito-win-done = What a jump! The black grasshopper has helped you win.

### Ladybug

lesson-ladybug-title = Ladybug
lesson-ladybug-summary = Two steps over the top and one down.
lesson-ladybug-way = The ladybug takes exactly three steps: up onto a neighbor, one more on top of the hive, and down to an empty cell. It can't end where it started.
lesson-ladybug-where = You play White. Mark every cell your ladybug can move to.
lesson-ladybug-where-done = Right: up, on, and down next to the second piece.
lesson-ladybug-out = Your ladybug is enclosed, and that doesn't bother it at all. Move it next to the black queen!
lesson-ladybug-out-done = Up and away. No wall can hold a ladybug.
lesson-ladybug-hole = The last free side of the black queen is enclosed. Win the game!
lesson-ladybug-hole-done = Two steps on top, one down, and straight in.

### Pillbug

lesson-pillbug-title = Pillbug
lesson-pillbug-summary = Moves like a queen, or throws its neighbors.
lesson-pillbug-throw = The pillbug moves one cell, like the queen. Or it stays and throws: it lifts a neighbor of either color over itself to another empty cell next to it. It can do that even while it is pinned. The marks show where it can throw the black ant.
lesson-pillbug-where = You play White. Mark every cell where your pillbug can throw the black ant. In a game, you throw the ant by moving the ant itself.
lesson-pillbug-where-done = Right: every empty cell next to the pillbug.
lesson-pillbug-away = Five pieces crowd around your queen, and one of them is the black ant. Have your pillbug throw it away from her.
lesson-pillbug-away-done = Off it goes! A pillbug next to the queen is her best bodyguard.
lesson-pillbug-limits = Some pieces can't be thrown: those in a stack, those without which the hive would fall apart, and the one that has just been moved. And a thrown piece rests on the next turn.
lesson-pillbug-who = Black has just moved the ant. Tap every piece your pillbug can throw now.
lesson-pillbug-who-done = Right. The ant has just moved, the beetle is in a stack, and your queen holds the hive together.
lesson-pillbug-rest = White has just thrown the black ant. May Black move it now?
lesson-pillbug-rest-miss = Remember: a thrown piece needs a rest.
lesson-pillbug-rest-done = Right, it rests for one turn. On the next one it may move again.
lesson-pillbug-rescue = Five sides of your queen are taken, and she can't slide out. Bring her to a cell where at least three are free.
lesson-pillbug-rescue-done = Lifted out of the crowd! That has saved many a game.
lesson-pillbug-mosquito = A mosquito on the ground next to a pillbug can throw, too, even if that pillbug is black. Throw the black ant away from your queen.
lesson-pillbug-mosquito-done = A quick learner! The black pillbug has shown your mosquito how it's done.
lesson-pillbug-win = Your pillbug is pinned, and none of your pieces can slide to the last free side of the black queen. Win anyway!
lesson-pillbug-win-done = Thrown right where it hurts. Even a pinned pillbug can win a game.

### Stacks and gates

lesson-stacks-and-gates-title = Stacks and gates
lesson-stacks-and-gates-summary = There are gates up on the hive, too.
lesson-stacks-and-gates-stacks = Pieces can be stacked as high as you like. Only the top one can move and use its ability. A beetle climbs any stack in one step, however high it is.
lesson-stacks-and-gates-summit = A black beetle sits up there. Climb on top of it!
lesson-stacks-and-gates-summit-done = Three pieces high, and yours is on top. Now the black beetle has to wait.
lesson-stacks-and-gates-free = Tap every white piece that can move. Lift the stacks to see what is in them.
lesson-stacks-and-gates-free-done = Right. Your grasshopper is covered, all the others are free.
lesson-stacks-and-gates-gate = It can get too narrow between two high stacks. A step up there is blocked if the stacks on both sides are higher than the path: higher than what lies under the piece and higher than the cell it moves to. Here the beetle can't get through.
lesson-stacks-and-gates-low = Here there is a stack of two on one side, but only the queen on the other. Can the white beetle move to the marked cell?
lesson-stacks-and-gates-low-miss = A gate needs two high sides. Compare the queen with what lies under the beetle.
lesson-stacks-and-gates-low-done = Right. The queen is no higher than the piece under the beetle, so there is enough room.
lesson-stacks-and-gates-where = Now mark every cell the white beetle in the middle can move to.
lesson-stacks-and-gates-where-done = Right: everywhere except through the gate between the two stacks.

### Passing

lesson-passing-title = Passing
lesson-passing-summary = You pass only if you have no move at all.
lesson-passing-rule = If you can neither place nor move a piece, you pass, and your opponent plays on. Here the white queen can't slide out, and every cell next to her touches Black, so no new piece can be placed either.
lesson-passing-pinned = White to move. Must White pass?
lesson-passing-pinned-miss = Is there a cell for a new piece? And what would happen to the black ant if the queen left?
lesson-passing-pinned-done = Right. The queen is pinned, and every free cell touches Black.
lesson-passing-one = And here: must White pass?
lesson-passing-one-miss = No new piece can be placed. But look at the queen again.
lesson-passing-one-done = Right. The queen can slide, so White has to move. You can't pass just because every move is bad.
lesson-passing-make = You play White. Leave Black without a single move, so that Black has to pass.
lesson-passing-make-done = Black has no move at all. A free turn for you!

### The end

lesson-ending-title = The end of the game
lesson-ending-summary = Won, lost or drawn.
lesson-ending-ways = Surround the other queen, and you win at once. Surround your own, and you lose just the same. If one move surrounds both queens, it is a draw. And you can always agree to a draw.
lesson-ending-covered = A beetle sits on the black queen, and all six cells around her are taken. What is the result?
lesson-ending-covered-miss = The beetle on top changes nothing for the queen below. Count her neighbors.
lesson-ending-covered-done = Right. A covered queen can be surrounded, too.
lesson-ending-both = Both queens need just one more neighbor, the same one. What happens if the marked ant moves there?
lesson-ending-both-miss = The ant would touch both queens there. Count the neighbors of each.
lesson-ending-both-done = Right. When both queens are surrounded at once, it is a draw.
lesson-ending-win = The same position, White to move. A draw is not enough: win the game!
lesson-ending-win-done = Brilliant! This ant leaves a side of your own queen free and takes the last one of the other.
lesson-ending-save = You play White. Black threatens to win, and you can't win yourself. Save at least a draw!
lesson-ending-save-done = Half a point saved: both queens fall together.
lesson-ending-third = A tournament game, and the queens keep moving back and forth. Now the black queen steps back to the right of her spider, and the same position occurs for the third time. What is the result?
lesson-ending-third-miss = In tournaments, a position that occurs for the third time ends the game.
lesson-ending-third-done = Right. At home, this dance ends only when you agree to a draw.

### The rules page

rules-goal-title = The game
rules-goal-aim = Two players, White and Black, each have a queen bee and an army of insects. You win as soon as all six sides of the other queen are taken, no matter by whose pieces.
rules-goal-turns = White starts, then you take turns. On your turn you place a new piece, or move one, or have your pillbug throw one. Pieces on the table stay there until the end, but you don't have to use them all.
rules-goal-pieces = Each player has a queen bee, two spiders, two beetles, three grasshoppers and three ants. Before the game, you agree whether both sides also get a mosquito, a ladybug or a pillbug.
rules-placing-title = Placing pieces
rules-placing-first = The first piece goes anywhere. The second goes right next to it: only then may a new piece touch the other color.
rules-placing-touch = Every later piece must touch at least one piece of its own color and none of the other. A stack has the color of its top piece.
rules-placing-ground = New pieces go on empty cells, never on top of others. Even an enclosed cell is allowed, since nothing has to slide in.
rules-placing-numbers = Pieces of one kind are all the same. They have numbers only so that games can be written down, and the lowest number is placed first.
rules-queen-title = Placing the queen
rules-queen-deadline = Place your queen by your fourth turn. If there is no cell for her then, you pass.
rules-queen-moving = Until your queen is on the table, none of your pieces may move.
rules-queen-first = At home, the queen may be your very first piece. Under tournament rules, she may not.
rules-moving-title = Moving
rules-moving-one-hive = All pieces always form one hive. A piece without which it would fall apart is pinned and may not move, even if it would join the parts again at the end of its move.
rules-moving-sliding = On the table, pieces slide. If there are pieces on both sides of a step, it is too narrow: a piece can't get through this gate, either in or out.
rules-moving-contact = A sliding piece stays in contact with the hive: at each step it still touches a piece that it touched before.
rules-moving-covered = A piece with another one on top of it can't move or use its ability.
rules-moving-height = There are gates up on the hive as well: a step is blocked if the stacks on both sides of it are higher than its end and higher than its start, not counting the moving piece.
rules-insects-title = The insects
rules-insects-queen-bee = The queen bee slides one cell.
rules-insects-beetle = The beetle moves one cell, also onto other pieces, across them and down again, even into enclosed cells.
rules-insects-spider = The spider slides exactly three cells and enters none of them twice.
rules-insects-grasshopper = The grasshopper jumps in a straight line over one or more pieces to the first empty cell. It never jumps over a gap, and gates don't stop it.
rules-insects-ant = The ant slides as many cells as it likes.
rules-more-insects-title = Mosquito, ladybug and pillbug
rules-more-insects-mosquito = The mosquito moves like any piece it touches at the start of its move, but learns nothing from other mosquitoes. From a stack, it copies the top piece. On top of the hive, it is a beetle until it is down again.
rules-more-insects-ladybug = The ladybug takes two steps on top of the hive and then one down to an empty cell, but not to the one where it started.
rules-more-insects-pillbug = The pillbug slides one cell. Or it throws instead: it lifts a neighbor of either color over itself to another empty cell next to it, even while it is pinned itself.
rules-more-insects-target = It can't throw a piece in a stack, a piece that was moved on the previous turn, a piece that holds the hive together, or a piece that would have to pass a gate above the ground.
rules-more-insects-rest = A thrown piece rests on the next turn: it can't move, be thrown or throw.
rules-more-insects-mosquito-pillbug = A mosquito on the ground next to a pillbug can throw, too.
rules-ending-title = Passing and the end
rules-ending-pass = If you can neither place nor move a piece, you pass. As long as you have a move, you must make one.
rules-ending-win = A queen with six neighbors has lost, even if a beetle sits on her and even if her own side made the last move. The game is over at once.
rules-ending-draw = If one move surrounds both queens, it is a draw. The players may also agree to a draw at any time.
rules-ending-repetition = Under tournament rules, it is a draw when a position occurs for the third time. At home, you decide that yourselves.
