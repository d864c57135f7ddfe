"""The page's own JSON routes, which tests and developers use as well.

Bodies must be JSON with JSON's content type: a foreign web page cannot send that here
without being asked first, and it is never answered when it asks.
"""

from collections.abc import Awaitable, Callable
from dataclasses import asdict
from functools import partial
from typing import TYPE_CHECKING

from aiohttp import web

from bot.playground.deeds import Deeds
from bot.playground.errors import Refusal, Unfit
from bot.playground.gateway import Loss
from bot.playground.permissions import Permission, in_channel
from bot.playground.rest.answers import answer
from bot.playground.shapes import Json
from bot.playground.world import Person

if TYPE_CHECKING:
    from bot.playground.stand_in import StandIn

LOCALES = ("en-US", "ja", "zh-TW")
DEEDS = ("command", "autocomplete", "component", "modal", "say", "dismiss", "forge")
MOST_PEOPLE = 50
NAMES = "Names have 1 to 32 characters"
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Control:
    """Handlers that know the stand-in."""

    def __init__(self, stand_in: "StandIn") -> None:
        self._stand_in = stand_in

    async def join(self, request: web.Request) -> web.Response:
        """POST /playground/people {name}: become a member, if it is a new name."""
        person = self._welcome(str((await _body(request)).get("name", "")).strip())
        return answer({"id": person.id, "name": person.name, "display": person.display})

    async def live(self, request: web.Request) -> web.StreamResponse:
        """GET /playground/live?as=…: a WebSocket with everything this member sees."""
        person = self._member(request)
        return await self._stand_in.pages.serve(request, person.id, self._stand_in.view(person))

    async def view(self, request: web.Request) -> web.Response:
        """GET /playground/view?as=…: what this member sees."""
        return answer(self._stand_in.view(self._member(request)))

    async def messages(self, request: web.Request) -> web.Response:
        """GET /playground/channels/{channel}/messages?as=…: what this member sees of a channel."""
        channel = self._stand_in.world.channel(request.match_info["channel"])
        return answer(self._stand_in.seen(self._member(request), channel.id))

    def _member(self, request: web.Request) -> Person:
        """Return whom a request speaks of: asking for something makes nobody a member."""
        person = self._stand_in.world.person_named(request.query.get("as", "robin").strip())
        if person is None:
            raise web.HTTPNotFound(reason="Nobody has this name")
        return person

    def _welcome(self, name: str) -> Person:
        """Return whom a name means: a member now, if it is a new one."""
        world = self._stand_in.world
        fit = 0 < len(name) <= 32 and name.isprintable() and len(world.people) < MOST_PEOPLE
        if world.person_named(name) is None and not fit:
            raise web.HTTPBadRequest(reason=NAMES)
        return self._stand_in.person(name)

    async def deed(self, deed: str, request: web.Request) -> web.Response:
        """POST /playground/as/{person}/{deed}: do something as this person."""
        body = await _body(request)
        locale = body.get("locale", "en-US")
        if locale not in LOCALES:
            raise ValueError(f"The language is one of {', '.join(LOCALES)}.")
        person = self._welcome(request.match_info["person"])
        deeds = Deeds(self._stand_in, person, locale)
        return answer(await getattr(deeds, deed)(body))

    # For developers

    async def requests(self, request: web.Request) -> web.Response:
        """GET /playground/requests?since=n: what the bot asked for, oldest first."""
        return answer(self._stand_in.recorder.since(int(request.query.get("since", "0"))))

    async def forget_requests(self, _: web.Request) -> web.Response:
        """DELETE /playground/requests."""
        self._stand_in.recorder.clear()
        return answer([])

    async def faults(self, _: web.Request) -> web.Response:
        """GET /playground/faults: those that wait."""
        return answer([asdict(fault) for fault in self._stand_in.faults.waiting()])

    async def add_fault(self, request: web.Request) -> web.Response:
        """POST /playground/faults: a Fault's own fields, as they are told there."""
        return answer(asdict(self._stand_in.faults.add(await _body(request))))

    async def clear_faults(self, _: web.Request) -> web.Response:
        """DELETE /playground/faults."""
        self._stand_in.faults.clear()
        return answer([])

    async def drop(self, request: web.Request) -> web.Response:
        """POST /playground/gateway/drop {resumable, seconds, code, reset}."""
        body = await _body(request)
        loss = Loss(
            resumable=bool(body.get("resumable", True)),
            seconds=min(float(body.get("seconds", 0)), 600.0),
            code=_close_code(body["code"]) if "code" in body else None,
            reset=bool(body.get("reset", False)),
        )
        await self._stand_in.gateway.drop(loss)
        return answer(self._stand_in.bot_state())

    async def turn_away(self, request: web.Request) -> web.Response:
        """POST /playground/gateway/turn-away {code, count}: at the next IDENTIFY."""
        body = await _body(request)
        count = min(int(body.get("count", 1)), 1000)
        self._stand_in.gateway.turn_away(_close_code(body.get("code")), count)
        return answer(self._stand_in.bot_state())

    async def quirks(self, request: web.Request) -> web.Response:
        """POST /playground/gateway/quirks {doubled, swapped, silent}: as Quirks tells."""
        self._stand_in.gateway.quirks.begin(**await _body(request))
        return answer({})

    async def shut_door(self, request: web.Request) -> web.Response:
        """POST /playground/door/shut {seconds}: refuse every connection for so long."""
        body = await _body(request)
        seconds = float(body.get("seconds", 0))
        if not 0 < seconds <= 600:
            raise ValueError("The door is shut for up to 600 seconds.")
        self._stand_in.door.shut(seconds)
        return answer({})

    async def bot(self, _: web.Request) -> web.Response:
        """GET /playground/bot."""
        process = self._stand_in.bot_process
        return answer(self._stand_in.bot_state() | {"pid": process.pid if process else None})

    async def bot_action(self, request: web.Request) -> web.Response:
        """POST /playground/bot/{start|kill|stop}."""
        await _body(request)
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
        """PATCH /playground/settings {ack_seconds, token_seconds, rate_limits, guild_locale}."""
        body = await _body(request)
        stand_in = self._stand_in
        home = stand_in.world.home
        locale = body.pop("guild_locale", home.locale)
        if locale not in LOCALES:
            raise ValueError(f"The language is one of {', '.join(LOCALES)}.")
        stand_in.settings = stand_in.settings.but(**body)
        if locale != home.locale:
            for guild in stand_in.world.guilds.values():
                guild.locale = locale
            home.community = True  # no other server has a language to choose
            stand_in.surroundings_changed()
        return answer(
            {
                "ack_seconds": stand_in.settings.ack_seconds,
                "token_seconds": stand_in.settings.token_seconds,
                "rate_limits": stand_in.settings.rate_limits,
                "guild_locale": locale,
            }
        )

    async def leap(self, request: web.Request) -> web.Response:
        """POST /playground/clock {seconds}: let so much time go by at once."""
        self._stand_in.leap(float((await _body(request))["seconds"]))
        return answer({"ahead": self._stand_in.ahead})

    async def add_channel(self, request: web.Request) -> web.Response:
        """POST /playground/channels {name, parent?, guild?, kind?}: the kind is Discord's number."""
        body = await _body(request)
        name, parent_id = str(body.get("name", "")).strip(), body.get("parent")
        if not 0 < len(name) <= 100:
            raise ValueError("A channel's name has 1 to 100 characters.")
        if parent_id is not None and self._stand_in.world.channel(parent_id).parent_id:
            raise ValueError("A thread lies under a channel.")
        guild = self._stand_in.world.guilds[body["guild"]] if "guild" in body else None
        kind = int(body["kind"]) if "kind" in body else None
        channel = self._stand_in.add_channel(name, parent_id, guild=guild, kind=kind)
        return answer(self._stand_in.payloads.channel(channel))

    async def add_guild(self, request: web.Request) -> web.Response:
        """POST /playground/guilds {name, people, bot}: a server, and whether the bot is in it."""
        body = await _body(request)
        people = [self._welcome(str(name)) for name in body["people"]]
        bot = bool(body.get("bot", True))
        guild = self._stand_in.add_guild(str(body["name"]), people, bot=bot)
        return answer({"id": guild.id, "name": guild.name})

    async def add_private(self, request: web.Request) -> web.Response:
        """POST /playground/private {people, name?}: with a name a group, else between two.

        One person alone is with the bot.
        """
        body, stand_in = await _body(request), self._stand_in
        people = [self._welcome(str(name)) for name in body["people"]]
        if len(people) == 1:
            people.append(stand_in.world.bot)
        return answer(stand_in.payloads.channel(stand_in.add_private(people, body.get("name"))))

    async def install(self, request: web.Request) -> web.Response:
        """POST /playground/as/{person}/install: take the bot along wherever this person is."""
        await _body(request)
        person = self._stand_in.install(self._welcome(request.match_info["person"]))
        return answer({"id": person.id, "installed": person.installed})

    async def delete_channel(self, request: web.Request) -> web.Response:
        """DELETE /playground/channels/{channel}."""
        channel = self._stand_in.world.channel(request.match_info["channel"])
        self._stand_in.remove_channel(channel)
        return answer({})

    async def let_bot(self, request: web.Request) -> web.Response:
        """PUT /playground/channels/{channel}/bot {allow: [names], deny: [names]}."""
        body = await _body(request)
        channel = self._stand_in.world.channel(request.match_info["channel"])
        allow, deny = (_bits(body.get(key, [])) for key in ("allow", "deny"))
        self._stand_in.let_bot(channel, allow, deny)
        world = self._stand_in.world
        have = in_channel(world, world.bot, channel)
        return answer({"permissions": str(int(have)), "names": [p.name for p in have]})

    async def delete_message(self, request: web.Request) -> web.Response:
        """DELETE /playground/channels/{channel}/messages/{message}."""
        match = request.match_info
        self._stand_in.remove(self._stand_in.world.message(match["channel"], match["message"]))
        return answer({})


