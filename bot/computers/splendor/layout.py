"""The layout of a column: a table of Splendor as a few dozen small integers.

A column is relative to the seat to move: its block of holdings comes first, the others follow in turn
order. Cards are numbers, which index the tables of their properties.
"""

from itertools import combinations
from typing import Final

import numpy as np
import numpy.typing as npt

from rules.splendor.cards import CARDS, COLOURS, NOBLES

Ints = npt.NDArray[np.int8]
Index = npt.NDArray[np.intp]
Bools = npt.NDArray[np.bool_]

CARD_LIST: Final = tuple(CARDS.values())
NUMBER: Final = {card.id: number for number, card in enumerate(CARD_LIST)}
NOBLE_LIST: Final = tuple(NOBLES.values())
NOBLE_NUMBER: Final = {noble.id: number for number, noble in enumerate(NOBLE_LIST)}

NO_CARD: Final = len(CARD_LIST)
"""The number of an empty place; the next three are the backs of levels 1 to 3."""
BACKS: Final = NO_CARD + 1
NO_NOBLE: Final = len(NOBLE_LIST)

# Rows of a column.
GOLD_ROW: Final = 5
SUPPLY_ROWS: Final = slice(0, 6)
CARD_ROWS: Final = slice(6, 18)
DECK_ROWS: Final = slice(18, 21)
NOBLE_ROWS: Final = slice(21, 26)
"""The visible nobles: five places, the unused ones empty."""
TARGET_ROW: Final = 26
TURN_ROW: Final = 27
"""The seat of the first block."""
ABOUT_ROW: Final = 28
PASSES_ROW: Final = 29
BLOCKS_START: Final = 30
BLOCK: Final = 16
# Rows of a block, relative to its start.
TOKENS: Final = slice(0, 6)
BONUSES: Final = slice(6, 11)
PRESTIGE: Final = 11
BOUGHT: Final = 12
HAND: Final = slice(13, 16)

ON_TURN, ON_RETURN, ON_NOBLE, GAME_OVER = range(4)
QUESTION_KINDS: Final = ("turn", "return", "noble", "over")

ROW_SLOTS: Final = 12


def block(number: int) -> int:
    """Return the first row of a seat's block; seats count from the seat to move."""
    return BLOCKS_START + BLOCK * number


def height(seats: int) -> int:
    """Return the number of rows of a column."""
    return BLOCKS_START + BLOCK * seats


def seats_of(columns: Ints) -> int:
    """Return the number of seats of these tables."""
    return int(columns.shape[0] - BLOCKS_START) // BLOCK


def _facts() -> tuple[Ints, Ints, Ints, Ints]:
    cost = np.zeros((len(COLOURS), NO_CARD + 4), np.int8)
    bonus = np.full(NO_CARD + 4, len(COLOURS), np.int8)
    prestige = np.zeros(NO_CARD + 4, np.int8)
    level = np.zeros(NO_CARD + 4, np.int8)
    for number, card in enumerate(CARD_LIST):
        cost[:, number] = card.cost
        bonus[number], prestige[number], level[number] = card.bonus, card.prestige, card.level
    level[BACKS:] = (1, 2, 3)
    return cost, bonus, prestige, level


COST, BONUS, CARD_PRESTIGE, LEVEL = _facts()
NOBLE_COST: Final = np.array(
    [noble.cost for noble in NOBLE_LIST] + [(99,) * len(COLOURS)], np.int8
).T.copy()
"""The cost of each noble; an absent one costs more than anybody can have."""
LEVEL_OF_SLOT: Final = np.repeat(np.arange(3), ROW_SLOTS // 3)

# Moves are numbers too, with a range for each kind.
_DIFFERENT: Final = [
    chosen for size in (3, 2, 1) for chosen in combinations(range(len(COLOURS)), size)
]
TAKES: Final = np.array(
    [[chosen.count(colour) for colour in range(6)] for chosen in _DIFFERENT]
    + [[2 * (colour == pair) for colour in range(6)] for pair in range(len(COLOURS))],
    np.int8,
).T.copy()
TRIPLES, FEWER, DOUBLES = slice(0, 10), slice(10, 25), slice(25, 30)
RESERVES: Final = slice(30, 42)
DRAWS: Final = slice(42, 45)
BUYS: Final = slice(45, 60)
"""The cards in the rows, then those in the hand; always with the usual payment."""
RETURNS: Final = slice(60, 66)
NOBLES_CHOSEN: Final = slice(66, 71)
PASS_MOVE: Final = 71
MOVE_COUNT: Final = 72
