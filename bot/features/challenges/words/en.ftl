command-challenge = challenge
challenge-about = Play challenges: fixed deals with a goal against a computer, with medals
challenge-game-about = The game, otherwise the first that has challenges
button-challenges = Challenges
button-challenges-of = Challenges: { $game }
button-challenge-next = Next: challenge { $number }
button-challenge-play = Play
button-challenge-again = Try again
challenges-title = ### { $game }: challenges
challenges-text = Each challenge is a deal with a goal, against one computer. The deal stays the same, and the computer answers the same moves in the same way. Try as often as you like.
    -# They become harder from step to step. The next three are always open.
challenges-count = { $steps } challenges
challenges-choose = Choose a challenge
challenge-title = ### { $game }: challenge { $number }
challenge-goal-won = { $turns ->
    [0] Win.
    [one] Win in { $turns } turn.
   *[other] Win in at most { $turns } turns.
}
challenge-goal-unreserved = { $turns ->
    [0] Win without reserving a card.
    [one] Win in { $turns } turn, without reserving a card.
   *[other] Win in at most { $turns } turns, without reserving a card.
}
challenge-goal-nobles = { $amount ->
    [one] Win with at least { $amount } noble.
   *[other] Win with at least { $amount } nobles.
}
challenge-goal-cards = { $amount ->
    [one] Win, and buy at most { $amount } card.
   *[other] Win, and buy at most { $amount } cards.
}
challenge-goal-lead = { $amount ->
    [one] Win by at least { $amount } point.
   *[other] Win by at least { $amount } points.
}
challenge-goal-points = { $amount ->
    [one] Score at least { $amount } point.
   *[other] Score at least { $amount } points.
}
challenge-on-sheet = { $goal } Sheet { $sheet }, { $name }.
challenge-against = You move first, against a computer: { $level }.
    -# { $options }
challenge-bound = { $by ->
    [turns] { $count ->
        [one] at most { $count } turn
       *[other] at most { $count } turns
    }
    [lead] { $count ->
        [one] a lead of at least { $count } point
       *[other] a lead of at least { $count } points
    }
   *[points] { $count ->
        [one] at least { $count } point
       *[other] at least { $count } points
    }
}
challenge-result = { $by ->
    [turns] { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
    [lead] { $count ->
        [one] a lead of { $count } point
       *[other] a lead of { $count } points
    }
   *[points] { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
}
challenge-bronze = the goal
challenge-rules = -# A computer has earned gold here. A try is unrated and has no hints, but you may take moves back as at any unrated table.
challenge-best = Your best: { $medal }
challenge-line = Challenge { $number } · { $goal }
challenge-lost = **You can’t reach it any more in this game.**
challenge-begun = Your game is here: { $link }
challenge-reached = { $sign } **Challenge { $number }: { $medal ->
    [gold] gold
    [silver] silver
   *[bronze] bronze
}.** Goal reached: { $result }.{ $medal ->
    [gold] {""}
    [silver] {" "}Gold needs { $better }.
   *[bronze] {" "}Silver needs { $better }.
}
challenge-missed = **Challenge { $number }: not reached yet.** The goal: { $goal } The deal is the same when you try again.
challenge-not-played = **Challenge { $number }: no medal.** You earn one by playing every turn yourself, to the end.
challenge-board-title = ### { $game }: medals for challenges
    { $where }
challenge-board-empty = Nobody on this list yet.
refused-challenge-closed = I couldn’t send you a direct message. Challenges are played there, so that nobody else sees the deal: allow direct messages from members of this server, and try again.
refused-challenge-locked = This challenge opens once you have reached challenge { $before } or a later one.
