### What the bot says, in English. The games' own texts are in render/words.

## Buttons (at most 80 characters)

button-join = Join
button-leave = Leave
button-computer = Add computer
button-remove = Remove …
button-start = Start
button-cancel = Cancel
button-take = Take
button-reserve = Reserve
button-buy = Buy
button-hand-splendor = My cards
button-hand-seekers = My area
button-more = More
button-confirm = Confirm
button-clear = Clear
button-choose = Choose …
button-usual-payment = Gems first
button-buy-card = Buy { $card }
button-history = Last round
button-rules = Rules
button-undo = Undo
button-resign = Resign …
button-resigned = Yes, resign
button-end = Call off …
button-ended = Yes, call it off
button-rematch = Rematch
panel-choose = Choose
button-page = Page { $page }
button-back = Back
button-topic-words = Words
button-topic-sheet = The sheet
button-topic-seekers = The seekers
button-topic-example = An example
button-hint = A good move
button-leave-tutorial = Leave the tutorial
seekers-topics = Read any sheet

## The lobby

lobby-title = { $game }: a table is open
lobby-person = { $name }
lobby-host = { $name } · host
lobby-computer = { $name } · computer, { $level }
lobby-free = *free*
lobby-seating-random = seats drawn at random
lobby-seating-joined = seats in the order of joining
lobby-closed = -# This table is closed.
lobby-ready = Everybody here? The host starts; a full table anybody may start.
lobby-waiting = { $missing ->
    [one] One more player is needed: **Join**, or **Add computer**.
   *[other] { $missing } more players are needed: **Join**, or **Add computer**.
}
lobby-joined = You sit at the table now.
lobby-left = You left the table.
lobby-computer-added = A computer sits at the table now.
lobby-cancelled = The table is closed.
lobby-removed = They no longer sit at the table.
lobby-remove-whom = Who should leave the table?
lobby-started = The game begins.
level-sensible = sensible

## Splendor: options and panels

splendor-option-target = to { $value } prestige

take-gem = { $taken ->
    [0] { $gem } ({ $left })
    [1] ✓ { $gem } ({ $left })
   *[other] ✓✓ { $gem } ({ $left })
}
take-none = Press the gems you want: **three different**, or **the same twice** from a pile of at least four. You hold { $held } of 10 tokens.
take-more = { $count ->
    [one] Chosen: **{ $gems }**. Press two other gems, or this one again.
   *[other] Chosen: **{ $gems }**. Press one more gem.
}
take-ready = { $surplus ->
    [0] Chosen: **{ $gems }**. You will hold { $held } of 10 tokens.
   *[other] Chosen: **{ $gems }**. You will hold { $held } tokens and then return { $surplus }.
}

reserve-none = There is nothing to reserve.
reserve-text = You hold { $held } of 3 reserved cards. Which card do you want to reserve?
reserve-choose = A card, or the top of a deck
reserve-chosen = Chosen: **{ $card }** · { $facts }
reserve-gold = A gold comes with it.
reserve-no-gold = No gold is left in the supply: the card comes alone.

buy-none = You cannot buy a card yet. Nearest are:
buy-nearest = • **{ $card }** · { $facts } · still missing: { $gems }
buy-text = { $count ->
    [one] You can buy one card.
   *[other] You can buy { $count } cards. Which one?
}
buy-choose = A card you can buy
buy-from-hand = from your hand
buy-chosen = **{ $card }** · { $facts }
buy-free = Your bonuses pay all of it.
buy-due = Price after your bonuses: { $gems }
buy-pay = You pay: **{ $gems }**
buy-left = You keep: { $gems }
buy-left-none = You keep no tokens.
buy-gold-for = Gold for { $gem }

## 12 Seekers: options and panels

seekers-option-sheet = sheet { $value }
seekers-option-order = turn order { $value }
seekers-option-mode = { $value ->
    [advanced] basic and advanced seekers
    [chaos] advanced seekers alone
   *[other] basic seekers
}
seekers-option-declare = { $value ->
    [hand] declared by hand
   *[other] declared by the bot, always the best
}
seekers-button-turn = Take my turn
seekers-list-seeker = { $id } · power { $power }
seekers-choose-seeker = Which seeker do you send?
seekers-choose-pair = Which two neighbours does it take?
seekers-would-lie = • { $way ->
    [left] left
    [right] right
    [left-reversed] left, reversed
   *[right-reversed] right, reversed
}: `{ $row }`
seekers-no-seekers-left = No seekers are left on the field.

## Why a move is not legal

