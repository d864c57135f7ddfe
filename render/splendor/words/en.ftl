### What Splendor says in English. Names ($name, $names) come ready-made; $gems, $cards and $nobles are lists.

## Gems: a word, and the start of a label

splendor-gem-w = white
splendor-gem-b = blue
splendor-gem-g = green
splendor-gem-r = red
splendor-gem-k = black
splendor-gem-gold = gold
splendor-colours = Favourite opening colours: { $colours }
splendor-gem-w-label = White
splendor-gem-b-label = Blue
splendor-gem-g-label = Green
splendor-gem-r-label = Red
splendor-gem-k-label = Black
splendor-gem-gold-label = Gold
splendor-gem-count = { $count } { $gem }
splendor-gem-w-typed = diamond diamonds
splendor-gem-b-typed = sapphire sapphires
splendor-gem-g-typed = emerald emeralds
splendor-gem-r-typed = ruby rubies
splendor-gem-k-typed = onyx onyxes
splendor-gem-gold-typed = joker jokers

## Cards and nobles

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
splendor-noble-facts = { $prestige } prestige, asks for bonuses { $cost }

## What happened

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
splendor-tell-buy-free-you = You buy { $card } for free: your bonuses cover the price.
splendor-tell-buy-free = { $name } buys { $card } for free: bonuses cover the price.
splendor-tell-pass-you = You pass: no other move is possible.
splendor-tell-pass = { $name } passes: no other move is possible.
splendor-tell-return-you = { $count ->
    [one] You return { $gems }.
   *[other] You return { $count } tokens: { $gems }.
}
splendor-tell-return = { $count ->
    [one] { $name } returns { $gems }.
   *[other] { $name } returns { $count } tokens: { $gems }.
}
splendor-tell-noble-you = Noble { $noble } visits you.
splendor-tell-noble = Noble { $noble } visits { $name }.
splendor-tell-turned-up = { $card } is revealed.
splendor-tell-drawn-you = You draw { $card }.
splendor-tell-drawn = { $name } draws { $card }.
splendor-tell-final-you = You reach { $prestige } prestige: this is the final round.
splendor-tell-final = { $name } reaches { $prestige } prestige: this is the final round.
splendor-tell-blocked = Nobody can move any more, so the game ends.
splendor-film-take = takes { $gems }
splendor-film-reserve = reserves { $card }
splendor-film-reserve-unseen = reserves from deck { $level }, unseen
splendor-film-buy = buys { $card } ({ $bonus })
splendor-film-pass = passes
splendor-brief-take = { $name } takes { $gems }.
splendor-brief-reserve = { $name } reserves { $card }.
splendor-brief-reserve-unseen = { $name } reserves from deck { $level }.
splendor-brief-buy = { $prestige ->
    [0] { $name } buys { $card }.
   *[other] { $name } buys { $card } (+{ $prestige }).
}
splendor-brief-turned-up = New: { $card }.
splendor-brief-return = Returned: { $gems }.

## The open question

splendor-ask-turn-you = Your turn: take gems, reserve a card or buy one.
splendor-ask-turn-full-you = Your turn: take gems or buy a card (you already hold three reserved cards).
splendor-ask-turn = It’s { $name }’s turn.
splendor-ask-final-you = Your last turn: take gems, reserve a card or buy one.
splendor-ask-final-full-you = Your last turn: take gems or buy a card (you already hold three reserved cards).
splendor-ask-final = It’s { $name }’s last turn.
splendor-ask-pass-you = Your turn: all you can do is pass.
splendor-ask-return-you = You hold { $held } tokens: return { $count }.
splendor-ask-return = { $name } holds { $held } tokens and must return { $count }.
splendor-ask-noble-you = Choose the noble who visits you.
splendor-ask-noble = { $name } is choosing a noble.
splendor-ask-deal = A new card is being revealed.
splendor-ask-over = The game is over.

## Labels of buttons and choices (at most 80 characters)

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

## Alternative text

