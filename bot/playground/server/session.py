"""A bot's gateway session, kept for as long as it may be resumed."""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count

from bot.playground.discord.shapes import Id, Json
from bot.playground.discord.world import shard_of
from bot.playground.server.line import Line
from bot.playground.server.quirks import Quirks

DISPATCH = 0
KEPT_EVENTS = 1000
GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES, MESSAGE_CONTENT = 1 << 0, 1 << 9, 1 << 12, 1 << 15
ALWAYS = 0
INTENT_OF = {
    "GUILD_CREATE": GUILDS,
    "CHANNEL_CREATE": GUILDS,
    "CHANNEL_UPDATE": GUILDS,
    "CHANNEL_DELETE": GUILDS,
    "THREAD_CREATE": GUILDS,
    "THREAD_UPDATE": GUILDS,
    "THREAD_DELETE": GUILDS,
    "MESSAGE_CREATE": GUILD_MESSAGES,
    "MESSAGE_UPDATE": GUILD_MESSAGES,
    "MESSAGE_DELETE": GUILD_MESSAGES,
}


@dataclass
class Session:
    """What a bot is subscribed to, and what it has been sent."""

    id: str
    intents: int
    line: Line | None
    quirks: Quirks
    shard: tuple[int, int] = (0, 1)
    sent: deque[Json] = field(default_factory=lambda: deque(maxlen=KEPT_EVENTS))
    numbers: Iterator[int] = field(default_factory=lambda: count(1))

    def serves(self, guild_id: Id | None) -> bool:
        """Return whether this session's shard receives the events of a server, or of places outside servers."""
        number, count = self.shard
        return shard_of(guild_id, count) == number

    def dispatch(self, event: str, data: Json, guild_id: Id | None = None) -> None:
        """Send an event of a server, or of none, if the session asked for its kind."""
        told = heard(self.intents, event, data, guild_id)
        if told is None:
            return
        payload = {"op": DISPATCH, "t": event, "s": next(self.numbers), "d": told}
        self.sent.append(payload)
        if self.line is not None:
            for said in self.quirks.passing(payload):
                self.line.send(said)

    def missed_since(self, number: int) -> list[Json] | None:
        """Return what came after ``number``, or None if that is no longer known."""
        if self.sent and number < self.sent[0]["s"] - 1:
            return None
        return [payload for payload in self.sent if payload["s"] > number]


def heard(intents: int, event: str, data: Json, guild_id: Id | None) -> Json | None:
    """Return what a bot receives of an event of a server, or of none; None if nothing."""
    intent = INTENT_OF.get(event, ALWAYS)
    if intent == GUILD_MESSAGES and guild_id is None:
        intent = DIRECT_MESSAGES
    if intent and not intents & intent:
        return None
    if event in {"MESSAGE_CREATE", "MESSAGE_UPDATE"} and not intents & MESSAGE_CONTENT:
        return data if data["author"]["bot"] else {**data, "content": ""}
    return data
