"""Asks a worker process for the answers of computers: started on demand, ended when idle.

Whatever becomes of the worker, a question gets an answer: where it dies or is late, the game's
quick player steps in.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Any, Final

from bot.threads import in_thread
from rules import GAMES, Position

log = logging.getLogger(__name__)

PATIENCE: Final = 10.0
"""Seconds that the worker may think about one question."""
IDLE: Final = 60.0
"""Seconds without a question after which the worker is ended, for its memory."""


class Thinking:
    """Who is asked for a computer's answer. Questions are answered one after the other."""

    def __init__(self, patience: float = PATIENCE, idle: float = IDLE) -> None:
        self._patience = patience
        self._idle = idle
        self._turn = asyncio.Lock()
        self._worker: Process | None = None
        self._ending: asyncio.TimerHandle | None = None
        self._endings: set[asyncio.Task[None]] = set()

    async def answer(self, game: str, level: str, view: Position[Any]) -> str:
        """Return the notation of a move for the seat that is asked in this view of it."""
        try:
            async with self._turn:
                return _checked(await self._asked(game, level, view), view)
        except (OSError, EOFError, ValueError) as error:  # a TimeoutError is an OSError
            log.warning("a computer's answer comes from the quick player: %r", error)
            return str(await in_thread(GAMES[game].quick, view))

    @property
    def worker_pid(self) -> int | None:
        """The worker's process id while there is one."""
        return self._worker.pid if self._worker and self._worker.returncode is None else None

    async def close(self) -> None:
        """End the worker, if there is one."""
        if self._ending:
            self._ending.cancel()
            self._ending = None
        worker, self._worker = self._worker, None
        if worker is not None:
            with suppress(ProcessLookupError):
                worker.kill()
            # Reading to the end closes the pipes as well, which waiting alone does not.
            await worker.communicate()

    async def _asked(self, game: str, level: str, view: Position[Any]) -> str:
        if self._ending:
            self._ending.cancel()
        try:
            async with asyncio.timeout(self._patience):
                worker = await self._started()
                question = pickle.dumps((game, level, view), pickle.HIGHEST_PROTOCOL)
                worker.stdin.write(len(question).to_bytes(4) + question)  # type: ignore[union-attr]
                await worker.stdin.drain()  # type: ignore[union-attr]
                line = await worker.stdout.readuntil()  # type: ignore[union-attr]
        except BaseException:
            await self.close()  # whatever it may still answer belongs to no question
            raise
        self._ending = asyncio.get_running_loop().call_later(self._idle, self._end)
        return line.decode()

    async def _started(self) -> Process:
        if self._worker is None or self._worker.returncode is not None:
            command = (sys.executable, "-m", "bot.computers")
            self._worker = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        return self._worker

    def _end(self) -> None:
        async def ending() -> None:
            async with self._turn:
                await self.close()

        task = asyncio.create_task(ending())
        self._endings.add(task)
        task.add_done_callback(self._endings.discard)


def _checked(line: str, view: Position[Any]) -> str:
    """Return the notation that a worker wrote; raise ValueError if it is no answer."""
    notation = line.removesuffix("\n")
    if view.decision is None or notation not in map(str, view.decision.moves):
        raise ValueError(f"the worker answered {line!r}")
    return notation
