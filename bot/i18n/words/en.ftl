### What the bot says, in English. The games' own texts are in render/<game>/words.

## Buttons (at most 80 characters)

button-join = Join
button-leave = Leave
button-invite = Invite…
button-seek = Looking for players
button-remove = Remove a player…
button-start = Start
button-cancel = Close table
button-settings = Settings
button-limits = Limits…
button-newcomer = New here?
button-more = More
button-confirm = Confirm
button-vote = Vote
button-choose = Choose…
button-rules = Rules
button-undo = Undo
button-resign = Resign…
button-resigned = Yes, resign
button-end = Call off…
button-ended = { $after ->
    [ask] Ask the others
    [lost] Yes, resign
    [asleep] Put it to sleep
    [lobby] Yes, close it
   *[off] Yes, call it off
}
button-agree-to-end = Call it off
button-rematch = Rematch
panel-choose = Choose
button-page = Page { $page }
button-back = Back
button-topic-words = Glossary
button-topic-example = Example
button-hint = Hint
button-hint-rated = Hint (you gain no points)
button-why = Why that move?
button-next-lesson = Next lesson
button-next-table = Next table
button-leave-tutorial = Leave the tutorial

## The lobby

lobby-title = { $game }: { $kind ->
    [season] a game of the season
   *[rated] a new table
}
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
lobby-asked-all = Another game? { $names }: **Accept** to play, or **Decline** if you’d rather not. It starts once everyone has accepted.
lobby-settings = Choose the settings of this table. The lobby shows what you choose.
lobby-alone = { $missing ->
    [0] { $free ->
        [0] Press **Start** to begin.
       *[other] Press **Start** to begin, or add more computers from the list.
    }
   *[other] Add computers from the list to play against.
}
lobby-waiting = { $more ->
    [0] { $missing ->
        [one] One more player is needed.
       *[other] { $missing } more players are needed.
    }
   *[other] { $missing ->
        [one] Up to { $free } more can join; the game can start with one of them.
       *[other] Up to { $free } more can join; the game can start with { $missing } of them.
    }
} Others press **Join**; to play a computer, add one from the list.
lobby-joined = You joined the table.
lobby-left = You left the table.
lobby-computer-added = { $name } joined: a computer, { $level }.
lobby-cancelled = You closed the table.
lobby-removed = The player was removed.
lobby-add-computer = Add a computer…
lobby-styled = Choose a style, then a level: the computer joins at once.
lobby-choose-style = Style…
lobby-choose-level = Level…
lobby-no-hints = no hints
lobby-rated = rated
lobby-rated-no-hints = rated, so no hints
lobby-rated-alone = rated; if you use a hint, you gain no points
lobby-unrated = unrated
lobby-invite-whom = Who would you like to invite? A seat is kept for each of them until they answer.
lobby-or-seek = Or ping everybody with the role that this server chose, once:
lobby-invites-sent = They’ve been invited.
lobby-sought = I’ve pinged the role.
lobby-remove-whom = Who should leave the table?
lobby-started = The game begins.
lobby-opened = Your table is open.
lobby-in-thread = Your table is open: { $thread }
direct-intro = Here’s your game of { $game }, which nobody else sees.
opened-in-direct = Your game is in our direct messages, where nobody else sees it: { $link }
refused-nowhere = There’s already a table here: { $link } I could neither send you a direct message nor open a thread. Allow direct messages from members of this server and try again, or use the command in another channel.
lobby-thread = { $game } · { $name }
lobby-quiet = -# To keep this channel quiet, only the newest board keeps its picture; older ones shrink to their text. Somebody who manages the server can change that with `/facet settings`.
lobby-settings-over = The settings of this table can’t be changed any more.
setting-line = { $name }: { $value }
setting-changed = **{ $name }**: { $before } → **{ $after }**
setting-presets = Several settings at once…
setting-preset = Preset
setting-seats = Seats
setting-rated = Rated
setting-rated-yes = yes
setting-rated-no = no
setting-hints = Hints
setting-hints-allowed = { $rated ->
    [yes] only alone against computers
   *[no] allowed
}
setting-hints-forbidden = not allowed
setting-pace = Pace
setting-late = When time is up
setting-late-ask = the others decide
setting-late-computer = a computer plays the turn (after 3 in a row, until they’re back)
setting-joiners = Who may join
setting-joiners-all = anybody
setting-joiners-punctual = people who play on time
preset-live = Live
preset-live-about = Rated, 2 minutes per turn, then a computer plays it
preset-quick = Quick
preset-quick-about = Rated, 10 minutes per turn, then a computer plays it
preset-days = Over days
preset-days-about = Rated, 1 day per turn, then the others decide
preset-learn = For learning
preset-learn-about = Unrated, with hints, no time limit
lobby-starts = Starts { $at } ({ $when })
setting-start = Starting time
start-none = none
start-15m = in 15 minutes
start-1h = in 1 hour
start-3h = in 3 hours
start-1d = in 24 hours
start-evening = at { $hour } ({ $zone })
level-numbered = level { $number }
level-named = level { $number } ({ $name })
level-easy = easy
level-normal = normal
level-strong = strong
level-styled = { $level }, { $style }
computer-of-level = Computer, { $level }
computer-mine = My level
computer-mine-about = Follows your points against computers; new players begin with level 2
computer-styled = In a style…
computer-styled-about = For instance one that reserves a lot: first the style, then its level

