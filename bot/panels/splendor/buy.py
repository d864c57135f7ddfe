"""Buying: a button for each card that can be bought, the price, and how to pay.

The panel's state is the card's id, and, unless the payment is the default, "=" and the letters paid. Every
payment can be reached from the default one by replacing one gem after the other with gold.
"""

import discord

from bot.messages.press import PressButton
from bot.messages.screen import Screen, rows_of
from bot.panels.viewpoint import PANEL, ControlRows, Viewpoint
from render.splendor.phrases import counted, facts, gem, gems_listed, lettered
from rules.splendor.cards import COLOURS, GOLD, NO_GEMS, Card, letters
from rules.splendor.moves import Buy
from rules.splendor.price import missing, price

CARDS_PER_ROW = 3
"""As many as there is room for beside each other."""
MAX_CARDS_NAMED = 3
"""How many of the cards that can't be bought yet are named."""


def panel(viewpoint: Viewpoint, state: str) -> Screen:
    """Return the cards that can be bought, and the one chosen, or the only one, with its price."""
    offered, words = usual_buys(viewpoint), viewpoint.words
    if not offered:
        return Screen(text="\n".join([words("splendor-panel-buy-none"), *_nearest(viewpoint)]))
    alone = offered[0] if len(offered) == 1 else None
    chosen = viewpoint.offers(f"buy:{state}") or alone
    rows: ControlRows = []
    if not alone:
        shown = [chosen if chosen and chosen.card is it.card else it for it in offered]
        rows = rows_of([_card_button(viewpoint, it, chosen) for it in shown], CARDS_PER_ROW)
    if chosen is None:
        return Screen(text=words("splendor-panel-buy-text", count=len(offered)), rows=rows)
    return Screen(text=_price(viewpoint, chosen), rows=[*rows, *_payment(viewpoint, chosen)])


def usual_buys(viewpoint: Viewpoint) -> list[Buy]:
    """Return each card that can be bought, for the usual payment; those with the most prestige first."""
    usual = [move for move in viewpoint.decision.moves if isinstance(move, Buy) and move.usual]
    return sorted(usual, key=lambda move: (-move.card.prestige, sum(move.paid)))


def payments(viewpoint: Viewpoint, card: Card) -> list[Buy]:
    """Return the ways to pay for a card, the usual one first."""
    buys = [move for move in viewpoint.decision.moves if isinstance(move, Buy)]
    return [move for move in buys if move.card is card]


def buy_button(viewpoint: Viewpoint, move: Buy, *, short: bool = False) -> PressButton:
    """Return the button that shows a card's price: its id and prestige, and what is paid unless it is `short`."""
    words = viewpoint.words
    label = words("splendor-button-buy-card", card=card_label(viewpoint, move.card))
    if not short:
        # Nobody reads * as gold who hasn't typed it.
        gold = counted((*NO_GEMS[:GOLD], move.paid[GOLD]), words)
        gems = " ".join([*lettered(move.paid[:GOLD], words), *gold]) or words(
            "splendor-button-free"
        )
        label = words.joined([label, gems], "dot")
    button = viewpoint.button(PANEL, _argument_of(move), label, discord.ButtonStyle.success)
    button.item.emoji = viewpoint.emoji(COLOURS[move.card.bonus])
    return button


def _card_button(viewpoint: Viewpoint, move: Buy, chosen: Buy | None) -> PressButton:
    """Return the button of a card in the panel; once one is chosen only Confirm is green."""
    button = buy_button(viewpoint, move)
    if not chosen:
        return button
    label, emoji = button.item.label or "", button.item.emoji
    button = viewpoint.option("buy:", _argument_of(move), label, chosen=move is chosen)
    button.item.emoji = emoji
    return button


def card_label(viewpoint: Viewpoint, card: Card) -> str:
    """Return a card's id and its prestige, for a button."""
    return viewpoint.words("splendor-button-card", card=card.id, prestige=card.prestige)


def _price(viewpoint: Viewpoint, move: Buy) -> str:
    mine = viewpoint.view.seats[viewpoint.reader]
    left = tuple(have - paid for have, paid in zip(mine.tokens, move.paid, strict=True))
    words = viewpoint.texts
    due = price(move.card.cost, mine.bonuses)
    lines = [words("splendor-panel-buy-chosen", card=move.card.id, facts=facts(move.card, words))]
    if not any(due):
        lines.append(words("splendor-panel-buy-free"))
    else:
        if due != move.card.cost:
            lines.append(words("splendor-panel-buy-due", gems=gems_listed(due, words)))
        if move.paid[:GOLD] != move.card.cost:  # otherwise the card's line says it
            lines.append(words("splendor-panel-buy-pay", gems=gems_listed(move.paid, words)))
    if any(left):
        lines.append(words("splendor-panel-buy-left", gems=gems_listed(left, words)))
    else:
        lines.append(words("splendor-panel-buy-left-none"))
    return "\n".join(lines)


def _payment(viewpoint: Viewpoint, chosen: Buy) -> ControlRows:
    """Return the button that buys, and one for each gem that gold may replace."""
    ways = {move.paid: move for move in payments(viewpoint, chosen.card)}
    instead: list[PressButton] = []
    for colour in range(len(COLOURS)):
        paid = list(chosen.paid)
        paid[colour] -= 1
        paid[GOLD] += 1
        other = ways.get((paid[0], paid[1], paid[2], paid[3], paid[4], paid[5]))
        if other is not None:
            label = viewpoint.words("splendor-panel-buy-gold-for", gem=gem(colour, viewpoint.words))
            instead.append(viewpoint.button(PANEL, _argument_of(other), label))
            instead[-1].item.emoji = viewpoint.emoji(COLOURS[colour])
    rows: ControlRows = [[viewpoint.confirm(str(chosen))]]
    if not chosen.usual:
        usual = next(move for move in ways.values() if move.usual)
        label = viewpoint.words("splendor-button-usual-payment")
        rows[0].append(viewpoint.button(PANEL, _argument_of(usual), label))
    return [*rows, list(instead)] if instead else rows


def _argument_of(move: Buy) -> str:
    return f"buy:{move.card.id}" if move.usual else f"buy:{move.card.id}={letters(move.paid)}"


def _nearest(viewpoint: Viewpoint) -> list[str]:
    """Return the cards closest to being affordable, each with what is missing."""
    mine = viewpoint.view.seats[viewpoint.reader]
    cards = viewpoint.view.in_sight(viewpoint.reader)
    nearest = sorted(cards, key=lambda card: missing(card, mine).short)[:MAX_CARDS_NAMED]
    words, texts = viewpoint.words, viewpoint.texts
    lines: list[str] = []
    for card in nearest:
        about, gems = facts(card, texts), gems_listed(missing(card, mine).after_gold(), texts)
        lines.append(words("splendor-panel-buy-nearest", card=card.id, facts=about, gems=gems))
    return lines
