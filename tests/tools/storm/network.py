"""Discord's side of a storm: the world, the processes that are connected, and what fails in between."""

from __future__ import annotations

import asyncio
import errno
import json
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from fnmatch import fnmatch
from typing import Any, Final, Literal

import aiohttp
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.client import Facet
from bot.playground.discord.application import Application
from bot.playground.discord.errors import Refusal
from bot.playground.discord.limits import headers
from bot.playground.discord.rest import Rest
from bot.playground.discord.rest.exchange import Answer, Request
from bot.playground.discord.settings import TOKEN, Settings
from bot.playground.discord.shapes import Id, Json
from bot.playground.discord.world import EPHEMERAL, World
from bot.playground.server.session import heard
from bot.testing.simulation import CDN, Memory, Socket, file_of, log_in, ready
from bot.testing.wire import Reply, Wire, spoken
from tests.tools.storm.history import History
from tests.tools.storm.loop import PROCESS, Process, StormLoop, within
from tests.tools.storm.trace import TRACE, Said, Trace

FaultKind = Literal["refuse", "fail", "slow", "lose", "reset", "hang", "twice", "garble", "away"]
"""What befalls a request: it is refused; is carried out, but its answer is an error, or never comes, or
the connection is reset instead; takes seconds; hangs; is carried out twice; is answered with a page for
people; or reaches nobody."""
TROUBLES_S: Final = 20.0
"""Seconds for which a fault may hold up others."""
HANGS_S: Final = 300.0
"""Seconds after which aiohttp gives up a request that hangs."""
SLOW_THREADS: Final = "slow", "/channels/*/threads"
"""A fault that holds up nobody: threads are made once whoever asks for one is answered."""
PAGE: Final = b"<html><body><h1>502 Bad Gateway</h1></body></html>"
NO_LIMITS: Final = "/interactions/"
_HOOKS: Final = "/webhooks/"
_ANSWERS: Final = ("/interactions/", _HOOKS)


@dataclass(eq=False)
class Fault:
    """What befalls the next `count` requests, until a time, that fit a method and a path.

    `status` and `code` are those of an error; `seconds` are how long it takes, or how long Discord
    asks to wait.
    """

    kind: FaultKind
    until: float
    count: int = 1
    method: str = "*"
    path: str = "*"
    status: int = 500
    code: int = 0
    seconds: float = 5.0

    @property
    def refusal(self) -> Answer:
        """The error that Discord answers with."""
        waits = {"retry_after": self.seconds, "global": False} if self.status == 429 else {}
        return Answer({"message": "It failed.", "code": self.code, **waits}, self.status)


@dataclass(frozen=True)
class Shown:
    """A message as somebody was shown it: `reader` is None where everybody in the channel sees it."""

    at: float
    channel_id: Id
    message_id: Id
    reader: Id | None
    text: str
    """Its content, its components, and the alt texts of its pictures."""
    components: list[Json] = field(default_factory=list)
    process: int | None = None
    """Which process has sent it; None if a person has."""


@dataclass(eq=False)
class Bot:
    """A process of the bot, and its connection to the gateway."""

    process: Process
    facet: Facet
    connected: bool = False
    socket: Socket = field(default_factory=Socket)
    missed: list[tuple[str, Json]] = field(default_factory=list)
    """Events to be sent again when it resumes."""
    webhooks: AsyncWebhookAdapter = field(default_factory=AsyncWebhookAdapter)
    """What has discord.py's locks of interactions, which no other process waits for."""

    def within(self, work: Callable[[], Any]) -> Any:
        """Do something as a part of this process."""

        def apart() -> Any:
            async_context.set(self.webhooks)
            return work()

        return within(self.process, apart)


