"""The network's input features: integers about cards, colours, nobles and seats.

No feature depends on the order of slots, colours or nobles: they form sets, over which the network
sums. Features of seats are listed for each seat, starting with the seat to move.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from bot.computers.splendor import layout as at
from bot.computers.splendor.layout import Bools, Ints
from rules.splendor.legal import HAND_LIMIT

Floats = npt.NDArray[np.float32]

CARD_FACTS, CARD_FACTS_A_SEAT = 7, 10
COLOUR_FACTS, COLOUR_FACTS_A_SEAT = 4, 7
NOBLE_FACTS, NOBLE_FACTS_A_SEAT = 1, 4
TABLE_FACTS, TABLE_FACTS_A_SEAT = 10, 12
GEMS_SHORT_CAP: Final = 8
"""The cap on the number of gems that a seat is short of a card."""

_VISITOR_COST: Final = np.where(at.NOBLE_COST > 9, 0, at.NOBLE_COST).astype(np.int8)
_COLOURS: Final = np.arange(5, dtype=np.int8)[:, None, None]


class _Usable(NamedTuple):
    """Cards that a seat could buy: their cost, bonus and prestige."""

    cost: Ints
    brings: Ints
    prestige: Ints


class _Places(NamedTuple):
    """The arrays that receive the features of one seat."""

    cards: list[Ints]
    colours: Ints
    nobles: Ints
    table: Ints


class Features(NamedTuple):
    """Features by kind; the axes are the feature, the set's member, and the table."""

    cards: Floats
    colours: Floats
    nobles: Floats
    table: Floats


def counts(seats: int) -> tuple[int, int, int, int]:
    """Return the number of features of each kind."""
    return (
        CARD_FACTS + CARD_FACTS_A_SEAT * seats,
        COLOUR_FACTS + COLOUR_FACTS_A_SEAT * seats,
        NOBLE_FACTS + NOBLE_FACTS_A_SEAT * seats,
        TABLE_FACTS + TABLE_FACTS_A_SEAT * seats,
    )


def scales(seats: int) -> tuple[Floats, Floats, Floats, Floats]:
    """Return the factor of each feature, which scales most of them to between 0 and 1."""
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
    """Return the features of tables at a seat's decision, relative to the seat to move."""
    seats, tables = at.seats_of(columns), columns.shape[1]
    sizes = counts(seats)
    cards = np.zeros((sizes[0], at.ROW_SLOTS + HAND_LIMIT * seats, tables), np.int8)
    colours = np.empty((sizes[1], 5, tables), np.int8)
    nobles = np.empty((sizes[2], 5, tables), np.int8)
    table = np.empty((sizes[3], tables), np.int8)

    numbers = _numbers(columns, seats)
    cost = at.COST.take(numbers, axis=1, mode="clip")
    bonus = at.BONUS.take(numbers, mode="clip")
    brings = (bonus == _COLOURS).view(np.int8)
    prestige = at.CARD_PRESTIGE.take(numbers, mode="clip")
    _card_facts(cards, numbers, prestige, seats)
    colours[0] = 1
    colours[1] = columns[:5]
    np.greater_equal(columns[:5], 4, out=colours[2].view(np.bool_))
    np.equal(columns[:5], 0, out=colours[3].view(np.bool_))
    nobles[0] = columns[at.NOBLE_ROWS] != at.NO_NOBLE
    _table_facts(table, columns, seats)
    asked = _VISITOR_COST.take(columns[at.NOBLE_ROWS], axis=1, mode="clip")
    for number in range(seats):
        rows = _usable(number)
        begin = CARD_FACTS + CARD_FACTS_A_SEAT * number
        own = cards[begin : begin + CARD_FACTS_A_SEAT]
        places = _Places(
            [own[:, row] for row in rows],
            colours[COLOUR_FACTS + COLOUR_FACTS_A_SEAT * number :],
            nobles[NOBLE_FACTS + NOBLE_FACTS_A_SEAT * number :],
            table[TABLE_FACTS + TABLE_FACTS_A_SEAT * number :],
        )
        mine = columns[at.block(number) : at.block(number) + at.BLOCK]
        usable = [_Usable(cost[:, row], brings[:, row], prestige[row]) for row in rows]
        _noble_facts(mine, asked, nobles[0] > 0, places)
        _buying_facts(mine, columns[at.TARGET_ROW] - mine[at.PRESTIGE], usable, places)
    return Features(*(kind.astype(np.float32) for kind in (cards, colours, nobles, table)))


def _numbers(columns: Ints, seats: int) -> Ints:
    hands = [columns[at.block(number) + 13 : at.block(number) + 16] for number in range(seats)]
    return np.concatenate((columns[at.CARD_ROWS], *hands))


def _usable(number: int) -> tuple[slice, slice]:
    """Return the slices of the cards that a seat could buy: in the rows, and in its hand."""
    begin = at.ROW_SLOTS + HAND_LIMIT * number
    return slice(0, at.ROW_SLOTS), slice(begin, begin + HAND_LIMIT)


