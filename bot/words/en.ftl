### What the bot says, in English. The games' own texts are in render/<game>/words.

## Buttons (at most 80 characters)

button-join = Join
button-leave = Leave
button-remove = Remove …
button-start = Start
button-cancel = Close table
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
button-why = Why that move?
button-next-lesson = Next lesson
button-leave-tutorial = Leave the tutorial

## The lobby

lobby-title = { $game }: a table is open
lobby-person = { $name }
lobby-host = { $name } · host
lobby-computer = { $name } · computer, { $level }
lobby-asked = { $name } · asked to play again
computer-names = Nora, Felix, Iris, Hugo, Clara, Oscar, Maya, Jonas
lobby-free = *free*
lobby-seating-random = seats drawn at random
lobby-seating-joined = seats in joining order
lobby-closed = -# This table is closed.
lobby-closed-by = -# { $name } closed this table.
lobby-ready = Everybody here? The host can start. Once the table is full, any player can.
lobby-asked-all = Another game? { $names }: press **Join** to play, or **Leave** if you’d rather not. It starts once everyone has joined.
lobby-settings = What should this table play? The lobby shows what you choose.
lobby-waiting = { $missing ->
    [one] One more player is needed: press **Join**, or add a computer from the list.
   *[other] { $missing } more players are needed: press **Join**, or add a computer from the list.
}
lobby-joined = You joined the table.
lobby-left = You left the table.
lobby-computer-added = A computer player joined.
lobby-cancelled = You closed the table.
lobby-removed = The player was removed.
lobby-add-computer = Add a computer …
lobby-no-hints = no hints
lobby-remove-whom = Who should leave the table?
lobby-started = The game begins.
lobby-opened = Your table is open.
lobby-in-thread = Your table is open: { $thread }
lobby-thread = { $game } · { $name }
level-easy = easy
level-normal = normal
level-strong = strong
computer-easy = Easy computer
computer-easy-about = Plays like a friendly beginner
computer-normal = Normal computer
computer-normal-about = Knows what it wants, and answers at once
computer-strong = Strong computer
computer-strong-about = Thinks ahead for up to a second, and is hard to beat

## Why a move is not legal

why-not-answers = { $why } You can type, for example: { $answers }
why-not-said = “{ $said }” isn’t possible now. { $question }
why-not-typed = `{ $command }` ({ $label })

## In play

table-called-off = { $game }: the game was called off.
table-called-off-by = { $game }: { $name } called the game off.
note-resigned = { $name } has resigned; a computer plays on.
note-undone = { $name } took back the last move.
table-damaged = **This game can’t go on.** Its record doesn’t match the rules I know; it may have been played with another version of me. You can call it off, and then export its record with `/table export`.
table-damaged-ended = This game couldn’t go on and was called off. You can still export its record with `/table export`.
export-damaged = The record of this game, exactly as it was saved.
board-thinking = { $name } is thinking …
rematch-asked = The others have been asked. The game starts once everyone has joined.
newcomer-text = **New to { $game }?** Read the rules in two minutes, or learn by playing: the tutorial is a first game against the computer, explained as you play. It needs a channel without an open table; elsewhere, use `/tutorial`.
newcomer-rules = **New to { $game }?** The rules take two minutes to read.
rematch-begins = The rematch begins.
more-text = More about [this table]({ $link }):
history-title = The last round
history-none = Nobody has made a move yet.
undo-done = Your last move has been taken back.
resign-sure = { $after ->
    [won] Do you want to resign? The game ends at once, and { $name } wins.
    [over] Do you want to resign? Nobody else is left to play, so the game ends.
   *[computer] Do you want to resign? A computer takes over your seat, and the others play on.
}
resign-done = You’ve resigned.
end-sure = Do you want to call the game off for everybody? It ends without a result.
end-done = The game has been called off.
show-done = Here it is.
export-done = The record of this game, with everything you’re allowed to see.
language-en = English
language-ja = 日本語
language-zh-TW = 繁體中文
language-done = From now on this table uses { $language }.

## What a server chooses

server-title = ### Facet in this server
server-text = Where should new tables stand, and how many of a table’s boards should keep their pictures? Everybody sees the difference from the next board on.
server-no-threads = -# In this channel I can’t open threads: I’d need the permissions Create Public Threads and Send Messages in Threads. Until then, tables stand in the channel itself.
server-stand-channel = Tables stand in the channel
server-stand-thread = Each table gets a thread of its own
server-boards-all = All boards keep their pictures
server-boards-two = The last two boards keep their pictures

## Good moves

hint-title = **What looks best now**, with your chance to win:
hint-move = { $number }. **{ $move }** (`{ $command }`)
hint-move-chance = { $number }. **{ $move }**: { $chance } % (`{ $command }`)
why-title = { $name }: **{ $move }**
why-nothing = Nothing stands out: the other moves just looked worse.
finish-hints = -# With hints: { $names }

## Help and the tutorial

help-text =
    ### What I do
    I host board games in your channel: { $games }.
    • **Open a table** with { $new }. Others press **Join**, **Add a computer** fills a seat, and **Start** begins the game.
    • **Take your turn** with the buttons under the board; only you can see what opens. Or type a command, such as { $turn }: you get suggestions as you type.
    • **At the table**: `/table show` posts the board again, `/table hand` shows what’s yours, `/table history` shows the last round, `/table undo` takes back a move, and `/table language` changes the language.
    • Every picture comes with alt text that says the same, for screen readers.
    New to a game? Try the tutorial: a first game against the computer, explained as you play.
