"""The purchases that a move leads to."""

from typing import Final

from bot.computers.contract import Reason
from bot.computers.splendor.choice import (
    SAID_LAST,
    Args,
    Choice,
    WeighedReasons,
    cheapened,
    purchase,
    wanting,
    with_args,
)
from bot.computers.splendor.events import TARGET
from bot.computers.splendor.gathering import turns_for
from rules.contract import Seat
from rules.splendor.cards import GOLD, LETTERS, Card, Colours
from rules.splendor.legal import TOKEN_LIMIT
from rules.splendor.moves import Reserve, ReserveUnseen, Return, Take
from rules.splendor.position import Position
from rules.splendor.price import missing

MAX_GEMS_SHORT: Final = 5
"""Cards that need more gems than this aren't mentioned."""
FAR: Final = 3
"""Of a reserved card that lacks this many gems, it's said how many are there; beyond, a card is far away."""
BEGUN: Final = 2
"""How many are worth mentioning."""
NEAR: Final = 2
"""Of a card that gems only bring nearer, it's said how near it is if it lacks at most this many gems."""
SOON: Final = 2
"""Cards that need more turns of collecting hardly matter."""
CLEARLY: Final = 2
"""How many more cards a move must help than the other one, to be said."""
EXPECTED: Final = 2
"""How much more a purchase weighs that the line shows for the next turn, and how much less one instead of it.

Both together are less than a prestige weighs that can be bought next turn.
"""


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
    turns = choice.line.when(choice.seat, TARGET)
    if turns and choice.sooner_than_instead(TARGET, turns):
        args: Args = {"turns": turns, "target": choice.view.target}
        yield 40 - 4 * turns, Reason("then-target", args)


def kept(choice: Choice) -> WeighedReasons:
    """Yield what a reserved card is worth, beside the other move's if that reserves one, too."""
    move, instead = choice.move, choice.other_move
    if choice.last or not isinstance(move, Reserve):
        return
    if choice.other and isinstance(instead, Reserve):
        yield from _worth_more(choice, choice.other, move.card, instead.card)
    else:
        yield from _kept_away(choice, move.card)


def _worth_more(choice: Choice, other: Position, card: Card, other_card: Card) -> WeighedReasons:
    """Yield how a reserved card's prestige, distance and bonus are better than another one's."""
    mine = choice.after.seats[choice.seat]
    short = missing(card, mine).short
    farther = missing(other_card, other.seats[choice.seat]).short
    args: Args = {"card": card.id, "other": other_card.id}
    better = 2 * (card.prestige - other_card.prestige) - (short - farther)
    if better > 0:
        facts: Args = {"points": card.prestige, "short": short}
        facts |= {"less": other_card.prestige, "farther": farther}
        yield 2 + 0.5 * better, Reason("keeps-over", args | facts)
    faceup = choice.after.faceup()
    helped = len(cheapened(faceup, card.bonus, mine.bonuses))
    fewer = len(cheapened(other.faceup(), other_card.bonus, mine.bonuses))
    if better >= 0 and helped >= fewer + CLEARLY:
        args |= {"colour": LETTERS[card.bonus], "cards": helped, "fewer": fewer}
        yield 3 * SAID_LAST, Reason("keeps-bonus", args)


def _nearer(choice: Choice, card: Card) -> WeighedReasons:
    """Yield how the move gets a card nearer, and that it's likely to be bought."""
    view, after, seat = choice.view, choice.after, choice.seat
    was, now = missing(card, view.seats[seat]).short, missing(card, after.seats[seat])
    # Cards that cost more than the token limit can't be gathered for, and far ones don't matter.
    if now.short > MAX_GEMS_SHORT or sum(now.due) > TOKEN_LIMIT:
        return
    if any(choice.line.when(other, card.id) for other in choice.rivals):
        return  # the seat may get nearer, but somebody else gets it
    if not any(now.due) and not _free(view, seat, card):
        yield 5 * card.prestige + 4, Reason("then-free", {"card": card.id})
    # What the other move leads to as well doesn't speak for this one.
    as_near = _as_near(choice, card, now.short)
    turns = choice.line.when(seat, card.id, bought=True)
    if (
        was
        and turns
        and card.prestige
        and not as_near
        and choice.sooner_than_instead(card.id, turns)
    ):
        args: Args = {"card": card.id, "turns": turns, "points": card.prestige}
        yield 5 * card.prestige - 3 * turns, Reason("then-card", args)
    expected = EXPECTED * _expected(choice, card)
    if not now.short:
        yield from _buyable(choice, card, expected)
    elif now.short == was or (now.short < was and _in_supply(choice, now.gems)):
        yield from _approached(choice, card, 1 + 2 * card.prestige + expected)


