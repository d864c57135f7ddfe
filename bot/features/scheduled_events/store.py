"""Which of a server's scheduled events the bot has created, and for what."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Final, Literal

from bot.store.columns import columns
from bot.store.engine import Repository
from bot.store.mapping import cells_of, columns_of, value_of
from bot.store.rows import GOING, named, upsert

About = Literal["table", "season"]


@dataclass(frozen=True, slots=True)
class ScheduledEvent:
    """The event for a table, or for a season or an evening, by the id of either.

    Attributes:
        event_id: Discord's id; None while it isn't known, or there is no event.
        sent: What the event says, as it was last sent; empty while the bot ends it.
        dropped: Whether there is to be no event: somebody has deleted it, or not everybody may know of it.
        tries: How often Discord has failed, or refused, since it last did what it was asked for.
        due: When to try again.
    """

    about_id: int
    about: About
    guild_id: int
    event_id: int | None = None
    sent: str = ""
    dropped: bool = False
    tries: int = 0
    due: datetime | None = None


COLUMNS: Final = (columns("scheduled_events", ScheduledEvent),)
_EVENT: Final = columns_of(ScheduledEvent)
_SELECT: Final = f"SELECT {named(_EVENT)} FROM scheduled_events"
_GET: Final = f"{_SELECT} WHERE about_id = $1"
_HERE: Final = "(guild_id >> 22) % $1 = ANY($2)"
_KNOWN: Final = f"{_SELECT} WHERE {_HERE} ORDER BY about_id"
_LOBBIES: Final = f"""SELECT id, guild_id FROM tables WHERE {_HERE} AND {GOING} AND stage = 'lobby'
    AND place = 'server' AND season_id = 0 AND kept_until IS NULL AND starts_at > $3 AND guild_id IN (SELECT guild_id FROM servers WHERE events)
    ORDER BY starts_at"""
_SEASONS: Final = f"""SELECT id, guild_id FROM seasons WHERE {_HERE} AND stage = 'joining'
    AND starts_at > $3 AND guild_id IN (SELECT guild_id FROM servers WHERE events)
    ORDER BY starts_at"""
_SAVE: Final = upsert("scheduled_events", _EVENT)
_DELETE: Final = "DELETE FROM scheduled_events WHERE about_id = $1"


class ScheduledEvents(Repository):
    """Keeps a row for each table and season that has an event, or is to have one."""

    async def get(self, about_id: int) -> ScheduledEvent | None:
        """Return the event for a table or a season."""
        row = await self._engine.first(_GET, about_id)
        return None if row is None else value_of(ScheduledEvent, row)

    async def known(self, shards: Sequence[int], count: int) -> list[ScheduledEvent]:
        """Return the events of these shards' servers."""
        return await self._many(partial(value_of, ScheduledEvent), _KNOWN, count, list(shards))

    async def planned(
        self, after: datetime, shards: Sequence[int], count: int
    ) -> list[ScheduledEvent]:
        """Return the events that these shards' servers may want: for what begins after a time, the soonest first."""
        here = count, list(shards), after
        wanted: list[ScheduledEvent] = []
        for about, query in (("table", _LOBBIES), ("season", _SEASONS)):
            for about_id, guild_id in await self._engine.rows(query, *here):
                wanted.append(ScheduledEvent(about_id, about, guild_id))  # type: ignore[arg-type]  # as above
        return wanted

    async def save(self, event: ScheduledEvent) -> None:
        """Save an event in place of the last one for the same table or season."""
        await self._engine.write(_SAVE, *cells_of(event))

    async def delete(self, about_id: int) -> None:
        """Delete the event for a table or a season that is over."""
        await self._engine.write(_DELETE, about_id)
