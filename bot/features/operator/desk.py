"""How the bot is doing, for its host. It names no person, server or channel."""

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final, Self

from bot.client import Facet
from bot.features.operator.backup_runner import BackupNote, BackupRunner
from bot.features.operator.updates import UpdateFeed
from bot.host.settings import Settings, is_server
from bot.host.threads import in_thread
from bot.host.vitals import Memory, free_bytes, memory, own_version
from bot.messages.delivery import DeliveryError, call_discord
from bot.parts import Part
from bot.store import Store
from bot.store.day_counts import DayCounts, DayTotals

COUNT_TIMEOUT_S: Final = 2.0
"""Seconds that Discord has to count the servers; the panel's answer waits for it."""


@dataclass(frozen=True, slots=True)
class Hosting:
    """What the host has chosen: the database's file, if it is one; backups; the feed of new versions."""

    file: Path | None = None
    runner: BackupRunner | None = None
    backs_up: bool = False
    feed: UpdateFeed | None = None

    @classmethod
    def of(cls, settings: Settings, store: Store) -> Self:
        """Return what the settings say."""
        return cls(
            None if is_server(settings.database) else Path(settings.database),
            BackupRunner(store, settings.database, settings.backups),
            settings.backs_up,
            UpdateFeed(settings.updates) if settings.updates else None,
        )


@dataclass(frozen=True, slots=True)
class Facts:
    """How the bot is doing.

    `latency_s` is that of the connection to Discord, in seconds, and infinite until a new connection has
    measured it; `clock_s` how far this machine's
    clock is behind Discord's. Sizes are in bytes. `commands` and `emojis` say whether Discord has
    the current ones, `verified` whether it lets the bot into any number of servers.
    """

    version: str
    newer: str | None
    started: datetime
    servers: int
    verified: bool
    tables: int
    today: DayTotals
    backs_up: bool
    backup: BackupNote | None
    free: int
    database: int
    memory: Memory
    latency_s: float
    clock_s: float
    commands: bool
    emojis: bool


class HostDesk(Part):
    """Gathers the facts, and knows who the host is."""

    def __init__(self, facet: Facet) -> None:
        self.hosting = Hosting()
        self.metrics = facet.metrics
        self._facet = facet
        store = facet.tables.store
        self._started = store.now()
        self._days = DayCounts(store)

    async def close(self) -> None:
        """End a backup or a check that is being made."""
        if self.hosting.runner:
            await self.hosting.runner.close()

    @property
    def owners(self) -> frozenset[int]:
        """The ids of the application's owner; for a team, of the team's owner."""
        application = self._facet.application
        if application is None:
            return frozenset()
        team = application.team
        if team is None:
            return frozenset((application.owner.id,))
        return frozenset((team.owner_id,) if team.owner_id else ())

    async def facts(self) -> Facts:
        """Gather the facts; raise NotSaved."""
        hosting, facet, store = self.hosting, self._facet, self._facet.tables.store
        commands, emojis = facet.registered()
        file = hosting.file
        return Facts(
            version=own_version(),
            newer=hosting.feed.newer_than(own_version()) if hosting.feed else None,
            started=self._started,
            servers=await self._servers(),
            verified=facet.user is not None and facet.user.public_flags.verified_bot,
            tables=(await store.lookup.counts()).tables,
            today=await self._days.update(self.metrics.turns.total(), self.metrics.errors),
            backs_up=hosting.backs_up,
            backup=await hosting.runner.last() if hosting.runner else None,
            free=await in_thread(free_bytes, file.parent if file else Path()),
            database=file.stat().st_size if file and file.exists() else 0,
            memory=await in_thread(memory),
            latency_s=facet.latency,
            clock_s=facet.time.behind_s,
            commands=commands,
            emojis=emojis,
        )

    async def _servers(self) -> int:
        """Count the servers of all processes; a connection hears only of its own, and of these when it opens."""
        try:
            application = await call_discord(self._facet.application_info(), COUNT_TIMEOUT_S)
        except DeliveryError:
            return len(self._facet.guilds)
        return application.approximate_guild_count
