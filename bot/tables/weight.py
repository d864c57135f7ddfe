"""About how many bytes of memory a table takes, so that what is kept can be bounded by them."""

from __future__ import annotations

import pickle
from typing import Final

from bot.tables.table import Table

TABLE_BYTES: Final = 4 * 1024
"""A table without its game."""
ENTRY_BYTES: Final = 150
"""A row of the log."""
PICKLE_FACTOR: Final = 2
"""How much more a position takes as objects than pickled, its moves included."""


def weight(table: Table) -> int:
    """Return about how many bytes a table takes: of its positions the last is measured."""
    if table.match is None:
        return TABLE_BYTES
    position = len(pickle.dumps(table.match.position, pickle.HIGHEST_PROTOCOL)) * PICKLE_FACTOR
    return TABLE_BYTES + ENTRY_BYTES * len(table.log) + position * len(table.match.positions)
