button-season-join = { $stage ->
    [running] Join late
   *[other] Join
}
button-season-leave = Leave the season
button-season-leave-sure = Yes, leave the season
button-season-ready = I’m ready
button-season-mine = My games
button-season-mine-or-join = My games, or join late
button-season-show = Standings
button-season-closed = Yes, call it off
season-title = ### { $game }: { $kind ->
    [evening] evening { $number }
   *[season] season { $number }
}
season-seats-2 = 2 players
season-seats-3 = 3 players
season-seats-4 = 4 players
season-seats-5 = 5 players
season-seats-6 = 6 players
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
season-people = { $count ->
    [0] Nobody has joined yet
    [one] 1 player has joined
   *[other] { $count } players have joined
}
season-joined = **{ $count } joined:** { $names }
season-how = { $kind ->
    [evening] I pair people with similar results, open every game in its own thread, and keep the standings here. The next round begins when all games have ended.
   *[season] A day before the start I ask everybody whether they’re ready. Then I make the divisions, open every game in its own thread, and keep the standings here.
}
season-short = { $place ->
    [0] { "" }
   *[other] { $place }.{ " " }
}{ $name } ({ $score }){ $move ->
    [up] { " " }↑
    [down] { " " }↓
    [gone] { " " }×
   *[none] { "" }
}
season-name = { $kind ->
    [evening] Evening { $number }
   *[season] Season { $number }
}
season-round = round { $round } of { $rounds }
season-score = { $count ->
    [one] { $score } point
   *[other] { $score } points
}
season-division = { $kind ->
    [evening] Standings
   *[season] Division { $number }
}
season-division-line = **Division { $number }:** { $people }
season-waiting = { $kind ->
    [evening] Playing from the next round on: { $count }
   *[season] { $count ->
        [one] 1 latecomer is waiting for a free place.
       *[other] { $count } latecomers are waiting for a free place.
    }
}
season-column = { $column ->
    [round] Round
   *[game] Game
}
season-points = Points
season-before = Before the first game
season-sign = { $sign ->
    [won] won
    [shared] tied
    [lost] lost
    [playing] being played
    [void] doesn’t count
    [up] moves up
    [down] moves down
    [champion] champion
    [gone] has left
   *[planned] not begun
}
season-alt = Standings: { $title }. ↑ moves up, ↓ moves down, × has left.
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
season-line = { $place ->
    [0] { "" }
   *[other] { $place }.{ " " }
}{ $name } · { $score } from { $games ->
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
season-ready = **Ready: { $count } of { $people }** · { $names }
season-open-games = **Being played:**
season-open-game = - { $names }: { $link }
season-check-over = This question is closed.
season-game = { $kind ->
    [evening] Evening { $number }, round { $round }
   *[season] Season { $number }, division { $division }
}
season-game-standings = [Standings]({ $link })
season-worth = -# Points for the season: { $people }
season-worth-each = { $name } +{ $score }
season-worth-none = -# This game doesn’t count for the season.
season-thread = { $names } · { $game }
season-won = { $kind ->
    [evening] **Won by** { $names } · points: { $score }
   *[season] **Division { $number }:** { $names } · points: { $score }
}
season-moved-up = Moving up: { $names }
season-moved-down = Moving down: { $names }
season-next = { $kind ->
    [evening] Thank you all for playing!
   *[season] The next season is open: join in the message that follows.
}
season-winners-alt = { $title }. The winners on a podium: { $names }.
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
    [planned] opens when each of you has room for another game
    [open] { $link }
    [decided] { $score }
   *[void] doesn’t count
}
season-own-bye = - a bye, { $worth ->
    [win] worth a win
   *[nothing] worth nothing: only your first round without a game can be worth a win
}
season-own-denied = - against { $names }: not played. It’s worth your average in your other games, or what others average against them, whichever is more
season-own-blocked = { $round ->
    [yes] - a round without a game, worth nothing: your opponent would have been somebody you’ve blocked
   *[no] - against { $names }: not played because of a block of yours, and worth nothing to you
}
season-own-division = { $kind ->
    [evening] Standings
   *[season] **Division { $number }**
}
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
season-evening-about = Open an evening in this channel: a few short rounds, 30 seconds to 5 minutes per turn
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
season-weeks-about = How many weeks it takes (default: 3, or 4 with 4 or more players)
season-most-about = How many games at most a person plays at once (default: 4)
season-rated-about = Whether its games are rated (default: rated)
season-join-about = Join the season
season-leave-about = Leave the season
season-mine-about = Your games in the season
season-show-about = The standings
season-past-about = Past seasons and their winners
season-close-about = Call off the season
