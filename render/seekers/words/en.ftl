### What 12 Seekers says in English. Names ($name, $names) come ready-made; $gems, $cards and $nobles are lists.

## Gems, seekers and sheets

seekers-name = 12 Seekers
seekers-gem-r = red
seekers-gem-y = yellow
seekers-gem-g = green
seekers-gem-b = blue
seekers-gem-p = purple
seekers-gem-rainbow = rainbow
seekers-gem-gold = gold
seekers-colours = Favourite colours: { $colours }
seekers-gem-hidden = a hidden colour
seekers-gem-r-label = Red
seekers-gem-y-label = Yellow
seekers-gem-g-label = Green
seekers-gem-b-label = Blue
seekers-gem-p-label = Purple
seekers-gem-rainbow-label = Rainbow
seekers-gem-gold-label = Gold
seekers-gem-hidden-label = Hidden
seekers-gem-r-typed = reds
seekers-gem-y-typed = yellows
seekers-gem-g-typed = greens
seekers-gem-b-typed = blues
seekers-gem-p-typed = purples violet
seekers-gem-rainbow-typed = rainbows
seekers-gem-gold-typed = golds golden
seekers-typed-left = left
seekers-typed-right = right
seekers-typed-reversed = reversed reverse
seekers-typed-valid = valid
seekers-typed-invalid = invalid
seekers-line-one = { $place }: { $gem }
seekers-line-five = { $first } to { $last }: { $gems }
seekers-gem-at = { $place } · { $gem }
seekers-gem-named = { $gem } ({ $reference })
seekers-gem-in-valid = { $gem }, valid pile ({ $reference })
seekers-gem-in-invalid = { $gem }, invalid pile ({ $reference })
seekers-no-gems = no gems
seekers-kind-count = Gems are counted by kind.
seekers-kind-row = Gems lie in a row. The gems of each turn join it as one group, at its left or right end, in the order they had in the dungeon or reversed. If you steal a gem or are given one, you choose the end; a gem you swap in takes the exact place of the one you gave. A run is two or more neighbours of one colour; a single has no neighbour of its own colour.
seekers-kind-piles = Gems of the turn’s valid colour, and the rainbow, go to the valid pile; all others go to the invalid pile. The same applies to stolen and swapped gems. A gem you are given always goes to your invalid pile, except gold.
seekers-gold-and-points = Gold is kept apart, and each gold is worth 1 point. Points that seekers won are added.

## What the sheets say

seekers-sheet-title = **Sheet { $sheet } · { $name }**
seekers-lie = { $kind ->
    [count] Gems are counted by kind.
    [row] Gems lie in a row.
   *[piles] Gems lie on two piles, valid and invalid.
}
seekers-sheet-choice = { $kind ->
    [count] { $sheet } · { $name } (counted by kind)
    [row] { $sheet } · { $name } (gems in a row)
   *[piles] { $sheet } · { $name } (two piles)
}
seekers-sheet-example = For example: { $example }
seekers-sheet-1-name = Two colours pay, the third costs
seekers-sheet-1 = Rank your colours by how many gems you have of each. Every gem of your first and your second colour is worth 1 point; every gem of your third costs 1. Colours that tie take the next ranks one after the other.
seekers-sheet-1-example = 6 red, 4 blue and 3 green make 6 + 4 − 3 = 7.
seekers-rank-1 = most
seekers-rank-2 = 2nd
seekers-rank-3 = 3rd
seekers-sheet-2-name = Steps of three
seekers-sheet-2 = Each colour is scored separately: 1, 4 or 7 gems are worth 2 points; 2, 5 or 8 gems are worth 4; none, 3 or 6 gems are worth nothing.
seekers-sheet-2-example = 5 red, 4 green and 3 blue make 4 + 2 + 0 = 6.
seekers-sheet-3-name = Price list
seekers-sheet-3 = Each gem has its price: red 2, yellow 2, green 1, blue −1, purple −2.
seekers-sheet-3-example = 3 red, 2 green and 2 purple make 6 + 2 − 4 = 4.
seekers-sheet-4-name = Sets
seekers-sheet-4 = Every 3 red are worth 5 points, every 2 yellow 3, every green 1; every 3 blue cost 3. Only full sets count. Up to 4 purple cost 1 each; 5 or more are worth 5 in all.
seekers-sheet-4-example = 4 red, 5 yellow and 2 purple make 5 + 6 − 2 = 9.
seekers-sheet-5-name = Five or more
seekers-sheet-5 = Each colour is scored separately: up to 4 gems cost 1 each; 5 or more are worth 5 points in all.
seekers-sheet-5-example = 6 red, 5 blue and 2 green make 5 + 5 − 2 = 8.
seekers-sheet-6-name = The same number
seekers-sheet-6 = At the end you declare a number from 1 to 8. Each colour of which you have exactly that many gems is worth 4 points.
seekers-sheet-6-example = with 3 red, 3 blue and 3 green, the number 3 is worth 12.
seekers-sheet-7-name = Long runs
seekers-sheet-7 = Each run is worth points by its length: 2 gems 1, 3 gems 2, 4 gems 4, 5 gems 6, 6 gems 9, 7 or 8 gems 12.
seekers-sheet-7-example = runs of 4, 3 and 2 make 4 + 2 + 1 = 7.
seekers-sheet-8-name = A rule for each colour
seekers-sheet-8 = Each red run is worth 2; each yellow run of 3 or more, 4; each green run of 4 or more, 6. Each single blue costs 3, while blue in runs is worth 1 per gem. Each single purple is worth 2, while purple in runs costs 1 per gem. A run counts once.
seekers-sheet-8-example = a run of 2 red, a run of 3 blue and a single purple make 2 + 3 + 2 = 7.
seekers-sheet-9-name = Exactly three
seekers-sheet-9 = Each run of exactly 3 is worth 6 points. Every other gem in the row costs 1, singles included.
seekers-sheet-9-example = two runs of 3, a run of 2 and a single make 12 − 3 = 9.
seekers-sheet-10-name = Exactly two
seekers-sheet-10 = Each run of exactly 2 is worth 2 points.
seekers-sheet-10-example = four runs of 2 and one of 3 make 8.
seekers-sheet-11-name = Many colours, few gems
seekers-sheet-11 = At the end of your turn you discard a gem of the colour you have fewest of, among those you have (if colours tie, you choose; gold and rainbow don’t count). At the end of the game each colour you have is worth 4 points and each gem costs 1; here gold doesn’t count as a gem, but the rainbow does.
seekers-sheet-11-example = 9 gems of 4 colours make 16 − 9 = 7.
seekers-sheet-12-name = Many gems, few colours
seekers-sheet-12 = At the end of your turn you discard a gem of the colour you have fewest of, among those you have (if colours tie, you choose; gold and rainbow don’t count). At the end of the game each gem is worth 1 point and each colour you have costs 1; here gold doesn’t count as a gem.
seekers-sheet-12-example = 10 gems of 3 colours make 10 − 3 = 7.
seekers-sheet-13-name = Plus and minus
seekers-sheet-13 = At the end of your turn you discard a gem of the colour you have fewest of, among those you have (if colours tie, you choose; gold and rainbow don’t count). At the end of the game you declare one of your colours as plus, 2 points per gem, and another as minus, −2 per gem.
seekers-sheet-13-example = plus with 6 red and minus with 1 blue make 12 − 2 = 10.
seekers-sheet-14-name = Two cards, plus and minus
seekers-sheet-14 = You have two secret colour cards. At the end you declare one of them as plus, 2 points per gem, and the other as minus, −2 per gem.
seekers-sheet-14-example = with the cards red and blue, 5 red and 2 blue make 10 − 4 = 6.
seekers-sheet-15-name = One card against you
seekers-sheet-15 = Your secret colour card is your minus colour, −2 per gem. At the end you declare two other colours as plus, 1 point per gem.
seekers-sheet-15-example = 5 red and 4 green as plus, and 1 gem of the card’s colour, make 5 + 4 − 2 = 7.
seekers-sheet-16-name = Runs of your cards
seekers-sheet-16 = You have two secret colour cards. Runs of these two colours are worth points by length: 2 gems 2, 3 gems 4, 4 gems 6, 5 gems 8, 6 gems 10, 7 or 8 gems 13.
seekers-sheet-16-example = runs of 3 and 2 in your colours make 4 + 2 = 6.
seekers-sheet-17-name = Count your runs
seekers-sheet-17 = You have two secret colour cards. Each run of these two colours is worth 3 points, however long it is.
seekers-sheet-17-example = three runs in your colours make 9.
seekers-sheet-18-name = Exchanging neighbours
seekers-sheet-18 = At the end of your turn you may exchange two neighbours in your row: up to twice after a seeker of power 1, once after 2 or 3, never after 4 or 5. Runs are worth points by length: 2 gems 1, 3 gems 2, 4 gems 4, 5 gems 6, 6 gems 9, 7 or 8 gems 12.
seekers-sheet-18-example = red, blue, red becomes red, red, blue with one exchange.
seekers-sheet-19-name = Turned-up colours
seekers-sheet-19 = In rounds 1 to 5 a colour card is revealed: its colour is valid for both players. In round 6 each player names the valid colour at the start of their turn. Every gem in your valid pile is worth 1 point.
seekers-sheet-19-example = while green is valid, green, green and red put 2 gems on the valid pile.
seekers-sheet-20-name = Named colours
seekers-sheet-20 = You name the valid colour at the start of each of your turns; you may name the same one again. Every gem in your valid pile is worth 1 point.
seekers-sheet-20-example = with blue named, blue, blue, rainbow and red put 3 gems on the valid pile.