splendor-alt-ready = Can be bought now: { $ids }.
splendor-alt-choices = Can visit now: { $ids }.
splendor-alt-best = The best answer: { $move }.
splendor-alt-new = New: { $changes }.
splendor-alt-new-place = an empty place on level { $level }
splendor-alt-new-supply = supply { $gems }
splendor-alt-new-seat = { $name } { $parts }
splendor-alt-new-prestige = prestige
splendor-alt-new-token = tokens { $gems }
splendor-alt-new-bonus = bonus { $gems }
splendor-alt-done = has had the last turn
splendor-alt-title = { splendor-name }, played to { $target } prestige.
splendor-alt-title-final = { splendor-name }, played to { $target } prestige, final round.
splendor-alt-round = Round { $round }.
splendor-alt-seat = { $number } { $name }: { $facts }.
splendor-alt-gone = has resigned
splendor-alt-prestige = { $prestige } prestige
splendor-alt-bonuses = bonuses { $gems }
splendor-alt-tokens = { $count ->
    [one] 1 token ({ $gems })
   *[other] { $count } tokens ({ $gems })
}
splendor-alt-no-tokens = no tokens
splendor-alt-hand = reserved { $cards }
splendor-alt-hand-unseen = { $level } unseen
splendor-alt-hand-short = { $short ->
    [0] { $card } (affordable)
   *[other] { $card } ({ $short } missing)
}
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
splendor-alt-hand-empty = You haven’t reserved any cards.
splendor-alt-hand-title = { $count ->
    [one] Your reserved card.
   *[other] Your { $count } reserved cards.
}
splendor-alt-hand-ready = { $id }: { $facts }. You can buy it now.
splendor-alt-hand-missing = { $gold ->
    [0] { $id }: { $facts }. Still missing: { $missing }.
   *[other] { $id }: { $facts }. Still missing: { $missing }; your gold covers { $gold } of that.
}
splendor-alt-hand-tokens = Your tokens: { $gems }.
splendor-alt-hand-no-tokens = You have no tokens.
splendor-alt-hand-bonuses = Your bonuses: { $gems }.
splendor-alt-hand-no-bonuses = You have no bonuses.
splendor-alt-hand-near = The cards you’re closest to buying:
splendor-alt-hand-noble = { $id } still asks for { $missing }.
splendor-alt-hand-noble-ready = { $id } will visit you.
splendor-alt-decisive = The last turning point: turn { $turn }, { $name }.
splendor-hand-own = Reserved, and what you still need
splendor-hand-bought = Bought; nothing reserved
splendor-hand-near = Nearest to buy, and what you still need
splendor-hand-means = Bonuses + tokens
splendor-hand-nobles = Nobles still ask for

## How to read the board: the numbers on the picture

splendor-guide-1 = The prestige that ends the game; below it, the current round.
splendor-guide-2 = The prestige a card is worth.
splendor-guide-3 = Nobles. Once you have the bonuses a noble asks for, it visits you automatically and brings three prestige.
splendor-guide-4 = The bonus it gives you: every later card costs one gem less of this colour.
splendor-guide-5 = A green frame and a tick: the player whose turn it is can buy this card now.
splendor-guide-6 = What it costs.
splendor-guide-7 = The three decks, and how many cards each still has.
splendor-guide-8 = A blue spark marks whatever has changed since the last board.
splendor-guide-9 = Up to three reserved cards. Only the owner knows a card that’s face down. With four players, cards are small for those not to move: below them, a tick means that the owner can afford the card, a number how many gems are missing.
splendor-guide-10 = Prestige so far, and the nobles who have visited.
splendor-guide-11 = Coins are tokens, the money of the game: how many are left, and their letter for commands.
splendor-guide-12 = Coins with numbers: this player’s tokens of each colour, gold last.
splendor-guide-13 = Piles of cards: the cards bought of each colour, which are bonuses. They’re never spent, and they lower every price.

## The finished game

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
splendor-standing-gone = { $name }: resigned with { $prestige } prestige
splendor-reckoning-won = { $name } wins with { $prestige } prestige.
splendor-reckoning-tiebreak = { $cards ->
    [one] { $names } both have { $prestige } prestige; { $name } bought fewer cards (1) and wins.
   *[other] { $names } are tied at { $prestige } prestige; { $name } bought the fewest cards ({ $cards }) and wins.
}
splendor-reckoning-shared = { $names } share the win: { $prestige } prestige and { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} each.
splendor-reckoning-alone = { $name } wins: everyone else has resigned.
splendor-reckoning-none = Everyone has resigned: nobody wins.
splendor-reckoning-lead = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}, won by { $lead } prestige.

