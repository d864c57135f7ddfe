"""The bot as a process of its own: started, watched, ended politely or not."""

import asyncio
import os
import signal
from collections.abc import Callable, Mapping, Sequence

POLITE_SECONDS = 10.0


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
        self._process: asyncio.subprocess.Process | None = None
        self._watching: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        """Whether the process lives."""
        return self._process is not None and self._process.returncode is None

    @property
    def exit_code(self) -> int | None:
        """What it ended with; None while it lives, and before it was ever started."""
        return self._process.returncode if self._process is not None else None

    @property
    def pid(self) -> int | None:
        """Its number, while it lives."""
        return self._process.pid if self._process is not None and self.running else None

    async def start(self) -> None:
        """Start the bot unless it runs."""
        if self.running:
            return
        # In a session of its own, so that Ctrl-C reaches it through us, and only once.
        self._process = await asyncio.create_subprocess_exec(
            *self._command,
            env={**os.environ, **self._environment},
            start_new_session=True,
        )
        self._watching = asyncio.create_task(self._watch(self._process))
        self._changed()

    async def kill(self) -> None:
        """End the bot at once, as a crash would."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        """Ask the bot to end, and insist after a while."""
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

    async def _watch(self, process: asyncio.subprocess.Process) -> None:
        await process.wait()
        self._changed()