## The order of turns

seekers-order-1 = The first player starts every round.
seekers-order-2 = The players take turns starting; the first player starts the odd rounds.
seekers-order-3 = Whoever took the higher power in the last round starts the next; if the powers are equal, the other player starts.
seekers-order-4 = Whoever took the lower power in the last round starts the next; if the powers are equal, the other player starts.

## What each seeker does

seekers-seeker-title = **{ $id }**, power { $power }.
seekers-seeker-basic = { $power ->
    [one] Takes 1 gem from one end of the dungeon, left or right.
   *[other] Takes { $power } gems from one end of the dungeon, left or right.
}
seekers-seeker-1a = Takes 1 gem from an end; then you steal one gem from the other player (not gold or rainbow).
seekers-seeker-1b = Takes 1 gem from an end; 2 points right away if you had none of its kind.
seekers-seeker-1c = Takes 3 gems from an end; then you return any two of your gems to that end, in any order.
seekers-seeker-2a = Takes 2 gems from an end; 2 points right away if both are of one kind.
seekers-seeker-2b = Takes 2 gems from an end; then you steal a gem of a colour you just took (not gold or rainbow).
seekers-seeker-2c = Takes two neighbours from anywhere in the dungeon; the line closes up.
seekers-seeker-2d = Takes one gem from each end.
seekers-seeker-3a = Takes 5 gems from an end; you put two of them back there, in any order, and keep three.
seekers-seeker-3b = Takes 3 gems from an end; 2 points right away if all three kinds differ.
seekers-seeker-3c = Takes 3 gems from an end; then you swap one of your gems for a dungeon gem (not gold or rainbow).
seekers-seeker-3d = Takes 3 gems from an end; then you give one of your gems to the other player.
seekers-seeker-4a = Takes 4 gems from an end; 2 points right away if they are of exactly two kinds.
seekers-seeker-4b = Takes 5 gems from an end; you put one of them back there and keep four.
seekers-seeker-4c = Takes two gems from each end.
seekers-seeker-5a = Takes 5 gems from an end; you give one of them to the other player and keep four.
seekers-seeker-5b = Takes 5 gems from an end; then you give away a gem of your most common colour (if tied, you choose).
seekers-seeker-5c = Takes 5 gems from an end; 2 points right away if they are of four kinds or more.

## What happened

