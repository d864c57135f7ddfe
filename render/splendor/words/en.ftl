### What Splendor says in English. Names ($name, $names) come ready-made; $gems, $cards and $nobles are lists.

## Gems: a word, and the start of a label

splendor-gem-w = white
splendor-gem-b = blue
splendor-gem-g = green
splendor-gem-r = red
splendor-gem-k = black
splendor-gem-gold = gold
splendor-gem-w-label = White
splendor-gem-b-label = Blue
splendor-gem-g-label = Green
splendor-gem-r-label = Red
splendor-gem-k-label = Black
splendor-gem-gold-label = Gold

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
splendor-noble-facts = { $prestige } prestige, needs bonuses { $cost }

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
splendor-tell-final-you = You reach { $prestige } prestige: this is the final round.
splendor-tell-final = { $name } reaches { $prestige } prestige: this is the final round.
splendor-tell-blocked = Nobody can do anything any more: the game ends.
splendor-tell-won-you = The game is over: you win with { $prestige } prestige.
splendor-tell-won = The game is over: { $name } wins with { $prestige } prestige.
splendor-tell-shared = The game is over: { $names } share the win with { $prestige } prestige each.

## The open question

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

## How to read the board: the numbers on the picture

splendor-guide-1 = Coins are tokens, the money of the game: how many are left, and their letter for commands.
splendor-guide-2 = Nobles come by themselves and bring three prestige, once your bonuses match what they ask for.
splendor-guide-3 = The three decks, and how many cards each still has.
splendor-guide-4 = The prestige a card is worth.
splendor-guide-5 = The bonus it gives you: every later card costs one gem of this colour less.
splendor-guide-6 = What it costs.
splendor-guide-7 = A green frame and a tick: whoever’s turn it is can buy this card now.
splendor-guide-8 = Prestige so far, and the target that ends the game.
splendor-guide-9 = Room for three reserved cards. What lies face down, only its owner knows.
splendor-guide-10 = Small cards are bonuses: they are never spent, and lower every price.
splendor-guide-11 = Coins are this player’s tokens. The dots fill up to the limit of ten.
splendor-guide-12 = A blue spark marks whatever has changed since the last board.

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

## The rules in short

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
splendor-example = **An example.** You own a blue card and hold 1 white, 1 blue and 2 black. The card 1w4 costs 2 blue and 2 black. Your blue bonus pays one of the blue gems, so you pay 1 blue and 2 black, and keep the white. Were a black gem missing, a gold would do.
    You now have a white bonus too: from now on each card costs you one white less. Bonuses are never used up.

## The tutorial, a lesson at each of the first turns

splendor-lesson-1 = **Gems.** The most prestige wins: the yellow numbers on cards. Cards cost gems, so begin with those. Look for a card of the lowest row that you would like; its price stands below its id. Press **Take**, choose three different gems, and confirm.
splendor-lesson-2 = **Bonuses.** Every card you buy leaves you a gem for ever, the large one in its upper corner: it makes each later card one gem cheaper. That is why cheap cards come first. A card with a green frame is one you can buy now, with **Buy**; else take more gems. Two of one colour are allowed where four or more lie in the supply.
splendor-lesson-3 = **Reserving.** With **Reserve** you put a card aside that nobody else can take then, and get a gold, which stands for any gem. You can hold three such cards and buy them later. It costs a turn, so do it for a card that matters, or for the gold.
splendor-lesson-4 = **Nobles.** The figures above the rows come by themselves, at the end of your turn, when your cards’ bonuses (not your gems) match the column beside them. Each brings 3 prestige. Choose cards that serve two nobles.
splendor-lesson-5 = **The end.** Once somebody has as much prestige as the table plays for, the round is finished and the most prestige wins; tied, whoever bought fewer cards. And mind the ten: if you hold more than ten tokens after your turn, you give some back.

## Buttons (at most 80 characters)

splendor-button-take = Take
splendor-button-reserve = Reserve
splendor-button-buy = Buy
splendor-button-hand = My cards
splendor-button-clear = Clear
splendor-button-usual-payment = Gems first
splendor-button-buy-card = Buy { $card }

## Options and panels

splendor-chosen-target = to { $value } prestige

splendor-panel-take-gem = { $taken ->
    [0] { $gem } ({ $left })
    [1] ✓ { $gem } ({ $left })
   *[other] ✓✓ { $gem } ({ $left })
}
splendor-panel-take-none = Press the gems you want: **three different**, or **the same twice** from a pile of at least four. You hold { $held } of 10 tokens.
splendor-panel-take-more = { $count ->
    [one] Chosen: **{ $gems }**. Press two other gems, or this one again.
   *[other] Chosen: **{ $gems }**. Press one more gem.
}
splendor-panel-take-ready = { $surplus ->
    [0] Chosen: **{ $gems }**. You will hold { $held } of 10 tokens.
   *[other] Chosen: **{ $gems }**. You will hold { $held } tokens and then return { $surplus }.
}

