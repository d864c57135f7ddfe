"""The reasons for a move: what it changes, in facts that anybody can check on the table.

Every statement follows from the rules and the view, none from the network. The most important come
first: a win, then prestige and nobles, then cards that get nearer and opponents that are hindered.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from bot.computers.contract import Reason
from bot.computers.splendor.gathering import turns_for
from rules.contract import Seat
from rules.splendor.cards import GOLD, LETTERS, Card, letters
from rules.splendor.holdings import Holdings, Reserved
from rules.splendor.legal import TOKEN_LIMIT
from rules.splendor.moves import Buy, Move, Receive, Reserve, ReserveUnseen, Return, Take
from rules.splendor.position import Position
from rules.splendor.price import can_buy, missing, price

MAX_REASONS: Final = 3
"""The most reasons for a move."""
NEAR_NOBLE: Final = 2
"""A noble is near if it's at most this many cards away."""
MAX_GEMS_SHORT: Final = 5
"""Cards that need more gems than this aren't mentioned."""

SENTENCES: Final[Mapping[str, str]] = {
    "wins": "You win at once.",
    "target": "You reach {target} prestige: the last round has begun.",
    "prestige": "{points} prestige: {before} becomes {after}.",
    "noble": "Noble {noble} comes to you: {points} prestige.",
    "noble-near": "Noble {noble} is {missing} card(s) away instead of {before}.",
    "noble-alone": "Noble {noble} is {missing} card(s) away, and {others} or more for everybody else.",
    "noble-stays": "Noble {noble} stays for later: {missing} card(s) away for you, {others} or more for everybody else.",
    "can-buy": "Next turn you can buy {card}: {points} prestige.",
    "sooner": "Gathering gems, you can buy {card} after {after} turn(s) instead of {before}.",
    "closer": "You are {after} gem(s) short of {card} instead of {before}.",
    "keeps": "{card} is yours to buy: you are {short} gem(s) short of it.",
    "gold": "A gold comes with it.",
    "free": "It costs no gems.",
    "bonus": "The {colour} bonus makes {cards} card(s) in sight cheaper for you.",
    "denies": "Seat {seat} could have bought {card} next turn: {points} prestige.",
    "last-gems": "You take the last {count} {colour}; seat {seat} lacks {lacking} of them for {card}.",
    "keeps-gems": "Paying {gold} more gold keeps {gems}, of which {card} needs {needed}.",
    "still": "You can still buy {card}: {points} prestige.",
    "no-farther": "Returning {colour} takes you no farther from {card}, {short} gem(s) away.",
}
"""The English sentence of each key. "You" is the seat to move. Seats count from 0, colours and `gems` are
letters (w b g r k), cards and nobles are ids, everything else is an integer."""

WeighedReason = tuple[float, Reason]


def reasons(view: Position, move: Move) -> tuple[Reason, ...]:
    """Return at most three reasons for a move, the most important first.

    The move must be legal in the view. No reason reveals anything that the view hides.
    """
    decision = view.decision
    if decision is None or view.about == "deal":
        return ()
    seat = decision.seat
    view = _shown(view, seat, move)
    if isinstance(move, ReserveUnseen):
        return (Reason("gold", {}),) if view.supply[GOLD] else ()
    after = view.but(decks=(0,) * len(view.decks)).after(move)  # the dealer draws no card
    if after.about == "noble" and after.decision:
        after = after.after(after.decision.moves[0])  # which noble comes belongs to the move
    if after.over and after.places()[seat] == 1 and after.places().count(1) == 1:
        return (Reason("wins", {}),)
    best: dict[str, WeighedReason] = {}
    for weight, reason in _found(view, after, seat, move):
        if reason.key not in best or weight > best[reason.key][0]:
            best[reason.key] = weight, reason
    if "sooner" in best:
        best.pop("closer", None)
    if "noble-alone" in best:
        best.pop("noble-near", None)
    ordered = sorted(best.values(), key=lambda weighed: -weighed[0])
    return tuple(reason for _, reason in ordered[:MAX_REASONS])