## The rules in short

splendor-rules-aim = **{ splendor-name }**, for two to four. Collect gems, use them to buy development cards, and attract nobles. Whoever has the most prestige at the end wins.
splendor-rules-turn = **On your turn, do one of these:**
splendor-rules-take = • **Take three gems** of different colours. If only one or two colours are left, take one gem of either, or one of each.
splendor-rules-pair = • **Take two gems** of one colour, if the supply has at least four of it.
splendor-rules-reserve = • **Reserve a card** from the rows, or the top card of a deck, which only you get to see. You also get a gold, if there is one. You can hold three reserved cards.
splendor-rules-buy = • **Buy a card** from the rows or one you reserved. Gold stands for any gem.
splendor-rules-pass = You may pass only if none of these is possible.
splendor-rules-bonus = **Bonuses.** Each card you own makes every later card one gem of its colour cheaper.
splendor-rules-limit = **Ten tokens.** If you have more than ten at the end of your turn, gold included, you return the surplus. You choose which.
splendor-rules-nobles = **Nobles** visit automatically, at most one per turn: as soon as you have the bonuses a noble asks for, it comes to you. Each brings three prestige. If several could come, you choose.
splendor-rules-end = **The end.** When somebody reaches the target (15, unless the table chose otherwise), the round is finished, so that everyone has had the same number of turns. Most prestige wins; on a tie, the fewest cards bought; after that, the win is shared.
splendor-rules-letters = **In commands**: w white, b blue, g green, r red, k black, { "*" } gold; whole words work too. Cards go by their ids: 2b3 is level 2, blue, number 3.
splendor-glossary = **Prestige** points are your score. **Tokens** are gems you pay with; **bonuses** are gems you keep, one from each card you buy. **Gold** stands for any gem. **Levels** I, II and III are the three rows of cards, the most expensive on top. To **reserve** a card is to put it aside for yourself.
splendor-example = **An example.** You own a blue card and hold 1 white, 1 blue and 2 black. Card 1w4 costs 2 blue and 2 black. Your blue bonus covers one of the blue gems, so you pay 1 blue and 2 black, and keep the white. If you were one black short, a gold would do.
    Now you have a white bonus too: from now on every card costs you one white less. Bonuses are never used up.

## What speaks for a move: short lines without a subject, for the reader's own move and for a computer's

