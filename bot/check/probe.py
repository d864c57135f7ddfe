"""The check's connection to Discord (the bot's own client class, without the bot), and its channel."""

import asyncio
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import discord
from discord.http import Route

from bot.check.seen import SeenShapes
from bot.entry.connection import GatewayClient
from bot.host.discord_time import DiscordTime
from bot.messages.delivery import call_discord
from rules.contract import Json


class Probe(GatewayClient):
    """Requests and receives as the bot does, and records the payloads' shapes."""

    def __init__(self, time: DiscordTime, seen: SeenShapes) -> None:
        trace = seen.listen(time.listen(aiohttp.TraceConfig()))
        super().__init__(enable_debug_events=True, http_trace=trace)
        self.time = time
        self.interactions: asyncio.Queue[discord.Interaction[Any]] = asyncio.Queue()
        self.sessions: asyncio.Queue[str] = asyncio.Queue()
        """How each gateway connection began: "ready" or "resumed"."""
        self._seen = seen

    async def get(self, path: str, **query: str) -> Any:  # noqa: ANN401 - any JSON
        """GET a path; raise DeliveryError."""
        return await call_discord(self.http.request(Route("GET", path), params=query))

    async def patch(self, path: str, body: Json) -> Any:  # noqa: ANN401 - as above
        """PATCH a path; raise DeliveryError."""
        return await call_discord(self.http.request(Route("PATCH", path), json=body))

    async def delete(self, path: str) -> None:
        """DELETE a path; raise DeliveryError."""
        await call_discord(self.http.request(Route("DELETE", path)))

    def choose_shard(self, guild_id: int | None, shards: int) -> None:
        """Choose the shard that receives a server's events; shard 0 without a server."""
        if shards > 1:
            self.shard_id = ((guild_id or 0) >> 22) % shards
            self.shard_count = self._connection.shard_count = shards

    @property
    def own_id(self) -> int:
        """The application's id, known after the login."""
        if self.application_id is None:
            raise LookupError("not logged in")
        return self.application_id

    async def on_socket_raw_receive(self, text: str) -> None:
        """Record the shape of an event."""
        self._seen.add_event(text)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Queue an interaction for the check that waits for it."""
        self.interactions.put_nowait(interaction)

    async def on_ready(self) -> None:
        """Record that a session began."""
        self.sessions.put_nowait("ready")

    async def on_resumed(self) -> None:
        """Record that a session resumed."""
        self.sessions.put_nowait("resumed")


@dataclass
class Trial:
    """A channel, with the messages and the thread to delete in the end."""

    probe: Probe
    channel_id: int
    guild_id: int | None
    message_ids: list[int] = field(default_factory=list)
    thread_id: int | None = None

    @property
    def channel(self) -> discord.PartialMessageable:
        """The channel."""
        return self.probe.get_partial_messageable(self.channel_id, guild_id=self.guild_id)

    async def raw(self, message_id: int) -> Json:
        """Return a message's payload; raise DeliveryError."""
        path = f"/channels/{self.channel_id}/messages/{message_id}"
        message: Json = await self.probe.get(path)
        return message
