"""Vectorized rules of Splendor: legal moves and their effects, for many tables at once.

The rules are those of `rules.splendor`. Tables are columns of an array (see `layout.py`), and every
step processes all of them. Three things differ: only the usual payment is legal; a card that the
dealer must draw leaves an empty place (see `owed`); and all hands are known.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from bot.computers.splendor import layout as at
from bot.computers.splendor.layout import Bools, Index, Ints
from rules.splendor.legal import TOKEN_LIMIT

NOBLE_PRESTIGE: Final = 3
_CHANGED: Final = np.zeros((6, at.MOVE_COUNT), np.int8)
"""The tokens that a move adds to the mover's; purchases are computed separately."""
_CHANGED[:, : at.DOUBLES.stop] = at.TAKES
_CHANGED[range(6), range(at.RETURNS.start, at.RETURNS.stop)] = -1
_THREE: Final = np.array([np.flatnonzero(take) for take in at.TAKES.T[at.TRIPLES]]).T
_ASKED: Final = at.TAKES[:5, at.FEWER] > 0


def legal(columns: Ints) -> Bools:
    """Return which moves are legal: one row per move, one column per table."""
    allowed = np.zeros((at.MOVE_COUNT, columns.shape[1]), np.bool_)
    about = columns[at.ABOUT_ROW]
    _turn(columns, about == at.ON_TURN, allowed)
    allowed[at.RETURNS] = (columns[at.block(0) : at.block(0) + 6] > 0) & (about == at.ON_RETURN)
    if (about == at.ON_NOBLE).any():
        allowed[at.NOBLES_CHOSEN] = _met(columns) & (about == at.ON_NOBLE)
    return allowed


def _turn(columns: Ints, asked: Bools, allowed: Bools) -> None:
    left: Bools = columns[:5] > 0
    many: Bools = left.sum(axis=0) >= 3
    allowed[at.TRIPLES] = left[_THREE].all(axis=0) & asked
    few = asked & ~many
    if few.any():
        # Fewer than three colours are left: takes with a missing colour aren't legal.
        lacking = _ASKED[:, :, None] & ~left[:, None, :]
        allowed[at.FEWER] = ~lacking.any(axis=0) & few
    allowed[at.DOUBLES] = (columns[:5] >= 4) & asked
    me = at.block(0)
    hand = columns[me + at.HAND.start : me + at.HAND.stop]
    room = asked & (hand == at.NO_CARD).any(axis=0)
    allowed[at.RESERVES] = (columns[at.CARD_ROWS] < at.NO_CARD) & room
    allowed[at.DRAWS] = (columns[at.DECK_ROWS] > 0) & room
    allowed[at.BUYS] = _buyable(columns) & asked
    allowed[at.PASS_MOVE] = asked & ~allowed[: at.BUYS.stop].any(axis=0)


def _buyable(columns: Ints) -> Bools:
    me = at.block(0)
    cards = np.concatenate((columns[at.CARD_ROWS], columns[me + 13 : me + 16]))
    price = at.COST[:, cards] - columns[me + 6 : me + 11, None, :]
    lacking = np.maximum(np.maximum(price, 0) - columns[me : me + 5, None, :], 0)
    bought: Bools = (lacking.sum(axis=0, dtype=np.int8) <= columns[me + 5]) & (cards < at.NO_CARD)
    return bought


def _met(columns: Ints) -> Bools:
    """Return which visible nobles the seat to move qualifies for."""
    me = at.block(0)
    asked = at.NOBLE_COST[:, columns[at.NOBLE_ROWS]]
    met: Bools = np.logical_and.reduce(asked <= columns[me + 6 : me + 11, None, :], axis=0)
    return met


def played(columns: Ints, moves: npt.NDArray[np.intp]) -> Ints:
    """Return the tables after one move each; it must be legal, with no card left to draw."""
    after = columns.copy()
    me = at.block(0)
    change = _CHANGED[:, moves]
    buying = np.flatnonzero((moves >= at.BUYS.start) & (moves < at.BUYS.stop))
    reserving = np.flatnonzero((moves >= at.RESERVES.start) & (moves < at.DRAWS.stop))
    if reserving.size:
        change[at.GOLD_ROW, reserving] = after[at.GOLD_ROW, reserving] > 0
        _reserve(after, reserving, moves[reserving])
    if buying.size:
        change[:, buying] = -_buy(after, buying, moves[buying])
    after[at.SUPPLY_ROWS] -= change
    after[me : me + 6] += change
    after[at.PASSES_ROW][moves < at.RETURNS.start] = 0
    after[at.PASSES_ROW] += moves == at.PASS_MOVE
    visited = np.flatnonzero((moves >= at.NOBLES_CHOSEN.start) & (moves < at.PASS_MOVE))
    if visited.size:
        _visit(after, visited, moves[visited] - at.NOBLES_CHOSEN.start)
    return settled(after, moves)


