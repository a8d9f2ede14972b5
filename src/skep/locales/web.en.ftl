# The web app in English. All catalogs have the same messages with the same variables.

### Every page

web-title = Skep: play Hive in your browser
web-title-page = { $page ->
    [game] Game
    [games] My games
    [learn] Learn
    [rules] Rules
    [settings] Settings
    [view] Game viewer
   *[missing] Not found
} · Skep
web-title-game = { $turn ->
    [yours] Your turn · { $opponent }
   *[other] { $opponent }
} · Skep
web-skip = Skip to content
web-navigation = Main pages
web-home-link = Skep, home page
web-nav-play = Play
web-nav-games = Games
web-nav-games-waiting = Games: your turn in { $count }
web-nav-learn = Learn
web-nav-rules = Rules
web-go-home = Go to the home page
web-close = Close
web-close-notice = Close this message
web-cancel = Cancel
web-loading = One moment…
web-offline = The server isn't responding. Please try again in a moment.
web-trouble = { $code ->
    [too-many-requests] Too many requests. Please wait a minute.
    [busy] The computer is playing too many games right now. Please try again soon.
    [full] Too many people are already watching this game.
    [bad-name] This name can't be used. Please choose another one.
   *[other] That didn't work. Please try again in a moment.
}
web-refused = { $code ->
    [not-your-turn] It is not your turn.
    [late] The game has moved on in the meantime.
    [game-over] The game is over.
    [declined] The computer wants to play on.
    [nothing-to-undo] You have no move to take back.
    [nothing-to-redo] You have nothing to redo.
    [no-offer] This offer is no longer open.
    [no-hints] You can get hints only against the computer.
    [busy] The computer has too much to do right now. Please try again soon.
    [too-many-games] Too many new games. Please wait a minute.
    [spectator] Only the players can do that.
    [bad-name] This name can't be used. Please choose another one.
    [too-often] Not so fast. Please wait a moment.
   *[other] That is not possible right now.
}
web-missing-title = Nobody lives in this cell
web-missing-text = There is no page at this address.

### Without a connection

web-no-answer = { $why ->
    [offline] You're offline.
   *[server] The server isn't responding.
}
web-no-answer-start = You can start a game as soon as the connection is back. You can still read the lessons and the rules.
web-no-answer-page = This page opens by itself as soon as the connection is back.
web-no-answer-lesson = Your answer will be checked as soon as the connection is back. You can read on until then.
web-no-answer-game = Your game is safe and opens by itself as soon as the connection is back.
web-page-failed = This page could not be loaded.

### Settings

web-settings = Settings
web-language = Language
web-theme = Theme
web-theme-name = { $theme ->
    [light] Light
    [dark] Dark
    [contrast] High contrast
   *[system] Same as this device
}
web-table = Table
web-table-name = { $table ->
    [felt] Felt
    [slate] Slate
   *[wood] Wood
}
web-tiles = Pieces
web-tiles-name = { $tiles ->
    [maple] Maple and walnut
    [plain] Plain
   *[ivory] Ivory and ebony
}
web-grid = Show a grid of cells
web-move-style = Show moves as
web-move-style-name = { $style ->
    [notation] Notation (wA1 bQ-)
    [words] Words
   *[pictures] Pictures
}
web-sounds = Sound
web-vibration = Vibration
web-animation = Animate moves
web-show-pinned = Mark pinned pieces
web-show-pinned-note = Pieces that can't move without splitting the hive.
web-confirm-moves = Confirm every move
web-confirm-moves-note = A move counts only after a second tap.
web-name = Your name
web-name-none = No name
web-name-note = Your friend sees it, and so do spectators. Leave it empty to play without one.
web-notifications = Notify me when it's my turn
web-notifications-note = { $state ->
    [refused] Your browser doesn't allow it. You can change this in its settings for this site.
   *[open] When your friend has moved while this page is in the background.
}
web-phrases-setting = Show phrases
web-phrases-setting-note = Short phrases such as “Good game” from your opponent.