## Why a move is not legal

why-not-answers = { $why } You can type, for example: { $answers }
why-not-said = “{ $said }” doesn’t work here. { $question }
why-not-typed = `{ $command }` ({ $label })

## In play

table-called-off = { $game }: the game was called off.
table-called-off-by = { $game }: { $name } called the game off.
note-resigned = { $name } has resigned; a computer takes over.
note-undone = { $name } took back the last move.
note-declined = { $name } declined.
note-sought = { $role }: { $name } is looking for { $free ->
    [one] one more player
   *[other] up to { $free } more players
}. Press **Join** to play.
note-changed = { $name } changed the settings. { $names }: **Accept** if you still want to play, or **Decline** if you’d rather not.
note-soon = { $names }: this game is due to start { $when }. { $free ->
    [0] The table is full, so it starts then.
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
note-due = { $names }: it’s time to play. { $why ->
    [asked] Once everyone invited has answered, { $host } can start the game.
    [missing] { $missing ->
        [one] One more player is still needed
       *[other] { $missing } more players are still needed
    }, so the table stays open.
   *[open] The table isn’t full: { $host } can press **Start** now, or keep it open for others.
}
table-damaged = **This game can’t go on.** Its record doesn’t match the rules I know; it may have been played with another version of the bot. You can call it off, and then export its record with `/table export`.
table-damaged-ended = This game couldn’t go on and was called off. You can still export its record with `/table export`.
export-damaged = The record of this game, exactly as it was saved.
board-thinking = { $name } is thinking…
rematch-asked = I’ve asked the others. The game starts once everyone has accepted.
rematch-begins = The rematch begins.
more-text = More options for [this table]({ $link }):
undo-done = You’ve taken back your last move.
resign-sure = { $after ->
    [won] Do you want to resign? The game ends at once, and { $name } wins.
    [over] Do you want to resign? Nobody else is left to play, so the game ends.
   *[computer] Do you want to resign? A computer takes over your seat, and the others play on.
}
resign-done = You’ve resigned.
end-sure = { $after ->
    [ask] { $counts ->
        [season] This is a game of a season, so it can only be called off if everybody who’s playing agrees. Do you want to ask the others? If you’d rather just stop, you can resign.
       *[rated] This game counts for ratings, so it can only be called off if everybody who’s playing agrees. Do you want to ask the others? If you’d rather just stop, you can resign.
    }
    [lost] You’re only playing against computers, so ending this game means resigning. Do you want to?
    [asleep] { $counts ->
        [season] This is a game of a season, so only its players can call it off. You can put it to sleep: that frees the channel, and they can continue whenever they like.
       *[rated] This game counts for ratings, so only its players can call it off. You can put it to sleep: that frees the channel, and they can continue whenever they like.
    }
    [lobby] Do you want to close this table? The game hasn’t begun, and nobody can join any more.
   *[off] Do you want to call the game off for everybody? It ends without a result.
}
end-done = { $after ->
    [ask] The others can see that you’d like to call the game off. It ends once they all agree; if somebody makes the next move, it continues.
    [lost] You’ve resigned.
    [asleep] The game is asleep now, and the channel is free.
    [lobby] You closed the table.
   *[off] The game has been called off.
}
show-done = I’m posting it again.
export-done = The record of this game, with everything you’re allowed to see.
language-en = English
language-ja = 日本語
language-zh-TW = 繁體中文
language-done = From now on this table uses { $language }.

## What a server chooses

server-title = ### Facet’s settings in this server
server-text = Changes are saved at once.
server-no-threads = -# I can’t open threads in this channel: I need the permissions Create Public Threads and Send Messages in Threads. Until then, tables open in the channel itself.
server-stand-channel = Open tables in the channel itself
server-stand-thread = Open each table in a thread of its own
server-boards-all = All boards keep their pictures
server-boards-two = Only the newest board keeps its picture
server-new = **New tables**
server-every = **Every table**
server-channels = **Where tables may be opened** (none chosen: everywhere; a thread counts as its channel)
server-channels-all = In every channel
server-role = **The role that “Looking for players” pings in lobbies** (no role chosen: nobody)
server-role-silent = **The role that “Looking for players” pings in lobbies**: this role can’t be pinged yet. Let anyone mention it in its settings, or give me the Mention @everyone, @here and All Roles permission.
server-role-none = No role: nobody is pinged
week-refused = **The last one couldn’t be posted there.** The next one comes on Monday.
server-language = Language: { $said }
server-own = the server’s own ({ $language })
server-opener = the language of the person who opens the table
server-pace = Pace: { $said }
server-callers-host = Only the host may call a game off
server-callers-moderators = The host and moderators (Manage Messages) may call a game off
server-callers-seated = Players and moderators (Manage Messages) may call a game off
server-reminders-on = Players are reminded of their turn in the channel
server-reminders-off = No reminders in the channel
server-limits = **Limits on open tables**: { $most_tables } in this server, { $most_each } per person
server-limits-title = How many open tables?
server-most_tables = In this server, at most
server-most_each = Per person, at most

## Hints

finish-hints = -# Used hints: { $names }
finish-hints-rated = -# No points gained because of hints: { $names }
finish-undone = -# Took back moves: { $names }
finish-replaced = -# A computer played turns for: { $names }
finish-behind = -# Placed behind everybody who played, because a computer stood in: { $names }
finish-handed-over = -# Took over a seat: { $names }
finish-unrated = -# Unrated: { $why ->
    [agreed] agreed before the game.
    [set] this table was unrated from the start.
    [daily] the deal of the day never counts for ratings.
    [begun] the game continued another one.
    [nobody] nobody played it to the end.
   *[short] { $names } played fewer than { $turns } turns.
}
finish-short = -# Unrated for { $names }: fewer than { $turns } turns played.

