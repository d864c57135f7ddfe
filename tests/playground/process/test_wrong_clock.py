"""A host whose clock is off: Discord tells the time."""

import re
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from time import time

import pytest

from bot.host.discord_time import DiscordTime
from bot.playground.discord.settings import Settings
from tests.playground.process.anywhere import Settle, to_the_channel
from tests.playground.process.house import House, Log, best

AHEAD = 3600
"""Seconds by which this machine's clock is ahead of Discord's."""


@pytest.fixture(scope="module")
def usual_settings() -> Settings:
    """Let it be earlier at Discord."""
    return Settings(
        rate_limits=False, save_seconds=60, ack_seconds=30, clock=lambda: time() - AHEAD
    )


@pytest.mark.alone
async def test_tokens_do_not_look_expired(house: House, log: Log) -> None:
    """Boards are posted by the click's own webhook, and the host is told to set the clock."""
    table = await house.open_table()
    await house.turn(table)
    await house.shown()
    assert [entry for entry in to_the_channel(house) if entry["method"] == "POST"] == []
    assert re.search(
        r"This machine's clock is 3(599|600|601) s ahead of Discord's", Log(log.path).text()
    )


async def test_a_place_where_the_bot_is_a_guest(settle: Settle) -> None:
    """There it can only answer clicks, and it does."""
    house = settle("visited")
    table = await house.open_table()
    await house.turn(table, best(table))
    await house.shown()


async def test_what_is_kept_has_discords_time(house: House) -> None:
    """A table's own times are those of the messages that show it."""
    table = await house.open_table()
    assert table.opened is not None
    assert abs(time() - AHEAD - table.opened.timestamp()) < 600


def said(at: float) -> str:
    """Spell a time as `Date` does."""
    return format_datetime(datetime.fromtimestamp(int(at), UTC), usegmt=True)


@pytest.mark.parametrize(
    ("told", "sent", "received", "behind"),
    [
        (1000.9, 1000.0, 1001.0, 0),  # all is well
        (1000.0, 1000.0, 1030.0, 0),  # an answer that was long on its way
        (1030.0, 1000.0, 1030.1, 0),  # and a question
        (4600.2, 1000.0, 1000.2, 3600),
        (1000.2, 4600.0, 4600.2, -3600),
        (1006.5, 1000.0, 1000.2, 6),
    ],
)
def test_how_far_off_the_clock_is(told: float, sent: float, received: float, behind: float) -> None:
    """Only an answer that can't have been given while it was waited for corrects the clock."""
    clock = DiscordTime()
    clock.observe(said(told), sent, received)
    assert clock.behind_s == pytest.approx(behind, abs=1)
    assert abs(clock() - datetime.now(UTC) - timedelta(seconds=behind)) < timedelta(seconds=2)


def test_a_clock_that_is_set_while_the_bot_runs() -> None:
    """The next answer shows that there is nothing to correct any more."""
    clock = DiscordTime()
    clock.observe(said(4600), 1000, 1000.2)
    assert clock.behind_s > 3000
    clock.observe(said(4601), 4601, 4601.2)
    assert clock.behind_s == 0


@pytest.mark.parametrize("date", [None, "", "yesterday"])
def test_an_answer_without_a_time(date: str | None) -> None:
    """It changes nothing."""
    clock = DiscordTime()
    clock.observe(date, 0, 0)
    assert clock.behind_s == 0