why-not-answers = “{ $move }” is not possible now. { $question } Possible are: { $answers }
why-pass = You can pass only where you can do nothing else. Take gems, reserve or buy.
why-take-letters = Gems are named by letters: w white, b blue, g green, r red, k black. For example: wbk, or rr.
why-take-gold = Gold cannot be taken. It comes with a card you reserve.
why-take-none-left = No { $gem } is left in the supply.
why-take-four = Three gems are the most you can take in a turn.
why-take-pair-alone = Two of one colour are taken alone, without any other gem. Otherwise all three must differ.
why-take-pile = Two of one colour can be taken only from a pile of at least { $need }: there are { $left } { $gem }.
why-take-three = { $missing ->
    [one] Three colours or more are left, so you take three different gems: choose one more.
   *[other] Three colours or more are left, so you take three different gems: choose { $missing } more.
}
why-reserve-full = You hold { $most } reserved cards, and that is the most. Buy one of them first.
why-reserve-deck-empty = Deck { $level } is empty. Choose a card from the rows, or another deck.
why-buy-missing = You cannot afford { $card } yet. Still missing: { $gems }.
why-buy-free = Your bonuses pay all of { $card }: buy it without naming a payment.
why-buy-payment = { $paid ->
    [0] { $card } cannot be bought.
   *[other] “{ $paid }” does not pay for { $card }: its price is { $gems }, and gold (*) may stand for any of them.
}
why-no-such-card = There is no card “{ $card }”. Cards are named as on the board, for example 2b3.
why-card-not-there = Card { $card } ({ $facts }) is not on the board and not in your hand.
why-return-letter = Name one gem to return by its letter: w, b, g, r, k, or * for gold.
why-return-none = You hold no { $gem }.
why-noble-not-met = Noble { $noble } does not come to you now. Choose one of those whose buttons are under the board.
why-no-such-noble = There is no noble “{ $noble }”. Nobles are named as on the board, for example n4.

## In play

table-called-off = { $game }: the game was called off.
table-damaged = **This game can’t go on.** Its record doesn’t fit the rules I know; perhaps it was played with another version of me. It can be called off, and its record exported after that with `/table export`.
table-damaged-ended = This game could not go on and was called off. `/table export` still gives its record.
export-damaged = The record of this game, as it was saved.
board-thinking = { $name } is thinking …
rematch-begins = The rematch begins.
more-text = More about [this table]({ $link }):
history-title = The last round
history-none = Nothing has happened yet.
undo-done = Your last answer is taken back.
resign-sure = Do you want to resign? A computer plays on for you; with nobody left to play against, the game ends.
resign-done = You have resigned.
end-sure = Do you want to call the game off for everybody? It ends without a result.
end-done = The game is called off.
show-done = Here it is.
export-done = The record of this game, as far as you may know it.
language-en = English
language-ja = 日本語
language-zh-TW = 繁體中文
language-done = This table speaks { $language } from now on.

## Help and the tutorial

help-text =
    ### What I do
    I host board games in a channel: **Splendor** for two to four, **12 Seekers** for two.
    • **Open a table** with `/splendor new` or `/seekers new`. Others press **Join**, **Add computer** fills a seat, **Start** begins.
    • **Take your turn** with the buttons under the board; what opens is for your eyes alone. Or type a command, such as `/splendor take` or `/seekers seek`: suggestions come while you type.
    • **At the table**: `/table show` brings the board back, `/table hand` shows what is yours, `/table history` the last round, `/table undo` takes back, `/table language` changes the language.
    • Every picture has a text that says the same, for screen readers.
    New to a game? The tutorial is a first game against the computer that explains itself.
help-tutorial = Tutorial: { $game }
help-rules = Rules: { $game }
lesson-title = **Tutorial, { $lesson } of 5**
lesson-over = **The lessons are over.** Play on to the end, or leave whenever you like. A table with others begins with `/splendor new` or `/seekers new`.
lesson-hint = A good move now: **{ $move }**. **Confirm** makes it.
lesson-left = You have left the tutorial. `/help` shows what else there is.

## Refusals: what is the case, and what to do