seekers-tell-turn = The colour card revealed is { $gem }: that is the valid colour of this round.
seekers-tell-valid-you = You name { $gem } as the valid colour.
seekers-tell-valid = { $name } names { $gem } as the valid colour.
seekers-tell-seek-you = { $where ->
    [left] You send seeker { $id } to the left end: { $gems }.
    [right] You send seeker { $id } to the right end: { $gems }.
    [ends] You send seeker { $id } to both ends: { $gems }.
   *[pair] You send seeker { $id } to gems { $first } and { $last }: { $gems }.
}
seekers-tell-seek = { $where ->
    [left] { $name } sends seeker { $id } to the left end: { $gems }.
    [right] { $name } sends seeker { $id } to the right end: { $gems }.
    [ends] { $name } sends seeker { $id } to both ends: { $gems }.
   *[pair] { $name } sends seeker { $id } to gems { $first } and { $last }: { $gems }.
}
seekers-film-seek = { $where ->
    [left] sends { $id } to the left end
    [right] sends { $id } to the right end
    [ends] sends { $id } to both ends
   *[pair] sends { $id } to gems { $first } and { $last }
}
seekers-tell-points-you = { $points ->
    [one] You score 1 point right away.
   *[other] You score { $points } points right away.
}
seekers-tell-points = { $points ->
    [one] { $name } scores 1 point right away.
   *[other] { $name } scores { $points } points right away.
}
seekers-tell-place-you = { $way ->
    [left] You add { $gems } to the left end of your row.
    [left-reversed] You add { $gems }, reversed, to the left end of your row.
    [right] You add { $gems } to the right end of your row.
   *[right-reversed] You add { $gems }, reversed, to the right end of your row.
}
seekers-tell-place = { $way ->
    [left] { $name } adds { $gems } to the left end of the row.
    [left-reversed] { $name } adds { $gems }, reversed, to the left end of the row.
    [right] { $name } adds { $gems } to the right end of the row.
   *[right-reversed] { $name } adds { $gems }, reversed, to the right end of the row.
}
seekers-tell-back-you = { $end ->
    [left] You put { $gems } back at the left end.
   *[right] You put { $gems } back at the right end.
}
seekers-tell-back = { $end ->
    [left] { $name } puts { $gems } back at the left end.
   *[right] { $name } puts { $gems } back at the right end.
}
seekers-tell-steal-you = You steal { $gems } from { $other }.
seekers-tell-steal = { $name } steals { $gems } from { $other }.
seekers-tell-steal-from-you = { $name } steals { $gems } from you.
seekers-tell-give-you = You give { $gems } to { $other }.
seekers-tell-give = { $name } gives { $gems } to { $other }.
seekers-tell-give-to-you = { $name } gives you { $gems }.
seekers-tell-choose-you = You offer { $gem } for the swap.
seekers-tell-choose = { $name } offers { $gem } for the swap.
seekers-tell-swap-you = You swap { $gem } for { $other } from the dungeon.
seekers-tell-swap = { $name } swaps { $gem } for { $other } from the dungeon.
seekers-tell-receive-you = { $end ->
    [left] You add the gem to the left end of your row.
   *[right] You add the gem to the right end of your row.
}
seekers-tell-receive = { $end ->
    [left] { $name } adds the gem to the left end of the row.
   *[right] { $name } adds the gem to the right end of the row.
}
seekers-tell-discard-you = You discard { $gems }.
seekers-tell-discard = { $name } discards { $gems }.
seekers-tell-nothing = { $what ->
    [steal] Seeker { $id } finds nothing to steal.
   *[swap] Seeker { $id } finds nothing to swap for.
}
seekers-tell-exchange-you = You exchange gems { $first } and { $last } in your row: { $gems }.
seekers-tell-exchange = { $name } exchanges gems { $first } and { $last } in the row: { $gems }.
seekers-tell-stop-you = You make no more exchanges.
seekers-tell-stop = { $name } makes no more exchanges.
seekers-tell-rainbow-you = You declare the rainbow to be { $gem }.
seekers-tell-rainbow = { $name } declares the rainbow to be { $gem }.
seekers-tell-number-you = You declare the number { $number }.
seekers-tell-number = { $name } declares the number { $number }.
seekers-tell-plus-you = You declare { $gem } as plus.
seekers-tell-plus = { $name } declares { $gem } as plus.
seekers-tell-minus-you = You declare { $gem } as minus.
seekers-tell-minus = { $name } declares { $gem } as minus.

## The open question

seekers-ask-over = The game is over.
seekers-ask-turn = A colour card is being revealed.
seekers-ask-valid-you = Round { $round }, your turn: name the valid colour.
seekers-ask-valid = Round { $round }: { $name } is naming the valid colour.
seekers-ask-seek-you = Round { $round }, your turn: send a seeker.
seekers-ask-seek = Round { $round }: it’s { $name }’s turn.
seekers-ask-seek-last-you = Round { $round }, your last turn: send a seeker.
seekers-ask-seek-last = Round { $round }: it’s { $name }’s last turn.
seekers-ask-seek-valid-you = Round { $round }, your turn: { $gem } is valid; send a seeker.
seekers-ask-seek-valid = Round { $round }: it’s { $name }’s turn, and { $gem } is valid.
seekers-ask-putback-you = { $end ->
    [left] { $count ->
        [one] Put one of these back at the left end: { $gems }.
       *[other] Put two of these back at the left end, one by one; the second will be outermost: { $gems }.
    }
   *[right] { $count ->
        [one] Put one of these back at the right end: { $gems }.
       *[other] Put two of these back at the right end, one by one; the second will be outermost: { $gems }.
    }
}
seekers-ask-putback = { $name } is choosing what to put back in the dungeon.
seekers-ask-give-taken-you = Give one of these to { $other }: { $gems }.
seekers-ask-give-taken = { $name } is choosing which of the gems just taken to give to { $other }.
seekers-ask-give-you = Give one of your gems to { $other }.
seekers-ask-give = { $name } is choosing a gem to give to { $other }.
seekers-ask-give-most-you = Give { $other } a gem of the colour you have most of (if colours tie, you choose).
seekers-ask-give-most = { $name } is choosing a gem of their most common colour to give to { $other }.
seekers-ask-place-you = Add { $gems } to your row: at which end, in this order or reversed?
seekers-ask-place = { $name } is adding { $gems } to the row.
seekers-ask-place-one-you = Add { $gems } to your row: at which end?
seekers-ask-place-one = { $name } is adding { $gems } to the row.
seekers-ask-receive-you = { $other } gives you { $gem }: at which end of your row do you receive it?
seekers-ask-receive = { $name } is choosing where to add the gem received, { $gem }.
seekers-ask-steal-you = Steal a gem from { $other }.
seekers-ask-steal = { $name } is choosing a gem to steal from { $other }.
seekers-ask-return-you = { $end ->
    [left] { $count ->
        [one] Return one of your gems to the left end.
       *[other] Return two of your gems to the left end, one by one; the second will be outermost.
    }
   *[right] { $count ->
        [one] Return one of your gems to the right end.
       *[other] Return two of your gems to the right end, one by one; the second will be outermost.
    }
}
seekers-ask-return = { $name } is choosing a gem to return to the dungeon.
seekers-ask-swap-you = Choose one of your gems to swap.
seekers-ask-swap = { $name } is choosing a gem to swap.
seekers-ask-for-you = Choose the dungeon gem you want for your { $gem }.
seekers-ask-for = { $name } is choosing a dungeon gem to swap { $gem } for.
seekers-ask-discard-you = Discard a gem of the colour you have fewest of (they’re tied, so you choose).
seekers-ask-discard = { $name } is choosing a gem to discard.
seekers-ask-exchange-you = { $count ->
    [one] You may exchange two neighbours in your row once more.
   *[other] You may exchange two neighbours in your row, up to { $count } times.
}
seekers-ask-exchange = { $name } may exchange neighbours in the row.
seekers-ask-rainbow-you = Declare what colour your rainbow is.
seekers-ask-rainbow = { $name } is declaring the colour of the rainbow.
seekers-ask-number-you = Declare your number.
seekers-ask-number = { $name } is declaring a number.
seekers-ask-plus-you = Declare a plus colour.
seekers-ask-plus = { $name } is declaring a plus colour.
seekers-ask-minus-you = Declare the minus colour.
seekers-ask-minus = { $name } is declaring the minus colour.

