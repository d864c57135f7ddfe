vote-everybody = Everybody here
button-vote-ask = Let everybody play
button-vote-start = Start with everybody
vote-offer = **Everybody in this channel plays your seat**, against the computers at this table. Whoever presses a button under the board votes for a move, and the move with the most votes is made.
    - A vote ends { $time } after the first person has voted{ $enough ->
        [0] {""}
        [one] , or as soon as 1 person has voted and nobody else has for a minute
       *[other] , or as soon as { $enough } people have voted and nobody else has for a minute
    }. Until then anybody can change theirs, and nobody sees the votes.
    - If two moves have the same number of votes, the one that somebody voted for first is made. Without a vote, the game waits.
    - Everybody here can see what the seat keeps secret, such as a card reserved from the top of a deck.
    - The game is unrated, has no hints, and counts for nobody. No move is taken back. You stay the host and can end it; to play, vote like everybody else.
vote-time = { $seconds ->
    [600] 10 minutes
    [3600] 1 hour
    [21600] 6 hours
   *[86400] 1 day
}
vote-ends = { $time } after the first vote
vote-enough = { $enough ->
    [0] Never earlier
    [one] Earlier, with 1 vote
   *[other] Earlier, with { $enough } votes
}
vote-how = Everybody here votes: press a button below. The move is made { $time } after the first vote{ $enough ->
    [0] .
    [one] , or earlier with 1 vote.
   *[other] , or earlier with { $enough } votes.
}
vote-mine = **Your vote: { $move }**
vote-state = { $count ->
    [0] Nobody has voted yet. The move is made { $time } after the first vote.
    [one] 1 person has voted. The move is made { $when }.
   *[other] { $count } people have voted. The move is made { $when }.
}
vote-secrets = What you see of this seat, everybody in the channel can see.
vote-change = To change your vote, press a button under the board and choose again.
vote-split = { $count } of { $total } voted for **{ $move }**
vote-split-other = { $count } for **{ $move }**
vote-split-more = { $moves ->
    [one] 1 other move had votes, too
   *[other] { $moves } other moves had votes, too
}
vote-hosted = - **{ $game }**: { $link } · you’re the host, and everybody plays
refused-vote-where = Everybody can play only at a table that you’ve opened yourself, in a server that I’m a member of.
refused-vote-people = Other people are at this table, and everybody plays against computers only. Remove the others under **Settings**, or open another table.
refused-vote-late = The vote is over, and its move is about to be made: { $link }
refused-vote-silent = You can’t write in this channel, so you can’t vote here.