refused-already-joined = You already sit at this table.
refused-already-running = The game at this table has already begun: { $link }
refused-table-closed = This table is closed. Open a new one, for example with `/splendor new`.
refused-table-unknown = This table is not known any more. Open a new one, for example with `/splendor new`.
refused-no-table-here = There is no table in this channel. Open one, for example with `/splendor new`.
refused-full = The table is full: { $most } are the most who can play.
refused-not-at-table = You do not sit at this table. You can watch, and join the next game.
refused-no-such-level = Computers play at these levels: { $levels }.
refused-nobody-to-remove = There is nobody to remove.
refused-host-only = Only the host, { $host }, can do that.
refused-only-host-starts = The host, { $host }, starts the game; once the table is full, anybody at it may.
refused-too-few = At least { $least } must sit at the table. Wait for somebody to join, or press **Add computer**.
refused-lobby-changed = Somebody has come or gone meanwhile. Press **Remove** again.
refused-not-started = The game has not begun yet: { $link }
refused-game-over = This game is over.
refused-no-game-here = No game is being played here.
refused-rematch-not-over = A rematch can begin once the game is over.
refused-resigned = You have resigned from this game.
refused-not-your-turn = It is { $name }’s turn. The board shows when it is yours.
refused-already-played = You have already made this move.
refused-out-of-date = That was an older board. Here is the current one: { $link }
refused-illegal = “{ $move }” is not possible now.
refused-nothing-to-undo = There is nothing you can take back: others have moved since, or a card was revealed.
refused-only-host-ends = Only the host, { $host }, or a moderator can call the game off. You can resign.
refused-second-table = There is already a table in this channel: { $link } One at a time; a thread or another channel can hold the next.
refused-other-game = The table in this channel plays { $game }.
refused-not-in-server = Tables stand in the channels of a server. Go to one, and try again there.
refused-permissions = I cannot host a table here: in this channel I need the permission { $names }. Somebody who manages the channel can grant it.
refused-control-unknown = This button is from an older version of the bot. `/table show` brings a fresh board.
refused-command-unknown = Discord sent a command I do not know in this form. Wait a minute, reload Discord with Ctrl+R, and try again.
refused-restarting = I am being restarted. Try again in half a minute: nothing is lost.
refused-too-many-undos = You have taken back { $most } answers in this game, and that is the most.
refused-too-long = That is too long to be a move: at most { $most } characters.
refused-not-saved = I could not save that just now, so nothing was changed. Try again in a moment.
refused-elsewhere = This button belongs to a table in another channel.
refused-damaged = This game can’t go on: its record doesn’t fit the rules I know. It can be called off with `/table end`, and exported after that: { $link }
refused-export-damaged = This game can’t go on, and its record may hold secrets. Call it off with `/table end`; then you can export all of it.
error-unexpected = Something went wrong, and nothing was changed by it. Try again; if it goes wrong again, tell the host of the bot this number: { $id }
error-after-saving = Something went wrong after your change was saved. `/table show` shows the table as it is now. If it keeps happening, tell the host of the bot this number: { $id }

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files

## The names of commands and of their options: in English as the code has them

command-table = table
command-join = join
command-leave = leave
command-computer = computer
command-start = start
command-show = show
command-hand = hand
command-undo = undo
command-resign = resign
command-end = end
command-history = history
command-export = export
command-rules = rules
command-language = language
command-help = help
command-tutorial = tutorial
command-new = new
command-splendor = splendor
command-take = take
command-reserve = reserve
command-buy = buy
command-return = return
command-noble = noble
command-pass = pass
command-seekers = seekers
command-valid = valid
command-seek = seek
command-putback = putback
command-place = place
command-steal = steal
command-swap = swap
command-for = for
command-give = give
command-receive = receive
command-discard = discard
command-exchange = exchange
command-stop = stop
command-rainbow = rainbow
command-number = number
command-plus = plus
command-minus = minus

option-game = game
option-seats = seats
option-target = target
option-gems = gems
option-card = card
option-pay = pay
option-gem = gem
option-noble = noble
option-sheet = sheet
option-order = order
option-mode = mode
option-declare = declare
option-colour = colour
option-seeker = seeker
option-end = end
option-number = number
option-language = language

## Commands (descriptions: at most 100 characters)

table-about = The table in this channel
table-join-about = Take a seat at the table in this channel
table-leave-about = Leave the table before the game begins
table-computer-about = Seat a computer player at the table
table-start-about = Begin the game
table-show-about = Show the table again, here and now
table-hand-about = Show your own cards, to you alone
table-undo-about = Take back your last answers, while nothing was revealed since
table-resign-about = Give up this game
table-end-about = Call the game off, without a result
table-history-about = What happened in the last round
table-export-about = The record of the game as a file
help-about = What I do, and where to begin
tutorial-about = Learn a game by playing it: a first game against the computer
tutorial-game-about = Which game you want to learn
table-language-about = Let the table speak another language
table-language-language-about = The language
table-rules-about = The rules in short
table-rules-game-about = Which game (if not given: the one played here)
seats-about = In which order the seats are taken
seats-random = drawn at random
seats-joined = in the order of joining

splendor-about = Splendor, for two to four
splendor-new-about = Open a table of Splendor in this channel
splendor-target-about = How much prestige ends the game (if not given: 15)
splendor-take-about = Take gems: three different, or two of one colour
splendor-take-gems-about = The letters of the gems: w white, b blue, g green, r red, k black
splendor-reserve-about = Reserve a card from the rows, or the top of a deck
splendor-reserve-card-about = The card’s id as on the board, or deck1, deck2, deck3
splendor-buy-about = Buy a card from the rows or from your hand
splendor-buy-card-about = The card’s id as on the board
splendor-buy-pay-about = The letters you pay, if not gems first (* is gold)
splendor-return-about = Return a token when you hold more than ten
splendor-return-gem-about = The letter of the gem: w, b, g, r, k, or * for gold
splendor-noble-about = Choose a noble where several would come to you
splendor-noble-noble-about = The noble’s id as on the board
splendor-pass-about = Pass, where nothing else is possible