def in_english(reason: Reason) -> str:
    """Return a reason in English."""
    return SENTENCES[reason.key].format(**reason.args)


def _shown(view: Position, seat: Seat, move: Move) -> Position:
    """Return the view with the bought card face up, as buying shows it."""
    if not isinstance(move, Buy) or move.card in view.in_sight(seat):
        return view
    mine = view.seats[seat]
    hand = list(mine.hand)
    backs = [held for held in hand if not held.card.known and held.card.level == move.card.level]
    hand[hand.index(backs[0])] = Reserved(move.card, secret=True)
    seats = list(view.seats)
    seats[seat] = mine.but(hand=tuple(hand))
    return view.but(seats=tuple(seats))


def _found(view: Position, after: Position, seat: Seat, move: Move) -> Iterator[WeighedReason]:
    yield from _gains(view, after, seat)
    if isinstance(move, Buy | Reserve):
        yield from _denied(view, seat, move.card)
    if after.over or after.reached():
        return  # this seat has no other turn
    yield from _nobles(view, after, seat, move)
    if isinstance(move, Buy):
        yield from _bought(view, after, seat, move)
    if isinstance(move, Reserve):
        yield from _reserved(view, after, seat, move.card)
    if isinstance(move, Take):
        yield from _last_gems(view, after, seat)
    if isinstance(move, Return):
        yield from _returned(view, after, seat, move)
    else:
        yield from _nearer(view, after, seat)


def _gains(view: Position, after: Position, seat: Seat) -> Iterator[WeighedReason]:
    before, now = view.seats[seat].prestige, after.seats[seat].prestige
    if now >= view.target > before and not view.reached():
        yield 50, Reason("target", {"target": view.target})
    came = [noble for noble in view.nobles if noble in after.seats[seat].nobles]
    for noble in came:
        yield 10 * noble.prestige, Reason("noble", {"noble": noble.id, "points": noble.prestige})
    if now > before:
        args = {"points": now - before, "before": before, "after": now}
        yield 10 * (now - before), Reason("prestige", args)


def _away(cost: tuple[int, ...], mine: Holdings) -> int:
    return sum(max(0, need - have) for need, have in zip(cost, mine.bonuses, strict=True))


def _nobles(view: Position, after: Position, seat: Seat, move: Move) -> Iterator[WeighedReason]:
    others = [held for other, held in enumerate(after.seats) if other != seat]
    for noble in after.nobles:
        was, now = _away(noble.cost, view.seats[seat]), _away(noble.cost, after.seats[seat])
        rival = min(_away(noble.cost, held) for held in others)
        args: dict[str, int | str] = {"noble": noble.id, "missing": now, "others": rival}
        if isinstance(move, Receive) and rival > NEAR_NOBLE:
            yield 9 - now, Reason("noble-stays", args)
        if 0 < now < was and now <= NEAR_NOBLE:
            yield (
                12 - 4 * now,
                Reason("noble-near", {"noble": noble.id, "missing": now, "before": was}),
            )
            if rival > NEAR_NOBLE:
                yield 14 - 4 * now, Reason("noble-alone", args)


def _bought(view: Position, after: Position, seat: Seat, move: Buy) -> Iterator[WeighedReason]:
    mine, then = view.seats[seat], after.seats[seat]
    if not any(move.paid):
        yield 6, Reason("free", {})
    cheaper = [
        card
        for card in after.in_sight(seat)
        if price(card.cost, then.bonuses) != price(card.cost, mine.bonuses)
    ]
    if cheaper:
        args: dict[str, int | str] = {"colour": LETTERS[move.card.bonus], "cards": len(cheaper)}
        yield 1 + 0.5 * len(cheaper), Reason("bonus", args)
    if not move.usual:
        yield from _kept(view, after, seat, move)


