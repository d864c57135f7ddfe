"""Tables on a PostgreSQL server, which several processes of the bot may share."""

from bot.store.postgres.store import PostgresStore

__all__ = ["PostgresStore"]
