menu-profile = Profile
profile-about = See somebody’s results and rating
profile-person-about = Whose profile (default: yours)
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
        [4] { $count }× fourth
        [5] { $count }× fifth
       *[other] { $count }× sixth
    }
profile-highest = Highest score { $score }
profile-streak =
    { $count ->
        [0] no win yet
        [one] best streak: one win
       *[other] best streak: { $count } wins
    }
profile-fewest = fastest win: { $turns } turns
profile-in-time =
    In time: { $count } of the last { $turns ->
        [one] turn
       *[other] { $turns } turns
    }
profile-left =
    Left { $count } of { $games ->
        [one] 1 game
       *[other] { $games } games
    } with others
profile-alt = { $name }’s { $game } profile: points over time, recent games, places and records.
profile-alt-curve = Points from { $first } to { $last } over { $games ->
        [one] one game
       *[other] { $games } games
    }, at most { $most }.
profile-alt-form = Places in the last games, the newest last: { $places }.
profile-none-own = You haven’t yet finished a game that counts here. Open a table: { $commands }
profile-none = { $name } hasn’t yet finished a game that counts here.
profile-alt-new = A new profile: an empty wreath and the game’s stones.
profile-invite = Play your first game!
profile-label-sure = Points
profile-label-provisional = Points so far
profile-label-rank = place { $place } here
profile-label-recent = Last games
profile-label-colours = favourites
profile-label-highest = highest score
profile-label-streak = best streak
profile-label-fewest = fastest win
profile-last = Title: **{ $title }** · last rated game: { $change }
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
button-server = This server
button-everywhere = Everywhere
button-people = Between people
button-computers = Against computers
season-badge = { $count ->
    [one] champion of 1 season
   *[other] champion of { $count } seasons
}
