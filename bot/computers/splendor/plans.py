"""The purchases that a move brings nearer than the other one does, and what it gives up for them."""

from collections.abc import Sequence
from dataclasses import replace
from operator import itemgetter
from typing import Final, NamedTuple

from bot.computers.contract import ALIKE, Reason
from bot.computers.splendor.choice import (
    SAID_LAST,
    Args,
    Choice,
    WeighedReasons,
    cheapened,
    purchase,
)
from bot.computers.splendor.events import TARGET
from bot.computers.splendor.gathering import turns_for
from bot.computers.splendor.outlook import TURNS, Outlook, outlooks
from bot.computers.splendor.undealt import after_undealt
from rules.contract import Seat
from rules.splendor.cards import CARDS, GOLD, NOBLES, Card
from rules.splendor.legal import TOKEN_LIMIT, surplus
from rules.splendor.moves import Buy, Reserve, ReserveUnseen, Take
from rules.splendor.position import Position
from rules.splendor.price import missing

NEAR_CARD: Final = 2
"""A seat is near a card if it's at most this many gems short of it."""
BONUS: Final = 0.8
"""What a bonus is worth in prestige, and what more for each reserved card that it makes cheaper."""
BONUS_IN_HAND: Final = 0.3
LATER: Final = 0.7
"""What a purchase is worth a turn later, and with a gem less towards it."""
FARTHER: Final = 0.92
FAR: Final = 5
"""A card that takes more turns than can be counted takes this many."""
SOON: Final = 3
"""Cards that take more turns are named with others that gems go towards."""
MOST_NAMED: Final = 2
LEAST: Final = 0.15
"""How much it weighs that two moves are alike."""
EXPECTED: Final = 1
"""How much more a purchase weighs that the search makes next turn."""
UNLIKELY: Final = 0.5
"""A card isn't near that somebody else takes next turn more often."""
MADE_UP: Final = 0.25
"""What an advantage is worth that the other move makes up for."""
KNOWN: Final = 0.8
"""What each prestige of a card far away is worth that is reserved."""
COURSE: Final = 0.2
"""How much it weighs what the search expects."""
SOONER: Final = 0.8
"""What prestige within a turn more is worth."""


WORTH: Final = {card.id: card.prestige for card in CARDS.values()} | {
    noble.id: noble.prestige for noble in NOBLES.values()
}
"""The prestige of each card and noble."""


class Prospect(NamedTuple):
    """How far away a card is, in gems and in the seat's turns (1: the next one; 0: too far), and what for."""

    short: int
    turns: int
    worth: float


def plans(choice: Choice) -> WeighedReasons:
    """Yield what can be bought sooner than after the other move, and how soon the target is reached."""
    if choice.last:
        return
    compared = _compared(choice)
    pairs = _outlooks(choice)
    for card, gain, mine, other in compared if pairs else ():
        if gain > 0 and mine.turns:
            # What other cards bring as soon after the other move is made up for.
            now, then = pairs[min(mine.turns, TURNS) - 1]
            made_up = now[:2] <= then[:2]
            if not (made_up and choice.close):
                yield from _sooner(choice, card, gain, (mine, other), MADE_UP if made_up else 1)
    yield from _towards(choice)
    yield from _ahead(choice, pairs)
    yield from _course(choice)
    turns = choice.line.when(choice.seat, TARGET)
    if turns and choice.sooner_than_instead(TARGET, turns):
        args: Args = {"turns": turns, "target": choice.view.target}
        yield 40 - 4 * turns, Reason("then-target", args)


def answers(choice: Choice) -> WeighedReasons:
    """Yield that what the other move is for can wait."""
    move, instead = choice.move, choice.other_move
    if choice.last or not isinstance(instead, Buy | Reserve):
        return
    if instead.card != getattr(move, "card", None):
        yield from _waits(choice, instead.card)


def given_up(choice: Choice) -> float:
    """Return how much it matters what only the other move makes possible, or sooner."""
    mirrored = None if choice.last else choice.mirrored
    found = plans(mirrored) if mirrored else ()
    # A single card counts only if it could be bought next turn.
    keys = {"ahead": range(1, TURNS + 1), "sooner": [1]}
    given = [weight for weight, one in found if one.args.get("turns") in keys.get(one.key, ())]
    return max(given, default=0.0)


