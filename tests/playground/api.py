"""The stand-in's API, as a bot calls it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import aiohttp

from bot.playground.discord.interactions import Interaction
from bot.playground.discord.world import Channel
from bot.playground.server.stand_in import StandIn


@dataclass(frozen=True)
class Response:
    """The status, the headers and the JSON of a response."""

    status: int
    headers: Mapping[str, str]
    body: Any

    @property
    def code(self) -> int | None:
        """Discord's code of the error; None if there was none."""
        code: int | None = self.body and self.body.get("code")
        return code

    @property
    def refusal(self) -> tuple[int, int | None]:
        """The status with the code."""
        return self.status, self.code


@dataclass(frozen=True)
class Api:
    """Requests with the bot's token to one stand-in."""

    stand_in: StandIn
    session: aiohttp.ClientSession

    async def request(self, method: str, path: str, body: object = None) -> Response:
        """Send JSON, or a form with files."""
        form = body if isinstance(body, aiohttp.FormData) else None
        json = None if form else body
        async with self.session.request(method, path, data=form, json=json) as response:
            told = await response.json() if response.status != 204 else None
            return Response(response.status, response.headers, told)

    async def get(self, path: str) -> Response:
        """Send a GET request."""
        return await self.request("GET", path)

    async def post(self, path: str, body: object) -> Response:
        """Send a POST request."""
        return await self.request("POST", path, body)

    async def patch(self, path: str, body: object) -> Response:
        """Send a PATCH request."""
        return await self.request("PATCH", path, body)

    async def callback(self, interaction: Interaction, body: object) -> Response:
        """Answer an interaction."""
        path = f"interactions/{interaction.id}/{interaction.token}/callback"
        return await self.request("POST", path, body)

    def channel(self, name: str = "games") -> Channel:
        """Return the channel of this name."""
        return next(c for c in self.stand_in.world.channels.values() if c.name == name)

    @property
    def messages(self) -> str:
        """The path of the messages in #games."""
        return f"channels/{self.channel().id}/messages"
