"""What others can't do any more after a move."""

from typing import Final

from bot.computers.contract import Reason
from bot.computers.splendor.choice import (
    SAID_LAST,
    Args,
    Choice,
    WeighedReasons,
    purchase,
    with_args,
)
from bot.computers.splendor.events import TARGET
from rules.contract import Seat
from rules.splendor.cards import GOLD, LETTERS, Card
from rules.splendor.moves import Buy, Reserve, Take
from rules.splendor.price import missing

NEAR_CARD: Final = 2
"""A seat is near a card if it's at most this many gems short of it."""
COLLECTED: Final = 4
"""A seat collects for a card if it has half of what it costs, and is at most this many gems short of it."""


def rivals(choice: Choice) -> WeighedReasons:
    """Yield what others can't do any more."""
    if isinstance(choice.move, Buy | Reserve) and choice.move.card in choice.view.faceup():
        yield from _denied(choice, choice.move.card)
    if isinstance(choice.move, Take) and not choice.ending:
        yield from _last_gems(choice)
    for noble in choice.view.nobles:
        rival = _prevented(choice, noble.id)
        if rival:
            args: Args = {"seat": rival[0], "turns": rival[1], "noble": noble.id}
            yield 32 - 4 * rival[1], Reason("otherwise-noble", args | {"points": noble.prestige})
    rival = _prevented(choice, TARGET)
    if rival:
        args = {"seat": rival[0], "turns": rival[1], "target": choice.view.target}
        yield 45 - 4 * rival[1], Reason("otherwise-target", args)


def _denied(choice: Choice, card: Card) -> WeighedReasons:
    """Yield who else could buy a card soon, as far as the rules or the other line show it."""
    if choice.other and card not in choice.other.faceup():
        return  # the other move takes it, too
    rival, reserved = choice.rival_gets(card.id), isinstance(choice.move, Reserve)
    for other in choice.rivals:
        held = choice.view.seats[other]
        # A rival that doesn't want the card in the other line isn't hindered much; a line may end first.
        sure = 6 if rival and rival[0] == other else -3 * min(1, choice.instead.turns[other])
        short, cost = missing(card, held).short, sum(card.cost)
        args: Args = {"seat": other, "card": card.id, "points": card.prestige}
        if not short:
            denied = purchase("denies", choice.view, other, card)
            # Of several who could buy it, the first to move does. A mere bonus is rarely what a move is about.
            surely = 6 if rival else sure
            more = 2 + surely if denied[0] else max(surely / 4, 5 * SAID_LAST * reserved)
            yield with_args(denied, more, seat=other)
        elif choice.ending:
            continue  # who must gather first has no turn left to buy it
        elif short <= NEAR_CARD:
            near = purchase("denies-near", choice.view, other, card)
            if near[0] or (reserved and short == 1):
                least = 3 * SAID_LAST * reserved - near[0]
                yield with_args(near, max(sure - 4 * short, least), seat=other, short=short)
        elif short <= COLLECTED and 2 * short <= cost and card.prestige > 1:
            args |= {"have": cost - short, "needed": cost}
            yield 2 * card.prestige - short + sure / 2, Reason("denies-collected", args)
    buyer = choice.rival_gets(card.id, bought=True)
    if buyer and card.prestige:
        args = {"seat": buyer[0], "turns": buyer[1], "card": card.id, "points": card.prestige}
        yield 3 * card.prestige - 3 * buyer[1], Reason("otherwise-card", args)


def _prevented(choice: Choice, thing: str) -> tuple[Seat, int] | None:
    """Return who gets a thing instead, and when, if it doesn't in the line of the move."""
    rival = choice.rival_gets(thing)
    if rival is None or choice.line.when(rival[0], thing) is not None:
        return None
    mine = thing in {noble.id for noble in choice.after.seats[choice.seat].nobles} or (
        thing != TARGET and choice.line.when(choice.seat, thing) is not None
    )
    return rival if mine or choice.line.turns[rival[0]] > rival[1] else None


def _last_gems(choice: Choice) -> WeighedReasons:
    view = choice.view
    for colour in range(GOLD):
        if choice.after.supply[colour] or not view.supply[colour]:
            continue
        for other in choice.rivals:
            for card in view.in_sight(other):
                lacks = missing(card, view.seats[other])
                # Where gold covers the colour, or the last gems aren't enough, they hardly matter.
                needed = lacks.gems[colour] - view.seats[other].tokens[GOLD]
                if 0 < needed <= view.supply[colour] and lacks.short <= NEAR_CARD:
                    args: Args = {
                        "count": view.supply[colour],
                        "colour": LETTERS[colour],
                        "seat": other,
                        "short": lacks.short,
                        "card": card.id,
                    }
                    planned = 3 * (card in view.seats[other].reserved())
                    worth = 2 + 2 * card.prestige - 3 * lacks.short + planned
                    yield worth, Reason("last-gems", args)
