"""`python -m bot`: run the bot until it is told to stop."""

from __future__ import annotations

import asyncio
import logging
import signal
import sqlite3
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import discord

from bot.discord_address import point_at
from bot.facet import Facet
from bot.logs import set_up_logging
from bot.memory import be_sparing
from bot.settings import BadSetting, Settings
from bot.store import DatabaseTooNew, Store

log = logging.getLogger("bot")

CANNOT_START: Final = 2
"""The exit status when a setting is missing or wrong."""


async def run(settings: Settings) -> None:
    """Run the bot until SIGINT or SIGTERM; raise discord.LoginFailure for a wrong token."""
    store = await Store.open(settings.database)
    facet = Facet(store)
    loop = asyncio.get_running_loop()
    # Drawing and thinking take a few milliseconds each; more threads would cost memory alone.
    loop.set_default_executor(ThreadPoolExecutor(2, "draw"))
    stopping: list[asyncio.Task[None]] = []

    def stop(name: str) -> None:
        if not stopping:
            log.info("%s: closing", name)
            stopping.append(loop.create_task(facet.close()))

    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop, number.name)
    try:
        await facet.start(settings.token)
    finally:
        await (stopping[0] if stopping else facet.close())
        log.info("closed")


def _point_at(url: str) -> None:
    try:
        point_at(url)
    except ValueError as error:
        raise BadSetting(f"FACET_DISCORD_URL: {error}") from error


def main() -> int:
    """Return the exit status: 0 when told to stop, 2 when it cannot start."""
    try:
        settings = Settings.load()
        be_sparing()
        set_up_logging(settings.log_level)
        if settings.discord_url:
            _point_at(settings.discord_url)
        asyncio.run(run(settings))
    except (BadSetting, DatabaseTooNew) as error:
        sys.stderr.write(f"facet: {error}\n")
        return CANNOT_START
    except discord.LoginFailure:
        sys.stderr.write(
            "facet: Discord does not accept FACET_TOKEN. Copy it anew from the page Bot of your"
            " application at https://discord.com/developers/applications\n"
        )
        return CANNOT_START
    except sqlite3.OperationalError as error:
        sys.stderr.write(f"facet: the database cannot be used ({error}): see FACET_DATABASE\n")
        return CANNOT_START
    return 0


if __name__ == "__main__":
    sys.exit(main())
