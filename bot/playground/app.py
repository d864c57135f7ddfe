"""Puts the stand-in on loopback: gateway, REST, files, the page and its routes."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import cast
from urllib.parse import quote, urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from bot.host.held import held
from bot.playground.clients.control import make_control
from bot.playground.discord.avatars import avatar
from bot.playground.discord.settings import Settings
from bot.playground.server.api import BODY_LIMIT, PREFIX, make_api
from bot.playground.server.door import HOST, Door
from bot.playground.server.gateway import RESUMING
from bot.playground.server.keeping import Keeper
from bot.playground.server.stand_in import StandIn

PAGE = Path(__file__).parent / "page"
SHOWN_INLINE = frozenset({"image/png", "image/jpeg", "image/gif", "image/webp"})
POLICY = "default-src 'self'; img-src 'self' https:"
OURS = frozenset({"same-origin", "none"})
"""What a browser says of a request's origin if it is this page, or if somebody typed the address."""


class Files:
    """Handlers for the page and for what messages carry."""

    def __init__(self, stand_in: StandIn) -> None:
        self._stand_in = stand_in

    async def page(self, _: web.Request) -> web.StreamResponse:
        """GET /: the page."""
        return web.FileResponse(PAGE / "index.html", headers={"Cache-Control": "no-cache"})

    async def attachment(self, request: web.Request) -> web.StreamResponse:
        """GET /attachments/{channel}/{file}/{name}."""
        channel, file = request.match_info["channel"], request.match_info["file"]
        kept = self._stand_in.world.messages.get(channel, {})
        found = (one for message in kept.values() for one in message.attachments if one.id == file)
        attachment = next(found, None) or self._stand_in.uploads.find(channel, file)
        if attachment is None:
            raise web.HTTPNotFound
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

    async def avatar(self, request: web.Request) -> web.StreamResponse:
        """GET /avatars/{person}/{hash}.png."""
        person = self._stand_in.world.people.get(request.match_info["person"])
        if person is None or not person.avatar or person.avatar != request.match_info["hash"]:
            raise web.HTTPNotFound
        return web.Response(body=avatar(person), content_type="image/png")

    async def emoji(self, request: web.Request) -> web.StreamResponse:
        """GET /emojis/{emoji}.{ending}."""
        emoji = self._stand_in.world.emojis.get(request.match_info["emoji"])
        if emoji is None:
            raise web.HTTPNotFound
        path = self._stand_in.keeper.path(emoji.id)
        return web.FileResponse(path, headers={"Content-Type": emoji.content_type})


def at_home(stand_in: StandIn) -> Middleware:
    """Refuse requests that another site's or program's page sends through somebody's browser."""
    here = urlsplit(stand_in.base).netloc
    names = {here, here.replace(HOST, "localhost")}

    @web.middleware
    async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
        ours = request.path.startswith("/playground/")
        if (
            request.host not in ({here} if ours else names)
            or request.headers.get("Origin", stand_in.base) != stand_in.base
            or (request.path != "/" and request.headers.get("Sec-Fetch-Site", "none") not in OURS)
        ):
            raise web.HTTPForbidden(text="Only from this page.")
        if request.path == "/" and request.host != here:
            # The page has one address, so that it has one origin.
            raise web.HTTPFound(f"{stand_in.base}{request.path_qs}")
        response = await handler(request)
        if not response.prepared:
            response.headers["X-Content-Type-Options"] = "nosniff"
            response.headers["Content-Security-Policy"] = POLICY
        return response

    return guard


def make_app(stand_in: StandIn) -> web.Application:
    """Return the whole stand-in as one application."""
    app = web.Application(middlewares=[at_home(stand_in)], client_max_size=BODY_LIMIT)
    files = Files(stand_in)
    app.add_routes(
        [
            web.get("/", files.page),
            web.get("/gateway", stand_in.gateway.connect),
            web.get("/gateway/", stand_in.gateway.connect),
            web.get(f"/gateway/{RESUMING}", stand_in.gateway.connect),
            web.get("/attachments/{channel}/{file}/{name}", files.attachment),
            web.get("/avatars/{person}/{hash}.png", files.avatar),
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
    """Run a stand-in on 127.0.0.1; port 0 takes a free one. Its ``base`` is the address.

    Raises Held if another one keeps its world in this folder.
    """
    await asyncio.to_thread(folder.mkdir, parents=True, exist_ok=True)
    with held(folder / "world"):
        door = Door(port)
        stand_in = StandIn(Keeper(folder, door.base), door, settings)
        runner = web.AppRunner(make_app(stand_in), access_log=None, shutdown_timeout=1.0)
        await runner.setup()
        await door.open(cast(web.Server, runner.server))  # set up just now
        saving = asyncio.create_task(stand_in.keep_saving())
        try:
            yield stand_in
        finally:
            await stand_in.close()
            saving.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await saving
            await runner.cleanup()
