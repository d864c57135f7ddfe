"""Tells systemd that the bot is ready and goes on, where systemd asks for it.

The protocol of sd_notify(3): a datagram to the socket that `NOTIFY_SOCKET` names.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections.abc import Awaitable, Callable, Mapping

log = logging.getLogger(__name__)


def notify(state: str, env: Mapping[str, str] = os.environ) -> None:
    """Tell systemd a state, such as "READY=1"; do nothing where it does not listen.

    What it does not take at once is lost: nobody waits at a table because systemd is busy.
    """
    address = env.get("NOTIFY_SOCKET", "")
    if not address:
        return
    if address.startswith("@"):  # an abstract socket
        address = "\0" + address[1:]
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_NONBLOCK) as sending:
        try:
            sending.connect(address)
            sending.sendall(state.encode())
        except OSError as error:
            log.warning("systemd was not told %s: %s", state, error)


def pause(env: Mapping[str, str] = os.environ) -> float | None:
    """Return how many seconds may pass between signs of life; None where none are awaited."""
    microseconds = env.get("WATCHDOG_USEC", "")
    return int(microseconds) / 2_000_000 if microseconds.isdecimal() else None


async def keep_telling(
    well: Callable[[], Awaitable[bool]], env: Mapping[str, str] = os.environ
) -> None:
    """Give systemd a sign of life as long as all is well; without one it starts the bot anew."""
    seconds = pause(env)
    while seconds is not None:
        if await well():
            notify("WATCHDOG=1", env)
        await asyncio.sleep(seconds)
