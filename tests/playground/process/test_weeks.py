"""Whole processes over simulated weeks: the clock leaps, for the bot and for its stand-in alike."""

import asyncio
import re
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.playground.server.gateway import Loss
from bot.store.values import Clock
from bot.tables import clocks
from bot.tables.table import Table
from tests.playground.process.house import House, Log, Player, said
from tests.playground.waiting import eventually, until

pytestmark = pytest.mark.alone
HOUR, DAY = 3600, 86_400
REMINDER = re.compile(r"<@(\d+)>: it’s your turn, and time’s up")


def told(house: House, channel: str | None = None) -> list[str]:
    """Return what everybody reads in a channel, oldest first."""
    return [said(message) for message in house.posted(channel)]


def reminders(house: House, channel: str | None = None) -> list[str]:
    """Return the ids of those whom a channel reminds now."""
    return [who for text in told(house, channel) for who in REMINDER.findall(text)]


def user(house: House, name: str) -> str:
    """Return somebody's id."""
    return house.stand_in.person(name).id


async def begin(house: House, *others: Player, channel: str | None = None, **terms: str) -> Table:
    """Seat Robin, who begins, and others; return the table once the clock runs."""
    for player in (house.robin, *others):
        player.channel = channel or house.place
    await house.robin.command("splendor new", seats="joined", target="10", **terms)
    lobby = await house.shown(channel)
    for player in others:
        await player.press(f"facet:b:{lobby.id}:0:join:")
    await house.robin.press(f"facet:b:{lobby.id}:0:start:")
    return await running(house, channel)


async def running(
    house: House, channel: str | None = None, like: Callable[[Clock], bool] = lambda _: True
) -> Table:
    """Return a table once its board is up and the clock of its question runs, and is like this."""
    return await eventually(
        lambda: house.shown(channel),
        lambda table: (clock := clocks.running(table)) is not None and like(clock),
    )


def given_back(old: Clock) -> Callable[[Clock], bool]:
    """Return what tells whether a clock was given the days of a silence, and reminds nobody yet."""
    return lambda clock: (
        clock.starts_at - old.starts_at > timedelta(days=1) and clock.reminder_id is None
    )


async def test_discord_is_away_for_days(house: House, log: Log) -> None:
    """Nobody is late who could not play, and no computer plays for them; all their time is left."""
    table = await begin(house, house.sam, pace="1d", late="computer")
    assert table.clock is not None
    await house.lose(Loss(reset=True, seconds=60))
    house.stand_in.leap(3 * DAY)
    await until(lambda: "the clock leapt" in log.text())
    house.stand_in.gateway.settle()
    table = await running(house, like=given_back(table.clock))
    assert (table.asked, table.players[0].missed) == (0, 0)
    assert reminders(house) == []


async def test_a_direct_message_is_in_its_readers_language(house: House) -> None:
    """A person reminded there reads the language they spoke when they chose it, and nothing in the channel."""
    house.robin.locale = "ja"
    await house.robin.command("my reminders")
    await house.robin.press("facet:s:0:0:own-choose:reminders:", ["direct"])
    house.robin.locale = "en-US"
    await begin(house, house.sam, pace="1d")
    world = house.stand_in.world
    direct = world.between(user(house, "robin"), world.bot_id)
    assert direct is not None
    house.stand_in.leap(13 * HOUR)
    await until(lambda: any("手番です" in text for text in told(house, direct.name)))
    assert reminders(house) == []


async def test_who_is_forgotten_while_the_last_board_is_posted(house: House) -> None:
    """Nothing of that board is noted: neither their name comes back, nor is it posted again."""
    table = await begin(house, house.sam, pace="1d")
    await house.robin.command("table resign")
    house.stand_in.faults.add({"delay": 4.0, "method": "POST", "route": "^/webhooks/"})
    number = table.number
    resigning = asyncio.create_task(house.robin.press(f"facet:b:{table.id}:{number}:resigned:won"))
    await until(lambda: not house.stand_in.faults.waiting())
    await house.robin.command("my forget")
    await house.robin.press("facet:b:0:0:forgotten:")
    await resigning
    over = await house.shown()
    assert over.stage == "finished"
    assert over.shown == replace(over.shown, message_id=None, caption="")
    assert over.players[0].name == ""


async def test_reminders_of_boards_in_archived_threads(house: House) -> None:
    """Nothing can be pressed there: the thread is opened again, or whoever is reminded is asked to."""
    world, parent = house.stand_in.world, house.channel_id()
    threads = [house.stand_in.add_channel(name, parent) for name in ("left alone", "locked")]
    await house.robin.command("my reminders")
    await house.robin.press("facet:s:0:0:own-choose:reminders:", ["direct"])
    tables = [await begin(house, house.sam, channel=thread.name, pace="1h") for thread in threads]
    for thread in threads:
        thread.archived = True
    threads[1].locked = True
    direct = world.between(house.stand_in.person("robin").id, world.bot_id)
    assert direct is not None
    house.stand_in.leap(HOUR // 2 + 60)
    await until(lambda: len(told(house, direct.name)) == 2)
    texts = {
        table.channel_id: next(text for text in told(house, direct.name) if table.link() in text)
        for table in tables
    }
    assert [thread.archived for thread in threads] == [False, True]
    asks = ["post something in it first" in text for text in texts.values()]
    assert asks == [False, True]
