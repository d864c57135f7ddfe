"""What the net is told of a table: whole numbers about cards, colours, nobles and seats.

No fact depends on the order of slots, colours or nobles: facts of a kind stand in rows of one
set, through which the net sums. What concerns a seat is told for each seat, beginning with the
one on turn.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from bot.computers.splendor import layout as at
from bot.computers.splendor.layout import Ints

Floats = npt.NDArray[np.float32]

CARD_FACTS, CARD_FACTS_A_SEAT = 7, 10
COLOUR_FACTS, COLOUR_FACTS_A_SEAT = 4, 7
NOBLE_FACTS, NOBLE_FACTS_A_SEAT = 1, 4
TABLE_FACTS, TABLE_FACTS_A_SEAT = 10, 12
MANY: Final = 8
"""More gems short than this count as this many."""

_VISITOR_COST: Final = np.where(at.NOBLE_COST > 9, 0, at.NOBLE_COST).astype(np.int8)
_COLOURS: Final = np.arange(5, dtype=np.int8)[:, None, None]


class Features(NamedTuple):
    """Facts by kind: the first axis is the fact, the last the table, between them the set."""

    cards: Floats
    colours: Floats
    nobles: Floats
    table: Floats


def counts(seats: int) -> tuple[int, int, int, int]:
    """Return how many facts there are of each kind."""
    return (
        CARD_FACTS + CARD_FACTS_A_SEAT * seats,
        COLOUR_FACTS + COLOUR_FACTS_A_SEAT * seats,
        NOBLE_FACTS + NOBLE_FACTS_A_SEAT * seats,
        TABLE_FACTS + TABLE_FACTS_A_SEAT * seats,
    )


def scales(seats: int) -> tuple[Floats, Floats, Floats, Floats]:
    """Return what each fact is multiplied by, so that most come to lie between 0 and 1."""
    card = [0.2, 1, 1, 1, 1, 1, 1], [1, 0.2, 0.3, 0.15, 0.2, 0.1, 0.05, 0.4, 0.5, 1]
    colour = [1, 0.2, 1, 1], [0.3, 0.25, 0.1, 0.04, 0.3, 0.3, 0.05]
    noble = [1.0], [0.15, 1, 1, 1]
    table = [1, 1, 0.2, 0.1, 0.05, 0.05, 0.05, 1, 0.3, 0.3], [
        0.07, 0.07, 0.1, 0.3, 0.08, 0.4, 0.2, 0.25, 1, 1, 0.2, 1,
    ]  # fmt: skip
    kinds = (card, colour, noble, table)
    made = [np.array(common + each * seats, np.float32) for common, each in kinds]
    return made[0], made[1], made[2], made[3]


def features(columns: Ints) -> Features:
    """Return the facts about tables whose question is a seat's, as the seat on turn sees them."""
    seats, tables = at.seats_of(columns), columns.shape[1]
    sizes = counts(seats)
    cards = np.zeros((sizes[0], at.SLOTS + at.HAND_LIMIT * seats, tables), np.int8)
    colours = np.empty((sizes[1], 5, tables), np.int8)
    nobles = np.empty((sizes[2], 5, tables), np.int8)
    table = np.empty((sizes[3], tables), np.int8)

    numbers = _numbers(columns, seats)
    cost = at.COST.take(numbers, axis=1, mode="clip")
    bonus = at.BONUS.take(numbers, mode="clip")
    brings = (bonus == _COLOURS).view(np.int8)
    prestige = at.CARD_PRESTIGE.take(numbers, mode="clip")
    _card_facts(cards, numbers, prestige, seats)
    asked = _VISITOR_COST.take(columns[at.VISITORS], axis=1, mode="clip")
    there = columns[at.VISITORS] != at.NO_NOBLE
    colours[0] = 1
    colours[1] = columns[:5]
    np.greater_equal(columns[:5], 4, out=colours[2].view(np.bool_))
    np.equal(columns[:5], 0, out=colours[3].view(np.bool_))
    nobles[0] = there
    _table_facts(table, columns, seats)
    for number in range(seats):
        places = _usable(number)
        _seat_facts(
            columns[at.block(number) : at.block(number) + at.BLOCK],
            columns[at.TARGET],
            tuple((cost[:, rows], brings[:, rows], prestige[rows]) for rows in places),
            (asked, there),
            [cards[CARD_FACTS + CARD_FACTS_A_SEAT * number :][:CARD_FACTS_A_SEAT, rows] for rows in places],
            colours[COLOUR_FACTS + COLOUR_FACTS_A_SEAT * number :],
            nobles[NOBLE_FACTS + NOBLE_FACTS_A_SEAT * number :],
            table[TABLE_FACTS + TABLE_FACTS_A_SEAT * number :],
        )
    return Features(*(kind.astype(np.float32) for kind in (cards, colours, nobles, table)))


def _numbers(columns: Ints, seats: int) -> Ints:
    hands = [columns[at.block(number) + 13 : at.block(number) + 16] for number in range(seats)]
    return np.concatenate((columns[at.ROWS], *hands))


