# The lessons and the rules page in English. All catalogues have the same messages with the same variables.

### Answers to choose from

lesson-answer-yes = Yes
lesson-answer-no = No
lesson-answer-white = White has won
lesson-answer-black = Black has won
lesson-answer-draw = It is a draw
lesson-answer-nobody = The game goes on
lesson-answer-only-queen = Only the queen bee may come in
lesson-answer-any-piece = Any piece may come in, but none may move
lesson-answer-place-or-move = Placing and moving are both allowed

### What is missing

lesson-missing-wins = A legal move, but the game goes on: the opponent's queen still has { $sides ->
    [one] one free side.
   *[other] { $sides } free sides.
}
lesson-missing-lost = Careful! That would surround your own queen, and the game would be lost.
lesson-missing-drawn = That surrounds both queens at once, which is only a draw. There is something better.
lesson-missing-draws = A legal move, but the game goes on. Here you can have a draw at once.
lesson-missing-with = A legal move, but here { piece } is the one to be moved.
lesson-missing-placed = A legal move, but this time a new piece from your reserve should come in.
lesson-missing-placed-insect = A legal move, but this time a new piece should come in: { $insect ->
    [ant] an
   *[other] a
} { insect }.
lesson-missing-fills = A legal move, but the marked place stays empty.
lesson-missing-beside = A legal move, but from there { piece } does not touch the opponent's queen.
lesson-missing-away = A legal move, but { piece } still touches your queen.
lesson-missing-covers = A legal move, but nobody is sitting on { piece } yet.
lesson-missing-pins = A legal move, but { piece } is not pinned: without it the hive would still hold together.
lesson-missing-frees = A legal move, but { piece } is still needed to hold the hive together.
lesson-missing-room = A legal move, but your queen has { $sides ->
    [0] no free sides
    [one] only one free side
   *[other] only { $sides } free sides
} then. She should have at least { $wanted }.
lesson-missing-bars = A legal move, but { piece } can still get to the marked place.
lesson-missing-safe = A legal move, but then { piece } surrounds your queen at once.
lesson-missing-passes = A legal move, but your opponent still has { $count ->
    [one] one move left.
   *[other] { $count } moves left.
}
lesson-targets-wrong = { $count ->
    [one] One of these places is wrong.
   *[other] { $count } of these places are wrong.
} { $reason }
lesson-targets-more = All correct so far, but { $count ->
    [one] one place is still missing.
   *[other] { $count } places are still missing.
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
lesson-piece-loose = { piece } is not pinned: take it away, and the rest still hangs together.
lesson-piece-out-of-reach = { piece } is not next to the pillbug, so it is out of its reach.

### The goal

lesson-goal-title = The goal
lesson-goal-summary = Surround the other queen before yours is surrounded.
lesson-goal-start = Welcome to the hive! There is no board: the pieces themselves become the playing field. White and Black take turns, and in each turn you do one thing: bring in a new piece, or move one that is already there.
lesson-goal-surrounded = It is all about the queen bees. Here the black queen is surrounded: all six sides are taken, so White has won. It does not matter whose pieces they are, her own count just as much.
lesson-goal-touching = Have a look around. Tap every piece that touches the black queen.
lesson-goal-touching-done = That is all of them: two white pieces and two black ones.
lesson-goal-missing = The same position. How many sides of the black queen are still free?
lesson-goal-missing-miss = Count again: a piece has six sides, and the marked neighbors take some of them.
lesson-goal-missing-done = Right, two to go. Keep counting like this for both queens all through the game.
lesson-goal-who = All six sides of the white queen are taken, three of them by white pieces. How does the game stand?
lesson-goal-who-miss = Count the neighbors of the white queen. Their color makes no difference.
lesson-goal-who-done = Yes, Black has won. So be careful where you put your own pieces.
lesson-goal-win = You play White, and one side of the black queen is still free. The ant runs around the hive as far as it likes. Win the game!
lesson-goal-win-done = The sixth side is closed, and you have won your first game!

### Placing

lesson-placing-title = Placing pieces
lesson-placing-summary = New pieces join their own color and keep away from the other.
lesson-placing-first = The first piece is put on the table, the second right next to it. That is the only time when a new piece may touch one of the other color.
lesson-placing-own = From then on, a new piece must touch your own color and must not touch the other. The marked places are open to White here. A piece that has come in stays in play until the end, but nobody has to use them all.
lesson-placing-where = You play White. Mark every place where your ant may come in.
lesson-placing-where-done = Exactly: next to White, and nowhere near Black.
lesson-placing-hole = A new piece does not slide in, it is simply put down. So it may even come in where no way leads. Put one on the marked place.
lesson-placing-hole-done = Well placed. Nobody could have walked in there, except from above.
lesson-placing-stack = A stack counts as the color of the piece on top. Your beetle sits on a black spider, so this place is yours now. Mark every place where your ant may come in.
lesson-placing-stack-done = Right. A beetle on top opens up new places to come in.
lesson-placing-win = Your beetle sits on the black queen herself. Win the game with a new piece from your reserve!
lesson-placing-win-done = Straight from the hand to the queen: that is how dangerous a beetle on top can be.

### The queen's four turns

lesson-queen-four-turns-title = The queen's four turns
lesson-queen-four-turns-summary = Your queen comes in by your fourth turn. Until then, nothing moves.
lesson-queen-four-turns-rule = Your queen bee has to come in during one of your first four turns. Until she is there, you can only place pieces: not one of yours may move. Your opponent's queen makes no difference to that.
lesson-queen-four-turns-early = You play White, this is your third turn, and you would like to move your ant next turn. What do you need now?
lesson-queen-four-turns-early-done = There she is, and from now on your pieces may move.
lesson-queen-four-turns-due = White's fourth turn, and the white queen is still in the reserve. What may White do now?
lesson-queen-four-turns-due-miss = It is the fourth turn: the queen cannot wait any longer.
lesson-queen-four-turns-due-done = Right, now it has to be the queen. The only choice left is where.
lesson-queen-four-turns-first = At tournaments the queen may not come in during a player's very first turn. This is such a game, and it is Black's first turn. May Black place the queen?
lesson-queen-four-turns-first-miss = By tournament rules, the first piece must be another insect.
lesson-queen-four-turns-first-done = Right. At home you may start with the queen if you like.
lesson-queen-four-turns-room = You play Black, and it is your fourth turn. Place your queen where she has room: at least five free sides.
lesson-queen-four-turns-room-done = A good home. The fewer neighbors, the longer it takes to surround her.

### One hive

lesson-one-hive-title = One hive
lesson-one-hive-summary = All pieces stay together at all times.
lesson-one-hive-rule = All pieces form one hive, and it must never fall apart. If the white queen left here, two parts would remain. So she may not move: she is pinned.
lesson-one-hive-pinned = Tap every pinned white piece: every one without which the hive would fall apart.
lesson-one-hive-pinned-done = Those two hold everything together. The pieces at the ends are free.
lesson-one-hive-bridge = At the marked place the white ant would join both parts again. May it go there?
lesson-one-hive-bridge-miss = Imagine that the ant is in your hand. What happens to the black queen in that moment?
lesson-one-hive-bridge-done = Right, it may not. The hive must stay whole while a piece is on its way, too.
lesson-one-hive-pin = Pinning is a weapon. You play White: pin the black ant with one move.
lesson-one-hive-pin-done = Now the black ant has to hold on to yours and cannot leave.
lesson-one-hive-free = Your ant is pinned. Find the move after which the hive no longer needs it there.
lesson-one-hive-free-done = Your queen has closed the gap, and the ant may run again. Freeing a piece is often worth a turn.

### Freedom to move

lesson-freedom-to-move-title = Freedom to move
lesson-freedom-to-move-summary = Pieces slide, so they need room, and they stay in touch.
lesson-freedom-to-move-gate = Pieces slide across the table without being lifted. They cannot squeeze through between two neighbors that stand too close: such a narrow spot is called a gate. Here the two marked pieces keep the ant out.
lesson-freedom-to-move-ring = A ring of six. Mark every place where the white queen may go.
lesson-freedom-to-move-ring-done = Right, only along the outside. She cannot squeeze into the middle.
lesson-freedom-to-move-bay = Look closely: can the white ant get to the marked place?
lesson-freedom-to-move-bay-miss = Follow the way step by step. Are there ever pieces on both sides of a step?
lesson-freedom-to-move-bay-done = Right, it can. The mouth of this bay is wide enough to slide in.
lesson-freedom-to-move-contact = While it slides, a piece stays in touch with the hive. In each step it must keep touching a piece that it touched before. So the queen cannot cross over to the marked place: for a moment she would touch nothing.
lesson-freedom-to-move-touch = Now mark every place where the white queen may go.
lesson-freedom-to-move-touch-done = Right. She can slip into the gap, for there she keeps touching her neighbor.
lesson-freedom-to-move-shut = You play White. If the black ant gets to the marked place, your queen is surrounded. Shut it out: leave no way in!
lesson-freedom-to-move-shut-done = The door is shut. A hole with narrow gates is a safe place, as long as nobody jumps or climbs.

### Queen bee

lesson-queen-bee-title = Queen bee
lesson-queen-bee-summary = One step at a time, and everybody is after her.
lesson-queen-bee-step = The queen bee slides just one cell. That is not much, but a single step in time can save the game.
lesson-queen-bee-where = You play White. Mark every place where your queen may go.
lesson-queen-bee-where-done = Right, one step along the hive in either direction.
lesson-queen-bee-room = Four sides of your queen are taken already. Bring her to a place where at least five are free.
lesson-queen-bee-room-done = A deep breath! Leave before it gets too tight: soon she could not have slid out any more.
lesson-queen-bee-strike = One side of the black queen is free. Win the game!
lesson-queen-bee-strike-done = Yes, queens can attack, too. But she takes a risk when she comes this close.
lesson-queen-bee-save = Five sides of your queen are taken, and she cannot slide out. The black ant is about to take the sixth. Save her!
lesson-queen-bee-save-done = Saved! One free side more, or a black ant that is tied down, and she lives on.

### Beetle

lesson-beetle-title = Beetle
lesson-beetle-summary = Slow, but it climbs on top of the others.
lesson-beetle-step = The beetle goes one cell, like the queen. But it may also climb: on top of other pieces, from one to the next up there, and down again.
lesson-beetle-top = A piece under a beetle is covered: it cannot move and has lost its powers. And as long as the beetle stays, the place counts as the beetle's color. A beetle can even sit on a beetle.
lesson-beetle-where = You play White. Mark every place where your beetle may go, on the ground and on top.
lesson-beetle-where-done = All four: two on the ground and two on top.
lesson-beetle-climb = Climb on the black queen!
lesson-beetle-climb-done = The black queen is stuck, and next to her you may bring in new pieces now.
lesson-beetle-free = Your beetle sits on a black spider in the middle of the chain. Tap every white piece that may move.
lesson-beetle-free-done = Right. The beetle on top is never pinned, since the spider below keeps the chain together.
lesson-beetle-hole = The last free side of the black queen is walled in: nobody can slide in there. Win the game!
lesson-beetle-hole-done = From above there is always a way in. Beetles make the best burglars.

### Spider

lesson-spider-title = Spider
lesson-spider-summary = Exactly three steps, no more and no less.
lesson-spider-three = The spider slides exactly three cells around the hive, never two and never four. It does not turn back on its way and enters no cell twice.
lesson-spider-where = You play White. Mark every place where your spider may go.
lesson-spider-where-done = Right: three steps one way, three steps the other.
lesson-spider-pocket = Your spider sits in a hollow now. Count its steps carefully and mark every place where it may go.
lesson-spider-pocket-done = Well counted! Getting out of the hollow takes steps, too.
lesson-spider-win = Two white spiders, one free side next to the black queen. Win the game!
lesson-spider-win-done = Exactly three steps. For the other spider the way was too short.

### Grasshopper

lesson-grasshopper-title = Grasshopper
lesson-grasshopper-summary = Jumps in a straight line over the others.
lesson-grasshopper-jump = The grasshopper does not slide, it jumps: in a straight line over one or more pieces, to the first empty cell behind them. Gates do not stop it.
lesson-grasshopper-where = You play White. Mark every place where your grasshopper may land. Mind the gap!
lesson-grasshopper-where-done = Right. It lands on the first empty cell and never jumps over a gap.
lesson-grasshopper-queen = The more it can jump over, the farther it gets. Land next to the black queen!
lesson-grasshopper-queen-done = Over three pieces at once. No ant would have been faster.
lesson-grasshopper-hole = The last free side of the black queen lies in a hole that nobody can slide into. Win the game!
lesson-grasshopper-hole-done = A perfect landing! Keep a grasshopper for such holes.

### Ant

lesson-ant-title = Ant
lesson-ant-summary = Runs around the hive as far as it likes.
lesson-ant-run = The ant slides around the outside of the hive, as many steps as it likes. That makes it the strongest attacker, as long as it is free. But it cannot squeeze through gates either.
lesson-ant-where = You play White. Mark every place where your ant may go.
lesson-ant-where-done = All eight. The ant gets everywhere along the outside.
lesson-ant-pin = Use your ant to pin the black queen.
lesson-ant-pin-done = A pinned queen cannot run away while you gather your pieces around her.
lesson-ant-win = You have two ants, but only one of them can win at once. Which one? Win the game!
lesson-ant-win-done = Well seen! The other ant holds your queen's part of the hive and must not leave.

### Mosquito

lesson-mosquito-title = Mosquito
lesson-mosquito-summary = Moves like the pieces that it touches.
lesson-mosquito-copy = The mosquito has no way of its own: it moves like any piece that it touches at that moment, whatever its color. Here it may be an ant or a queen. Of a stack, it copies only the piece on top.
lesson-mosquito-where = You play White. Your mosquito touches a grasshopper and a queen. Mark every place where it may go.
lesson-mosquito-where-done = Two jumps and two steps: it has learned from both of them.
lesson-mosquito-alone = The white mosquito touches nothing but a black mosquito. May it move?
lesson-mosquito-alone-miss = What could it learn from another mosquito?
lesson-mosquito-alone-done = Right. A mosquito has nothing to teach another one.
lesson-mosquito-top = If a mosquito climbs up as a beetle, it stays a beetle until it is down again, whatever it touches up there. Mark every place where it may go.
lesson-mosquito-top-done = Right. One step in any direction, like a beetle, and no running like the ant beside it.
lesson-mosquito-win = The last free side of the black queen is walled in. What does your mosquito learn from its neighbors? Win the game!
lesson-mosquito-win-done = What a jump! The black grasshopper has helped you win.

### Ladybug

lesson-ladybug-title = Ladybug
lesson-ladybug-summary = Two steps over the top and one down.
lesson-ladybug-way = The ladybug takes exactly three steps: up onto a neighbor, one more on top of the hive, and down to an empty cell. It may not end where it began.
lesson-ladybug-where = You play White. Mark every place where your ladybug may go.
lesson-ladybug-where-done = Right: up, on, and down beside the second piece.
lesson-ladybug-out = Your ladybug is walled in, and that does not bother it at all. Bring it next to the black queen!
lesson-ladybug-out-done = Up and away. Walls do not hold a ladybug.
lesson-ladybug-hole = The last free side of the black queen is walled in. Win the game!
lesson-ladybug-hole-done = Two steps on top, one down, straight into the hole.

### Pillbug

lesson-pillbug-title = Pillbug
lesson-pillbug-summary = Moves like a queen, or throws its neighbors.
lesson-pillbug-throw = The pillbug goes one cell, like the queen. Or it stays and throws instead: it lifts a neighbor of either color over itself to another empty cell beside it. It can do that even while it is pinned. The marks show where it may throw the black ant.
lesson-pillbug-where = You play White. Mark every place where your pillbug may throw the black ant. You do that by moving the ant itself.
lesson-pillbug-where-done = Right: every empty cell beside the pillbug.
lesson-pillbug-away = Five pieces crowd around your queen, and one of them is the black ant. Have your pillbug throw it away from her.
lesson-pillbug-away-done = Off it goes! A pillbug beside the queen is her best bodyguard.
lesson-pillbug-limits = Some pieces cannot be thrown: those in a stack, those without which the hive would fall apart, and the one that has just been moved. And what was thrown rests for the next turn.
lesson-pillbug-who = Black has just moved the ant. Tap every piece that your pillbug may throw now.
lesson-pillbug-who-done = Right. The ant has just moved, the beetle is in a stack, and your queen holds the hive together.
lesson-pillbug-rest = White has just thrown the black ant. May Black move it now?
lesson-pillbug-rest-miss = Remember: what was thrown needs a rest.
lesson-pillbug-rest-done = Right, it rests for one turn. The next time it may move again.
lesson-pillbug-rescue = Five sides of your queen are taken, and she cannot slide out. Bring her to a place where at least three are free.
lesson-pillbug-rescue-done = Lifted out of the crowd! That has saved many a game.
lesson-pillbug-mosquito = A mosquito on the ground next to a pillbug can throw as well, even if that pillbug is black. Throw the black ant away from your queen.
lesson-pillbug-mosquito-done = Well learned! The black pillbug has shown your mosquito how it is done.
lesson-pillbug-win = Your pillbug is pinned, and no piece of yours can walk to the last free side of the black queen. Win all the same!
lesson-pillbug-win-done = Thrown right into the gap. Even a pinned pillbug can win a game.

### Stacks and gates

lesson-stacks-and-gates-title = Stacks and gates
lesson-stacks-and-gates-summary = Up on the hive, too, there are narrow spots.
lesson-stacks-and-gates-stacks = Pieces can be piled up as high as you like. Only the one on top may move and use its powers. A beetle climbs any stack in one step, however high it is.
lesson-stacks-and-gates-summit = A black beetle sits up there. Climb on top of it!
lesson-stacks-and-gates-summit-done = Three pieces high, and yours is on top. Now the black beetle has to wait.
lesson-stacks-and-gates-free = Tap every white piece that may move. Lift the stacks to see what is in them.
lesson-stacks-and-gates-free-done = Right. Your grasshopper is covered, all the others are free.
lesson-stacks-and-gates-gate = Between two high stacks it can get too narrow. A step up there is shut if both stacks beside it are higher than the way: higher than what lies under the piece and higher than the place it goes to. Here the beetle cannot get through.
lesson-stacks-and-gates-low = Here there is a stack of two on one side, but only the queen on the other. May the white beetle go to the marked place?
lesson-stacks-and-gates-low-miss = A gate needs two high sides. Compare the queen with what lies under the beetle.
lesson-stacks-and-gates-low-done = Right. The queen is no higher than the piece under the beetle, so there is room enough.
lesson-stacks-and-gates-where = Now mark every place where the white beetle in the middle may go.
lesson-stacks-and-gates-where-done = Right: everywhere but through the gate between the two stacks.

### Passing

lesson-passing-title = Passing
lesson-passing-summary = You pass only when you can do nothing at all.
lesson-passing-rule = If you can neither place nor move a piece, you pass, and your opponent plays on. Here the white queen cannot slide out, and every cell beside her touches Black, so no new piece can come in either.
lesson-passing-pinned = White to play. Must White pass?
lesson-passing-pinned-miss = Is there a place for a new piece? And what would happen to the black ant if the queen left?
lesson-passing-pinned-done = Right. The queen is pinned, and every free place touches Black.
lesson-passing-one = And here: must White pass?
lesson-passing-one-miss = No new piece can come in. But look at the queen again.
lesson-passing-one-done = Right. The queen can slide, so White has to play. Nobody may pass just because every move hurts.
lesson-passing-make = You play White. Leave Black without any move, so that Black has to pass.
lesson-passing-make-done = Black can do nothing at all. A free turn for you!

### The end

lesson-ending-title = The end of the game
lesson-ending-summary = Won, lost or drawn.
lesson-ending-ways = Surround the other queen, and you win at once. Close in your own, and you lose just the same. If one move surrounds both queens, it is a draw. And you may always agree on a draw.
lesson-ending-covered = A beetle sits on the black queen, and all six cells around her are taken. How does the game stand?
lesson-ending-covered-miss = The beetle on top changes nothing for the queen below. Count her neighbors.
lesson-ending-covered-done = Right. A covered queen can be surrounded, too.
lesson-ending-both = Both queens need just one more neighbor, the same one. What happens if the marked ant goes there?
lesson-ending-both-miss = The ant would touch both queens there. Count the neighbors of each.
lesson-ending-both-done = Right. Both queens at once is a draw.
lesson-ending-win = The same position, White to play. A draw is not enough: win the game!
lesson-ending-win-done = Brilliant! This ant leaves a free side beside your own queen and closes the last one of the other.
lesson-ending-save = You play White. Black threatens to win, and you cannot win yourself. Save at least the draw!
lesson-ending-save-done = Half a point saved: both queens fall together.
lesson-ending-third = A tournament game, and the queens keep going to and fro. Now the black queen steps back to the right of her spider, and the same position is there for the third time. How does the game stand then?
lesson-ending-third-miss = At tournaments the third occurrence of a position ends the game.
lesson-ending-third-done = Right. At home this dance ends only when you agree on a draw.

### The rules page

rules-goal-title = The game
rules-goal-aim = Two players, White and Black, each have a queen bee and a swarm of insects. You win as soon as all six sides of the other queen are taken, no matter by whose pieces.
rules-goal-turns = White starts, then you take turns. In your turn you either place a new piece, or you move one, or your pillbug throws one. What is on the table stays there to the end, but you need not use all your pieces.
rules-goal-pieces = Each player has a queen bee, two spiders, two beetles, three grasshoppers and three ants. Before the game you agree whether both sides also get a mosquito, a ladybug or a pillbug.
rules-placing-title = Placing pieces
rules-placing-first = The first piece goes anywhere. The second is put right beside it: only then may a new piece touch the other color.
rules-placing-touch = Every later piece must touch at least one piece of its own color and none of the other. A stack has the color of the piece on top.
rules-placing-ground = New pieces are put on empty cells, never on top of others. Even a cell that is walled in will do, since nothing has to slide in.
rules-placing-numbers = Pieces of one kind are all the same. They have numbers only so that games can be written down, and the lowest comes in first.
rules-queen-title = The queen's first turns
rules-queen-deadline = Your queen comes in by your fourth turn at the latest. If there is no place for her then, you pass.
rules-queen-moving = As long as your queen is not on the table, none of your pieces may move.
rules-queen-first = At home the queen may be your very first piece. By tournament rules she may not.
rules-moving-title = Moving
rules-moving-one-hive = All pieces always form one hive. A piece without which it would fall apart is pinned and may not move, even if it would join the parts again at the end of its way.
rules-moving-sliding = On the table, pieces slide. If there are pieces on both sides of a step, it is too narrow: the piece cannot get through this gate, neither in nor out.
rules-moving-contact = While it slides, a piece keeps in touch with the hive: in each step it still touches something that it touched before.
rules-moving-covered = A piece with another one on top of it can neither move nor use its powers.
rules-moving-height = There are gates up on the hive as well: a step is shut if the stacks on both sides of it are higher than its end and higher than its start, not counting the moving piece.
rules-insects-title = The insects
rules-insects-queen-bee = The queen bee slides one cell.
rules-insects-beetle = The beetle goes one cell, also on top of other pieces, across them and down again, even into cells that are walled in.
rules-insects-spider = The spider slides exactly three cells and enters none of them twice.
rules-insects-grasshopper = The grasshopper jumps in a straight line over one or more pieces to the first empty cell. It never jumps over gaps, and gates do not stop it.
rules-insects-ant = The ant slides as many cells as it likes.
rules-more-insects-title = Mosquito, ladybug and pillbug
rules-more-insects-mosquito = The mosquito moves like any piece that it touches at the beginning of its move, but learns nothing from mosquitoes. Of a stack it copies the piece on top. On top of the hive, it is a beetle until it is down again.
rules-more-insects-ladybug = The ladybug takes two steps on top of the hive and then one down to an empty cell, but not to the one where it began.
rules-more-insects-pillbug = The pillbug slides one cell. Instead it may throw: it lifts a neighbor of either color over itself to another empty cell beside it, even while it is pinned itself.
rules-more-insects-target = It cannot throw a piece in a stack, a piece that was moved in the previous turn, a piece that holds the hive together, or one that would have to pass a gate up there.
rules-more-insects-rest = A piece that was thrown rests in the next turn: it does not move, is not thrown and does not throw.
rules-more-insects-mosquito-pillbug = A mosquito on the ground next to a pillbug can throw as well.
rules-ending-title = Passing and the end
rules-ending-pass = If you can neither place nor move anything, you pass. As long as you can do something, you have to.
rules-ending-win = A queen with six neighbors has lost, even if a beetle sits on her and even if her own side made the last move. The game is over at once.
rules-ending-draw = If one move surrounds both queens, it is a draw. The players may also agree on a draw at any time.
rules-ending-repetition = By tournament rules, a position that comes up for the third time is a draw. At home, you agree on that yourselves.
