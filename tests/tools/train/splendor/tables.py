"""Many games of Splendor going on at once, with real decks."""

from __future__ import annotations

import numpy as np

from bot.computers.splendor import boards
from bot.computers.splendor import layout as at
from bot.computers.splendor.layout import Index
from rules.splendor.game import GEMS_OF_EACH

_OF_LEVEL = [np.flatnonzero(at.LEVEL[: at.NO_CARD] == level).astype(np.int8) for level in (1, 2, 3)]


class Tables:
    """Games of one number of seats, each a column; `decks` holds what is still to come."""

    def __init__(
        self, seats: int, games: int, rng: np.random.Generator, targets: tuple[int, ...] = (15,)
    ) -> None:
        self.seats, self.rng, self.targets = seats, rng, targets
        self.columns = np.zeros((at.height(seats), games), np.int8)
        self.decks = np.zeros((3, 40, games), np.int8)
        for game in range(games):
            self.deal(game)

    def deal(self, game: int) -> None:
        """Begin another game in the place of one."""
        made = self.columns[:, game]
        made[:] = 0
        made[at.SUPPLY_ROWS] = (GEMS_OF_EACH[self.seats],) * 5 + (5,)
        for level, cards in enumerate(_OF_LEVEL):
            order = self.rng.permutation(cards)
            self.decks[level, : order.size, game] = order
            made[6 + 4 * level : 10 + 4 * level] = order[-4:]
            made[18 + level] = order.size - 4
        made[at.NOBLE_ROWS] = at.NO_NOBLE
        made[21 : 22 + self.seats] = self.rng.permutation(at.NO_NOBLE)[: self.seats + 1]
        made[at.TARGET_ROW] = self.rng.choice(self.targets)
        for seat in range(self.seats):
            made[at.block(seat) + 13 : at.block(seat) + 16] = at.NO_CARD

    def turn_up(self) -> Index:
        """Let the dealer put down every card that is owed; return where there was one."""
        places, levels = boards.owed(self.columns)
        where = np.flatnonzero(places)
        if where.size:
            levels = levels[where]
            left = self.columns[at.DECK_ROWS.start + levels, where]
            cards = self.decks[levels, left - 1, where]
            self.columns[places[where], where] = cards
            self.columns[at.DECK_ROWS.start + levels, where] -= 1
        return where
