"""`python -m bot`: run the bot until SIGINT or SIGTERM; with a word more, such as `check`, what `facet` does.

Exit status: 0 after a signal; 2 if the configuration is wrong; 1 if a later start may succeed
(Discord or the database is unreachable, or another process holds the database).
"""

import asyncio
import logging
import signal
import sys
from argparse import Namespace
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Final

import aiohttp
import discord

import bot.games  # noqa: F401 - before everything that lists the games
from bot.check.arguments import arguments
from bot.client import Facet, ShardedFacet
from bot.features.catalogue import FEATURES
from bot.host.discord_address import point_at
from bot.host.discord_time import DiscordTime
from bot.host.logs import set_up_logging
from bot.host.memory import limit_heap
from bot.host.overtime import StepLimit
from bot.host.settings import BadSetting, Settings, Shards, warn_if_world_readable
from bot.host.shifted_clock import ShiftedClock
from bot.host.wait_for_discord import wait_until_reachable
from bot.store import (
    DatabaseAway,
    DatabaseBusy,
    DatabaseUnusable,
    NotSaved,
    Store,
    held_database,
    open_store,
)
from bot.store.contract import PendingUpdate
from rules.catalogue import LEFT_OUT, strangers

log = logging.getLogger("bot")

MOST_THREADS: Final = 16
"""How many threads may be at work; games can keep as many but one busy, and nobody else notices."""
SWITCH_S: Final = 0.0005
"""Seconds after which a thread that is drawing lets the event loop run, which may have a hundred short
steps to make meanwhile; Python's own 5 ms would be added to many of them."""
EXIT_TRY_AGAIN: Final = 1
EXIT_CANNOT_START: Final = 2
_CLOSE_REASONS: Final = {
    4004: (
        "Discord does not accept the token. Copy it again from your application's Bot page at"
        " https://discord.com/developers/applications to where it is kept: FACET_TOKEN, or the file"
        " that FACET_TOKEN_FILE names"
    ),
    4011: "Discord requires several connections for this many servers: remove FACET_SHARDS",
    4013: "Discord does not know an intent that this version requests: update Facet",
    4014: "Discord does not allow an intent that this version requests: update Facet",
}
"""The host's message for each gateway close code after which reconnecting is useless."""
_SHARDING_REQUIRED: Final = 4011


class ShardingNeeded(Exception):
    """Discord recommends several connections (shards)."""

    def __init__(self, count: int) -> None:
        super().__init__(f"{count} connections")
        self.shards = Shards(tuple(range(count)), count)


async def begin(settings: Settings) -> None:
    """Run the bot with the configured shards, or with as many as Discord recommends.

    A single connection uses a plain client, which reconnects sooner.
    """
    # More than `AT_ONCE` are there only while some work takes long.
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(MOST_THREADS, "draw"))
    sys.setswitchinterval(SWITCH_S)
    try:
        await run(settings)
    except ShardingNeeded as needed:
        log.info("Discord recommends %s", needed)
        await run(replace(settings, shards=needed.shards))


async def run(settings: Settings) -> None:
    """Run the bot until SIGINT or SIGTERM; raise whatever prevents the start."""
    time = DiscordTime()
    time.install()
    clock = ShiftedClock(settings.clock, time) if settings.clock else None
    async with held_database(settings.database):
        store = await open_store(
            settings.database, FEATURES, clock or time, settings.backups, starting=True
        )
        try:
            await _serve(store, settings, time, clock)
        finally:
            if store.update is not None:  # the bot never came up
                await _put_back(store.update)


async def _serve(
    store: Store, settings: Settings, time: DiscordTime, clock: ShiftedClock | None
) -> None:
    """Run the bot on an open database, and close that."""
    kind = ShardedFacet if settings.shards else Facet
    sharding = settings.shards.options if settings.shards else {}
    facet = kind(store, bounds=settings.bounds, time=time, **sharding)
    loop = asyncio.get_running_loop()
    running = asyncio.create_task(_start(facet, settings))
    beside = [
        asyncio.create_task(facet.engine.find_levels()),
        *([asyncio.create_task(clock.follow(facet.jump))] if clock else []),
    ]
    stopping: list[asyncio.Task[None]] = []

    async def stop() -> None:
        if facet.is_up:
            await facet.close()
        running.cancel()  # a start in progress is cancelled first, then closed

    def on_signal(name: str) -> None:
        if not stopping:
            log.info("%s: closing", name)
            stopping.append(loop.create_task(stop()))

    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, on_signal, number.name)
    try:
        async with facet:  # discord.py can't close a client that it hasn't set up
            await running
    except (asyncio.CancelledError, Exception):
        if not stopping:  # otherwise a signal cancelled the start
            raise
    finally:
        for task in beside:
            task.cancel()
        await asyncio.gather(*beside, return_exceptions=True)
        await (stopping[0] if stopping else facet.close())
        log.info("closed")


