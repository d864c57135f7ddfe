"""What others can't do any more after a move."""

from typing import Final

from bot.computers.contract import Reason
from bot.computers.splendor.choice import (
    Args,
    Choice,
    WeighedReasons,
    purchase,
)
from bot.computers.splendor.events import TARGET
from bot.computers.splendor.gathering import turns_for
from bot.computers.splendor.plans import BONUS, NEAR_CARD, UNLIKELY
from rules.contract import Seat
from rules.splendor.cards import GOLD, LETTERS, Card
from rules.splendor.moves import Buy, Reserve, Take
from rules.splendor.position import Position
from rules.splendor.price import missing

EXPECTED: Final = 0.5
"""What it's worth to deny a card that somebody is expected to reserve, beside one that they could buy."""


def rivals(choice: Choice) -> WeighedReasons:
    """Yield what others can't do any more."""
    mirrored = choice.mirrored
    # What is denied while the other move denies as much is no reason.
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
    """Yield who else could buy the move's card soon, or is expected to take it."""
    table = choice.other or choice.view
    if not isinstance(choice.move, Buy | Reserve) or choice.move.card not in table.faceup():
        return
    card = choice.move.card
    # What is taken from one of several rivals is won from each of the others only in part.
    hurts = 10 / len(choice.others) ** 0.5
    for worth, denied in [*_within_reach(choice, card, table)] or _wanted(choice, card):
        yield hurts * worth, denied


def _within_reach(choice: Choice, card: Card, table: Position) -> WeighedReasons:
    """Yield who is nearest to the card, and of several the one who moves first, if that seat could buy it soon."""
    lacking = {it: missing(card, choice.view.seats[it]) for it in choice.rivals}
    if not lacking:
        return
    other = min(lacking, key=lambda it: lacking[it].short)
    short, in_supply = lacking[other].short, any(map(min, lacking[other].gems, table.supply))
    wanted = choice.instead.share(other, card.id)
    worth, args = purchase(choice.view, other, card)
    wanted = 1.0 if "target" in str(args["brings"]) else wanted
    if not short:
        worth = (0.24 * worth + BONUS) * max(0.6, wanted)
        yield worth, Reason("denies", args | {"seat": other})
        return
    # Who must gather first has no turn left to buy it in the last round.
    gathering = None if choice.ending else turns_for(table, other, card)
    if short <= NEAR_CARD and (gathering == 1 or (gathering and in_supply and card.prestige > 1)):
        worth = (0.2 * worth + BONUS) * max(0.3, wanted) * (1 - 0.15 * short) / gathering
        yield worth, Reason("denies-near", args | {"seat": other, "short": short})


def _wanted(choice: Choice, card: Card) -> WeighedReasons:
    """Yield who is expected to take the card next turn, however far away it is for them."""
    for other in () if choice.ending else choice.rivals:
        wanted = choice.instead.share(other, card.id)
        if wanted > UNLIKELY:
            worth, args = purchase(choice.view, other, card)
            worth = EXPECTED * (0.2 * worth + BONUS) * wanted
            yield worth, Reason("denies-wanted", args | {"seat": other})


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
                    worth, args = purchase(view, other, card)
                    args |= {"count": view.supply[colour], "gems": LETTERS[colour]}
                    args |= {"seat": other, "short": lacks.short}
                    planned = 3 * (card in view.seats[other].reserved())
                    worth = 2 + 0.4 * worth - 3 * lacks.short + planned
                    yield worth, Reason("last-gems", args)
                elif needed > 1 and card in view.seats[other].reserved():
                    worth, args = purchase(view, other, card)
                    args |= {"gems": LETTERS[colour], "seat": other, "missing": lacks.gems[colour]}
                    yield 1 + 0.05 * worth, Reason("last-held", args)
