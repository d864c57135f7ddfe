"""The purchases that a move brings nearer than the other one does, and what it gives up for them."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.computers.contract import ALIKE, Reason
from bot.computers.splendor.choice import (
    Args,
    Choice,
    WeighedReasons,
    cheapened,
    purchase,
)
from bot.computers.splendor.events import TARGET
from bot.computers.splendor.gathering import turns_for
from rules.contract import Seat
from rules.splendor.cards import GOLD, LETTERS, Card
from rules.splendor.legal import TOKEN_LIMIT, surplus
from rules.splendor.moves import Buy, Reserve, ReserveUnseen
from rules.splendor.price import missing

BONUS: Final = 0.8
"""What a bonus is worth in prestige, and what more for each reserved card that it makes cheaper."""
BONUS_IN_HAND: Final = 0.3
LATER: Final = 0.7
"""What a purchase is worth a turn later, and with a gem less towards it."""
FARTHER: Final = 0.95
FAR: Final = 5
"""A card that takes more turns than can be counted takes this many."""
SOON: Final = 2
"""Cards that take more turns, or lack more gems than `NEAR`, are named with others that gems go towards."""
NEAR: Final = 2
MOST_NAMED: Final = 3
LEAST: Final = 0.15
"""What is worth less prestige isn't said to be given up."""
EXPECTED: Final = 0.5
"""How much more a purchase weighs that the search makes next turn."""
SAFE: Final = 3
"""A card is safe from who is at least this many gems short of it."""
SAFELY: Final = 0.2
"""It isn't if somebody takes it next turn more often."""
UNLIKELY: Final = 0.5
"""Nor is a card near that somebody else takes more often."""


class Prospect(NamedTuple):
    """How far away a card is, in gems and in the seat's turns (1: the next one; 0: too far), and what for."""

    short: int
    turns: int
    worth: float


def plans(choice: Choice) -> WeighedReasons:
    """Yield the cards that come sooner than after the other move, and how soon the target is reached."""
    if choice.last:
        return
    compared = _compared(choice)
    for card, gain, mine, other in compared:
        if gain > 0:
            yield from _sooner(choice, card, gain, mine, other)
    yield from _towards(choice, compared)
    turns = choice.line.when(choice.seat, TARGET)
    if turns and choice.sooner_than_instead(TARGET, turns):
        args: Args = {"turns": turns, "target": choice.view.target}
        yield 40 - 4 * turns, Reason("then-target", args)


def answers(choice: Choice) -> WeighedReasons:
    """Yield what becomes of what the other move is for: it can wait, or is given up."""
    move, instead, other = choice.move, choice.other_move, choice.other
    if choice.last or other is None or _returns_more(choice):
        return
    if isinstance(instead, Buy | Reserve) and instead.card != getattr(move, "card", None):
        yield from _waits(choice, instead.card, bought=isinstance(instead, Buy))
    mirrored = choice.mirrored or choice
    gave_up = [
        (-gain, card, mine, theirs)
        for card, gain, mine, theirs in _compared(choice)
        if mirrored.taken(card) <= UNLIKELY
    ]
    for loss, card, mine, theirs in gave_up:
        if theirs.short >= mine.short or loss < LEAST:
            continue
        if 0 < theirs.turns <= SOON and theirs.turns != mine.turns:
            args = {**_facts(card), "turns": theirs.turns, "later": mine.turns}
            yield 10 * loss, Reason("later", args)
        elif theirs.short <= NEAR:
            args = {**_facts(card), "short": theirs.short, "farther": mine.short}
            yield 10 * loss, Reason("farther", args)


def kept(choice: Choice) -> WeighedReasons:
    """Yield what a reserved card is worth, beside the other move's if that reserves one, too."""
    move, instead, other = choice.move, choice.other_move, choice.other
    if choice.last or not isinstance(move, Reserve):
        return
    card, short = move.card, missing(move.card, choice.after.seats[choice.seat]).short
    gold = choice.view.supply[GOLD] > choice.after.supply[GOLD]
    if other and isinstance(instead, Reserve):
        mine, theirs = _prospect(choice, card), _prospect(choice.mirrored or choice, instead.card)
        more = card.prestige > instead.card.prestige
        if not more and mine.worth <= theirs.worth:
            return
        args: Args = {"card": card.id, "points": card.prestige}
        args |= {"other": instead.card.id, "less": instead.card.prestige}
        weight = 10 * max(0.1, mine.worth - theirs.worth)
        if (
            mine.turns
            and (more or not 0 < theirs.turns < mine.turns)
            and mine.turns != theirs.turns
        ):
            when: Args = {"turns": mine.turns, "later": theirs.turns}
            yield weight, Reason("keeps-when", args | when)
        elif more or short < theirs.short:
            distance: Args = {"short": short, "farther": theirs.short}
            yield weight, Reason("keeps-over", args | distance)
        return
    _, reason = purchase("keeps", choice.after, choice.seat, card)
    worth = _prospect(choice, card).worth
    args = {**reason.args, "short": short}
    if reason.key == "keeps":
        args["gold"] = int(gold)
    yield 10 * max(0.1, worth), Reason(reason.key, args)


