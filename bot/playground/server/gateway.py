"""The gateway: one WebSocket for each shard of a bot, with sessions that can be resumed.

A session outlives its connection: what happens meanwhile is kept and sent again on resume. Several
may be of the same shard, or of shards that divide the servers otherwise: each hears everything.
"""

import asyncio
import json
import secrets
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from aiohttp import WSMsgType, web

from bot.playground.discord.settings import TOKEN
from bot.playground.discord.shapes import Id, Json
from bot.playground.discord.state import State
from bot.playground.server.line import Line
from bot.playground.server.quirks import Quirks
from bot.playground.server.session import Session

HEARTBEAT, IDENTIFY, PRESENCE, VOICE_STATE, RESUME = 1, 2, 3, 4, 6
RECONNECT, REQUEST_MEMBERS, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 7, 8, 9, 10, 11
UNKNOWN_ERROR = 4000
UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, AUTHENTICATION_FAILED = 4001, 4002, 4003, 4004
RESUMING = "resume"
"""The end of the address where sessions are resumed; Discord has another host for each."""
ACK_DELAY = 0.02

LOST_KEPT = 4
"""How many sessions of one shard to keep, though nobody listens, so that they can be resumed."""


@dataclass(frozen=True)
class Loss:
    """How the bot's connections end.

    With a ``code`` they are closed with it and without a warning, with ``reset`` torn down. For
    ``seconds`` nobody gets back in. What is not ``resumable`` is forgotten. It befalls all shards, or
    one ``shard`` alone: who gets in says which one it is only then, and is closed. With ``resuming``
    the address where sessions are resumed lets nobody in, and the first one does.
    """

    resumable: bool = True
    seconds: float = 0.0
    code: int | None = None
    reset: bool = False
    shard: int | None = None
    resuming: bool = False


