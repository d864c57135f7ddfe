"""Tells systemd that the bot is ready and goes on, where systemd asks for it.

The protocol of sd_notify(3): a datagram to the socket that `NOTIFY_SOCKET` names.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

log = logging.getLogger(__name__)

READY_RETRY_S: Final = 1.0
"""How long, in seconds, before systemd is told once more that the bot is ready."""


def notify(state: str, env: Mapping[str, str] = os.environ) -> bool:
    """Tell systemd a state, such as "READY=1"; return False where it is too busy to take that.

    Nobody waits at a table because systemd is busy. Where it does not listen there is nothing to do.
    """
    address = env.get("NOTIFY_SOCKET", "")
    if not address:
        return True
    if address.startswith("@"):  # an abstract socket
        address = "\0" + address[1:]
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_NONBLOCK) as sending:
        try:
            sending.connect(address)
            sending.sendall(state.encode())
        except BlockingIOError:
            log.warning("systemd is too busy to be told %s", state)
            return False
        except OSError as error:
            log.warning("systemd was not told %s: %s", state, error)
    return True


async def notify_ready(env: Mapping[str, str] = os.environ) -> None:
    """Tell systemd that the bot is ready, again and again until it takes that."""
    while not notify("READY=1", env):  # noqa: ASYNC110 - systemd tells nobody when it has time
        await asyncio.sleep(READY_RETRY_S)


def watchdog_interval(env: Mapping[str, str] = os.environ) -> float | None:
    """Return how many seconds may pass between signs of life; None where none are awaited."""
    microseconds = env.get("WATCHDOG_USEC", "")
    return int(microseconds) / 2_000_000 if microseconds.isdecimal() else None


async def feed_watchdog(
    well: Callable[[], Awaitable[bool]], env: Mapping[str, str] = os.environ
) -> None:
    """Give systemd a sign of life as long as all is well; without one it starts the bot anew."""
    seconds = watchdog_interval(env)
    while seconds is not None:
        if await well():
            notify("WATCHDOG=1", env)
        await asyncio.sleep(seconds)
