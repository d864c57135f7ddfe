"""Readiness and watchdog notifications for systemd, if systemd asks for them.

The protocol is sd_notify(3): a datagram to the socket in `NOTIFY_SOCKET`.
"""

import asyncio
import logging
import os
import socket
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

log = logging.getLogger(__name__)

READY_RETRY_S: Final = 1.0
"""Seconds before the readiness notification is retried."""


def notify(state: str, env: Mapping[str, str] = os.environ) -> bool:
    """Send a state such as "READY=1" to systemd; return False if its socket is full.

    It never blocks, and does nothing if systemd isn't listening.
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
            log.warning("systemd is too busy to receive %s", state)
            return False
        except OSError as error:
            log.warning("could not notify systemd of %s: %s", state, error)
    return True


async def notify_ready() -> None:
    """Tell systemd that the bot is ready, retrying until it's received."""
    while not notify("READY=1"):  # noqa: ASYNC110 - there is no event to wait for
        await asyncio.sleep(READY_RETRY_S)


def watchdog_interval(env: Mapping[str, str] = os.environ) -> float | None:
    """Return the seconds between watchdog notifications (half of the timeout); None if it's off."""
    microseconds = env.get("WATCHDOG_USEC", "")
    return int(microseconds) / 2_000_000 if microseconds.isdecimal() else None


async def feed_watchdog(is_healthy: Callable[[], Awaitable[bool]]) -> None:
    """Feed systemd's watchdog while `is_healthy` returns True; otherwise systemd restarts the bot."""
    seconds = watchdog_interval()
    while seconds is not None:
        if await is_healthy():
            notify("WATCHDOG=1")
        await asyncio.sleep(seconds)