def kept(choice: Choice) -> WeighedReasons:
    """Yield what a reserved card is worth, beside the other move's if that reserves one, too."""
    move, instead = choice.move, choice.other_move
    if choice.last or not isinstance(move, Reserve):
        return
    if isinstance(instead, Buy) and instead.card == move.card:
        return  # it's as safe then
    card, mine = move.card, _prospect(choice, move.card)
    if not missing(card, choice.view.seats[choice.seat]).short:
        return  # it could be bought now
    _, brings = purchase(choice.after, choice.seat, card)
    apart = choice.mirrored if brings["brings"] in {"bonus", "prestige"} else None
    # What can be bought next turn all the same isn't given up.
    if apart and isinstance(instead, Reserve) and not any(_waits(choice, instead.card)):
        theirs = _prospect(apart, instead.card)
        due = missing(card, choice.after.seats[choice.seat]).gems
        dry = any(due) and not any(map(min, due, choice.after.supply))
        nearer = mine.short < theirs.short and (mine.turns > 0 or not dry)
        args: Args = {"card": card.id, "points": card.prestige, "short": mine.short}
        args |= {"other": instead.card.id, "less": instead.card.prestige}
        args |= {"farther": theirs.short}
        if nearer and (mine.turns or FAR) <= (theirs.turns or FAR):
            yield 3 * max(0.1, mine.worth - theirs.worth), Reason("keeps-over", args)
        elif choice.close and card.prestige and instead.card.prestige:
            yield LEAST, Reason("alike-kept", args)
    elif mine.turns:
        yield 10 * max(0.1, mine.worth), Reason("keeps", {**brings, "turns": mine.turns})
    elif not isinstance(instead, Reserve):
        weight, args = max(LEAST, KNOWN * card.prestige), {**brings, "short": mine.short}
        lacks = [(missing(card, choice.view.seats[it]).short, it) for it in choice.rivals]
        less, rival = min(lacks, default=(0, choice.seat))
        if NEAR_CARD < less < mine.short:  # of those who are near it, other reasons tell
            yield weight, Reason("known-nearer", args | {"seat": rival, "less": less})
            return
        deck = instead.level if isinstance(instead, ReserveUnseen) else 0
        waits = isinstance(instead, Buy) and any(_waits(choice, instead.card))
        key = "alike-known" if choice.close and not deck and not waits else "known"
        yield weight, Reason(key, args | {"deck": deck})


def _outlooks(choice: Choice) -> list[tuple[Outlook, Outlook]]:
    """Return what the seat can have within one turn, two and three, and what after the other move."""
    mirrored = choice.mirrored
    if mirrored is None:
        return []
    # Without cards that others could buy or take first.
    cards = choice.after.faceup()
    barred = [it for it in cards if choice.taken(it) > UNLIKELY or _buy_first(choice, it)]
    mine = outlooks(_unreturned(choice), choice.seat, frozenset(barred))
    return list(zip(mine, outlooks(_unreturned(mirrored), choice.seat), strict=True))


