"""What others can't do any more after a move."""

from typing import Final

from bot.computers.contract import Reason
from bot.computers.splendor.choice import (
    Args,
    Choice,
    WeighedReasons,
    purchase,
    with_args,
)
from bot.computers.splendor.events import TARGET
from bot.computers.splendor.plans import BONUS
from rules.contract import Seat
from rules.splendor.cards import GOLD, LETTERS, Card
from rules.splendor.moves import Buy, Reserve, Take
from rules.splendor.price import missing

NEAR_CARD: Final = 2
"""A seat is near a card if it's at most this many gems short of it."""
BEGUN: Final = 2
"""A seat collects for a card if it has half of what it costs, or this much and the search shows that it wants it."""
WANTED: Final = 0.3
"""How often it takes it next turn then."""


def rivals(choice: Choice) -> WeighedReasons:
    """Yield what others can't do any more."""
    mirrored = choice.mirrored
    # What the other move denies as much says nothing for this one.
    as_much = max((weight for weight, _ in _denied(mirrored)), default=0.0) if mirrored else 0.0
    for weight, denied in _denied(choice):
        yield weight - as_much, denied
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


def _denied(choice: Choice) -> WeighedReasons:
    """Yield who else could buy the move's card soon, as far as the rules or the search show it."""
    table = choice.other or choice.view
    if not isinstance(choice.move, Buy | Reserve) or choice.move.card not in table.faceup():
        return
    card = choice.move.card
    # What is taken from one of several rivals is won from each of the others only in part.
    hurts = 10 / len(choice.others)
    for other in choice.rivals:
        held = choice.view.seats[other]
        wanted = choice.instead.share(other, card.id)
        short, cost = missing(card, held).short, sum(card.cost)
        if not short:
            denied = purchase("denies", choice.view, other, card)
            worth = 0.2 * denied[0] + BONUS
            yield with_args((0, denied[1]), hurts * worth * max(0.3, wanted), seat=other)
        elif choice.ending:
            continue  # who must gather first has no turn left to buy it
        elif short <= NEAR_CARD:
            near = purchase("denies-near", choice.view, other, card)
            worth = (0.2 * near[0] + BONUS) * max(0.1, wanted) * (1 - 0.15 * short)
            yield with_args((0, near[1]), hurts * worth, seat=other, short=short)
        elif (
            card.prestige > 1
            and cost - short >= (BEGUN if wanted > WANTED else cost / 2)
            and (collected := _collected(choice, card, other))
        ):
            worth = card.prestige * max(0.1, wanted) * (1 - short / cost)
            yield hurts * worth, collected
    buyer = choice.rival_gets(card.id, bought=True)
    if buyer and card.prestige:
        args: Args = {"seat": buyer[0], "turns": buyer[1], "card": card.id, "points": card.prestige}
        yield 3 * card.prestige - 3 * buyer[1], Reason("otherwise-card", args)


def _collected(choice: Choice, card: Card, other: Seat) -> Reason | None:
    """Return how many of the gems for a card another seat has, and how many for the other move's card."""

    def had(card: Card) -> tuple[int, int]:
        cost = sum(card.cost)
        return cost - missing(card, choice.view.seats[other]).short, cost

    have, needed = had(card)
    args: Args = {"seat": other, "card": card.id, "points": card.prestige}
    args |= {"have": have, "needed": needed}
    instead = choice.other_move
    if isinstance(instead, Reserve | Buy) and instead.card in choice.view.faceup():
        less, of = had(instead.card)
        more: Args = {"other": instead.card.id, "less": less, "of": of}
        return Reason("denies-more", args | more) if less * needed < have * of else None
    return Reason("denies-collected", args)


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
