"""REST v10: what every request goes through, and the routes family by family."""

import secrets
from collections.abc import Awaitable, Callable
from email.utils import formatdate
from functools import partial
from typing import TYPE_CHECKING

from aiohttp import web

from bot.playground.errors import Refusal
from bot.playground.limits import Bucket, headers
from bot.playground.rest import applications, callbacks, channels, threads, webhooks
from bot.playground.rest.answers import NOTE, answer
from bot.playground.rest.mishaps import befall
from bot.playground.settings import TOKEN

if TYPE_CHECKING:
    from bot.playground.stand_in import StandIn

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
PREFIX = "/api/v10"
BODY_LIMIT = 120 * 1024 * 1024  # ten files of ten MiB and the rest
NO_TOKEN_NEEDED = ("/webhooks/", "/interactions/")
OPEN = "/gateway"
"""What anybody may ask."""
NO_LIMITS = ("/interactions/",)
USER_AGENT = "DiscordBot ("
"""How a bot must introduce itself (discord-api-docs #6473 shows the refusal).

To interactions discord.py answers without, which Discord takes.
"""


def make_api(stand_in: "StandIn") -> web.Application:
    """Return the API as an application to be mounted under the prefix."""
    api = web.Application(
        middlewares=[_Desk(stand_in).handle],
        client_max_size=BODY_LIMIT,
    )
    for family in (applications, channels, threads, callbacks, webhooks):
        api.add_routes(family.routes(stand_in))
    return api


class _Desk:
    """Notes each request, checks the token and the limits, and lets faults strike."""

    def __init__(self, stand_in: "StandIn") -> None:
        self._stand_in = stand_in

    @web.middleware
    async def handle(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Answer one request of the bot."""
        stand_in = self._stand_in
        clock = stand_in.settings.clock
        path = request.path.removeprefix(PREFIX)
        resource = request.match_info.route.resource
        route = resource.canonical.removeprefix(PREFIX) if resource else path
        note = stand_in.recorder.note(request.method, path, route, clock())
        request[NOTE] = note
        bucket, name = None, ""
        if stand_in.settings.rate_limits and not path.startswith(NO_LIMITS):
            major = path.split("/")[2:4] if path.startswith("/webhooks/") else path.split("/")[2:3]
            bucket, name = stand_in.limits.count(request.method, route, "/".join(major), clock())
        stand_in.door.came_in(request.transport)
        response = await self._answer(request, handler, path, bucket)
        if note["mishap"] is None:
            note["status"] = response.status
        if bucket is not None:
            response.headers.update(headers(bucket, name, clock()))
        response.headers["Date"] = formatdate(clock(), usegmt=True)
        response.headers["Via"] = "1.1 playground"  # without it discord.py gives up at a 429
        return response

    async def _answer(
        self, request: web.Request, handler: Handler, path: str, bucket: Bucket | None
    ) -> web.StreamResponse:
        stand_in = self._stand_in
        fault = stand_in.faults.catch(request.method, path)
        work = partial(self._work, request, handler, path, bucket)
        try:
            return await (work() if fault is None else befall(stand_in, fault, request, work))
        except ConnectionResetError:  # the bot was killed, or gave up, in the middle of asking
            return answer({"message": "The request broke off.", "code": 0}, 400)

    async def _work(
        self, request: web.Request, handler: Handler, path: str, bucket: Bucket | None
    ) -> web.Response:
        try:
            if path != OPEN and not path.startswith(NO_TOKEN_NEEDED):
                _introduced(request)
                self._authorise(request)
            self._within_limits(bucket)
            response = await handler(request)
        except Refusal as refusal:
            await request.read()
            return _refused(refusal)
        except web.HTTPException as error:
            message = f"{error.status}: {error.reason}"
            return answer({"message": message, "code": 0}, error.status)
        if not isinstance(response, web.Response):
            raise TypeError(request.path)
        return response

    def _authorise(self, request: web.Request) -> None:
        given = request.headers.get("Authorization", "")
        if not secrets.compare_digest(given.encode(), f"Bot {TOKEN}".encode()):
            raise Refusal(401, 0, "401: Unauthorized")

    def _within_limits(self, bucket: Bucket | None) -> None:
        if bucket is None or bucket.used <= bucket.limit:
            return
        clock = self._stand_in.settings.clock
        raise Refusal(
            429,
            0,
            "You are being rate limited.",
            retry_after=round(max(bucket.until - clock(), 0.001), 3),
            **{"global": False},
        )


def _introduced(request: web.Request) -> None:
    if not request.headers.get("User-Agent", "").startswith(USER_AGENT):
        raise Refusal(403, 40333, "internal network error")


def _refused(refusal: Refusal) -> web.Response:
    response = answer(refusal.body, refusal.status)
    if "retry_after" in refusal.body:
        response.headers["Retry-After"] = str(refusal.body["retry_after"])
    return response
