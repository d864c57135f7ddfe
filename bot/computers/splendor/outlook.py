"""What a seat can have at most after its next turns, if nobody interferes: prestige, and the cards for it."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from operator import add, gt, sub
from typing import Final, NamedTuple

from rules.contract import Seat
from rules.splendor.cards import GOLD, Card, Colours, Gems, Noble
from rules.splendor.legal import DIFFERENT, HAND_LIMIT, PILE_FOR_TWO, TOKEN_LIMIT
from rules.splendor.position import Position
from rules.splendor.price import price

TURNS: Final = 3
"""How many turns are looked ahead."""


class Outlook(NamedTuple):
    """The most prestige in all, how many cards in all at most with that, and what comes, in turn order."""

    prestige: int
    cards: int
    things: tuple[str, ...] = ()


class _Stage(NamedTuple):
    """What a seat has after some turns, and what is left for it; `room` is for cards that bring gold."""

    tokens: Gems
    bonuses: Colours
    cards: tuple[Card, ...]
    nobles: frozenset[Noble]
    room: int


@lru_cache(maxsize=64)
def outlooks(
    table: Position, seat: Seat, barred: frozenset[Card] = frozenset()
) -> tuple[Outlook, ...]:
    """Return what a seat can have at most after its next turn, after two, and after three.

    Nobody else takes gems, cards or nobles, and no card is turned up. `barred` cards aren't bought.
    What must still be returned after the move itself is returned as well as possible.
    """
    had = table.seats[seat]
    pool = _gems(add, table.supply, had.tokens)
    # In the order of the table, since of equal ways the first one is told, in every process.
    cards = tuple(card for card in table.in_sight(seat) if card not in barred)
    room = HAND_LIMIT - len(had.hand)
    now = Outlook(had.prestige, len(had.cards))
    # What must go back after the move still lies with the seat.
    needed = [max((card.cost[at] for card in cards), default=0) for at in range(GOLD)]
    stages = {
        _Stage(tokens, had.bonuses, cards, frozenset(table.nobles), room): now
        for tokens in _within_limit(had.tokens, needed)
    }
    found = [now]
    for turn in range(TURNS):
        further: dict[_Stage, Outlook] = {}
        for stage, so_far in stages.items():
            for then, card in _steps(stage, pool, had.reserved(), TURNS - 1 - turn):
                noble = _visitor(then.bonuses, then.nobles)
                come = [it for it in (card, noble) if it]
                further[then._replace(nobles=then.nobles - {noble}) if noble else then] = Outlook(
                    so_far.prestige + sum(it.prestige for it in come),
                    so_far.cards + (card is not None),
                    so_far.things + tuple(it.id for it in come),
                )
        stages = further
        found.append(max([found[-1], *stages.values()], key=lambda it: it[:2]))
    return tuple(found[1:])


@lru_cache(maxsize=4096)
def _visitor(bonuses: Colours, nobles: frozenset[Noble]) -> Noble | None:
    """Return the noble that visits who has these bonuses."""
    met = [noble for noble in nobles if not any(price(noble.cost, bonuses))]
    return min(met, key=lambda noble: noble.id, default=None)


def _steps(
    stage: _Stage, pool: Gems, hand: Sequence[Card], turns: int
) -> Iterator[tuple[_Stage, Card | None]]:
    """Yield what a turn can lead to: each purchase, and each way to gather what can be used in `turns` more.

    As little gold as possible is paid.
    """
    tokens, gold = stage.tokens, stage.tokens[GOLD]
    needed = [0] * GOLD
    for card in stage.cards:
        due = price(card.cost, stage.bonuses)
        lacks = sum(need - have for need, have in zip(due, tokens, strict=False) if need > have)
        if lacks <= gold:
            left = _gems(lambda have, need: max(0, have - need), tokens, (*due, lacks))
            white, blue, green, red, black, _ = _more((*stage.bonuses, 0), card.bonus, 1)
            more = (white, blue, green, red, black)
            room, cards = stage.room + (card in hand), tuple(it for it in stage.cards if it != card)
            yield stage._replace(tokens=left, bonuses=more, cards=cards, room=room), card
        if lacks <= gold + DIFFERENT * turns:
            needed = list(map(max, needed, due))
    if not turns:
        return
    supply = _gems(sub, pool, tokens)
    useful = [at for at in range(GOLD) if supply[at] and needed[at] > tokens[at]]
    ways = list(combinations(useful, min(DIFFERENT, len(useful))))
    ways += [(at, at) for at in useful if supply[at] >= PILE_FOR_TWO]
    ways += [(GOLD,)] if stage.room and supply[GOLD] and any(map(gt, needed, tokens)) else []
    for way in ways:
        taken = tokens
        for colour in way:
            taken = _more(taken, colour, 1)
        room = stage.room - (GOLD in way)
        for left in _within_limit(taken, needed):
            yield stage._replace(tokens=left, room=room), None


def _within_limit(tokens: Gems, needed: Sequence[int]) -> Iterator[Gems]:
    """Yield each way to return tokens above the limit; those that no card needs go first, and gold last."""
    over = sum(tokens) - TOKEN_LIMIT
    for colour in range(GOLD):
        while over > 0 and tokens[colour] > needed[colour]:
            tokens, over = _more(tokens, colour, -1), over - 1
    if over <= 0:
        yield tokens
        return
    for colours in combinations_with_replacement(range(GOLD), over):
        left = tokens
        for colour in colours:
            left = _more(left, colour, -1)
        if min(left) >= 0:
            yield left


def _more(tokens: Gems, colour: int, gems: int) -> Gems:
    white, blue, green, red, black, gold = (
        count + gems * (at == colour) for at, count in enumerate(tokens)
    )
    return white, blue, green, red, black, gold


def _gems(of: Callable[[int, int], int], some: Gems, others: Gems) -> Gems:
    white, blue, green, red, black, gold = map(of, some, others)
    return white, blue, green, red, black, gold
