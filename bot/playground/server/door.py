"""The port that the stand-in listens on, which can be shut for a while."""

import asyncio
import socket
from collections.abc import Callable
from weakref import WeakSet

from bot.playground.server.line import cut

HOST = "127.0.0.1"
"""Loopback: nobody else gets in."""


class Door:
    """A port on loopback, 0 for a free one; raises OSError if another program has it."""

    def __init__(self, port: int = 0) -> None:
        self._plug = socket.create_server((HOST, port))
        self.port: int = self._plug.getsockname()[1]
        self._answering: Callable[[], asyncio.Protocol] | None = None
        self._server: asyncio.Server | None = None
        self._opening: asyncio.Task[None] | None = None
        self._lines: WeakSet[asyncio.BaseTransport] = WeakSet()

    @property
    def base(self) -> str:
        """The address of the stand-in."""
        return f"http://{HOST}:{self.port}"

    async def open(self, answering: Callable[[], asyncio.Protocol]) -> None:
        """Accept connections, each with its own protocol."""
        self._answering = answering
        self._server = await asyncio.get_running_loop().create_server(answering, sock=self._plug)

    def came_in(self, line: asyncio.BaseTransport | None) -> None:
        """Remember a connection on which the bot has sent a request."""
        if line is not None:
            self._lines.add(line)

    def shut(self, seconds: float) -> None:
        """Cut off the bot's requests, and refuse every connection for that long."""
        if self._server is None or self._answering is None:
            return
        self._server.close()
        self._server = None
        for line in list(self._lines):
            cut(line, hard=True)
        self._opening = asyncio.create_task(self._open_after(seconds, self._answering))

    async def close(self) -> None:
        """Accept no more connections."""
        if self._opening is not None:
            self._opening.cancel()
        if self._server is not None:
            self._server.close()
        self._plug.close()

    async def _open_after(self, seconds: float, answering: Callable[[], asyncio.Protocol]) -> None:
        await asyncio.sleep(seconds)
        self._plug = socket.create_server((HOST, self.port))
        await self.open(answering)