class StormDiscord(Application):
    """Discord with one application, and the processes of its bot."""

    def __init__(
        self,
        world: World,
        loop: StormLoop,
        history: History,
        now: Callable[[], float],
        *,
        rate_limits: bool = False,
    ) -> None:
        self.kept = Memory()
        settings = Settings(rate_limits=rate_limits, clock=now)
        super().__init__(world, CDN, self.kept, settings)
        self.loop = loop
        self.history = history
        self.bots: list[Bot] = []
        self.faults: list[Fault] = []
        self.shown: list[Shown] = []
        """What was shown since the judge last looked."""
        self.troubled_until = 0.0
        """Until when a fault may still hold up others."""
        self.refused: dict[Id, None] = {}
        """The channels where a request was refused for good: nobody tries it again unasked."""
        self.copies: dict[Id, None] = {}
        """Messages whose answers nobody got: the same request posted another, and was answered with that."""
        self.traces: dict[Id, Trace] = {}
        """What follows from each interaction."""
        self._tokens: dict[str, Trace] = {}
        self.echo = 0
        """How many of the next events are sent twice."""
        self.scatter = 0.05
        """The most seconds that an event takes; with many of them, events overtake each other."""
        self.away_until = 0.0
        """Until when Discord is away for everybody: for people, too."""
        self._rest = Rest(self)

    # The bots

    async def start(self, bot: Bot) -> None:
        """Log a bot in, and send it READY; it may die meanwhile."""
        facet, process, line = bot.facet, bot.process, _Line(self, bot)
        wire = Wire(line.ask, line.file)
        facet.http.static_login = lambda token: log_in(facet, token, wire)  # type: ignore[method-assign]
        login: asyncio.Task[None] = bot.within(lambda: self.loop.create_task(facet.login(TOKEN)))
        self.bots.append(bot)
        while not login.done() and process.alive:  # noqa: ASYNC110 - the dead set no event
            await asyncio.sleep(0.01)
        if not process.alive:
            return
        try:
            login.result()
        except Exception as error:  # noqa: BLE001 - as `explain_failure` does, which ends the process
            self.history.note("no start", process.number, repr(error))
            process.end()
        else:
            facet.ws = bot.socket  # type: ignore[assignment]
            self.ready(bot)

    def ready(self, bot: Bot) -> None:
        """Begin a session: what was missed is lost."""
        bot.missed.clear()
        bot.connected = bot.socket.open = True
        self._parse(bot, "READY", ready(self))

    def resume(self, bot: Bot) -> None:
        """Go on with the session: what was missed is sent now."""
        bot.connected = bot.socket.open = True
        for event, data in bot.missed:
            self._parse(bot, event, data)
        bot.missed.clear()
        self._parse(bot, "RESUMED", {})

    def cut(self, bot: Bot) -> None:
        """Cut the connection to the gateway."""
        self.history.note("cut", bot.process.number)
        bot.connected = bot.socket.open = False
        bot.within(lambda: bot.facet.dispatch("disconnect"))

    def living(self) -> list[Bot]:
        """Return the processes that run."""
        self.bots = [bot for bot in self.bots if bot.process.alive]
        return self.bots

    def _parse(self, bot: Bot, event: str, data: Json) -> None:
        parsers = bot.facet._connection.parsers

        def parse() -> None:
            trace = self.traces.get(data["id"]) if event == "INTERACTION_CREATE" else None
            TRACE.set(trace)
            if trace is not None:
                trace.arrived(bot.process, self.loop.time())
            parsers[event](data)

        if bot.process.alive:
            bot.within(parse)

    # What the bots hear

    def dispatch(self, event: str, data: Json, guild_id: Id | None) -> None:
        """Send the bots an event; it arrives a moment later."""
        if event == "INTERACTION_CREATE":
            trace = Trace.of(data)
            self.traces[data["id"]] = self._tokens[data["token"]] = trace
        if self.loop.time() < self.away_until:
            return
        for bot in self.living():
            told = heard(bot.facet.intents.value, event, data, guild_id)
            if told is None:
                continue
            spelled = json.dumps(told)
            times = 2 if self.echo and event == "INTERACTION_CREATE" else 1
            self.echo -= times - 1
            for _ in range(times):
                copied, late = json.loads(spelled), self.loop.delays.some(0.001, self.scatter)
                self.loop.call_later(late, self._arrive, bot, event, copied)

    def _arrive(self, bot: Bot, event: str, data: Json) -> None:
        if not bot.process.alive:
            return
        if bot.connected and bot.socket.open:
            self._parse(bot, event, data)
        else:
            bot.missed.append((event, data))

    # What people see

    def tell(self, event: Json, readers: Collection[Id] | None = None) -> None:
        """Note who is shown a message."""
        if event["t"] == "message":
            message = event["message"]
            reader = next(iter(readers or ())) if message["flags"] & EPHEMERAL else None
            alt = [it.get("description") for it in message["attachments"]]
            parts = json.dumps([message["components"], alt], ensure_ascii=False)
            text = f"{message['content']} {parts}"
            place, number = message["channel_id"], message["id"]
            process = sender.number if (sender := PROCESS.get()) else None
            self.shown.append(
                Shown(self.loop.time(), place, number, reader, text, message["components"], process)
            )

    def surroundings_changed(self) -> None:
        """Do nothing: people look at the world itself."""

    # What the bots ask

    def asked(self, request: Request, process: Process) -> Reply:
        """Carry out a request, or say why not."""
        now, bucket, name = self.now(), None, ""
        try:
            if self.settings.rate_limits and not request.path.startswith(NO_LIMITS):
                parts = request.path.split("/")
                major = parts[2:4] if parts[1] == "webhooks" else parts[2:3]
                route = self._rest.template(request.method, request.path)
                bucket, name = self.limits.count(request.method, route, "/".join(major), now)
                bucket.check(0, "You are being rate limited.", now)
            answer = self._rest.answer(request)
        except Refusal as refusal:
            answer = Answer(refusal.body, refusal.status)
        self.history.note("request", request.method, request.path, request.body, answer.status)
        token = request.path.split("/")[3] if request.path.startswith(_ANSWERS) else ""
        if trace := self._tokens.get(token):
            said = Said(
                self.loop.time(),
                request.method,
                request.path.endswith("/callback"),
                request.json() if request.body else {},
                answer.status,
            )
            trace.said.append(said)
        process.did("request")
        reply = spoken(answer)
        if bucket is not None:
            reply.headers.update(headers(bucket, name, now))
        return reply

    def fault(self, method: str, path: str) -> Fault | None:
        """Return what befalls a request now, and count it."""
        now = self.loop.time()
        self.faults = [it for it in self.faults if it.until > now and it.count]
        for fault in self.faults:
            if fnmatch(method, fault.method) and fnmatch(path, fault.path):
                fault.count -= 1
                return fault
        return None


