### What the bot says, in English. The games' own texts are in render/<game>/words.

## Buttons (at most 80 characters)

button-join = Join
button-leave = Leave
button-invite = Invite…
button-seek = Looking for players
button-remove = Remove…
button-start = Start
button-cancel = Close table
button-settings = Settings
button-host = Refresh
button-host-backup = Back up now
button-host-check = Check the database
button-host-errors = Last errors
button-limits = Limits…
button-newcomer = New here?
button-more = More
button-confirm = Confirm
button-choose = Choose…
button-plan = Plan my next turn
button-plan-add = Add to my plan
button-plan-more = Add another choice
button-plan-order = Change the order
button-plan-back = Back to my plan
button-plan-clear = Clear
button-plan-withdraw = Withdraw my plan
button-history = Last round
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
button-topic-board = How to read the board
button-topic-words = Glossary
button-topic-example = Example
button-hint = Hint
button-why = Why that move?
button-next-lesson = Next lesson
button-leave-tutorial = Leave the tutorial
button-left-tutorial = Yes, leave

## The lobby

lobby-title = { $game }: a new table
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
lobby-waiting = { $missing ->
    [one] One more player is needed: press **Join**, or add a computer from the list.
   *[other] { $missing } more players are needed: press **Join**, or add a computer from the list.
}
lobby-joined = You joined the table.
lobby-left = You left the table.
lobby-computer-added = A computer player joined.
lobby-cancelled = You closed the table.
lobby-removed = The player was removed.
lobby-add-computer = Add a computer…
lobby-choose-style = Style of { $name }…
lobby-style-chosen = The computer has a new style.
lobby-no-hints = no hints
lobby-rated = rated
lobby-rated-no-hints = rated, so no hints
lobby-rated-alone = rated; if you use a hint, you gain no points
lobby-unrated = unrated
lobby-invite-whom = Who would you like to invite? A seat is kept for each of them until they answer.
lobby-invites-sent = They’ve been invited.
lobby-sought = I’ve pinged the role.
lobby-remove-whom = Who should leave the table?
lobby-started = The game begins.
lobby-opened = Your table is open.
lobby-in-thread = Your table is open: { $thread }
direct-intro = Here’s your game of { $game }: where you asked for it, there’s already a table.
opened-in-direct = There’s already a table here, so your game is in our direct messages: { $link }
refused-nowhere = There’s already a table here: { $link } I could neither send you a direct message nor open a thread. Allow direct messages from members of this server and try again, or use the command in another channel.
lobby-thread = { $game } · { $name }
lobby-quiet = -# To keep this channel quiet, only the last two boards keep their pictures; older ones shrink to their text. Somebody who manages the server can change that with `/facet settings`.
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
setting-late-computer = a computer plays the turn
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
level-easy = easy
level-normal = normal
level-strong = strong
level-1 = level 1
level-3 = level 3
level-4 = level 4
level-6 = level 6
level-7 = level 7
level-8 = level 8
level-9 = level 9
level-styled = { $level }, { $style }
level-even = { $level }{ $sure ->
    [no] ?
   *[yes] {""}
}{ $between ->
    [below] {" "}(below easy)
    [lower] {" "}(between easy and normal)
    [upper] {" "}(between normal and strong)
   *[named] {""}
}
computer-easy = Easy computer
computer-easy-about = Plays like a friendly beginner
computer-normal = Normal computer
computer-normal-about = Knows what it wants, and moves at once
computer-strong = Strong computer
computer-strong-about = Thinks ahead for up to a second, and is hard to beat
computer-mine = My level
computer-mine-about = Follows your points against computers; new players begin with easy
style-any = No style
style-any-about = Plays whatever looks best

## Why a move is not legal

why-not-answers = { $why } You can type, for example: { $answers }
why-not-said = “{ $said }” isn’t possible now. { $question }
why-not-typed = `{ $command }` ({ $label })

## In play

table-called-off = { $game }: the game was called off.
table-called-off-by = { $game }: { $name } called the game off.
note-resigned = { $name } has resigned; a computer takes over.
note-undone = { $name } took back the last move.
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
rematch-asked = I’ve asked the others. The game starts once everyone has joined.
newcomer-text = **New to { $game }?** Read the rules in two minutes, or learn by playing: the tutorial is a first game against the computer, explained as you play.
newcomer-rules = **New to { $game }?** The rules take two minutes to read.
rematch-begins = The rematch begins.
more-text = More options for [this table]({ $link }):
history-title = The last round
history-none = Nobody has made a move yet.
history-over-title = Games that ended here
history-over = - { $day } · [{ $game }]({ $link }) · { $seats }
history-seat = { $name } ({ $score })
history-replay = Replay a game…
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
server-boards-two = The last two boards keep their pictures
server-new = **New tables**
server-every = **Every table**
server-channels = **Where tables may be opened** (none chosen: everywhere; a thread counts as its channel)
server-channels-all = In every channel
server-role = **The role that “Looking for players” pings in lobbies** (no role chosen: nobody)
server-role-silent = **The role that “Looking for players” pings in lobbies**: this role can’t be pinged yet. Let anyone mention it in its settings, or give me the Mention @everyone, @here and All Roles permission.
server-role-none = No role: nobody is pinged
server-week = **A weekly message**: who played, records, the biggest comeback and the hardest puzzle, every Monday. It pings nobody. I need Send Messages and Read Message History there.
week-refused = **The last one couldn’t be posted there.** The next one comes on Monday.
server-week-none = No channel: no message
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

## Planning ahead

plan-title = **Your plan for your next turn.** Only you can see it.
plan-choice = { $number }. { $move }
plan-choice-gone = { $number }. { $move } (not possible at the moment)
plan-how = -# As soon as it’s your turn, I play the first of these that is still there at the same cost and for the same gems. If none is, your panel tells you why.
plan-adding = **Your plan, choice { $number } of { $most }.** Only you can see it. I play it as soon as it’s your turn, if it’s still there at the same cost and for the same gems.
plan-ordering = **Your plan has { $most } choices, the most possible.** Only you can see it. Add one of them again, and it becomes the last.
plan-moved-on = Somebody has moved in the meantime, so please choose again.
plan-withdrawn = Your plan is withdrawn.
plan-none = You have no plan now: it has been played, dropped or withdrawn.
plan-played = **I’ve played your plan.**
plan-dropped = Your plan wasn’t played:
plan-choice-why = { $number }. { $move }: { $why }
plan-gone = This isn’t possible any more.
plan-changed = This costs or brings something else now.
plan-passed = Your plan wasn’t played: the turn it was for is over.
plan-undone = Your plan is withdrawn because you took back your last move.

## For whoever runs the bot

