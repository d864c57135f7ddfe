button-happened-replay = Replay from there
happened-title = ### { $since ->
    [turn] Since your last turn
    [start] Since the game began
   *[round] The last round
}
happened-last = -# The last { $count } of { $turns }; the replay shows the rest.
happened-nothing = Nobody has moved since your last turn: { $link }
menu-happened = What happened?
menu-review = Review
button-history = Latest turns
history-title = The latest turns
history-none = Nobody has made a move yet.
history-over-title = Games that ended here
history-over = - { $day } · [{ $game }]({ $link }) · { $seats }
history-seat = { $name } ({ $score })
history-replay = Replay a game…
refused-being-played = These cards are much like those of a game that counts and is still going on, or of a deal of the day, so I can’t give advice on them until that’s over.
command-history = history
table-history-about = See the latest turns, and the games that ended here
button-review = Review
button-review-point = { $number }. Turn { $turn }
button-review-overview = Overview
button-review-replay = Open the replay
review-title = -# { $game } · review of { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
review-sheet-line = { $game } · { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
review-legend-chance = Chance of winning
review-legend-accuracy = Accuracy
review-legend-turns = Turn
review-legend-points = Turning points
review-legend-gain = Most points in one turn
review-accuracies = Accuracy: { $seats }
review-accuracy = { $name } ({ $accuracy })
review-nothing-at-stake = { $name } (nothing at stake)
review-points = ### Turning points
review-point = { $number }. Turn { $turn }, { $name }: { $played } ({ $chance }%). Better: **{ $better }** ({ $hoped }%).
review-no-points = No turning points: no single move cost anybody much.
review-note = -# The chart shows each player’s chance of winning, averaged over the turns around, if the player to move makes the best move found, judging by what they could see. Accuracy compares what a player’s moves lost with what was at stake, knowing only what that player knew: at 100, every move was as good as the best one.
review-point-title = -# { $game } · turning point { $number } of { $points } · turn { $turn } of { $turns }
review-played = { $name } played **{ $played }**: a chance of winning of { $chance }%.
review-better = Better: **{ $better }**, with { $hoped }%.
review-better-second-look = On a second look, **{ $better }** was better, with { $hoped }%.
review-progress = Checking every move… { $percent }%
    -# This takes a minute or so, longer while other games are being reviewed. You can close this message: once the review is ready, **Review** shows it.
review-alt = Each player’s chance of winning { $game }, in percent: at the start, after every { $step ->
    [one] turn
   *[other] { $step } turns
}, and at the end (turn { $turns }).
review-alt-seat = { $name }: { $chances }.
review-alt-gains = { $name } scored in turns { $gains }.
review-alt-gain = { $turn } ({ $points })
review-alt-accuracies = Accuracy: { $seats }.
review-alt-points = Turning points (turns): { $turns }.
refused-review-others = Only the players of that game can see its review. **Replay** shows anybody how it went.
refused-review-goes-on = A game can be reviewed once it’s over.
refused-review-day = Others are still playing this deal. You can review your game once its day is over everywhere.
refused-review-called-off = This game was called off, so there’s nothing to review.
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
table-review-about = Review your last game here: chances of winning, accuracy and turning points
button-replay = Replay
button-replay-first = First
button-replay-back = Back
button-replay-next = Next
button-replay-last = Last
button-replay-seen = As I saw it
button-replay-open = Show everything
replay-as-seen = -# You see what you could see at the time.
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
film-won = { $count ->
    [0] The game is over
    [one] { $names } wins
   *[other] { $names } share the win
}
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
refused-film-goes-on = This game is still going on. You can post it as a GIF once it’s over; until then, **Replay** under **More** shows you what you may see.
refused-film-files = I can’t post a picture here: in this channel I need the Attach Files permission.
refused-film-in-hand = That GIF is already being drawn. It will be in this channel in a moment.
refused-film-crowded = Many GIFs are being drawn just now. Try again in a minute.
refused-film-there = It’s here already: { $link }
refused-replay-damaged = This game can’t be replayed: its record doesn’t match the rules I know.
refused-play-on-over = The game is over at that turn. Go back to an earlier one, and play on from there.
refused-play-on-goes-on = You can play on from a game only once it’s over.
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
