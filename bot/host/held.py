"""Holds a path for one process, by the kernel's lock on a file beside it.

The lock ends with its process, however that ends. What the file says is only for people: which process
it is, and since when.
"""

import asyncio
import fcntl
import logging
import os
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

log = logging.getLogger(__name__)

TRIES: Final = 50
"""How often a process that starts looks whether the one before it has ended."""
PAUSE_S: Final = 0.1
"""Seconds between two such looks."""
_MAX_LINE: Final = 200


class Held(Exception):
    """Another process holds the path; the message says which one, and since when."""


def lock_of(path: Path) -> Path:
    """Return the file that is locked for a path: the same one by whatever link the path is named."""
    whole = os.path.realpath(path)
    return Path(f"{whole}-lock")


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Hold a path while the context is open; raise Held if another process does.

    Where the file can't be locked, as on some network drives, a warning says so.
    """
    with ExitStack() as opened:
        try:
            handle = os.open(lock_of(path), os.O_RDWR | os.O_CREAT, 0o600)
            opened.callback(os.close, handle)
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise Held(_holder(handle)) from error
        except OSError as error:
            log.warning(
                "%s can't be locked (%s): make sure that no other process uses it",
                path,
                error.strerror,
            )
        else:
            opened.callback(
                fcntl.flock, handle, fcntl.LOCK_UN
            )  # a forked process may share the handle
            _sign(handle)
        yield


@asynccontextmanager
async def held_soon(path: Path) -> AsyncIterator[None]:
    """Do the same, after a few seconds of patience for a process that is ending."""
    with ExitStack() as holding:
        for left in reversed(range(TRIES)):
            try:
                holding.enter_context(held(path))
                break
            except Held as error:
                if not left:
                    raise
                if left == TRIES - 1:
                    log.info("waiting for %s to end, which holds %s", error, path)
            await asyncio.sleep(PAUSE_S)
        yield


def _sign(handle: int) -> None:
    line = f"{os.getpid()} {socket.gethostname()} {datetime.now(UTC):%Y-%m-%d %H:%M:%S} UTC"
    with suppress(OSError):  # the disk is full; the lock holds nevertheless
        os.ftruncate(handle, 0)
        os.pwrite(handle, line.encode(), 0)


def _holder(handle: int) -> str:
    pid, _, rest = os.pread(handle, _MAX_LINE, 0).decode(errors="replace").partition(" ")
    host, _, since = rest.partition(" ")
    if not since:  # it hasn't signed yet
        return "another process"
    where = "" if host == socket.gethostname() else f" on {host}"
    return f"process {pid}{where}, since {since}"