### The first page

web-headline = Surround the queen.
web-lead = Take turns placing and moving insects. Surround your opponent's queen bee on all six sides to win.
web-newcomer = New to Hive?
web-newcomer-learn = Learn to play
web-newcomer-rules = Rules
web-against = { $opponent ->
    [computer] Computer, level { $level }
    [here] Two players here
   *[link] A friend by link
}
web-turn-number = { $turn ->
    [0] No move yet
   *[other] Move { $turn }
}

### My games

web-games-title = My games
web-games-running = Your games in progress
web-games-all = All games ({ $count })
web-games-section = { $standing ->
    [turn] Your turn
    [running] In progress
    [over] Finished
   *[watched] Watched
}
web-games-your-turn = Your turn
web-games-to-move = { $you ->
    [yes] Your opponent to move
   *[no] { web-player } to move
}
web-games-invited = Your friend hasn't joined yet
web-games-time-left = { $time } left
web-games-result = { $outcome ->
    [won] You won
    [lost] You lost
    [white] White won
    [black] Black won
   *[draw] Draw
}
web-games-none = No games yet. The games you play or watch in this browser will appear here.
web-games-more = { $count ->
    [one] Show one more
   *[other] Show more ({ $count })
}
web-games-note = This list is stored only in this browser. To play on elsewhere, open a game and send yourself your own link (under “Share”).
web-games-offline = This is how your games stood when you were last connected.
web-games-remove = Remove from the list: { $game }
web-games-remove-question = Remove “{ $game }” from the list?
web-games-clear = Remove finished games
web-games-clear-question = { $count ->
    [one] Remove the finished game from the list?
   *[other] Remove { $count } finished games from the list?
}
web-games-remove-note = { $loss ->
    [game] Games on this device are deleted permanently.
    [seat] You lose your seat: only this browser has the link to it, and without it you can't play on. This does not resign the game.
   *[entry] The link to your seat is deleted from this browser.
}
web-games-remove-yes = Remove

### Games on this device

web-local = on this device
web-local-share = This game exists only on this device, so there is no link to it.
web-local-unkept = { $why ->
    [full] There is no room left on this device to save the game. You can play on until you close this page.
   *[refused] This browser doesn't save the game. You can play on until you close this page.
}
web-local-trouble = { $why ->
    [elsewhere] Another tab has the games of this device open. Close it, then try again.
   *[failed] Games on this device can't be started right now. Please try again, or turn off “Play on this device” under “Options”.
}

### A new game

web-new-game = New game
web-ask-opponent = Who do you want to play?
web-opponent-name = { $opponent ->
    [computer] Computer
    [here] Friend here
   *[link] Friend by link
}
web-opponent-note = { $opponent ->
    [computer] ten levels
    [here] on this screen
   *[link] anywhere, no account
}
web-level = Level { $level }
web-level-name = { $level ->
    [1] Just hatched
    [2] Beginner
    [3] Easygoing
    [4] Hobby player
    [5] Attentive
    [6] Experienced
    [7] Strong
    [8] Club champion
    [9] Master
   *[10] Full strength
}
web-start = { $opponent ->
    [link] Get an invitation link
   *[other] Play
}
web-options = Options
web-on-device = Play on this device
web-on-device-note = Needs no connection once it has loaded: about 8 MB, the first time only.
web-ask-color = Your color
web-color-name = { $color ->
    [white] White, you start
    [black] Black
   *[random] Random
}
web-ask-edition = Pieces
web-edition-name = { $edition ->
    [classic] Classic, 11 pieces
    [carbon] Carbon, 13 pieces
    [complete] With pillbug, 14 pieces
   *[mix] Your own mix
}
web-extra-name = { $insect ->
    [mosquito] Mosquito
    [ladybug] Ladybug
   *[pillbug] Pillbug
}
web-extra-note = { $insect ->
    [mosquito] Moves like any piece it touches.
    [ladybug] Moves two cells on top of the hive and then one down.
   *[pillbug] Can throw a neighbor over itself to another cell.
}
web-ask-clock = Clock
web-clock-name = { $clock ->
    [live-5] 5 minutes + 5 s
    [live-10] 10 minutes + 10 s
    [live-15] 15 minutes + 10 s
    [days-1] 1 day per move
    [days-3] 3 days per move
    [days-7] 7 days per move
    [custom] Custom
   *[none] No clock
}
web-clock-minutes = Minutes per player
web-clock-increment = Increment in seconds
web-ask-rules = Rules
web-rules-name = { $rules ->
    [rulebook] As in the rulebook
    [tournament] Tournament
   *[uhp] As engines play
}
web-rules-note = { $rules ->
    [rulebook] The queen may be the first piece, and positions may repeat without end.
    [tournament] The queen may not be the first piece; the third time a position occurs, it is a draw.
   *[uhp] The queen may not be the first piece; repeating a position has no consequences.
}

