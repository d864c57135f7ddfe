"""Has moving pictures drawn: one at a time, each in a process that ends with it.

A whole game takes seconds to draw. In a thread of the bot's own process that would hold up every
table, since only one thread of it runs Python at a time; in the computers' worker it would hold up
their answers. The process goes after everything else, and gives back all its memory.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager, suppress
from time import monotonic
from typing import Any, Final

from bot.host.bounded import BoundedDict
from bot.host.workers import start_worker
from render import Scene

log = logging.getLogger(__name__)

TIMEOUT_S: Final = 60.0
"""Seconds that a picture may take, once it is its turn."""
PROGRESS_EVERY_S: Final = 1.0
"""Seconds between two words on how far it is."""
MAX_QUEUED: Final = 8
"""How many may be in hand at once, the others waiting for their turn."""
MAX_POSTED: Final = 200
"""How many pictures are remembered by where they were posted."""

ReportScene = Callable[[int], Awaitable[None]]
FilmKey = Hashable
"""What makes a picture what it is: where it is posted, and everything that is drawn."""


class NoFilm(Exception):
    """A moving picture could not be drawn; the log says why."""


class FilmQueue:
    """Who is asked for moving pictures, and knows which are in hand and where the last ones are."""

    def __init__(self, patience: float = TIMEOUT_S) -> None:
        self._patience = patience
        self._turn = asyncio.Lock()
        self._closed = False
        self._worker: Process | None = None
        self._in_hand: dict[FilmKey, int] = {}
        self._posted: BoundedDict[FilmKey, tuple[str, float]] = BoundedDict(MAX_POSTED)

    @property
    def crowded(self) -> bool:
        """Whether so many wait that another one would wait for long."""
        return len(self._in_hand) >= MAX_QUEUED

    @contextmanager
    def making(self, key: FilmKey, user_id: int) -> Iterator[bool]:
        """Hold a picture in hand for a person; False says that somebody does already."""
        if key in self._in_hand:
            yield False
            return
        self._in_hand[key] = user_id
        try:
            yield True
        finally:
            del self._in_hand[key]

    def busy_for(self, user_id: int) -> bool:
        """Whether a picture is in hand for a person: each has one at a time."""
        return user_id in self._in_hand.values()

    def posted(self, key: FilmKey, within: float) -> str | None:
        """Return the address of a picture posted within so many seconds."""
        link, at = self._posted.get(key, ("", float("-inf")))
        return link if monotonic() - at < within else None

    def remember(self, key: FilmKey, link: str) -> None:
        """Remember where a picture was posted just now."""
        self._posted[key] = link, monotonic()

    async def film(self, game: str, scenes: Sequence[Scene[Any]], told: ReportScene) -> bytes:
        """Return the file; `told` hears now and then which scene was drawn. Raises NoFilm."""
        async with self._turn:
            if self._closed:
                raise NoFilm
            try:
                async with asyncio.timeout(self._patience):
                    return await self._drawn(game, scenes, told)
            except (OSError, EOFError) as error:  # a TimeoutError is an OSError
                log.warning("a moving picture could not be drawn: %r", error)
                raise NoFilm from error
            finally:
                await self._ended()

    @property
    def worker_pid(self) -> int | None:
        """The id of the process that draws, while there is one."""
        return self._worker.pid if self._worker and self._worker.returncode is None else None

    async def close(self) -> None:
        """End what is being drawn: whoever waits for it, or for their turn, hears NoFilm."""
        self._closed = True
        if self._worker is not None:
            with suppress(ProcessLookupError):
                self._worker.kill()
            await self._worker.wait()

    async def _ended(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            with suppress(ProcessLookupError):
                worker.kill()
            await worker.communicate()  # which closes the pipes as well

    async def _drawn(self, game: str, scenes: Sequence[Scene[Any]], told: ReportScene) -> bytes:
        asked = await asyncio.to_thread(pickle.dumps, (game, scenes), pickle.HIGHEST_PROTOCOL)
        worker = await start_worker("bot.films", stdin=PIPE)
        self._worker = worker
        if worker.stdin is None or worker.stdout is None:
            raise EOFError("there are no pipes")
        worker.stdin.write(asked)
        worker.stdin.write_eof()
        last = monotonic()
        while (line := await worker.stdout.readline()) != b"\n":
            if not line:
                raise EOFError("the process died")
            if monotonic() - last >= PROGRESS_EVERY_S:
                await told(int(line))
                last = monotonic()
        file = await worker.stdout.read()
        if not file.endswith(b";"):
            raise EOFError("the process died")
        return file
