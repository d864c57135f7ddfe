"""Parses requests to the page's own routes.

Bodies must be JSON with JSON's content type: a foreign web page cannot send that here
without being asked first, and it is never answered when it asks.
"""

from aiohttp import web

from bot.playground.discord.shapes import Json
from bot.playground.discord.world import Person
from bot.playground.server.stand_in import StandIn

LOCALES = ("en-US", "ja", "zh-TW")
MOST_PEOPLE = 50
NAMES = "Names have 1 to 32 visible characters"
CROWDED = f"At most {MOST_PEOPLE} people can be here: come as one of them"


def locale_in(asked: Json, key: str, usual: str) -> str:
    """Return the requested language, and remove it from the request."""
    locale = asked.pop(key, usual)
    if locale not in LOCALES:
        raise ValueError(f"The language is one of {', '.join(LOCALES)}.")
    return str(locale)


async def body_of(request: web.Request) -> Json:
    """Return the JSON object in a request's body."""
    if request.content_type != "application/json":
        raise web.HTTPUnsupportedMediaType
    body = await request.json()
    if not isinstance(body, dict):
        raise TypeError("An object is expected.")
    return body


def welcome(stand_in: StandIn, name: str) -> Person:
    """Return the person with this name, who becomes a member if the name is new."""
    world = stand_in.world
    if world.person_named(name) is None:
        if not (0 < len(name) <= 32 and name.isprintable()):
            raise web.HTTPBadRequest(reason=NAMES)
        if len(world.people) >= MOST_PEOPLE:
            raise web.HTTPBadRequest(reason=CROWDED)
    return stand_in.person(name)