def _approached(choice: Choice, card: Card, worth: float) -> WeighedReasons:
    """Yield how near the move brings or leaves a card that can't be bought yet."""
    view, after, other, seat = choice.view, choice.after, choice.other, choice.seat
    was, short = (missing(card, table.seats[seat]).short for table in (view, after))
    there = other is not None and card in other.in_sight(seat)
    farther = missing(card, other.seats[seat]).short if other and there else None
    worth += card in choice.held
    args: Args = {"card": card.id, "points": card.prestige}
    if farther is None or farther > short:
        # It is said at least if nothing better is.
        least = SAID_LAST + 0.1 * (card.prestige - short) if card.prestige and farther else 0
        weight = max(worth - 2 * short, least)
        if short < was:
            yield weight, Reason("closer", args | {"before": was, "after": short})
        elif farther:
            # Far away, a gem more or less hardly matters.
            weight = weight if short <= FAR else min(weight, SAID_LAST / 2)
            yield weight, Reason("stays-near", args | {"short": short, "farther": farther})
    if other is None or short == was:
        return
    sooner, later = turns_for(after, seat, card), turns_for(other, seat, card)
    if sooner and later and sooner < later:
        as_near = 8 if farther is not None and farther <= short else 0
        args |= {"before": later, "after": sooner}
        weight = max(worth + 3 - 2 * sooner - as_near, SAID_LAST)
        # What the gold of a reserved card does for a trifle isn't what the move is for.
        trifle = card.prestige <= 1 and card not in after.seats[seat].reserved()
        trifle = trifle and isinstance(choice.move, Reserve | ReserveUnseen)
        if trifle or sooner > SOON:
            weight = SAID_LAST / 2
        yield weight, Reason("sooner", args)


def _expected(choice: Choice, card: Card) -> float:
    """Return 1 for a card that the line buys next turn, less for a later one, -1 if it buys another one then."""
    turns = choice.line.when(choice.seat, card.id, bought=True)
    if turns:
        return 1 / turns
    return -1 if choice.line.buys(choice.seat, 1) else 0


def _buyable(choice: Choice, card: Card, more: float) -> WeighedReasons:
    """Yield that a card can be bought next turn, what pays for it, and what its bonus is for."""
    view, after, other, seat = choice.view, choice.after, choice.other, choice.seat
    weight, reason = purchase("can-buy", after, seat, card)
    able = [
        table
        for table in (view, other)
        if table and card in table.in_sight(seat) and not missing(card, table.seats[seat]).short
    ]
    first = _buys_first(choice, card)
    if view in able and other and other not in able:
        # The other move buys the card, or spends the gems for it.
        if first is None and (card in choice.held or card in other.in_sight(seat)):
            args: Args = {"card": card.id, "points": card.prestige, "colour": LETTERS[card.bonus]}
            yield max(4 + card.prestige + more, SAID_LAST), Reason("still", args)
        return
    if any(purchase("can-buy", table, seat, card)[0] >= weight for table in able):
        return
    weight = max(weight + 2 + more, 2 * SAID_LAST)
    if first is not None:
        weight /= 2
        if reason.key == "can-buy":
            reason = Reason("can-buy-unless", {**reason.args, "seat": first})
    elif reason.key == "can-buy":
        held = [one for one in choice.held if one != card]
        helped = cheapened(held, card.bonus, after.seats[seat].bonuses)
        if helped and not card.prestige:
            args = {**reason.args, "ids": " ".join(one.id for one in helped)}
            weight, reason = weight + 1, Reason("can-buy-for", args)
        elif isinstance(choice.move, Reserve | ReserveUnseen) and (
            card != after.seats[seat].hand[-1].card
        ):
            reason = Reason("gold-buys", reason.args)
    yield weight, reason