host-title = ### How I’m doing
host-well = **All is well.** You don’t need to do anything.
host-version = Version { $version }, started { $at }
host-newer = **{ $version } is out**
host-counts = Servers: { $servers } · open tables: { $tables }
host-today = Turns today: { $turns } · errors: { $errors }
host-backup-off = Backups: off (`FACET_BACKUP=off`)
host-backup-none = Backups: I’ll make the first one within half an hour
host-backup-good = Backup { $at }, checked: { $line }
host-backup-bad = Backup { $at }: failed · the last good one: { $good }
host-machine = Free on the disk: { $free } MB · memory: { $used } of { $most } MB · connection to Discord: { $ms } ms
host-backed-up = **Backed up.** { $line }
host-not-backed-up = **No backup was made**: `{ $line }`
host-backup-under-way = **A backup is being made already**, so I didn’t begin another one. Try again in a few minutes.
host-checked = **The database is fine**, and every open table can be continued.
host-check-bad = **The database has a problem**: `{ $line }`
host-no-errors = No errors since I started.
host-warning-disk = **My disk is nearly full**: { $free } MB are free. Make room on the machine that I run on; until then I may be unable to save moves or make backups.
host-warning-backup = **My backup failed**: `{ $reason }`. I try again every six hours, and keep the older backups. **Back up now** in `/facet host` tries at once.
host-warning-backup-old = **My last backup is from { $day }.** The log says why I haven’t made one since. **Back up now** in `/facet host` makes one at once.
host-warning-pg-dump = **My PostgreSQL database isn’t backed up**: `pg_dump` isn’t installed where I run. Install PostgreSQL’s client there, or set `FACET_BACKUP=off` and back it up yourself.
host-warning-clock = **The clock of the machine I run on is { $seconds } s off.** Set it: `timedatectl set-ntp true`. I correct for it, but logs and backups have the wrong time.
host-warning-commands = **Discord doesn’t accept my commands**, so people may see old ones or none. I keep trying; the log has Discord’s reason, and `python -m bot check --fix` says what to do.
host-warning-emojis = **Some of my emojis aren’t uploaded**, so I use plain ones instead. I keep trying; `python -m bot check --fix` uploads them at once.
host-warning-errors = **More errors than usual**: { $today } today, { $usual } on other days. **Last errors** in `/facet host` shows where they happened, and the log has the details under their numbers.
host-warning-memory = **My memory is near its limit**: { $used } of { $most } MB. Raise the limit (`MemoryMax=` or `--memory`), or let me serve fewer servers per process.

## Hints

hint-title = **What looks best now**, with your chance of winning:
hint-move = { $number }. **{ $move }** (`{ $command }`)
hint-move-chance = { $number }. **{ $move }**: { $chance }% (`{ $command }`)
hint-move-equal = { $number }. **{ $move }**: { $chance }%, about as good (`{ $command }`)
hint-named = { $deed } · { $what }
why-title = { $name }: **{ $move }**
why-forced = It was the only possible move.
why-nothing = Nothing stands out: the other moves just looked worse.
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
finish-points-people = -# Points: { $people }
finish-points-computers = -# Points against computers: { $people }
finish-points-of = { $name } { $change }, now { $points } ({ $title })
finish-even = -# Even match among the computers: { $people }
finish-even-of = { $name }: { $level }
finish-provisional = -# A question mark means fewer than { $games } rated games: the points still change a lot.

## Help and the tutorial

help-text =
    ### What I do
    I host board games in your channel: { $games }.
    • **Open a table** with { $new }. Others press **Join**, **Add a computer** fills a seat (**My level** follows your points), and **Start** begins the game.
    • **Take your turn** with the buttons under the board; only you can see what opens. Or type a command, such as { $turn }: you get suggestions as you type.
    • **At the table**: `/table show` posts the board again, `/table hand` shows your own cards or gems, `/table history` shows the last round, `/table undo` takes back a move, and `/table language` changes the language.
    • **Over days**: choose a pace in the lobby’s **Settings**, and I remind you of your turn. `/my tables` lists your tables, `/my reminders`, `/my quiet` and `/my away` set where and when I may ping you. While you wait, **Plan my next turn** under your cards or gems chooses what to do as soon as it’s your turn.
    • **After a game**: **Replay** takes you through it turn by turn, `/table replay` posts it as a GIF, and `/table import` opens a game from a file. If you played, **Review** shows how each player’s chances changed and where the game turned.
    • **On your own**: `/puzzle` shows you a position from a real game in which one answer is best, a new one every day. `/daily` is the deal of the day, which everyone plays against the same computer.
    • **Points and records**: `/profile` and `/leaderboard`. `/follow` sends you a direct message when a table ends, or when somebody begins a game. `/my data` shows you everything I store about you.
    • **Fair play**: a rated game ends early only if all its players agree or resign, only a computer can take over somebody’s seat, and games against many different people count for more. `/my block` keeps you and somebody apart.
    • **In your server**, its managers choose channels, language and limits with `/facet settings`.
    • Every picture has alt text with the same content, for screen readers.
    New to a game? Try the tutorial: a first game against the computer, explained as you play.
button-commands = All commands
commands-title = ### All commands
commands-alone = Others
commands-line = `{ $name }` · { $about }
help-tutorial = Tutorial: { $game }
help-rules = Rules: { $game }
lesson-title = **Tutorial, { $lesson } of { $lessons }**
lesson-deed = -# This lesson stays until you use **{ $deed }** once or press **Next lesson**.
lesson-skipped = Here’s the next lesson.
lesson-over = **That was the last lesson.** Play on to the end, or leave whenever you like. To play with others, open a table with { $new }.
lesson-leave-sure = Leave the tutorial? This closes its table. You can start it again at any time.
lesson-left-by = { $name } left the { $game } tutorial.
lesson-left = You’ve left the tutorial. `/help` shows what else there is.

## Refusals: what is wrong, and what to do

