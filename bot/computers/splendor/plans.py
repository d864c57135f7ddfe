"""The purchases that a move leads to."""

from typing import Final

from bot.computers.contract import Reason
from bot.computers.splendor.choice import Args, Choice, WeighedReasons, purchase, with_args
from bot.computers.splendor.events import TARGET
from bot.computers.splendor.gathering import turns_for
from rules.contract import Seat
from rules.splendor.cards import GOLD, LETTERS, Card
from rules.splendor.legal import TOKEN_LIMIT
from rules.splendor.moves import Reserve, Return, Take
from rules.splendor.position import Position
from rules.splendor.price import missing

MAX_GEMS_SHORT: Final = 5
"""Cards that need more gems than this aren't mentioned."""
SAID_LAST: Final = 0.3
"""The weight of what is said only if nothing better is."""


def plans(choice: Choice) -> WeighedReasons:
    """Yield the purchases that the move leads to."""
    if choice.last:
        return
    if isinstance(choice.move, Return):
        yield from _returned(choice, choice.move)
        return
    for card in choice.after.in_sight(choice.seat):
        yield from _nearer(choice, card)
    if isinstance(choice.move, Take):
        yield from _helped(choice)
    if isinstance(choice.move, Reserve):
        yield from _kept_away(choice, choice.move.card)
    turns = choice.line.when(choice.seat, TARGET)
    if turns and choice.sooner_than_instead(TARGET, turns):
        args: Args = {"turns": turns, "target": choice.view.target}
        yield 40 - 4 * turns, Reason("then-target", args)


def _nearer(choice: Choice, card: Card) -> WeighedReasons:
    """Yield how the move gets a card nearer, and that it's likely to be bought."""
    view, after, seat = choice.view, choice.after, choice.seat
    was, now = missing(card, view.seats[seat]).short, missing(card, after.seats[seat])
    turns = choice.line.when(seat, card.id, bought=True)
    if turns and card.prestige and choice.sooner_than_instead(card.id, turns):
        args: Args = {"card": card.id, "turns": turns, "points": card.prestige}
        yield 5 * card.prestige - 3 * turns, Reason("then-card", args)
    # Cards that cost more than the token limit can't be gathered for, and far ones don't matter.
    if now.short > MAX_GEMS_SHORT or sum(now.due) > TOKEN_LIMIT:
        return
    if any(choice.line.when(other, card.id) for other in choice.rivals):
        return  # the seat may get nearer, but somebody else gets it
    if not any(now.due) and not any(it and _free(it, seat, card) for it in (view, choice.other)):
        yield 5 * card.prestige + 4, Reason("then-free", {"card": card.id})
    # What the other move leads to as well doesn't speak for this one.
    alike = -8 if choice.other and _as_near(choice, card, now.short) else 0
    if not now.short:
        weight, reason = purchase("can-buy", after, seat, card)
        if was or weight > purchase("can-buy", view, seat, card)[0]:
            yield max(weight + 2 + alike, 2 * SAID_LAST), reason
    elif now.short < was:
        worth = 1 + 2 * card.prestige + alike
        args = {"card": card.id, "before": was, "after": now.short}
        yield worth - 2 * now.short, Reason("closer", args)
        if choice.other is None:
            return
        sooner, later = turns_for(after, seat, card), turns_for(choice.other, seat, card)
        if sooner and later and sooner < later:
            args = {"card": card.id, "before": later, "after": sooner}
            yield worth + 3 - 2 * sooner, Reason("sooner", args)


def _helped(choice: Choice) -> WeighedReasons:
    """Yield how many cards the gems bring nearer, and the nearest one."""
    mine, then = choice.view.seats[choice.seat], choice.after.seats[choice.seat]
    nearer: list[tuple[int, int, Card]] = []
    for card in choice.after.in_sight(choice.seat):
        now = missing(card, then)
        if now.short < missing(card, mine).short and sum(now.due) <= TOKEN_LIMIT:
            nearer.append((now.short, -card.prestige, card))
    if nearer:
        short, _, card = min(nearer, key=lambda it: it[:2])
        args: Args = {"cards": len(nearer), "card": card.id, "short": short}
        yield SAID_LAST, Reason("nearer", args)


def _as_near(choice: Choice, card: Card, short: int) -> bool:
    """Return whether a card is there after the other move too, and no farther away."""
    other = choice.other
    return (
        other is not None
        and card in other.in_sight(choice.seat)
        and choice.rival_gets(card.id) is None
        and missing(card, other.seats[choice.seat]).short <= short
    )


def _free(table: Position, seat: Seat, card: Card) -> bool:
    """Return whether a seat's bonuses pay for a card that it can buy."""
    return card in table.in_sight(seat) and not any(missing(card, table.seats[seat]).due)


def _kept_away(choice: Choice, card: Card) -> WeighedReasons:
    short = missing(card, choice.after.seats[choice.seat]).short
    if short:
        keeping = purchase("keeps", choice.after, choice.seat, card)
        weight, reason = with_args(keeping, 3 - 5 * short, short=short)
        yield max(weight, 4 * SAID_LAST), reason


def _returned(choice: Choice, move: Return) -> WeighedReasons:
    mine, then = choice.view.seats[choice.seat], choice.after.seats[choice.seat]
    for card in choice.after.in_sight(choice.seat):
        was, now = missing(card, mine).short, missing(card, then)
        if sum(now.due) > TOKEN_LIMIT:
            continue
        args: Args = {"card": card.id}
        if not now.short:
            soon = 3 * (choice.line.when(choice.seat, card.id, bought=True) is not None)
            yield 4 + card.prestige + soon, Reason("still", args | {"points": card.prestige})
        elif now.short == was:
            args |= {"colour": LETTERS[move.colour], "short": now.short}
            yield 1 + card.prestige - now.short, Reason("no-farther", args)
    if move.colour < GOLD:
        wanting = [
            card
            for card in choice.after.in_sight(choice.seat)
            if card.cost[move.colour] > then.bonuses[move.colour] + then.tokens[move.colour]
        ]
        if len(wanting) <= 1:
            args = {"colour": LETTERS[move.colour], "cards": len(wanting)}
            yield SAID_LAST, Reason("spare", args)
