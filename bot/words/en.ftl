### What the bot says, in English. The games' own texts are in render/<game>/words.

## Buttons (at most 80 characters)

button-join = Join
button-leave = Leave
button-computer = Add computer
button-remove = Remove …
button-start = Start
button-cancel = Cancel
button-settings = Settings
button-newcomer = New here?
button-more = More
button-confirm = Confirm
button-choose = Choose …
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
button-topic-board = How to read the board
button-topic-words = Words
button-topic-example = An example
button-hint = A good move
button-leave-tutorial = Leave the tutorial

## The lobby

lobby-title = { $game }: a table is open
lobby-person = { $name }
lobby-host = { $name } · host
lobby-computer = { $name } · computer, { $level }
lobby-asked = { $name } · asked to play again
lobby-free = *free*
lobby-seating-random = seats drawn at random
lobby-seating-joined = seats in the order of joining
lobby-closed = -# This table is closed.
lobby-asked-all = Another game? { $names }: **Join** says yes, **Leave** says no. It starts when everyone has said yes.
lobby-settings = What should this table play? The lobby shows what you choose.
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

## Why a move is not legal

why-not-answers = “{ $move }” is not possible now. { $question } Possible are: { $answers }

## In play

table-called-off = { $game }: the game was called off.
table-damaged = **This game can’t go on.** Its record doesn’t fit the rules I know; perhaps it was played with another version of me. It can be called off, and its record exported after that with `/table export`.
table-damaged-ended = This game could not go on and was called off. `/table export` still gives its record.
export-damaged = The record of this game, as it was saved.
board-thinking = { $name } is thinking …
rematch-asked = The others are asked. It starts when everyone has said yes.
newcomer-text = **New to { $game }?** Read the rules in two minutes, or learn by playing: the tutorial is a first game against the computer that explains itself. It needs a channel without an open table, or use `/tutorial` elsewhere.
newcomer-rules = **New to { $game }?** The rules take two minutes to read.
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
    I host board games in a channel: { $games }.
    • **Open a table** with { $new }. Others press **Join**, **Add computer** fills a seat, **Start** begins.
    • **Take your turn** with the buttons under the board; what opens is for your eyes alone. Or type a command, such as { $turn }: suggestions come while you type.
    • **At the table**: `/table show` brings the board back, `/table hand` shows what is yours, `/table history` the last round, `/table undo` takes back, `/table language` changes the language.
    • Every picture has a text that says the same, for screen readers.
    New to a game? The tutorial is a first game against the computer that explains itself.
help-tutorial = Tutorial: { $game }
help-rules = Rules: { $game }
lesson-title = **Tutorial, { $lesson } of { $lessons }**
lesson-over = **The lessons are over.** Play on to the end, or leave whenever you like. A table with others begins with { $new }.
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
refused-still-asked = { $name } hasn’t said yes yet. Wait for them, or take them off the table with **Remove**.
refused-too-few = At least { $least } must sit at the table. Wait for somebody to join, or press **Add computer**.
refused-lobby-changed = Somebody has come or gone meanwhile. Press **Remove** again.
refused-not-started = The game has not begun yet: { $link }
refused-game-over = This game is over.
refused-no-game-here = No game is being played here.
refused-no-hand = In this game everything lies open: there is nothing that you alone see.
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

option-game = game
option-seats = seats
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