def _card_facts(cards: Ints, numbers: Ints, prestige: Ints, seats: int) -> None:
    level = at.LEVEL.take(numbers, mode="clip")
    known = (numbers < at.NO_CARD).view(np.int8)
    cards[0] = prestige
    for number in (1, 2, 3):
        np.equal(level, number, out=cards[number].view(np.bool_))
    cards[4, : at.ROW_SLOTS] = known[: at.ROW_SLOTS]
    mine = slice(at.ROW_SLOTS, at.ROW_SLOTS + HAND_LIMIT)
    cards[5, mine] = known[mine]
    others = slice(mine.stop, mine.stop + HAND_LIMIT * (seats - 1))
    cards[6, others] = known[others]
    cards[1:4] *= known


def _table_facts(table: Ints, columns: Ints, seats: int) -> None:
    about = columns[at.ABOUT_ROW]
    prestige = columns[at.BLOCKS_START + at.PRESTIGE :: at.BLOCK]
    table[0] = about == at.ON_RETURN
    table[1] = about == at.ON_NOBLE
    table[2] = columns[at.GOLD_ROW]
    table[3] = columns[:5].sum(axis=0)
    table[4:7] = columns[at.DECK_ROWS]
    table[7] = (prestige >= columns[at.TARGET_ROW]).any(axis=0)
    table[8] = columns[at.TURN_ROW]
    table[9] = seats - 1 - columns[at.TURN_ROW]


def _noble_facts(mine: Ints, asked: Ints, there: Bools, places: _Places) -> None:
    missing = np.maximum(asked - mine[at.BONUSES, None], 0)
    far = missing.sum(axis=0, dtype=np.int8)
    places.nobles[0] = far
    for steps in (1, 2):
        places.nobles[steps] = there & (far <= steps)
    places.nobles[3] = missing.max(axis=0)
    wanting = (missing > 0).view(np.int8)
    near = (far <= 3).view(np.int8)
    places.colours[4] = wanting.sum(axis=1, dtype=np.int8)
    places.colours[5] = (wanting * near).sum(axis=1, dtype=np.int8)
    places.table[9] = (far <= 0).any(axis=0, where=there)
    places.table[10] = np.where(there, far, 9).min(axis=0)


def _buying_facts(mine: Ints, wanted: Ints, usable: list[_Usable], places: _Places) -> None:
    """Write the features of purchases; `wanted` is the prestige that the seat lacks to the target."""
    colours, table = places.colours, places.table
    colours[0] = mine[:5]
    colours[1] = mine[at.BONUSES]
    colours[2] = colours[3] = colours[6] = 0
    table[0] = mine[at.PRESTIGE]
    table[1] = wanted
    table[2] = mine[at.TOKENS].sum(axis=0)
    table[3] = mine[at.GOLD_ROW]
    table[4] = mine[at.BOUGHT]
    table[5] = (mine[at.HAND] != at.NO_CARD).sum(axis=0)
    table[6:9] = 0
    table[11] = wanted <= 0
    prices = [np.maximum(cards.cost - mine[at.BONUSES, None], 0) for cards in usable]
    for cards, price in zip(usable, prices, strict=True):
        due = (price > 0).view(np.int8)
        colours[2] += due.sum(axis=1, dtype=np.int8)
        colours[3] += (due * cards.prestige).sum(axis=1, dtype=np.int8)
    for cards, price, facts in zip(usable, prices, places.cards, strict=True):
        _card_facts_of_seat(mine, wanted, cards, price, facts, places)


def _card_facts_of_seat(  # noqa: PLR0913, PLR0917 - the inner loop needs all of it
    mine: Ints, wanted: Ints, cards: _Usable, price: Ints, facts: Ints, places: _Places
) -> None:
    colours, table = places.colours, places.table
    lack = np.maximum(price - mine[:5, None], 0)
    total = lack.sum(axis=0, dtype=np.int8)
    short = np.maximum(total - mine[at.GOLD_ROW], 0)
    known = cards.cost.any(axis=0)
    can = (short == 0) & known
    reaches = (cards.prestige >= wanted) & known
    facts[0] = can
    np.minimum(short, GEMS_SHORT_CAP, out=facts[1])
    facts[2] = lack.max(axis=0)
    facts[3] = price.sum(axis=0, dtype=np.int8)
    np.minimum(total, GEMS_SHORT_CAP, out=facts[4])
    for fact, colour_fact in ((5, 2), (6, 3), (7, 4), (8, 5)):
        helped = cards.brings * colours[colour_fact][:, None]
        facts[fact] = helped.sum(axis=0, dtype=np.int8)
    facts[9] = reaches
    facts[1:9] *= known
    colours[6] += lack.sum(axis=1, dtype=np.int8)
    table[6] += can.sum(axis=0, dtype=np.int8)
    np.maximum(table[7], (can * cards.prestige).max(axis=0), out=table[7])
    table[8] |= (can & reaches).any(axis=0)
