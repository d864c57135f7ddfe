"""Events of a server when others change what they rest on: its channels, its permissions, the events themselves."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.playground.discord import world
from bot.playground.discord.permissions import Permission
from bot.playground.discord.world import ACTIVE, CANCELED, COMPLETED, SCHEDULED
from tests.bot.days import Days
from tests.bot.server import Server
from tests.bot.test_scheduled_events import (
    events,
    look,
    pass_time,
    plan,
    planned,
    rows,
    starts,
)

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
async def test_a_new_time_after_the_first_has_an_event_of_its_own(
    server: Server, days: Days
) -> None:
    """Nobody came, so Discord has started and ended the first one by itself."""
    await planned(server)
    await look(server)
    await pass_time(server, days, timedelta(hours=5, minutes=1))
    await look(server)
    assert [it.status for it in events(server)] == [COMPLETED]
    await plan(server, "1d")
    await look(server)
    assert [it.status for it in events(server)] == [COMPLETED, SCHEDULED]