class Gateway:
    """All sessions, and the endpoint that opens them."""

    def __init__(self, discord: State, url: str, changed: Callable[[], None]) -> None:
        self._discord = discord
        self._url = url
        self._changed = changed
        self._sessions: dict[str, Session] = {}
        self._refused: dict[int | str | None, float] = {}
        """Until when a shard is refused, or whoever resumes; under None, until when anybody is."""
        self._turned_away: deque[int] = deque()
        self.quirks = Quirks(self._now)
        self.identified = 0
        self.resumed = 0
        self.refusals = 0
        """How often a bot came while it was refused."""

    def _now(self) -> float:
        return self._discord.settings.clock()

    @property
    def connected(self) -> bool:
        """Whether a bot is connected."""
        return bool(self._connected())

    def _connected(self) -> list[Session]:
        return [session for session in self._sessions.values() if session.line is not None]

    def hears(self, guild_id: Id | None) -> bool:
        """Return whether a connected bot receives the events of a server, or of places outside servers."""
        return any(session.serves(guild_id) for session in self._connected())

    def dispatch(self, event: str, data: Json, guild_id: Id | None) -> None:
        """Send an event to every session of its server's shard that asked for its kind.

        Of what happens in no server, shard 0 hears.
        """
        for session in self._sessions.values():
            if session.serves(guild_id):
                session.dispatch(event, data, guild_id)

    @property
    def shards(self) -> list[tuple[int, int]]:
        """The connected shards: each one's number and the total; one that is connected twice is listed twice."""
        return sorted(session.shard for session in self._connected())

    @property
    def sessions_left(self) -> int:
        """How many more sessions may start today."""
        return max(0, self._discord.settings.sessions - self.identified)

    def turn_away(self, code: int, count: int = 1) -> None:
        """Close the connections of the next bots that identify, with this code."""
        self._turned_away.extend([code] * count)

    def settle(self) -> None:
        """Stop turning bots away, and end all quirks."""
        self._turned_away.clear()
        self._refused.clear()
        self.quirks.end()

    async def drop(self, loss: Loss) -> None:
        """End every connection, or those of one shard."""
        self._refused[RESUMING if loss.resuming else loss.shard] = self._now() + loss.seconds
        for session in list(self._sessions.values()):
            if loss.shard not in {None, session.shard[0]}:
                continue
            line, session.line = session.line, None
            if not loss.resumable:
                del self._sessions[session.id]
            if line is None:
                continue
            if loss.reset:
                line.cut()
                continue
            if loss.code is None and loss.resumable:
                line.send({"op": RECONNECT, "d": None})
            elif loss.code is None:
                line.send({"op": INVALID_SESSION, "d": False})
            await line.close(loss.code or UNKNOWN_ERROR)
        self._changed()

    async def close(self) -> None:
        """End every connection for good."""
        for session in self._sessions.values():
            if session.line is not None:
                await session.line.socket.close(code=1001)

    async def connect(self, request: web.Request) -> web.StreamResponse:
        """Serve one bot until it disconnects."""
        if self._refuses(None) or (request.path.endswith(RESUMING) and self._refuses(RESUMING)):
            return web.Response(status=503)
        socket = web.WebSocketResponse(max_msg_size=1 << 20)
        await socket.prepare(request)
        compressed = request.query.get("compress") == "zlib-stream"
        line = Line(socket, request.transport, compressed=compressed)
        writing = asyncio.create_task(line.write())
        interval = self._discord.settings.heartbeat_ms
        line.send({"op": HELLO, "s": None, "t": None, "d": {"heartbeat_interval": interval}})
        try:
            await self._listen(line)
        finally:
            writing.cancel()
            for session in self._sessions.values():
                if session.line is line:
                    session.line = None
            self._changed()
        return socket

    def _refuses(self, who: int | str | None) -> bool:
        refused = self._now() < self._refused.get(who, 0.0)
        self.refusals += refused
        return refused

    async def _listen(self, line: Line) -> None:
        async for frame in line.socket:
            if frame.type not in {WSMsgType.TEXT, WSMsgType.BINARY}:
                return
            try:
                payload = json.loads(frame.data)
                op, data = payload["op"], payload.get("d")
            except (ValueError, TypeError, KeyError):
                await line.close(DECODE_ERROR)
                return
            if op == HEARTBEAT:
                await self._acknowledge(line)
            elif op in {IDENTIFY, RESUME}:
                if code := self._why_not(op, data):
                    await line.close(code)
                    return
                await (self._identify if op == IDENTIFY else self._resume)(line, data)
            elif not any(session.line is line for session in self._sessions.values()):
                await line.close(NOT_AUTHENTICATED)
                return
            elif op not in {PRESENCE, VOICE_STATE, REQUEST_MEMBERS}:
                await line.close(UNKNOWN_OPCODE)
                return

    async def _acknowledge(self, line: Line) -> None:
        # discord.py notes the time of a beat after sending it: an answer before that would look
        # as late as the whole interval.
        await asyncio.sleep(ACK_DELAY)
        if not self.quirks.silent:
            line.send({"op": HEARTBEAT_ACK, "d": None})

    def _why_not(self, op: int, data: object) -> int | None:
        """Return with which code somebody is closed who identifies or resumes, if so."""
        if not isinstance(data, dict) or data.get("token") != TOKEN:
            return AUTHENTICATION_FAILED
        session = self._sessions.get(str(data.get("session_id"))) if op == RESUME else None
        if self._refuses(session.shard[0] if session else int((data.get("shard") or (0, 1))[0])):
            return UNKNOWN_ERROR
        if op == IDENTIFY and not self.sessions_left:
            return AUTHENTICATION_FAILED
        return self._turned_away.popleft() if op == IDENTIFY and self._turned_away else None

    async def _identify(self, line: Line, data: Json) -> None:
        number, count = data.get("shard") or (0, 1)
        shard = (int(number), int(count))
        self._forget_lost(shard)
        intents = int(data.get("intents", 0))
        session = Session(secrets.token_hex(16), intents, line, self.quirks, shard)
        self._sessions[session.id] = session
        self.identified += 1
        payloads, world = self._discord.payloads, self._discord.world
        guilds = [guild for guild in world.joined() if session.serves(guild.id)]
        session.dispatch(
            "READY",
            {
                "v": 10,
                "user": payloads.user(world.bot),
                "session_id": session.id,
                "resume_gateway_url": f"{self._url}/{RESUMING}",
                "guilds": [{"id": guild.id, "unavailable": True} for guild in guilds],
                "application": {"id": world.bot_id, "flags": 0},
                "shard": list(shard),
                "user_settings": {},
                "private_channels": [],
                "relationships": [],
                "presences": [],
                "_trace": [],
            },
        )
        for guild in guilds:
            session.dispatch("GUILD_CREATE", payloads.guild(guild), guild.id)
        self._changed()

    def _forget_lost(self, shard: tuple[int, int]) -> None:
        """Forget the oldest sessions of a shard that nobody has come back to."""
        alike = [one for one in self._sessions.values() if one.shard == shard and one.line is None]
        for session in alike[:-LOST_KEPT]:
            del self._sessions[session.id]

    async def _resume(self, line: Line, data: Json) -> None:
        session = self._sessions.get(str(data.get("session_id")))
        missed = session.missed_since(int(data.get("seq") or 0)) if session else None
        if session is None or missed is None or not self._discord.settings.resumes:
            line.send({"op": INVALID_SESSION, "d": False})
            return
        if session.line is not None:
            await session.line.close(UNKNOWN_ERROR)
        session.line = line
        self.resumed += 1
        for payload in missed:
            line.send(payload)
        session.dispatch("RESUMED", {"_trace": []})
        self._changed()
