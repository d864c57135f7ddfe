"""Discord and one bot in the process of the tests: real discord.py, no sockets."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Collection, Coroutine, Generator, Iterable, Iterator
from contextvars import Context, ContextVar, copy_context
from dataclasses import dataclass
from fnmatch import fnmatch
from time import time
from typing import Any, TypeVar
from weakref import WeakSet

from discord.http import Route

from bot.client import Facet
from bot.jobs.looped_job import end_pause
from bot.playground.discord.application import Application
from bot.playground.discord.avatars import avatar
from bot.playground.discord.errors import Refusal
from bot.playground.discord.first_world import first_server
from bot.playground.discord.rest import Rest
from bot.playground.discord.rest.exchange import Answer, Request
from bot.playground.discord.settings import TOKEN, Settings
from bot.playground.discord.shapes import Id, Json
from bot.playground.discord.world import World
from bot.playground.server.session import heard
from bot.testing.named_buttons import unpressable
from bot.testing.wire import Reply, Wire, spoken

T = TypeVar("T")

CDN = "https://cdn.discordapp.com"
PATIENCE = 60.0
"""Seconds that the bot may take to finish an action on a busy machine."""
LONG = 25.0
"""A task that sleeps for longer than this, in seconds, isn't part of an action."""
MOMENT = 0.01
"""Seconds between two checks whether the bot's tasks have finished or gone to sleep."""
CALM = 3
"""Iterations of the event loop without a new task after which the bot is at rest."""
_BY_BOT: ContextVar[bool] = ContextVar("by bot", default=False)


class Memory(dict[Id, bytes]):
    """The bytes of attachments and emojis."""

    def put(self, file_id: Id, content: bytes) -> None:
        """Keep the bytes of a file."""
        self[file_id] = content

    def drop(self, file_id: Id) -> None:
        """Forget the bytes of a file."""
        self.pop(file_id, None)


@dataclass
class Socket:
    """The part of a gateway connection that discord.py looks at."""

    open: bool = True
    latency: float = 0.04

    async def close(self, code: int = 1000) -> None:  # noqa: ARG002 - as it is there
        """Close."""
        self.open = False