refused-already-joined = You’re already at this table.
refused-already-running = The game at this table has already begun: { $link }
refused-table-closed = This table is closed. Open a new one, for example with `/splendor new`.
refused-table-unknown = I don’t know this table any more. Open a new one, for example with `/splendor new`.
refused-no-table-here = There’s no table in this channel. Open one, for example with `/splendor new`.
refused-full = The table is full: at most { $most } can play.
refused-seat = You can’t take a seat at this table at the moment. Open one of your own, for example with `/splendor new`.
refused-seat-blocked = You can’t take a seat at this table at the moment. You’ve blocked { $name }; `/my block` lets you unblock them.
refused-guests = Somebody you chose can’t take a seat at this table at the moment, so nobody was asked. Choose somebody else.
refused-guests-blocked = Somebody you chose can’t take a seat at this table at the moment, so nobody was asked. You’ve blocked { $name }; `/my block` lets you unblock them.
refused-not-on-time = This table asks for people who take at least { $share }% of their turns in time, and you took { $count } of your last { $turns }. At other tables you can make up for it; when you have no time, `/my away` pauses your clocks.
refused-no-role = This server hasn’t chosen a role to ping, so nobody was pinged. Somebody who manages it can choose one with `/facet settings`.
refused-role-silent = I may not mention this server’s role here, so nobody was pinged. Somebody who manages it can let anyone mention the role, or give me the Mention @everyone, @here and All Roles permission.
refused-role-everyone = I can’t ping everybody at once. Choose a role for people who want to be pinged.
refused-sought = This table has already pinged the role. Each table can do that once.
refused-just-sought = This server’s role was pinged only a moment ago. You can ping it again { $again }.
refused-not-at-table = You’re not playing at this table. You can watch, and join the next game.
refused-not-joined = { $free ->
    [0] You’re not at this table, and it has no free seat.
   *[other] You’re not at this table yet: press **Join**.
}
refused-no-such-level = Computers can play at these levels: { $levels }.
refused-no-such-style = Computers don’t have this style in this game. Leave the style out.
refused-nobody-to-remove = There’s nobody to remove.
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
refused-being-played = These cards are much like those of a game that counts and is still going on, or of a deal of the day, so I can’t give advice on them until that’s over.
refused-no-computer-moved = No computer has moved recently.
refused-reasons = I couldn’t work out the reasons just now. Try again in a moment.
refused-level-missing = “{ $level }” computers can’t play here at the moment. Choose another level.
refused-asking = I’m still working on your last request. Try again once it’s done.
refused-host-only = Only the host, { $host }, can do that. If nobody does anything here for { $hours } hours, counted from the starting time if there is one, any player can.
refused-only-host-starts = Only the host, { $host }, can start the game. Once the table is full, any player can; and so can any player if nobody does anything here for { $hours } hours, counted from the starting time if there is one.
refused-too-few = At least { $least } players are needed. Wait for somebody to join, or add a computer from the list.
refused-lobby-changed = Somebody has joined or left in the meantime, so nobody was removed. The table’s message shows who is there now.
refused-not-started = The game hasn’t begun yet: { $link }
refused-still-asked = { $name } hasn’t joined yet. The game can start once everyone invited has answered.
refused-game-over = This game is over.
refused-no-game-here = No game is being played here.
refused-no-hand = Everything is open in this game: there’s nothing that only you can see.
refused-rematch-not-over = You can have a rematch once the game is over.
refused-rematch-people = A rematch of the same people isn’t possible at the moment. Open a new table, for example with `/splendor new`.
refused-rematch-people-blocked = A rematch of the same people isn’t possible at the moment. You’ve blocked { $name }; `/my block` lets you unblock them.
refused-resigned = You’ve resigned from this game.
refused-not-your-turn = It’s { $name }’s turn. The board tells you when it’s yours.
refused-already-played = You’ve already made this move.
refused-plan-alone = You can plan your next turn in games with other people.
refused-plan-now = It’s your turn now, so there’s nothing to plan: { $link }
refused-plan-computer = A computer is playing for you. Come back first, with **I’m back** under **More**.
refused-plan-none = Your next turn can’t be planned, or you have none left in this game.
refused-plan-full = A plan has at most { $most } choices. Add one of them again to make it the last, or withdraw the plan to make a new one.
refused-out-of-date = That board is out of date. Here’s the current one: { $link }
refused-illegal = That isn’t possible now.
refused-nothing-to-undo = There’s nothing you can take back: somebody has moved since, or something was revealed.
refused-only-host-ends = { $callers ->
    [host] Only the host, { $host }, can call the game off.
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
refused-not-owner = This page is for whoever runs this bot: only the owner of its application at Discord, or of the team it belongs to, can open it.
refused-no-backup = The database can’t be reached from here right now: start me with `python -m bot`.
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
refused-unknown-whether-saved = The database stopped answering, so I don’t know whether that was saved. The board will show it; if nothing changes within a minute, try again.
refused-partly-saved = The database stopped answering, but part of this was saved. Look before you try again: `/table show` shows the table as it is now, and `/my tables` what you’re playing and waiting for.
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
command-host = host

option-game = game
option-seats = seats
option-hints = hints
option-rated = rated
command-profile = profile
command-leaderboard = leaderboard
profile-about = See somebody’s results and rating
profile-person-about = Whose profile (default: yours)
leaderboard-about = See who’s ahead, in this server or everywhere
leaderboard-game-about = Which game (default: the one you play most)
leaderboard-period-about = Which period
leaderboard-where-about = This server or everywhere
option-period = period
option-where = where
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
table-hand-about = See your own cards or gems; only you see them
table-hint-about = See the best moves and why; only you see them
table-why-about = See why a computer made its last move
table-computer-level-about = How well it plays (default: normal)
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
table-history-about = See what happened in the last round, and the games that ended here
table-export-about = Get the record of the game as a file
help-about = What I can do, and where to begin
tutorial-about = Learn a game as you play it: a first game against the computer
tutorial-game-about = The game you want to learn
facet-about = Facet’s settings in this server
facet-settings-about = Choose how Facet works in this server: tables, channels, language, limits
facet-host-about = How the bot is doing, for whoever runs it
table-language-about = Change the language of the table
table-language-language-about = The language
table-rules-about = Read the rules in short
table-rules-game-about = Which game (default: the one played here)
seats-about = How seats are assigned
seats-random = drawn at random
seats-joined = in joining order

## Privacy

name-forgotten = Somebody
button-forgotten = Delete my data
button-forget-server = Delete this server’s data…
button-server-forgotten = Delete everything
data-nothing = Nothing is stored under your ID.
data-text = This file contains everything that’s stored about you: your settings in `/my`, your answers to puzzles, and your seats, moves and results ({ $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }). It’s kept so that games can go on, and so that the people you played with keep their records. It leaves out what others keep secret in games that are still going on.
    `/my forget` removes your ID and name from all of it.
forget-sure = **Delete all your data?** Then:
    • you leave every lobby and season, and resign every game that’s still going on ({ $running ->
        [0] none right now
        [one] 1 table right now
       *[other] { $running } tables right now
    });
    • your ID and your name are removed from every table ({ $tables } in all). Others keep their games: your moves stay, made by “Somebody”;
    • your points, plans, reminders, quiet hours and days away are deleted, and so are your answers to puzzles, your deals of the day, and your blocks and follows;
    • a deal of the day that you’ve begun, and a season that you leave, still count as such until they’re over; blocks by others stay, and so does, for 90 days, the number of your late turns if there were too many. I remember that without your ID.
    Messages already in a channel stay there until somebody deletes them. This can’t be undone. `/my data` sends you a copy first.
forget-done = Done: your ID and your name aren’t stored any more. If you play again, you start from scratch.
forget-server-sure = **Delete this server’s data?** Every table of this server is deleted, with its moves and results, and so are its settings. Games still going on are called off first ({ $running ->
        [0] none right now
        [one] 1 right now
       *[other] { $running } right now
    }). Messages already in the channels stay. This can’t be undone.
forget-server-done = Done: nothing about this server is stored any more.
refused-forget-half = I couldn’t finish just now. Press the button again and I’ll carry on; pressing twice does no harm.
command-data = data
command-forget = forget
my-data-about = Get a file with everything that’s stored about you
my-forget-about = Have your ID and your name removed from everything

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
button-back-again = I’m back
lobby-asked-in = { $name } · invited
lobby-invited = { $names }: you’re invited. **Accept** to play, or **Decline** if you’d rather not. The game can start once everyone invited has answered.
lobby-untouched = -# This table was closed because nothing happened here for a day.
cover-pace = { $unit ->
    [s] { $count } s
    [m] { $count } min
    [h] { $count } h
   *[d] { $count } d
}
lobby-pace-30s = 30 seconds per turn
lobby-pace-1m = 1 minute per turn
lobby-pace-2m = 2 minutes per turn
lobby-pace-3m = 3 minutes per turn
lobby-pace-5m = 5 minutes per turn
lobby-pace-10m = 10 minutes per turn
lobby-pace-10m-plus-10m = 10 minutes in all, plus 10 minutes for each turn
lobby-pace-1h = 1 hour per turn
lobby-pace-12h = 12 hours per turn
lobby-pace-1d = 1 day per turn
lobby-pace-1d-plus-12h = 1 day in all, plus 12 hours for each turn
lobby-pace-3d = 3 days per turn
lobby-pace-7d = 7 days per turn
lobby-late-ask = when time runs out, the others decide
lobby-late-computer = when time runs out, a computer plays the turn
pace-about = How long each turn may take
pace-none = no time limit
pace-30s = 30 seconds per turn
pace-1m = 1 minute per turn
pace-2m = 2 minutes per turn
pace-3m = 3 minutes per turn
pace-5m = 5 minutes per turn
pace-10m = 10 minutes per turn
pace-10m-plus-10m = 10 minutes in all, plus 10 minutes for each turn
pace-1h = 1 hour per turn
pace-12h = 12 hours per turn
pace-1d = 1 day per turn
pace-1d-plus-12h = 1 day in all, plus 12 hours for each turn
pace-3d = 3 days per turn
pace-7d = 7 days per turn
late-about = What happens when somebody runs out of time
late-ask = out of time: the others decide
late-computer = out of time: a computer plays the turn
joiners-about = Whether only people who play on time may join
joiners-all = anybody may join
joiners-punctual = people who play on time
lobby-on-time = for people who play on time
invite-about = Somebody to keep a seat for
option-pace = pace
option-late = late
option-joiners = joiners
option-invite = invite
option-invite_2 = invite-2
option-invite_3 = invite-3
option-person = person
option-begin = from
option-end = to
option-zone = time-zone
option-until = days
table-asleep = { $game }: nobody has played here since { $since }, so this game is now asleep and the channel is free. { $names }: continue it with `/table wake` when no other table is open here.
table-put-to-sleep = { $game }: { $name } has put this game to sleep, and the channel is free. { $names }: continue it with `/table wake` when no other table is open here.
board-until = Time’s up { $until }
board-bank = { $name } { $time }
board-duration = { $first } { $second }
board-banks = Time left when this turn began: { $banks }
board-late = The game is waiting for { $name }. Anybody at the table can let a computer play.
board-away = { $name } is away until { $until }{ $pace ->
        [none] .
       *[other] ; the clock is paused.
    }
board-offered = { $seat } is offering this seat to { $name }: press **Accept** to play on from here.
board-asked-for = { $name } would like to sit in for { $seat }. One **Accept** from somebody at the table is enough.
board-ends = { $names } would like to call the game off. { $asked }: press **Call it off** if you agree. Once everybody who’s playing does, it ends without a result; if somebody makes the next move, it continues.
note-late = { $name }’s time is up.
note-deputy = A computer is playing this turn for { $name }.
note-played-for = A computer played this turn for { $name }, who plays the next one.
board-deputies = A computer is playing for { $names }. **I’m back** gives the seat back.
note-back = { $name } is back.
note-handed-over = { $name } has taken over this seat.
note-woken = { $name } has woken the game up.
button-play = Play
button-ask-away = Away…
button-ask-hand-over = Hand over…
hand-over-whom = Who should take over your seat? It stays yours until they accept.
button-stop-reminders = No more reminders
reminders-stopped = You won’t get any more reminders. `/my reminders` turns them on again.
away-ask = How long will you be away? Until then, your clocks are paused, for at most { $most } days in each game and { $weekly } days per week of a season, and you won’t be pinged there. Live clocks run on.
away-choose = Days away
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
own-title = ### Your reminders
own-text = I remind you of your turn at half time and again near the end (not in live games), or after one day and after three if turns have no time limit. Choose where. **Quiet hours** keeps pings away while you sleep, and **Away** pauses your clocks, except in live games.
button-ask-quiet = Quiet hours…
quiet-title = Quiet hours
quiet-begin = From, such as 22:00 (empty: none)
quiet-end = To, such as 7:30
quiet-zone = Time zone, such as Tokyo or UTC+8
own-quiet-none = Quiet hours: none (time zone: { $zone })
zone-none = UTC, as you haven’t chosen one
own-quiet = Quiet hours: { $from } to { $to } ({ $zone })
own-reminders-channel = Remind me in the channel
own-reminders-direct = Remind me by direct message
own-reminders-both = Remind me in both
own-reminders-none = Don’t remind me
away-days = { $days ->
    [0] I’m back now
    [one] 1 day
   *[other] { $days } days
}
away-done = You’re away until { $until }. Your clocks are paused, for at most { $most } days in each game and { $weekly } days per week of a season, and you won’t be pinged there meanwhile. Live clocks run on.
away-live = - **{ $game }**: { $link } · live, so your clock isn’t paused
away-short = - **{ $game }**: { $link } · your clock can be paused for { $time } more
away-used-up = - **{ $game }**: { $link } · your clock can’t be paused any more
away-late = - **{ $game }**: { $link } · your time is already up, so no clock is paused
away-over = Welcome back: your clocks are running again.
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
refused-no-such-zone = I don’t know that time zone. Type a large city, such as Tokyo or Berlin, or the difference from UTC, such as UTC+8.
refused-zone-unclear = That can be several time zones: { $zones }. Type one of these cities, or the difference from UTC, such as UTC+8.
refused-quiet-all-day = Quiet hours can’t last all day. To turn reminders off completely, use `/my reminders`.
refused-no-zone = Give your time zone as well, so that I know when those hours are: a city, such as Tokyo or Berlin, or the difference from UTC, such as UTC+8.
refused-no-hour = Give both times, such as 22:00 and 7:30. To turn quiet hours off, leave both empty.
refused-away-days = Give a number of days, at most { $most }; 0 means you’re back.
command-my = my
command-tables = tables
command-reminders = reminders
command-quiet = quiet
command-away = away
command-block = block
command-back = back
command-wake = wake
command-hand-over = hand-over
my-about = Your own tables and reminders
my-tables-about = See all your tables, those waiting for you first
my-reminders-about = Choose where I remind you of your turn
my-quiet-about = Set hours when nothing pings you; leave the times empty to turn them off
my-quiet-begin-about = Start time, such as 22:00
my-quiet-end-about = End time, such as 7:30
my-quiet-zone-about = Your time zone: type a city, or a difference such as UTC+8
my-away-about = Pause your clocks for a few days, except in live games
my-away-until-about = For how many days; 0 when you’re back
my-block-about = Block somebody, or see whom you’ve blocked
my-block-person-about = Whom to block; leave it empty to see your list
blocks-title = ### People you’ve blocked ({ $count })
blocks-none = ### You haven’t blocked anybody
blocks-text = I keep you apart from people you’ve blocked: neither of you can join the other’s table. I don’t tell them, and only you see this list. In a season or an evening, a game that isn’t played because of your block is worth nothing to you.
blocks-added = You’ve blocked { $name }.
blocks-lifted = { $name } isn’t blocked any more.
blocks-together = You’re already at the same table. A game that has begun goes on, and you can leave a lobby: { $links }
blocks-choose = Block somebody
blocks-lift = Unblock somebody
refused-block-whom = You can block other people, but not yourself or a bot.
refused-block-many = You’ve blocked { $most } people, and I can’t keep more. Unblock somebody first: `/my block`.
table-back-about = Take your seat back from a computer
table-wake-about = Continue the sleeping game in this channel
table-hand-over-about = Offer your seat to somebody
table-hand-over-person-about = Who takes it over, if they agree

## Following a table or a person

button-follow = Follow
button-unfollow = Unfollow
button-unfollow-person = Unfollow { $name }
follow-table-done = I’ll send you one direct message when this table ends.
follow-person-done = I’ll send you a direct message whenever { $name } begins a game in this server, for { $days ->
    [one] 1 day
   *[other] { $days } days
}. I won’t tell them.
unfollow-done = You won’t get any messages about that.
follow-over = { $game }: the game you followed is over. { $won ->
    [0] Nobody won.
    [one] { $names } won.
   *[other] { $names } share the win.
} { $link }
follow-called-off = { $game }: the game you followed was called off. { $link }
follow-begun = { $names } just began a game of { $game }: { $link }
refused-follow-over = This game is already over, so there’s nothing left to follow.
refused-follow-where = You can follow people only in a server that I’m a member of. Use `/follow` there.
refused-follow-blocked = You’ve blocked { $name }, so you can’t follow them. `/my block` lets you unblock them.
refused-follow-person = You can follow other people, but not yourself or a bot.
refused-follows = You’re already following { $most } tables and people, and that’s the limit. Unfollow one first, by using `/follow` again.
command-follow = follow
follow-about = Get a direct message when this table ends or somebody begins a game; use it again to stop
follow-person-about = Whose games to follow (default: the table in this channel)

## A week in the channel

button-week-puzzle = Try that puzzle
week-title = ### The week in this server
week-game = { $game } { $games ->
    [one] 1 game
   *[other] { $games } games
}
week-played = { $games }, played by { $people ->
    [one] 1 person
   *[other] { $people } people
}.
week-person = { $name } { $games }
week-people = Most games: { $people }
week-highest = Highest score in { $game }: { $name } { $score }
week-streak = Longest winning streak: { $name }, { $count ->
    [one] 1 game
   *[other] { $count } games
}
week-comeback = Biggest comeback: { $name } won { $game } after being down to a { $chance }% chance. { $link }
week-puzzle = The hardest puzzle ({ $game }): { $found } of { $answers } people found the best move.

## Profiles and leaderboards

profile-title = ### { $name } · { $game }
profile-hidden-note = -# Only you see this: your profile is hidden.
profile-unrated = No rated games yet.
profile-here = **{ $points }** points here
profile-rank = (place { $place })
profile-everywhere = **{ $points }** everywhere
profile-computers = **{ $points }** against computers
profile-even = even match: **{ $level }**
profile-games =
    { $games ->
        [one] One game
       *[other] { $games } games
    }, { $won } won
profile-place =
    { $place ->
        [1] { $count }× first
        [2] { $count }× second
        [3] { $count }× third
       *[other] { $count }× fourth
    }
profile-highest = highest score { $score }
profile-streak =
    { $count ->
        [0] no win yet
        [one] best streak: one win
       *[other] best streak: { $count } wins
    }
profile-fewest = fastest win: { $turns } turns
profile-in-time =
    in time: { $count } of the last { $turns ->
        [one] turn
       *[other] { $turns } turns
    }
profile-left =
    left { $count } of { $games ->
        [one] 1 game
       *[other] { $games } games
    } with others
profile-alt = { $name }’s { $game } profile: points over time, recent games, places and records.
profile-alt-curve = Points from { $first } to { $last } over { $games ->
        [one] one game
       *[other] { $games } games
    }, at most { $most }.
profile-alt-form = Places in the last games, the newest last: { $places }.
profile-none-own = You haven’t finished a game yet. Open a table: { $commands }
profile-none = { $name } hasn’t finished a game yet.
profile-alt-new = An empty profile: wreath, chart, places and records in outline, waiting for a first game.
profile-signs = -# In the picture · wreath: points, and what the last game changed · podium: place in this server · discs: last games, newest on the right · bars: games by place · star: highest score · crown: best streak{ $fewest ->
    [yes] {" "}· hourglass: fastest win
   *[no] {""}
} · gems: favourite colours
points-sure = { $points }
points-provisional = { $points }?
profile-last = Title: **{ $title }** · last rated game: { $change }
points-explained = -# Everybody starts at { $start } points. A question mark means fewer than { $games } rated games: the points still change a lot. A game counts the more, the more your opponents have played with others. Titles: { $titles }.
title-from = { $title } from { $points }
title-newcomer = Newcomer
title-apprentice = Apprentice
title-journeyman = Journeyman
title-expert = Expert
title-master = Master
title-grandmaster = Grandmaster
button-share = Show everybody
button-hide-profile = Hide my profile
button-show-profile = Show my profile to others
button-leaders = Leaderboard
refused-hidden = { $name }’s profile is hidden.
refused-share-others = Only its owner can show a profile to everybody.
refused-computer-profile = Computers don’t have profiles. To see how strong they are, open the leaderboard against computers: `/leaderboard`.
leaders-title-server-people = ### { $game } · { $period }, this server
leaders-title-everywhere-people = ### { $game } · { $period }, everywhere
leaders-title-server-computers = ### { $game } against computers · { $period }, this server
leaders-title-everywhere-computers = ### { $game } against computers · { $period }, everywhere
leaders-all = all time
leaders-month = last 30 days
leaders-week = last 7 days
leaders-period-all = All time, by points
leaders-period-month = Last 30 days, by wins
leaders-period-week = Last 7 days, by wins
leaders-none = { $pool ->
    [computers] Nobody has finished a rated game against computers yet.
   *[people] Nobody has finished a rated game against other people yet.
}
leaders-no-own = { $pool ->
    [computers] -# You’re not on it yet: finish a rated game against computers.
   *[people] -# You’re not on it yet: finish a rated game against other people.
}
leaders-points =
    { $games ->
        [one] **{ $points }** · one game
       *[other] **{ $points }** · { $games } games
    }
