### What Mygame says in English. $name and $names come ready-made.

mygame-name = Mygame

## What happened

mygame-tell-take-you = { $stones ->
    [one] You take 1 stone.
   *[other] You take { $stones } stones.
}
mygame-tell-take = { $stones ->
    [one] { $name } takes 1 stone.
   *[other] { $name } takes { $stones } stones.
}

## The open question

mygame-ask-roll = The die is being rolled.
mygame-ask-take-you = { $die ->
    [one] The die shows 1: take 1 stone.
   *[other] The die shows { $die }: take up to { $die } stones.
}
mygame-ask-take = { $die ->
    [one] The die shows 1: { $name } takes 1 stone.
   *[other] The die shows { $die }: { $name } takes up to { $die } stones.
}
mygame-ask-over = The game is over.
mygame-no-plans = In { mygame-name } the die is rolled before each turn, so you can’t plan your next one.

## Labels of buttons and choices (at most 80 characters)

mygame-label-take = { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}
mygame-label-roll = Die: { $die }

## Alternative text

mygame-alt-heap = { $heap ->
    [one] Mygame: 1 stone is left in the heap.
   *[other] Mygame: { $heap } stones are left in the heap.
}
mygame-alt-seat = { $stones ->
    [one] { $number } { $name }: 1 stone.
   *[other] { $number } { $name }: { $stones } stones.
}

## The finished game

mygame-standing = { $stones ->
    [one] { $place }. { $name }: 1 stone
   *[other] { $place }. { $name }: { $stones } stones
}
mygame-standing-gone = { $name }: resigned
mygame-reckoning-won = { $count ->
    [one] { $names } wins with { $stones } stones. { $last } took the last stone.
   *[other] { $names } share the win with { $stones } stones each. { $last } took the last stone.
}
mygame-reckoning-alone = { $names } wins: everyone else has resigned.
mygame-reckoning-none = Everyone has resigned: nobody wins.

## The rules in short

mygame-rules-aim = **Mygame**, for two to six. Take stones from the heap. The most stones win.
mygame-rules-turn = **Your turn**: a die with four sides is rolled. Take at least one stone, and at most as many as it shows.
mygame-rules-end = Whoever takes the **last stone** ends the game and loses all of theirs.
mygame-rules-commands = **In commands** a number is enough: `/mygame take stones:3`.

## Names of commands and of their options, as Discord allows them: small letters, digits, - and _

mygame-command = mygame
mygame-command-take = take
mygame-option-stones = stones
mygame-option-heap = heap

## Descriptions of commands and options (at most 100 characters)

mygame-command-about = Mygame, for two to six
mygame-command-new-about = Open a table of Mygame in this channel
mygame-command-new-heap-about = How many stones are in the heap (default: 24)
mygame-command-take-about = Take stones from the heap
mygame-command-take-stones-about = How many stones, at most as many as the die shows
mygame-chosen-heap = { $value } stones in the heap

## Help: the game in a few words, and commands to begin with

mygame-help = **Mygame** for two to six
mygame-help-new = `/mygame new`
mygame-help-turn = `/mygame take`
