"""Events of a server: what begins at a time appears there once, changes, begins and ends, whatever goes wrong."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.features.scheduled_events.job import MOST_EVENTS, EventJob
from bot.features.scheduled_events.store import ScheduledEvent, ScheduledEvents
from bot.playground.discord import world
from bot.playground.discord.permissions import Permission
from bot.playground.discord.world import ACTIVE, CANCELED, COMPLETED, SCHEDULED
from bot.store.values import ServerSettings
from bot.tables.table import Table
from bot.testing.people import Channel
from tests.bot.days import Days
from tests.bot.managing import choose
from tests.bot.server import Server, answered, components, text
from tests.bot.test_season import go_by, season_of
from tests.bot.test_season import look as look_at_seasons

pytestmark = pytest.mark.usefixtures("by_hand")


def route(server: Server, of: str = "") -> str:
    """Return the path of this server's events, or of each of them."""
    return f"/guilds/{server.id}/scheduled-events{of}"


async def look(server: Server) -> None:
    """Let the bot compare the events with what it knows, as it does every minute."""
    await server.facet.parts.of(EventJob).look()
    await server.settle()


def events(server: Server) -> list[world.ScheduledEvent]:
    """Return the events of the server that were ever created, and not deleted."""
    return [it for it in server.discord.world.events.values() if it.guild_id == server.guild.id]


async def rows(server: Server) -> list[ScheduledEvent]:
    """Return what the bot knows of the server's events."""
    known = await server.facet.tables.store.of(ScheduledEvents).known([0], 1)
    return [it for it in known if it.guild_id == server.id]


async def plan(server: Server, when: str = "3h") -> None:
    """Let Ada choose when the game begins."""
    panel = answered(await server.press("ada", "Settings"))
    times = next(it for it in components(panel) if ":starts:" in it.get("custom_id", ""))
    await server.person("ada").select(panel, [when], custom_id=times["custom_id"])


async def planned(server: Server) -> None:
    """Let a manager want events, and Ada open a table whose game begins in three hours."""
    await choose(server, "mo", events="on")
    await server.command("ada", "splendor new", seats="joined")
    await plan(server)


def starts(event: world.ScheduledEvent) -> datetime:
    """Return when an event starts."""
    return datetime.fromtimestamp(event.starts, UTC)


def deny(server: Server) -> None:
    """Take the permission to create events from everybody, the bot included."""
    everybody = server.guild.roles[server.guild.id]
    without = everybody.permissions & ~Permission.CREATE_EVENTS
    server.guild.roles[server.guild.id] = world.Role(everybody.id, everybody.name, without)


async def pass_time(server: Server, days: Days, time: timedelta) -> None:
    """Let time go by for the bot and for Discord."""
    server.discord.ahead += time.total_seconds()
    await days.go_by(time)


async def test_servers_have_no_events_unless_they_want_them(server: Server) -> None:
    """They are off by default, and who doesn't manage the server can't turn them on."""
    await server.command("ada", "splendor new")
    await plan(server)
    await look(server)
    assert events(server) == []
    await choose(server, "mo", events="on")
    await look(server)
    assert len(events(server)) == 1


async def test_a_game_with_a_starting_time_is_an_event(server: Server) -> None:
    """It says what begins, when and where, names nobody, and is created once."""
    await planned(server)
    for _ in range(3):
        await look(server)
    (event,) = events(server)
    table = await server.table()
    place = f"https://discord.com/channels/{server.id}/{server.channel.id}"
    assert event.name == "Splendor: join the game"
    assert event.location == place
    assert place in event.description
    assert event.description.endswith(f"\n\nFacet {table.id}")
    assert "ada" not in f"{event.name}{event.description}"
    assert starts(event) == table.starts
    assert event.ends - event.starts == 2 * 3600
    assert event.status == SCHEDULED


async def test_an_event_follows_its_table(server: Server) -> None:
    """It moves with the starting time, is canceled without one, and appears again with a new one."""
    await planned(server)
    await look(server)
    await plan(server, "1d")
    await look(server)
    (event,) = events(server)
    assert starts(event) == (await server.table()).starts
    await plan(server, "none")
    await look(server)
    assert event.status == CANCELED
    assert await rows(server) == []
    await plan(server, "1h")
    await look(server)
    assert [it.status for it in events(server)] == [CANCELED, SCHEDULED]


async def test_an_event_begins_and_ends_with_the_game(server: Server) -> None:
    """Also before its time; and nothing is left to be done."""
    await planned(server)
    await server.press("bo", "Join")
    await look(server)
    await server.press("ada", "Start")
    for _ in range(2):
        await look(server)
    (event,) = events(server)
    assert event.status == ACTIVE
    await server.resign("bo")
    await look(server)
    assert event.status == COMPLETED
    assert await rows(server) == []


