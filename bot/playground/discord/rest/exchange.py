"""A request of the bot and the answer to it, whatever the transport."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from bot.playground.discord import errors
from bot.playground.discord.checks.messages import Upload
from bot.playground.discord.shapes import Json


@dataclass(frozen=True)
class Request:
    """A request; ``names`` are the ids in its path, by their names in the route."""

    method: str
    path: str
    query: Mapping[str, str] = field(default_factory=dict)
    body: object = field(default_factory=dict)
    uploads: list[Upload] = field(default_factory=list)
    names: Mapping[str, str] = field(default_factory=dict)

    def json(self) -> Json:
        """Return the body; raise 50035 if it isn't an object."""
        if not isinstance(self.body, dict):
            raise errors.Refusal(400, 50035, "Invalid Form Body")
        return self.body


@dataclass(frozen=True)
class Answer:
    """The answer; a status of 204 has no body."""

    body: object
    status: int = 200


NOTHING = Answer(None, 204)
"""All is well, and there is nothing to say."""

Handler: TypeAlias = Callable[[Request], Answer]
Route: TypeAlias = tuple[str, str, Handler]
"""A method, a path with names in braces, and who answers."""
