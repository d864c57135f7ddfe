"""A request of the bot and the answer to it, whatever carried them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from bot.playground.discord import errors
from bot.playground.discord.checks.messages import Upload
from bot.playground.discord.shapes import Json


@dataclass(frozen=True)
class Request:
    """What the bot asks for; ``names`` are the ids in its path, by the names its route gives them."""

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
    """What the bot is answered; a status of 204 comes without a body."""

    body: object
    status: int = 200


NOTHING = Answer(None, 204)
"""All is well, and there is nothing to say."""

Handler: TypeAlias = Callable[[Request], Answer]
Route: TypeAlias = tuple[str, str, Handler]
"""A method, a path with names in braces, and who answers."""
