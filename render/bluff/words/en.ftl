### What Bluff says in English. Names ($name, $other, $loser) come ready-made; $bid is "3 fives", $dice "1 2 5 5".

## Dice and bids

bluff-name = Bluff
bluff-face = { $count ->
    [one] { $face ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
       *[6] six
    }
   *[other] { $face ->
        [1] ones
        [2] twos
        [3] threes
        [4] fours
        [5] fives
       *[6] sixes
    }
}
bluff-bid = { $count } { $face }

## What happened

bluff-tell-roll-you = You roll { $dice }.
bluff-tell-roll = { $name } rolls { $dice }.
bluff-tell-bid-you = You bid { $bid }.
bluff-tell-bid = { $name } bids { $bid }.
bluff-tell-challenge-you = You challenge { $other }, who said { $bid }.
bluff-tell-challenge = { $name } challenges { $other }, who said { $bid }.
bluff-tell-shown = The cups are lifted: { $dice }.
bluff-tell-dice = { $name } { $dice }
bluff-tell-found-plain = { $count ->
    [0] There are no { $face }.
    [one] There is 1 { $face }.
   *[other] There are { $count } { $face }.
}
bluff-tell-found-wild = { $count ->
    [0] No dice are { $face } or ones.
    [one] 1 die is a { $face } or a one.
   *[other] { $count } dice are { $face } or ones.
}
bluff-tell-enough = That’s enough.
bluff-tell-too-few = That’s too few.
bluff-tell-lost-you = { $left ->
    [0] You lose your last die and are out.
    [one] You lose a die and have 1 left.
   *[other] You lose a die and have { $left } left.
}
bluff-tell-lost = { $left ->
    [0] { $name } loses their last die and is out.
    [one] { $name } loses a die and has 1 left.
   *[other] { $name } loses a die and has { $left } left.
}

## The open question

bluff-ask-roll = The dice are being rolled.
bluff-ask-first-you = Your dice: { $dice }. Make the first bid.
bluff-ask-first = { $name } makes the first bid.
bluff-ask-bid-you = Your dice: { $dice }. Bid higher than { $bid }, or challenge.
bluff-ask-bid = It’s { $name }’s turn: bid higher than { $bid }, or challenge.
bluff-ask-last-you = Your dice: { $dice }. No bid is higher than { $bid }, so you have to challenge.
bluff-ask-last = It’s { $name }’s turn: no bid is higher than { $bid }, so they have to challenge.
bluff-ask-over = The game is over.

## Labels of buttons and choices (at most 80 characters)

bluff-label-challenge = Challenge
bluff-button-any = Any bid…
bluff-panel-bid = **Confirm** to bid **{ $bid }**.
bluff-panel-challenge = **Confirm** to challenge **{ $bid }**.
bluff-button-hand = My dice

## Alternative text

bluff-alt-title = { bluff-name }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} on the table{ $ones ->
    [wild] , ones are wild.
   *[plain] .
}
bluff-alt-bid = { $name } has bid { $bid }.
bluff-alt-seat = { $left ->
    [0] { $number } { $name }: out.
    [one] { $number } { $name }: 1 die.
   *[other] { $number } { $name }: { $left } dice.
}
bluff-alt-gone = { $left ->
    [0] { $number } { $name }: has resigned, out.
    [one] { $number } { $name }: has resigned, 1 die.
   *[other] { $number } { $name }: has resigned, { $left } dice.
}
bluff-alt-showdown = Before that, { $name } challenged { $other }, who said { $bid }. The dice were { $dice }; { $count } of them counted. { $loser } lost a die.
bluff-alt-hand = Your dice: { $dice }.
bluff-alt-hand-none = You have no dice under your cup.

## The finished game

bluff-standing = { $left ->
    [0] { $place }. { $name }: out
    [one] { $place }. { $name }: 1 die
   *[other] { $place }. { $name }: { $left } dice
}
bluff-standing-gone = { $name }: resigned
bluff-reckoning-won = { $left ->
    [one] { $name } wins with 1 die left.
   *[other] { $name } wins with { $left } dice left.
}
bluff-reckoning-shared = { $names } share the win.
bluff-reckoning-alone = { $name } wins: everyone else has resigned.
bluff-reckoning-none = Everyone has resigned: nobody wins.

## The rules in short

