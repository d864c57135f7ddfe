"""What can be said for a move, by topic, each statement with its importance.

Statements follow from the rules and the view, or tell what the lines searched show: what is likely to
follow the move, and what otherwise would. None comes from the network.
"""

from collections.abc import Callable
from typing import Final

from bot.computers.contract import Reason
from bot.computers.splendor.choice import (
    SAID_LAST,
    Args,
    Choice,
    WeighedReasons,
    cheapened,
    purchase,
)
from bot.computers.splendor.gathering import turns_for
from bot.computers.splendor.plans import BONUS, MADE_UP, NEAR_CARD, answers, kept, plans
from bot.computers.splendor.rivals import rivals
from rules.splendor.cards import GOLD, LETTERS, Card, letters
from rules.splendor.holdings import Holdings
from rules.splendor.legal import surplus
from rules.splendor.moves import Buy, Receive, Reserve, ReserveUnseen
from rules.splendor.position import Position
from rules.splendor.price import missing

NEAR_NOBLE: Final = 2
"""A noble is near if it's at most this many cards away."""
SPENT: Final = 0.4
"""What each gem is worth that the other move spends, for each prestige of the card that needs it."""
FEW: Final = 2
"""So many more cards that a bonus makes cheaper decide nothing."""


def gains(choice: Choice) -> WeighedReasons:
    """Yield what the move scores."""
    view, seat = choice.view, choice.seat
    before, now = view.seats[seat].prestige, choice.after.seats[seat].prestige
    reaches = now >= view.target > before and not view.reached()
    instead = choice.other.seats[seat].prestige if choice.other else before
    if reaches and instead < view.target:
        came = " ".join(noble.id for noble in choice.came)
        yield 100, Reason("target", {"after": now, "nobles": len(choice.came), "noble": came})
    as_well = choice.other.seats[seat].nobles if choice.other else ()
    for noble in () if reaches else [it for it in choice.came if it not in as_well]:
        brought: Args = {"noble": noble.id, "points": noble.prestige, "after": now}
        yield 10 * (now - before), Reason("noble", brought)
    # That buying a card saves a turn, where the other move reserves it, says it all.
    reserved = choice.other_move.card if isinstance(choice.other_move, Reserve) else None
    later = bool(reserved) and reserved == getattr(choice.move, "card", None) and not choice.last
    if now > before and not later and (now != instead or choice.other is None):
        args: Args = {"points": now - before, "before": before, "after": now}
        args["less"] = instead - before
        # Where the other move scores more, that isn't the point.
        yield 10 * (now - instead) if now > instead else SAID_LAST, Reason("prestige", args)
    if choice.last and view.reached() and (choice.other is None or now >= instead):
        rival, theirs = choice.strongest
        yield 60, Reason("last-turn", {"points": now, "seat": rival, "theirs": theirs})


def nobles(choice: Choice) -> WeighedReasons:
    """Yield the nobles that get nearer, or are likely to follow."""
    view, after, seat = choice.view, choice.after, choice.seat
    if choice.last:
        return
    for noble in after.nobles:
        was, now = _away(noble.cost, view.seats[seat]), _away(noble.cost, after.seats[seat])
        rival = min(_away(noble.cost, after.seats[other]) for other in choice.others)
        args: Args = {"noble": noble.id, "missing": now, "others": rival}
        if isinstance(choice.move, Receive) and not now and rival > NEAR_NOBLE:
            yield 9, Reason("noble-stays", {"noble": noble.id, "others": rival})
        turns = choice.line.when(seat, noble.id)
        if turns and choice.sooner_than_instead(noble.id, turns):
            likely: Args = {"noble": noble.id, "turns": turns, "points": noble.prestige}
            yield 28 - 4 * turns, Reason("then-noble", likely)
        otherwise = _away(noble.cost, choice.other.seats[seat]) if choice.other else was
        if 0 < now <= NEAR_NOBLE and now < min(was, otherwise + (choice.other is None)):
            near: Args = {"noble": noble.id, "missing": now}
            near["before"] = otherwise if choice.other else 0
            share = MADE_UP if _brings_near(choice, now) else 1
            yield share * (14 - 4 * now), Reason("noble-near", near)
            if rival > NEAR_NOBLE:
                yield share * (16 - 4 * now), Reason("noble-alone", args)


def _brings_near(choice: Choice, cards: int) -> bool:
    """Return whether only the other move brings another noble as near as this."""
    if choice.other is None:
        return False
    now, otherwise = choice.after.seats[choice.seat], choice.other.seats[choice.seat]
    nobles = choice.other.nobles
    return any(_away(it.cost, otherwise) <= cards < _away(it.cost, now) for it in nobles)


def payment(choice: Choice) -> WeighedReasons:
    """Yield what a purchase costs, and the gold that comes with a reserved card."""
    if choice.last:
        return
    instead = choice.other_move
    if isinstance(choice.move, Reserve | ReserveUnseen):
        yield from _gold(choice)
    if isinstance(instead, Buy) and instead.card != getattr(choice.move, "card", None):
        yield from _spent(choice, instead)
    if not isinstance(choice.move, Buy):
        return
    if isinstance(instead, Reserve) and instead.card == choice.move.card:
        yield 15 * BONUS + 9 * instead.card.prestige, Reason("saves-turn", {})
    if isinstance(instead, Buy) and instead.card == choice.move.card:
        pairs = list(zip(choice.move.paid, instead.paid, strict=True))
        kept = letters(tuple(max(0, theirs - paid) for paid, theirs in pairs))
        spent = letters(tuple(max(0, paid - theirs) for paid, theirs in pairs))
        yield 50, Reason("keeps-gems", {"gems": kept, "spent": spent})