leaders-wins =
    { $games ->
        [one] **{ $wins }** of 1 won
       *[other] **{ $wins }** of { $games } won
    }
leaders-level = { $level } { $points }
leaders-levels = -# Computers: { $levels }
leaders-note = -# A question mark means fewer than { $games } games. A game counts for more if the others at the table have played much with other people, also since they last met you.
leaders-note-wins = -# A win counts for more if the others at the table had played much with other people, also since they last met you.
button-page-back = Back
button-page-next = Next
button-server = This server
button-everywhere = Everywhere
button-people = Between people
button-computers = Against computers

## Reviews of finished games, for their players

button-review = Review
button-review-point = { $number }. Turn { $turn }
button-review-overview = Overview
button-review-replay = Open the replay
review-title = -# { $game } · review of { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
review-accuracies = Accuracy: { $seats }
review-accuracy = { $name } ({ $accuracy })
review-nothing-at-stake = { $name } (nothing at stake)
review-points = ### Turning points
review-point = { $number }. Turn { $turn }, { $name }: { $played } ({ $chance }%). Better: **{ $better }** ({ $hoped }%).
review-no-points = No turning points: no single move cost anybody much.
review-note = -# Each line shows a player’s chance of winning, turn by turn, if the player to move makes the best move found, judging by what they could see. Accuracy compares what a player’s moves lost with what was at stake, knowing only what that player knew: at 100, every move was as good as the best one.
review-point-title = -# { $game } · turning point { $number } of { $points } · turn { $turn } of { $turns }
review-played = { $name } played **{ $played }**: a { $chance }% chance of winning.
review-better = Better: **{ $better }**, with { $hoped }%.
review-better-second-look = On a second look, **{ $better }** was better, with { $hoped }%.
review-progress = Checking every move… { $percent }%
    -# This takes a minute or so, longer while other games are being reviewed. You can close this message: once the review is ready, **Review** shows it.
