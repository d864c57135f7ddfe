"""Facet as a process of its own that adds its log to a file: started as hosts do, or forked.

A fork of a process that has imported the bot and drawn a board costs a quarter of the CPU of
`python -m bot`, and is otherwise alike: it has its own session and environment, and can be killed.
Where the start itself is tested, `LoggedBot` is run.
"""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from runpy import run_module
from signal import SIGKILL, Signals, pidfd_send_signal
from subprocess import CompletedProcess
from tempfile import TemporaryDirectory

from bot.playground.server.bot_process import BotProcess, Process

_FORKS = multiprocessing.get_context("forkserver")
_PRELOADED = [
    "bot.__main__",
    "bot.features.operator.health_pages",
    "bot.features.operator.store_command",
    "bot.playground.app",
    "tests.playground.warm",
]
_FORKS.set_forkserver_preload(_PRELOADED)


class LoggedBot(BotProcess):
    """`python -m bot`, in the working directory of the tests."""

    def __init__(
        self, log: Path, environment: Mapping[str, str], changed: Callable[[], None]
    ) -> None:
        # The shell only turns the log into the file, and is gone by then.
        command = ["/bin/sh", "-c", 'exec "$0" -m bot 2>>"$1"', sys.executable, str(log)]
        super().__init__(command, environment, changed)
        self._log = log


class ForkedBot(LoggedBot):
    """The same, without importing everything anew."""

    async def _spawn(self, _command: Sequence[str], environment: Mapping[str, str]) -> Process:
        return fork(self._log, environment)


def fork(log: Path, environment: Mapping[str, str], folder: Path | None = None) -> Forked:
    """Start a process with these settings, in a folder or in the tests' own."""
    process = _FORKS.Process(target=_run, args=(log, environment, folder), daemon=True)
    process.start()
    return Forked(process)


def ran(
    module: str, *arguments: str, environment: Mapping[str, str], folder: str
) -> CompletedProcess[str]:
    """Run `python -m MODULE` to its end, without importing everything anew."""
    with TemporaryDirectory() as name:
        out, err = Path(name, "out"), Path(name, "err")
        command = (module, *arguments)
        process = _FORKS.Process(target=_command, args=(command, environment, folder, out, err))
        process.start()
        process.join()
        told, complained = out.read_text(encoding="utf-8"), err.read_text(encoding="utf-8")
    return CompletedProcess(command, process.exitcode or 0, told, complained)


class Forked:
    """A forked process, with what asyncio's have.

    Whether it is running, the kernel says: the process it was forked from may be gone first.
    """

    def __init__(self, process: ForkServerProcess) -> None:
        self._process = process
        assert process.pid is not None
        self.pid = process.pid
        self._ended = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        try:
            self._handle = os.pidfd_open(self.pid)
        except ProcessLookupError:  # it has ended already
            process.join()
            self._ended.set()
        else:
            self._loop.add_reader(self._handle, self._end)

    @property
    def returncode(self) -> int | None:
        """What it ended with; None while it is running."""
        return self._process.exitcode if self._ended.is_set() else None

    def send_signal(self, signal: Signals) -> None:
        """Send it a signal, unless it has ended."""
        if self.returncode is None:
            with suppress(ProcessLookupError):
                pidfd_send_signal(self._handle, signal)

    def kill(self) -> None:
        """Send it SIGKILL."""
        self.send_signal(SIGKILL)

    async def wait(self) -> int:
        """Wait until it has ended; return what with."""
        await self._ended.wait()
        return self._process.exitcode or 0

    def _end(self) -> None:
        self._loop.remove_reader(self._handle)
        os.close(self._handle)
        self._process.join()
        self._ended.set()


def _become(environment: Mapping[str, str], folder: Path | str | None, **files: Path) -> None:
    """Take this environment, folder and file for each of the standard streams named."""
    if folder:
        os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    for stream, file in files.items():
        opened = os.open(file, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o666)
        os.dup2(opened, getattr(sys, stream).fileno())


def _command(
    command: Sequence[str], environment: Mapping[str, str], folder: str, out: Path, err: Path
) -> None:
    """Become a command."""
    _become(environment, folder, stdout=out, stderr=err)
    module, *sys.argv[1:] = command
    run_module(module, run_name="__main__", alter_sys=True)


def _run(log: Path, environment: Mapping[str, str], folder: Path | None) -> None:
    """Become the bot."""
    os.setsid()
    _become(environment, folder, stderr=log)
    sys.argv[1:] = []
    from bot.__main__ import main  # noqa: PLC0415 - the tests' own process doesn't run the bot

    status = main()
    gc.collect()  # a fork ends without: what was left open warns now
    sys.exit(status)