def _kept(view: Position, after: Position, seat: Seat, move: Buy) -> Iterator[WeighedReason]:
    """Yield the cards that need the gems that an unusual payment keeps."""
    decision = view.decision
    ways = decision.moves if decision else ()
    usual = next(
        way for way in ways if isinstance(way, Buy) and way.usual and way.card is move.card
    )
    kept = tuple(max(0, one - other) for one, other in zip(usual.paid, move.paid, strict=True))
    for card in after.in_sight(seat):
        due = price(card.cost, after.seats[seat].bonuses)
        needed = sum(map(min, kept, due))
        if needed and missing(card, after.seats[seat]).short <= 3:
            yield (
                4 + card.prestige,
                Reason(
                    "keeps-gems",
                    {
                        "gold": move.paid[GOLD] - usual.paid[GOLD],
                        "gems": letters(kept),
                        "card": card.id,
                        "needed": needed,
                    },
                ),
            )


def _denied(view: Position, seat: Seat, card: Card) -> Iterator[WeighedReason]:
    if card not in view.faceup():
        return
    for other, held in enumerate(view.seats):
        if other != seat and can_buy(card, held) and not view.has_finished(other):
            args: dict[str, int | str] = {"seat": other, "card": card.id, "points": card.prestige}
            yield 2 + 5 * card.prestige, Reason("denies", args)


def _reserved(view: Position, after: Position, seat: Seat, card: Card) -> Iterator[WeighedReason]:
    if view.supply[GOLD]:
        yield 3, Reason("gold", {})
    short = missing(card, after.seats[seat]).short
    if short:
        yield 3 + 3 * card.prestige - short, Reason("keeps", {"card": card.id, "short": short})


def _last_gems(view: Position, after: Position, seat: Seat) -> Iterator[WeighedReason]:
    for colour in range(GOLD):
        if after.supply[colour] or not view.supply[colour]:
            continue
        for other, held in enumerate(view.seats):
            if other == seat:
                continue
            for card in view.in_sight(other):
                lacks = missing(card, held)
                wanted = min(lacks.gems[colour], view.supply[colour])
                if wanted and lacks.short and lacks.short <= 3:
                    args: dict[str, int | str] = {
                        "count": view.supply[colour],
                        "colour": LETTERS[colour],
                        "seat": other,
                        "lacking": lacks.gems[colour],
                        "card": card.id,
                    }
                    yield 2 + 2 * card.prestige - lacks.short, Reason("last-gems", args)


def _nearer(view: Position, after: Position, seat: Seat) -> Iterator[WeighedReason]:
    mine, then = view.seats[seat], after.seats[seat]
    for card in after.in_sight(seat):
        was, now = missing(card, mine).short, missing(card, then).short
        # Cards that cost more than the token limit can't be gathered for, and far ones don't matter.
        if now >= was or now > MAX_GEMS_SHORT or sum(missing(card, then).due) > TOKEN_LIMIT:
            continue
        worth = 1 + 2 * card.prestige
        if not now:
            yield 4 + worth, Reason("can-buy", {"card": card.id, "points": card.prestige})
            continue
        yield worth - 2 * now, Reason("closer", {"card": card.id, "before": was, "after": now})
        sooner, later = turns_for(after, seat, card), turns_for(view, seat, card)
        if sooner and later and sooner < later:
            args: dict[str, int | str] = {"card": card.id, "before": later, "after": sooner}
            yield worth + 1 - 2 * sooner, Reason("sooner", args)


def _returned(view: Position, after: Position, seat: Seat, move: Return) -> Iterator[WeighedReason]:
    mine, then = view.seats[seat], after.seats[seat]
    for card in after.in_sight(seat):
        was, now = missing(card, mine).short, missing(card, then).short
        if sum(missing(card, then).due) > TOKEN_LIMIT:
            continue
        if not now:
            yield 4 + card.prestige, Reason("still", {"card": card.id, "points": card.prestige})
        elif now == was:
            args: dict[str, int | str] = {
                "colour": LETTERS[move.colour],
                "card": card.id,
                "short": now,
            }
            yield 1 + card.prestige - now, Reason("no-farther", args)