def _ahead(choice: Choice, pairs: list[tuple[Outlook, Outlook]]) -> WeighedReasons:
    """Yield how much more the seat can have within a few turns than after the other move."""
    best: list[tuple[float, str, int, Outlook, Outlook]] = []
    for turn, (now, then) in enumerate(pairs, start=1):
        more, cards = now.prestige - then.prestige, now.cards - then.cards
        # What the other move has as well in the end only comes later.
        lasts = pairs[-1][0].prestige > pairs[-1][1].prestige
        weight = 10 * SOONER**turn * (1 if lasts else MADE_UP)
        if more > 0:
            best.append((weight * more, "ahead", turn, now, then))
        elif not more and cards > 0:
            scores = now.prestige > choice.view.seats[choice.seat].prestige
            key = "more-cards-scoring" if scores else "more-cards"
            best.append((weight * BONUS * cards, key, turn, now, then))
    if not best:
        return
    before, target = choice.view.seats[choice.seat], choice.view.target
    weight, key, turns, now, then = max(best, key=itemgetter(0))
    bought = [choice.move.card.id] if isinstance(choice.move, Buy) else []
    brought = [*bought, *[noble.id for noble in choice.came]]
    things = [*brought, *now.things]
    reaches = key == "ahead" and before.prestige < target and then.prestige < target <= now.prestige
    if key == "ahead":
        things = [thing for thing in things if WORTH[thing]]
        had = 0 if reaches else before.prestige
        args: Args = {"points": now.prestige - had, "less": then.prestige - had}
    else:
        things = [thing for thing in things if thing in CARDS]
        args = {"cards": len(things), "less": then.cards - len(before.cards)}
    if set(things) <= set(brought):  # that is said of the move itself
        return
    # A single card has a plainer sentence.
    weight *= 1 if len(things) > 1 else 0.5
    # What could be bought, but won't, isn't what the move is for.
    if turns > 1 and not choice.line.shows(choice.seat, now.things, turns):
        weight *= MADE_UP
    args |= {"ids": " ".join(things), "turns": turns, "reaches": int(reaches)}
    yield weight, Reason(key, args)


def _course(choice: Choice) -> WeighedReasons:
    """Yield what the search expects that the seat gets, and what instead, if that is worth less."""
    turns = min(choice.line.turns[choice.seat], choice.instead.turns[choice.seat], TURNS)
    if turns < 1 or choice.mirrored is None:
        return
    found = [line.gains(choice.seat, turns) for line in (choice.line, choice.instead)]
    mine, theirs = found
    had = choice.view.seats[choice.seat].prestige
    now, then = (had + sum(WORTH[thing] for thing in one) for one in found)
    # What would be possible after the other one, too, says little.
    possible = outlooks(_unreturned(choice.mirrored), choice.seat)[turns - 1].prestige
    if now > max(possible, then):
        args: Args = {"turns": turns, "after": now, "less": then}
        args |= {"ids": " ".join(mine), "other_ids": " ".join(theirs), "others": len(theirs)}
        yield COURSE, Reason("course", args)


def _unreturned(choice: Choice) -> Position:
    """Return the table after the move; gems that must go back haven't yet."""
    table = after_undealt(choice.view, choice.move)
    return table if table.about == "return" else choice.after


def _compared(choice: Choice) -> list[tuple[Card, float, Prospect, Prospect]]:
    """Return each card in sight with what the move gains for it on the other one, and how far it is after each.

    Without another move, it's compared with none.
    """
    mirrored = choice.mirrored or replace(choice, after=choice.view)
    both = [
        card
        for card in choice.after.in_sight(choice.seat)
        if card in mirrored.after.in_sight(choice.seat) and choice.taken(card) <= UNLIKELY
    ]
    pairs = [(card, _prospect(choice, card), _prospect(mirrored, card)) for card in both]
    return [(card, mine.worth - other.worth, mine, other) for card, mine, other in pairs]


def _prospect(choice: Choice, card: Card) -> Prospect:
    """Return how far away a card is after a move."""
    table, seat = choice.after, choice.seat
    mine = table.seats[seat]
    lacks = missing(card, mine)
    if sum(lacks.due) > TOKEN_LIMIT:
        return Prospect(lacks.short, 0, 0)
    gathering = turns_for(table, seat, card)
    turns = 0 if gathering is None else gathering + 1
    helped = cheapened([one for one in mine.reserved() if one != card], card.bonus, mine.bonuses)
    weight, _ = purchase(table, seat, card)
    worth = weight / 5 + BONUS + BONUS_IN_HAND * len(helped)
    worth *= LATER ** (turns or FAR) * FARTHER**lacks.short
    worth *= 1 + EXPECTED * choice.line.share(seat, card.id, bought=True)
    if card in table.faceup():
        worth *= 1 - choice.taken(card)
    return Prospect(lacks.short, turns, worth)


