"""Servers' settings, and deleting a server's data."""

from __future__ import annotations

import json
from dataclasses import astuple, fields
from typing import Final

from bot.store.engine import Engine, Row
from bot.store.rows import Values, insert, named, upsert
from bot.store.values import ServerSettings

SERVER: Final = tuple(field.name for field in fields(ServerSettings))

_GET: Final = f"SELECT {named(SERVER)} FROM servers WHERE guild_id = $1"
_SAVE: Final = upsert("servers", (*SERVER, "chosen"))
_WELCOME: Final = f"{insert('servers', (*SERVER, 'chosen'))} ON CONFLICT (guild_id) DO NOTHING"
_FIRST: Final = """(SELECT min(ended_at) FROM results first WHERE first.guild_id = $1::bigint
    AND first.rated AND first.settled AND first.game = {0}.game)"""
"""When the first game of a server ended that is part of a standing in that game."""
_OF: Final = """r.user_id = standings.user_id AND r.game = standings.game AND r.pool = standings.pool
    AND r.guild_id = standings.guild_id AND r.ended_at"""
_BEFORE: Final = f"FROM ratings r WHERE {_OF} < {_FIRST.format('standings')}"
_SINCE: Final = f"FROM ratings r WHERE {_OF} >= {_FIRST.format('standings')}"
_REWIND: Final = (
    f"""DELETE FROM standings WHERE NOT EXISTS (SELECT 1 {_BEFORE}) AND EXISTS (SELECT 1 {_SINCE})""",
    f"""UPDATE standings SET (mu, sigma, points, games, wins) = (
        SELECT mu, sigma, points, (SELECT count(*) {_BEFORE}),
            (SELECT count(*) FILTER (WHERE won) {_BEFORE})
        {_BEFORE} ORDER BY ended_at DESC, table_id DESC LIMIT 1)
    WHERE guild_id <> $1 AND EXISTS (SELECT 1 {_BEFORE}) AND EXISTS (SELECT 1 {_SINCE})""",
    f"DELETE FROM ratings WHERE ended_at >= {_FIRST.format('ratings')}",
    f"""UPDATE results SET settled = false WHERE guild_id <> $1 AND rated AND settled
        AND ended_at >= {_FIRST.format("results")}""",
)
"""Resets ratings to before the first game of a server, so that later games can be rated again without
that server's; the statements run in this order."""
_FORGET: Final = tuple(
    f"DELETE FROM {table} WHERE guild_id = $1"
    for table in ("servers", "leftovers", "records", "results", "standings", "ratings")
)


class Servers:
    """Stores servers' settings."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def get(self, guild_id: int) -> ServerSettings:
        """Return the settings of a server, or the defaults."""
        return await self.find(guild_id) or ServerSettings(guild_id)

    async def find(self, guild_id: int) -> ServerSettings | None:
        """Return the settings of a server; None if it's new."""
        row = await self._engine.first(_GET, guild_id)
        return _settings(row) if row else None

    async def save(self, settings: ServerSettings) -> None:
        """Save the settings of a server."""
        await self._engine.write(_SAVE, *_row(settings, chosen=True))

    async def welcome(self, guild_id: int) -> None:
        """Note that a server is known, unless it has settings."""
        await self._engine.write(_WELCOME, *_row(ServerSettings(guild_id), chosen=False))

    async def forget(self, guild_id: int) -> None:
        """Delete the settings of a server, its records, results, standings and stale messages.

        The effect of its games on anybody's standing elsewhere goes with them.
        """
        await self._engine.erase(*((it, [(guild_id,)]) for it in (*_REWIND, *_FORGET)))


def _row(settings: ServerSettings, *, chosen: bool) -> Values:
    values = astuple(settings)
    return *values[:5], json.dumps(settings.channels), *values[6:], chosen


def _settings(row: Row) -> ServerSettings:
    told = dict(zip(SERVER, row, strict=True))
    channels, reminders = tuple(json.loads(told["channels"])), bool(told["reminders"])
    return ServerSettings(**told | {"channels": channels, "reminders": reminders})
