"""Looks for trouble that only the host can fix, and reports it in a direct message."""

import json
import logging
from datetime import datetime, timedelta
from typing import Final

import discord

from bot.features.operator.desk import Facts, HostDesk
from bot.features.operator.warnings import ONCE, HostWarning, warnings
from bot.host.vitals import own_version
from bot.i18n.lexicon import words_in
from bot.jobs.looped_job import LoopedJob
from bot.messages.delivery import DeliveryError
from bot.messages.screen import Screen
from bot.posting.direct import send_direct
from bot.store import Store
from bot.store.engine import readable
from bot.tables.clocks import quiet_until

log = logging.getLogger(__name__)

POLL_S: Final = 3600.0
"""Seconds between two looks."""
AGAIN: Final = timedelta(hours=24)
"""How long nothing is said about trouble of the same kind."""
NOTE: Final = "warned"
"""The key of the note that says when the host was warned of what."""


class Watch(LoopedJob):
    """Reports trouble to the host, each kind at most once a day, and not in their quiet hours."""

    work = "the watch"
    first_s = 900.0  # until then the bot retries much of it

    def __init__(self, client: discord.Client, store: Store, desk: HostDesk) -> None:
        super().__init__(self.poll, POLL_S)
        self._store = store
        self._client = client
        self._desk = desk

    async def wait(self) -> None:
        """Look for a newer version at once, and for trouble later."""
        await self._ask_feed()
        await super().wait()

    async def poll(self) -> None:
        """Look, and report to the host what is new; log errors."""
        with self.errors_logged():
            await self._ask_feed()
            facts = await self._desk.facts()
            async with self._store.lock("watch") as mine:
                if mine:
                    await self._tell(facts)

    async def _ask_feed(self) -> None:
        """Look for a newer version, where the host has named a feed, and log it when it's new."""
        feed = self._desk.hosting.feed
        if feed is None:
            return
        before = feed.newer_than(own_version())
        await feed.refresh()
        newer = feed.newer_than(own_version())
        if newer and newer != before:
            log.info("version %s is out; this is %s", newer, own_version())

    async def _tell(self, facts: Facts) -> None:
        now = self._store.now()
        note = await self._store.notes.get(NOTE) or "{}"
        sent_at: dict[str, str] = readable(lambda it: dict(json.loads(it)), note, {})
        for warning in warnings(facts, now):
            at = sent_at.get(warning.kind)
            if at and (warning.kind in ONCE or now - datetime.fromisoformat(at) < AGAIN):
                continue
            sent = [await self._send(owner, warning, now) for owner in self._desk.owners]
            if any(sent):
                sent_at[warning.kind] = now.isoformat()
                await self._store.notes.save(NOTE, json.dumps(sent_at))

    async def _send(self, user_id: int, warning: HostWarning, now: datetime) -> bool:
        """Write to an owner; return whether they needn't be told again today."""
        person = await self._store.people.get(user_id)
        if quiet_until(person, now) is not None:
            return False
        text = warning.text(words_in(person.language or "en"))
        log.warning("the host is told: %s", warning.text(words_in("en")))
        try:
            await send_direct(self._client, user_id, Screen(text=text))
        except DeliveryError as error:
            log.info("the host could not be notified: %s", error)
            return not error.is_temporary  # who lets nobody write to them isn't asked every hour
        return True
