"""The panel for buying a card and choosing how to pay.

Its state is the card's id, and, unless the payment is the default, "=" and the letters paid. Every
payment can be reached from the default one by replacing one gem after the other with gold.
"""

import discord

from bot.messages.press import PressButton
from bot.messages.screen import Screen
from bot.panels.viewpoint import PANEL, ControlRows, Viewpoint, line_of_list
from render.splendor.phrases import card_short, facts, gem, gems_listed
from rules.splendor.cards import COLOURS, GOLD, Card, letters
from rules.splendor.moves import Buy
from rules.splendor.price import missing, price

MAX_CARDS_NAMED = 3
"""How many of the cards that can't be bought yet are named."""


def panel(viewpoint: Viewpoint, state: str) -> Screen:
    """Return the list of cards that can be bought, and the one chosen with its price."""
    buys = [move for move in viewpoint.decision.moves if isinstance(move, Buy)]
    usual, words = [move for move in buys if move.usual], viewpoint.words
    if not usual:
        return Screen(text="\n".join([words("splendor-panel-buy-none"), *_nearest(viewpoint)]))
    chosen = viewpoint.offers(f"buy:{state}")
    options = [_line(viewpoint, move, chosen) for move in usual]
    prompt = words("splendor-panel-buy-choose")
    rows: ControlRows = [[viewpoint.select(PANEL, "buy:", prompt, options)]]
    if chosen is None:
        return Screen(text=words("splendor-panel-buy-text", count=len(usual)), rows=rows)
    return Screen(text=_price(viewpoint, chosen), rows=[*rows, *_payment(viewpoint, chosen, buys)])


def _line(viewpoint: Viewpoint, move: Buy, chosen: Buy | None) -> discord.SelectOption:
    """Return the option of a card that can be bought, with its cost for this player below."""
    words = viewpoint.words
    pays = (
        words("splendor-panel-pays", gems=gems_listed(move.paid, words))
        if any(move.paid)
        else words("splendor-panel-pays-nothing")
    )
    if move.card in viewpoint.view.seats[viewpoint.reader].reserved():
        pays = words.joined([pays, words("splendor-panel-buy-from-hand")], "dot")
    is_chosen = chosen is not None and chosen.card is move.card
    return card_line(viewpoint, move.card, pays, chosen=is_chosen)


def card_line(
    viewpoint: Viewpoint, card: Card, below: str, *, chosen: bool
) -> discord.SelectOption:
    """Return the option of a card, with its bonus as an emoji and a text below."""
    emoji = viewpoint.emoji(COLOURS[card.bonus])
    label = card_short(card, viewpoint.words)
    return line_of_list(label, card.id, below, emoji=emoji, chosen=chosen)


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
        lines.append(words("splendor-panel-buy-pay", gems=gems_listed(move.paid, words)))
    if any(left):
        lines.append(words("splendor-panel-buy-left", gems=gems_listed(left, words)))
    else:
        lines.append(words("splendor-panel-buy-left-none"))
    return "\n".join(lines)


def _payment(viewpoint: Viewpoint, chosen: Buy, buys: list[Buy]) -> ControlRows:
    """Return the button that buys, and one for each gem that gold may replace."""
    payments = {move.paid: move for move in buys if move.card is chosen.card}
    instead: list[PressButton] = []
    for colour in range(len(COLOURS)):
        paid = list(chosen.paid)
        paid[colour] -= 1
        paid[GOLD] += 1
        other = payments.get((paid[0], paid[1], paid[2], paid[3], paid[4], paid[5]))
        if other is not None:
            label = viewpoint.words("splendor-panel-buy-gold-for", gem=gem(colour, viewpoint.words))
            instead.append(viewpoint.button(PANEL, _argument_of(other), label))
            instead[-1].item.emoji = viewpoint.emoji(COLOURS[colour])
    rows: ControlRows = [[viewpoint.confirm(str(chosen))]]
    if not chosen.usual:
        usual = next(move for move in payments.values() if move.usual)
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
