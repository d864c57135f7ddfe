"""Creates, changes, starts and ends the events of servers.

Once a minute it compares what begins at a time, by the database, with the events that it knows of, and does what is
missing. An event's row is saved before Discord is asked to create it. If the bot was killed in between, it looks for
the event by its description and its creator, so that there is never a second one.

Moderators have the last word: an event that they delete before its start stays deleted, and a name or a time that they
give it stays until the bot has a new one. Once not everybody sees the channel any more, the event is canceled for good.
"""

import logging
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta
from typing import Any, Final

from bot.client import Facet
from bot.features.scheduled_events.public import Publicity
from bot.features.scheduled_events.screen import (
    ACTIVE,
    CANCELED,
    COMPLETED,
    SCHEDULED,
    START,
    Announcement,
    announced,
    mark,
    started,
)
from bot.features.scheduled_events.store import ScheduledEvent, ScheduledEvents
from bot.features.seasons.store import Seasons
from bot.features.seasons.values import Season
from bot.jobs.looped_job import LoopedJob
from bot.messages.delivery import DeliveryError, call_discord
from bot.tables.table import Table

log = logging.getLogger(__name__)

POLL: Final = timedelta(minutes=1)
"""How often is looked: so an event changes at most once in this time, whatever people do."""
MIN_AHEAD: Final = timedelta(minutes=2)
"""What begins sooner gets no event: Discord takes none that begins in the past."""
MOST_EVENTS: Final = 20
"""How many events of the bot a server has at once; Discord takes 100 of all."""
MAX_TRIES: Final = 12
"""How often Discord is asked in vain to end an event. To create or change one, it's asked every hour until its game is over."""
LONGEST_WAIT: Final = timedelta(hours=1)
"""The longest time between two tries; the first waits are shorter."""
_UNKNOWN_EVENT: Final = 10070
_FINISHED_EVENT: Final = 180000
_FULL: Final = 30038

Event = Mapping[str, Any]
"""A server's event as Discord describes it."""


