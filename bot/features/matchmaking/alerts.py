"""Tells people by direct message that somebody is looking for opponents whom they could meet.

A message is claimed before it is sent, and stays unsent in the database until Discord has it: after a crash it's sent
again, with the nonce by which Discord knows one that it has. Nobody gets two in a day.
"""

import logging
from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Final

from bot.client import Facet
from bot.features.blocks.store import Blocks
from bot.features.matchmaking.alert_store import PAUSE, TRY_AGAIN, Alert, Alerts
from bot.features.matchmaking.screen import alert_message
from bot.features.matchmaking.store import Queue, QueueEntry
from bot.features.ratings.ledger import EVERYWHERE, Ledger
from bot.features.ratings.rating import START_POINTS
from bot.i18n.lexicon import words_in
from bot.jobs.due_job import DueJob
from bot.messages.delivery import DeliveryError, call_discord
from bot.posting.direct import send_direct
from bot.store.values import Person
from bot.tables.clocks import away_until, quiet_until

log = logging.getLogger(__name__)

MOST_TOLD: Final = 20
"""How many people are told of one who looks for opponents."""
_UNREACHABLE: Final = {10004, 10007, 10013, 50001, 50007}
"""Discord's codes for a server, a member or a person that isn't there, and for somebody who takes no messages."""


def rests_until(person: Person, now: datetime) -> datetime | None:
    """Return until when a person isn't to be disturbed; None if they may be."""
    return away_until(person, now) or quiet_until(person, now)


class AlertJob(DueJob):
    """Sends the messages beside the job that matches people, which waits for no message."""

    work = "the news of people who look for opponents"

    def __init__(self, facet: Facet) -> None:
        super().__init__(facet.tables, facet.heartbeat)
        self._client = facet

    async def look(self) -> datetime | None:
        """Tell those who can be told now of people who wait; return when others can be."""
        due: list[datetime] = []
        everybody, now = await self._tables.store.of(Queue).everybody(), self._tables.store.now()
        waiting = [it for it in everybody if it.table_id is None and it.expires > now]
        for game, guild_id in sorted({(it.game, it.guild_id) for it in waiting}):
            here = [it for it in waiting if (it.game, it.guild_id) == (game, guild_id)]
            alerts = await self._tables.store.of(Alerts).among(game, guild_id)
            if alerts:
                due += await self._tell(alerts, here, now)
        return min(due, default=None)

    async def _tell(
        self, alerts: Sequence[Alert], waiting: Sequence[QueueEntry], now: datetime
    ) -> list[datetime]:
        """Tell those who want to hear of a game in a server; return when others can be told."""
        store, due = self._tables.store, list[datetime]()
        ids = [it.user_id for it in alerts]
        last, people = await store.of(Alerts).last_told(ids), await store.people.of(ids)
        points = await self._points([*ids, *(it.user_id for it in waiting)], waiting[0].game)
        blocked = await store.of(Blocks).pairs([*ids, *(it.user_id for it in waiting)])
        sent = [it.told_at for it in alerts if not it.unsent]
        heard = Counter({it.key: sum(at >= it.since for at in sent) for it in waiting})
        for alert in alerts:
            before = alert.told_at - PAUSE if alert.unsent else now
            person, told = people[alert.user_id], last.get(alert.user_id, before)
            again = alert.told_at + TRY_AGAIN if alert.unsent else told + PAUSE
            fresh = [
                it
                for it in waiting
                if it.since > told
                and frozenset({it.user_id, alert.user_id}) not in blocked
                and _near(points, it, alert.user_id)
                and heard[it.key] < MOST_TOLD
            ]
            if not fresh or person.reminders == "none":
                continue
            later = max(filter(None, (rests_until(person, now), again)))
            if later > now:
                due.append(later)
            elif await store.of(Alerts).claim(alert.user_id, now):
                heard[fresh[0].key] += 1
                if not await self._sent(alert, fresh[0]):
                    due.append(now + TRY_AGAIN)
        return due

    async def _points(self, ids: Iterable[int], game: str) -> dict[int, int]:
        standings = await self._tables.store.of(Ledger).standings(sorted(ids))
        return {
            it.user_id: it.points
            for it in standings
            if (it.game, it.pool, it.guild_id) == (game, "people", EVERYWHERE)
        }

    async def _sent(self, alert: Alert, entry: QueueEntry) -> bool:
        """Send a message to somebody who is still in the server; return False if it's to be tried again.

        Who isn't there any more, or takes none, hears no more.
        """
        nonce = f"{entry.user_id:x}-{int(entry.since.timestamp()):x}"  # at most 25 characters
        try:
            guild = await call_discord(self._client.fetch_guild(alert.guild_id, with_counts=False))
            await call_discord(guild.fetch_member(alert.user_id))
            screen = alert_message(words_in(alert.language), entry, guild.name)
            await send_direct(self._client, alert.user_id, screen, nonce)
        except DeliveryError as error:
            log.info("somebody could not be told who looks for opponents: %s", error)
            if error.is_temporary:
                return False
            if error.code in _UNREACHABLE:
                key = alert.user_id, alert.game, alert.guild_id
                await self._tables.store.of(Alerts).remove(*key)
        await self._tables.store.of(Alerts).sent(alert.user_id)
        return True


def _near(points: dict[int, int], entry: QueueEntry, user_id: int) -> bool:
    """Return whether a person is as close in points as somebody wants their opponents to be."""
    one, other = (points.get(it, START_POINTS) for it in (entry.user_id, user_id))
    return not entry.apart or abs(one - other) <= entry.apart