def _sooner(
    choice: Choice, card: Card, gain: float, prospects: tuple[Prospect, Prospect], share: float
) -> WeighedReasons:
    """Yield how much sooner a card can be bought than after the other move; `share` counts if it's nobody else's."""
    table, seat, (mine, other) = choice.after, choice.seat, prospects
    if isinstance(choice.move, Reserve) and card == choice.move.card:
        return  # `kept` tells of it
    if choice.view.about == "return" and surplus(choice.view.seats[seat]) > 1:
        return  # what else goes back decides, too, what can be bought
    if mine.short >= other.short or not 0 < mine.turns <= SOON or mine.turns == other.turns:
        return
    if choice.view.about == "turn" and not missing(card, choice.view.seats[seat]).short:
        return  # it could be bought now
    reserves = isinstance(choice.move, Reserve | ReserveUnseen)
    gold = reserves and choice.view.supply[GOLD] > table.supply[GOLD]
    gold = gold and any(missing(card, table.seats[seat]).gems)
    _, args = purchase(table, seat, card)
    first = _buy_first(choice, card, mine.turns)
    args |= {"turns": mine.turns, "later": other.turns, "gold": int(gold), "first": len(first)}
    args |= {"seat": first[0] if first else seat}
    if mine.turns > 1 and not choice.line.shows(seat, [card.id], mine.turns):
        share *= MADE_UP
    # What others can have sooner isn't worth a gold, nor waiting for, unless it's worth much.
    if not first or card.prestige > 1 or (mine.turns == 1 and isinstance(choice.move, Take)):
        yield (5 if first else 10 * share) * gain, Reason("sooner", args)


def _towards(choice: Choice) -> WeighedReasons:
    """Yield which cards the move's gems go towards, and which those of the other move, before any go back."""
    kinds = Buy | Reserve | ReserveUnseen
    if isinstance(choice.move, kinds) or isinstance(choice.other_move, kinds):
        return
    mirrored = choice.mirrored
    other = _unreturned(mirrored) if mirrored else None
    whole = replace(choice, after=_unreturned(choice), other=other)
    gains = sorted(_compared(whole), key=lambda one: -one[1])
    mine = [(it, now) for it, gain, now, other in gains if gain > 0 and now.short < other.short]
    mine = [one for one in mine if one[1].turns]
    theirs = [
        (it, other) for it, gain, now, other in gains[::-1] if gain < 0 and now.short > other.short
    ]
    if not mine:
        return
    if choice.other_move is None:
        yield SAID_LAST, Reason("gathers", {"ids": _named(mine)})
        return
    even = bool(theirs) and (choice.close or sum(one[1] for one in gains) < 0)
    held = [] if even else [one for one in mine if one[0] in choice.held]
    args: Args = {"ids": _named(held or mine), "held": int(bool(held))}
    args |= {"other_ids": _named(theirs), "others": len(theirs)}
    yield LEAST if even else SAID_LAST, Reason(ALIKE if even else "towards", args)


def _named(cards: Sequence[tuple[Card, Prospect]]) -> str:
    """Return the first cards, without those that are too far away if others aren't."""
    near = [card.id for card, prospect in cards if prospect.turns]
    return " ".join((near or [card.id for card, _ in cards])[:MOST_NAMED])


def _waits(choice: Choice, card: Card) -> WeighedReasons:
    """Yield that the other move's purchase can be made next turn as well."""
    if choice.taken(card) > UNLIKELY or _buy_first(choice, card):
        return
    table = choice.after
    if card in table.in_sight(choice.seat) and not missing(card, table.seats[choice.seat]).short:
        _, args = purchase(table, choice.seat, card)
        key = "waits" if card in table.faceup() else "waits-held"
        yield 10 * (card.prestige + BONUS), Reason(key, args)


def _buy_first(choice: Choice, card: Card, turns: int = 1) -> list[Seat]:
    """Return who can buy a card before the seat's next turn, or before later ones, the soonest first."""
    table = choice.after
    if card not in table.faceup():
        return []
    gathering = {it: turns_for(table, it, card) for it in choice.others}
    soon = {it: left for it, left in gathering.items() if left is not None and left < turns}
    return sorted(soon, key=soon.__getitem__)
