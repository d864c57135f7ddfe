### What Pig says in English. $name and $names come ready-made.

pig-name = Pig

## What happened

pig-tell-roll-you = You roll { $rolls }: { $gathered } so far.
pig-tell-roll = { $name } rolls { $rolls }: { $gathered } so far.
pig-tell-hold-you = You roll { $rolls } and bank { $gathered }: { $points } in all.
pig-tell-hold = { $name } rolls { $rolls } and banks { $gathered }: { $points } in all.
pig-tell-pig-you = { $lost ->
    [0] You roll { $rolls } and get nothing.
   *[other] You roll { $rolls } and lose { $lost }!
}
pig-tell-pig = { $lost ->
    [0] { $name } rolls { $rolls } and gets nothing.
   *[other] { $name } rolls { $rolls } and loses { $lost }!
}
pig-tell-pigs-you = You roll { $rolls } and lose all your points!
pig-tell-pigs = { $name } rolls { $rolls } and loses all their points!

## The open question

pig-ask-fall = The dice are rolling.
pig-ask-first-you = Your turn: roll.
pig-ask-first = { $name } rolls.
pig-ask-turn-you = { $gathered } so far: roll again, or hold?
pig-ask-turn = { $name } has { $gathered } so far: roll again, or hold?
pig-ask-over = The game is over.

## Labels of buttons and choices (at most 80 characters)

pig-label-roll = Roll
pig-label-again = Roll again
pig-label-hold = Hold { $gathered }
pig-label-fall = Rolled: { $faces }

## Alternative text

pig-alt-goal = Pig: the first to { $goal } wins.
pig-alt-rolled = The last rolls of this turn: { $rolls }.
pig-alt-lost = The last rolls of the turn before: { $rolls }.
pig-alt-seat = { $points ->
    [one] { $number } { $name }: 1 point.
   *[other] { $number } { $name }: { $points } points.
}

## The finished game

pig-standing = { $points ->
    [one] { $place }. { $name }: 1 point
   *[other] { $place }. { $name }: { $points } points
}
pig-standing-gone = { $name }: resigned
pig-reckoning-won = { $names } wins with { $points } points.
pig-reckoning-alone = { $names } wins: everyone else has resigned.
pig-reckoning-ahead = { $names } wins: the seat that reached the goal has resigned.
pig-reckoning-none = Everyone has resigned: nobody wins.

## The rules in short

pig-rules-aim = **Pig**, for two to six. Be the first to reach the goal, usually 100 points.
pig-rules-turn = **Your turn**: roll as often as you like, and add up what the die shows. **Hold** to keep the points; then it’s the next player’s turn.
pig-rules-pig = **A 1** ends your turn, and all its points are lost. What you have held before is safe.
pig-rules-two = **With two dice** a single 1 costs the turn, and two 1s cost all your points.
pig-rules-commands = **In commands**: `/pig roll` and `/pig hold`.

## Names of commands and of their options, as Discord allows them: small letters, digits, - and _

pig-command = pig
pig-command-roll = roll
pig-command-hold = hold
pig-option-goal = goal
pig-option-dice = dice

## Descriptions of commands and options (at most 100 characters)

pig-command-about = Pig: roll or hold, for two to six
pig-command-new-about = Open a table of Pig in this channel
pig-command-new-goal-about = How many points win (default: 100)
pig-command-new-dice-about = How many dice are rolled, 1 or 2 (default: 1)
pig-command-roll-about = Roll once more
pig-command-hold-about = Keep the points of this turn and end it
pig-chosen-goal = First to { $value }
pig-chosen-dice = { $value ->
    [one] 1 die
   *[other] { $value } dice
}

## Help: the game in a few words, and commands to begin with

pig-help = **Pig** for two to six: roll or hold
pig-help-new = `/pig new`
pig-help-turn = `/pig roll`
