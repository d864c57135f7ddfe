"""Estimates the memory of a table, to bound the cache."""

from __future__ import annotations

import pickle
from typing import Final

from bot.tables.table import Table

TABLE_BYTES: Final = 4 * 1024
"""The bytes of a table without its game."""
ENTRY_BYTES: Final = 150
"""The bytes of an entry of the log."""
PICKLE_FACTOR: Final = 2
"""How much more memory a position takes as objects than pickled, with its moves."""


def weight(table: Table) -> int:
    """Return the approximate bytes of a table, by the size of its last position."""
    if table.match is None:
        return TABLE_BYTES
    position = len(pickle.dumps(table.match.position, pickle.HIGHEST_PROTOCOL)) * PICKLE_FACTOR
    return TABLE_BYTES + ENTRY_BYTES * len(table.log) + position * len(table.match.positions)