class EventJob(LoopedJob):
    """Keeps the events of this process's servers."""

    work = "the events of servers"

    def __init__(self, facet: Facet) -> None:
        super().__init__(self.look, POLL.total_seconds())
        self._facet = facet
        self._tables = facet.tables
        self._events = facet.tables.store.of(ScheduledEvents)
        self._refusals: dict[int, int] = {}  # Discord's code of the last error, by server

    def full(self, guild_id: int) -> bool:
        """Return whether the bot's events wait because a server has as many as Discord allows."""
        return self._refusals.get(guild_id) == _FULL

    async def look(self) -> None:
        """Do what is missing, each event for itself; log errors."""
        heartbeat, now = self._facet.heartbeat, self._tables.store.now()
        here = heartbeat.present(), heartbeat.count
        known = await self._events.known(*here)
        about = {it.about_id for it in known}
        there = Counter(it.guild_id for it in known if not it.dropped)
        for event in await self._events.planned(now + MIN_AHEAD, *here):
            if event.about_id not in about and there[event.guild_id] < MOST_EVENTS:
                there[event.guild_id] += 1
                known.append(event)
        waiting = {it.guild_id for it in known if it.tries and not it.dropped}
        self._refusals = {key: code for key, code in self._refusals.items() if key in waiting}
        publicity = Publicity(self._facet)
        for event in known:
            with self.apart(f"the event for {event.about} {event.about_id}"):
                await self._look_at(event, publicity)

    async def _look_at(self, found: ScheduledEvent, publicity: Publicity) -> None:
        """Do what is missing for one event, unless another process is at it."""
        store = self._tables.store
        async with store.lock(f"event for {found.about_id}") as mine:
            saved = await self._events.get(found.about_id)
            event = saved or found
            if not mine or (event.due is not None and event.due > store.now()):
                return
            on = (await store.servers.get(event.guild_id)).events
            about = await self._about(event) if on else None
            if event.dropped and about is not None:
                return
            wanted = None if about is None else announced(about)
            if wanted is not None and wanted.ends <= store.now():
                wanted = None
            if saved is None and wanted is None:
                return
            left: ScheduledEvent | None
            try:
                left = await self._brought(event, wanted, publicity)
            except DeliveryError as error:
                event = await self._events.get(event.about_id) or event  # what was noted on the way
                left = self._put_off(event, error)
                if wanted is None and left.tries == MAX_TRIES:
                    left = replace(left, dropped=True)
            if left is None or (about is None and left.dropped):
                await self._events.delete(event.about_id)
            elif left != event:
                await self._events.save(left)

    async def _about(self, event: ScheduledEvent) -> Table | Season | None:
        """Return the table or the season that an event is for; None once it's over."""
        if event.about == "table":
            table = await self._tables.find(event.about_id)
            return None if table is None or table.over else table
        season = await self._tables.store.of(Seasons).get(event.about_id)
        return season if season is not None and season.active else None

    async def _brought(
        self, event: ScheduledEvent, wanted: Announcement | None, publicity: Publicity
    ) -> ScheduledEvent | None:
        """Let Discord's event be as wanted; return what is left to be known of it. Raises DeliveryError."""
        if wanted is None:
            return await self._end(event)
        if not await publicity.of(wanted.guild_id, wanted.channel_id):
            await self._end(event)
            return replace(event, event_id=None, dropped=True)
        if event.event_id is None:
            return await self._create(event, wanted)
        if event.sent == str(wanted):
            return replace(event, tries=0, due=None)
        return await self._change(event, wanted)

    async def _create(self, event: ScheduledEvent, wanted: Announcement) -> ScheduledEvent | None:
        found = await self._found(event)
        if found is not None:  # the bot was killed before it knew
            return await self._change(replace(event, event_id=int(found["id"])), wanted)
        if wanted.begun or wanted.starts < self._tables.store.now() + MIN_AHEAD:
            return None
        await self._events.save(event)
        create = self._facet.http.create_guild_scheduled_event
        made = await call_discord(create(event.guild_id, **wanted.payload()))
        return replace(event, event_id=int(made["id"]), sent=str(wanted), tries=0, due=None)

    async def _change(self, event: ScheduledEvent, wanted: Announcement) -> ScheduledEvent | None:
        """Bring an event up to date. What somebody else has made of it stays so until the bot has something new to say."""
        now = await self._fetched(event)
        status = now["status"] if now else None
        changes = wanted.changes(event.sent)
        begun = wanted.begun or wanted.starts <= self._tables.store.now()
        if status == SCHEDULED:
            await self._edit(event, {"status": ACTIVE} if begun else changes)
        elif status == ACTIVE and not begun and START in changes:  # it was put off
            return await self._end(event)
        elif status != ACTIVE:
            return self._ended(event, now)
        return replace(event, sent=str(wanted), tries=0, due=None)

    async def _end(self, event: ScheduledEvent) -> ScheduledEvent | None:
        """Cancel an event, or complete it if it goes on; one that somebody else has deleted or ended stays so."""
        if event.dropped:
            return None
        now = await (self._fetched if event.event_id else self._found)(event)
        over = {SCHEDULED: CANCELED, ACTIVE: COMPLETED}.get(now["status"] if now else 0)
        if now is None or over is None:
            return self._ended(event, now)
        ending = replace(event, event_id=int(now["id"]), sent="")
        await self._events.save(ending)  # if the bot is killed, it knows that it was its own doing
        await self._edit(ending, {"status": over})
        return None

    def _ended(self, event: ScheduledEvent, found: Event | None) -> ScheduledEvent | None:
        """Return what is left of an event that is deleted or over.

        If somebody else has done that before its start, the wish that there be none is left.
        """
        if event.sent:
            done = started(event.sent) <= self._tables.store.now()
        else:  # the bot was ending it, or doesn't know whether it has created it
            done = found is not None or event.event_id is None
        return None if done else replace(event, event_id=None, dropped=True)

    async def _found(self, event: ScheduledEvent) -> Event | None:
        """Return the event that the bot has created for this, by its description; None if there is none."""
        asked = self._facet.http.get_scheduled_events(event.guild_id, with_user_count=False)
        me, line = self._facet.user, mark(event.about_id)
        for it in await call_discord(asked):
            own = me is not None and it.get("creator_id") == str(me.id)
            if own and line in (it.get("description") or "").split("\n"):
                return it
        return None

    async def _fetched(self, event: ScheduledEvent) -> Event | None:
        """Return an event as it is; None if it was deleted."""
        http, event_id = self._facet.http, event.event_id or 0
        asked = http.get_scheduled_event(event.guild_id, event_id, with_user_count=False)
        try:
            found: Event = await call_discord(asked)
        except DeliveryError as error:
            if error.code == _UNKNOWN_EVENT:
                return None
            raise
        return found

    async def _edit(self, event: ScheduledEvent, changes: Mapping[str, Any]) -> None:
        """Change an event, unless it has ended or was deleted meanwhile."""
        http, event_id = self._facet.http, event.event_id or 0
        try:
            await call_discord(http.edit_scheduled_event(event.guild_id, event_id, **changes))
        except DeliveryError as error:
            if error.code not in (_UNKNOWN_EVENT, _FINISHED_EVENT):
                raise

    def _put_off(self, event: ScheduledEvent, error: DeliveryError) -> ScheduledEvent:
        """Return when to try again; log once why a server's events wait."""
        if self._refusals.get(event.guild_id) != error.code:
            self._refusals[event.guild_id] = error.code
            log.info("server %d: its events are put off: %s", event.guild_id, error)
        tries = min(event.tries + 1, MAX_TRIES)
        wait = min(POLL * 2**tries, LONGEST_WAIT)
        return replace(event, tries=tries, due=self._tables.store.now() + wait)