review-alt = Each player’s chance of winning { $game }, in percent: at the start, after every { $step ->
    [one] turn
   *[other] { $step } turns
}, and at the end (turn { $turns }).
review-alt-seat = { $name }: { $chances }.
review-alt-points = Turning points (turns): { $turns }.
refused-review-others = Only the players of that game can see its review. **Replay** shows anybody how it went.
refused-review-goes-on = A game can be reviewed once it’s over.
refused-review-day = Others are still playing this deal. You can review your game once its day is over everywhere.
refused-review-called-off = This game was called off, so there’s nothing to review.
refused-review-tutorial = Tutorials aren’t reviewed, only real games.
refused-review-file = Only games that were played here can be reviewed, not those from a file.
refused-review-played-on = This game continued another one, so not all of its moves were made here. Only whole games can be reviewed.
refused-review-nobody = I can’t review this game.
refused-review-level = Reviews are made by the strongest computer, and it can’t play here at the moment.
refused-review-no-turn = Nobody had a turn in this game, so there’s nothing to review.
refused-review-long = This game is too long to be reviewed.
refused-review-busy = Many games are being reviewed just now. Try again in a minute.
refused-review-yours = I’m already making other reviews for you. Try again once one of them is done.
refused-review-slow = This review takes longer than I can keep this message open. I’m still working on it: press **Review** again in a few minutes.
refused-review-broken = The review was interrupted. Press **Review** to continue it.
command-review = review
table-review-about = Review your last game here: chances of winning, accuracy and turning points