## The tutorial

help-tutorial = Tutorial: { $game }
lesson-title = **Tutorial, { $lesson } of { $lessons }**
lesson-deed = -# This lesson stays until you use **{ $deed }** once or press **Next lesson**.
lesson-over = **That was the last lesson.** Play on to the end, or leave whenever you like. To play with others, open a table with { $new }.
lesson-left-by = { $name } left the { $game } tutorial.

## Refusals: what is wrong, and what to do

refused-already-joined = You already have a seat at this table.
refused-already-running = The game at this table has already begun: { $link }
refused-table-closed = This table is closed. Open a new one, for example with { $new }.
refused-table-unknown = I don’t know this table any more. Open a new one, for example with { $new }.
refused-no-table-here = There’s no table in this channel. Open one, for example with { $new }.
refused-full = The table is full: at most { $most } can play.
refused-seat = You can’t take a seat at this table at the moment. Open one of your own, for example with { $new }.
refused-guests = Somebody you chose can’t take a seat at this table at the moment, so nobody was asked. Choose somebody else.
refused-not-on-time = This table asks for people who take at least { $share }% of their turns in time, and you took { $count } of your last { $turns }. At other tables you can make up for it; when you have no time, `/my away` pauses your clocks.
refused-no-role = This server hasn’t chosen a role to ping, so nobody was pinged. Somebody who manages it can choose one with `/facet settings`.
refused-role-silent = I may not mention this server’s role here, so nobody was pinged. Somebody who manages it can let anyone mention the role, or give me the Mention @everyone, @here and All Roles permission.
refused-role-everyone = I can’t ping everybody at once. Choose a role for people who want to be pinged.
refused-sought = This table has already pinged the role. Each table can do that once.
refused-just-sought = This server’s role was pinged only a moment ago. You can ping it again { $again }.
refused-everybody-plays = Everybody in this channel plays here by voting, so nobody can do that alone.
refused-other-side = You play this game for another server: that’s where you pressed something first. Here you can look on, but not vote or see what the seat keeps secret.
refused-not-at-table = You’re not playing at this table. You can watch, and join the next game.
refused-not-joined = { $free ->
    [0] You’re not at this table, and it has no free seat.
   *[other] You’re not at this table yet: press **Join**.
}
refused-no-such-level = Computers play this game at levels 1 to { $most }.
refused-no-such-style = Computers don’t have this style in this game. Leave the style out.
refused-nobody-to-remove = There’s nobody to remove.
refused-hints-nobody = This game has no hints yet.
refused-no-hints = This table was opened without hints.
refused-hints-counts = { $counts ->
    [season] This is a game of a season, so there are no hints.
    [daily] This is a deal of the day, so there are no hints.
   *[rated] This game counts for ratings, so there are no hints. In the lobby, the host can make a table unrated.
}
refused-seat-counts = { $counts ->
    [season] This game belongs to a season, so only a computer can play for { $name }, who can come back at any time.
    [daily] This is a deal of the day, so nobody else can play for { $name }.
   *[rated] This game counts for ratings, so only a computer can play for { $name }, who can come back at any time.
}
refused-own-seat-counts = { $counts ->
    [season] This is a game of a season, so nobody else can take your seat. `/my away` pauses your clock; if your time runs out, a computer plays until you’re back.
    [daily] This is a deal of the day, so nobody else can play for you.
   *[rated] This game counts for ratings, so nobody else can take your seat. `/my away` pauses your clock; if your time runs out, the others can let a computer play until you’re back.
}
refused-level-missing = “{ $level }” computers can’t play here at the moment. Choose another level.
refused-asking = I’m still working on your last request. Try again once it’s done.
refused-host-only = Only the host, { $host }, can do that. If nobody does anything here for { $hours } hours, counted from the starting time if there is one, any player can.
refused-only-host-starts = Only the host, { $host }, can start the game. Once the table is full, any player can; and so can any player if nobody does anything here for { $hours } hours, counted from the starting time if there is one.
refused-too-few = At least { $least } players are needed. Wait for somebody to join, or add a computer from the list.
refused-lobby-changed = Somebody has joined or left in the meantime, so nobody was removed. The table’s message shows who is there now.
refused-not-started = The game hasn’t begun yet: { $link }
refused-still-asked = { $name } hasn’t answered yet. The game can start once everyone invited has answered.
refused-game-over = This game is over.
refused-no-game-here = No game is being played here.
refused-no-hand = Everything is open in this game: there’s nothing that only you can see.
refused-rematch-not-over = You can have a rematch once the game is over.
refused-rematch-people = A rematch of the same people isn’t possible at the moment. Open a new table, for example with { $new }.
refused-resigned = You’ve resigned from this game.
refused-out = You’re out already, so there’s nothing to resign: you keep your place.
refused-no-more-turns = You’re out of this game and have no more turns. The others are playing on.
refused-not-your-turn = It’s { $name }’s turn. The board tells you when it’s yours.
refused-already-played = You’ve already made this move.
refused-out-of-date = That board is out of date. Here’s the current one: { $link }
refused-illegal = That isn’t possible now.
refused-nothing-to-undo = There’s nothing you can take back: somebody has moved since, or something was revealed.
refused-only-host-ends = { $callers ->
    [host] Only the host, { $host }, can call the game off.
    [nobody] This game has no host any more. Only somebody with the Manage Messages permission can call it off.
    [seated] Only its players, or somebody with the Manage Messages permission, can call the game off.
   *[moderators] Only the host, { $host }, or somebody with the Manage Messages permission can call the game off.
}{ $plays ->
    [yes] {" "}You can resign instead.
   *[no] {""}
}
refused-second-table = { $place ->
    [direct] There’s already a table here: { $link } Finish it first, or call it off.
   *[other] There’s already a table in this channel: { $link } You can open another one in a thread or a different channel.
}
refused-other-game = The table in this channel is playing { $game }.
refused-not-in-server = That’s only possible in a server.
refused-not-manager = Only somebody with the Manage Server permission can choose that.
refused-limits = Give two whole numbers from 1 to { $most }. Nothing was changed.
refused-channel = In this server, tables are opened in { $channels }. Go there and try again.
refused-many-here = This server already has { $most ->
    [one] an open table
   *[other] { $most } open tables
}, and that’s the limit. Wait until a game is over, or close a table of your own: `/my tables` shows them.
refused-many-theirs = You already have { $most ->
    [one] a table
   *[other] { $most } tables
} open in this server, and that’s the limit. Finish or close one first: `/my tables` shows them.
refused-many-elsewhere = You already have { $most ->
    [one] a table
   *[other] { $most } tables
} open in direct messages, groups and servers that I’m not in myself, and that’s the limit. Finish or close one first: `/my tables` shows them.
refused-not-served = This bot isn’t available here. Ask whoever runs it, or host one yourself.
refused-permissions = I can’t host a table here: in this channel I also need { $names }. Somebody who manages the channel can allow that.
refused-control-unknown = This button comes from an older version of the bot. `/table show` posts a fresh board.
form-typed = What you typed, so that it isn’t lost:
refused-command-unknown = Discord sent a command I don’t recognise. Wait a minute, restart Discord (on a computer: Ctrl+R or Cmd+R), and try again.
refused-restarting = I’m restarting. Try again in half a minute: nothing is lost.
refused-many-moves = This game has { $most } moves, and more don’t fit into one. Resign, or end it together with `/table end`.
refused-too-many-undos = You’ve taken back { $most } moves in this game, and that’s the limit.
refused-too-soon = You used that in this channel only a moment ago. You can use it again { $again }.
refused-just-called = { $name } was pinged in this channel a little while ago and hasn’t answered yet. You can ping them again { $again }.
refused-too-often = You’ve used that { $most } times lately, counting all channels. You can use it again { $again }.
refused-many-posts = In { $minutes } minutes I post at most { $most } messages of this kind for one person, in all channels together. You can go on { $again }; what only you can see still works.
refused-often-called = You’ve pinged { $name } several times in the last ten minutes. You can ping them again { $again }.
refused-too-long = That’s too long for a move: at most { $most } characters.
refused-not-saved = I couldn’t save that just now, so nothing has changed. Try again in a moment. If it keeps failing, tell whoever runs the bot.
refused-unknown-whether-saved = I don’t know whether that was saved, because my storage stopped answering. The board will show it; if nothing changes within a minute, try again.
refused-partly-saved = Only part of this was saved, because my storage stopped answering. Look before you try again: `/table show` shows the table as it is now, and `/my tables` what you’re playing and waiting for.
refused-menu-message = This works on my boards and on the results of games. That message is neither.
refused-elsewhere = This button belongs to a table in another channel.
refused-damaged = This game can’t go on: its record doesn’t match the rules I know. Call it off with `/table end`; then you can export it: { $link }
refused-export-damaged = This game can’t go on, and its record may contain secrets. Call it off with `/table end` (after `/table wake`, if it’s asleep); then you can export all of it.
board-missing = { $state ->
    [over] { $game }: your game is over, but that couldn’t be shown in its channel. Nothing is lost: `/table show` there tries again. { $link }
    [lobby] { $game }: a table is open for you, but it couldn’t be shown in its channel. Nothing is lost: `/table show` there tries again. { $link }
   *[playing] The table couldn’t be shown in its channel. Nothing is lost: `/table show` there tries again, and the slash commands work meanwhile.
}
post-refused = { $why ->
    [automod] The server’s AutoMod blocked my message. Somebody who manages the server can exempt me, or the channel, from the rule.
    [permissions] I may not post there. Somebody who manages the server can give me the permissions: View Channel, Send Messages (in a thread: Send Messages in Threads) and Attach Files.
    [locked] The thread is locked or archived. Somebody with the Manage Threads permission can open it again.
   *[other] Discord refused my message (error { $code }). If it keeps happening, give this number to whoever runs the bot.
}
error-unexpected = Something went wrong; nothing was changed. Try once more. If it happens again, further tries won’t help either: give this number to whoever runs the bot: { $id }
error-lasting = That failed because of a fault in my own program, so trying again won’t help. Please give this number to whoever runs the bot: { $id }
error-after-saving = Your change was saved, but something went wrong afterwards. `/table show` shows the table as it is now, and `/my tables` what you’re playing and waiting for. If it keeps happening, give this number to whoever runs the bot: { $id }
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-connect = Connect

