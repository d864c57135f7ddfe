### English. Names ($name, $names) come ready-made; $gems, $cards and $nobles are lists made by
### the list patterns below.

## Lists and lines

list-pair = { $first } and { $second }
list-middle = { $first }, { $second }
list-end = { $first } and { $second }
list-or = { $first } or { $second }
list-comma = { $first }, { $second }
list-semicolon = { $first }; { $second }
list-dot = { $first } · { $second }
list-sentences = { $first } { $second }
list-space = { $first } { $second }

## Pieces, such as gems

piece-count = { $count } { $piece }
piece-count-letter = { $count }{ $letter }
piece-with-emoji = { $emoji } { $piece }

## Seats

seat-number = Seat { $seat }
seat-computer = { $name } (computer, level { $level })

## How to read a board

guide-alt = A board with { $count } numbers on it, which the text explains.
guide-line = **{ $number }** · { $text }

## The finish: its day and the table’s number

finish-shared = Shared win
finish-none = Nobody won
finish-alone = Won by resignation
finish-equal = Equal in points and cards
finish-fewer = Tie at { $prestige } – fewer cards, { $mine } to { $other }
finish-table = Cards left on the table
finish-course = Score, round by round
finish-turning = last turning point
finish-resigned = { $round ->
    [0] resigned
   *[other] resigned, round { $round }
}
finish-resigned-with = resigned with a score of { $prestige }
finish-out = out
alt-mark = { $number ->
    [0] { $day }.
   *[other] { $day }, table #{ $number }.
}

# The first reason for a move that is about as good as the one it is compared with.
why-close = The two are close.