splendor-why-wins = Wins at once.
splendor-why-last-turn = The last turn: { $points } prestige in all, and { $theirs } for { $seat }.
splendor-why-noble = Noble { $noble } visits: { $points } prestige, { $after } in all.
splendor-why-then-noble = Noble { $noble } is likely to visit { $turns ->
    [one] next turn
   *[other] within { $turns } turns
}: { $points } prestige.
splendor-why-then-target = Likely to reach { $target } prestige { $turns ->
    [one] next turn
   *[other] within { $turns } turns
}.
splendor-why-brings = { $brings ->
    [bonus] a { $colour } bonus
    [noble] { $points } prestige with noble { $noble }
    [target] { $after } prestige in all, reaching the target
    [targetnoble] { $after } prestige in all with noble { $noble }, reaching the target
   *[prestige] { $points } prestige
}
splendor-why-otherwise-noble = After the other move, { $seat } is likely to get noble { $noble } { $turns ->
    [one] next turn
   *[other] within { $turns } turns
}: { $points } prestige.
splendor-why-otherwise-target = After the other move, { $seat } is likely to reach { $target } prestige { $turns ->
    [one] next turn
   *[other] within { $turns } turns
}.
splendor-why-keeps = { $card } ({ $what }) is safe and can be bought { $turns ->
    [one] next turn
   *[other] in { $turns } turns
}.
splendor-why-keeps-over = { $card } ({ $points ->
    [0] no
   *[other] { $points }
} prestige) { $short ->
    [0] can be bought next turn
    [one] is one gem short
   *[other] is { $short } gems short
}; { $other } ({ $less }) is { $farther ->
    [one] one gem
   *[other] { $farther }
} short.
splendor-why-gold-only = The supply has no { $colour } left, but the gold can pay for one that { $card } needs.
splendor-why-denies = Keeps { $card } ({ $what }) from { $seat }, who could buy it next turn.
splendor-why-denies-near = Keeps { $card } ({ $what }) from { $seat }, who is { $short ->
    [one] one gem
   *[other] { $short } gems
} short of it.
splendor-why-denies-wanted = Keeps { $card } ({ $what }) from { $seat }, who is expected to take it next turn.
splendor-why-target = { $nobles ->
    [0] Reaches { $after } prestige
   *[other] Noble { $noble } comes with it: { $after } prestige
}, which makes this the final round.
splendor-why-prestige = { $points } prestige now: { $before } → { $after }{ $less ->
    [0] .
   *[other] ; the other move brings { $less }.
}
splendor-why-noble-near = Noble { $noble } is { $missing ->
    [one] one card away
   *[other] { $missing } cards away
}{ $before ->
    [0] .
   *[other] ; after the other move, { $before }.
}
splendor-why-noble-alone = Noble { $noble } is { $missing ->
    [one] one card away
   *[other] { $missing } cards away
}, and at least { $others } away for everybody else.
splendor-why-noble-stays = Noble { $noble } can wait: everybody else is at least { $others ->
    [one] one card
   *[other] { $others } cards
} away.
splendor-why-sooner = { $gold ->
    [0] {""}
   *[other] With the gold,{" "}
}{ $card } ({ $what }) can be bought { $turns ->
    [one] next turn
   *[other] in { $turns } turns
}{ $first ->
    [0] {""}
    [one] {" "}unless { $seat } buys it first
   *[other] {" "}unless { $seat } or somebody else buys it first
}; after the other move, { $later ->
    [0] not within four turns by gems alone
    [one] next turn
   *[other] in { $later }
}.
splendor-why-ahead = { $turns ->
    [one] By next turn
   *[other] Within { $turns } turns
}, { $ids } can bring { $points } prestige{ $reaches ->
    [0] {""}
   *[other] {" "}in all, reaching the target
}; after the other move, { $less ->
    [0] none
   *[other] { $less } at most
}.
splendor-why-more-cards = { $turns ->
    [one] By next turn
   *[other] Within { $turns } turns
}, { $ids } can be bought; after the other move, { $less ->
    [0] no card
    [one] only one card
   *[other] only { $less } cards
}.
splendor-why-more-cards-scoring = { $turns ->
    [one] By next turn
   *[other] Within { $turns } turns
}, { $ids } can be bought; after the other move, { $less ->
    [one] only one card
   *[other] only { $less } cards
} for as much prestige.
splendor-why-course = Expected { $turns ->
    [one] by next turn
   *[other] within { $turns } turns
}: { $after } prestige in all, with { $ids }; after the other move { $less }{ $others ->
    [0] .
   *[other] , with { $other_ids }.
}
splendor-why-saves-turn = The other move only reserves the card and takes a gold: buying it would take another turn.
splendor-why-towards = Better for { $held ->
    [0] {""}
   *[other] the reserved{" "}
}{ $ids }{ $others ->
    [0] .
   *[other] ; the other move, for { $other_ids }.
}
splendor-why-gathers = Goes towards { $ids }.
splendor-why-limit = Ten tokens are the limit: the other move would mean returning { $more }{ $less ->
    [0] .
   *[other] , this one { $less }.
}
splendor-theme-nobles = Nobles
splendor-theme-reserving = Reserving cards
splendor-theme-denying = What others need
splendor-theme-tempo = Tempo
splendor-theme-end = The end
splendor-why-alike = The two are close: this one is better for { $ids }, the other for { $other_ids }.
splendor-why-waits = { $card } ({ $what }) can still be bought next turn; nobody else can buy it before.
splendor-why-waits-held = { $card } ({ $what }), which is in hand, can still be bought next turn.
splendor-why-known = { $card } ({ $what }) is safe, though { $short ->
    [one] one gem
   *[other] { $short } gems
} short{ $deck ->
    [0] .
   *[other] ; the top card of the deck could be any.
}
splendor-why-known-nearer = { $card } ({ $what }) is { $short ->
    [one] one gem
   *[other] { $short } gems
} short; { $seat }, who is { $less } short of it, can’t buy it any more.
splendor-why-alike-known = The two are close: { $card } ({ $what }) is safe, though { $short ->
    [one] one gem
   *[other] { $short } gems
} short.
splendor-why-alike-kept = The two are close: { $card } ({ $points } prestige) is { $short ->
    [one] one gem
   *[other] { $short } gems
} short, { $other } ({ $less }) is { $farther }.
splendor-why-unseen-nearer = { $card } ({ $what }) is { $short ->
    [one] one gem
   *[other] { $short } gems
} short; of the { $all } unseen cards of level { $level }, { $nearer } are no farther, and nobody else would see which it is.
splendor-why-spares-gold = { $card } would cost { $gold ->
    [one] one gold
   *[other] { $gold } gold
} now, and next turn { $less ->
    [0] none
    [one] one
   *[other] { $less }
}.
splendor-why-spends = { $card } ({ $points } prestige) is { $short ->
    [0] then paid for
    [one] then one gem short
   *[other] then { $short } gems short
}; paying for { $other } would leave it { $farther } short.
splendor-why-gold = A gold comes with it.
splendor-why-unseen = Nobody else sees the card, and no new one is revealed for them.
splendor-why-keeps-gems = Keeps { $gems } and pays { $spent } instead.
splendor-why-bonus = { $free ->
    [0] { $gold ->
        [0] The
        [one] For one gold, the
       *[other] For { $gold } gold, the
    }
   *[other] Free: the
} { $colour } bonus makes { $held ->
    [0] { $cards ->
        [one] one card
       *[other] { $cards } cards
    } in sight
   *[other] the reserved { $ids }{ $cards ->
        [0] {""}
        [one] {" "}and one more card
       *[other] {" "}and { $cards } more cards
    }
} cheaper{ $others ->
    [0] .
   *[other] ; the { $gems } one, { $less ->
        [0] none
        [one] one card
       *[other] { $less } cards
    }.
}
splendor-why-last-gems = Takes the last { $count ->
    [one] { $gems }
   *[other] { $count } { $gems }
}, which { $seat } needs: only { $short ->
    [one] one gem
   *[other] { $short } gems
} short of { $card } ({ $what }).
splendor-why-last-held = Takes the last { $gems }: { $seat } lacks { $missing } for the reserved { $card } ({ $what }).
splendor-why-out-of-reach-tie = No move beats the { $theirs } prestige of { $seat }: a tie goes to fewer cards.
splendor-why-unstopped = No move keeps { $seat } from the target: { $card } next turn makes { $after } prestige.
splendor-why-out-of-reach = No move reaches the { $theirs } prestige of { $seat }.
splendor-why-ends-anyway = Either way, { $seat } is likely to reach { $target } prestige next turn.