## The names of commands and of their options: in English as the code has them

command-table = table
command-join = join
command-leave = leave
command-computer = computer
command-start = start
command-show = show
command-hand = hand
command-why = why
command-undo = undo
command-resign = resign
command-end = end
command-export = export
command-language = language
command-new = new
command-facet = facet
command-settings = settings
option-game = game
option-seats = seats
option-rated = rated
command-profile = profile
option-level = level
option-style = style
option-language = language

## Commands (descriptions: at most 100 characters)

table-about = The table in this channel
table-join-about = Join the table in this channel
table-leave-about = Leave the table before the game begins
table-computer-about = Add a computer player to the table
table-start-about = Begin the game
table-show-about = Post the table again, here and now
table-hand-about = See what you hold; only you see it
table-computer-level-about = How well it plays; 1 is the easiest to beat (default: normal)
table-computer-style-about = What it likes to do (default: whatever looks best)
hints-about = Whether players may ask for hints
hints-allowed = hints allowed
hints-forbidden = no hints
rated-about = Whether the result counts for ratings; between people that means no hints
rated-yes = rated
rated-no = unrated
table-undo-about = Take back your last move, if nobody has moved and nothing was revealed since
table-resign-about = Resign from this game
table-end-about = Call the game off for everybody, without a result
table-export-about = Get the record of the game as a file
facet-about = Facet’s settings in this server
facet-settings-about = Choose how Facet works in this server: tables, channels, language, limits
table-language-about = Change the language of the table
table-language-language-about = The language
seats-about = How seats are assigned
seats-random = drawn at random
seats-joined = in joining order

