button-find = Find a game
button-find-join = Look for opponents
button-find-meanwhile = Play a computer meanwhile
button-find-table = Go to the table
button-find-alert = Tell me when somebody looks
button-find-no-alert = Stop telling me
find-alerted = { $silent ->
    [yes] -# You’ve turned reminders off, so I won’t tell you when somebody here looks for opponents for { $game }. `/my reminders` turns them on again.
   *[no] -# When somebody here looks for opponents for { $game }, I’ll tell you by direct message, at most once a day.
}
find-alert = Somebody in **{ $server }** is looking for opponents: **{ $what }**. To meet them, use `/find` there.
    -# You asked me to tell you, at most once a day. Nobody sees that I did.
find-no-alert-done = I won’t tell you any more.
refused-find-alerts = You already asked me to tell you about { $most } games, counted in each server, and that’s the limit. Turn one off first.
find-title = ### Find a game
find-title-waiting = ### You’re waiting for a game
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
find-seats-any = any number of players
find-seats-2 = 2 players
find-seats-3 = 3 players
find-seats-4 = 4 players
find-seats-5 = 5 players
find-seats-6 = 6 players
find-apart-0 = any difference in points
find-apart-100 = at most 100 points apart
find-apart-200 = at most 200 points apart
find-apart-400 = at most 400 points apart
find-rated-either = rated or unrated
find-rated-yes = rated
find-rated-no = unrated
find-found = I’ve found opponents for { $game }. Accept at the table: { $link }. The offer ends { $until }.
lobby-declined = -# { $name } declined, so this table is closed. I’m still looking for opponents for the others, who keep their place in the queue.
lobby-unanswered = -# This table is closed because somebody didn’t answer in time. I’m still looking for opponents for those who accepted; they keep their place in the queue.
refused-find-here = I can look for opponents only in a server that I’m a member of. Use `/find` there.
refused-find-away = You’re away, so I can’t look for opponents. Use `/my away` with 0 days once you’re back.
refused-find-many = You’re already waiting for { $most } games, and that’s the limit. Stop waiting for one of them first.
refused-find-over = You’re not waiting for that game any more.
refused-find-meanwhile = You’re already playing a computer while you wait: { $link }
own-tables-queue = ### What you’re waiting for
server-across-off = People waiting in another server can’t be matched with people here
server-across-on = People who have played here can be matched here while waiting in another server
option-apart = apart
option-find-seats = seats
find-command-about = Look for opponents, and see what you’re waiting for
find-game-about = Which game (default: the first in the list)
find-seats-about = How many players (default: as many as the game allows)
find-pace-about = How long each turn may take
find-apart-about = How far apart in points you and your opponents may be (default: any)
find-rated-about = Whether the game is rated (default: either way)