## Replays

button-replay = Replay
button-replay-first = First
button-replay-back = Back
button-replay-next = Next
button-replay-last = Last
button-replay-own = My next turn
button-replay-point = Turn { $turn }
button-film = Post as a GIF
button-play-on = Play on from here
replay-beginning = -# { $game } · the beginning · { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} in all
replay-turn = -# { $game } · turn { $turn } of { $turns }
replay-seats = A game between { $names }.
replay-goes-on = -# This game is still going on: you see what you could see at the time.
replay-imported = -# A copy of a game’s record. I keep it for { $days } days.
replay-seat = Seat { $seat }
replay-choose = Go to a turn…
replay-line = { $turn }. { $name }: { $move }
replay-line-beginning = The beginning
replay-page = Turns { $first } to { $last }…
replay-points = -# Turning points:
film-progress = Drawing turn { $turn } of { $turns }…
film-done = The GIF is in the channel.
film-failed = I couldn’t draw the GIF just now. Try again in a moment.
film-title = -# { $game } · { $turns ->
    [one] one turn
   *[other] all { $turns } turns
} · { $names }
film-alt = { $game }, the whole game as a GIF, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}. The end: { $end }
lobby-played-on = -# This table continues another game { $turn ->
        [0] from the beginning
       *[other] after turn { $turn }
    }, with { $seats } seats. Whoever is first in the list moves next. It isn’t rated, because anybody who saw that game knows what’s face down.
board-played-on = { $game } · another game continued { $turn ->
        [0] from the beginning
       *[other] after turn { $turn }
    }, not rated
refused-film-goes-on = This game is still going on. You can post it as a GIF once it’s over; until then, **Replay** under **More** shows you what you may see.
refused-film-files = I can’t post a picture here: in this channel I need the Attach Files permission.
refused-film-in-hand = That GIF is already being drawn. It will be in this channel in a moment.
refused-film-crowded = Many GIFs are being drawn just now. Try again in a minute.
lobby-cover-alt = { $free ->
    [0] The cover of { $game }. At the table: { $names }; it’s full. Settings: { $settings }.
    [one] The cover of { $game }. At the table: { $names }; 1 seat is free. Settings: { $settings }.
   *[other] The cover of { $game }. At the table: { $names }; { $free } seats are free. Settings: { $settings }.
}
lobby-cover-styled = { $name } ({ $style })
refused-film-there = It’s here already: { $link }
refused-replay-damaged = This game can’t be replayed: its record doesn’t match the rules I know.
refused-play-on-over = The game is over at that turn. Go back to an earlier one, and play on from there.
refused-play-on-goes-on = You can play on from a game only once it’s over.
refused-play-on-fixed = This table continues another game, so that can’t be changed here.
refused-record-large = That file is too large for a record: at most { $most } kilobytes.
refused-record-fetch = I couldn’t get that file from Discord. Try again.
refused-record-text = I can’t read that file as text. A record is JSON in UTF-8, the way `/table export` writes it.
refused-record-line = I can’t read that file as JSON: something is wrong on line { $line }.
refused-record-format = I don’t know that kind of record: its `format` is “{ $format }”, and I can read “{ $known }”.
refused-record-key = That record can’t be read. { $why }
refused-record-long = That record has { $moves } moves. I can read at most { $most }.
refused-record-move = Move { $number } of that record, “{ $move }”, isn’t possible there.
refused-record-hidden = Move { $number } of that record, “{ $move }”, hides something, so the game can’t be replayed. Export it again once it’s over.
command-replay = replay
command-import = import
option-record = record
table-replay-about = Post a finished game as a GIF, or look back at one that’s still going on
table-import-about = View a game from a file, and play on from any turn
table-import-record-about = A record.json from /table export

## Puzzles

puzzle-title = -# Puzzle · { $game }
puzzle-title-today = -# Puzzle of the day · { $game }
puzzle-question = **It’s your turn, and one answer is clearly the best. Which one?**
puzzle-right = ### Yes: { $best }
puzzle-wrong =
    ### Not this time
    You chose { $chosen }. The best answer was **{ $best }**.
puzzle-marked = -# In the picture, it has a gold frame and a crown.
puzzle-chances = The computer gives it a { $chance }% chance of winning, and any other answer at most { $next }%.
puzzle-streak =
    { $count ->
        [one] Your streak: **one puzzle**.
       *[other] Your streak: **{ $count } puzzles** in a row.
    }
puzzle-streak-over =
    Your streak ends at { $count ->
        [one] one puzzle
       *[other] { $count } puzzles
    }.
puzzle-again = -# Only your first answer to a puzzle counts, and you’ve given it, so your streak stays as it is.
puzzle-share = -# { $share }% of the { $people } people who tried it found the best answer.
button-puzzle = Next: { $game }
refused-puzzle-gone = I don’t have that puzzle any more. `/puzzle` gives you another one.
refused-puzzles-all = You’ve answered every puzzle I have. New ones come from games played here.
command-puzzle = puzzle
puzzle-about = Find the best answer in a position from a real game; a new puzzle every day
puzzle-game-about = Which game (default: any)

## Finding opponents