## Labels of buttons and choices (at most 80 characters)

seekers-label-seek = { $where ->
    [left] { $id } · left: { $gems }
    [right] { $id } · right: { $gems }
    [ends] { $id } · both ends: { $gems }
   *[pair] { $id } · gems { $first } and { $last }: { $gems }
}
seekers-label-seek-points = { $where ->
    [left] { $id } · left: { $gems } · +{ $points } points
    [right] { $id } · right: { $gems } · +{ $points } points
    [ends] { $id } · both ends: { $gems } · +{ $points } points
   *[pair] { $id } · gems { $first } and { $last }: { $gems } · +{ $points } points
}
seekers-label-place = { $way ->
    [left] Left end: { $gems }
    [left-reversed] Left end, reversed: { $gems }
    [right] Right end: { $gems }
   *[right-reversed] Right end, reversed: { $gems }
}
seekers-label-receive = { $end ->
    [left] Left end
   *[right] Right end
}
seekers-label-exchange = Gems { $first } and { $last }: { $gems }
seekers-label-stop = No more exchanges
seekers-label-rainbow = The rainbow is { $gem }
seekers-label-valid = Valid: { $gem }
seekers-label-number = { $number ->
    [one] Exactly 1 gem
   *[other] Exactly { $number } gems
}
seekers-label-plus = Plus: { $gem }
seekers-label-minus = Minus: { $gem }

## Previews

seekers-reach = { $end ->
    [left] **Left end:** { $gems }
   *[right] **Right end:** { $gems }
}
seekers-reach-direction = -# Both ends from left to right, as in the picture. + and − say how your points change.
seekers-preview-quota = Still to send: { $basic ->
    [one] 1 basic
   *[other] { $basic } basic
} and { $advanced } advanced

## Alternative text

seekers-alt-barred = Can’t be sent now: { $seekers }.
seekers-alt-best = The best answer: { $move }.
seekers-alt-new = New: { $changes }.
seekers-alt-new-left = the left end
seekers-alt-new-right = the right end
seekers-alt-new-seat = { $name } { $parts }
seekers-alt-new-points = points won by seekers
seekers-alt-new-places = places { $places }
seekers-alt-new-valid = valid pile { $gems }
seekers-alt-new-invalid = invalid pile { $gems }
seekers-alt-title = { $mode ->
    [basic] { seekers-name }, sheet { $sheet } ({ $name }), { $order }, round { $round } of 6.
    [advanced] { seekers-name }, advanced, sheet { $sheet } ({ $name }), { $order }, round { $round } of 6.
   *[chaos] { seekers-name }, chaos, sheet { $sheet } ({ $name }), { $order }, round { $round } of 6.
}
seekers-alt-ends = { $count ->
    [one] Dungeon of 1 gem.
   *[other] Dungeon of { $count } gems.
} From the right end inwards: { $right }.
seekers-alt-line = From left to right: { $letters }.
seekers-alt-field = Field: { $seekers }.
seekers-alt-field-empty = No seekers are left.
seekers-alt-valid = Valid colour: { $gem }.
seekers-alt-pending = Taken, not laid out yet: { $gems }.
seekers-alt-gift = On its way to the other player: { $gem }.
seekers-alt-starter = { $name } starts this round.
seekers-alt-next-starter = { $name } starts the next round.
seekers-next = next
seekers-alt-seat = { $number } { $name }: { $facts }.
seekers-alt-gone = has resigned
seekers-alt-count = { $gems }
seekers-alt-row = row { $letters }
seekers-alt-row-empty = an empty row
seekers-alt-gold = gold { $count }
seekers-alt-piles = valid pile { $valid }, invalid pile { $invalid }
seekers-alt-seekers = seekers { $seekers }
seekers-alt-no-seekers = no seekers yet
seekers-alt-play = { $points ->
    [one] 1 of them won by seekers
   *[other] { $points } of them won by seekers
}
seekers-alt-worth = { $points ->
    [one] 1 point so far
   *[other] { $points } points so far
}
seekers-alt-worth-hidden = { $points ->
    [one] 1 point so far, secret cards not counted
   *[other] { $points } points so far, secret cards not counted
}
seekers-alt-cards = { $count ->
    [one] a secret colour card
   *[other] { $count } secret colour cards
}
seekers-alt-cards-known = { $count ->
    [one] colour card { $gems }
   *[other] colour cards { $gems }
}
seekers-alt-hand-title = Your gems: { $facts }.
seekers-alt-hand-gems = In commands: { $gems }.
seekers-hand-score = Score so far
seekers-hand-cards = Secret cards
seekers-alt-hand-worth = Worth now: { $worth }.
seekers-alt-by-colour = by colour: { $worth }
seekers-alt-worth-of = { $gem } { $points }

## How to read the board: the numbers on the picture

