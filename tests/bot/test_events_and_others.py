"""Events of a server when others change what they rest on: its channels, its permissions, the events themselves."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.features.scheduled_events.job import MAX_TRIES
from bot.playground.discord import world
from bot.playground.discord.permissions import Permission
from bot.playground.discord.world import ACTIVE, CANCELED, COMPLETED, SCHEDULED
from bot.testing.people import Channel
from tests.bot.days import Days
from tests.bot.managing import choose
from tests.bot.server import Server, text
from tests.bot.test_scheduled_events import (
    deny,
    events,
    look,
    pass_time,
    plan,
    plan_in,
    planned,
    route,
    rows,
    starts,
)

FULL = "This server has as many events as Discord allows."
LOG = "bot.features.scheduled_events.job"

pytestmark = pytest.mark.usefixtures("by_hand")

SEEN = Permission.VIEW_CHANNEL


def everybody(server: Server, *, sees: bool) -> None:
    """Let everybody see the channels of the server, or only those whom a channel names."""
    role = server.guild.roles[server.guild.id]
    permissions = role.permissions | SEEN if sees else role.permissions & ~SEEN
    server.guild.roles[role.id] = world.Role(role.id, role.name, permissions)


def hide(server: Server, *, from_bot: bool) -> None:
    """Hide the channel from everybody, or from everybody but the bot."""
    channel = server.discord.world.channel(str(server.channel.id))
    channel.overwrites.append(world.Overwrite(server.guild.id, is_member=False, deny=SEEN))
    if not from_bot:
        bot = server.discord.world.bot_id
        channel.overwrites.append(world.Overwrite(bot, is_member=True, allow=SEEN))


def asked(server: Server, before: int) -> list[str]:
    """Return what Discord was asked about the server and its channel, after so many requests of all."""
    here = {str(server.id), str(server.channel.id)}
    new = server.discord.requests[before:]
    return [f"{it.method} {it.path}" for it in new if here & set(it.path.split("/"))]


@pytest.mark.parametrize("from_bot", [False, True])
async def test_a_channel_that_is_hidden_later_has_no_event_any_more(
    server: Server, *, from_bot: bool
) -> None:
    """It is canceled at the next look, and none is created, whatever becomes of the table and the channel."""
    await planned(server)
    await look(server)
    hide(server, from_bot=from_bot)
    await look(server)
    (event,) = events(server)
    assert event.status == CANCELED
    server.discord.world.channel(str(server.channel.id)).overwrites.clear()
    await plan(server, "1d")
    await look(server)
    assert events(server) == [event]
    await server.press("ada", "Close table")
    await look(server)
    assert await rows(server) == []


async def test_an_event_stays_deleted_that_the_bot_was_about_to_cancel(
    server: Server, days: Days
) -> None:
    """Discord failed, a moderator was faster, and by then the channel is open again."""
    await planned(server)
    await look(server)
    hide(server, from_bot=False)
    server.fail("PATCH", route(server, "/*"), 400)
    await look(server)
    server.discord.remove_event(events(server)[0])
    server.discord.world.channel(str(server.channel.id)).overwrites.clear()
    for _ in range(2):
        await days.go_by(timedelta(minutes=3))
        await look(server)
    assert events(server) == []


async def test_a_hidden_server_has_no_event_any_more(server: Server) -> None:
    """A role can hide all channels at once; an event that goes on is completed."""
    await planned(server)
    await server.press("bo", "Join")
    await look(server)
    await server.press("ada", "Start")
    await look(server)
    everybody(server, sees=False)
    await look(server)
    everybody(server, sees=True)
    assert [it.status for it in events(server)] == [COMPLETED]


async def test_a_closed_voice_channel_has_no_event_any_more(server: Server) -> None:
    """Its chat is for those who can connect to it."""
    stored = server.discord.add_channel("talk", None, guild=server.guild, kind=world.VOICE)
    talk = Channel(int(stored.id))
    await choose(server, "mo", events="on")
    await server.command("ada", "splendor new", talk)
    await plan_in(server, talk)
    await look(server)
    (event,) = events(server)
    server.deny(talk, Permission.CONNECT)
    bot = server.discord.world.bot_id
    stored.overwrites.append(world.Overwrite(bot, is_member=True, allow=Permission.CONNECT))
    await look(server)
    assert event.status == CANCELED


async def test_what_changes_in_a_hidden_channel_is_not_told(server: Server) -> None:
    """Not even by the change after which it is canceled."""
    await planned(server)
    await look(server)
    (event,) = events(server)
    before = starts(event)
    await plan(server, "1d")
    hide(server, from_bot=False)
    await look(server)
    assert (event.status, starts(event)) == (CANCELED, before)


async def test_one_look_asks_once_for_each_channel(server: Server) -> None:
    """An event about which there is nothing new costs the look at its server and its channel."""
    await planned(server)
    await look(server)
    before = len(server.discord.requests)
    await look(server)
    assert asked(server, before) == [
        f"GET /guilds/{server.id}",
        f"GET /channels/{server.channel.id}",
    ]


async def test_an_event_keeps_what_a_moderator_writes(server: Server) -> None:
    """Its name stays when the bot moves it, and its time stays until the game is moved."""
    await planned(server)
    await look(server)
    (event,) = events(server)
    event.name = "Splendor night"
    event.starts += 600
    moved = starts(event)
    await look(server)
    assert starts(event) == moved
    await plan(server, "1d")
    await look(server)
    assert starts(event) == (await server.table()).starts
    assert (event.name, event.status) == ("Splendor night", SCHEDULED)


async def test_an_event_that_a_moderator_starts_goes_on(server: Server) -> None:
    """Until the game is moved: then there is another one."""
    await planned(server)
    await look(server)
    (event,) = events(server)
    event.status = ACTIVE
    await look(server)
    assert event.status == ACTIVE
    await plan(server, "1d")
    await look(server)
    await look(server)
    assert [it.status for it in events(server)] == [COMPLETED, SCHEDULED]


@pytest.mark.alone
async def test_a_full_server_has_the_event_once_there_is_room(server: Server, days: Days) -> None:
    """The settings say why there is none; Discord is asked a few times only."""
    theirs = [other_event(server) for _ in range(100)]
    await planned(server)
    before = len(server.discord.requests)
    for _ in range(5):
        await look(server)
    assert asked(server, before).count(f"POST {route(server)}") == 1
    assert FULL in text(await choose(server, "mo"))
    del server.discord.world.events[theirs[0].id]
    await pass_time(server, days, timedelta(minutes=3))
    for _ in range(2):
        await look(server)
    assert [it.status for it in events(server) if it not in theirs] == [SCHEDULED]
    assert FULL not in text(await choose(server, "mo"))


@pytest.mark.alone
async def test_a_server_that_stays_full_is_asked_every_hour_at_most(
    server: Server, days: Days
) -> None:
    """Until the game is to begin: then nothing is left to be done."""
    for _ in range(100):
        other_event(server)
    await planned(server)
    before = len(server.discord.requests)
    for _ in range(4 * 60):
        await look(server)
        await days.leap(timedelta(minutes=1))
    assert asked(server, before).count(f"POST {route(server)}") == 7
    assert await rows(server) == []


@pytest.mark.alone
@pytest.mark.parametrize("hours", [1, 20])
async def test_an_event_outlasts_the_absence_of_the_bot(
    server: Server, days: Days, caplog: pytest.LogCaptureFixture, *, hours: int
) -> None:
    """Removed and invited again, it goes on with the event that is there; it logs once why it can't."""
    await planned(server)
    await plan(server, "1d")
    await look(server)
    leave(server)
    caplog.set_level("INFO", LOG)
    before = len(server.discord.requests)
    for _ in range(hours * 60):
        await look(server)
        await days.leap(timedelta(minutes=1))
    assert len(asked(server, before)) <= 6 + hours
    assert len([it for it in caplog.records if it.name == LOG]) == 1
    server.discord.invite_bot(server.guild)
    await plan(server, "3h")
    await pass_time(server, days, timedelta(minutes=61))
    await look(server)
    (event,) = events(server)
    assert starts(event) == (await server.table()).starts


