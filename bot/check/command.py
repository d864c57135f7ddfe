"""The order of the checks, and their output."""

import argparse
import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import aiohttp
import discord

from bot.check import application, machine
from bot.check.finding import CheckLine, Finding
from bot.check.probe import Probe
from bot.check.seen import SeenShapes
from bot.host.discord_time import DiscordTime
from bot.host.settings import Settings
from bot.messages.delivery import DeliveryError

SHAPES_FILE: Final = Path("facet-check.json")
"""The file with the shapes of the payloads that Discord sent."""


def main(settings: Settings, wanted: argparse.Namespace) -> int:
    """Run the checks, print each finding, and return the exit status."""
    logging.getLogger().handlers = [logging.NullHandler()]  # the lines say it
    return asyncio.run(_check(settings, wanted))


async def _check(settings: Settings, wanted: argparse.Namespace) -> int:
    seen, good = SeenShapes(), True
    async for finding in findings(settings, wanted, seen):
        print(finding, flush=True)  # noqa: T201 - it is for a person
        good = good and finding.good
    if wanted.invite:
        return 0 if good else 1
    try:
        SHAPES_FILE.write_text(seen.as_json(), encoding="utf-8")
    except OSError as error:
        print(f"{SHAPES_FILE} was not written: {error}")  # noqa: T201
    else:
        print(f"{SHAPES_FILE}: the shapes of what Discord has sent, without any value")  # noqa: T201
    return 0 if good else 1


async def findings(
    settings: Settings, wanted: argparse.Namespace, seen: SeenShapes
) -> AsyncIterator[Finding]:
    """Run all checks."""
    if not wanted.invite:
        async for finding in machine.findings(settings.database, settings.backups):
            yield finding
    async for finding in at_discord(settings, wanted, seen):
        yield finding


async def at_discord(
    settings: Settings, wanted: argparse.Namespace, seen: SeenShapes
) -> AsyncIterator[Finding]:
    """Run the checks at Discord."""
    time = DiscordTime()
    time.install()
    async with Probe(time, seen) as probe:
        try:
            await probe.login(settings.token)
        except discord.LoginFailure:
            todo = "copy it again from your application's Bot page to FACET_TOKEN, or its file"
            yield Finding(CheckLine.TOKEN, "Discord does not accept it", todo)
            return
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            reason = str(error) or type(error).__name__
            todo = "check this machine's network, and https://discordstatus.com"
            yield Finding(CheckLine.ANSWERS, f"Discord cannot be reached ({reason})", todo)
            return
        yield Finding(CheckLine.TOKEN, f"it is that of {probe.user}")
        try:
            if wanted.invite:
                yield await application.invited(probe)
                return
            async for finding in application.findings(probe, fix=wanted.fix):
                yield finding
        except DeliveryError as error:
            todo = "check again; see https://discordstatus.com if it goes on"
            yield Finding(CheckLine.ANSWERS, f"Discord refused a request: {error}", todo)
        else:
            yield Finding(CheckLine.ANSWERS, "Discord answered every request")
        if wanted.channel is not None:
            from bot.check import channel  # noqa: PLC0415 - it imports Pillow

            async for finding in channel.findings(probe, wanted.channel, wanted):
                yield finding