## Privacy

name-forgotten = Somebody

## Direct messages, groups and other servers

button-show = Show the board
lobby-in-direct = In direct messages you play against computers.
lobby-in-group = In a group I can only post when somebody presses a button. If the board is missing, press any button; reminders come by direct message.
lobby-in-visited = I’m not a member of this server, so I can only post when somebody presses a button. If the board is missing, press any button; reminders come by direct message.
refused-hushed = You can’t play here: you don’t have the Use External Apps permission in this server, so only you would see what I post. Somebody who manages the server can give it to you, or add me to the server.
refused-share = I can’t post that here just now. Use the command again and try once more. If that doesn’t help, you may lack the Use External Apps permission in this server.
refused-mute = I can’t post messages in this kind of channel, so no table can be opened here. Open one in a text channel, a thread or a forum post.
lobby-uninvited = This server has added my commands, but not me. You can play, but I can only post when somebody presses a button, and reminders come by direct message. Somebody who manages the server can add me: <{ $link }>

## Games over days

button-agree = Accept
button-decline = Decline
button-deputy-turn = Let a computer play this turn
button-deputy-seat = Let a computer take the seat
button-sit-in = Sit in
button-back-again = Take my seat back
lobby-asked-in = { $name } · invited
lobby-invited = { $names }: you’re invited. **Accept** to play, or **Decline** if you’d rather not. The game can start once everyone invited has answered.
lobby-untouched = -# This table was closed because nothing happened here for a day.
cover-pace = { $unit ->
    [s] { $count } s
    [m] { $count } min
    [h] { $count } h
   *[d] { $count } d
}
cover-caption-pace = { $kind ->
    [none] no time limit
    [bank] total, per turn
   *[turn] per turn
}
cover-caption-hints = { $given ->
    [yes] hints
   *[no] no hints
}
lobby-pace-30s = 30 seconds per turn
lobby-pace-1m = 1 minute per turn
lobby-pace-2m = 2 minutes per turn
lobby-pace-3m = 3 minutes per turn
lobby-pace-5m = 5 minutes per turn
lobby-pace-10m = 10 minutes per turn
lobby-pace-10m-plus-10m = 10 minutes in all, plus 10 minutes for each turn (at most 30 minutes)
lobby-pace-1h = 1 hour per turn
lobby-pace-12h = 12 hours per turn
lobby-pace-1d = 1 day per turn
lobby-pace-1d-plus-12h = 1 day in all, plus 12 hours for each turn (at most 3 days)
lobby-pace-3d = 3 days per turn
lobby-pace-7d = 7 days per turn
lobby-late-ask = when time runs out, the others decide
lobby-late-computer = when time runs out, a computer plays the turn (after 3 in a row, until they’re back)
pace-about = How long each turn may take
pace-none = no time limit
pace-30s = 30 seconds per turn
pace-1m = 1 minute per turn
pace-2m = 2 minutes per turn
pace-3m = 3 minutes per turn
pace-5m = 5 minutes per turn
pace-10m = 10 minutes per turn
pace-10m-plus-10m = 10 minutes in all, plus 10 minutes for each turn (at most 30 minutes)
pace-1h = 1 hour per turn
pace-12h = 12 hours per turn
pace-1d = 1 day per turn
pace-1d-plus-12h = 1 day in all, plus 12 hours for each turn (at most 3 days)
pace-3d = 3 days per turn
pace-7d = 7 days per turn
late-about = What happens when somebody runs out of time
late-ask = out of time: the others decide
late-computer = out of time: a computer plays the turn (after 3 in a row, until they’re back)
joiners-about = Whether only people who play on time may join
joiners-all = anybody may join
joiners-punctual = people who play on time
lobby-on-time = for people who play on time
invite-about = Somebody to keep a seat for
option-pace = pace
option-late = late
option-joiners = who
option-invite = invite
option-invite_2 = invite-2
option-invite_3 = invite-3
option-invite_4 = invite-4
option-invite_5 = invite-5
option-person = person
table-asleep = { $game }: nobody has played here since { $since }, so this game is now asleep and the channel is free. { $names }: continue it with `/table wake` when no other table is open here.
table-put-to-sleep = { $game }: { $name } has put this game to sleep, and the channel is free. { $names }: continue it with `/table wake` when no other table is open here.
board-until = Time’s up { $until }
board-bank = { $name } { $time }
board-duration = { $first } { $second }
board-banks = Time left when this turn began: { $banks }
board-late = { $name }’s time is up. Anybody at the table can let a computer play.
board-away = { $name } is away until { $until }{ $pace ->
        [none] .
       *[other] ; the clock is paused.
    }
