"""The panel in which a card is chosen to be bought, and how to pay for it.

Its state is the card's id, and behind "=" the letters paid where they are not the usual
ones. Every payment is reached from the usual one by letting gold stand for one gem more.
"""

from __future__ import annotations

from bot.panels.panels import PANEL, Ask, Rows
from bot.press import PressButton
from bot.screens.screen import Screen
from render.splendor.phrases import facts, gem, gems_listed
from rules.splendor.cards import COLOURS, GOLD, Card, letters
from rules.splendor.moves import Buy
from rules.splendor.price import missing, price

NEAREST = 3
"""How many cards are named that cannot be bought yet."""


def panel(ask: Ask, state: str) -> Screen:
    """Return the list of cards that can be bought, and the one chosen with its price."""
    buys = [move for move in ask.decision.moves if isinstance(move, Buy)]
    usual = [move for move in buys if move.usual]
    if not usual:
        return Screen(text="\n".join([ask.words("splendor-panel-buy-none"), *_nearest(ask)]))
    options = [
        ask.choice(
            move,
            move.card.id,
            ask.words("splendor-panel-buy-from-hand") if _in_hand(ask, move.card) else "",
        )
        for move in usual
    ]
    rows: Rows = [[ask.select(PANEL, "buy:", ask.words("splendor-panel-buy-choose"), options)]]
    chosen = ask.offers(f"buy:{state}")
    if chosen is None:
        return Screen(text=ask.words("splendor-panel-buy-text", count=len(usual)), rows=rows)
    return Screen(text=_price(ask, chosen), rows=[*rows, *_payment(ask, chosen, buys)])


def _price(ask: Ask, move: Buy) -> str:
    mine = ask.view.seats[ask.reader]
    left = tuple(have - paid for have, paid in zip(mine.tokens, move.paid, strict=True))
    words = ask.texts
    due = price(move.card.cost, mine.bonuses)
    lines = [words("splendor-panel-buy-chosen", card=move.card.id, facts=facts(move.card, words))]
    if not any(due):
        lines.append(words("splendor-panel-buy-free"))
    else:
        if due != move.card.cost:
            lines.append(words("splendor-panel-buy-due", gems=gems_listed(due, words)))
        lines.append(words("splendor-panel-buy-pay", gems=gems_listed(move.paid, words)))
    lines.append(
        words("splendor-panel-buy-left", gems=gems_listed(left, words))
        if any(left)
        else words("splendor-panel-buy-left-none")
    )
    return "\n".join(lines)


def _payment(ask: Ask, chosen: Buy, buys: list[Buy]) -> Rows:
    """Return the button that buys, and one for each gem that gold may stand for instead."""
    payments = {move.paid: move for move in buys if move.card is chosen.card}
    instead: list[PressButton] = []
    for colour in range(len(COLOURS)):
        paid = list(chosen.paid)
        paid[colour] -= 1
        paid[GOLD] += 1
        other = payments.get((paid[0], paid[1], paid[2], paid[3], paid[4], paid[5]))
        if other is not None:
            label = ask.words("splendor-panel-buy-gold-for", gem=gem(colour, ask.words))
            instead.append(ask.button(PANEL, _said(other), label))
            instead[-1].item.emoji = ask.emoji(COLOURS[colour])
    rows: Rows = [[ask.confirm(str(chosen))]]
    if not chosen.usual:
        usual = next(move for move in payments.values() if move.usual)
        rows[0].append(ask.button(PANEL, _said(usual), ask.words("splendor-button-usual-payment")))
    return [*rows, list(instead)] if instead else rows


def _said(move: Buy) -> str:
    return f"buy:{move.card.id}" if move.usual else f"buy:{move.card.id}={letters(move.paid)}"


def _in_hand(ask: Ask, card: Card) -> bool:
    return any(held.card is card for held in ask.view.seats[ask.reader].hand)


def _nearest(ask: Ask) -> list[str]:
    """Return the cards that lack least, each with what is missing."""
    mine = ask.view.seats[ask.reader]
    cards = ask.view.in_sight(ask.reader)
    nearest = sorted(cards, key=lambda card: missing(card, mine).short)[:NEAREST]
    return [
        ask.words(
            "splendor-panel-buy-nearest",
            card=card.id,
            facts=facts(card, ask.texts),
            gems=gems_listed(missing(card, mine).after_gold(), ask.texts),
        )
        for card in nearest
    ]
