"""What can be said for a move, by topic, each statement with its importance.

Statements follow from the rules and the view, or tell what the lines searched show: what is likely to
follow the move, and what otherwise would. None comes from the network.
"""

from collections.abc import Callable
from typing import Final

from bot.computers.contract import Reason
from bot.computers.splendor.choice import Args, Choice, WeighedReasons
from bot.computers.splendor.plans import plans
from bot.computers.splendor.rivals import rivals
from rules.splendor.cards import GOLD, LETTERS
from rules.splendor.holdings import Holdings
from rules.splendor.moves import Buy, Receive, Reserve, ReserveUnseen
from rules.splendor.price import missing, price

NEAR_NOBLE: Final = 2
"""A noble is near if it's at most this many cards away."""
FAR: Final = 5
"""A card fills the hand for long if it's at least this many gems away."""


def gains(choice: Choice) -> WeighedReasons:
    """Yield what the move scores."""
    view, seat = choice.view, choice.seat
    before, now = view.seats[seat].prestige, choice.after.seats[seat].prestige
    if now >= view.target > before and not view.reached():
        yield 100, Reason("target", {"target": view.target})
    args: Args = {"points": now - before, "after": now}
    for noble in choice.came:
        yield 10 * (now - before), Reason("noble", args | {"noble": noble.id})
    if now > before:
        yield 10 * (now - before) - 1, Reason("prestige", args | {"before": before})
    if choice.last and view.reached():
        theirs, best = max((choice.after.seats[other].prestige, -other) for other in choice.others)
        yield 60, Reason("last-turn", {"points": now, "seat": -best, "theirs": theirs})


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
        if 0 < now < was and now <= NEAR_NOBLE:
            near: Args = {"noble": noble.id, "missing": now, "before": was}
            yield 14 - 4 * now, Reason("noble-near", near)
            if rival > NEAR_NOBLE:
                yield 16 - 4 * now, Reason("noble-alone", args)


def payment(choice: Choice) -> WeighedReasons:
    """Yield what a purchase costs and saves, and the gold that comes with a reserved card."""
    if choice.last:
        return
    mine, then = choice.view.seats[choice.seat], choice.after.seats[choice.seat]
    if isinstance(choice.move, Reserve | ReserveUnseen):
        yield from _gold(choice)
    if not isinstance(choice.move, Buy):
        return
    if not any(choice.move.paid):
        yield 6, Reason("free", {})
    cheaper = [
        card
        for card in choice.after.in_sight(choice.seat)
        if price(card.cost, then.bonuses) != price(card.cost, mine.bonuses)
    ]
    if cheaper:
        args: Args = {"colour": LETTERS[choice.move.card.bonus], "cards": len(cheaper)}
        yield 1 + 0.5 * len(cheaper), Reason("bonus", args)


def hand(choice: Choice) -> WeighedReasons:
    """Yield what speaks for a card from a deck: the other one is far, or lets a new one come up."""
    if choice.last or choice.other is None or not isinstance(choice.move, ReserveUnseen):
        return
    held, theirs = len(choice.view.seats[choice.seat].hand), choice.other.seats[choice.seat]
    for card in (it.card for it in theirs.hand[held:] if it.card.known):
        short = missing(card, theirs).short
        if short >= FAR and choice.instead.when(choice.seat, card.id, bought=True) is None:
            yield short - 1, Reason("slow", {"card": card.id, "short": short})
    taken = set(choice.view.faceup()).difference(choice.other.faceup())
    if any(choice.view.decks[card.level - 1] for card in taken):
        yield 2, Reason("unseen", {})


TOPICS: Final[tuple[Callable[[Choice], WeighedReasons], ...]] = (
    *(gains, nobles, rivals, plans, payment, hand),
)


def _gold(choice: Choice) -> WeighedReasons:
    """Yield what the gold of a reserved card is for."""
    if not choice.view.supply[GOLD]:
        return
    # The gold of the other move, too, doesn't speak for this one.
    if choice.other is None or choice.other.supply[GOLD] == choice.view.supply[GOLD]:
        yield 0.5, Reason("gold", {})
    if not isinstance(choice.move, Reserve):
        return
    card = choice.move.card
    for colour, gems in enumerate(missing(card, choice.after.seats[choice.seat]).gems):
        if gems and not choice.view.supply[colour]:
            args: Args = {"colour": LETTERS[colour], "card": card.id}
            yield 1 + 0.1 * card.prestige, Reason("gold-only", args)


def _away(cost: tuple[int, ...], mine: Holdings) -> int:
    return sum(max(0, need - have) for need, have in zip(cost, mine.bonuses, strict=True))
