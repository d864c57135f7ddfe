"""Records that the bot is online, and gives players back the time that it was offline."""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timedelta
from types import MappingProxyType
from typing import Final

from bot.jobs.looped_job import LoopedJob
from bot.store import NotSaved
from bot.tables.clocks import LIVE
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

HEARTBEAT_INTERVAL: Final = timedelta(seconds=30)
"""The time between two records that the bot is online."""
MAX_SILENCE: Final = timedelta(seconds=120)
"""A longer time offline is given back to every running clock."""
MAX_LIVE_SILENCE: Final = timedelta(seconds=45)
"""A longer time offline, or any before a start, is given back to every live clock."""
ALIVE_NOTE: Final = "alive"
"""The key of the note with each shard's last heartbeat."""
SHARD_COUNT_NOTE: Final = "alive lately"
"""The key of the note with the number of shards, the last heartbeat of any, and the last one with
another number of shards: after resharding, a shard's own note doesn't cover all of its servers."""


class Heartbeat(LoopedJob):
    """Records a heartbeat for each connected shard of this process.

    A server's due events only run while its shard is present.
    """

    work = "the heartbeat"

    def __init__(
        self,
        tables: Tables,
        is_connected: Callable[[int], bool],
        on_clocks_moved: Callable[[], None],
        shards: Sequence[int],
        count: int,
    ) -> None:
        super().__init__(self.poll, HEARTBEAT_INTERVAL.total_seconds())
        self._tables = tables
        self._on_clocks_moved = on_clocks_moved
        self._is_connected = is_connected
        self.shards = shards
        self.count = count
        self._last: dict[int, datetime] = {}
        self._noting = asyncio.Lock()

    async def close(self) -> None:
        """Stop after the current heartbeat is saved; the database may be closed then."""
        await super().close()
        async with self._noting:
            self._is_connected = lambda _: False  # ignores a connection that begins only now

    def present(self) -> list[int]:
        """Return the connected shards whose clocks are up to date."""
        now = self._tables.store.now()
        return [
            s for s, at in self._last.items() if now - at <= MAX_SILENCE and self._is_connected(s)
        ]

    @property
    def is_behind(self) -> bool:
        """Whether a shard is connected, and not yet present."""
        return sum(map(self._is_connected, self.shards)) > len(self.present())

    async def jump(self, turn: Callable[[], None]) -> None:
        """Move the clock by calling `turn`, counting the skipped time as online."""
        async with self._noting:
            here = self.present()
            turn()
            await self._note(here, self._tables.store.now())

    async def poll(self) -> None:
        """Record a heartbeat; if clocks were moved, call `on_clocks_moved`."""
        if await self.beat():
            self._on_clocks_moved()

    async def beat(self) -> bool:
        """Record the connected shards; after a long silence, move their clocks by its length.

        Returns whether clocks were moved.
        """
        try:
            async with self._noting:
                now = self._tables.store.now()
                here = [s for s in self.shards if self._is_connected(s) and self._is_due(s, now)]
                return bool(here) and await self._noted(here, now)
        except NotSaved as error:
            log.info("could not save the heartbeat: %s", error)
            return False

    def _is_due(self, shard: int, now: datetime) -> bool:
        return shard not in self._last or abs(now - self._last[shard]) >= HEARTBEAT_INTERVAL / 2

    async def _noted(self, here: Sequence[int], now: datetime) -> bool:
        put_back = False
        store = self._tables.store
        noted = await store.notes.of([SHARD_COUNT_NOTE, *map(self._key, here)])
        other = self._otherwise(noted.get(SHARD_COUNT_NOTE, ""))
        for shard in here:
            heard = [
                datetime.fromisoformat(at) for at in (noted.get(self._key(shard)), other) if at
            ]
            silence = now - max(heard, default=now)
            note = self._key(shard), now.isoformat()
            if silence > MAX_SILENCE:
                log.info("shard %d was away: its clocks move by %s", shard, silence)
                await store.schedule.extend(note, int(silence.total_seconds()), shard, self.count)
                self._tables.forget()
                put_back = True
            elif silence > MAX_LIVE_SILENCE or (shard not in self._last and silence):
                seconds = int(silence.total_seconds())
                if await store.schedule.extend(note, seconds, shard, self.count, LIVE):
                    log.info("shard %d was away: its live clocks move by %s", shard, silence)
                    self._tables.forget()
                    put_back = True
        beside = " ".join((str(self.count), now.isoformat(), other))
        await self._note(here, now, {SHARD_COUNT_NOTE: beside})
        return put_back

    async def _note(
        self, here: Sequence[int], now: datetime, beside: Mapping[str, str] = MappingProxyType({})
    ) -> None:
        await self._tables.store.notes.save_all(
            {**dict.fromkeys(map(self._key, here), now.isoformat()), **beside}
        )
        self._last.update(dict.fromkeys(here, now))

    def _otherwise(self, noted: str) -> str:
        """Return the last heartbeat with another number of shards; "" if there is none."""
        count, at, before = (noted + "  ").split(" ")[:3]
        return before if count == str(self.count) else at

    def _key(self, shard: int) -> str:
        return ALIVE_NOTE if self.count == 1 else f"{ALIVE_NOTE} {shard}/{self.count}"
