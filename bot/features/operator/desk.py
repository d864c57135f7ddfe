"""How the bot is doing, for its host. It names no person, server or channel."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import discord

from bot.features.operator.backup_runner import BackupNote, BackupRunner
from bot.features.operator.updates import UpdateFeed
from bot.host.discord_time import DiscordTime
from bot.host.metrics import Metrics
from bot.host.threads import in_thread
from bot.host.vitals import Memory, free_bytes, memory, own_version
from bot.store import Store
from bot.store.day_counts import DayCounts, DayTotals


@dataclass(frozen=True, slots=True)
class Hosting:
    """What the host has chosen: the database's file, if it is one; backups; the feed of new versions."""

    file: Path | None = None
    runner: BackupRunner | None = None
    backs_up: bool = False
    feed: UpdateFeed | None = None


@dataclass(frozen=True, slots=True)
class Facts:
    """How the bot is doing.

    `latency_s` is that of the connection to Discord, in seconds, and infinite until a new connection has
    measured it; `clock_s` how far this machine's
    clock is behind Discord's. Sizes are in bytes. `commands` and `emojis` say whether Discord has
    the current ones.
    """

    version: str
    newer: str | None
    started: datetime
    servers: int
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


class HostDesk:
    """Gathers the facts, and knows who the host is."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        metrics: Metrics,
        time: DiscordTime,
        done: Callable[[], tuple[bool, bool]],
    ) -> None:
        self.hosting = Hosting()
        self.metrics = metrics
        self._client = client
        self._store = store
        self._time = time
        self._done = done
        self._started = store.now()
        self._days = DayCounts(store)

    @property
    def owners(self) -> frozenset[int]:
        """The ids of the application's owner; for a team, of the team's owner."""
        application = self._client.application
        if application is None:
            return frozenset()
        team = application.team
        if team is None:
            return frozenset((application.owner.id,))
        return frozenset((team.owner_id,) if team.owner_id else ())

    async def facts(self) -> Facts:
        """Gather the facts; raise NotSaved."""
        hosting, store, client = self.hosting, self._store, self._client
        commands, emojis = self._done()
        file = hosting.file
        return Facts(
            version=own_version(),
            newer=hosting.feed.newer_than(own_version()) if hosting.feed else None,
            started=self._started,
            servers=len(client.guilds),
            tables=(await store.lookup.counts()).tables,
            today=await self._days.update(self.metrics.turns.total(), self.metrics.errors),
            backs_up=hosting.backs_up,
            backup=await hosting.runner.last() if hosting.runner else None,
            free=await in_thread(free_bytes, file.parent if file else Path()),
            database=file.stat().st_size if file and file.exists() else 0,
            memory=await in_thread(memory),
            latency_s=client.latency,
            clock_s=self._time.behind_s,
            commands=commands,
            emojis=emojis,
        )
