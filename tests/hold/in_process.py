"""Discord at the end of discord.py's own requests, in this process: no network, no disk.

`Line` takes the place of the aiohttp session that discord.py asks; all that lies above it is real.
It keeps messages, sees that an interaction is answered once, and remembers who was shown what.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import aiohttp
from discord.user import ClientUser
from discord.utils import time_snowflake, utcnow

from bot.client import Facet
from bot.computers.engine_client import EngineClient
from bot.computers.fair_queue import Share
from bot.computers.levels import COMPUTERS
from bot.computers.questions import AdvisedMove
from bot.computers.reason import Reason
from bot.host.settings import Bounds
from bot.store import open_store
from rules import GAMES, Position

Json = dict[str, Any]
BOT: Final = 4242
EPHEMERAL: Final = 1 << 6
MESSAGE, PROMISE, QUIET, UPDATE, SUGGESTIONS = 4, 5, 6, 7, 8
KEPT: Final = 30
"""How many messages of a channel are kept."""
CHANNELS: Final = 150
"""How many channels are kept: a thread is one, and every table may open one."""
EVERYTHING: Final = str(2**53 - 1)


@dataclass
class Asked:
    """An interaction, and what became of it."""

    id: int
    token: str
    channel_id: int
    user_id: int
    kind: int
    message_id: int | None = None
    answers: int = 0
    original_id: int | None = None


@dataclass
class PostedBoard:
    """Something that somebody was shown: `reader` is None where everybody sees it."""

    channel_id: int
    reader: int | None
    text: str
    message_id: int | None = None


@dataclass
class Answer:
    """A response as discord.py reads it."""

    status: int
    body: Any = None
    headers: dict[str, str] = field(default_factory=lambda: {"content-type": "application/json"})
    reason: str = ""

    async def text(self, **_: object) -> str:
        """Return the body."""
        return json.dumps(self.body) if self.body is not None else ""


def user(user_id: int, name: str, *, bot: bool = False) -> Json:
    """Return a user as Discord spells them."""
    return {"id": str(user_id), "username": name[:32] or "x", "global_name": name or None,
            "discriminator": "0", "avatar": None, "bot": bot}  # fmt: skip


class Quick(EngineClient):
    """Computers that answer at once, in this process."""

    def levels(self, game: str) -> tuple[str, ...]:
        """Return the levels that can play."""
        return tuple(COMPUTERS[game])

    async def find_levels(self) -> None:
        """Do nothing: all can play."""

    async def answer(self, game: str, _level: str, view: Position[Any], _share: Share = ()) -> str:
        """Return a sensible move."""
        return str(GAMES[game].quick(view))

    async def advice(
        self, game: str, view: Position[Any], _most: int, _share: Share = ()
    ) -> tuple[AdvisedMove, ...]:
        """Return one sensible move."""
        return (AdvisedMove(str(GAMES[game].quick(view))),)

    async def reasons(self, *_: object) -> tuple[Reason, ...]:
        """Return none."""
        return ()


class Line:
    """What discord.py takes for its HTTP session."""

    closed = False

    def __init__(self) -> None:
        self._last_id = 0
        self.asked: dict[str, Asked] = {}
        self.messages: dict[int, dict[int, Json]] = {}
        self.readers: dict[int, int | None] = {}
        self.shown: list[PostedBoard] = []
        self.requests = 0

    def new_id(self) -> int:
        """Return an id of this moment, larger than every one before."""
        # What is a quarter of an hour old can't be answered any more: an id says how old it is.
        self._last_id = max(self._last_id + 1, time_snowflake(utcnow()))
        return self._last_id

    async def close(self) -> None:
        """Do nothing: there is nothing to close."""

    @asynccontextmanager
    async def request(
        self,
        method: str,
        url: str,
        *,
        data: Any = None,
        **_: object,
    ) -> AsyncIterator[Answer]:
        """Answer a request of discord.py."""
        self.requests += 1
        path = url.partition("/api/v10")[2].partition("?")[0]
        yield self._answer(method, path, _body(data))

    def _answer(  # noqa: PLR0911 - one a route
        self, method: str, path: str, body: Any
    ) -> Answer:
        parts = path.strip("/").split("/")
        match (method, *parts):
            case ("POST", "interactions", _, token, "callback"):
                return self._callback(self.asked[token], body)
            case ("POST", "webhooks", _, token):
                return self._follow_up(self.asked[token], body)
            case (_, "webhooks", _, token, "messages", said):
                asked = self.asked[token]
                message_id = asked.original_id if said == "@original" else int(said)
                return self._change(method, asked.channel_id, message_id, body)
            case ("GET", "channels", channel, "messages"):
                kept = self.messages.get(int(channel), {}).values()
                public = [m for m in kept if self.readers[int(m["id"])] is None]
                return Answer(200, public[::-1][:10])
            case ("POST", "channels", channel, "messages"):
                return Answer(200, self.put(int(channel), body))
            case (_, "channels", channel, "messages", message):
                return self._change(method, int(channel), int(message), body)
            case ("POST", "channels", channel, "threads"):
                thread = {"id": str(self.new_id()), "type": 11, "parent_id": channel}
                return Answer(201, thread | _THREAD | {"name": body["name"]})
            case ("PATCH", "channels", channel):
                return Answer(200, {"id": channel, "type": 11} | _THREAD)
        return _beside_messages(method, parts)

    def _callback(self, asked: Asked, body: Json) -> Answer:
        asked.answers += 1
        if asked.answers > 1:
            return Answer(400, {"code": 40060, "message": "already acknowledged"})
        kind, data = body["type"], body.get("data") or {}
        told: Json = {"id": str(asked.id), "type": asked.kind}
        answer: Json = {"interaction": told}
        if kind in (QUIET, UPDATE):
            asked.original_id = asked.message_id
            if kind == UPDATE:
                return self._updated(asked, data, answer)
        elif kind in (MESSAGE, PROMISE):
            reader = asked.user_id if data.get("flags", 0) & EPHEMERAL else None
            made = self.put(asked.channel_id, data, reader)
            asked.original_id = int(made["id"])
            told["response_message_id"] = made["id"]
            told["response_message_ephemeral"] = reader is not None
            answer["resource"] = {"type": kind, "message": made}
        elif kind == SUGGESTIONS:
            self.shown.append(PostedBoard(asked.channel_id, asked.user_id, json.dumps(data)))
        return Answer(200, answer)

    def _updated(self, asked: Asked, data: Json, answer: Json) -> Answer:
        changed = self._change("PATCH", asked.channel_id, asked.message_id, data)
        if changed.status != 200:
            asked.answers -= 1
            return changed
        return Answer(200, answer | {"resource": {"type": UPDATE, "message": changed.body}})

    def _follow_up(self, asked: Asked, body: Json) -> Answer:
        if not asked.answers:
            return Answer(404, {"code": 10015, "message": "Unknown Webhook"})
        reader = asked.user_id if body.get("flags", 0) & EPHEMERAL else None
        return Answer(200, self.put(asked.channel_id, body, reader))

    def _change(self, method: str, channel_id: int, message_id: int | None, body: Json) -> Answer:
        message = self.messages.get(channel_id, {}).get(message_id or 0)
        if message is None:
            return Answer(404, {"code": 10008, "message": "Unknown Message"})
        if method == "DELETE":
            del self.messages[channel_id][int(message["id"])], self.readers[int(message["id"])]
            return Answer(204)
        if method == "PATCH":
            message |= {key: body[key] for key in ("content", "components") if key in body}
            self._see(message)
        return Answer(200, message)

    def put(self, channel_id: int, body: Json, reader: int | None = None) -> Json:
        """Put a message of the bot's into a channel."""
        message_id = self.new_id()
        message = {
            "id": str(message_id), "channel_id": str(channel_id), "type": 0,
            "author": user(BOT, "facet", bot=True), "timestamp": "2026-01-01T00:00:00+00:00",
            "edited_timestamp": None, "tts": False, "mention_everyone": False, "mentions": [],
            "mention_roles": [], "attachments": [], "embeds": [], "pinned": False,
            "content": body.get("content") or "", "components": body.get("components") or [],
            "flags": body.get("flags", 0),
            "application_id": str(BOT),
        }  # fmt: skip
        kept = self.messages.pop(channel_id, {})
        self.messages[channel_id] = kept  # the last of them
        kept[message_id] = message
        self.readers[message_id] = reader
        self._see(message)
        for old in list(kept)[:-KEPT]:
            del kept[old], self.readers[old]
        while len(self.messages) > CHANNELS:
            for old in self.messages.pop(next(iter(self.messages))):
                del self.readers[old]
        return message

    def _see(self, message: Json) -> None:
        text = json.dumps([message["content"], message["components"]], ensure_ascii=False)
        message_id = int(message["id"])
        reader = self.readers[message_id]
        self.shown.append(PostedBoard(int(message["channel_id"]), reader, text, message_id))