async def _start(facet: Facet, settings: Settings) -> None:
    async with AsyncExitStack() as beside:
        for feature in FEATURES:
            await beside.enter_async_context(feature.hosting(facet, settings))
        await _connect(facet, settings)


async def _put_back(update: PendingUpdate) -> None:
    try:
        await asyncio.to_thread(update.put_back)
    except (DatabaseUnusable, OSError) as error:
        log.error("the update could not be undone, the next start tries again: %s", error)  # noqa: TRY400 - a line


async def _connect(facet: Facet, settings: Settings) -> None:
    recommended = await wait_until_reachable(settings.token, facet.time)
    if settings.shards is None and recommended > 1:
        raise ShardingNeeded(recommended)
    try:
        await facet.start(settings.token)
    except discord.ConnectionClosed as error:
        if settings.shards is None and error.code == _SHARDING_REQUIRED:  # servers joined meanwhile
            raise OSError("it asks for several connections now") from error
        raise


def explain_failure(error: Exception) -> tuple[str, int]:
    """Return a one-line reason and the exit status; re-raise unexpected errors."""
    match error:
        case BadSetting():
            return str(error), EXIT_CANNOT_START
        case DatabaseUnusable() | NotSaved():
            return explain_database_failure(error)
        case discord.LoginFailure() | discord.PrivilegedIntentsRequired():
            code = 4004 if isinstance(error, discord.LoginFailure) else 4014
            return _CLOSE_REASONS[code], EXIT_CANNOT_START
        case discord.ConnectionClosed() if error.code in _CLOSE_REASONS:
            return _CLOSE_REASONS[error.code], EXIT_CANNOT_START
        case discord.DiscordException() | aiohttp.ClientError() | OSError():
            reason = str(error) or type(error).__name__
            return f"Discord cannot be reached ({reason}): try again", EXIT_TRY_AGAIN
    raise error


def explain_database_failure(error: Exception) -> tuple[str, int]:
    """Return a one-line reason why the database can't be used, and the exit status."""
    match error:
        case DatabaseBusy():
            return f"another process holds the database ({error}): try again", EXIT_TRY_AGAIN
        case DatabaseAway() | NotSaved():
            return f"the database cannot be reached ({error}): try again", EXIT_TRY_AGAIN
    return f"the database cannot be used ({error}): see FACET_DATABASE", EXIT_CANNOT_START


def main() -> int:
    """Run the bot, or the command given; return the exit status."""
    from bot.command_line import COMMANDS  # noqa: PLC0415 - it imports this module

    words = sys.argv[1:]
    if words and words[0] in COMMANDS and words[0] != "check":
        return COMMANDS[words[0]][0](words[1:])
    return start(arguments(words) if words else None)


def start(wanted: Namespace | None) -> int:
    """Run the bot, or the check with the options given; return the exit status."""
    try:
        settings = Settings.load()
        limit_heap()
        set_up_logging(settings.log_level, settings.log_format)
        warn_if_world_readable()
        for line in LEFT_OUT:
            log.warning("left out: %s", line)
        if settings.discord_url:
            point_at(settings.discord_url)
        if wanted:
            from bot.check import command  # noqa: PLC0415 - only the check needs it

            return command.main(settings, wanted)
        with StepLimit(strangers()).kept():
            asyncio.run(begin(settings))
    except Exception as error:  # noqa: BLE001 - unexpected errors are raised again
        reason, status = explain_failure(error)
        sys.stderr.write(f"facet: {' '.join(reason.split())}\n")
        return status
    return 0


if __name__ == "__main__":
    sys.exit(main())
