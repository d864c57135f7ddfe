"""Keeps tables, people and results in a SQLite file or on a PostgreSQL server.

It may import the rules and nothing else of the bot but its settings.
It never plays a move: it stores and returns values. No other package knows SQL.
"""

from bot.store.contract import Store
from bot.store.errors import (
    ChannelTaken,
    DatabaseAway,
    DatabaseBusy,
    DatabaseTooNew,
    DatabaseUnusable,
    IdTaken,
    NotSaved,
    TableChanged,
)
from bot.store.opening import held_database, open_store

__all__ = [
    "ChannelTaken",
    "DatabaseAway",
    "DatabaseBusy",
    "DatabaseTooNew",
    "DatabaseUnusable",
    "IdTaken",
    "NotSaved",
    "Store",
    "TableChanged",
    "held_database",
    "open_store",
]