def _reserve(after: Ints, where: Index, moves: Index) -> None:
    me = at.block(0)
    free = after[me + 13 : me + 16, where] == at.NO_CARD
    hand = me + at.HAND.start + free.argmax(axis=0)
    drawn = moves >= at.DRAWS.start
    slots = at.CARD_ROWS.start + np.where(drawn, 0, moves - at.RESERVES.start)
    cards = np.where(drawn, at.BACKS + moves - at.DRAWS.start, after[slots, where])
    after[slots[~drawn], where[~drawn]] = at.NO_CARD
    after[hand, where] = cards


def _buy(after: Ints, where: Index, moves: Index) -> Ints:
    """Move the bought cards to the seats to move; return the tokens paid, gold last."""
    me = at.block(0)
    number = moves - at.BUYS.start
    place = np.where(number < at.ROW_SLOTS, at.CARD_ROWS.start + number, me + 1 + number)
    cards = after[place, where]
    price = np.maximum(at.COST[:, cards] - after[me + 6 : me + 11, where], 0)
    paid = np.empty((6, where.size), np.int8)
    np.minimum(price, after[me : me + 5, where], out=paid[:5])
    paid[at.GOLD_ROW] = (price - paid[:5]).sum(axis=0)
    after[place, where] = at.NO_CARD
    after[me + at.BONUSES.start + at.BONUS[cards], where] += 1
    after[me + at.PRESTIGE, where] += at.CARD_PRESTIGE[cards]
    after[me + at.BOUGHT, where] += 1
    return paid


def _visit(after: Ints, where: Index, number: Index) -> None:
    after[at.NOBLE_ROWS.start + number, where] = at.NO_NOBLE
    after[at.block(0) + at.PRESTIGE, where] += NOBLE_PRESTIGE


def settled(after: Ints, moves: Index) -> Ints:
    """Set up the next decision: returning tokens, choosing a noble, or the next seat's turn."""
    me = at.block(0)
    surplus = after[me : me + 6].sum(axis=0) > TOKEN_LIMIT
    chosen = (moves >= at.NOBLES_CHOSEN.start) & (moves < at.PASS_MOVE)
    met = _met(after)
    met[:, surplus | chosen] = False
    count = met.sum(axis=0)
    visited = np.flatnonzero(count == 1)
    if visited.size:
        _visit(after, visited, met[:, visited].argmax(axis=0))
    after[at.ABOUT_ROW] = np.where(
        surplus, at.ON_RETURN, np.where(count > 1, at.ON_NOBLE, at.ON_TURN)
    )
    ending = after[at.ABOUT_ROW] == at.ON_TURN
    _turn_over(after, ending)
    return after


def _turn_over(after: Ints, ending: Bools) -> None:
    seats = at.seats_of(after)
    blocks = after[at.BLOCKS_START :]
    rolled = np.concatenate((blocks[at.BLOCK :], blocks[: at.BLOCK]))
    np.copyto(blocks, rolled, where=ending)
    turn = after[at.TURN_ROW]
    turn += ending
    turn[turn == seats] = 0
    reached = (after[at.BLOCKS_START + at.PRESTIGE :: at.BLOCK] >= after[at.TARGET_ROW]).any(axis=0)
    over = ending & (((turn == 0) & reached) | (after[at.PASSES_ROW] == seats))
    after[at.ABOUT_ROW][over] = at.GAME_OVER


def owed(columns: Ints) -> tuple[Index, Ints]:
    """Return where the dealer must draw a card: the place's array row (0: none), and the level (0 to 2).

    These are empty places in a row whose deck isn't empty, and backs in hands.
    """
    decks = columns[at.DECK_ROWS][at.LEVEL_OF_SLOT]
    holes = (columns[at.CARD_ROWS] == at.NO_CARD) & (decks > 0)
    slot = holes.argmax(axis=0)
    place = np.where(holes.any(axis=0), at.CARD_ROWS.start + slot, 0)
    level = at.LEVEL_OF_SLOT[slot].astype(np.int8)
    for seat in range(at.seats_of(columns)):
        for row in range(at.block(seat) + 13, at.block(seat) + 16):
            back = columns[row] >= at.BACKS
            if back.any():
                place[back] = row
                level[back] = columns[row][back] - at.BACKS
    return place, level


def shares(columns: Ints) -> npt.NDArray[np.float32]:
    """Return each seat's share of the win if the games ended now, the seat to move first."""
    prestige = columns[at.BLOCKS_START + at.PRESTIGE :: at.BLOCK].astype(np.int16)
    rank = prestige * 128 - columns[at.BLOCKS_START + at.BOUGHT :: at.BLOCK]
    best = (rank == rank.max(axis=0)).astype(np.float32)
    share: npt.NDArray[np.float32] = best / best.sum(axis=0)
    return share