async def test_manage_events_alone_creates_none(server: Server) -> None:
    """Discord lets it change and end events; the settings name the permission that is missing."""
    await planned(server)
    await look(server)
    deny(server)
    bot = server.discord.world.bot_id
    manager = world.Role(server.discord.new_id(), "events", Permission.MANAGE_EVENTS)
    server.guild.roles[manager.id] = manager
    server.guild.members[bot] = (manager.id,)
    await plan(server, "none")
    await look(server)
    await plan(server, "1d")
    await look(server)
    assert [it.status for it in events(server)] == [CANCELED]
    assert "I lack the permission **Create Events**" in text(await choose(server, "mo"))


@pytest.mark.alone
async def test_what_is_over_without_the_bot_is_forgotten(server: Server, days: Days) -> None:
    """The table was closed, and nobody lets the bot cancel the event."""
    await planned(server)
    await look(server)
    await server.press("ada", "Close table")
    leave(server)
    for _ in range(MAX_TRIES):
        await look(server)
        await days.leap(timedelta(hours=1))
    assert await rows(server) == []


@pytest.mark.alone
async def test_a_hidden_event_is_canceled_as_soon_as_the_bot_may(
    server: Server, days: Days
) -> None:
    """However long it lacked the permission."""
    await planned(server)
    await plan(server, "1d")
    await look(server)
    granted = server.guild.roles[server.guild.id]
    deny(server)
    hide(server, from_bot=True)
    for _ in range(MAX_TRIES + 2):
        await look(server)
        await days.leap(timedelta(hours=1))
    assert [it.status for it in events(server)] == [SCHEDULED]
    server.guild.roles[server.guild.id] = granted
    await look(server)
    assert [it.status for it in events(server)] == [CANCELED]


def leave(server: Server) -> None:
    """Remove the bot from the server."""
    del server.guild.members[server.discord.world.bot_id]


def other_event(server: Server) -> world.ScheduledEvent:
    """Let the owner of the server create an event, a year ahead."""
    discord = server.discord
    starts = discord.now() + 365 * 86400
    event = world.ScheduledEvent(
        discord.new_id(),
        server.guild.id,
        server.guild.owner_id,
        "A walk",
        "",
        "The park",
        starts,
        starts + 60,
    )
    discord.world.events[event.id] = event
    return event