help-tutorial = Tutorial: { $game }
help-rules = Rules: { $game }
lesson-title = **Tutorial, { $lesson } of { $lessons }**
lesson-deed = -# This lesson stays until you’ve used **{ $deed }** once, or press **Next lesson**.
lesson-skipped = Here’s the next lesson.
lesson-over = **That was the last lesson.** Play on to the end, or leave whenever you like. To play with others, open a table with { $new }.
lesson-left = You’ve left the tutorial. `/help` shows what else there is.

## Refusals: what is the case, and what to do

refused-already-joined = You’re already at this table.
refused-already-running = The game at this table has already begun: { $link }
refused-table-closed = This table is closed. Open a new one, for example with `/splendor new`.
refused-table-unknown = I don’t know this table any more. Open a new one, for example with `/splendor new`.
refused-no-table-here = There’s no table in this channel. Open one, for example with `/splendor new`.
refused-full = The table is full: at most { $most } can play.
refused-not-at-table = You’re not playing at this table. You can watch, and join the next game.
refused-not-joined = You’re not at this table yet: press **Join**.
refused-no-such-level = Computers can play at these levels: { $levels }.
refused-nobody-to-remove = There’s nobody to remove.
refused-no-hints = This table was opened without hints.
refused-no-computer-moved = No computer has moved lately.
refused-level-missing = Computers of the level “{ $level }” can’t play here at the moment. Choose another level.
refused-host-only = Only the host, { $host }, can do that.
refused-only-host-starts = Only the host, { $host }, can start the game. Once the table is full, any player can.
refused-too-few = At least { $least } players are needed. Wait for somebody to join, or add a computer from the list.
refused-lobby-changed = Somebody has joined or left in the meantime. Press **Remove** again.
refused-not-started = The game hasn’t begun yet: { $link }
refused-still-asked = { $name } hasn’t joined yet. Wait for them, or take them off the table with **Remove**.
refused-game-over = This game is over.
refused-no-game-here = No game is being played here.
refused-no-hand = Everything is open in this game: there’s nothing that only you can see.
refused-rematch-not-over = You can have a rematch once the game is over.
refused-resigned = You’ve resigned from this game.
refused-not-your-turn = It’s { $name }’s turn. The board tells you when it’s yours.
refused-already-played = You’ve already made this move.
refused-out-of-date = That board is out of date. Here’s the current one: { $link }
refused-illegal = That isn’t possible now.
refused-nothing-to-undo = There’s nothing you can take back: somebody has moved since, or something was revealed.
refused-only-host-ends = Only the host, { $host }, or somebody with the Manage Messages permission can call the game off. You can resign instead.
refused-second-table = There’s already a table in this channel: { $link } One per channel: open another in a thread or a different channel.
refused-other-game = The table in this channel is playing { $game }.
refused-not-in-server = Tables can only be opened in a server’s channel. Go to one and try again there.
refused-not-manager = Only somebody with the Manage Server permission can choose that.
refused-permissions = I can’t host a table here: in this channel I need the permission { $names }. Somebody who manages the channel can grant it.
refused-control-unknown = This button comes from an older version of the bot. `/table show` posts a fresh board.
refused-command-unknown = Discord sent a command I don’t recognise. Wait a minute, restart Discord (on a computer: Ctrl+R or Cmd+R), and try again.
refused-restarting = I’m restarting. Try again in half a minute: nothing is lost.
refused-too-many-undos = You’ve taken back { $most } moves in this game, and that’s the limit.
refused-too-long = That’s too long for a move: at most { $most } characters.
refused-not-saved = I couldn’t save that just now, so nothing has changed. Try again in a moment.
refused-elsewhere = This button belongs to a table in another channel.
refused-damaged = This game can’t go on: its record doesn’t match the rules I know. Call it off with `/table end`; then you can export it: { $link }
refused-export-damaged = This game can’t go on, and its record may hold secrets. Call it off with `/table end`; then you can export all of it.
error-unexpected = Something went wrong; nothing was changed. Try again. If it keeps happening, give this number to whoever runs the bot: { $id }
error-after-saving = Your change was saved, but something went wrong afterwards. `/table show` shows the table as it is now. If it keeps happening, give this number to whoever runs the bot: { $id }

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
command-hint = hint
command-why = why
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
command-facet = facet
command-settings = settings

option-game = game
option-seats = seats
option-hints = hints
option-level = level
option-language = language

## Commands (descriptions: at most 100 characters)

table-about = The table in this channel
table-join-about = Join the table in this channel
table-leave-about = Leave the table before the game begins
table-computer-about = Add a computer player to the table
table-start-about = Begin the game
table-show-about = Post the table again, here and now
table-hand-about = Show your own cards, to you alone
table-hint-about = See the best moves and their reasons, to you alone
table-why-about = See why the last computer moved as it did
table-computer-level-about = How well it plays (default: normal)
hints-about = Whether players may ask for good moves
hints-allowed = hints allowed
hints-forbidden = no hints
table-undo-about = Take back your last move, if nobody has moved and nothing was revealed since
table-resign-about = Resign from this game
table-end-about = Call the game off for everybody, without a result
table-history-about = See what happened in the last round
table-export-about = Get the record of the game as a file
help-about = What I can do, and where to begin
tutorial-about = Learn a game as you play it: a first game against the computer
tutorial-game-about = The game you want to learn
facet-about = Facet in this server
facet-settings-about = Choose where tables stand, and how many boards keep their pictures
table-language-about = Change the language of the table
table-language-language-about = The language
table-rules-about = Read the rules in short
table-rules-game-about = Which game (default: the one played here)
seats-about = How seats are given out
seats-random = drawn at random
seats-joined = in joining order
