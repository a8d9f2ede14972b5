# The web app in English. All catalogues have the same messages with the same variables.

### Every page

web-title = Skep: play Hive in your browser
web-title-page = { $page ->
    [game] Game
    [learn] Learn
    [rules] Rules
   *[missing] Not found
} · Skep
web-skip = Skip to the content
web-navigation = Main pages
web-home-link = Skep, home page
web-nav-play = Play
web-nav-learn = Learn
web-nav-rules = Rules
web-go-home = To the home page
web-close = Close
web-cancel = Cancel
web-loading = One moment …
web-offline = The server does not answer. Please try again in a moment.
web-trouble = { $code ->
    [too-many-requests] That was a lot in a short time. Please wait a minute.
    [busy] The computer has too many games right now. Please try again soon.
    [full] Too many people are watching this game already.
   *[other] That did not work. Please try again in a moment.
}
web-refused = { $code ->
    [not-your-turn] It is not your turn.
    [late] The game has gone on in the meantime.
    [game-over] The game is over.
    [declined] The computer wants to play on.
    [nothing-to-undo] There is no move of yours to take back.
    [no-offer] This offer is no longer open.
    [no-hints] There are no hints between two people.
    [busy] The computer has too much to do right now. Please try again soon.
    [too-many-games] That was a lot of games in a short time. Please wait a minute.
    [spectator] Only the players can do that.
   *[other] That is not possible right now.
}
web-missing-title = Nobody lives in this cell
web-missing-text = There is no page at this address.

### Settings

web-settings = Settings
web-language = Language
web-theme = Colors
web-theme-name = { $theme ->
    [light] Light
    [dark] Dark
    [contrast] High contrast
   *[system] As on this device
}
web-sounds = Sounds
web-animation = Moving pieces glide
web-show-pinned = Mark pinned pieces
web-show-pinned-note = Pieces that cannot leave without breaking the hive.
web-confirm-moves = Confirm every move
web-confirm-moves-note = A move counts only after a second tap.

### The first page