seekers-guide-1 = The two ends of the dungeon. A seeker takes gems from one of them.
seekers-guide-2 = The lighter part: how far a seeker can reach from an end.
seekers-guide-3 = The dungeon is one line of gems that wraps like text. The numbers are the places used in commands.
seekers-guide-4 = The rule sheet: its number, and how gems are kept (counted, in a row, or in two piles).
seekers-guide-5 = How the sheet scores: the condition above, the points below it.
seekers-guide-6 = The players in the order of this round, with the seekers they send; on the right, the next round and who starts it. A 5 with ▲ means the higher power starts it, a 1 with ▼ the lower.
seekers-guide-7 = The current round, out of six.
seekers-guide-8 = A seeker: its power, and the gems it takes. Purple ones are advanced and have special abilities.
seekers-guide-9 = Points so far; next to the bolt, those that seekers won.
seekers-guide-10 = This player’s gems by kind, with their letters for commands.
seekers-guide-11 = A blue spark marks whatever has changed since the last board.
seekers-guide-12 = The seekers this player has sent so far.

## The finished game

seekers-standing = { $place }. { $name }: { $reckoning }
seekers-standing-early = { $points ->
    [one] { $place }. { $name }: 1 point
   *[other] { $place }. { $name }: { $points } points
}
seekers-standing-hidden = { $points ->
    [one] { $place }. { $name }: 1 point, secret cards not counted
   *[other] { $place }. { $name }: { $points } points, secret cards not counted
}
seekers-standing-gone = { $name }: resigned
seekers-reckoning-won = { $name } wins, { $points } to { $other }.
seekers-reckoning-tiebreak = { $points ->
    [one] Both have 1 point; { $name } wins with the lower sum of powers, { $power } to { $other }.
   *[other] Both have { $points } points; { $name } wins with the lower sum of powers, { $power } to { $other }.
}
seekers-reckoning-alone = { $name } wins: the other player has resigned.
seekers-reckoning-none = Both players have resigned: nobody wins.
seekers-finish-lead = Won by { $lead }
seekers-finish-powers = Tie at { $points }: sum of powers { $power }, below { $more }
seekers-finish-sent = Seekers, round by round
seekers-reckoning-parts = { $sheet } from the sheet{ $gold ->
    [0] {""}
   *[other] {" "}+ { $gold } gold
}{ $play ->
    [0] {""}
   *[other] {" "}+ { $play } won by seekers
} = { $total }
seekers-reckoning-declared = { $line } ({ $declared })
seekers-declared-rainbow = rainbow as { $gem }
seekers-declared-number = number { $number }
seekers-declared-plus = plus { $gems }
seekers-declared-minus = minus { $gems }
seekers-declared-cards = { $count ->
    [one] colour card { $gems }
   *[other] colour cards { $gems }
}

## The rules in short

seekers-rules-aim = **{ seekers-name }**, for two. Seekers fetch you gems from a dungeon, a line of 39 gems; the table’s rule sheet says what your gems are worth.
seekers-rules-turn = **Six rounds**, one turn each. On your turn you choose one seeker from the field and send it.
seekers-rules-basic = • **Basic seekers** take as many gems as their power, 1 to 5, from the left or the right end of the line.
seekers-rules-advanced = • **Advanced seekers** (such as 2c) have special abilities. With basic and advanced seekers, each player sends four basic and two advanced ones; in chaos there are only advanced ones.
seekers-rules-must = You must do what your seeker says as far as you can, and skip what you can’t.
seekers-rules-lay = **Keeping gems.** Depending on the sheet, gems are counted by kind; or join your row as one group at either end, in dungeon order or reversed; or go to a valid or an invalid pile. Gold is always kept apart.
seekers-rules-kinds = **Gems.** Seven of each of five colours, three gold, one rainbow. Each gold is worth 1 point. Whoever has the rainbow declares its colour at the end.
seekers-rules-order = **Order.** The table’s order rule says who starts each round: always the first player; both in turn; the player who took the higher power in the last round; or the one who took the lower.
seekers-rules-end = **The end.** After round six, the points from the sheet, from gold and from seekers are added up. The higher total wins; on a tie, the lower sum of powers. Unless the table chose otherwise, the bot makes the best declarations for both players.
seekers-rules-letters = **In commands**: r red, y yellow, g green, b blue, p purple, { "*" } rainbow, { "$" } gold; the words work too. Places count from the left, from 1. In piles, r+ is a red gem in the valid pile, r- one in the invalid pile.
seekers-glossary = The **dungeon** is the line of gems. **Power** is the number on a seeker. A **kind** is any of the seven sorts of gem, a **colour** one of the five colours. A **run** is two or more neighbours of one colour in a row; a **single** is a gem without such a neighbour. **Points won by seekers** are those that a seeker brings right away. The **sheet** is the rule that says what gems are worth.
seekers-example = **An example.** The line begins red, red, blue and ends yellow, gold, green. On sheet 1 you have 3 red and 1 blue. If you send seeker 2 to the left end, it brings you 2 red: 5 of your first colour instead of 3, so 2 points more. At the right end it would bring a gold and a green: 1 point for the gold, and a green that becomes your second or third colour.
    Say you send it left: the line now begins with blue, and that’s what the other player can reach next. So look at what you uncover, too.

## What speaks for a move: short lines without a subject, for the reader’s own move and for a computer’s

