"""The page's own JSON routes, which tests and developers use as well."""

from collections.abc import Awaitable, Callable
from functools import partial

from aiohttp import web

from bot.playground.clients.deeds import Deeds
from bot.playground.clients.developer_routes import DeveloperRoutes
from bot.playground.clients.place_routes import PlaceRoutes
from bot.playground.clients.request_parsing import body_of, locale_in, welcome
from bot.playground.discord.errors import Refusal, Unfit
from bot.playground.discord.interactions import Interaction
from bot.playground.discord.shapes import Json
from bot.playground.discord.world import Person
from bot.playground.server.reading import answer
from bot.playground.server.stand_in import StandIn

DEEDS = ("command", "menu", "autocomplete", "component", "modal", "say", "dismiss", "forge")
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Control:
    """The handlers of the page's routes."""

    def __init__(self, stand_in: StandIn) -> None:
        self._stand_in = stand_in

    async def join(self, request: web.Request) -> web.Response:
        """POST /playground/people {name}: become a member if the name is new."""
        person = welcome(self._stand_in, str((await body_of(request)).get("name", "")).strip())
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

    async def deed(self, deed: str, request: web.Request) -> web.Response:
        """POST /playground/as/{person}/{deed}: act as this person."""
        body = await body_of(request)
        locale = locale_in(body, "locale", "en-US")
        person = welcome(self._stand_in, request.match_info["person"])
        return answer(await done(self._stand_in, person, locale, deed, body))


async def done(stand_in: StandIn, person: Person, locale: str, deed: str, wanted: Json) -> Json:
    """Let a person do something; return how it went. Raises one of `INVALID`."""
    began: Json | Interaction = getattr(Deeds(stand_in, person, locale), deed)(wanted)
    if isinstance(began, Interaction):
        return await stand_in.interactions.outcome(began)
    return began


INVALID = (Refusal, ValueError, TypeError, KeyError)
"""What an invalid request raises."""


def reason(error: Exception) -> tuple[Json, int]:
    """Return the body and the status that tell what is wrong with a request."""
    if isinstance(error, Refusal):
        return {"error": error.body["message"]}, error.status
    unfit = {"unfit": error.unfit} if isinstance(error, Unfit) else {}
    return {"error": str(error), **unfit}, 400


@web.middleware
async def plainly(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer an invalid request with 400 and the reason."""
    try:
        return await handler(request)
    except INVALID as error:
        return answer(*reason(error))


def make_control(stand_in: StandIn) -> web.Application:
    """Return the routes as an application to be mounted under /playground."""
    control = web.Application(middlewares=[plainly])
    people, developer, places = Control(stand_in), DeveloperRoutes(stand_in), PlaceRoutes(stand_in)
    channel = "/channels/{channel}"
    control.add_routes(
        [
            web.post("/people", people.join),
            web.get("/live", people.live),
            web.get("/view", people.view),
            web.get(channel + "/messages", people.messages),
            *(web.post(f"/as/{{person}}/{deed}", partial(people.deed, deed)) for deed in DEEDS),
            web.get("/requests", developer.requests),
            web.get("/faults", developer.faults),
            web.post("/faults", developer.add_fault),
            web.delete("/faults", developer.clear_faults),
            web.post("/gateway/drop", developer.drop),
            web.get("/bot", developer.bot),
            web.post("/bot/{action}", developer.bot_action),
            web.patch("/settings", developer.settings),
            web.post("/clock", developer.leap),
            web.post("/as/{person}/install", places.install),
            web.post("/channels", places.add_channel),
            web.post("/guilds", places.add_guild),
            web.post("/private", places.add_private),
            web.delete(channel, places.delete_channel),
            web.put(channel + "/bot", places.let_bot),
            web.delete(channel + "/messages/{message}", places.delete_message),
            web.delete("/events/{event}", places.delete_event),
        ]
    )
    return control