async def test_a_closed_lobby_cancels_its_event(server: Server) -> None:
    """Nobody is reminded of what isn't going to be."""
    await planned(server)
    await look(server)
    await server.press("ada", "Close table")
    await look(server)
    assert [it.status for it in events(server)] == [CANCELED]


async def test_to_turn_events_off_cancels_them(server: Server) -> None:
    """The games go on; other people's events stay."""
    await planned(server)
    await look(server)
    (event,) = events(server)
    theirs = world.ScheduledEvent(
        server.discord.new_id(), server.guild.id, server.guild.owner_id, "A walk", event.description,
        "The park", event.starts, event.ends,
    )  # fmt: skip
    server.discord.world.events[theirs.id] = theirs
    await choose(server, "mo", events="off")
    await look(server)
    assert (event.status, theirs.status) == (CANCELED, SCHEDULED)
    assert (await server.table()).stage == "lobby"


async def test_what_a_moderator_deletes_stays_deleted(server: Server) -> None:
    """Whatever becomes of the table then."""
    await planned(server)
    await look(server)
    server.discord.remove_event(events(server)[0])
    for when in ("1d", "none", "1h"):
        await plan(server, when)
        await look(server)
    assert events(server) == []
    await server.press("ada", "Close table")
    await look(server)
    assert await rows(server) == []


async def test_what_a_moderator_cancels_stays_canceled(server: Server) -> None:
    """Discord doesn't change it any more, and the bot creates no other one."""
    await planned(server)
    await look(server)
    (event,) = events(server)
    event.status = CANCELED
    await plan(server, "1d")
    await look(server)
    await look(server)
    assert events(server) == [event]


async def test_a_hidden_channel_has_no_events(server: Server) -> None:
    """All members see the events of a server, so what not all of them see isn't among these."""
    seen = Permission.VIEW_CHANNEL
    hidden = server.add_channel("hidden", seen)
    stored = server.discord.world.channel(str(hidden.id))
    for member in (server.person("ada").id, int(server.discord.world.bot_id)):
        stored.overwrites.append(world.Overwrite(str(member), is_member=True, allow=seen))
    await choose(server, "mo", events="on")
    await server.command("ada", "splendor new", hidden)
    await plan_in(server, hidden)
    await look(server)
    await look(server)
    assert events(server) == []
    assert [it.dropped for it in await rows(server)] == [True]


async def plan_in(server: Server, channel: Channel) -> None:
    """Let the game of another channel begin in three hours."""
    table = await server.table(channel)
    at = server.facet.tables.store.now() + timedelta(hours=3)
    await server.facet.tables.change(table.id, lambda it: _starting(it, at))


def _starting(table: Table, at: datetime) -> Table:
    return replace(table, starts=at, revision=table.revision + 1)


async def test_direct_messages_have_no_events(server: Server) -> None:
    """Nor groups, nor servers without the bot: a query leaves out whatever isn't in a server of the bot."""
    await planned(server)
    table = await server.table()
    await server.facet.tables.store.engine.write(
        "UPDATE tables SET place = 'visited' WHERE id = $1", table.id
    )
    server.facet.tables.forget()
    await look(server)
    assert events(server) == []


async def test_a_lost_permission_is_explained_and_tried_again(server: Server, days: Days) -> None:
    """The settings say what is missing, Discord is asked ever less often, and it goes on once the permission is there."""
    granted = server.guild.roles[server.guild.id]
    deny(server)
    await planned(server)
    panel = await choose(server, "mo")
    assert "I lack the permission **Create Events**" in text(panel)
    before = len(server.discord.requests)
    for _ in range(5):
        await look(server)
    asked = [it for it in server.discord.requests[before:] if it.method == "POST"]
    assert len([it for it in asked if it.path == route(server)]) == 1
    server.guild.roles[server.guild.id] = granted
    await days.go_by(timedelta(minutes=3))
    await look(server)
    assert len(events(server)) == 1
    assert "Create Events" not in text(await choose(server, "mo"))


async def test_discord_is_asked_in_vain_every_hour_at_most(server: Server, days: Days) -> None:
    """However late the permission comes, the game has its event."""
    granted = server.guild.roles[server.guild.id]
    deny(server)
    await planned(server)
    await plan(server, "1d")
    before = len(server.discord.requests)
    for _ in range(20):
        await look(server)
        await days.go_by(timedelta(minutes=61))
    asked = [it for it in server.discord.requests[before:] if it.path == route(server)]
    assert len([it for it in asked if it.method == "POST"]) <= 20
    assert events(server) == []
    server.guild.roles[server.guild.id] = granted
    await look(server)
    assert len(events(server)) == 1


async def test_a_lost_answer_makes_no_second_event(server: Server) -> None:
    """Discord created it and said nothing: the bot finds it by its description."""
    await planned(server)
    await look(server)
    events_of = server.facet.tables.store.of(ScheduledEvents)
    (row,) = await rows(server)
    await events_of.save(ScheduledEvent(row.about_id, row.about, row.guild_id))
    await look(server)
    assert len(events(server)) == 1
    assert await rows(server) == [row]