web-headline = Surround the queen.
web-lead = In turn, place an insect or move one. Whoever surrounds the other queen on all six sides wins.
web-newcomer = New to Hive?
web-newcomer-learn = Learn to play
web-newcomer-rules = Rules
web-continue = Continue your game
web-against = { $opponent ->
    [computer] Computer, level { $level }
    [here] Two people here
   *[link] A friend by link
}
web-turn-number = Turn { $turn }

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
    [3] Easy-going
    [4] Hobby player
    [5] Attentive
    [6] Experienced
    [7] Strong
    [8] Club champion
    [9] Master
   *[10] Full strength
}
web-start = { $opponent ->
    [link] Get a link to send
   *[other] Play
}
web-options = Options
web-ask-color = Your color
web-color-name = { $color ->
    [white] White, you start
    [black] Black
   *[random] Let chance decide
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
    [mosquito] Moves like any piece that it touches.
    [ladybug] Runs two cells over the hive and then one down.
   *[pillbug] Can lift a neighbor over itself to another place.
}
web-ask-clock = Clock
web-clock-name = { $clock ->
    [live-5] 5 minutes + 5 s
    [live-10] 10 minutes + 10 s
    [live-15] 15 minutes + 10 s
    [days-1] 1 day a move
    [days-3] 3 days a move
    [days-7] 7 days a move
    [custom] Your own
   *[none] No clock
}
web-clock-minutes = Minutes each
web-clock-increment = Seconds added a move
web-ask-rules = Rules
web-rules-name = { $rules ->
    [rulebook] As in the box
    [tournament] Tournament
   *[uhp] As engines play
}
web-rules-note = { $rules ->
    [rulebook] The queen may come first, and a game may repeat itself without end.
    [tournament] The queen may not be the first piece; the same position for the third time is a draw.
   *[uhp] The queen may not be the first piece; repeating a position has no consequence.
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
# A piece in a sentence: whose it is only where that is not clear.
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
web-stack = { $piece }, on top of a stack of { $count }
web-said-placed = { web-player } places { web-noun } { $place }.
web-said-moved = { web-player } moves { web-noun } { $place }.
web-said-thrown = { web-player } throws { web-noun } { $place } with the { $thrower ->
    [mosquito] mosquito
   *[pillbug] pillbug
}.
web-said-passed = { web-player } passes.
web-said-undone = A move was taken back.
web-said-hint = A good move: { $move }.
web-hint-move = { $piece }, to: { $place }

### The board

web-board = Board
web-board-name = The hive and both reserves
web-board-help = Arrow keys go from cell to cell, [ and ] through the pieces that can move, Enter picks and plays, Escape lets go, R jumps to the reserve, I shows a stack.
web-board-reserve = { $color ->
    [white] White's reserve
   *[black] Black's reserve
}
web-board-reserve-piece = { $piece }, { $count } in the reserve{ $destinations ->
    [0] {""}
    [one] , one place to go
   *[other] , { $destinations } places to go
}
web-board-target = Destination
web-board-destinations = { $count ->
    [0] Cannot move
    [one] One place to go
   *[other] { $count } places to go
}
web-board-pinned = Pinned
web-board-selected = { $piece } chosen. { $count ->
    [0] It cannot go anywhere.
    [one] One destination: { $places }.
   *[other] { $count } destinations: { $places }{ $more ->
        [0] .
       *[other] {" "}and { $more } more.
    }
}
web-board-deselected = Nothing chosen
web-board-stack = Stack of { $count }, from the ground up: { $pieces }

### A game

web-game-title = A game of Hive
web-no-game-title = This game is not here
web-no-game-text = The link may be incomplete, or the game was removed.
web-you = You
web-friend = Friend
web-computer = Computer, level { $level }
web-your-turn = your turn
web-to-move = to move
web-thinking = is thinking …
web-thinking-busy = is thinking fast: many are playing …
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
web-last-move = To the newest move
web-pass = Pass
web-looking-back = You are looking at the position after move { $ply } of { $count }.
web-back-to-game = Back to the game
web-actions = Actions
web-hint = Hint
web-undo = Undo
web-flip = Flip
web-more = More
web-offer-draw = { $opponent ->
    [here] Agree on a draw
   *[other] Offer a draw
}
web-draw-question = Do you both agree on a draw?
web-draw-yes = Yes, a draw
web-resign = Resign
web-resign-question = Give up this game?
web-resign-yes = Yes, resign
web-play-on = No, play on
web-confirm-question = Play this move?
web-confirm-yes = Play it
web-accept = Accept
web-decline = Decline
web-draw-offered = Your friend offers a draw.
web-draw-asked = You offered a draw. Your friend can accept it.
web-undo-offered = Your friend wants to take back the last move. Do you agree?
web-undo-asked = You asked to take a move back. Your friend has to agree.
web-offer-declined = { $offer ->
    [draw] Your friend wants to play on: no draw.
   *[undo] Your friend did not agree: the move stands.
}
web-first-step = { $you ->
    [white] You play White.{" "}
    [black] You play Black.{" "}
   *[both] {""}
}Choose a piece from the framed reserve, then its place on the table.
web-must-pass = You can neither place nor move a piece, so you have to pass.
web-has-passed = { web-player } could neither place nor move a piece and passed.
web-queen-due = { $turns ->
    [1] Your queen has to be placed now.
   *[other] Your queen has to be placed in this turn or the next.
}
web-repetition = { $rules ->
    [tournament] This position came up for the second time. The third time it is a draw.
   *[other] This position came up for the second time.
}
web-to-lesson = Practice this rule
web-reconnecting = Connecting again … Your game is safe.
web-connection-lost = The connection to this game has ended. Reload the page to try again.

### The end

web-result-title = { $you ->
    [won] You have won!
    [lost] You have lost
   *[none] { $winner ->
        [white] White wins
        [black] Black wins
       *[none] A draw
    }
}
web-result-reason = { $reason ->
    [surrounded] { $winner ->
        [white] Black's queen is surrounded.
       *[black] White's queen is surrounded.
    }
    [double_surround] One move surrounded both queens.
    [repetition] The same position came up for the third time.
    [resigned] { $winner ->
        [white] Black resigned.
       *[black] White resigned.
    }
    [timeout] { $winner ->
        [white] Black's time is up.
       *[black] White's time is up.
    }
    [ply_cap] The game has reached 1,000 moves.
   *[agreement] Both sides agreed.
}
web-rematch = Rematch
web-rematch-asked = You asked for a rematch.
web-rematch-offered = Your friend wants a rematch.
web-next-game = To the next game

### Playing by link

web-share = Share
web-invite = Invite your friend
web-share-link = Get the link
web-waiting-friend = Your friend is not here yet. Send them the link; you can already move if it is your turn.
web-link-name = { $kind ->
    [friend] Link for your friend
    [own] Your own link
   *[spectator] Link for spectators
}
web-link-note = { $kind ->
    [friend] Works once: the first person to open it plays against you.
    [own] To go on playing on another device. Keep it to yourself: whoever has it plays for you.
   *[spectator] Whoever opens it can watch, but not play.
}
web-copy = Copy
web-copied = Copied
web-reveal-link = Show
web-watching = { $why ->
    [free] You are watching. One seat is still free: to take it, open the invitation that you were sent.
    [taken] You are watching: both seats are taken.
    [elsewhere] You are watching: this game is being played on another device. To play on here, send yourself your own link from there (under “Share”).
    [used] You are watching: both seats are taken, so this link no longer works. Are you playing on another device? Then send yourself your own link from there (under “Share”).
   *[wrong] You are watching: this link does not open a seat. Ask to have it sent again.
}
web-own-seat = You already play in this game and keep your seat. The link was for another one.

### Learn

web-retry = Try again
web-learn-title = Learn Hive
web-learn-lead = Short lessons with exercises on a real board, a minute or two each. Whatever you try, you are told why.
web-learn-unknown = There is no such lesson. These are all there are:
web-learn-start = Start with the first lesson
web-learn-go-on = Go on: { $lesson }
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
    [targets] Tap all the places you mean, then check.
   *[piece] Tap all the pieces you mean, then check.
}
web-lesson-chosen = Chosen: { $count }
web-lesson-back = Back
web-lesson-continue = Continue
web-lesson-skip = Skip
web-lesson-check = Check
web-lesson-wrong = Not yet.
web-lesson-end = Lesson complete
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
web-rules-practice = Practice it
web-rules-anchor = Link to “{ $section }”
