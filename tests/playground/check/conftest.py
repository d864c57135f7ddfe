"""A check of a stand-in, in the process of the tests."""

from __future__ import annotations

import argparse
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.check.arguments import arguments
from bot.check.command import at_discord
from bot.check.finding import CheckLine, Finding
from bot.check.seen import SeenShapes
from bot.host.settings import Settings
from bot.playground.discord.settings import TOKEN
from bot.playground.discord.settings import Settings as StandInSettings
from bot.playground.server.stand_in import StandIn
from tests.playground.discord_client import pointed

Checked = Callable[..., Awaitable[list[Finding]]]
REGISTERED_LATER = {CheckLine.COMMANDS, CheckLine.EMOJIS}
"""What only the bot's start, or `--fix`, brings to an application that is new."""


def red(found: list[Finding]) -> set[CheckLine]:
    """Return the lines at which something is to be done."""
    return {finding.line for finding in found if not finding.good}


def games(stand_in: StandIn) -> str:
    """Return the id of a channel."""
    return next(c.id for c in stand_in.world.channels.values() if c.name == "games")


@pytest.fixture(scope="module")
def usual_settings() -> StandInSettings:
    """Count no requests, and leave the disk alone."""
    return StandInSettings(rate_limits=False, save_seconds=60)


@pytest.fixture
def seen() -> SeenShapes:
    """Collect what came."""
    return SeenShapes()


@pytest.fixture
def checked(stand_in: StandIn, monkeypatch: pytest.MonkeyPatch, seen: SeenShapes) -> Checked:
    """Return what checks the stand-in, as with these words on the command line."""
    pointed(stand_in, monkeypatch)

    async def check(*given: str, token: str = TOKEN) -> list[Finding]:
        wanted: argparse.Namespace = arguments(["check", *given])
        settings = Settings(token, Path("facet.db"), "INFO")
        return [finding async for finding in at_discord(settings, wanted, seen)]

    return check