button-find = Find a game
button-find-join = Look for opponents
button-find-meanwhile = Play a computer meanwhile
button-find-table = Go to the table
find-title = ### Find a game
find-intro = I look for people who want the same game, and open a table for you once there are enough of them. Nobody sees who is waiting, only how many. I won’t disturb you in your quiet hours.
find-entry = **{ $what }** · asked { $since }, ends { $until } · { $others ->
    [0] nobody else is waiting for this here
    [one] 1 other person is waiting for this here
   *[other] { $others } other people are waiting for this here
}
find-ready = **{ $game }**: I’ve found opponents for you. Accept or decline at the table: { $link }
find-opens = I’ve found opponents for you, and I’m opening the table.
find-begun = **{ $game }**: the game I found for you has begun: { $link }
find-again = **{ $game }**: not everybody accepted, so that table is closed. I’m still looking for opponents for you.
find-closed = **{ $game }**: the table I’d found is closed, and you’re not waiting for this game any more. Use `/find` to look again.
find-stop = Stop waiting for…
find-seats-any = 2 to 4 players
find-seats-2 = 2 players
find-seats-3 = 3 players
find-seats-4 = 4 players
find-apart-0 = any difference in points
find-apart-100 = at most 100 points apart
find-apart-200 = at most 200 points apart
find-apart-400 = at most 400 points apart
find-rated-either = rated or unrated
find-rated-yes = rated
find-rated-no = unrated
find-found = I’ve found opponents for { $game }. Accept at the table: { $link }. The offer ends { $until }.
lobby-found = The game starts once everybody has accepted. The offer ends { $until }; those who have accepted by then keep their place in the queue.
lobby-asked-found = { $names }: I’ve found opponents for you. **Accept** to play, or **Decline** if you’d rather not.
lobby-declined = -# { $name } declined, so this table is closed. I’m still looking for opponents for the others, who keep their place in the queue.
lobby-unanswered = -# This table is closed because somebody didn’t answer in time. I’m still looking for opponents for those who accepted; they keep their place in the queue.
refused-found = This table was opened for people who were looking for opponents, so its players and settings stay as they are.
refused-find-here = I can look for opponents only in a server that I’m a member of. Use `/find` there.
refused-find-away = You’re away, so I can’t look for opponents. Use `/my away` with 0 days once you’re back.
refused-find-many = You’re already waiting for { $most } games, and that’s the limit. Stop waiting for one of them first.
refused-find-over = You’re not waiting for that game any more.
refused-find-meanwhile = You’re already playing a computer while you wait: { $link }
own-tables-queue = ### What you’re waiting for
server-across-off = People waiting in another server can’t be matched with people here
server-across-on = People who have played here can be matched here while waiting in another server
command-find = find
option-apart = apart
option-find-seats = seats
find-command-about = Look for opponents, and see what you’re waiting for
find-game-about = Which game (default: the first in the list)
find-seats-about = How many players (default: as many as the game allows)
find-pace-about = How long each turn may take
find-apart-about = How far apart in points you and your opponents may be (default: any)
find-rated-about = Whether the game is rated (default: either way)

## Seasons

button-season-join = { $stage ->
    [running] Join late
   *[other] Join
}
button-season-leave = Leave the season
button-season-leave-sure = Yes, leave the season
button-season-ready = I’m ready
button-season-mine = My games
button-season-show = Standings
button-season-closed = Yes, call it off
season-title = ### { $game }: { $kind ->
    [evening] evening { $number }
   *[season] season { $number }
}
season-seats-2 = 2 players
season-seats-3 = 3 players
season-seats-4 = 4 players
season-most = { $count ->
    [one] 1 game at a time
   *[other] at most { $count } games at once
}
season-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
season-evening-stage = { $stage ->
    [joining] Begins { $starts }.
   *[running] Round { $round } of { $rounds }; computers finish its games { $ends }.
}
season-stage = { $stage ->
    [joining] Starts { $starts }, ends { $ends }.
    [running] Ends { $ends }. Games decided: { $done } of { $games }.
    [over] Ended { $ends }. Games decided: { $done } of { $games }.
   *[called-off] This season was called off.
}
season-joined = **{ $count } joined:** { $names }
season-how = { $kind ->
    [evening] I pair people with similar results, open every game in its own thread, and keep the standings here. The next round begins when all games have ended.
   *[season] A day before the start I ask everybody whether they’re ready. Then I make the divisions, open every game in its own thread, and keep the standings here.
}
season-short = { $place }. { $name } ({ $score }){ $move ->
    [up] { " " }↑
    [down] { " " }↓
    [gone] { " " }×
   *[none] { "" }
}
season-division = Division { $number }
season-division-line = **Division { $number }:** { $people }
season-waiting = { $kind ->
    [evening] Playing from the next round on: { $count }
   *[season] { $count ->
        [one] 1 latecomer is waiting for a free place.
       *[other] { $count } latecomers are waiting for a free place.
    }
}
season-signs = -# In the picture · hourglass: being played · ring: not begun · dash: doesn’t count · green arrow: moves up · red arrow: moves down · crown: champion · cross: has left
season-alt = Standings.
season-results = { $cell ->
    [places] places: { $names }
    [won] beat { $names }
    [shared] tied with { $names }
    [lost] lost to { $names }
    [bye] had a bye
    [playing] being played: { $names }
    [void] not counted: { $names }
   *[planned] not begun: { $names }
}
season-in-words = Results in words
season-line = { $place }. { $name } · { $score } from { $games ->
    [one] 1 game
   *[other] { $games } games
}{ $move ->
    [up] { " " }· moves up
    [down] { " " }· moves down
    [champion] { " " }· champion
    [gone] { " " }· has left
   *[none] { "" }
}
season-check = { $people } Are you ready to play?
season-check-text = The season starts { $starts }. Press **I’m ready** before then; otherwise you won’t play in it.
season-check-over = This question is closed.
season-thread = Division { $division }: { $names }
season-won = **Division { $number }:** { $names } · points: { $score }
season-moved-up = Moving up: { $names }
season-moved-down = Moving down: { $names }
season-next = { $kind ->
    [evening] Thank you all for playing!
   *[season] The next season is open: join in the message that follows.
}
season-winners-alt = The winners on a podium: { $names }.
season-past-title = ### Past seasons
season-past-none = No season has ended here yet.
season-past-line = - **{ $title }** · ended { $ended } · won by { $winners }
season-own-joined = { $kind ->
    [evening] You’ve joined. It starts soon.
   *[season] You’ve joined. A day before the start I ask whether you’re ready.
}
season-own-waiting = { $kind ->
    [evening] You’re in from the next round on.
   *[season] You’re waiting for a free place. You get one if somebody leaves early enough.
}
season-own-game = - against { $names }: { $stage ->
    [planned] opens when all of you have time for another game
    [open] { $link }
    [decided] { $score }
   *[void] doesn’t count
}
season-own-bye = - a bye, { $worth ->
    [win] worth a win
   *[nothing] worth nothing: only your first round without a game can be worth a win
}
season-own-denied = - against { $names }: not played; it’s worth as much as your other games on average, or as others get against them, whichever is more
season-own-blocked = { $round ->
    [yes] - a round without a game, worth nothing: your opponent would have been somebody you’ve blocked
   *[no] - against { $names }: not played because of a block of yours, and worth nothing to you
}
season-own-division = **Division { $number }**
season-opened = { $kind ->
    [evening] The evening is open in { $channel }. People can join, and I do the rest.
   *[season] The season is open in { $channel }. People can join for a week, and I do the rest.
}
season-you-joined = { $stage ->
    [running] { $kind ->
        [evening] You’re in from the next round on.
       *[season] The season has begun. You get a place as soon as somebody leaves early enough.
    }
   *[joining] { $ready ->
        [yes] You’re in. It starts soon.
       *[no] You’re in. A day before the start I ask whether you’re ready.
    }
}
season-you-left = You’ve left the season.
season-you-are-ready = Good. Your games open when the season starts.
season-leave-sure = { $kind ->
    [evening] Leave the evening? You resign your open game. You keep your points, and you can’t come back.
   *[season] Leave the season? You resign your open games. If less than half of your games are decided, none of them counts; otherwise the others win the rest.
}
season-close-sure = Call off **{ $title }**? There’ll be no winner. Its open games go on as ordinary games.
season-you-closed = The season is called off.
season-refused = **A message about this season couldn’t be posted in its channel.** I try again every hour, until a week after its end.
thread-refused = **I couldn’t open a thread in this channel**, for which I also need Create Public Threads. The games that belong there are tried again until the season ends.
season-badge = { $count ->
    [one] champion of 1 season
   *[other] champion of { $count } seasons
}
refused-finishing = The time for this game is up, so computers are finishing it.
refused-season-plays = You’re playing in this season, so you can’t call it off. Another manager can, or you can once you’ve left it with `/season leave`.
refused-season-settings = That game can’t be played with these settings. Check the number of players, the time per turn and the weeks.
refused-season-channel = I need a text channel in which I can create public threads.
refused-season-often = This server has opened { $most } seasons and evenings within a day, and that’s the limit. Open the next one tomorrow.
refused-season-many = This server already has { $most } seasons, and that’s the limit.
refused-season-over = This season is over.
refused-season-begun = This season has already begun.
refused-season-joined = You’re already in this season.
refused-season-late = { $kind ->
    [evening] The last round has begun, so it’s too late to join.
   *[season] Half of this season is over, so it’s too late to join. You can join the next one.
}
refused-season-left = You’ve left this season. You can join the next one.
refused-season-full = This season already has { $most } people, and that’s the limit.
refused-season-not-in = You aren’t in this season.
refused-season-none = There’s no season here. People who manage the server can open one with `/season open`.
command-season = season
command-season-open = open
command-season-evening = evening
option-season-rounds = rounds
option-season-begins = minutes
season-evening-about = Open an evening in this channel: a few rounds with live clocks
season-evening-pace-about = How long each turn may take (default: 1 minute)
season-rounds-about = How many rounds (default: 4)
season-begins-about = In how many minutes it begins (default: 30)
command-season-join = join
command-season-leave = leave
command-season-mine = mine
command-season-show = show
command-season-past = past
command-season-close = close
option-season-seats = players
option-season-pace = pace
option-season-weeks = weeks
option-season-most = at-once
option-season-rated = rated
season-about = Seasons of this server: divisions, games and standings
season-open-about = Open a season in this channel
season-game-about = Which game
season-seats-about = How many players per game (default: 2)
season-pace-about = How long each turn may take (default: 1 day in all, plus 12 hours for each turn)
season-weeks-about = How many weeks it takes (default: 3, or 4 with 4 players)
season-most-about = How many games at most a person plays at once (default: 4)
season-rated-about = Whether its games are rated (default: rated)
season-join-about = Join the season
season-leave-about = Leave the season
season-mine-about = Your games in the season
season-show-about = The standings
season-past-about = Past seasons and their winners
season-close-about = Call off the season