seekers-about = 12 Seekers, for two
seekers-new-about = Open a table of 12 Seekers in this channel
seekers-sheet-about = The rule sheet (if not given: 1, for beginners)
seekers-sheet-random = drawn at random
seekers-sheet-1-option = 1 · { seekers-sheet-1-name }
seekers-sheet-2-option = 2 · { seekers-sheet-2-name }
seekers-sheet-3-option = 3 · { seekers-sheet-3-name }
seekers-sheet-4-option = 4 · { seekers-sheet-4-name }
seekers-sheet-5-option = 5 · { seekers-sheet-5-name }
seekers-sheet-6-option = 6 · { seekers-sheet-6-name }
seekers-sheet-7-option = 7 · { seekers-sheet-7-name }
seekers-sheet-8-option = 8 · { seekers-sheet-8-name }
seekers-sheet-9-option = 9 · { seekers-sheet-9-name }
seekers-sheet-10-option = 10 · { seekers-sheet-10-name }
seekers-sheet-11-option = 11 · { seekers-sheet-11-name }
seekers-sheet-12-option = 12 · { seekers-sheet-12-name }
seekers-sheet-13-option = 13 · { seekers-sheet-13-name }
seekers-sheet-14-option = 14 · { seekers-sheet-14-name }
seekers-sheet-15-option = 15 · { seekers-sheet-15-name }
seekers-sheet-16-option = 16 · { seekers-sheet-16-name }
seekers-sheet-17-option = 17 · { seekers-sheet-17-name }
seekers-sheet-18-option = 18 · { seekers-sheet-18-name }
seekers-sheet-19-option = 19 · { seekers-sheet-19-name }
seekers-sheet-20-option = 20 · { seekers-sheet-20-name }
seekers-order-about = The turn-order rule (if not given: 1, the first player always starts)
seekers-order-random = drawn at random
seekers-order-1-option = 1 · the first player starts every round
seekers-order-2-option = 2 · the players take turns to start
seekers-order-3-option = 3 · the higher power starts the next round
seekers-order-4-option = 4 · the lower power starts the next round
seekers-mode-about = Which seekers are in the game (if not given: the twelve basic ones)
seekers-mode-basic = basic
seekers-mode-advanced = basic and advanced
seekers-mode-chaos = advanced alone (chaos)
seekers-declare-about = Who declares in the end (if not given: the bot, always the best)
seekers-declare-auto = the bot, always the best
seekers-declare-hand = each player by hand
seekers-valid-about = Name this turn’s valid colour
seekers-valid-colour-about = The letter of the colour: r red, y yellow, g green, b blue, p purple
seekers-seek-about = Send a seeker into the dungeon
seekers-seek-seeker-about = The seeker’s id and the end it takes from, for example 3:left
seekers-putback-about = Put a gem you took back to the end it came from
seekers-putback-gem-about = Its place among those you took, from the left
seekers-place-about = Lay the gems out in your row
seekers-place-end-about = left, right, left-reversed or right-reversed
seekers-steal-about = Steal a gem from the other player
seekers-steal-gem-about = The gem: its letter, its place in the row, or its letter and pile (r+)
seekers-return-about = Return a gem of your area to the dungeon
seekers-return-gem-about = The gem: its letter, its place in the row, or its letter and pile (r+)
seekers-swap-about = Choose a gem of your area to swap
seekers-swap-gem-about = The gem: its letter, its place in the row, or its letter and pile (r+)
seekers-for-about = Choose the gem of the dungeon you swap for
seekers-for-gem-about = Its place in the dungeon, from the left
seekers-give-about = Give a gem to the other player
seekers-give-gem-about = The gem, as the board names it
seekers-receive-about = Lay a gem that was given to you
seekers-receive-end-about = left or right
seekers-discard-about = Discard a gem of your least numerous colour
seekers-discard-gem-about = The letter of the colour
seekers-exchange-about = Exchange two neighbours in your row
seekers-exchange-gem-about = The place of the left one of the two
seekers-stop-about = Exchange no more
seekers-rainbow-about = Declare the colour of the rainbow gem
seekers-rainbow-colour-about = The letter of the colour: r red, y yellow, g green, b blue, p purple
seekers-number-about = Declare a number
seekers-number-number-about = From 1 to 8
seekers-plus-about = Declare a plus colour
seekers-plus-colour-about = The letter of the colour: r red, y yellow, g green, b blue, p purple
seekers-minus-about = Declare a minus colour
seekers-minus-colour-about = The letter of the colour: r red, y yellow, g green, b blue, p purple
