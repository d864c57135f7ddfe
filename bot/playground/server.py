"""Puts the stand-in on loopback: gateway, REST, files, the page and its routes."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from urllib.parse import quote, urlsplit

from aiohttp import web

from bot.playground.control import make_control
from bot.playground.keeping import Keeper
from bot.playground.rest import BODY_LIMIT, PREFIX, make_api
from bot.playground.settings import Settings
from bot.playground.stand_in import StandIn

HOST = "127.0.0.1"
PAGE = Path(__file__).parent / "page"
SHOWN_INLINE = frozenset({"image/png", "image/jpeg", "image/gif", "image/webp"})
OUR_NAMES = frozenset({"127.0.0.1", "localhost"})
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Files:
    """Handlers for the page and for what messages carry."""

    def __init__(self, stand_in: StandIn) -> None:
        self._stand_in = stand_in

    async def page(self, _: web.Request) -> web.StreamResponse:
        """GET /: the page."""
        return web.FileResponse(PAGE / "index.html", headers={"Cache-Control": "no-cache"})

    async def attachment(self, request: web.Request) -> web.StreamResponse:
        """GET /attachments/{channel}/{file}/{name}."""
        kept = self._stand_in.world.messages.get(request.match_info["channel"], {})
        for message in kept.values():
            for attachment in message.attachments:
                if attachment.id == request.match_info["file"]:
                    how = "inline" if attachment.content_type in SHOWN_INLINE else "attachment"
                    name = quote(attachment.filename)
                    return web.FileResponse(
                        self._stand_in.keeper.path(attachment.id),
                        headers={
                            "Content-Type": attachment.content_type,
                            "Content-Disposition": f"{how}; filename*=UTF-8''{name}",
                            "Cache-Control": "private, max-age=31536000, immutable",
                        },
                    )
        raise web.HTTPNotFound

    async def emoji(self, request: web.Request) -> web.StreamResponse:
        """GET /emojis/{emoji}.{ending}."""
        emoji = self._stand_in.world.emojis.get(request.match_info["emoji"])
        if emoji is None:
            raise web.HTTPNotFound
        return web.FileResponse(
            self._stand_in.keeper.path(emoji.id), headers={"Content-Type": emoji.content_type}
        )


@web.middleware
async def at_home(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Turn away requests that another site's page sends through somebody's browser."""
    origin = request.headers.get("Origin")
    hosts = [urlsplit(f"//{request.host}").hostname]
    if origin is not None:
        hosts.append(urlsplit(origin).hostname)
    if not OUR_NAMES.issuperset(hosts):
        raise web.HTTPForbidden(text="Only from this machine.")
    response = await handler(request)
    if not response.prepared:
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.headers["Content-Security-Policy"] = "default-src 'self'; img-src 'self' https:"
    return response


def make_app(stand_in: StandIn) -> web.Application:
    """Return everything as one application."""
    app = web.Application(middlewares=[at_home], client_max_size=BODY_LIMIT)
    files = Files(stand_in)
    app.add_routes(
        [
            web.get("/", files.page),
            web.get("/gateway", stand_in.gateway.connect),
            web.get("/gateway/", stand_in.gateway.connect),
            web.get("/attachments/{channel}/{file}/{name}", files.attachment),
            web.get(r"/emojis/{emoji:\d+}.{ending}", files.emoji),
            web.static("/page", PAGE),
        ]
    )
    app.add_subapp(PREFIX, make_api(stand_in))
    app.add_subapp("/playground", make_control(stand_in))
    return app


@contextlib.asynccontextmanager
async def running(
    folder: Path, port: int = 0, settings: Settings | None = None
) -> AsyncIterator[StandIn]:
    """Run a stand-in on 127.0.0.1; port 0 takes a free one. Its ``base`` tells the address."""
    door = socket.create_server((HOST, port))
    base = f"http://{HOST}:{door.getsockname()[1]}"
    stand_in = StandIn(Keeper(folder, base), base, settings)
    runner = web.AppRunner(make_app(stand_in), access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    await web.SockSite(runner, door).start()
    saving = asyncio.create_task(stand_in.keep_saving())
    try:
        yield stand_in
    finally:
        await stand_in.close()
        saving.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await saving
        await runner.cleanup()