## Sealed deals

button-ask-cut = Cut the cards
button-verify = Verify
command-verify = verify
option-deal = deal
deal-about = Whether a secret fixed in advance decides every card, so that everyone can verify the deal
deal-open = open deal
deal-sealed = sealed deal
setting-deal = Deal
setting-deal-open = open
setting-deal-sealed = sealed
lobby-deal-sealed = sealed deal
lobby-cut = has cut the cards
lobby-fixture = Everyone can cut the cards. The game starts once all have, and { $until } at the latest.
table-verify-about = Check that every card of a sealed game is the one that was sealed
sealed-commitment = **Sealed deal** of table { $table }
    Commitment: `{ $digest }`
    It fixes a secret. The secret and the words you cut with decide every card, so nobody can change one from now on. After the game I publish the secret, and **Verify** under its result checks every card.
sealed-unopened = -# Sealed deals in this server that were never opened: { $count }
sealed-cut = { $name } “{ $cut }” `{ $fingerprint }`
sealed-cut-deleted = one deleted with a player’s data
sealed-uncut = nobody cut
rematch-sealed = I’ve opened the next table. Cut the cards there; the game starts when you press **Start**.
cut-title = Cut the cards
cut-words = Any words you like
cut-hint = Your words change every card. Everyone sees them after the game.
cut-done = { $kept ->
        [yes] You’ve cut the cards with “{ $cut }”. These words have the fingerprint `{ $fingerprint }`; if the result shows another one, they were changed.
       *[no] You haven’t cut the cards: your words have no letter or sign that I can keep.
    } You can cut again until the game starts.
finish-sealed = -# Sealed deal. Secret: `{ $secret }` · cuts: { $cuts }
verify-valid = **Valid**: every card is the one that was sealed ({ $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } checked).
verify-differs = **Not valid.** The first difference: { $place }
verify-commitment = Commitment: `{ $digest }`, published [in this message]({ $link })
verify-secret = Secret: `{ $secret }`
verify-cuts = Cuts: { $cuts }
verify-yourself = To check it without me, get the record with `/table export` and run `python -m rules verify` on it.
verify-goes-on = I publish the secret when the game ends. Then **Verify** under its result checks every card.
verify-called-off = This game was called off. Its secret stays unpublished, so nobody can verify it.
refused-not-sealed = The deal of this game is open, so there’s nothing to cut or verify.
refused-not-published = I couldn’t publish the commitment of this sealed deal yet. Try again in a moment.
refused-fixture = This is a game of a season, so its players and settings stay as they are. It starts automatically.
refused-cut = Use words with at most { $most } characters.
refused-stays-sealed = This deal stays sealed: its commitment may be published already. For an open deal, close this table and open another one.

## The deal of the day

command-daily = daily
daily-about = Play the deal of the day: everyone plays the same cards against the same computer
button-daily = Deal of the day
button-daily-play = Play
button-daily-again = Play it again
button-daily-share = Share
button-daily-board = Leaderboard
button-daily-best = Best game of { $day }
board-daily = { $game } · deal of the day { $day }
daily-title = ### Deal of the day: { $day }
    Everyone plays these cards against the same computer, which answers the same moves in the same way. Your first game counts.
    -# Days follow your time zone, which you set with `/my quiet`. A change counts from your next day.
daily-open = not played yet
daily-spent = begun before you deleted your data, so another game is for practice
daily-goes-on = [your game goes on here]({ $link })
daily-given-up = not played to the end
daily-won = won by { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
} in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
daily-lost = lost by { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
} in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
daily-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
daily-commitment = -# Commitment of { $day }: `{ $digest }`
daily-secret = -# Secret of { $day }, which is over: `{ $secret }`
daily-intro = **{ $game }: the deal of the day { $day }**. You move first.
    -# Commitment: `{ $digest }`
daily-begun = { $counts ->
    [yes] Your game is here, and it counts: { $link }
   *[no] Your game is here: { $link }. Your first game of this deal counts; this one is for practice.
}
daily-board-title = ### { $game }: the deal of { $day }
    { $where }
daily-nobody = Nobody on this list yet.
daily-people = -# Everywhere, { $people ->
    [one] { $people } person has
   *[other] { $people } people have
} played it to the end.
daily-shared = { $name } played the deal of the day: { $game }, { $day }
    { $result }
daily-alt = { $name }, { $game }, { $day }: { $result }. Streak: { $streak }. The chart shows both scores turn by turn.
verify-day-goes-on = This is a deal of the day. **Verify** under a game’s result checks every card once the day is over everywhere, which is when `/daily` shows its secret, and this game has ended.
verify-day = Commitment of { $day }, as `/daily` shows it: `{ $digest }`
refused-daily-closed = I couldn’t send you a direct message. The deal of the day is played there, so that nobody else sees the cards: allow direct messages from members of this server, and try again.
refused-daily-occupied = You have another game in our direct messages. End it first: { $link }
refused-daily-unfinished = You haven’t played that deal to its end, so there’s nothing to share yet.
refused-daily-none = Nobody played that day’s deal to its end, so there’s no game to show.