seekers-why-other = { $kind ->
    [left] { $id } · left
    [right] { $id } · right
    [ends] { $id } · both ends
    [pair] { $id } · gems { $first } and { $last }
    [place-left] left end
    [place-left-reversed] left end, reversed
    [place-right] right end
    [place-right-reversed] right end, reversed
    [exchange] exchange gems { $first } and { $last }
    [stop] no exchange
    [gem] { $gem }
   *[other] gem { $first }
}
seekers-why-margin = { $by ->
    [0] on the lower sum of powers
   *[other] by { $by }
}
seekers-why-wins-by = { $later ->
    [yes] With good play, wins
   *[no] Wins
} { $by }; with “{ $other }”, { $wins ->
    [yes] { $but }
   *[no] { $seat } wins { $but }
}.
seekers-why-loses-by = { $later ->
    [yes] With good play, { $seat } wins
   *[no] { $seat } wins
} { $by }; with “{ $other }”, { $but }.
seekers-why-won = { $both ->
    [2] Either way, wins
   *[1] Wins
}{ $by ->
    [none] {""}
   *[other] {" "}{ $by }
}{ $later ->
    [yes] {" with good play"}
   *[no] {""}
}.
seekers-why-lost = { $both ->
    [2] Either way, { $seat } wins
   *[1] { $seat } wins
}{ $by ->
    [none] {""}
   *[other] {" "}{ $by }
}{ $later ->
    [yes] {" with good play"}
   *[no] {""}
}.
seekers-why-wins = Wins whatever { $seat } does; “{ $other }” doesn’t.
seekers-why-hands = { $sure ->
    [yes] Wins whatever { $seat } holds; “{ $other }” loses against { $hands }.
   *[no] Wins if { $seat } holds { $hands }; “{ $other }” loses then, and isn’t better otherwise.
}
seekers-why-only = Wins if { $seat } holds { $hands }; “{ $other }” never does.
seekers-why-odds = Wins against { $count } of the { $all } hands that { $seat } may hold; “{ $other }”, against { $less }.
seekers-why-or = { $one } or { $two }
seekers-why-told = { $told ->
    [ending] . { $ending }
    [reply] : either way { $mine } to { $theirs } after { $seat }’s best next turn.
    [now] : either way { $mine ->
        [one] one point
       *[other] { $mine } points
    } after this turn.
    [power] : it makes { $points ->
        [one] one point
       *[other] { $points } points
    } more now, but spends a stronger seeker.
    [later] : it makes { $points ->
        [one] one point
       *[other] { $points } points
    } more now, which probably won’t last.
   *[none] .
}
seekers-why-expects = The computer expects { $mine } to { $seat }’s { $theirs } { $round ->
    [6] at the end
   *[other] after round { $round }
}.
seekers-why-expects-own = The computer expects { $mine } points { $round ->
    [6] at the end
   *[other] after round { $round }
}.
seekers-why-expects-instead = The computer expects { $mine } to { $seat }’s { $theirs } { $round ->
    [6] at the end
   *[other] after round { $round }
}; with “{ $other }”, { $less } to { $more }.
seekers-why-expects-own-instead = The computer expects { $mine } points { $round ->
    [6] at the end
   *[other] after round { $round }
}; with “{ $other }”, { $less }.
seekers-why-plans = Likely later: { $taken } with seeker { $seeker }, for { $points ->
    [one] one point
   *[other] { $points } points
}; after “{ $other }”, likely { $less } at most.
seekers-why-fears = Likely after “{ $other }”: { $seat } takes { $taken } with seeker { $seeker } for { $points ->
    [one] one point
   *[other] { $points } points
}; after this, likely { $less } at most.
seekers-theme-counting = Counting points
seekers-theme-denying = What others need
seekers-theme-tempo = Tempo
seekers-theme-end = The end
seekers-why-alike = “{ $other }” does as well{ $role ->
    [same] , as it leads to the same position
    [rare] , as you have just as few of it
    [worthless] , worth nothing in the invalid pile, too
   *[no] {""}
}{ $told }
seekers-why-stolen = { $taken } (and one stolen { $gem })
seekers-why-reply = { $mine } to { $theirs } after { $seat }’s best next turn.
seekers-why-plan = { $mine } to { $theirs } after { $seat }’s best next turn; with “{ $other }”, { $less } to { $more } at best.
seekers-why-turn = { $mine ->
    [one] One point
   *[other] { $mine } points
} after this turn; with “{ $other }”, { $less } at most.
seekers-why-stand = { $mine } to { $seat }’s { $theirs } after this turn; with “{ $other }”, { $less } to { $more } at best.
seekers-why-twice = Two turns in a row: next, seeker { $seeker } takes { $taken }, which makes { $mine ->
    [one] one point
   *[other] { $mine } points
} in all; with “{ $other }”, { $less } at most.
seekers-why-again = Two turns in a row: next, seeker { $seeker } takes { $taken }, which makes { $mine ->
    [one] one point
   *[other] { $mine } points
} in all; with “{ $other }”, { $seat } moves in between.
seekers-why-denies = “{ $other }” would let { $seat } take { $taken } with seeker { $seeker }.
seekers-why-run = Makes a run of { $length } { $colour }{ $rainbow ->
    [yes] {" "}with the rainbow
   *[no] {""}
}.
seekers-why-spares = “{ $other }” makes { $length ->
    [one] one more single { $colour }
   *[other] one more run of { $length } { $colour }
}, which costs { $points ->
    [one] one point
   *[other] { $points } points
}.
seekers-why-count = Then it’s { $count } { $colour }{ $card ->
    [plus] {" "}(the plus colour)
    [minus] {" "}(the minus colour)
   *[no] {""}
}, not { $fewer }: { $points ->
    [one] one point
   *[other] { $points } points
} more by that alone.
seekers-why-colours = { $kind ->
    [more] More { $gems }
    [less] Less { $spent }
   *[both] More { $gems }, less { $spent }
}: that makes the difference.
seekers-why-colours-by = { $kind ->
    [more] More { $gems }
    [less] Less { $spent }
   *[both] More { $gems }, less { $spent }
}: { $points ->
    [one] one point
   *[other] { $points } points
} more by that alone.
seekers-why-gold = { $count ->
    [one] One gold, a point
   *[other] { $count } gold, a point each
}; with “{ $other }”, { $less }.
seekers-why-valid = { $count ->
    [one] One valid gem
   *[other] { $count } valid gems
}; with “{ $other }”, { $less }.
seekers-why-rainbow = Takes the rainbow; “{ $other }” leaves it.
seekers-why-prize = The seeker itself brings { $count ->
    [one] one point
   *[other] { $count } points
}; with “{ $other }”, { $less }.
seekers-why-safe = { $count ->
    [one] One safe point
   *[other] { $count } safe points
} from gold and bonuses; with “{ $other }”, { $less }.
seekers-why-next = Leaves { $taken } for the next turn, with seeker { $seeker }: { $points ->
    [one] one point
   *[other] { $points } points
}; with “{ $other }”, that turn brings { $less } at most.
seekers-why-ready = { $count ->
    [one] One
   *[other] { $count }
} more { $colour } would then bring { $points ->
    [one] one point
   *[other] { $points } points
}; after “{ $other }”, { $less ->
    [0] no colour would bring any
   *[other] { $less } at most, of any colour
}.
seekers-why-starts = Starts the next round, too; “{ $other }” doesn’t.
seekers-why-strongest = { $seat }’s strongest seeker for the next turn is then a { $power }; with “{ $other }”, a { $more }.
seekers-why-costs = For now, “{ $other }” makes { $points ->
    [one] one point
   *[other] { $points } points
} more.
seekers-why-points = Points: { $before } → { $after }.
seekers-why-declares = That makes { $points ->
    [one] one point
   *[other] { $points } points
}.
seekers-why-declares-instead = That makes { $points ->
    [one] one point
   *[other] { $points } points
}; otherwise { $less } at most.

