"""The world of a storm: one file, one Discord, the processes of a bot, and a clean end."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import sqlite3
import sys
import tempfile
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import Context
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from bot.client import Facet
from bot.features.catalogue import FEATURES
from bot.host.settings import Bounds
from bot.playground.discord.first_world import first_world
from bot.playground.discord.interactions import Interaction
from bot.playground.discord.world import World
from bot.store.sqlite.store import SqliteStore
from tests.tools.storm.computers import Machine, StormComputers
from tests.tools.storm.database import Disk, ended, new_file, stored_in
from tests.tools.storm.guard import BEGINS, guarded
from tests.tools.storm.history import History
from tests.tools.storm.loop import BEGUN, Process, StormLoop
from tests.tools.storm.network import Bot, StormDiscord
from tests.tools.storm.pictures import OF_FEATURES, draws
from tests.tools.storm.script import Step
from tests.tools.storm.server import Server

FAST: Final = Path("/dev/shm")  # noqa: S108 - a folder in memory: no disk is waited for
_Begun = tuple[World, bytes]
SHARED: Final = 0.35
"""How many of the storms have a database server, which several processes may use."""
DIRECT: Final = 0.7
"""How many of the servers see which processes are connected."""
LIMITED: Final = 0.3
"""In how many of the storms Discord limits the rate of requests."""


class Finding(Exception):
    """Something that must be true isn't."""


@dataclass(eq=False)
class Sent:
    """What somebody sent: the step, the interaction, and when it was acknowledged."""

    step: Step
    interaction: Interaction
    at: float
    custom_id: str = ""
    answered_at: float | None = None


class Ear(logging.Handler):
    """Hears what is logged as an error, and keeps everything else silent."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []
        self.setFormatter(logging.Formatter())
        self._others = logging.root.handlers[:]
        logging.root.handlers[:] = [self]

    def emit(self, record: logging.LogRecord) -> None:
        """Note it."""
        self.heard.append(self.format(record))

    def close(self) -> None:
        """Let the others hear again."""
        logging.root.handlers[:] = self._others
        super().close()


@dataclass(eq=False)
class Storm:
    """The world of one storm, while it lasts."""

    seed: int
    loop: StormLoop
    discord: StormDiscord
    history: History
    disk: Disk
    path: Path
    eyes: sqlite3.Connection
    rng: Random
    """What chooses the steps; the order of what is ready has a chance of its own."""
    errors: list[str]
    """What the bots have logged as errors."""
    machine: Machine
    server: Server | None
    """What the processes share; None if the file is one process's own."""
    died: Callable[[Bot], None] = lambda _: None
    """Called when a process has died."""
    taken: list[Step] = field(default_factory=list)
    sent: list[Sent] = field(default_factory=list)
    facets: list[Facet] = field(default_factory=list)
    """The bots that were started, the dead as well."""
    _stores: list[SqliteStore] = field(default_factory=list)
    _numbers: int = 0

    @property
    def now(self) -> float:
        """The seconds since the beginning."""
        return self.loop.time() - BEGUN

    async def start_bot(self, dies_after: int | None = None) -> Bot:
        """Start a process of the bot on what is saved; it may die before it is up."""
        self._numbers += 1
        process = Process(self._numbers, dies_after=dies_after)
        self.history.note("start", process.number)
        store = stored_in(self.path, FEATURES, self.disk, self.server, process)
        self._stores.append(store)
        facet = Facet(
            store,
            own_emojis=False,
            engine=StormComputers(self.machine, Random(f"computers {self.seed} {self._numbers}")),
            bounds=Bounds(puzzles=False),
        )
        self.facets.append(facet)
        bot = Bot(process, facet)
        process.ended = lambda: self._bury(bot)
        await self.discord.start(bot)
        return bot

    def kill_bot(self, bot: Bot) -> None:
        """Kill a process as SIGKILL does."""
        bot.process.end()

    def _bury(self, bot: Bot) -> None:
        self.history.note("end", bot.process.number)
        store = bot.facet.tables.store
        assert isinstance(store, SqliteStore)
        self.loop.call_soon(ended, store, context=Context())
        self.died(bot)

    def rows(self, query: str, *values: object) -> list[Any]:
        """Return what a query finds, as one reads the file from outside."""
        return self.eyes.execute(query, values).fetchall()

    def note_rows(self) -> None:
        """Note all that is saved."""
        for (table,) in self.rows(
            "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
        ):
            for row in sorted(map(repr, self.rows(f"SELECT * FROM {table}"))):  # noqa: S608
                self.history.note("row", table, row)

    def end(self) -> None:
        """Close what is open."""
        self.eyes.close()
        self.died = lambda _: None
        for bot in self.discord.living():
            bot.process.end()
        for store in self._stores:
            ended(store)