class _Line:
    """What carries the requests of one process."""

    def __init__(self, discord: StormDiscord, bot: Bot) -> None:
        self._discord, self._bot = discord, bot

    async def ask(self, request: Request) -> Reply:
        """Carry a request to Discord and its answer back, if nothing befalls them."""
        reply = await self._sent(request)
        if request.path.startswith("/channels/") and reply.status in (400, 403, 404):
            self._discord.refused[request.path.split("/")[2]] = None
        return reply

    async def file(self, path: str) -> bytes | None:
        """Download a file; return None if there is none."""
        await self._pause()
        return file_of(self._discord.world, self._discord.kept, path)

    async def _pause(self, more: float = 0.0) -> None:
        await asyncio.sleep(self._discord.loop.delays.some(0.01, 0.15) + more)

    async def _sent(self, request: Request) -> Reply:
        discord, process = self._discord, self._bot.process
        fault = discord.fault(request.method, request.path)
        if fault is None:
            await self._pause()
            reply = discord.asked(request, process)
            await self._pause()
            return reply
        discord.history.note("fault", fault.kind, request.method, request.path)
        if (fault.kind, fault.path) != SLOW_THREADS:
            lasts = discord.loop.time() + max(fault.seconds, TROUBLES_S)
            discord.troubled_until = max(discord.troubled_until, lasts)
        if trace := TRACE.get():
            trace.faults.append(f"{fault.kind} {request.method} {request.path}")
        await self._pause(fault.seconds if fault.kind == "slow" else 0.0)
        if fault.kind == "refuse":
            return spoken(fault.refusal)
        if fault.kind == "away":
            raise aiohttp.ClientConnectionError("no route to Discord")
        reply = discord.asked(request, process)
        if fault.kind == "twice":
            if (request.method, reply.status) == ("POST", 200) and request.path.startswith(_HOOKS):
                discord.copies[json.loads(await reply.text())["id"]] = None
            reply = discord.asked(request, process)
        if fault.kind == "hang":
            await self._pause(HANGS_S)
        return _spoiled(fault, reply)


def _spoiled(fault: Fault, reply: Reply) -> Reply:
    """Return what arrives of an answer; raise as aiohttp does if nothing does."""
    match fault.kind:
        case "fail":
            return spoken(fault.refusal)
        case "garble":
            return Reply(200, PAGE, "text/html")
        case "lose":
            raise aiohttp.ServerDisconnectedError
        case "reset":
            raise ConnectionResetError(errno.ECONNRESET, "Connection reset by peer")
        case "hang":
            raise TimeoutError
    return reply