## The tutorial, a lesson at each of the first turns

seekers-lesson-1 = **Seekers.** In each of six rounds you send one seeker. Its number, its power, says how many gems it takes from the left or the right end of the line. A seeker that has been sent is gone for both players. Press **Take my turn**, then a seeker with the end whose gems you like better, and confirm.
seekers-lesson-2 = **The sheet.** It says what gems are worth (in the picture it’s at the upper right; in words, under **More**, **Rules**, **The sheet**). On sheet 1 your two most common colours are worth a point per gem, the third costs a point per gem, and the others count for nothing. So collect two colours, and avoid a third. What you’d have if the game ended now is the large yellow number in the picture, and “points so far” in its alt text.
seekers-lesson-3 = **Gold and rainbow.** Each gold is worth 1 point on every sheet and belongs to no colour. At the end of the game the rainbow becomes whichever colour suits its owner best.
seekers-lesson-4 = **What you leave.** The gems behind those you take are the ones the other player can reach next. A strong seeker takes more, but there are only a few: before you press **Take my turn**, check which seekers are left on the field. You share them.
seekers-lesson-5 = **The end.** After six rounds, the points from the sheet, from gold and from seekers are added up. On a tie, the lower sum of powers wins, so weak seekers have their uses. On other sheets, gems go in a row or on two piles, and advanced seekers steal, swap and give: try them next.

## Buttons (at most 80 characters)

seekers-button-hand = My gems
seekers-topic-sheet = The sheet
seekers-topic-seekers = The seekers
seekers-topics = Read another sheet

## Options and panels

seekers-chosen-sheet = { $value ->
    [1] sheet 1, { seekers-sheet-1-name }
    [2] sheet 2, { seekers-sheet-2-name }
    [3] sheet 3, { seekers-sheet-3-name }
    [4] sheet 4, { seekers-sheet-4-name }
    [5] sheet 5, { seekers-sheet-5-name }
    [6] sheet 6, { seekers-sheet-6-name }
    [7] sheet 7, { seekers-sheet-7-name }
    [8] sheet 8, { seekers-sheet-8-name }
    [9] sheet 9, { seekers-sheet-9-name }
    [10] sheet 10, { seekers-sheet-10-name }
    [11] sheet 11, { seekers-sheet-11-name }
    [12] sheet 12, { seekers-sheet-12-name }
    [13] sheet 13, { seekers-sheet-13-name }
    [14] sheet 14, { seekers-sheet-14-name }
    [15] sheet 15, { seekers-sheet-15-name }
    [16] sheet 16, { seekers-sheet-16-name }
    [17] sheet 17, { seekers-sheet-17-name }
    [18] sheet 18, { seekers-sheet-18-name }
    [19] sheet 19, { seekers-sheet-19-name }
    [20] sheet 20, { seekers-sheet-20-name }
   *[other] sheet { $value }
}
seekers-chosen-order = { $value ->
    [1] the first player starts every round
    [2] the players take turns starting
    [3] the higher power starts the next round
    [4] the lower power starts the next round
   *[other] turn order { $value }
}
seekers-chosen-mode = { $value ->
    [advanced] basic and advanced seekers
    [chaos] only advanced seekers (chaos)
   *[other] basic seekers
}
seekers-chosen-declare = { $value ->
    [hand] each player declares
   *[other] the bot makes the best declarations
}
seekers-cover-sheet = { $value ->
    [1] { seekers-sheet-1-name }
    [2] { seekers-sheet-2-name }
    [3] { seekers-sheet-3-name }
    [4] { seekers-sheet-4-name }
    [5] { seekers-sheet-5-name }
    [6] { seekers-sheet-6-name }
    [7] { seekers-sheet-7-name }
    [8] { seekers-sheet-8-name }
    [9] { seekers-sheet-9-name }
    [10] { seekers-sheet-10-name }
    [11] { seekers-sheet-11-name }
    [12] { seekers-sheet-12-name }
    [13] { seekers-sheet-13-name }
    [14] { seekers-sheet-14-name }
    [15] { seekers-sheet-15-name }
    [16] { seekers-sheet-16-name }
    [17] { seekers-sheet-17-name }
    [18] { seekers-sheet-18-name }
    [19] { seekers-sheet-19-name }
    [20] { seekers-sheet-20-name }
   *[other] sheet
}
seekers-cover-order = { $value ->
    [1] one starts
    [2] take turns
    [3] higher starts
    [4] lower starts
   *[other] turn order
}
seekers-cover-mode = { $value ->
    [advanced] advanced
    [chaos] chaos
   *[other] basic
}
seekers-button-turn = Take my turn
seekers-button-way = { $where ->
    [left] { $id } left
    [right] { $id } right
    [ends] { $id } both ends
   *[pair] { $id } neighbours…
}{ $points ->
    [0] {""}
   *[other] {" "}{ $change }
}
seekers-all-at-once = **All at once:**
seekers-step-by-step = **Step by step:**
seekers-choose-pair = Which two neighbours does it take?
seekers-would-lie = • { $way ->
    [left] left
    [right] right
    [left-reversed] left, reversed
   *[right-reversed] right, reversed
}: { $row }
seekers-would-score = { $after ->
    [one] { $before } → 1 point
   *[other] { $before } → { $after } points
}
seekers-secret-colours = Your secret colours: **{ $colours }**.
seekers-no-seekers-left = No seekers are left on the field.
seekers-row-around = { $left }, **{ $gems }**, { $right }
seekers-row-first = **{ $gems }**, { $right }
seekers-row-last = { $left }, **{ $gems }**
seekers-row-alone = **{ $gems }**
seekers-why-no-seeker = There’s no seeker “{ $seeker }”.
seekers-why-seeker-gone = Seeker { $seeker } isn’t on the field any more.
seekers-why-basic-used = You’ve sent your four basic seekers: send an advanced one.
seekers-why-advanced-used = You’ve sent your two advanced seekers: send a basic one.
seekers-why-where = Say where seeker { $seeker } takes its gems, too.
seekers-why-no-place = Seeker { $seeker } can’t take gems from there.
seekers-why-no-choice = “{ $said }” isn’t one of your choices. { $question }

## The names of commands and of their options: in English as the code has them