board-offered = { $seat } is offering this seat to { $name }: press **Accept** to play on from here.
board-asked-for = { $name } would like to sit in for { $seat }. One **Accept** from somebody at the table is enough.
board-ends = { $names } would like to call the game off. { $asked }: press **Call it off** if you agree. Once everybody who’s playing does, it ends without a result; if somebody makes the next move, it continues.
note-deputy = A computer is playing this turn for { $name }.
note-played-for = A computer played this turn for { $name }, who plays the next one.
board-deputies = A computer is playing for { $names }. **Take my seat back** ends that.
note-back = { $name } is back.
note-handed-over = { $name } has taken over this seat.
note-woken = { $name } has woken the game up.
button-play = Play
button-ask-away = Away…
button-ask-hand-over = Hand over…
hand-over-whom = Who should take over your seat? It stays yours until they accept.
button-stop-reminders = No more reminders
reminder-now = { $name }: it’s your turn. { $game }: { $link }
reminder-until = { $name }: it’s your turn, and time’s up { $until }. { $game }: { $link }
reminder-late = { $name }: your time ran out { $until }, but the game is still waiting for you. { $game }: { $link }
reminder-you-now = It’s your turn. { $game }: { $link }
reminder-you-until = It’s your turn, and time’s up { $until }. { $game }: { $link }
reminder-you-late = Your time ran out { $until }, but the game is still waiting for you. { $game }: { $link }
reminder-shut = -# If the board is in a thread and its buttons do nothing, the thread is archived: post something in it first.
deputy-turn-done = A computer is playing this turn.
deputy-seat-done = A computer will play this seat until its owner is back.
sit-in-asked = I’ve asked the table. You’re in as soon as somebody accepts.
hand-over-asked = You’ve offered your seat. It stays yours until the other person accepts.
hand-over-done = Done: the seat has changed hands.
hand-over-declined = The seat stays as it is.
back-done = Welcome back: the seat is yours again.
wake-done = The game goes on.
own-tables-none = You’re not at any table. Open one: { $commands }
own-tables-title = ### Your tables ({ $count })
own-table-yours = **{ $game }**: { $link } · waiting for you, last change { $since }
own-table-others = { $game }: { $link } · waiting for somebody else, last change { $since }
own-table-lobby = { $game }: { $link } · not started yet, last change { $since }
own-table-asleep = { $game }: { $link } · asleep, last change { $since }
own-table-lost = { $game }: its channel no longer exists, so it’s asleep. Go on in another one with `/table wake` · last change { $since }
own-table-in-direct = direct messages
own-table-in-group = a group
own-give-up = Give up a table…
own-tables-lost = { $count ->
    [one] The channel of one of your tables no longer exists, so that table was closed without a result.
   *[other] The channels of { $count } of your tables no longer exist, so those tables were closed without a result.
}
give-up-about = **{ $game }**: { $link }
give-up-lobby = Do you want to leave this table?
button-given-up = Yes, give it up
give-up-done = { $how ->
    [off] The game has been called off.
    [left] You left the table.
   *[resigned] You’ve resigned.
}
refused-not-late = Nobody at this table has run out of time.
refused-not-away = You’re already playing this seat yourself.
refused-asleep = This game is asleep. Continue it with `/table wake` when no other table is open here.
refused-already-asleep = This game is asleep already, so the channel is free. Only its players can continue it, or call it off.
refused-wake-unseen = Somebody who plays can’t see this channel. Continue the game where all of you can.
refused-not-asleep = There’s no sleeping game in this channel.
refused-already-here = They’re already at this table.
refused-saw-secrets = They gave up another seat at this table and know its secrets, so they can’t take this one.
refused-you-saw-secrets = You gave up another seat at this table and know its secrets, so you can’t take this one.
refused-seat-secret = { $name } knows something here that nobody else may see, so only they can give the seat to somebody, with `/table hand-over`. Until then, a computer can play for them.
refused-offer-pending = There’s already an open request for this seat ({ $name }). Try again once it’s settled.
refused-no-offer = That seat isn’t on offer any more.
refused-not-offered = This seat is offered to { $name }.
refused-no-person = Only people can take a seat. To add a computer, use `/table computer` in the lobby.
command-my = my
command-tables = tables
command-back = back
command-wake = wake
command-hand-over = hand-over
my-about = Your own tables and reminders
my-tables-about = See all your tables, those waiting for you first
table-back-about = Take your seat back from a computer
table-wake-about = Continue the sleeping game in this channel
table-hand-over-about = Offer your seat to somebody
table-hand-over-person-about = Who takes it over, if they agree