## The tutorial, a lesson at each of the first turns

splendor-lesson-1 = **Gems.** The most prestige wins: the number at the top left of a card. Cards cost gems, so start by collecting some. Find a card in the bottom row that you’d like; its price is at the bottom. Press **Take**, choose three gems, and press **Confirm**.
splendor-lesson-2 = **Bonuses.** Every card you buy gives you a permanent gem, its bonus: the large gem in its corner. From then on, every card costs you one gem of that colour less. That’s why cheap cards come first. **Buy** shows the cards you can buy now; in the picture they have a green frame, and under the board up to five have buttons. If there are none yet, take more gems. You may take two of one colour when the supply has four or more of it.
splendor-lesson-3 = **Reserving.** **Reserve** puts a card aside, so nobody else can take it, and gives you a gold, which stands for any gem. You can hold three such cards and buy them later. It costs a turn, so do it for a card that matters, or for the gold.
splendor-lesson-4 = **Nobles.** The nobles above the rows visit you automatically at the end of your turn, as soon as the cards you own give you the bonuses they ask for, shown beside them (tokens don’t count). Each brings 3 prestige. Now **Buy** a card whose colour a noble asks for, or **Take** gems for one: best a card that helps with two nobles at once.
splendor-lesson-5 = **The end.** Once somebody reaches the table’s target, the round is finished and the most prestige wins; on a tie, whoever bought fewer cards. And remember the limit of ten: if you hold more than ten tokens at the end of your turn, you return some.

