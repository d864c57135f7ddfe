"""Tables in one SQLite file, which one process of the bot has to itself."""

from bot.store.sqlite.store import SqliteStore

__all__ = ["SqliteStore"]
