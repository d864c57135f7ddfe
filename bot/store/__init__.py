"""The one place that knows SQL."""

from bot.store.errors import (
    ChannelTaken,
    DatabaseBusy,
    DatabaseTooNew,
    DatabaseUnusable,
    NotSaved,
    TableChanged,
)
from bot.store.store import Store

__all__ = [
    "ChannelTaken",
    "DatabaseBusy",
    "DatabaseTooNew",
    "DatabaseUnusable",
    "NotSaved",
    "Store",
    "TableChanged",
]