## Buttons (at most 80 characters)

splendor-button-take = Take
splendor-button-reserve = Reserve
splendor-button-buy = Buy
splendor-button-hand = My cards
splendor-button-usual-payment = Pay gems first
splendor-button-card = { $prestige ->
    [0] { $card }
   *[other] { $card } +{ $prestige }
}
splendor-button-buy-card = Buy { $card }
splendor-button-free = free
splendor-button-deck = Deck { $level }

## Options and panels

splendor-chosen-target = to { $value } prestige
splendor-cover-target = prestige

splendor-plan-later = { $count ->
    [0] If you have to return tokens, you’ll be asked which. You can also choose them now, in order:
   *[other] If you have to return tokens, in this order: { $answers }
}
splendor-panel-take-empty = There’s no gem left to take.
splendor-panel-take-text = { $held ->
    [0] You hold no tokens. Which gems do you want to take?
   *[other] You hold { $gems }: { $held } of 10 tokens. Which gems do you want to take?
}
splendor-panel-take-chosen = { $surplus ->
    [0] Chosen: **{ $gems }**. You’ll hold { $held } of 10 tokens.
   *[other] Chosen: **{ $gems }**. You’ll hold { $held } tokens and then return { $surplus }.
}

splendor-panel-reserve-none = There’s nothing to reserve.
splendor-panel-reserve-text = You hold { $held } of 3 reserved cards. Which card do you want to reserve?
splendor-panel-reserve-chosen = Chosen: **{ $card }** · { $facts }
splendor-panel-reserve-deck = Chosen: **{ $deck }**
splendor-panel-reserve-gold = You get a gold with it.
splendor-panel-reserve-no-gold = There’s no gold left: you get only the card.

splendor-panel-buy-none = You can’t buy a card yet. You’re closest to these:
splendor-panel-buy-nearest = • **{ $card }** · { $facts } · still missing: { $gems }
splendor-panel-buy-text = You can buy { $count } cards. Which one?
splendor-panel-buy-chosen = **{ $card }** · { $facts }
splendor-panel-buy-free = Your bonuses cover the whole price.
splendor-panel-buy-due = Price after your bonuses: { $gems }
splendor-panel-buy-pay = You pay: **{ $gems }**
splendor-panel-buy-left = You keep: { $gems }
splendor-panel-buy-left-none = You’ll have no tokens left.
splendor-panel-buy-gold-for = Pay gold for { $gem }

## Why a move is not legal

splendor-why-pass = You can pass only when nothing else is possible. Take gems, reserve a card or buy one.
splendor-why-take-letters = Name gems by letter or by word: w white, b blue, g green, r red, k black. For example: wbk, or rr.
splendor-why-take-gold = You can’t take gold. You get it when you reserve a card.
splendor-why-take-none-left = There’s no { $gem } left in the supply.
splendor-why-take-four = You can take at most three gems in a turn.
splendor-why-take-pair-alone = If you take two of one colour, you can’t take anything else. Otherwise all three must be different.
splendor-why-take-pile = You can take two of one colour only if the supply has at least { $need } of it: there are { $left } { $gem }.
splendor-why-take-three = { $missing ->
    [one] At least three colours are left, so you take three different gems: choose one more.
   *[other] At least three colours are left, so you take three different gems: choose { $missing } more.
}
splendor-why-reserve-full = You already hold { $most } reserved cards, and that’s the limit. Buy one of them first.
splendor-why-reserve-deck-empty = Deck { $level } is empty. Choose a card from the rows, or another deck.
splendor-why-buy-missing = You can’t afford { $card } yet. Still missing: { $gems }.
splendor-why-buy-free = Your bonuses cover the whole price of { $card }: buy it without naming a payment.
splendor-why-buy-payment = { $paid ->
    [0] You can’t buy { $card }.
   *[other] “{ $paid }” doesn’t pay for { $card }: its price is { $gems }, and gold (*) may stand for any of them.
}
splendor-why-no-such-card = There’s no card “{ $card }”. Cards go by the ids on the board, for example 2b3.
splendor-why-card-not-there = Card { $card } ({ $facts }) is neither on the board nor among your reserved cards.
splendor-why-return-letter = Name one gem to return, by letter or by word: w white, b blue, g green, r red, k black, { "*" } gold.
splendor-why-return-none = You have no { $gem }.
splendor-why-noble-not-met = Noble { $noble } can’t visit you now. Choose one of those who can, with their buttons.
splendor-why-no-such-noble = There’s no noble “{ $noble }”. Nobles go by the ids on the board, for example n4.