_THREAD: Final[Json] = {
    "guild_id": "1", "name": "a table", "owner_id": str(BOT), "message_count": 0,
    "member_count": 1, "rate_limit_per_user": 0, "flags": 0, "last_message_id": None,
    "thread_metadata": {
        "archived": False, "auto_archive_duration": 10080, "locked": False,
        "archive_timestamp": "2026-01-01T00:00:00+00:00",
    },
}  # fmt: skip


def _body(data: Any) -> Any:
    """Return the JSON of a request, and the text of the records that come along."""
    if isinstance(data, aiohttp.FormData):
        body: Json = {}
        for options, _, value in data._fields:
            if options["name"] == "payload_json":
                body |= json.loads(value)
            elif re.search(r"\.json$", options.get("filename") or ""):
                body["attached"] = value.read().decode()
        return body
    return json.loads(data) if data else {}


@asynccontextmanager
async def facet_on(line: Line, path: Path) -> AsyncIterator[Facet]:
    """Run a Facet whose requests go to this line."""
    store = await open_store(path)
    engine = Quick(care=0.02)  # a whole review would look like hanging
    facet = Facet(store, own_emojis=False, engine=engine, bounds=Bounds(puzzles=False))
    await facet._async_setup_hook()
    facet.http._HTTPClient__session = line  # type: ignore[attr-defined]
    facet.http._global_over = asyncio.Event()
    facet.http._global_over.set()
    facet.http.token = "no-token"  # noqa: S105 - nobody asks for it
    state = facet._connection
    state.user = ClientUser(state=state, data=user(BOT, "facet", bot=True))  # type: ignore[arg-type]
    state.application_id = BOT
    await facet.setup_hook()
    try:
        yield facet
    finally:
        await facet.close()


def _beside_messages(method: str, parts: Sequence[str]) -> Answer:
    """Answer what is asked of servers and of the application."""
    match (method, *parts):
        case ("PUT", "applications", _, "commands") | ("GET", "guilds", _, "channels" | "roles"):
            return Answer(200, [])
        case ("GET", "guilds", guild):
            return Answer(200, {"id": guild, "name": "a server", "owner_id": str(BOT)})
    raise LookupError(f"{method} {'/'.join(parts)}")