## Following a table or a person

command-follow = follow

## Reviews of finished games, for their players

command-review = review

## Replays

lobby-played-on = -# This table continues another game { $turn ->
        [0] from the beginning
       *[other] after turn { $turn }
    }, with { $seats } seats. Whoever is first in the list moves next. It isn’t rated, because anybody who saw that game knows what’s face down.
board-played-on = { $game } · another game continued { $turn ->
        [0] from the beginning
       *[other] after turn { $turn }
    }, not rated
lobby-cover-alt = { $free ->
    [0] The cover of { $game }. At the table: { $names }; it’s full. Settings: { $settings }.
    [one] The cover of { $game }. At the table: { $names }; 1 seat is free. Settings: { $settings }.
   *[other] The cover of { $game }. At the table: { $names }; { $free } seats are free. Settings: { $settings }.
}
lobby-cover-styled = { $name } ({ $style })
refused-play-on-fixed = This table continues another game, so that can’t be changed here.

## Finding opponents

lobby-found = The game starts once everybody has accepted. The offer ends { $until }; those who have accepted by then keep their place in the queue.
lobby-asked-found = { $names }: I’ve found opponents for you. **Accept** to play, or **Decline** if you’d rather not.
refused-found = This table was opened for people who were looking for opponents, so its players and settings stay as they are.
command-find = find