def _close_code(code: object) -> int:
    if not isinstance(code, int) or not 4000 <= code <= 4999:
        raise ValueError("A close code is one of 4000 to 4999.")
    return code


def _bits(names: list[str]) -> int:
    try:
        return sum({int(Permission[name]) for name in names})
    except KeyError as error:
        raise ValueError(f"There is no permission {error.args[0]}.") from error


async def _body(request: web.Request) -> Json:
    if request.content_type != "application/json":
        raise web.HTTPUnsupportedMediaType
    body = await request.json()
    if not isinstance(body, dict):
        raise TypeError("An object is expected.")
    return body


@web.middleware
async def plainly(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer a wish that makes no sense with 400 and the reason."""
    try:
        return await handler(request)
    except Refusal as refusal:
        return answer({"error": refusal.body["message"]}, refusal.status)
    except Unfit as error:
        return answer({"error": str(error), "unfit": error.unfit}, 400)
    except (ValueError, TypeError, KeyError) as error:
        return answer({"error": str(error)}, 400)


def make_control(stand_in: "StandIn") -> web.Application:
    """Return the routes as an application to be mounted under /playground."""
    control = web.Application(middlewares=[plainly])
    h = Control(stand_in)
    channel = "/channels/{channel}"
    control.add_routes(
        [
            web.post("/people", h.join),
            web.get("/live", h.live),
            web.get("/view", h.view),
            web.post("/as/{person}/install", h.install),
            *(web.post(f"/as/{{person}}/{deed}", partial(h.deed, deed)) for deed in DEEDS),
            web.get("/requests", h.requests),
            web.delete("/requests", h.forget_requests),
            web.get("/faults", h.faults),
            web.post("/faults", h.add_fault),
            web.delete("/faults", h.clear_faults),
            web.post("/gateway/drop", h.drop),
            web.post("/gateway/turn-away", h.turn_away),
            web.post("/gateway/quirks", h.quirks),
            web.post("/door/shut", h.shut_door),
            web.get("/bot", h.bot),
            web.post("/bot/{action}", h.bot_action),
            web.patch("/settings", h.settings),
            web.post("/clock", h.leap),
            web.post("/channels", h.add_channel),
            web.post("/guilds", h.add_guild),
            web.post("/private", h.add_private),
            web.delete(channel, h.delete_channel),
            web.put(channel + "/bot", h.let_bot),
            web.get(channel + "/messages", h.messages),
            web.delete(channel + "/messages/{message}", h.delete_message),
        ]
    )
    return control