### Words for pieces and places

web-player = { $color ->
    [white] White
   *[black] Black
}
web-insect = { $insect ->
    [queen-bee] queen
    [spider] spider
    [beetle] beetle
    [grasshopper] grasshopper
    [ant] ant
    [mosquito] mosquito
    [ladybug] ladybug
   *[pillbug] pillbug
}
web-insect-number = { $number ->
    [0] { web-insect }
   *[other] { web-insect } { $number }
}
web-piece = { $color ->
    [white] white
   *[black] black
} { web-insect-number }
# A piece in a sentence, with its owner only if that is not clear.
web-noun = { $owner ->
    [your] your { web-insect-number }
    [white] White's { web-insect-number }
    [black] Black's { web-insect-number }
   *[none] { $number ->
        [0] the { web-insect }
       *[other] { web-insect-number }
    }
}
# Where a piece goes; .at is where something is.
web-side = { $direction ->
    [east] to the right of
    [north-east] to the upper right of
    [north-west] to the upper left of
    [west] to the left of
    [south-west] to the lower left of
    [south-east] to the lower right of
   *[top] onto
}
    .at = { $direction ->
        [east] right of
        [north-east] upper right of
        [north-west] upper left of
        [west] left of
        [south-west] lower left of
        [south-east] lower right of
       *[top] on top of
    }
web-place = { web-side } { web-noun }
    .at = { web-side.at } { web-noun }
web-place-middle = in the middle of the table
    .at = in the middle of the table
web-place-far = empty, { $distance } cells { web-side } { web-noun }
web-stack = { $piece }, on top of a stack of { $count }
web-said-placed = { web-player } places { web-noun } { $place }.
web-said-moved = { web-player } moves { web-noun } { $place }.
web-said-thrown = { web-player } throws { web-noun } { $place } with the { $thrower ->
    [mosquito] mosquito
   *[pillbug] pillbug
}.
# A move in the list, in a few words.
web-move-words = { $thrown ->
    [yes] { web-piece } { $place } (thrown)
   *[no] { web-insect-number } { $place }
}
web-said-passed = { web-player } passes.
web-said-undone = A move was taken back.
web-said-hint = A good move: { $piece } { $place }.

### The board

web-board = Board
web-board-name = The hive and both reserves
web-board-help = Arrow keys move from cell to cell, [ and ] through the pieces that can move, Enter selects and plays, Escape deselects, R jumps to the reserve, I shows a stack, + and - zoom in and out, 0 shows the whole hive.
web-board-reserve = { $color ->
    [white] White's reserve
   *[black] Black's reserve
}
web-board-reserve-piece = { $piece }, { $count } in the reserve{ $destinations ->
    [0] {""}
    [one] , one possible cell
   *[other] , { $destinations } possible cells
}
web-board-reserve-none = { $piece }, none left in the reserve
web-board-target = Destination
web-board-throw-target = Destination of a throw
web-board-throwable = Can be thrown
web-board-throws = It can throw: { $pieces }.
web-board-destinations = { $count ->
    [0] Can't move
    [one] One possible cell
   *[other] { $count } possible cells
}
web-board-pinned = Pinned
web-board-selected = { $piece } selected. { $count ->
    [0] It can't move.
    [one] One destination: { $places }.
   *[other] { $count } destinations: { $places }{ $more ->
        [0] .
       *[other] {" "}and { $more } more.
    }
}
web-board-deselected = Nothing selected
web-board-stack = Stack of { $count }, from the ground up: { $pieces }
web-board-tools = View
web-board-turn = Turn the hive
web-board-zoom-in = Zoom in
web-board-zoom-out = Zoom out
web-board-fit = Show the whole hive