def _spent(choice: Choice, instead: Buy) -> WeighedReasons:
    """Yield what the other move's purchase costs: gold that it needn't next turn, or gems for another card."""
    table, seat = choice.after, choice.seat
    due = missing(instead.card, table.seats[seat])
    spared = instead.paid[GOLD] - sum(due.gems)
    if instead.card in table.in_sight(seat) and not due.short and spared > 0:
        args: Args = {"card": instead.card.id, "gold": instead.paid[GOLD], "less": sum(due.gems)}
        yield 4 * spared, Reason("spares-gold", args)
    if choice.other is None:
        return
    found: list[tuple[bool, int, Args]] = []
    for card in table.in_sight(seat):
        short, before, farther = (
            missing(card, it.seats[seat]).short for it in (table, choice.view, choice.other)
        )
        kept = card == getattr(choice.move, "card", None)
        comes = short <= NEAR_CARD and turns_for(table, seat, card) is not None
        near = card.prestige and (kept or comes)
        if near and card in choice.other.in_sight(seat) and max(short, before) < farther:
            args = {"card": card.id, "points": card.prestige, "short": short, "farther": farther}
            args |= {"other": instead.card.id}
            found.append((kept, card.prestige * (farther - short), args))
    if found:
        _, lost, args = max(found, key=lambda it: it[:2])
        yield SPENT * lost, Reason("spends", args)


def bonuses(choice: Choice) -> WeighedReasons:
    """Yield which cards the bonus of a purchase makes cheaper."""
    move, instead = choice.move, choice.other_move
    if choice.last or not isinstance(move, Buy):
        return
    if getattr(instead, "card", None) == move.card:
        return  # the bonus comes with the other move, too, or later
    if isinstance(instead, Buy) and instead.card.bonus == move.card.bonus:
        return  # the other purchase brings the same bonus
    cheaper, held = _cheapened(choice, choice.after, move.card)
    args: Args = {"colour": LETTERS[move.card.bonus], "cards": len(cheaper) - len(held)}
    args |= {"ids": " ".join(card.id for card in held), "held": len(held), "others": 0}
    # Where both cost gold, that isn't the difference.
    gold = 0 if isinstance(instead, Buy) and instead.paid[GOLD] else move.paid[GOLD]
    args |= {"gold": gold, "free": int(not sum(move.paid))}
    if isinstance(instead, Buy) and choice.other:
        less, as_held = _cheapened(choice, choice.other, instead.card)
        if len(cheaper) <= len(less) + FEW and len(held) <= len(as_held):
            return  # the other purchase's bonus helps as much
        if len(cheaper) > len(less) + FEW:
            args |= {"others": 1, "gems": LETTERS[instead.card.bonus], "less": len(less)}
    if cheaper:
        yield 5 * BONUS + 0.4 * len(cheaper) + 2 * len(held), Reason("bonus", args)


def _cheapened(choice: Choice, table: Position, card: Card) -> tuple[list[Card], list[Card]]:
    """Return the cards in sight that a purchased card's bonus makes cheaper, and those of them in hand."""
    had = choice.view.seats[choice.seat].bonuses
    cheaper = cheapened(table.in_sight(choice.seat), card.bonus, had)
    return cheaper, [it for it in cheaper if it in table.seats[choice.seat].reserved()]


def unseen(choice: Choice) -> WeighedReasons:
    """Yield that a card from a deck lets no new one come up, unlike the other move's."""
    move, instead = choice.move, choice.other_move
    if choice.last or not (isinstance(move, ReserveUnseen) and isinstance(instead, Reserve)):
        return
    card, table = instead.card, choice.after
    short = missing(card, table.seats[choice.seat]).short
    cards = table.unseen[move.level - 1]
    nearer = [it for it in cards if missing(it, table.seats[choice.seat]).short <= short]
    if short and 2 * len(nearer) > len(cards):
        _, args = purchase(table, choice.seat, card)
        args |= {"short": short, "level": move.level, "all": len(cards), "nearer": len(nearer)}
        yield 2.5, Reason("unseen-nearer", args)
    elif choice.view.decks[card.level - 1]:
        yield 2, Reason("unseen", {})


def limit(choice: Choice) -> WeighedReasons:
    """Yield how many tokens the other move's gems would push out of the seat's hands."""
    if choice.last or choice.other_move is None or choice.view.about != "turn":
        return
    now, instead = (
        surplus(choice.view.after(move).seats[choice.seat])
        for move in (choice.move, choice.other_move)
    )
    if now < instead:
        yield 8 * (instead - now) - 4, Reason("limit", {"less": now, "more": instead})


TOPICS: Final[tuple[Callable[[Choice], WeighedReasons], ...]] = (
    *(gains, nobles, rivals, plans, kept, payment, bonuses, unseen, limit, answers),
)


def _gold(choice: Choice) -> WeighedReasons:
    """Yield what the gold of a reserved card is for."""
    if not choice.view.supply[GOLD]:
        return
    # The gold of the other move, too, doesn't speak for this one.
    alike = choice.other is not None and choice.other.supply[GOLD] < choice.view.supply[GOLD]
    if choice.other is None:
        yield SAID_LAST, Reason("gold", {})
    mine = choice.after.seats[choice.seat]
    for card in mine.reserved():
        if choice.other and alike and card in choice.other.in_sight(choice.seat):
            continue
        lacks = missing(card, mine)
        for colour, gems in enumerate(lacks.gems if lacks.short <= NEAR_CARD else ()):
            if gems and card.prestige and not choice.view.supply[colour]:
                args: Args = {"colour": LETTERS[colour], "card": card.id}
                yield card.prestige, Reason("gold-only", args)


def _away(cost: tuple[int, ...], mine: Holdings) -> int:
    return sum(max(0, need - have) for need, have in zip(cost, mine.bonuses, strict=True))
