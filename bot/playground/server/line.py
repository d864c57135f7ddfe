"""One connection of a bot to the gateway, and how a connection ends as in a broken network."""

import asyncio
import json
import socket as sockets
import struct
import zlib

from aiohttp import web

from bot.playground.discord.shapes import Json


class Line:
    """One connection; writes in order, compressed if it was asked for."""

    def __init__(
        self,
        socket: web.WebSocketResponse,
        transport: asyncio.BaseTransport | None,
        *,
        compressed: bool,
    ) -> None:
        self.socket = socket
        self._transport = transport
        self._deflate = zlib.compressobj() if compressed else None
        self._waiting: asyncio.Queue[Json] = asyncio.Queue()

    def send(self, payload: Json) -> None:
        """Queue a payload."""
        self._waiting.put_nowait(payload)

    async def write(self) -> None:
        """Write what is queued, for as long as the connection is open."""
        while not self.socket.closed:
            payload = await self._waiting.get()
            text = json.dumps(payload)
            try:
                if self._deflate is None:
                    await self.socket.send_str(text)
                else:
                    data = self._deflate.compress(text.encode())
                    await self.socket.send_bytes(data + self._deflate.flush(zlib.Z_SYNC_FLUSH))
            except ConnectionError:
                return

    async def close(self, code: int) -> None:
        """Close the connection after a moment in which the queue can be sent."""
        await asyncio.sleep(0.05)
        await self.socket.close(code=code)

    def cut(self) -> None:
        """Drop the connection without a close frame, as a broken network does."""
        cut(self._transport, hard=True)


def cut(line: asyncio.BaseTransport | None, *, hard: bool) -> None:
    """End a connection: by a reset, which the other side sees as errno 104, or by hanging up."""
    if not isinstance(line, asyncio.Transport) or line.is_closing():
        return
    plug = line.get_extra_info("socket")
    if hard:
        # Without lingering, what is left goes unsent and the other side is sent RST.
        plug.setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, struct.pack("ii", 1, 0))
    line.abort()