## The names of commands and of their options: in English as the code has them

splendor-command = splendor
splendor-command-take = take
splendor-command-reserve = reserve
splendor-command-buy = buy
splendor-command-return = return
splendor-command-noble = noble
splendor-command-pass = pass
splendor-option-target = target
splendor-option-gems = gems
splendor-option-card = card
splendor-option-pay = pay
splendor-option-gem = gem
splendor-option-noble = noble

## Commands (descriptions: at most 100 characters)

splendor-command-about = { splendor-name }, for two to four
splendor-command-new-about = Open a table of { splendor-name } in this channel
splendor-command-new-target-about = How much prestige ends the game (default: 15)
splendor-command-take-about = Take gems: three different, or two of one colour
splendor-command-take-gems-about = The gems, by letter or word: w white, b blue, g green, r red, k black (for example wbk)
splendor-command-reserve-about = Reserve a card from the rows, or the top of a deck
splendor-command-reserve-card-about = The card’s id on the board, or deck1, deck2, deck3 for the top of a deck
splendor-command-buy-about = Buy a card from the rows, or one you reserved
splendor-command-buy-card-about = The card’s id on the board
splendor-command-buy-pay-about = The gems you pay, * for gold (default: gems first)
splendor-command-return-about = Return a token when you hold more than ten
splendor-command-return-gem-about = The gem, by letter or word: w, b, g, r, k, or * for gold
splendor-command-noble-about = Choose a noble when several would visit you
splendor-command-noble-noble-about = The noble’s id on the board
splendor-command-pass-about = Pass, when nothing else is possible

## Help: the game in a few words, and commands to begin with

splendor-help = **{ splendor-name }** for two to four
splendor-help-new = `/{ splendor-command } new`
splendor-help-turn = `/{ splendor-command } take`

## Styles of computers, with the name of who plays so

splendor-level-1-about = First-timers win about half
splendor-level-2-about = First-timers win about 30%
splendor-level-easy-about = Casual players win about half
splendor-level-4-about = Casual players win about 40%
splendor-level-normal-about = Casual players win about 30%
splendor-level-6-about = For people who want more
splendor-level-7-about = For people who play regularly
splendor-level-8-about = For people who plan ahead
splendor-level-9-about = Casual players win about 5%
splendor-level-10-about = For experienced players
splendor-level-11-about = For strong players
splendor-level-12-about = For very strong players
splendor-level-13-about = Nearly the strongest
splendor-level-strong-about = The strongest: thinks a second
splendor-style-collector = collector
splendor-style-collector-name = Greta, Gustav, Gemma, Gil
splendor-style-collector-about = Gathers bonuses before prestige
splendor-style-sniper = sniper
splendor-style-sniper-name = Viktor, Vera, Vito, Viola
splendor-style-sniper-about = Reserves the cards that others need
splendor-style-courtier = courtier
splendor-style-courtier-name = Celeste, Cedric, Cosima, Cyril
splendor-style-courtier-about = Plays for the nobles
splendor-style-climber = climber
splendor-style-climber-name = Tenzin, Tara, Tashi, Tove
splendor-style-climber-about = Saves up for the most expensive cards

## Turns of a deal of the day that is shared

splendor-sign-take = took tokens
splendor-sign-reserve = reserved
splendor-sign-buy = bought
splendor-sign-pass = passed
splendor-deed-take = { $count ->
    [one] took tokens
   *[other] took tokens { $count } times
}
splendor-deed-reserve = { $count ->
    [one] reserved
   *[other] reserved { $count } times
}
splendor-deed-buy = { $count ->
    [one] bought a card
   *[other] bought { $count } cards
}
splendor-deed-pass = { $count ->
    [one] passed
   *[other] passed { $count } times
}
