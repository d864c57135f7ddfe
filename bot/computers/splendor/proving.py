"""Proves wins in the last two rounds, whatever the others do and whatever the dealer turns up.

All tables at one depth are processed at once. A card that the dealer turns up, and one that the view
hides, is a back: the seat to prove a win for never uses it, while the others may buy it as any unseen
card. So a proof holds for every refill, and some wins that need a certain refill aren't found.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Final

import numpy as np

from bot.computers.splendor import boards
from bot.computers.splendor import layout as at
from bot.computers.splendor.layout import Bools, Index, Ints
from bot.computers.splendor.reading import unseen
from bot.computers.splendor.tree import Node
from rules.splendor.position import Position

ROUNDS: Final = (1, 2)
"""A proof looks ahead to the end of this round, then to the end of the next."""
TWO_SEATS: Final = 2
MOST_IN_TWO_TURNS: Final = 10
"""A seat that lacks more prestige is hardly ever able to win in two turns."""
LIMIT: Final = 20_000
"""How many tables a proof looks at."""

TABLES_AT_ONCE: Final = 256
"""How many tables are continued at once, to limit memory."""


class TooManyTables(Exception):
    """A proof would need more tables than its limit."""


def proven(view: Position, root: Node, limit: int = LIMIT) -> dict[int, float]:
    """Return the places of a root's moves that surely win (1) or lose (0).

    Only with two seats is there a proof that a move loses: that the other seat wins.
    """
    mine = view.turn
    tables = _hidden(view, np.ascontiguousarray(root.tables.T))
    _turn_up_backs(tables, np.frombuffer(root.moves, np.uint8).astype(np.intp))
    values: dict[int, float] = {}
    for winner in (mine, 1 - mine) if len(view.seats) == TWO_SEATS else (mine,):
        if view.seats[winner].prestige + MOST_IN_TWO_TURNS < view.target:
            continue
        for rounds in ROUNDS:
            left = np.int8(rounds) - (tables[at.TURN_ROW] < mine).view(np.int8)
            won = _surely_won(Proof(winner, unseen(view), limit), tables, left, root.worths)
            values |= dict.fromkeys(won, float(winner == mine))
    return values


def _surely_won(proof: Proof, tables: Ints, rounds: Ints, worths: Sequence[float]) -> Iterable[int]:
    """Yield the numbers of tables that are surely won; if they are too many to prove, of one at most."""
    limit = proof.limit
    with suppress(TooManyTables):
        yield from np.flatnonzero(proof.wins(tables, rounds)).tolist()
        return
    proof.limit = limit
    with suppress(TooManyTables):
        for place in np.argsort(worths)[::-1].tolist():
            if proof.wins(tables[:, [place]], rounds[[place]])[0]:
                yield place
                return


def _hidden(view: Position, tables: Ints) -> Ints:
    """Return tables after a view's moves with backs for the cards that it hides."""
    everywhere = np.arange(tables.shape[1])
    for seat, holdings in enumerate(view.seats):
        ranks = (seat - tables[at.TURN_ROW].astype(np.intp)) % len(view.seats)
        for place, held in enumerate(holdings.hand):
            if not held.card.known:
                rows = at.BLOCKS_START + at.BLOCK * ranks + at.HAND.start + place
                tables[rows, everywhere] = at.BACKS + held.card.level - 1
    return tables


