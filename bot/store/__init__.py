"""The one place that knows SQL."""

from bot.store.contract import Store
from bot.store.errors import (
    ChannelTaken,
    DatabaseAway,
    DatabaseBusy,
    DatabaseTooNew,
    DatabaseUnusable,
    NotSaved,
    TableChanged,
)
from bot.store.opening import open_store

__all__ = [
    "ChannelTaken",
    "DatabaseAway",
    "DatabaseBusy",
    "DatabaseTooNew",
    "DatabaseUnusable",
    "NotSaved",
    "Store",
    "TableChanged",
    "open_store",
]
