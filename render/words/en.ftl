### English. Names ($name, $names) come ready-made; $gems, $cards and $nobles are lists made by
### the list patterns below.

## Lists and lines

list-pair = { $first } and { $second }
list-middle = { $first }, { $second }
list-end = { $first } and { $second }
list-comma = { $first }, { $second }
list-semicolon = { $first }; { $second }
list-dot = { $first } · { $second }
list-sentences = { $first } { $second }

## Gems: a word, the start of a label, and with the letter that commands take

gem-w = white
gem-b = blue
gem-g = green
gem-r = red
gem-k = black
gem-gold = gold
gem-w-label = White
gem-b-label = Blue
gem-g-label = Green
gem-r-label = Red
gem-k-label = Black
gem-gold-label = Gold
gem-with-letter = { $gem } ({ $letter })
gem-count = { $count } { $gem }
gem-count-letter = { $count }{ $letter }

seat-number = Seat { $seat }

## Splendor: cards and nobles

splendor-name = Splendor
splendor-level = { $level ->
    [1] I
    [2] II
   *[3] III
}
splendor-card-short = { $prestige ->
    [0] { $id } ({ $bonus })
   *[other] { $id } ({ $bonus }, { $prestige } prestige)
}
splendor-card-unseen = an unseen level { $level } card
splendor-card-facts = { $prestige ->
    [0] Level { $level }, { $bonus } bonus, no prestige, costs { $cost }
   *[other] Level { $level }, { $bonus } bonus, { $prestige } prestige, costs { $cost }
}
splendor-card-unseen-facts = Level { $level }, face down
splendor-noble-short = { $id } ({ $prestige } prestige)
splendor-noble-facts = { $prestige } prestige, needs bonuses { $cost }

## Splendor: what happened

splendor-tell-take-you = You take { $gems }.
splendor-tell-take = { $name } takes { $gems }.
splendor-tell-reserve-you = { $gold ->
    [0] You reserve { $card }; no gold is left.
   *[other] You reserve { $card } and take a gold.
}
splendor-tell-reserve = { $gold ->
    [0] { $name } reserves { $card }; no gold is left.
   *[other] { $name } reserves { $card } and takes a gold.
}
splendor-tell-reserve-unseen-you = { $gold ->
    [0] You reserve the top card of deck { $level }; no gold is left.
   *[other] You reserve the top card of deck { $level } and take a gold.
}
splendor-tell-reserve-unseen = { $gold ->
    [0] { $name } reserves the top card of deck { $level }; no gold is left.
   *[other] { $name } reserves the top card of deck { $level } and takes a gold.
}
splendor-tell-buy-you = You buy { $card } for { $gems }.
splendor-tell-buy = { $name } buys { $card } for { $gems }.
splendor-tell-buy-free-you = You buy { $card } for nothing: your bonuses pay it all.
splendor-tell-buy-free = { $name } buys { $card } for nothing: bonuses pay it all.
splendor-tell-pass-you = You pass: there is nothing you could do.
splendor-tell-pass = { $name } passes: there is nothing to be done.
splendor-tell-return-you = { $count ->
    [one] You return { $gems }.
   *[other] You return { $count } tokens: { $gems }.
}
splendor-tell-return = { $count ->
    [one] { $name } returns { $gems }.
   *[other] { $name } returns { $count } tokens: { $gems }.
}
splendor-tell-noble-you = Noble { $noble } comes to you.
splendor-tell-noble = Noble { $noble } comes to { $name }.
splendor-tell-turned-up = { $card } is turned up.
splendor-tell-drawn-you = You draw { $card }.
splendor-tell-drawn = { $name } draws a level { $level } card unseen.
splendor-tell-final-you = You reach { $prestige } prestige: this is the final round.
splendor-tell-final = { $name } reaches { $prestige } prestige: this is the final round.
splendor-tell-blocked = Nobody can do anything any more: the game ends.
splendor-tell-won-you = The game is over: you win with { $prestige } prestige.
splendor-tell-won = The game is over: { $name } wins with { $prestige } prestige.
splendor-tell-shared = The game is over: { $names } share the win with { $prestige } prestige each.

## Splendor: the open question

splendor-ask-turn-you = Your turn: take gems, reserve or buy.
splendor-ask-turn-full-you = Your turn: take gems or buy (your hand is full).
splendor-ask-turn = It is { $name }’s turn.
splendor-ask-final-you = Your last turn: take gems, reserve or buy.
splendor-ask-final = It is { $name }’s last turn.
splendor-ask-pass-you = Your turn: nothing is possible but to pass.
splendor-ask-return-you = You hold { $held } tokens: return { $count }.
splendor-ask-return = { $name } holds { $held } tokens and must return { $count }.
splendor-ask-noble-you = Choose the noble who comes to you.
splendor-ask-noble = { $name } is choosing a noble.
splendor-ask-deal = The dealer is turning up a card.
splendor-ask-over = The game is over.

## Splendor: labels of buttons and choices (at most 80 characters)

splendor-label-reserve = { $prestige ->
    [0] { $id } · { $bonus } · costs { $cost }
   *[other] { $id } · { $bonus }, { $prestige } prestige · costs { $cost }
}
splendor-label-reserve-unseen = Top card of deck { $level }, unseen
splendor-label-buy = { $prestige ->
    [0] { $id } · { $bonus } · pay { $cost }
   *[other] { $id } · { $bonus }, { $prestige } prestige · pay { $cost }
}
splendor-label-buy-free = { $prestige ->
    [0] { $id } · { $bonus } · free
   *[other] { $id } · { $bonus }, { $prestige } prestige · free
}
splendor-label-pass = Pass
splendor-label-noble = { $id } · { $prestige } prestige · { $cost }
splendor-label-deal = { $card }