class Proof:
    """Proves that a seat wins alone; `unseen` has the numbers of the unseen cards by level."""

    def __init__(self, seat: int, unseen: Sequence[Sequence[int]], limit: int) -> None:
        self.seat, self.limit = seat, limit
        self.unseen = [np.array(cards, np.int8) for cards in unseen]

    def wins(self, columns: Ints, rounds: Ints) -> Bools:
        """Return at which tables the seat surely wins; `rounds` are left for each, this one included.

        Raises:
            TooManyTables: There are too many tables to look at.
        """
        seats = at.seats_of(columns)
        won = np.zeros(columns.shape[1], np.bool_)
        over = np.flatnonzero(columns[at.ABOUT_ROW] == at.GAME_OVER)
        rank = (self.seat - columns[at.TURN_ROW, over]) % seats
        won[over] = boards.shares(columns[:, over])[rank, np.arange(over.size)] == 1
        going = np.flatnonzero((columns[at.ABOUT_ROW] != at.GAME_OVER) & (rounds > 0))
        going = going[self._may_win(columns[:, going], rounds[going])]
        for begin in range(0, going.size, TABLES_AT_ONCE):
            part = going[begin : begin + TABLES_AT_ONCE]
            won[part] = self._wins_after(columns[:, part], rounds[part])
        return won

    def _may_win(self, columns: Ints, rounds: Ints) -> Bools:
        """Return a mask of the tables in which the seat has reached the target, or still can in the turns it has left."""
        turn = columns[at.TURN_ROW]
        last = self._ends_soon(columns) | (rounds == 1)
        turns = np.where(last, 0, rounds - 1) + (turn <= self.seat)
        amid = (turn == self.seat) & (columns[at.ABOUT_ROW] != at.ON_TURN)
        may: Bools = (turns > 1) | amid | self._reached(columns)
        may |= (turns == 1) & self._threatens(columns)
        return may

    def _threatens(self, columns: Ints) -> Bools:
        """Return a mask of the tables in which the seat can already pay for a card that brings it to the target."""
        rank = (self.seat - columns[at.TURN_ROW].astype(np.intp)) % at.seats_of(columns)
        begins = at.BLOCKS_START + at.BLOCK * rank
        mine = columns[begins + np.arange(at.BLOCK)[:, None], np.arange(columns.shape[1])]
        cards = np.concatenate((columns[at.CARD_ROWS], mine[at.HAND]))
        price = np.maximum(at.COST[:, cards] - mine[at.BONUSES, None], 0)
        short = np.maximum(price - mine[:5, None], 0).sum(axis=0, dtype=np.int8)
        can = (short <= mine[at.GOLD_ROW]) & (cards < at.NO_CARD)
        wanted = columns[at.TARGET_ROW] - mine[at.PRESTIGE] - _noble_bonus(columns, mine)
        threat: Bools = (wanted <= 0) | (can & (at.CARD_PRESTIGE[cards] >= wanted)).any(axis=0)
        return threat

    def _reached(self, columns: Ints) -> Bools:
        mine: Bools = self._prestige(columns) >= columns[at.TARGET_ROW]
        return mine

    def _prestige(self, columns: Ints) -> Ints:
        rank = (self.seat - columns[at.TURN_ROW]) % at.seats_of(columns)
        all_prestige = columns[at.BLOCKS_START + at.PRESTIGE :: at.BLOCK]
        mine: Ints = np.take_along_axis(all_prestige, rank[None].astype(np.intp), axis=0)[0]
        return mine

    def _ends_soon(self, columns: Ints) -> Bools:
        """Return a mask of the tables in which somebody has reached the target, so that this round is the last."""
        all_prestige = columns[at.BLOCKS_START + at.PRESTIGE :: at.BLOCK]
        soon: Bools = (all_prestige >= columns[at.TARGET_ROW]).any(axis=0)
        return soon

    def _wins_after(self, columns: Ints, rounds: Ints) -> Bools:
        parents, after = self._moved(columns, rounds)
        turn = after[at.TURN_ROW]
        left = rounds[parents] - (turn < columns[at.TURN_ROW, parents]).view(np.int8)
        whole = _whole(np.concatenate((after, left[None])))
        _, first, which = np.unique(whole, return_index=True, return_inverse=True)
        won = self.wins(np.ascontiguousarray(after[:, first]), left[first])[which]
        count = np.bincount(parents, minlength=rounds.size)
        wins = np.bincount(parents, weights=won, minlength=rounds.size)
        chooses = columns[at.TURN_ROW] == self.seat
        surely: Bools = np.where(chooses, wins > 0, wins == count)
        return surely

    def _moved(self, columns: Ints, rounds: Ints) -> tuple[Index, Ints]:
        """Return every table after a move, preceded by the number of the table before it."""
        allowed = boards.legal(columns)
        # Where the seat has no turn after this one, only purchases that score enough matter.
        last = self._ends_soon(columns) | (rounds == 1)
        closing = last & (columns[at.TURN_ROW] >= self.seat) & (columns[at.ABOUT_ROW] == at.ON_TURN)
        allowed[: at.BUYS.start, closing] = False
        allowed[at.PASS_MOVE, closing] = False
        lacking = self._lacking(columns)
        cards = columns[_buying_rows()]
        allowed[at.BUYS] &= ~closing | (at.CARD_PRESTIGE[cards] >= lacking)
        self._spend(allowed)
        moves, which = np.nonzero(allowed)
        wild, cards, slots = self._wild(columns, np.where(closing, lacking, 0))
        before = np.concatenate((columns[:, which], columns[:, wild]), axis=1)
        places = _buying_rows()[slots]
        before[places, which.size + np.arange(wild.size)] = cards
        moves = np.concatenate((moves, at.BUYS.start + slots))
        after = boards.played(before, moves)
        _turn_up_backs(after, moves)
        skipped = columns[:, closing]
        skipped[at.PASSES_ROW] = 0
        skipped = boards.settled(skipped, np.full(skipped.shape[1], at.PASS_MOVE))
        parents = np.concatenate((which, wild, np.flatnonzero(closing)))
        return parents, np.concatenate((after, skipped), axis=1)

    def _spend(self, moves: Bools) -> None:
        self.limit -= int(np.count_nonzero(moves))
        if self.limit < 0:
            raise TooManyTables

    def _lacking(self, columns: Ints) -> Ints:
        """Return the prestige that a purchase must have to matter in the last turn of the mover."""
        mine = columns[at.block(0) : at.block(0) + at.BLOCK]
        own = columns[at.TURN_ROW] == self.seat
        goal = np.where(own, columns[at.TARGET_ROW], self._prestige(columns))
        lacking: Ints = goal - mine[at.PRESTIGE] - _noble_bonus(columns, mine)
        return lacking

    def _wild(self, columns: Ints, lacking: Ints) -> tuple[Index, Ints, Index]:
        """Return purchases of backs by the others: the table, the card, and the number of the place."""
        me = at.block(0)
        places = columns[_buying_rows()]
        asked = (columns[at.ABOUT_ROW] == at.ON_TURN) & (columns[at.TURN_ROW] != self.seat)
        buys: list[tuple[Index, Ints, Index]] = []
        for level, cards in enumerate(self.unseen):
            backs = (places == at.BACKS + level) & asked
            tables = np.flatnonzero(backs.any(axis=0))
            if not (tables.size and cards.size):
                continue
            mine = columns[me : me + at.BLOCK, tables]
            price = np.maximum(at.COST[:, cards, None] - mine[at.BONUSES, None], 0)
            short = np.maximum(price - mine[:5, None], 0).sum(axis=0, dtype=np.int8)
            can = (short <= mine[at.GOLD_ROW]) & (
                at.CARD_PRESTIGE[cards][:, None] >= lacking[tables]
            )
            self._spend(can)
            card, table = np.nonzero(can)
            buys.append((tables[table], cards[card], backs.argmax(axis=0)[tables[table]]))
        if not buys:
            nothing = np.zeros(0, np.intp)
            return nothing, nothing.astype(np.int8), nothing
        which, bought, slots = zip(*buys, strict=True)
        return np.concatenate(which), np.concatenate(bought), np.concatenate(slots)


