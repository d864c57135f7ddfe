daily-about = Play the deal of the day: everyone plays the same deal against the same computer
button-daily = Deal of the day
button-daily-play = Play
button-daily-again = Play it again
button-daily-share = Share
button-daily-board = Leaderboard
button-daily-best = Best game of { $day }
daily-title = ### Deal of the day: { $day }
    Everyone plays the same deal against the same computer, which answers the same moves in the same way. Your first game counts.
    -# Days follow your time zone, which you set with `/my quiet`. A change counts from your next day.
daily-open = not played yet
daily-spent = begun before you deleted your data, so another game is for practice
daily-goes-on = [your game goes on here]({ $link })
daily-given-up = not played to the end
daily-won = { $margin ->
    [0] won a tie
    [one] won by { $margin } point
   *[other] won by { $margin } points
} in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
daily-lost = { $margin ->
    [0] lost a tie
    [one] lost by { $margin } point
   *[other] lost by { $margin } points
} in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
daily-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
daily-verify = ### How to verify the deal of the day
    A secret decides the whole deal, and its commitment is shown before the day begins. Once the day is over everywhere, I show the secret, and anybody can check the deal of a game that has ended.
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
daily-nobody = { $people ->
    [0] Nobody has played it to the end yet.
   *[other] Nobody on this list yet.
}
daily-people = -# Everywhere, { $people ->
    [one] { $people } person has
   *[other] { $people } people have
} played it to the end.
daily-shared = { $name } played the deal of the day: { $game }, { $day }
    { $result }
daily-alt = Deal of the day, { $game }, { $day }: { $name } { $result }, { $mine } to { $theirs }. Days in a row: { $streak }. Turn by turn: { $deeds }.
daily-sign-points = scored
daily-deed = { $count ->
    [one] a turn
   *[other] { $count } turns
}
daily-deed-points = { $deed } ({ $points })
refused-daily-closed = I couldn’t send you a direct message. The deal of the day is played there, so that nobody else sees the deal: allow direct messages from members of this server, and try again.
refused-daily-unfinished = You haven’t played that deal to its end, so there’s nothing to share yet.
refused-daily-none = Nobody played that day’s deal to its end, so there’s no game to show.
daily-where = Where shall I post it? It gives nothing of the deal away.
daily-nowhere = I know no channel in which both of us may post. Type `/daily` where you want to share it.
daily-channel = Choose a channel
button-daily-here = Post it here
daily-posted = It’s posted: { $link }
refused-daily-channel = In that channel you or I may not post pictures. Choose another one.
