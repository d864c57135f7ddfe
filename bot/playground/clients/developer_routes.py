"""Routes of the page for developers: requests, faults, the gateway, the bot, settings and the clock."""

from dataclasses import asdict

from aiohttp import web

from bot.playground.clients.request_parsing import body_of, locale_in
from bot.playground.server.gateway import Loss
from bot.playground.server.reading import answer
from bot.playground.server.stand_in import StandIn


class DeveloperRoutes:
    """The handlers of the developers' routes."""

    def __init__(self, stand_in: StandIn) -> None:
        self._stand_in = stand_in

    async def requests(self, request: web.Request) -> web.Response:
        """GET /playground/requests?since=n: what the bot asked for, oldest first."""
        return answer(self._stand_in.recorder.since(int(request.query.get("since", "0"))))

    async def faults(self, _: web.Request) -> web.Response:
        """GET /playground/faults: those still to strike."""
        return answer([asdict(fault) for fault in self._stand_in.faults.waiting()])

    async def add_fault(self, request: web.Request) -> web.Response:
        """POST /playground/faults: a Fault's own fields, as documented there."""
        return answer(asdict(self._stand_in.faults.add(await body_of(request))))

    async def clear_faults(self, _: web.Request) -> web.Response:
        """DELETE /playground/faults."""
        self._stand_in.faults.clear()
        return answer([])

    async def drop(self, request: web.Request) -> web.Response:
        """POST /playground/gateway/drop {resumable, seconds}."""
        body = await body_of(request)
        loss = Loss(
            resumable=bool(body.get("resumable", True)),
            seconds=min(float(body.get("seconds", 0)), 600.0),
        )
        await self._stand_in.gateway.drop(loss)
        return answer(self._stand_in.bot_state())

    async def bot(self, _: web.Request) -> web.Response:
        """GET /playground/bot."""
        process = self._stand_in.bot_process
        return answer(self._stand_in.bot_state() | {"pid": process.pid if process else None})

    async def bot_action(self, request: web.Request) -> web.Response:
        """POST /playground/bot/{start|kill|stop}."""
        await body_of(request)
        process = self._stand_in.bot_process
        if process is None:
            raise ValueError("This stand-in started no bot.")
        action = request.match_info["action"]
        actions = {"start": process.start, "kill": process.kill, "stop": process.stop}
        if action not in actions:
            raise web.HTTPNotFound
        await actions[action]()
        return answer(self._stand_in.bot_state() | {"pid": process.pid})

    async def settings(self, request: web.Request) -> web.Response:
        """PATCH /playground/settings {guild_locale}."""
        stand_in = self._stand_in
        home = stand_in.world.home
        locale = locale_in(await body_of(request), "guild_locale", home.locale)
        if locale != home.locale:
            for guild in stand_in.world.guilds.values():
                guild.locale = locale
            home.community = True  # no other server has a language to choose
            stand_in.surroundings_changed()
        return answer({"guild_locale": locale})

    async def leap(self, request: web.Request) -> web.Response:
        """POST /playground/clock {seconds}: skip that much time."""
        self._stand_in.leap(float((await body_of(request))["seconds"]))
        return answer({"ahead": self._stand_in.ahead})