class Errors(logging.Handler):
    """Collects errors that discord.py and asyncio catch and only log."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self._caught: list[BaseException | str] = []
        self._loggers = [logging.getLogger(name) for name in ("discord", "asyncio")]
        for logger in self._loggers:
            logger.addHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        """Record an error."""
        error = record.exc_info[1] if record.exc_info else None
        self._caught.append(error or record.getMessage())

    def check(self) -> None:
        """Raise the first error, if any, and forget them all."""
        caught, self._caught = self._caught, []
        for error in caught:
            raise error if isinstance(error, BaseException) else AssertionError(error)

    def close(self) -> None:
        """Stop collecting."""
        for logger in self._loggers:
            logger.removeHandler(self)
        super().close()


class Simulation(Application):
    """One application on Discord, its bot, and the tasks that this bot is running."""

    def __init__(self, world: World | None = None) -> None:
        settings = Settings(ack_seconds=PATIENCE, rate_limits=False)
        self.kept = Memory()
        super().__init__(world or first_server(time()), CDN, self.kept, settings)
        self.bot: Facet
        self.running = False
        self.requests: list[Request] = []
        self.failing: list[tuple[str, str, Refusal]] = []
        """The next requests to fail: the method, a pattern of the path, and the answer."""
        self.errors = Errors()
        self._rest = Rest(self)
        self._changed: set[tuple[Id, Id]] = set()
        self._tasks: WeakSet[asyncio.Task[Any]] = WeakSet()
        self._context = copy_context()
        self._context.run(_BY_BOT.set, True)  # noqa: FBT003 - a variable's value

    # The bot

    async def start(self, bot: Facet) -> None:
        """Log a bot in and send it READY."""
        loop = asyncio.get_running_loop()
        loop.set_task_factory(self._task)
        self.bot, self.running = bot, True
        bot.http.static_login = self._logged_in  # type: ignore[method-assign]
        await loop.create_task(bot.login(TOKEN), context=self._context.copy())
        bot.ws = Socket()  # type: ignore[assignment]
        self.dispatch("READY", ready(self), None)
        await self.settle()

    async def kill(self) -> Facet:
        """Cancel all of the bot's tasks, as if its process had been killed; return the bot."""
        self.running = False
        while tasks := [task for task in self._tasks if not task.done()]:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        return self.bot

    async def close(self) -> None:
        """Close the bot."""
        try:
            await self.bot.close()
        finally:
            await self.kill()
            asyncio.get_running_loop().set_task_factory(None)
            self.errors.close()

    async def settle(self) -> None:
        """Wait until all of the bot's tasks have finished or are in a long sleep.

        Raises:
            TimeoutError: The bot is still busy after `PATIENCE` seconds.
        """
        calm = 0
        end = asyncio.get_running_loop().time() + PATIENCE
        while calm < CALM:
            busy = self._busy()
            if busy and asyncio.get_running_loop().time() > end:
                raise TimeoutError(f"the bot does not come to rest: {busy}")
            calm = 0 if busy else calm + 1
            await (asyncio.wait(busy, timeout=MOMENT) if busy else asyncio.sleep(0))
        self._check_named_buttons()

    def _check_named_buttons(self) -> None:
        """Fail if a message that has changed names a button that its readers can't press."""
        changed, self._changed = self._changed, set()
        for channel_id, message_id in changed:
            message = self.world.messages.get(channel_id, {}).get(message_id)
            if message is None or message.author_id != self.world.bot_id:
                continue
            texts = [part["content"] for part in _parts(message.components) if part["type"] == 10]
            readers = {None, message.reader_id}
            seen = [it for it in self.world.history(channel_id) if it.reader_id in readers]
            others = [part for it in seen for part in it.components]
            text = "\n".join((message.content, *texts))
            missing = unpressable(text, message.components, others)
            assert not missing, f"{missing} can't be pressed: {text}"

    def _busy(self) -> list[asyncio.Task[Any]]:
        loop: Any = asyncio.get_running_loop()
        asleep = {
            id(argument)
            for timer in loop._scheduled
            if not timer.cancelled() and _is_pause(timer, loop.time())
            for argument in timer._args
            if argument is not None  # what a sleep returns
        }
        return [it for it in self._tasks if not it.done() and id(_awaited(it)) not in asleep]

    def _task(
        self,
        loop: asyncio.AbstractEventLoop,
        work: Coroutine[Any, Any, T] | Generator[Any, None, T],
        context: Context | None = None,
    ) -> asyncio.Task[T]:
        task = asyncio.Task(work, loop=loop, context=context)
        if _BY_BOT.get() if context is None else context.get(_BY_BOT, False):
            self._tasks.add(task)
        return task

    async def _logged_in(self, token: str) -> Any:
        return await log_in(self.bot, token, Wire(self._asked, self._file))

    # Discord

    def dispatch(self, event: str, data: Json, guild_id: Id | None) -> None:
        """Send the bot an event if its intents cover it."""
        told = heard(self.bot.intents.value, event, data, guild_id) if self.running else None
        if told is not None:
            parse = self.bot._connection.parsers[event]
            self._context.copy().run(parse, json.loads(json.dumps(told)))

    def tell(self, event: Json, readers: Collection[Id] | None = None) -> None:  # noqa: ARG002 - as it is there
        """Note which messages have changed; otherwise, tests look at the world itself."""
        if event["t"] == "message":
            self._changed.add((event["message"]["channel_id"], event["message"]["id"]))

    def surroundings_changed(self) -> None:
        """Do nothing: tests look at the world itself."""

    async def _asked(self, request: Request) -> Reply:
        await asyncio.sleep(0)  # other tasks run in between, as with a network
        try:
            return spoken(self._answer(request))
        except Refusal as refusal:
            return spoken(Answer(refusal.body, refusal.status))

    def _answer(self, request: Request) -> Answer:
        self.requests.append(request)
        for fault in self.failing:
            method, pattern, refusal = fault
            if method == request.method and fnmatch(request.path, pattern):
                self.failing.remove(fault)
                raise refusal
        return self._rest.answer(request)

    async def _file(self, path: str) -> bytes | None:
        await asyncio.sleep(0)
        self.requests.append(Request("GET", CDN + path))
        return file_of(self.world, self.kept, path)


async def log_in(bot: Facet, token: str, wire: Wire) -> Any:
    """Log a bot in whose requests go along this wire; return what Discord says of it."""
    http: Any = bot.http
    http.token = token
    http._HTTPClient__session = wire
    http._global_over = asyncio.Event()
    http._global_over.set()
    return await http.request(Route("GET", "/users/@me"))


def ready(discord: Application) -> Json:
    """Return the event with which a session begins."""
    return {
        "user": discord.payloads.user(discord.world.bot),
        "guilds": [{"id": guild.id, "unavailable": True} for guild in discord.world.joined()],
        "application": {"id": discord.world.bot_id, "flags": 0},
    }


def file_of(world: World, kept: Memory, path: str) -> bytes | None:
    """Return the file at a path of Discord's files; None if there is none."""
    if path.startswith("/avatars/"):
        return avatar(world.people[path.split("/")[2]])
    return kept.get(path.split("/")[3])


def _parts(components: Iterable[Json]) -> Iterator[Json]:
    for part in components:
        yield part
        yield from _parts(part.get("components", ()))


def _is_pause(timer: Any, now: float) -> bool:
    """Return whether a timer ends a long sleep, or the pause of a job."""
    if timer._callback is end_pause:
        return True
    name = getattr(timer._callback, "__name__", "")
    return timer.when() > now + LONG and name == "_set_result_unless_cancelled"


def _awaited(task: Any) -> object:
    return task._fut_waiter
