"""The gateway connection: tracks which shards are connected, and reconnects.

discord.py 2.7.1 reconnects automatically, except for three things fixed here: it pauses for up to
17 minutes, blocking all other shards; it retries a resume at a dead address forever; and it exits if
the very first connection fails. A fourth, also fixed here, concerns requests: one that is cancelled
while Discord limits all routes together would block every later one.
"""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import discord
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket

SESSION_EVENTS: Final = {"connect": True, "resumed": True, "disconnect": False}
"""Events after which a shard has a gateway session (True) or has lost it (False)."""
FIRST_CONNECT_RETRY_S: Final = 5.0
"""Seconds before the very first connection is retried."""
FIRST_CONNECT_TRIES: Final = 360
"""How often it is tried: for half an hour at least."""

LONGEST_LIMIT_S: Final = 60.0
"""Seconds after which requests are sent again, however long Discord limits all routes together."""


class GlobalLimit(asyncio.Event):
    """Whether requests may be sent: set, except while Discord limits all routes together.

    Whoever runs into the limit clears it, waits and sets it. If their request is cancelled before that,
    as `call_discord` does with one that takes too long, nobody else would set it.
    """

    def __init__(self) -> None:
        super().__init__()
        self.set()

    def clear(self) -> None:
        """Hold requests back, for a minute at most."""
        super().clear()
        asyncio.get_running_loop().call_later(LONGEST_LIMIT_S, self.set)


class Backoff(ExponentialBackoff[Any]):
    """An exponential backoff of at most 32 seconds."""

    def __init__(self, base: int = 1, *, integral: Any = False) -> None:  # noqa: ANN401 - as it is there
        super().__init__(base, integral=integral)
        self._max = 5  # an exponent: at most 2 ** 5 seconds


# discord.py has no setting for it.
discord.client.ExponentialBackoff = discord.shard.ExponentialBackoff = Backoff  # type: ignore[attr-defined]


class GatewayClient(discord.Client):
    """A client without intents or caches that knows whether each shard is connected.

    discord.py's `is_ready` stays true after the connection is lost, and an open socket isn't enough
    either: Discord may refuse the session, and when several shards lose theirs, discord.py reports
    each loss only as it reconnects that shard. So `is_connected` checks both session and socket.
    """

    def __init__(self, **options: Any) -> None:  # noqa: ANN401 - what discord.Client takes
        self._sessions: set[int] = set()
        super().__init__(
            intents=discord.Intents.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            guild_ready_timeout=0,  # without the guilds intent no server is announced
            allowed_mentions=discord.AllowedMentions.none(),
            **options,
        )

    @property
    def own_shards(self) -> Sequence[int]:
        """The shards that this process serves; an unsharded client is shard 0."""
        return (isinstance(self, discord.AutoShardedClient) and self.shard_ids) or (0,)

    def is_connected(self, shard: int) -> bool:
        """Return whether this process now receives the events of a shard."""
        if shard not in self._sessions:
            return False
        if isinstance(self, discord.AutoShardedClient):
            found = self.get_shard(shard)
            return found is not None and not found.is_closed()
        return self.ws.open

    async def setup_hook(self) -> None:
        """Let the limit of all routes end."""
        self.http._global_over = GlobalLimit()  # noqa: SLF001 - discord.py has no setting for it

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect, and stay connected until the client is closed."""
        for _ in range(FIRST_CONNECT_TRIES):
            try:
                await super().connect(reconnect=reconnect)
            except AttributeError:  # discord.py tries to resume a session that never began
                if self.ws or isinstance(self, discord.AutoShardedClient):
                    raise
                await asyncio.sleep(FIRST_CONNECT_RETRY_S)
            else:
                return
        raise OSError("no connection could be made")  # a new start asks for the address again

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - as it is there
        """Track gateway sessions, then dispatch the event as usual."""
        sharded = isinstance(self, discord.AutoShardedClient)
        begins = SESSION_EVENTS.get(event.removeprefix("shard_") if sharded else event)
        if begins is not None and sharded == event.startswith("shard_"):
            shard = args[0] if sharded else 0
            if not begins and shard not in self._sessions and self.ws:
                # Resuming at the address from Discord failed: reconnect at the default one.
                self.ws.gateway = DiscordWebSocket.DEFAULT_GATEWAY
            (self._sessions.add if begins else self._sessions.discard)(shard)
        super().dispatch(event, *args, **kwargs)