## Seasons

season-refused = **A message about this season couldn’t be posted in its channel.** I try again every hour, until a week after its end.
thread-refused = **I couldn’t open a thread in this channel**, for which I also need Create Public Threads. The games that belong there are tried again until the season ends.
refused-finishing = The time for this game is up, so computers are finishing it.

## Sealed deals

button-ask-cut = Cut the deal
setting-deal = Deal
setting-deal-open = open
setting-deal-sealed = sealed
lobby-deal-sealed = sealed deal
lobby-cut = has cut the deal
lobby-fixture = You need not do anything: the game starts { $until } at the latest. If you like, cut the deal, with words of your own or with none; once everyone has, it starts at once.
rematch-sealed = I’ve opened the next table. Cut the deal there; the game starts when you press **Start**.
refused-direct-occupied = You have another game in our direct messages. Play it to the end, or end it there with `/table end`: { $link }
refused-not-sealed = The deal of this game is open, so there’s nothing to cut or verify.
refused-fixture = This is a game of a season, so its players and settings stay as they are. It starts automatically.
refused-cut = Use words with at most { $most } characters.
refused-stays-sealed = This deal stays sealed, because its commitment may be public already. For an open deal, close this table and open another one.

## The deal of the day

command-daily = daily
board-daily = { $game } · deal of the day { $day }

day-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