def _compared(choice: Choice) -> list[tuple[Card, float, Prospect, Prospect]]:
    """Return each card in sight with what the move gains for it on the other one, and how far it is after each."""
    mirrored = choice.mirrored
    if mirrored is None:
        return []
    both = [
        card
        for card in choice.after.in_sight(choice.seat)
        if card in mirrored.after.in_sight(choice.seat)
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
    weight, _ = purchase("", table, seat, card)
    worth = weight / 5 + BONUS + BONUS_IN_HAND * len(helped)
    worth *= LATER ** (turns or FAR) * FARTHER**lacks.short
    worth *= 1 + EXPECTED * choice.line.share(seat, card.id, bought=True)
    if card in table.faceup():
        worth *= 1 - choice.taken(card)
    return Prospect(lacks.short, turns, worth)


def _returns_more(choice: Choice) -> bool:
    """Return whether more gems go back after the one asked for: then those decide, too, what can be bought."""
    return choice.view.about == "return" and surplus(choice.view.seats[choice.seat]) > 1


def _facts(card: Card) -> Args:
    return {"card": card.id, "points": card.prestige, "colour": LETTERS[card.bonus]}


def _sooner(
    choice: Choice, card: Card, gain: float, mine: Prospect, other: Prospect
) -> WeighedReasons:
    """Yield how much sooner a card can be bought than after the other move."""
    table, seat = choice.after, choice.seat
    if isinstance(choice.move, Reserve) and card == choice.move.card:
        return  # `kept` tells of it
    if _returns_more(choice):
        return
    if mine.short >= other.short or choice.taken(card) > UNLIKELY:
        return
    gold = isinstance(choice.move, Reserve | ReserveUnseen) and bool(
        choice.view.supply[GOLD] > table.supply[GOLD]
    )
    args = {**_facts(card), "turns": mine.turns, "later": other.turns, "gold": int(gold)}
    if 0 < mine.turns <= SOON and mine.turns != other.turns:
        first = _buy_first(choice, card) if mine.turns == 1 else []
        _, reason = purchase("sooner", table, seat, card)
        if first:
            others = {"seat": first[0], "others": len(first) - 1}
            yield 5 * gain, Reason("sooner-unless", args | others)
        elif reason.key != "sooner":
            args = {"turns": mine.turns, "later": other.turns}
            yield 10 * gain, Reason(reason.key, {**reason.args, **args})
        else:
            yield 10 * gain, Reason("sooner", args)
    elif mine.short <= NEAR:
        args = {**_facts(card), "after": mine.short, "before": other.short, "gold": int(gold)}
        yield 10 * gain, Reason("closer", args)


def _towards(
    choice: Choice, compared: list[tuple[Card, float, Prospect, Prospect]]
) -> WeighedReasons:
    """Yield which cards the move's gems go towards, and which those of the other move."""
    if isinstance(choice.move, Buy | Reserve | ReserveUnseen):
        return
    if choice.other is None:
        yield from _gathers(choice)
    if isinstance(choice.other_move, Buy | Reserve | ReserveUnseen):
        return
    gains = sorted(compared, key=lambda one: -one[1])
    mine = [card for card, gain, now, other in gains if gain > 0 and now.short < other.short]
    theirs = [
        card for card, gain, now, other in gains[::-1] if gain < 0 and now.short > other.short
    ]
    if not mine:
        return
    even = bool(theirs) and sum(one[1] for one in gains) < 0
    held = [] if even else [card for card in mine if card in choice.held]
    args: Args = {"ids": _named(held or mine), "held": int(bool(held))}
    args |= {"other_ids": _named(theirs), "others": len(theirs)}
    yield (LEAST if even else 0.5 + len(held)), Reason(ALIKE if even else "towards", args)


def _gathers(choice: Choice) -> WeighedReasons:
    """Yield which cards the gems go towards, if nothing tells the move from another one."""
    mine, before = choice.after.seats[choice.seat], choice.view.seats[choice.seat]
    nearer = [
        card
        for card in choice.after.in_sight(choice.seat)
        if missing(card, mine).short < missing(card, before).short
    ]
    if nearer:
        nearer.sort(key=lambda card: -_prospect(choice, card).worth)
        yield 0.5, Reason("gathers", {"ids": _named(nearer)})


def _named(cards: Sequence[Card]) -> str:
    return " ".join(card.id for card in cards[:MOST_NAMED])


def _waits(choice: Choice, card: Card, *, bought: bool) -> WeighedReasons:
    """Yield that the other move's card is there next turn as well."""
    table = choice.after
    in_hand = card in table.seats[choice.seat].reserved()
    if not (in_hand or card in table.faceup()) or choice.taken(card) > UNLIKELY:
        return
    rivals = [missing(card, table.seats[other]).short for other in choice.others]
    if bought and not missing(card, table.seats[choice.seat]).short:
        if in_hand or min(rivals):
            yield 10 * (card.prestige + BONUS), Reason("waits", _facts(card))
    elif min(rivals) >= SAFE and not in_hand and choice.taken(card) <= SAFELY:
        yield 5 * (card.prestige + BONUS), Reason("safe", {"card": card.id, "short": min(rivals)})


def _buy_first(choice: Choice, card: Card) -> list[Seat]:
    """Return who can buy a card before the seat's next turn, in turn order."""
    table = choice.after
    if card not in table.faceup():
        return []
    return [it for it in choice.others if not missing(card, table.seats[it]).short]