def _buys_first(choice: Choice, card: Card) -> Seat | None:
    """Return who can buy a card before the seat's next turn, the first of several."""
    return next(
        (
            other
            for other in choice.others
            if card in choice.after.faceup() and not missing(card, choice.after.seats[other]).short
        ),
        None,
    )


def _in_supply(choice: Choice, gems: Colours) -> bool:
    """Return whether the supply has gems."""
    return all(left >= need for left, need in zip(choice.after.supply, gems, strict=False))


def _helped(choice: Choice) -> WeighedReasons:
    """Yield how many more cards the gems bring nearer, or the nearest that the other gems don't bring as near."""
    seat, other = choice.seat, choice.other
    nearer = _brought_nearer(choice, choice.after)
    instead = _brought_nearer(choice, other) if other else {}
    better = [card for card, short in nearer.items() if short < instead.get(card, short + 1)]
    if not better or len(nearer) < len(instead):
        return
    card = min(better, key=lambda it: (nearer[it], -it.prestige))
    short = nearer[card]
    if other and short > NEAR:
        return
    if other and len(nearer) >= len(instead) + CLEARLY:
        args: Args = {"cards": len(nearer), "fewer": len(instead), "card": card.id, "short": short}
        yield SAID_LAST, Reason("nearer", args)
    elif short:
        before = missing(card, choice.view.seats[seat]).short
        args = {"card": card.id, "points": card.prestige, "before": before, "after": short}
        yield SAID_LAST / 2, Reason("closer", args)


def _brought_nearer(choice: Choice, table: Position) -> dict[Card, int]:
    """Return the cards that a table brings nearer, with the gems that they lack then."""
    seat = choice.seat
    mine, then = choice.view.seats[seat], table.seats[seat]
    return {
        card: short
        for card in table.in_sight(seat)
        if (short := missing(card, then).short) < missing(card, mine).short
    }


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
    short, needed = missing(card, choice.after.seats[choice.seat]).short, sum(card.cost)
    keeping = purchase("keeps", choice.after, choice.seat, card)
    weight, reason = with_args(keeping, 3 - 5 * short, short=short)
    args: Args = {"card": card.id, "points": card.prestige}
    if reason.key == "keeps" and short >= FAR and needed - short >= BEGUN:
        reason = Reason("keeps-begun", args | {"have": needed - short, "needed": needed})
    elif reason.key == "keeps" and short > MAX_GEMS_SHORT:
        if card.prestige < max(one.prestige for one in choice.view.faceup()):
            return
        reason = Reason("keeps-most", args)
    yield max(weight, 4 * SAID_LAST), reason


def _returned(choice: Choice, move: Return) -> WeighedReasons:
    """Yield what can be bought all the same, and what the other gem is needed for."""
    then, other = choice.after.seats[choice.seat], choice.other
    instead = choice.other_move if isinstance(choice.other_move, Return) else None
    for card in choice.after.in_sight(choice.seat):
        now = missing(card, then)
        if sum(now.due) > TOKEN_LIMIT:
            continue
        expected = EXPECTED * _expected(choice, card)
        if not now.short:
            if _buys_first(choice, card) is not None:
                continue
            args: Args = {"card": card.id, "points": card.prestige, "colour": LETTERS[card.bonus]}
            yield max(4 + card.prestige + expected, SAID_LAST), Reason("still", args)
        elif other and instead:
            farther = missing(card, other.seats[choice.seat]).short
            args = {"card": card.id, "short": now.short, "farther": farther}
            args |= {"colour": LETTERS[instead.colour]}
            if now.short < farther:
                weight = 3 + card.prestige - now.short + expected
                yield max(weight, SAID_LAST), Reason("no-farther", args)
    if other and instead and GOLD not in (move.colour, instead.colour):
        cards = wanting(choice.after, choice.seat, move.colour)
        more = wanting(other, choice.seat, instead.colour)
        if cards < more:
            args = {"colour": LETTERS[move.colour], "cards": cards}
            args |= {"other_colour": LETTERS[instead.colour], "more": more}
            yield SAID_LAST, Reason("spare", args)