async def test_an_event_that_nobody_knows_of_is_canceled_with_its_table(server: Server) -> None:
    """The bot was killed before it noted Discord's id, and the lobby was closed before it was back."""
    await planned(server)
    await look(server)
    (row,) = await rows(server)
    await server.facet.tables.store.of(ScheduledEvents).save(
        ScheduledEvent(row.about_id, row.about, row.guild_id)
    )
    await server.press("ada", "Close table")
    await look(server)
    assert [it.status for it in events(server)] == [CANCELED]
    assert await rows(server) == []


async def test_what_fails_is_tried_again(server: Server, days: Days) -> None:
    """A server error at each of the requests puts an event off, and loses nothing."""
    await planned(server)
    for method, path in (("GET", route(server)), ("POST", route(server))):
        server.fail(method, path, 400)
        await look(server)
        assert events(server) == []
        await days.go_by(timedelta(minutes=10))
    await look(server)
    (event,) = events(server)
    await plan(server, "1d")
    for method in ("GET", "PATCH"):
        server.fail(method, route(server, "/*"), 400)
        await look(server)
        await days.go_by(timedelta(minutes=10))
    await look(server)
    assert starts(event) == (await server.table()).starts


async def test_a_server_has_few_events_of_the_bot(server: Server) -> None:
    """The games that begin soonest have one; the next follows when one of them is over."""
    await choose(server, "mo", events="on")
    channels = [server.add_channel(f"hall {number}") for number in range(MOST_EVENTS + 2)]
    store = server.facet.tables.store
    await store.servers.save(
        ServerSettings(server.id, events=True, most_each=100),
        ServerSettings(server.id, events=True),
    )
    for channel in channels:
        await server.command("ada", "splendor new", channel)
        await plan_in(server, channel)
    await look(server)
    await look(server)
    assert len(events(server)) == MOST_EVENTS
    lobby = next(it for it in server.seen(channel=channels[0]))
    await server.press("ada", "Close table", lobby)
    await look(server)
    await look(server)
    statuses = [it.status for it in events(server)]
    assert (statuses.count(SCHEDULED), statuses.count(CANCELED)) == (MOST_EVENTS, 1)


@pytest.mark.alone
async def test_an_evening_is_an_event(server: Server, days: Days) -> None:
    """It begins with the first round; one that is called off cancels it."""
    await choose(server, "mo", events="on")
    await server.command("mo", "season evening", game="splendor", rounds="3")
    await look_at_seasons(server)
    await look(server)
    (event,) = events(server)
    assert event.name == "Splendor: evening 1"
    assert starts(event) == (await season_of(server)).starts
    for name in ("ada", "bo", "cy", "di"):
        await server.press(name, "Join")
    server.discord.ahead += 31 * 60
    await go_by(server, days, timedelta(minutes=31))
    await look(server)
    assert (await season_of(server)).stage == "running"
    assert event.status == ACTIVE
    await server.press(
        "mo", "Yes, call it off", answered(await server.command("mo", "season close"))
    )
    await look(server)
    assert event.status == COMPLETED
    assert await rows(server) == []


@pytest.mark.alone
async def test_a_season_that_is_put_off_gets_another_event(server: Server, days: Days) -> None:
    """Discord has begun the first one by itself, so it is completed, and the new start has one of its own."""
    await choose(server, "mo", events="on")
    await server.command("mo", "season open", game="splendor")
    await look_at_seasons(server)
    await look(server)
    (event,) = events(server)
    assert event.name == "Splendor: start of season 1"
    time = starts(event) - days.now + timedelta(minutes=1)
    server.discord.ahead += time.total_seconds()
    await go_by(server, days, time)
    for _ in range(2):
        await look(server)
    later = events(server)[-1]
    assert event.status == COMPLETED
    assert later.status == SCHEDULED
    assert starts(later) == (await season_of(server)).starts


@pytest.mark.alone
async def test_discord_completes_what_goes_on_for_too_long(server: Server, days: Days) -> None:
    """After two hours the event is over, the game isn't, and the bot has nothing left to do."""
    await planned(server)
    await server.press("bo", "Join")
    await look(server)
    await server.press("ada", "Start")
    await look(server)
    await pass_time(server, days, timedelta(hours=6))
    await look(server)
    (event,) = server.discord.events_of(server.guild) or events(server)
    assert event.status == COMPLETED
    assert (await server.table()).stage == "playing"
    assert await rows(server) == []


@pytest.mark.alone
async def test_a_restart_makes_no_second_event(server: Server) -> None:
    """The next process knows what the last one has created."""
    await planned(server)
    await look(server)
    await server.restart()
    await look(server)
    assert len(events(server)) == 1