def _noble_bonus(columns: Ints, mine: Ints) -> Ints:
    """Return the prestige that a noble may bring to a seat this turn."""
    missing = at.NOBLE_COST[:, columns[at.NOBLE_ROWS]] - mine[at.BONUSES, None]
    near = (np.maximum(missing, 0).sum(axis=0, dtype=np.int16) <= 1).any(axis=0)
    bonus: Ints = boards.NOBLE_PRESTIGE * near.astype(np.int8)
    return bonus


def _buying_rows() -> Index:
    """Return the rows of the cards that the mover could buy, in the order of purchases."""
    me = at.block(0)
    rows: Index = np.r_[at.CARD_ROWS, me + at.HAND.start : me + at.HAND.stop]
    return rows


def _turn_up_backs(after: Ints, moves: Index) -> None:
    """Draw a back for each card that the dealer owes, changing the tables in place."""
    for level in range(3):
        after[at.DECK_ROWS.start + level] -= moves == at.DRAWS.start + level
    decks = after[at.DECK_ROWS]
    slot, table = np.nonzero((after[at.CARD_ROWS] == at.NO_CARD) & (decks[at.LEVEL_OF_SLOT] > 0))
    levels = at.LEVEL_OF_SLOT[slot]
    after[at.CARD_ROWS.start + slot, table] = at.BACKS + levels
    after[at.DECK_ROWS.start + levels, table] -= 1


def _whole(columns: Ints) -> np.ndarray:
    """Return each column as one value, which can be compared."""
    rows = np.ascontiguousarray(columns.T)
    return rows.view(np.dtype((np.void, rows.shape[1]))).ravel()