def _usable(number: int) -> tuple[slice, slice]:
    """Return where the cards stand that a seat could buy: those of the rows, those of its hand."""
    begin = at.SLOTS + at.HAND_LIMIT * number
    return slice(0, at.SLOTS), slice(begin, begin + at.HAND_LIMIT)


def _card_facts(cards: Ints, numbers: Ints, prestige: Ints, seats: int) -> None:
    level = at.LEVEL.take(numbers, mode="clip")
    known = (numbers < at.NO_CARD).view(np.int8)
    cards[0] = prestige
    for number in (1, 2, 3):
        np.equal(level, number, out=cards[number].view(np.bool_))
    cards[4, : at.SLOTS] = known[: at.SLOTS]
    mine = slice(at.SLOTS, at.SLOTS + at.HAND_LIMIT)
    cards[5, mine] = known[mine]
    others = slice(mine.stop, mine.stop + at.HAND_LIMIT * (seats - 1))
    cards[6, others] = known[others]
    cards[1:4] *= known


def _table_facts(table: Ints, columns: Ints, seats: int) -> None:
    about = columns[at.ABOUT]
    prestige = columns[at.SEATS + at.PRESTIGE :: at.BLOCK]
    table[0] = about == at.ON_RETURN
    table[1] = about == at.ON_NOBLE
    table[2] = columns[at.GOLD]
    table[3] = columns[:5].sum(axis=0)
    table[4:7] = columns[at.DECKS]
    table[7] = (prestige >= columns[at.TARGET]).any(axis=0)
    table[8] = columns[at.TURN]
    table[9] = seats - 1 - columns[at.TURN]


def _seat_facts(
    mine: Ints,
    target: Ints,
    usable: tuple[tuple[Ints, Ints, Ints], ...],
    nobles: tuple[Ints, npt.NDArray[np.bool_]],
    card_facts: list[Ints],
    colour_facts: Ints,
    noble_facts: Ints,
    table_facts: Ints,
) -> None:
    tokens, gold, bonuses = mine[:5, None], mine[5], mine[6:11, None]
    asked, there = nobles
    missing = np.maximum(asked - bonuses, 0)
    far = missing.sum(axis=0, dtype=np.int8)
    noble_facts[0] = far
    for steps in (1, 2):
        noble_facts[steps] = there & (far <= steps)
    noble_facts[3] = missing.max(axis=0)
    wanting = (missing > 0).view(np.int8)
    near = (far <= 3).view(np.int8)
    colour_facts[0] = mine[:5]
    colour_facts[1] = mine[6:11]
    colour_facts[4] = wanting.sum(axis=1, dtype=np.int8)
    colour_facts[5] = (wanting * near).sum(axis=1, dtype=np.int8)
    colour_facts[2] = colour_facts[3] = colour_facts[6] = 0
    prices = []
    for cost, brings, prestige in usable:
        price = np.maximum(cost - bonuses, 0)
        prices.append(price)
        due = (price > 0).view(np.int8)
        colour_facts[2] += due.sum(axis=1, dtype=np.int8)
        colour_facts[3] += (due * prestige).sum(axis=1, dtype=np.int8)
    lacking_points = target - mine[at.PRESTIGE]
    payable = np.zeros_like(gold)
    best = np.zeros_like(gold)
    wins = np.zeros(gold.shape, np.bool_)
    for (cost, brings, prestige), price, facts in zip(usable, prices, card_facts, strict=True):
        lack = np.maximum(price - tokens, 0)
        total = lack.sum(axis=0, dtype=np.int8)
        short = np.maximum(total - gold, 0)
        known = (facts_known := cost.any(axis=0)).view(np.int8)
        can = (short == 0) & facts_known
        np.copyto(facts[0].view(np.bool_), can)
        np.minimum(short, MANY, out=facts[1])
        facts[2] = lack.max(axis=0)
        facts[3] = price.sum(axis=0, dtype=np.int8)
        np.minimum(total, MANY, out=facts[4])
        for fact, colour_fact in ((5, 2), (6, 3), (7, 4), (8, 5)):
            facts[fact] = (brings * colour_facts[colour_fact][:, None]).sum(axis=0, dtype=np.int8)
        facts[9] = (prestige >= lacking_points) & facts_known
        facts[1:9] *= known
        colour_facts[6] += lack.sum(axis=1, dtype=np.int8)
        payable += can.sum(axis=0, dtype=np.int8)
        worth = can * prestige
        np.maximum(best, worth.max(axis=0), out=best)
        wins |= (can & (prestige >= lacking_points)).any(axis=0)
    table_facts[0] = mine[at.PRESTIGE]
    table_facts[1] = lacking_points
    table_facts[2] = mine[:6].sum(axis=0)
    table_facts[3] = gold
    table_facts[4] = mine[at.BOUGHT]
    table_facts[5] = (mine[at.HAND] != at.NO_CARD).sum(axis=0)
    table_facts[6] = payable
    table_facts[7] = best
    table_facts[8] = wins
    table_facts[9] = (far <= 0).any(axis=0, where=there)
    table_facts[10] = np.where(there, far, 9).min(axis=0)
    table_facts[11] = lacking_points <= 0