## Splendor: alternative text

splendor-alt-title = Splendor to { $target } prestige.
splendor-alt-title-final = Splendor to { $target } prestige, final round.
splendor-alt-seat = { $number } { $name }: { $facts }.
splendor-alt-gone = has left
splendor-alt-prestige = { $prestige } prestige
splendor-alt-bonuses = bonuses { $gems }
splendor-alt-tokens = { $count ->
    [one] 1 token ({ $gems })
   *[other] { $count } tokens ({ $gems })
}
splendor-alt-no-tokens = no tokens
splendor-alt-hand = reserved { $cards }
splendor-alt-hand-unseen = { $level } unseen
splendor-alt-nobles-won = nobles { $nobles }
splendor-alt-supply = Supply: { $gems }.
splendor-alt-supply-empty = The supply is empty.
splendor-alt-row = Level { $level }, deck { $deck }: { $cards }.
splendor-alt-row-empty = Level { $level }, deck { $deck }: no cards.
splendor-alt-card = { $prestige ->
    [0] { $id } costs { $cost }
   *[other] { $id } { $prestige } prestige costs { $cost }
}
splendor-alt-nobles = Nobles: { $nobles }.
splendor-alt-nobles-none = No nobles are left.
splendor-alt-noble = { $id } needs { $cost }
splendor-alt-hand-empty = You have reserved no cards.
splendor-alt-hand-title = { $count ->
    [one] Your reserved card.
   *[other] Your { $count } reserved cards.
}
splendor-alt-hand-ready = { $id }: { $facts }. You can buy it now.
splendor-alt-hand-missing = { $gold ->
    [0] { $id }: { $facts }. Still missing: { $missing }.
   *[other] { $id }: { $facts }. Still missing: { $missing }, of which your gold pays { $gold }.
}
splendor-alt-hand-tokens = Your tokens: { $gems }.
splendor-alt-hand-no-tokens = You have no tokens.
splendor-alt-hand-bonuses = Your bonuses: { $gems }.
splendor-alt-hand-no-bonuses = You have no bonuses.

## Splendor: the finished game

splendor-standing = { $nobles ->
    [0] { $cards ->
        [one] { $place }. { $name }: { $prestige } prestige, 1 card
       *[other] { $place }. { $name }: { $prestige } prestige, { $cards } cards
    }
    [one] { $cards ->
        [one] { $place }. { $name }: { $prestige } prestige, 1 card, 1 noble
       *[other] { $place }. { $name }: { $prestige } prestige, { $cards } cards, 1 noble
    }
   *[other] { $cards ->
        [one] { $place }. { $name }: { $prestige } prestige, 1 card, { $nobles } nobles
       *[other] { $place }. { $name }: { $prestige } prestige, { $cards } cards, { $nobles } nobles
    }
}
splendor-standing-gone = { $name }: left the game with { $prestige } prestige
splendor-reckoning-won = { $name } wins with { $prestige } prestige.
splendor-reckoning-tiebreak = { $cards ->
    [one] { $names } both have { $prestige } prestige; { $name } bought fewer cards (1) and wins.
   *[other] { $names } are level at { $prestige } prestige; { $name } bought the fewest cards ({ $cards }) and wins.
}
splendor-reckoning-shared = { $names } share the win: { $prestige } prestige and { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} each.
splendor-reckoning-alone = { $name } wins: everyone else has left.
splendor-reckoning-none = Everyone has left: nobody wins.

## Splendor: the rules in short

splendor-rules-aim = **Splendor**, for two to four. Collect gems, buy cards with them, win nobles. Whoever has the most prestige in the end wins.
splendor-rules-turn = **Your turn is one of these:**
splendor-rules-take = • **Take three gems** of different colours. Where fewer than three colours are left, take one each of one or two of them.
splendor-rules-pair = • **Take two gems** of one colour, if at least four of it lie in the supply.
splendor-rules-reserve = • **Reserve a card** from the rows, or the top card of a deck, which you alone see. A gold comes with it while there is any. You can hold three.
splendor-rules-buy = • **Buy a card** from the rows or from your hand. Gold stands for any gem.
splendor-rules-pass = You pass only if none of these is possible.
splendor-rules-bonus = **Bonuses.** Each card you own makes every later card cheaper by one gem of its colour.
splendor-rules-limit = **Ten tokens.** If you end your turn with more than ten, gold included, you return the surplus, whichever you like.
splendor-rules-nobles = **Nobles** come by themselves, at most one a turn, to the player whose bonuses meet what they ask for: three prestige each. If several would come, you choose.
splendor-rules-end = **The end.** Once somebody has reached the target (15, unless the table chose otherwise), the round is finished, so that all have had as many turns. Most prestige wins; tied, the fewest bought cards; still tied, the win is shared.
splendor-rules-letters = **In commands**: w white, b blue, g green, r red, k black, { "*" } gold. Cards go by their ids: 2b3 is level 2, blue, number 3.
splendor-glossary = **Prestige** are the points. **Tokens** are gems you pay with; **bonuses** are gems you keep, one from each card you bought. **Gold** stands for any gem. **Level** I, II and III are the three rows, the dear cards on top. **Reserve** means to put a card aside for yourself.
