"""The one place that knows SQL."""

from bot.store.migrate import DatabaseTooNew
from bot.store.store import ChannelTaken, Store, TableChanged

__all__ = ["ChannelTaken", "DatabaseTooNew", "Store", "TableChanged"]
