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
bluff-tell-found = { $count ->
    [0] There are no { $face }.
    [one] There is 1 { $face }.
   *[other] There are { $count } { $face }.
}
bluff-tell-lost-you = { $left ->
    [0] You lose your last die and are out.
    [one] You lose a die and have 1 left.
   *[other] You lose a die and have { $left } left.
}
bluff-tell-lost = { $left ->
    [0] { $name } loses the last die and is out.
    [one] { $name } loses a die and has 1 left.
   *[other] { $name } loses a die and has { $left } left.
}

## The open question

bluff-ask-roll = The dice are being rolled.
bluff-ask-first-you = Your dice: { $dice }. Make the first bid.
bluff-ask-first = { $name } makes the first bid.
bluff-ask-bid-you = Your dice: { $dice }. Bid more than { $bid }, or challenge.
bluff-ask-bid = It’s { $name }’s turn: bid more than { $bid }, or challenge.
bluff-ask-over = The game is over.

## Labels of buttons and choices (at most 80 characters)

bluff-label-challenge = Challenge
bluff-button-hand = My dice

## Alternative text

bluff-alt-title = { $ones ->
    [wild] { bluff-name }, { $dice } dice on the table, ones are wild.
   *[plain] { bluff-name }, { $dice } dice on the table.
}
bluff-alt-bid = { $name } has bid { $bid }.
bluff-alt-seat = { $left ->
    [0] { $number } { $name }: out.
    [one] { $number } { $name }: 1 die.
   *[other] { $number } { $name }: { $left } dice.
}
bluff-alt-gone = { $number } { $name }: has resigned with { $left } dice.
bluff-alt-showdown = Before that, { $name } challenged { $other }, who said { $bid }. The dice were { $dice }. { $loser } lost a die.
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
bluff-rules-challenge = • **Challenge** the last bid instead. All cups are lifted. If there are at least as many dice as the bid says, the challenger loses a die, otherwise the bidder does. Whoever lost one starts the next round.
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
