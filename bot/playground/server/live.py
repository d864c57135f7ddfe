"""Keeps every open page up to date through a WebSocket of its own."""

import asyncio
import json
from collections.abc import Collection
from dataclasses import dataclass, field

from aiohttp import web

from bot.playground.discord.shapes import Id, Json

MOST_WAITING = 500


@dataclass(eq=False)
class Page:
    """One tab and its person."""

    person_id: Id
    socket: web.WebSocketResponse
    waiting: asyncio.Queue[Json] = field(default_factory=lambda: asyncio.Queue(MOST_WAITING))


class Pages:
    """Every open page."""

    def __init__(self) -> None:
        self._pages: set[Page] = set()

    @property
    def open(self) -> bool:
        """Whether any page is open."""
        return bool(self._pages)

    def tell(self, event: Json, readers: Collection[Id] | None = None) -> None:
        """Tell every page, or only those of some readers."""
        for page in list(self._pages):
            if readers is not None and page.person_id not in readers:
                continue
            try:
                page.waiting.put_nowait(event)
            except asyncio.QueueFull:  # a tab that sleeps: it asks for everything anew later
                self._pages.discard(page)

    async def serve(self, request: web.Request, person_id: Id, first: Json) -> web.StreamResponse:
        """Send one page everything that happens, beginning with ``first``."""
        socket = web.WebSocketResponse(heartbeat=20.0)
        await socket.prepare(request)
        page = Page(person_id, socket)
        page.waiting.put_nowait(first)
        self._pages.add(page)
        writing = asyncio.create_task(self._write(page))
        try:
            async for _ in socket:
                pass
        finally:
            self._pages.discard(page)
            writing.cancel()
        return socket

    async def close(self) -> None:
        """Close every page's connection."""
        for page in list(self._pages):
            await page.socket.close(code=1001)

    async def _write(self, page: Page) -> None:
        while page in self._pages:
            event = await page.waiting.get()
            try:
                await page.socket.send_str(json.dumps(event))
            except ConnectionError:
                return
        await page.socket.close()
