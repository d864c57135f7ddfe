"""REST v10 as functions from a request to an answer, family by family.

It may import the rest of ``bot.playground.discord``; it never reads from or writes to a connection.
"""

import re
from dataclasses import replace

from bot.playground.discord.application import Application
from bot.playground.discord.errors import Refusal
from bot.playground.discord.rest import (
    applications,
    channels,
    interactions,
    scheduled_events,
)
from bot.playground.discord.rest.exchange import Answer, Handler, Request, Route

FAMILIES = (applications, channels, interactions, scheduled_events)
NAME = re.compile(r"\{(\w+)\}")


class Rest:
    """Every known route and its handler."""

    def __init__(self, discord: Application, *more: Route) -> None:
        listed = [route for family in FAMILIES for route in family.routes(discord)]
        self._routes = [
            (method, template, re.compile(NAME.sub(r"(?P<\1>[^/]+)", template)), handler)
            for method, template, handler in (*listed, *more)
        ]

    def template(self, method: str, path: str) -> str:
        """Return a path with its ids replaced by names; an unknown path as it is."""
        return next((found[0] for found in self._matching(path, method)), path)

    def answer(self, request: Request) -> Answer:
        """Carry out a request, or raise what Discord would say."""
        for _, handler, names in self._matching(request.path, request.method):
            return handler(replace(request, names=names))
        if any(self._matching(request.path)):
            raise Refusal(405, 0, "405: Method Not Allowed")
        raise Refusal(404, 0, "404: Not Found")

    def _matching(
        self, path: str, method: str | None = None
    ) -> list[tuple[str, Handler, dict[str, str]]]:
        return [
            (template, handler, match.groupdict())
            for known, template, pattern, handler in self._routes
            if method in {known, None} and (match := pattern.fullmatch(path))
        ]
