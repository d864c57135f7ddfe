"""Draws GIFs of games one at a time, each in a process of its own.

A whole game takes seconds to draw. In a thread of the bot that would delay every table, because of
the GIL; in the computers' worker it would delay their moves. The process has a low priority, and
its memory is freed when it exits.
"""

import asyncio
import logging
import pickle
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from time import monotonic
from typing import Final

from bot.host.bounded import BoundedDict
from bot.host.worker_results import result_of
from bot.host.workers import kill_worker, start_worker
from bot.parts import Part
from render.film import Shot

log = logging.getLogger(__name__)

HUNG_S: Final = 300.0
"""Seconds before the drawing process counts as hung, without the time in the queue. It bounds its CPU
itself; on a busy machine that takes longer."""
PROGRESS_EVERY_S: Final = 1.0
"""Seconds between two progress reports."""
MAX_QUEUED: Final = 8
"""The most GIFs in the queue, including the one being drawn."""
MAX_POSTED: Final = 200
"""How many posted GIFs are remembered."""

ReportScene = Callable[[int], Awaitable[None]]
FilmKey = Hashable
"""Identifies a GIF: its channel and everything that it shows."""


class NoFilm(Exception):
    """A GIF could not be drawn; the log says why."""


class FilmQueue(Part):
    """The queue of GIFs to draw, and the links of those posted last."""

    def __init__(self, patience: float = HUNG_S) -> None:
        self._patience = patience
        self._turn = asyncio.Lock()
        self._closed = False
        self._worker: Process | None = None
        self._in_hand: dict[FilmKey, int] = {}
        self._posted: BoundedDict[FilmKey, tuple[str, float]] = BoundedDict(MAX_POSTED)

    @property
    def crowded(self) -> bool:
        """Whether the queue is full."""
        return len(self._in_hand) >= MAX_QUEUED

    def has(self, key: FilmKey) -> bool:
        """Return whether a GIF is in the queue."""
        return key in self._in_hand

    @contextmanager
    def making(self, key: FilmKey, user_id: int) -> Iterator[None]:
        """Hold a place in the queue for a person's GIF, which isn't in it yet."""
        self._in_hand[key] = user_id
        try:
            yield
        finally:
            del self._in_hand[key]

    def busy_for(self, user_id: int) -> bool:
        """Return whether a person has a GIF in the queue; each has one at a time."""
        return user_id in self._in_hand.values()

    def posted(self, key: FilmKey, within: float) -> str | None:
        """Return the link to a GIF posted in the last `within` seconds."""
        link, at = self._posted.get(key, ("", float("-inf")))
        return link if monotonic() - at < within else None

    def remember(self, key: FilmKey, link: str) -> None:
        """Remember the link to a GIF posted just now."""
        self._posted[key] = link, monotonic()

    async def film(self, game: str, shots: Sequence[Shot], report: ReportScene) -> bytes:
        """Draw a GIF; `report` gets the number of scenes drawn now and then.

        Raises:
            NoFilm: It couldn't be drawn now.
            WorkerError: It can't be drawn.
        """
        telling: list[asyncio.Future[None]] = []

        def tell(number: int) -> None:  # drawing doesn't wait for Discord
            if not telling or telling[-1].done():
                telling.append(asyncio.ensure_future(report(number)))

        try:
            async with self._turn:
                return await self._queued(game, shots, tell)
        finally:
            await asyncio.gather(*telling)

    @property
    def worker_pid(self) -> int | None:
        """The id of the drawing process, while there is one."""
        return self._worker.pid if self._worker and self._worker.returncode is None else None

    async def close(self) -> None:
        """Stop drawing; everybody in the queue gets NoFilm."""
        self._closed = True
        if self._worker is not None:
            kill_worker(self._worker)
            await self._worker.wait()

    async def _ended(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            kill_worker(worker)
            await worker.communicate()  # which closes the pipes as well

    async def _queued(self, game: str, shots: Sequence[Shot], tell: Callable[[int], None]) -> bytes:
        if self._closed:
            raise NoFilm
        try:
            async with asyncio.timeout(self._patience):
                return await self._drawn(game, shots, tell)
        except (OSError, EOFError, ValueError) as error:  # a TimeoutError is an OSError
            log.warning("a GIF could not be drawn: %r", error)
            raise NoFilm from error
        finally:
            await self._ended()

    async def _drawn(self, game: str, shots: Sequence[Shot], tell: Callable[[int], None]) -> bytes:
        asked = await asyncio.to_thread(pickle.dumps, (game, shots), pickle.HIGHEST_PROTOCOL)
        worker = await start_worker("bot.features.replay.film_process", stdin=PIPE)
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
                tell(int(line))
                last = monotonic()
        file: bytes = result_of(await worker.stdout.read())
        return file
