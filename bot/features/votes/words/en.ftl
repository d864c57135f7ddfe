vote-everybody = Everybody
button-vote-ask = Let everybody play
button-vote-start = Start with everybody
vote-offer = **Everybody in this channel plays your seat**, against the computers at this table. Whoever presses a button under the board votes for a move, and the move with the most votes is made.
    - A vote ends { $time } after the first person has voted{ $enough ->
        [0] {""}
        [one] , or as soon as 1 person has voted and nobody else has for a minute
       *[other] , or as soon as { $enough } people have voted and nobody else has for a minute
    }. Until then anybody can change theirs, and nobody sees the votes.
    - If two moves have the same number of votes, the one that somebody voted for first is made. Without a vote, the game waits.
    - Everybody here can see what the seat keeps secret.
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
vote-until = Everybody here votes: press a button below. The move is made { $when }{ $enough ->
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
command-against = against
option-code = code
table-against-about = Let everybody in this channel play against another server’s channel, by its code
table-against-code-about = The code from the other server
button-vote-invite = Invite another server
button-vote-accept = Play against them
vote-other-server = The other server
vote-code = **Everybody in this channel plays against everybody in a channel of another server.** Send somebody there this code, in private:
    ## `{ $code }`
    They type `/table against` with it, in the channel that is to play, and the game of { $game } begins in both: without the computers at this table, with two seats, in a random order.
    - The code works once, as long as this lobby is open. To make it invalid, ask for another one.
    - Who has the code can read your server’s name, the game, and how it is voted on. Each side sees its own secrets only, and nobody can vote on both: a person votes where they press something first.
    - A vote ends { $time } after the first person has voted{ $enough ->
        [0] {""}
        [one] , or as soon as 1 person has voted and nobody else has for a minute
       *[other] , or as soon as { $enough } people have voted and nobody else has for a minute
    }, in both channels.
    - Both hosts, and moderators of both, can call the game off. It is unrated.
vote-invitation = **{ $game }** ({ $options }) against { $server }: **everybody in this channel plays one seat**, and everybody in a channel there plays the other. Whoever presses a button under the board votes for a move, and the move with the most votes is made.
    - A vote ends { $time } after the first person has voted{ $enough ->
        [0] {""}
        [one] , or as soon as 1 person has voted and nobody else has for a minute
       *[other] , or as soon as { $enough } people have voted and nobody else has for a minute
    }.
    - They read your server’s name above their board. What your seat keeps secret, everybody here can see, and nobody there: a person votes where they press something first.
    - The game is unrated and has no hints. You become its host here; both hosts, and moderators of both, can call it off.
refused-code-where = Everybody can play only in a server that I’m a member of.
refused-code-unknown = This code doesn’t work: it was used, its lobby has begun or was closed, or it was typed otherwise. Ask the other server for a new one.
refused-code-here = This code is from your own server. Send it to somebody in another one.
refused-vote-deal = Another server can’t join this lobby: it needs two seats, an open deal, and a new game. Open another table for it.