### A game

web-game-title = A game of Hive
web-no-game-title = Game not found
web-no-game-text = The link may be incomplete, or the game may have been removed.
web-you = You
web-you-named = { $player } (you)
web-friend = Friend
# The opponent as the subject of a sentence.
web-opponent = { $named ->
    [yes] { $name }
   *[no] Your opponent
}
web-computer = Computer, level { $level }
web-your-turn = your turn
web-not-your-turn = { $turn ->
    [white] It is White's turn.
   *[black] It is Black's turn.
}
web-to-move = to move
web-thinking = is thinking…
web-thinking-busy = is thinking fast: many people are playing…
web-away = away
web-not-joined = not here yet
web-clock-of = { $color ->
    [white] White's time
   *[black] Black's time
}
web-days-left = { $hours ->
    [0] { $days ->
        [one] 1 day
       *[other] { $days } days
    }
   *[other] { $days } d { $hours } h
}
web-moves = Moves
web-no-moves = No move yet
web-first-move = To the start
web-previous-move = One move back
web-next-move = One move forward
web-last-move = To the latest move
web-pass = Pass
# A pass in the list of moves; .by says whose it was.
web-passed = pass
    .by = { web-player }: pass
web-shown-move = { $number ->
    [0] Before the first move
   *[other] { $color ->
        [white] After White's move { $number }
       *[black] After Black's move { $number }
    }
}
web-moved-meanwhile = { web-player } has moved.
web-back-to-game = Back to the game
web-actions = Actions
web-hint = Hint
web-undo = Undo
web-flip = Flip
web-more = More
web-offer-draw = { $opponent ->
    [here] Agree to a draw
   *[other] Offer a draw
}
web-draw-question = Do you both agree to a draw?
web-draw-yes = Yes, a draw
web-resign = Resign
web-resign-question = Resign this game?
web-resign-yes = Yes, resign
web-play-on = No, play on
web-confirm-question = Play this move?
web-confirm-yes = Play it
web-accept = Accept
web-decline = Decline
web-draw-offered = { web-opponent } offers a draw.
web-draw-asked = You offered a draw. { web-opponent } can accept it.
web-offer-declined = { $offer ->
    [draw] { web-opponent } wants to play on: no draw.
   *[undo] { web-opponent } doesn't agree: the move stands.
}
web-first-step = { $you ->
    [white] You play White.{" "}
    [black] You play Black.{" "}
   *[both] {""}
}Choose a piece from the framed reserve, then its cell on the table.
web-must-pass = You can neither place nor move a piece, so you must pass.
web-has-passed = { web-player } could neither place nor move a piece and passed.
web-queen-due = { $turns ->
    [1] You must place your queen now.
   *[other] You must place your queen this turn or next.
}
web-repetition = { $rules ->
    [tournament] This position has occurred for the second time. The third time, it is a draw.
   *[other] This position has occurred for the second time.
}
web-to-lesson = Practice this rule
web-reconnecting = Reconnecting… Your game is safe.
web-connection-lost = The connection to this game was lost. Reload the page to try again.

### Keys