seekers-command-return = return
seekers-command = seekers
seekers-command-valid = valid
seekers-command-seek = seek
seekers-command-putback = putback
seekers-command-place = place
seekers-command-steal = steal
seekers-command-swap = swap
seekers-command-for = for
seekers-command-give = give
seekers-command-receive = receive
seekers-command-discard = discard
seekers-command-exchange = exchange
seekers-command-stop = stop
seekers-command-rainbow = rainbow
seekers-command-number = number
seekers-command-plus = plus
seekers-command-minus = minus
seekers-option-gem = gem
seekers-option-sheet = sheet
seekers-option-order = order
seekers-option-mode = mode
seekers-option-declare = declare
seekers-option-colour = colour
seekers-option-seeker = seeker
seekers-option-end = end
seekers-option-number = number

## Commands (descriptions: at most 100 characters)

seekers-command-about = { seekers-name }, for two
seekers-command-new-about = Open a table of { seekers-name } in this channel
seekers-command-new-sheet-about = The rule sheet (default: 1, for beginners)
seekers-choice-sheet-random = drawn at random
seekers-choice-sheet-1 = 1 · { seekers-sheet-1-name }
seekers-choice-sheet-2 = 2 · { seekers-sheet-2-name }
seekers-choice-sheet-3 = 3 · { seekers-sheet-3-name }
seekers-choice-sheet-4 = 4 · { seekers-sheet-4-name }
seekers-choice-sheet-5 = 5 · { seekers-sheet-5-name }
seekers-choice-sheet-6 = 6 · { seekers-sheet-6-name }
seekers-choice-sheet-7 = 7 · { seekers-sheet-7-name }
seekers-choice-sheet-8 = 8 · { seekers-sheet-8-name }
seekers-choice-sheet-9 = 9 · { seekers-sheet-9-name }
seekers-choice-sheet-10 = 10 · { seekers-sheet-10-name }
seekers-choice-sheet-11 = 11 · { seekers-sheet-11-name }
seekers-choice-sheet-12 = 12 · { seekers-sheet-12-name }
seekers-choice-sheet-13 = 13 · { seekers-sheet-13-name }
seekers-choice-sheet-14 = 14 · { seekers-sheet-14-name }
seekers-choice-sheet-15 = 15 · { seekers-sheet-15-name }
seekers-choice-sheet-16 = 16 · { seekers-sheet-16-name }
seekers-choice-sheet-17 = 17 · { seekers-sheet-17-name }
seekers-choice-sheet-18 = 18 · { seekers-sheet-18-name }
seekers-choice-sheet-19 = 19 · { seekers-sheet-19-name }
seekers-choice-sheet-20 = 20 · { seekers-sheet-20-name }
seekers-command-new-order-about = Who starts each round (default: 1, always the first player)
seekers-choice-order-random = drawn at random
seekers-choice-order-1 = 1 · the first player starts every round
seekers-choice-order-2 = 2 · the players take turns starting
seekers-choice-order-3 = 3 · the higher power starts the next round
seekers-choice-order-4 = 4 · the lower power starts the next round
seekers-command-new-mode-about = Which seekers are in the game (default: the twelve basic ones)
seekers-choice-mode-basic = basic
seekers-choice-mode-advanced = basic and advanced
seekers-choice-mode-chaos = only advanced (chaos)
seekers-command-new-declare-about = Who makes the declarations at the end (default: the bot, always the best)
seekers-choice-declare-auto = the bot, always the best
seekers-choice-declare-hand = each player
seekers-command-valid-about = Name this turn’s valid colour
seekers-command-valid-colour-about = The colour, by letter or word: r red, y yellow, g green, b blue, p purple
seekers-command-seek-about = Send a seeker into the dungeon
seekers-command-seek-seeker-about = The seeker and the end it takes from, for example 3:left (or: 3 left)
seekers-command-putback-about = Put a gem you took back at the end it came from
seekers-command-putback-gem-about = Its place among those you took, from the left
seekers-command-place-about = Add the gems to your row
seekers-command-place-end-about = left, right, left-reversed or right-reversed
seekers-command-steal-about = Steal a gem from the other player
seekers-command-steal-gem-about = The gem: letter or word, place in a row, or letter and pile (r+ valid, r- invalid)
seekers-command-return-about = Return one of your gems to the dungeon
seekers-command-return-gem-about = The gem: letter or word, place in a row, or letter and pile (r+ valid, r- invalid)
seekers-command-swap-about = Choose one of your gems to swap
seekers-command-swap-gem-about = The gem: letter or word, place in a row, or letter and pile (r+ valid, r- invalid)
seekers-command-for-about = Choose the dungeon gem you want in the swap
seekers-command-for-gem-about = Its place in the dungeon, from the left
seekers-command-give-about = Give a gem to the other player
seekers-command-give-gem-about = The gem, as the question names it
seekers-command-receive-about = Add a gem you were given to your row
seekers-command-receive-end-about = left or right
seekers-command-discard-about = Discard a gem of the colour you have fewest of, among those you have
seekers-command-discard-gem-about = The colour, by letter or word
seekers-command-exchange-about = Exchange two neighbours in your row
seekers-command-exchange-gem-about = The place of the left one of the two
seekers-command-stop-about = Make no more exchanges
seekers-command-rainbow-about = Declare what colour your rainbow is
seekers-command-rainbow-colour-about = The colour, by letter or word: r red, y yellow, g green, b blue, p purple
seekers-command-number-about = Declare a number
seekers-command-number-number-about = From 1 to 8
seekers-command-plus-about = Declare a plus colour
seekers-command-plus-colour-about = The colour, by letter or word: r red, y yellow, g green, b blue, p purple
seekers-command-minus-about = Declare the minus colour
seekers-command-minus-colour-about = The colour, by letter or word: r red, y yellow, g green, b blue, p purple

## Help: the game in a few words, and commands to begin with

seekers-help = **{ seekers-name }** for two
seekers-help-new = `/{ seekers-command } new`
seekers-help-turn = `/{ seekers-command } seek`

## Turns of a deal of the day that is shared

seekers-sign-seek = no points
seekers-deed-seek = { $count ->
    [one] sent a seeker
   *[other] sent { $count } seekers
}

## The levels of computers

seekers-level-1-about = First-timers win about half
seekers-level-easy-about = Casual players win about half
seekers-level-3-about = Casual players win about 40%
seekers-level-normal-about = Casual players win about 30%
seekers-level-5-about = For people who plan ahead
seekers-level-6-about = For experienced players
seekers-level-7-about = Nearly the strongest
seekers-level-strong-about = The strongest: thinks a second