bluff-rules-aim = **{ bluff-name }**, for two to six. The last player with dice wins.
bluff-rules-roll = **Each round** everybody rolls their dice under a cup and looks only at their own. **My dice** shows you yours.
bluff-rules-bid = • **Bid** how many dice of one face lie on the whole table, all cups together. A bid must be higher than the one before: more dice, or the same number of a higher face.
bluff-rules-challenge = • **Challenge** the last bid instead. All cups are lifted. If there are at least as many dice as the bid says, the challenger loses a die, otherwise the bidder does. Whoever lost one starts the next round; if they’re out, the next player does.
bluff-rules-ones = At a table with wild ones, each one counts for whatever face is bid.
bluff-rules-commands = **In commands** a bid is a number, an x and a face: 3x5 is three fives.

## Names of commands and of their options: in English as the code has them

bluff-command = bluff
bluff-command-bid = bid
bluff-command-challenge = challenge
bluff-option-dice = dice
bluff-option-ones = ones
bluff-option-bid = bid

## Commands (descriptions: at most 100 characters)

bluff-command-about = { bluff-name }, for two to six
bluff-command-new-about = Open a table of { bluff-name } in this channel
bluff-command-new-dice-about = How many dice each player begins with (default: 5)
bluff-command-new-ones-about = Whether ones count for every face (default: no)
bluff-choice-ones-plain = ones are ones
bluff-choice-ones-wild = ones are wild
bluff-command-bid-about = Bid how many dice of one face lie on the table
bluff-command-bid-bid-about = A number, an x and a face: 3x5 is three fives
bluff-command-challenge-about = Challenge the last bid
bluff-chosen-dice = { $value } dice each
bluff-chosen-ones = { $value ->
    [wild] ones are wild
   *[plain] ones are ones
}

## Help: the game in a few words, and commands to begin with

bluff-help = **{ bluff-name }** for two to six
bluff-help-new = `/{ bluff-command } new`
bluff-help-turn = `/{ bluff-command } bid`
bluff-no-plans = In { bluff-name } every answer depends on the bid before it, so you can’t plan your next turn.

## How to read a board

bluff-guide-1 = The bid that stands: under all cups together, at least this many dice show this face.
bluff-guide-2 = Who made it.
bluff-guide-3 = At this table ones are wild: they count for any face.
bluff-guide-4 = How many dice bore that bid out: a check mark if it was true.
bluff-guide-5 = Who lost a die.
bluff-guide-6 = The round before: who bid what, and below who challenged.
bluff-guide-7 = How many dice are under all cups.
bluff-guide-8 = This player’s last bid; the one that stands has a bright edge. A blue spark marks the newest.
bluff-guide-9 = How many dice this player has left.
bluff-guide-10 = A die that was lost.
bluff-guide-11 = Dice under a cup. After a challenge you see them until the next bid, and those that bore the bid out have a green edge.
bluff-guide-12 = Whose turn it is.

## The tutorial

bluff-lesson-1 = **Your dice.** Everybody has five dice under a cup and sees only their own: press **My dice** to look at yours. A bid says how many dice of one face lie under **all** cups together, yours included. You don’t know the other five, but about one in six of them shows any given face. Make a bid, or raise the one that stands.
bluff-lesson-2 = **Higher.** A bid must be higher than the last: more dice of any face, or as many of a higher face. So every bid makes the next one harder to believe. What somebody bids tells you something of their dice, unless they’re bluffing. You may bluff, too.
bluff-lesson-3 = **Challenge.** If you don’t believe the last bid, press **Challenge**. All cups are lifted. If there are fewer dice than the bid says, the bidder loses one; if there are enough, you do. Count what you have yourself and expect a sixth of the rest: if a bid needs much more than that, doubt it.
bluff-lesson-4 = **The end.** Whoever loses a die starts the next round with one die less, and whoever has none is out. The last player with dice wins. At a table with wild ones, a one counts for any face, so expect a third of the hidden dice instead of a sixth.

## Profiles and covers

bluff-cover-dice = dice each
bluff-cover-ones = { $value ->
    [wild] ones are wild
   *[plain] ones are ones
}
bluff-deed-bid = { $count ->
    [one] made a bid
   *[other] made { $count } bids
}
bluff-deed-challenge = { $count ->
    [one] challenged once
   *[other] challenged { $count } times
}

## The levels of computers

bluff-level-easy-about = Goes by its own dice alone
bluff-level-normal-about = Also reads what others bid
