"""The bot as a separate process: started, watched, stopped or killed."""

import asyncio
import os
import signal
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

POLITE_SECONDS = 10.0


class Process(Protocol):
    """A child process, as asyncio shows one."""

    @property
    def pid(self) -> int:
        """The process ID."""

    @property
    def returncode(self) -> int | None:
        """Its exit code: a negative number is a signal, None means that it is running."""

    def send_signal(self, signal: signal.Signals) -> None:
        """Send it a signal."""

    def kill(self) -> None:
        """Send it SIGKILL."""

    async def wait(self) -> int:
        """Wait until it has ended; return its exit code."""


class BotProcess:
    """One bot at a time, started with the same command and environment each time."""

    def __init__(
        self,
        command: Sequence[str],
        environment: Mapping[str, str],
        changed: Callable[[], None],
    ) -> None:
        self._command = tuple(command)
        self._environment = dict(environment)
        self._changed = changed
        self._process: Process | None = None
        self._watching: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        """Whether the process is running."""
        return self._process is not None and self._process.returncode is None

    @property
    def exit_code(self) -> int | None:
        """Its exit code; None while it is running, and before its first start."""
        return self._process.returncode if self._process is not None else None

    @property
    def pid(self) -> int | None:
        """Its process id, while it is running."""
        return self._process.pid if self._process is not None and self.running else None

    async def start(self) -> None:
        """Start the bot unless it is running."""
        if self.running:
            return
        environment = {**os.environ, **self._environment}
        self._process = await self._spawn(self._command, environment)
        self._watching = asyncio.create_task(self._watch(self._process))
        self._changed()

    async def _spawn(self, command: Sequence[str], environment: Mapping[str, str]) -> Process:
        """Start a process in a session of its own: Ctrl-C reaches it through us, and only once."""
        return await asyncio.create_subprocess_exec(
            *command, env=environment, start_new_session=True
        )

    async def kill(self) -> None:
        """Kill the bot at once, as a crash would."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        """Ask the bot to stop, and kill it after a while."""
        await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> None:
        process, watching = self._process, self._watching
        if process is None or watching is None or process.returncode is not None:
            return
        process.send_signal(how)
        try:
            await asyncio.wait_for(asyncio.shield(watching), POLITE_SECONDS)
        except TimeoutError:
            process.kill()
            await watching

    async def _watch(self, process: Process) -> None:
        await process.wait()
        self._changed()
