"""Starts worker processes without the bot's secrets."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping
from contextlib import suppress
from signal import SIGKILL
from types import MappingProxyType
from typing import Final

WORKER_ENVIRONMENT: Final = frozenset(
    ("HOME", "LANG", "LC_ALL", "LC_CTYPE", "LD_LIBRARY_PATH", "PATH", "TMPDIR", "TZ")
)
"""The environment variables that a worker inherits, besides PYTHON*."""

NO_SETTINGS: Final[Mapping[str, str]] = MappingProxyType({})
SHARED_SETTINGS: Final[dict[str, str]] = {}
"""The settings that every worker gets."""


async def start_worker(
    module: str,
    *arguments: str,
    stdin: int | None = None,
    stderr: int | None = None,
    settings: Mapping[str, str] = NO_SETTINGS,
) -> Process:
    """Start `python -m module` with its output piped; raise OSError if that fails.

    Its environment has these settings, and never the token, nor otherwise the database's address.
    """
    env = {
        name: value
        for name, value in os.environ.items()
        if name in WORKER_ENVIRONMENT or name.startswith("PYTHON")
    }
    command = (sys.executable, "-m", module, *arguments)
    return await asyncio.create_subprocess_exec(
        *command,
        env={**env, **SHARED_SETTINGS, **settings},
        stdin=stdin,
        stdout=PIPE,
        stderr=stderr,
    )


def kill_worker(worker: Process) -> None:
    """Kill a worker, unless it has ended.

    `Process.kill` looks whether it has, and thereby takes the exit status that asyncio waits for.
    """
    if worker.returncode is None:
        with suppress(ProcessLookupError):
            os.kill(worker.pid, SIGKILL)
