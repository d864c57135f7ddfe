"""REST over HTTP: the steps from every request to its answer."""

import secrets
from email.utils import formatdate
from functools import partial

from aiohttp import web

from bot.playground.discord.errors import Refusal
from bot.playground.discord.limits import Bucket, headers
from bot.playground.discord.rest import Rest
from bot.playground.discord.rest.exchange import Answer, Request
from bot.playground.discord.settings import TOKEN
from bot.playground.server.mishaps import befall
from bot.playground.server.reading import NOTE, answer, read
from bot.playground.server.stand_in import StandIn

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


def make_api(stand_in: StandIn) -> web.Application:
    """Return the API as an application to be mounted under the prefix."""
    api = web.Application(client_max_size=BODY_LIMIT)
    api.router.add_route("*", "/{path:.*}", _Desk(stand_in).handle)
    return api


class _Desk:
    """Notes each request, checks the token and the limits, and lets faults strike."""

    def __init__(self, stand_in: StandIn) -> None:
        self._stand_in = stand_in
        paths = (OPEN, f"{OPEN}/bot")
        self._rest = Rest(stand_in, *(("GET", path, self._gateway) for path in paths))

    def _gateway(self, _: Request) -> Answer:
        """GET /gateway/bot."""
        settings = self._stand_in.settings
        limit = {
            "total": 1000,
            "remaining": self._stand_in.gateway.sessions_left,
            "reset_after": int(settings.sessions_reset_seconds * 1000),
            "max_concurrency": 1,
        }
        url, shards = self._stand_in.gateway_url, settings.shards
        return Answer({"url": url, "shards": shards, "session_start_limit": limit})

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Answer one request of the bot."""
        stand_in = self._stand_in
        clock = stand_in.settings.clock
        path = request.path.removeprefix(PREFIX)
        route = self._rest.template(request.method, path)
        note = stand_in.recorder.note(request.method, path, route, clock())
        request[NOTE] = note
        bucket, name = None, ""
        if stand_in.settings.rate_limits and not path.startswith(NO_LIMITS):
            major = path.split("/")[2:4] if path.startswith("/webhooks/") else path.split("/")[2:3]
            bucket, name = stand_in.limits.count(request.method, route, "/".join(major), clock())
        stand_in.door.came_in(request.transport)
        response = await self._answer(request, path, bucket)
        if note["mishap"] is None:
            note["status"] = response.status
        if bucket is not None:
            response.headers.update(headers(bucket, name, clock()))
        response.headers["Date"] = formatdate(clock(), usegmt=True)
        response.headers["Via"] = "1.1 playground"  # without it discord.py gives up at a 429
        return response

    async def _answer(
        self, request: web.Request, path: str, bucket: Bucket | None
    ) -> web.StreamResponse:
        stand_in = self._stand_in
        fault = stand_in.faults.catch(request.method, path)
        work = partial(self._work, request, path, bucket)
        try:
            return await (work() if fault is None else befall(stand_in, fault, request, work))
        except ConnectionResetError:  # the bot was killed, or gave up, in the middle of asking
            return answer({"message": "The request broke off.", "code": 0}, 400)

    async def _work(self, request: web.Request, path: str, bucket: Bucket | None) -> web.Response:
        try:
            if path != OPEN and not path.startswith(NO_TOKEN_NEEDED):
                _introduced(request)
                _authorise(request)
            if bucket is not None:
                now = self._stand_in.settings.clock()
                bucket.check(0, "You are being rate limited.", now)
            body, uploads = await read(request)
            asked = Request(request.method, path, request.query, body, uploads)
            given = self._rest.answer(asked)
        except Refusal as refusal:
            await request.read()
            return _refused(refusal)
        except web.HTTPException as error:
            message = f"{error.status}: {error.reason}"
            return answer({"message": message, "code": 0}, error.status)
        return web.Response(status=204) if given.status == 204 else answer(given.body, given.status)


def _introduced(request: web.Request) -> None:
    if not request.headers.get("User-Agent", "").startswith(USER_AGENT):
        raise Refusal(403, 40333, "internal network error")


def _authorise(request: web.Request) -> None:
    given = request.headers.get("Authorization", "")
    if not secrets.compare_digest(given.encode(), f"Bot {TOKEN}".encode()):
        raise Refusal(401, 0, "401: Unauthorized")


def _refused(refusal: Refusal) -> web.Response:
    response = answer(refusal.body, refusal.status)
    if "retry_after" in refusal.body:
        response.headers["Retry-After"] = str(refusal.body["retry_after"])
    return response