web-keys = Keyboard shortcuts
web-keys-page = Anywhere in a game
web-keys-board = While a cell of the board is focused
web-key-name = { $key ->
    [ArrowLeft] ←
    [ArrowRight] →
    [ArrowUp] ↑
    [ArrowDown] ↓
    [Escape] Esc
    [PageUp] Page Up
    [PageDown] Page Down
    [space] Space
   *[other] { $key }
}
web-key-does = { $does ->
    [step] One move back or forward
    [ends] To the start, to the latest move
    [flip] Flip the board
    [hint] Get a hint
    [undo] Undo
    [redo] Redo
    [fit] Show the whole hive
    [zoom] Zoom in or out
    [leave] Let go of a piece, close a message, or go back to the game
    [help] Show these keys
    [cells] To the next cell
    [slanted] To the four diagonal neighbors
    [cycle] Through your movable pieces, or the places a chosen piece can go
    [activate] Choose a piece, play a move
    [reserve] To your reserve
    [inspect] Look into a stack
   *[deselect] Let go of the piece
}

### The end

web-result-title = { $you ->
    [won] You won!
    [lost] You lost
   *[none] { $winner ->
        [white] White wins
        [black] Black wins
       *[none] Draw
    }
}
web-result-reason = { $reason ->
    [surrounded] { $winner ->
        [white] Black's queen is surrounded.
       *[black] White's queen is surrounded.
    }
    [double_surround] One move surrounded both queens.
    [repetition] The same position occurred for the third time.
    [resigned] { $winner ->
        [white] Black resigned.
       *[black] White resigned.
    }
    [timeout] { $winner ->
        [white] Black ran out of time.
       *[black] White ran out of time.
    }
    [ply_cap] The game reached 500 moves.
   *[agreement] The players agreed to a draw.
}
web-rematch = Rematch
web-rematch-asked = You asked for a rematch.
web-rematch-offered = { web-opponent } wants a rematch.
web-next-game = Go to the next game
web-own-result-reason = { $reason ->
    [surrounded] { $you ->
        [won] You surrounded your opponent's queen.
       *[lost] Your queen is surrounded.
    }
    [resigned] { $you ->
        [won] { web-opponent } resigned.
       *[lost] You resigned.
    }
   *[timeout] { $you ->
        [won] { web-opponent } ran out of time.
       *[lost] You ran out of time.
    }
}
web-result = Result
web-seat-result = { $result ->
    [won] won
    [lost] lost
   *[drawn] draw
}
web-take-end-back = Take back the last move

### Taking moves back, and choosing them in advance

web-takeback-offered = { web-opponent } asks to take back { $count ->
    [1] this move
   *[other] these { $count } moves
}: { $moves }. Do you agree?
web-takeback-asked = You asked to take back { $count ->
    [1] this move
   *[other] these { $count } moves
}: { $moves }. { web-opponent } has to agree.
web-takeback-preview = Preview: after the takeback
web-takeback-shown = { $shown ->
    [now] Show the takeback
   *[then] Show the current position
}
web-redo = Redo
web-premoves = Choose moves in advance
web-premoves-note = While your opponent thinks, you can choose your next move. It is played on your turn if it is legal then.
web-premove = Chosen in advance: { $piece } { $place }. It will be played on your turn.
web-premove-cancel = Cancel the move
web-premove-dropped = Your move chosen in advance isn't possible now.

### Watching

web-watching-title = You are watching
web-watching-over = The game is over. You can step through its moves.
web-watching-own-game = Start a game of your own

### Games as text and pictures

web-export = Export the game
web-copy-game = Copy the moves
web-download-game = Download as PGN
web-download-picture = Download a picture
web-import = Open a game
web-import-note = Paste a GameString or PGN, or drop a file here.
web-import-field = Moves as GameString or PGN
web-import-file = Choose a file
web-import-open = Open
web-import-trouble = { $code ->
    [illegal-move] This game contains an illegal move.
    [game-over] This game has moves after its end.
    [too-big] This text is too long to be one game.
   *[notation] This game can't be read. Paste a GameString or PGN.
}
web-view-title = Game viewer
web-view-none = Open a game to step through its moves.
web-view-play = Play on from here
web-view-play-title = Play on from this position