splendor-panel-reserve-none = There is nothing to reserve.
splendor-panel-reserve-text = You hold { $held } of 3 reserved cards. Which card do you want to reserve?
splendor-panel-reserve-choose = A card, or the top of a deck
splendor-panel-reserve-chosen = Chosen: **{ $card }** · { $facts }
splendor-panel-reserve-gold = A gold comes with it.
splendor-panel-reserve-no-gold = No gold is left in the supply: the card comes alone.

splendor-panel-buy-none = You cannot buy a card yet. Nearest are:
splendor-panel-buy-nearest = • **{ $card }** · { $facts } · still missing: { $gems }
splendor-panel-buy-text = { $count ->
    [one] You can buy one card.
   *[other] You can buy { $count } cards. Which one?
}
splendor-panel-buy-choose = A card you can buy
splendor-panel-costs = Costs { $gems }
splendor-panel-pays = You pay { $gems }
splendor-panel-pays-nothing = Free for you
splendor-panel-buy-from-hand = from your hand
splendor-panel-buy-chosen = **{ $card }** · { $facts }
splendor-panel-buy-free = Your bonuses pay all of it.
splendor-panel-buy-due = Price after your bonuses: { $gems }
splendor-panel-buy-pay = You pay: **{ $gems }**
splendor-panel-buy-left = You keep: { $gems }
splendor-panel-buy-left-none = You keep no tokens.
splendor-panel-buy-gold-for = Gold for { $gem }

## Why a move is not legal

splendor-why-pass = You can pass only where you can do nothing else. Take gems, reserve or buy.
splendor-why-take-letters = Gems are named by letters: w white, b blue, g green, r red, k black. For example: wbk, or rr.
splendor-why-take-gold = Gold cannot be taken. It comes with a card you reserve.
splendor-why-take-none-left = No { $gem } is left in the supply.
splendor-why-take-four = Three gems are the most you can take in a turn.
splendor-why-take-pair-alone = Two of one colour are taken alone, without any other gem. Otherwise all three must differ.
splendor-why-take-pile = Two of one colour can be taken only from a pile of at least { $need }: there are { $left } { $gem }.
splendor-why-take-three = { $missing ->
    [one] Three colours or more are left, so you take three different gems: choose one more.
   *[other] Three colours or more are left, so you take three different gems: choose { $missing } more.
}
splendor-why-reserve-full = You hold { $most } reserved cards, and that is the most. Buy one of them first.
splendor-why-reserve-deck-empty = Deck { $level } is empty. Choose a card from the rows, or another deck.
splendor-why-buy-missing = You cannot afford { $card } yet. Still missing: { $gems }.
splendor-why-buy-free = Your bonuses pay all of { $card }: buy it without naming a payment.
splendor-why-buy-payment = { $paid ->
    [0] { $card } cannot be bought.
   *[other] “{ $paid }” does not pay for { $card }: its price is { $gems }, and gold (*) may stand for any of them.
}
splendor-why-no-such-card = There is no card “{ $card }”. Cards are named as on the board, for example 2b3.
splendor-why-card-not-there = Card { $card } ({ $facts }) is not on the board and not in your hand.
splendor-why-return-letter = Name one gem to return by its letter: w, b, g, r, k, or * for gold.
splendor-why-return-none = You hold no { $gem }.
splendor-why-noble-not-met = Noble { $noble } does not come to you now. Choose one of those whose buttons are under the board.
splendor-why-no-such-noble = There is no noble “{ $noble }”. Nobles are named as on the board, for example n4.

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

splendor-command-about = Splendor, for two to four
splendor-command-new-about = Open a table of Splendor in this channel
splendor-command-new-target-about = How much prestige ends the game (if not given: 15)
splendor-command-take-about = Take gems: three different, or two of one colour
splendor-command-take-gems-about = The letters of the gems: w white, b blue, g green, r red, k black
splendor-command-reserve-about = Reserve a card from the rows, or the top of a deck
splendor-command-reserve-card-about = The card’s id as on the board, or deck1, deck2, deck3
splendor-command-buy-about = Buy a card from the rows or from your hand
splendor-command-buy-card-about = The card’s id as on the board
splendor-command-buy-pay-about = The letters you pay, if not gems first (* is gold)
splendor-command-return-about = Return a token when you hold more than ten
splendor-command-return-gem-about = The letter of the gem: w, b, g, r, k, or * for gold
splendor-command-noble-about = Choose a noble where several would come to you
splendor-command-noble-noble-about = The noble’s id as on the board
splendor-command-pass-about = Pass, where nothing else is possible

## Help: the game in a few words, and commands to begin with

splendor-help = **Splendor** for two to four
splendor-help-new = `/splendor new`
splendor-help-turn = `/splendor take`
