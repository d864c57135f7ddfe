"""Knows at any moment on which shards Discord tells this process what happens, and comes back to it.

discord.py 2.7.1 comes back by itself, with three exceptions that are seen to here: it pauses for up to 17
minutes, and all other shards with it; it tries to resume a session at one address for ever, though
nobody answers there; and it ends where the very first connection fails.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import discord
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket

SESSION_EVENTS: Final = {"connect": True, "resumed": True, "disconnect": False}
"""Events after which a shard has a session with Discord, or no longer has one."""
FIRST_CONNECT_RETRY_S: Final = 5.0
"""Seconds after which the very first connection is tried again."""


class Backoff(ExponentialBackoff[Any]):
    """Pauses of up to half a minute between two tries."""

    def __init__(self, base: int = 1, *, integral: Any = False) -> None:  # noqa: ANN401 - as it is there
        super().__init__(base, integral=integral)
        self._max = 5  # the longest is 2 ** 5 seconds


# discord.py has no setting for it.
discord.client.ExponentialBackoff = discord.shard.ExponentialBackoff = Backoff  # type: ignore[attr-defined]


class GatewayClient(discord.Client):
    """A client that needs no intents, keeps nothing, and can tell whether it is connected.

    `is_ready` doesn't tell: it stays true while the connection is gone. A socket that is open doesn't
    either: Discord may refuse the session. And where several shards have lost theirs, discord.py
    reports the end of each only when it gets round to connecting it again. So it takes both.
    """

    def __init__(self, **options: Any) -> None:  # noqa: ANN401 - what discord.Client takes
        self._sessions: set[int] = set()
        super().__init__(
            intents=discord.Intents.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            guild_ready_timeout=0,  # no server is told of without the intent: nothing to wait for
            allowed_mentions=discord.AllowedMentions.none(),
            **options,
        )

    @property
    def own_shards(self) -> Sequence[int]:
        """The shards that this process serves; a client without any is shard 0 of one."""
        return (isinstance(self, discord.AutoShardedClient) and self.shard_ids) or (0,)

    def is_connected(self, shard: int) -> bool:
        """Return whether Discord tells this process now what happens on a shard."""
        if shard not in self._sessions:
            return False
        if isinstance(self, discord.AutoShardedClient):
            found = self.get_shard(shard)
            return found is not None and not found.is_closed()
        return self.ws.open

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect, and stay connected until the client is closed."""
        while True:
            try:
                await super().connect(reconnect=reconnect)
            except AttributeError:  # discord.py would resume what has never begun
                if self.ws or isinstance(self, discord.AutoShardedClient):
                    raise
                await asyncio.sleep(FIRST_CONNECT_RETRY_S)
            else:
                return

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - as it is there
        """Note whose session began or ended, then call whoever listens."""
        sharded = isinstance(self, discord.AutoShardedClient)
        begins = SESSION_EVENTS.get(event.removeprefix("shard_") if sharded else event)
        if begins is not None and sharded == event.startswith("shard_"):
            shard = args[0] if sharded else 0
            if not begins and shard not in self._sessions and self.ws:
                # It could not be resumed where Discord said: the next try goes to the first address.
                self.ws.gateway = DiscordWebSocket.DEFAULT_GATEWAY
            (self._sessions.add if begins else self._sessions.discard)(shard)
        super().dispatch(event, *args, **kwargs)
