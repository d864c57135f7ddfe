"""Notes that the bot is there, and gives back what clocks lost while it was not."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

from discord.ext.tasks import loop

from bot.clockwork import stopped
from bot.store import NotSaved
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

BEAT: Final = timedelta(seconds=30)
"""The time between two notes that the bot is there and reaches Discord."""
GAP: Final = timedelta(seconds=120)
"""A silence longer than this is given back to everybody who has a clock."""
ALIVE: Final = "alive"
"""Under this each shard notes when it was there."""
LATELY: Final = "alive lately"
"""Under this it is noted how many shards there are, when one of them was there last, and when one was
while there were more or fewer: what a shard itself noted tells nothing of its servers in between."""


class Heartbeat:
    """Beats while the bot is connected."""

    def __init__(
        self,
        tables: Tables,
        connected: Callable[[], bool],
        again: Callable[[], Awaitable[None]],
        shards: Sequence[int],
        count: int,
    ) -> None:
        self._tables = tables
        self._again = again
        self._connected = connected
        self._shards = shards
        self._count = count
        self._last = datetime.min.replace(tzinfo=UTC)
        self._noting = asyncio.Lock()
        self._loop = loop(seconds=BEAT.total_seconds())(self._beat)

    def start(self) -> None:
        """Begin."""
        self._loop.start()

    async def close(self) -> None:
        """Stop."""
        await stopped(self._loop)

    async def leap(self, turn: Callable[[], None]) -> None:
        """Turn the clock, and note that the bot was there all the while."""
        async with self._noting:
            turn()
            now = self._tables.store.now()
            for key in self._keys():
                await self._tables.store.write_note(key, now.isoformat())

    async def _beat(self) -> None:
        if not self._connected() or self._tables.store.clock() - self._last < BEAT / 2:
            return
        if await self.beat():
            await self._again()

    async def beat(self) -> bool:
        """Note that the bot is there; after a long silence, put the clocks back by its length.

        Return whether that was so.
        """
        try:
            async with self._noting:
                return await self._noted()
        except NotSaved as error:
            log.info("that the bot is there could not be noted: %s", error)
            return False

    async def _noted(self) -> bool:
        put_back = False
        store = self._tables.store
        now = store.now()
        other = await self._otherwise()
        for shard, key in zip(self._shards, self._keys(), strict=True):
            heard = [datetime.fromisoformat(at) for at in (await store.note(key), other) if at]
            silence = now - max(heard, default=now)
            if silence > GAP:
                log.info("clocks are put back by %s: the bot was not there", silence)
                await store.give_back(int(silence.total_seconds()), shard, self._count)
                self._tables.forget()
                put_back = True
            await store.write_note(key, now.isoformat())
        await store.write_note(LATELY, " ".join((str(self._count), now.isoformat(), other)))
        self._last = now
        return put_back

    async def _otherwise(self) -> str:
        """Return when the bot was there last with another number of shards; nothing if never."""
        count, at, before = ((await self._tables.store.note(LATELY) or "  ") + "  ").split(" ")[:3]
        return before if count == str(self._count) else at

    def _keys(self) -> list[str]:
        if self._count == 1:
            return [ALIVE for _ in self._shards]
        return [f"{ALIVE} {shard}/{self._count}" for shard in self._shards]