@cache
def template() -> _Begun:
    """Return a world in which the commands are registered, and the bot's file with the note of them.

    To translate them takes longer than most storms.
    """

    async def register(storm: Storm) -> None:
        bot = await storm.start_bot()
        while not bot.facet.registration.done:  # noqa: ASYNC110 - it has no event
            await asyncio.sleep(1)
        await asyncio.sleep(60)
        storm.kill_bot(bot)

    with staged(0, None) as storm:
        storm.loop.run_until_complete(register(storm))
        connection = sqlite3.connect(storm.path)
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.close()
        content = storm.path.read_bytes()
        world = storm.discord.world
    gc.freeze()  # what is here now stays: no storm has to look through it
    return world, content


def _forget(loop: StormLoop, tasks: set[asyncio.Task[Any]]) -> None:
    """Close what the dead have left unfinished, in silence, and the loop."""
    unraisable, sys.unraisablehook = sys.unraisablehook, lambda _: None
    loop.over = True
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for left in list(tasks):
            left._log_destroy_pending = False  # type: ignore[attr-defined]
            with contextlib.suppress(BaseException):
                left.get_coro().close()
        tasks.clear()
        gc.collect()
        gc.freeze()
    sys.unraisablehook = unraisable
    asyncio.set_event_loop(None)
    loop.close()


@contextmanager
def staged(seed: int, begun: _Begun | None) -> Iterator[Storm]:
    """Make the world of a storm, and see that nothing of it is left."""
    order = Random(f"order {seed}")
    loop = StormLoop(order)
    folder = tempfile.TemporaryDirectory(dir=FAST if FAST.is_dir() else None)
    ear = Ear()
    tasks: set[asyncio.Task[Any]] = set()

    def task(loop: asyncio.AbstractEventLoop, work: Any, **more: Any) -> asyncio.Task[Any]:
        made = asyncio.Task(work, loop=loop, **more)
        tasks.add(made)  # what a dead process leaves isn't finished by the garbage collector
        made.add_done_callback(tasks.discard)
        return made

    try:
        undrawn = {} if draws(seed) else OF_FEATURES
        with guarded(lambda: loop.time() - BEGUN, Random(f"chance {seed}"), undrawn):
            loop.set_task_factory(task)
            asyncio.set_event_loop(loop)
            path = Path(folder.name) / "facet.db"
            if begun is None:
                world = first_world(BEGINS)
                new_file(path, FEATURES)
            else:
                commands = begun[0].commands
                world = deepcopy(World(**{**vars(begun[0]), "commands": []}))
                world.commands = commands
                path.write_bytes(begun[1])
            history = History(lambda: loop.time() - BEGUN)
            kind = Random(f"kind {seed}")
            shared = begun is not None and kind.random() < SHARED
            discord = StormDiscord(
                world,
                loop,
                history,
                lambda: BEGINS + loop.time() - BEGUN,
                rate_limits=kind.random() < LIMITED,
            )
            storm = Storm(
                seed,
                loop,
                discord,
                history,
                Disk(loop),
                path,
                sqlite3.connect(path),
                Random(f"people {seed}"),
                ear.heard,
                Machine(loop),
                Server(loop, direct=kind.random() < DIRECT) if shared else None,
            )
            try:
                yield storm
            finally:
                storm.end()
    finally:
        _forget(loop, tasks)
        folder.cleanup()
        ear.close()
