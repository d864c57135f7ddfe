level-even = { $sure ->
    [no] about { $level }
   *[yes] { $level }
}
finish-points-people = -# Points: { $people }
finish-points-computers = -# Points against computers: { $people }
finish-points-of = { $name } { $change }, now { $points } ({ $title })
finish-even = -# Computers that are an even match: { $people }
finish-even-of = { $level } for { $name }
finish-provisional = -# A question mark means fewer than { $games } rated games: the points still change a lot.
command-leaderboard = leaderboard
leaderboard-about = See who’s ahead, in this server or everywhere
leaderboard-game-about = Which game (default: the one you play most)
leaderboard-period-about = Which period
leaderboard-where-about = This server or everywhere
option-period = period
option-where = where
points-sure = { $points }
points-provisional = { $points }?
points-explained = -# Everybody starts at { $start } points. A question mark means fewer than { $games } rated games: the points still change a lot. A game counts the more, the more your opponents have played with others. Titles: { $titles }.
title-from = { $title } from { $points }
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
leaders-level = { $level }: { $points }
leaders-levels = -# Computers: { $levels }
leaders-note = -# A question mark means fewer than { $games } games. A game counts for more if the others at the table have played much with other people, also since they last met you.
leaders-note-wins = -# A win counts for more if the others at the table had played much with other people, also since they last met you.
button-page-back = Back
button-page-next = Next