### Playing by link

web-share = Share
web-invite = Invite your friend
web-share-link = Get the link
web-waiting-friend = Your friend isn't here yet. Send them the link; if it is your turn, you can already move.
web-link-name = { $kind ->
    [friend] Link for your friend
    [own] Your own link
    [over] Link to this game
   *[spectator] Link for spectators
}
web-link-note = { $kind ->
    [friend] Works once: the first person to open it plays against you.
    [own] For playing on from another device. Keep it to yourself: anyone who has it can play for you.
    [over] Anyone who opens it can look at the game.
   *[spectator] Anyone who opens it can watch, but not play.
}
web-copy = Copy
web-copied = Copied
web-reveal-link = Show
web-watching = { $why ->
    [free] You are watching. One seat is still free: to take it, open the invitation you were sent.
    [taken] You are watching: both seats are taken.
    [elsewhere] You are watching: this game is being played on another device. To play on here, send yourself your own link from there (under “Share”).
    [used] You are watching: both seats are taken, so this link no longer works. Are you playing on another device? Then send yourself your own link from there (under “Share”).
   *[wrong] You are watching: this link is wrong or out of date. Ask for a new one.
}
web-own-seat = You are already playing in this game and keep your seat. The link was for the other seat.
web-talk = Say something
web-phrase = { $phrase ->
    [hello] Hello!
    [one-moment] One moment, please.
    [well-played] Well played!
    [good-game] Good game!
    [thanks] Thank you!
   *[oops] Oops!
}
web-spectators = { $count ->
    [one] One spectator
   *[other] { $count } spectators
}

### Learn

web-retry = Try again
web-learn-title = Learn Hive
web-learn-lead = Short lessons with exercises on a real board, a minute or two each. Whatever you try, you learn why it works or doesn't.
web-learn-unknown = There is no such lesson. Here are all the lessons:
web-learn-start = Start with the first lesson
web-learn-go-on = Continue: { $lesson }
web-learn-play = Play a game
web-learn-rules = Read the rules
web-learn-progress = { $finished } of { $count } lessons finished
web-learn-chapter = { $chapter ->
    [basics] The basics
    [insects] The five insects
    [guests] Three guests
   *[finish] The finer points
}
web-learn-steps = { $done ->
    [0] { $count } steps
   *[other] { $done } of { $count } steps done
}
web-lesson-all = All lessons
web-lesson-steps = Steps of this lesson
web-lesson-dot = Step { $number }{ $done ->
    [yes] , done
   *[no] {""}
}
web-lesson-step = { $kind ->
    [read] Step { $number } of { $count }
   *[other] Step { $number } of { $count } · Your turn
}
web-lesson-how = { $kind ->
    [move] Tap a piece and then its destination, or drag it there.
    [targets] Tap all the cells you mean, then check.
   *[piece] Tap all the pieces you mean, then check.
}
web-lesson-chosen = Selected: { $count }
web-lesson-back = Back
web-lesson-continue = Continue
web-lesson-skip = Skip
web-lesson-check = Check
web-lesson-wrong = Not yet.
web-lesson-solution = Show the solution
web-lesson-end = { $skipped ->
    [0] Lesson complete
   *[other] End of the lesson
}
web-lesson-finished = Well done. You can come back at any time, or go straight on.
web-lesson-skipped = { $count ->
    [one] You skipped one step. The dots above take you back to it.
   *[other] You skipped { $count } steps. The dots above take you back to them.
}
web-lesson-all-finished = That was the last lesson: now you know all the rules. Time for a game!
web-lesson-next = Next lesson
web-rules-title = The rules of Hive
web-rules-lead = Everything on one page, in plain words. Each part has lessons to practice it.
web-rules-contents = Contents
web-rules-print = Print
web-rules-practice = Practice it
web-rules-anchor = Link to “{ $section }”
