"""People who look for opponents: from `/find` to the game that begins."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import Any, get_args

import pytest

from bot.features.matchmaking.actions import MAX_WAITS
from bot.features.matchmaking.alerts import AlertJob
from bot.features.matchmaking.found_tables import FoundTables
from bot.features.matchmaking.job import Matchmaking
from bot.features.matchmaking.store import Queue
from bot.host.settings import Bounds
from bot.playground.discord.interactions import COMPONENT
from bot.store.values import Pace
from bot.tables import changes
from bot.testing.people import Channel, Person
from tests.bot.days import HOUR, Days
from tests.bot.managing import choose, fill_in
from tests.bot.server import Server, answered, button_id, labels, private, rest, text
from tests.playground.waiting import PATIENCE

pytestmark = pytest.mark.alone


async def find(server: Server, name: str, channel: Channel | None = None, **wish: str) -> str:
    """Let a person look for opponents; return the panel once the queue has been looked at."""
    wish = {"game": "splendor", "seats": "2", **wish}
    panel = private(await server.command(name, "find", channel, **wish))
    await look(server)
    return panel


async def look(server: Server) -> None:
    """Look at the queue, and then who is to hear of it, as the bot does whenever it changes."""
    await server.facet.parts.of(Matchmaking).tick()
    await server.facet.parts.of(AlertJob).tick()
    await rest(server)


async def test_matching_waits_for_no_message(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While somebody isn't told yet of the table that was found, others are matched; then they are told."""
    sending, slow = asyncio.Event(), asyncio.Event()

    async def late(*_: object) -> None:
        sending.set()
        await slow.wait()

    queue = server.facet.tables.store.of(Queue)
    for name, seats in (("bo", "2"), ("cy", "3")):
        await find(server, name, seats=seats)
    for entry in await queue.everybody():
        await queue.join(replace(entry, fewest=2, most=2))
    monkeypatch.setattr("bot.features.matchmaking.found_tables.send_direct", late)
    async with asyncio.timeout(PATIENCE):
        await server.facet.parts.of(Matchmaking).tick()
        await sending.wait()
    assert await waiting(server) == ["bo*", "cy*"]
    slow.set()
    await rest(server)


async def waiting(server: Server) -> list[str]:
    """Return the names of those who wait, in the order of the queue; with a star, a table was found."""
    entries = await server.facet.tables.store.of(Queue).everybody()
    return [f"{it.name}*" if it.table_id else it.name for it in entries]


async def go_by(server: Server, days: Days, time: timedelta) -> None:
    """Let time go by, and do what is due then."""
    await days.go_by(time)
    await look(server)


async def test_two_people_get_a_table(server: Server) -> None:
    """They are called to a lobby and told of it directly; the game begins once both have accepted."""
    panel = await find(server, "ada")
    assert "Splendor · 2 players · 1 day per turn" in panel
    assert "nobody else is waiting" in panel
    await find(server, "bo")
    lobby = await server.newest()
    ada, bo = server.person("ada").id, server.person("bo").id
    assert sorted(lobby.mentioned) == sorted([ada, bo])
    assert labels(lobby) == ["Accept", "Decline", "New here?"]
    for name in ("ada", "bo"):
        told = await server.newest(server.direct(name))
        assert "I’ve found opponents for Splendor" in text(told)
        assert str(lobby.channel_id) in text(told)
        assert "Accept or decline" in private(await server.command(name, "find"))
    await server.press("bo", "Accept")
    assert (await server.table()).stage == "lobby"
    await server.press("ada", "Accept")
    table = await server.table()
    assert (table.stage, table.pace, table.rated) == ("playing", "1d", True)
    left = next(it for it in server.seen() if it.id == lobby.id)
    assert "invited" not in text(left)  # everybody has accepted
    await look(server)
    assert await waiting(server) == []


async def told(server: Server, name: str) -> tuple[str, str]:
    """Return what somebody reads in their panel of the queue, and in the direct message."""
    panel = next(text(it) for it in server.seen(name) if "Find a game" in text(it))
    return panel, text(await server.newest(server.direct(name)))


async def test_panel_and_message_say_what_is_the_case(server: Server) -> None:
    """They name the table once it's found, and the game once it has begun: nobody is asked any more."""
    await find(server, "ada")
    assert text(next(server.seen("ada"))).startswith("### You’re waiting for a game\n- **Splendor")
    await find(server, "bo")
    for name in ("ada", "bo"):
        panel, message = await told(server, name)
        assert "waiting" not in panel
        assert "Accept or decline at the table: https://" in panel
        assert "Accept at the table: https://" in message
    for name in ("ada", "bo"):
        await server.press(name, "Accept")
    await look(server)
    for name in ("ada", "bo"):
        for shown in await told(server, name):
            assert "the game I found for you has begun: https://" in shown
            assert "Accept" not in shown
        assert labels(await server.newest(server.direct(name))) == []


async def test_panel_and_message_say_that_a_table_came_to_nothing(server: Server) -> None:
    """Who declined reads that they don't wait any more, and the other that they do."""
    for name in ("ada", "bo"):
        await find(server, name)
    await server.press("bo", "Decline")
    await look(server)
    panel, message = await told(server, "ada")
    assert "not everybody accepted" in panel
    assert "nobody else is waiting" in panel
    assert "I’m still looking for opponents" in message
    for shown in await told(server, "bo"):
        assert "you’re not waiting for this game any more" in shown


async def test_of_two_messages_only_the_last_one_changes(server: Server) -> None:
    """The message about an earlier game says what became of that one."""
    for _ in range(2):
        for name in ("ada", "bo"):
            await find(server, name)
        for name in ("ada", "bo"):
            await server.press(name, "Accept")
        await look(server)
        await server.resign("ada")
    messages = list(server.seen("ada", server.direct("ada")))
    links = {text(it).rpartition("/")[2] for it in messages}
    assert len(messages) == len(links) == 2


async def test_the_panel(server: Server) -> None:
    """Without options it shows what can be chosen; what one waits for can be stopped there."""
    panel = answered(await server.command("ada", "find"))
    assert panel.ephemeral
    assert labels(panel) == ["Look for opponents", "Tell me when somebody looks"]
    await server.press("ada", "Look for opponents", panel)
    assert await waiting(server) == ["ada"]
    assert "asked" in private(await server.command("ada", "my tables"))
    panel = answered(await server.command("ada", "find"))
    stop = next(
        part["custom_id"]
        for row in panel.components
        for part in row.get("components", [])
        if "find-stop" in part.get("custom_id", "")
    )
    await server.person("ada").select(panel, ["splendor:1d"], custom_id=stop)
    assert await waiting(server) == []
    assert "not at any table" in private(await server.command("ada", "my tables"))


async def test_nobody_waits_for_more_games_than_the_panel_has_room_for(server: Server) -> None:
    """One more is refused until another is stopped; one of them can still be changed."""
    paces = get_args(Pace)[: MAX_WAITS + 1]
    for pace in paces[:-1]:
        await find(server, "ada", pace=pace, apart="200", rated="yes")
    assert len(await waiting(server)) == MAX_WAITS
    assert "that’s the limit" in await find(server, "ada", pace=paces[-1])
    assert "unrated" in await find(server, "ada", pace=paces[0], rated="no")


async def test_the_button_is_where_people_look(server: Server) -> None:
    """In the help, in a lobby and under a finished game."""
    helped = answered(await server.command("ada", "help"))
    assert "Find a game" in labels(helped)
    await server.start_game("bo", pace="1h")
    await server.resign("ada")
    board = await server.newest()
    panel = private(await server.press("cy", "Find a game", board))
    assert "Nobody sees who is waiting" in panel


async def test_those_with_a_table_do_not_wait(server: Server) -> None:
    """Somebody who asks later isn't told that people for whom a table was found are waiting."""
    for name in ("ada", "bo"):
        await find(server, name)
    assert await waiting(server) == ["ada*", "bo*"]
    assert "nobody else is waiting" in await find(server, "cy")


async def test_nobody_has_two_tables_to_accept(server: Server) -> None:
    """Who waits for two games isn't matched for the second while a table was found for the first."""
    await find(server, "ada", game="seekers")
    for name in ("ada", "bo"):
        await find(server, name)
    await find(server, "cy", game="seekers")
    assert sorted(await waiting(server)) == ["ada", "ada*", "bo*", "cy"]


async def test_who_declines_leaves_the_queue(server: Server) -> None:
    """The others keep their places, and meet the next one who fits."""
    for name in ("ada", "bo"):
        await find(server, name)
    await server.press("bo", "Decline")
    await look(server)
    assert "bo** declined" in text(await server.newest())
    assert await waiting(server) == ["ada"]
    await find(server, "cy")
    assert await waiting(server) == ["ada*", "cy*"]


async def test_who_does_not_answer_leaves_the_queue(server: Server, days: Days) -> None:
    """A fast game keeps seats for two minutes; who accepted waits on, for as long as before."""
    for name in ("ada", "bo"):
        await find(server, name, pace="10m")
    await server.press("ada", "Accept")
    await go_by(server, days, timedelta(seconds=100))
    assert (await server.table()).stage == "lobby"
    await go_by(server, days, timedelta(seconds=30))
    assert "somebody didn’t answer in time" in text(await server.newest())
    assert await waiting(server) == ["ada"]
    await find(server, "cy", pace="10m")
    assert await waiting(server) == ["ada*", "cy*"]


async def test_slow_seats_are_kept_for_a_day(server: Server, days: Days) -> None:
    """And places in the queue for a week."""
    for name in ("ada", "bo"):
        await find(server, name)
    await go_by(server, days, 23 * HOUR)
    assert (await server.table()).stage == "lobby"
    await go_by(server, days, 2 * HOUR)
    assert (await server.table()).stage == "called-off"
    assert await waiting(server) == []


async def test_places_expire(server: Server, days: Days) -> None:
    """A fast one after a quarter of an hour, a slow one after a week."""
    await find(server, "ada", pace="10m")
    await find(server, "bo", pace="3d")
    await go_by(server, days, timedelta(minutes=16))
    assert await waiting(server) == ["bo"]
    await go_by(server, days, timedelta(days=7))
    assert await waiting(server) == []


async def test_a_place_expires_in_time_beside_a_found_table(server: Server) -> None:
    """The queue is looked at again when the place of somebody with a table in another queue expires."""
    await find(server, "ada", game="seekers", pace="10m")
    for name in ("ada", "bo"):
        await find(server, name)
    assert sorted(await waiting(server)) == ["ada", "ada*", "bo*"]
    due = await server.facet.parts.of(Matchmaking).tick()
    assert due is not None
    assert due <= server.facet.tables.store.now() + timedelta(minutes=15)


async def test_quiet_hours_and_days_away(server: Server, days: Days) -> None:
    """Nobody is brought together in their quiet hours; who goes away leaves the queue."""
    hour = days.now.hour
    await server.command(
        "ada", "my quiet", begin=f"{hour}:00", end=f"{(hour + 2) % 24}:00", zone="UTC"
    )
    for name in ("ada", "bo"):
        await find(server, name)
    assert await waiting(server) == ["ada", "bo"]
    await go_by(server, days, 2 * HOUR)
    assert await waiting(server) == ["ada*", "bo*"]
    await find(server, "cy")
    await server.command("cy", "my away", until="3")
    assert await waiting(server) == ["ada*", "bo*"]
    refused = private(await server.command("cy", "find", game="splendor"))
    assert "You’re away" in refused


@pytest.mark.parametrize(
    ("game", "wish"), [("splendor", {}), ("bluff", {}), ("bluff", {"seats": "6"})]
)
async def test_all_who_wait_together_get_one_table(
    server: Server, game: str, wish: dict[str, str]
) -> None:
    """Of people who would play with any number of others, as many as the game takes play together."""
    people = ("ada", "bo", "cy", "di", "ed", "flo")[: 3 if game == "splendor" else 6]
    asleep = server.facet.parts.of(Matchmaking)
    await asleep.close()
    for name in people:
        await server.command(name, "find", game=game, **wish)
    await look(server)
    assert sorted(it.name for it in (await server.table()).players) == sorted(people)
    for name in people:
        await server.press(name, "Accept")
    assert (await server.table()).stage == "playing"


async def test_tables_go_into_threads_where_the_server_wants_it(server: Server) -> None:
    """A thread of their own, in a channel that the server allows."""
    games = server.add_channel("more")
    await choose(server, "max", stand="thread", channels=[games])
    for name in ("ada", "bo"):
        await find(server, name)
    thread = server.thread(games)
    assert labels(await server.newest(thread)) == ["Accept", "Decline", "New here?"]
    assert "Splendor" in server.discord.world.channel(str(thread.id)).name


async def test_a_table_that_can_be_nowhere_leaves_people_waiting(
    server: Server, days: Days
) -> None:
    """They meet as soon as there's room again."""
    await fill_in(server, server.manager("max"), "1", "1")
    await server.command("eve", "splendor new")
    for name in ("ada", "bo"):
        await find(server, name)
    assert await waiting(server) == ["ada", "bo"]
    await server.press("eve", "Close table")
    await go_by(server, days, timedelta(minutes=1))
    assert await waiting(server) == ["ada*", "bo*"]


async def test_a_computer_plays_meanwhile(server: Server) -> None:
    """Its game is unrated, and ends when the people who were found begin."""
    await find(server, "ada")
    panel = answered(await server.command("ada", "find"))
    await server.press("ada", "Play a computer meanwhile", panel)
    thread = server.thread()
    alone = await server.table(thread)
    assert (alone.stage, alone.rated, alone.people) == ("playing", False, 1)
    again = answered(await server.command("ada", "find"))
    assert "Play a computer meanwhile" not in labels(again)
    await find(server, "bo")
    for name in ("ada", "bo"):
        await server.press(name, "Accept")
    await look(server)
    assert (await server.table(thread)).stage == "called-off"
    assert (await server.table()).stage == "playing"


async def test_who_leaves_a_game_loses_their_places(server: Server) -> None:
    """Whoever resigns is taken out of every queue."""
    await server.start_game("bo", "cy")
    for name, pace in (("ada", "1d"), ("ada", "3d"), ("bo", "7d")):
        await find(server, name, pace=pace)
    await server.resign("ada")
    assert await waiting(server) == ["bo"]


async def test_who_leaves_a_computer_alone_keeps_waiting(server: Server) -> None:
    """Resigning the game in the meantime lets nobody down."""
    await find(server, "ada")
    panel = answered(await server.command("ada", "find"))
    await server.press("ada", "Play a computer meanwhile", panel)
    table = await server.table(server.thread())
    resigned = partial(changes.resign, user_id=server.person("ada").id)
    await server.facet.tables.change(table.id, resigned)
    assert await waiting(server) == ["ada"]


async def test_a_deleted_channel_ends_the_search_there(server: Server) -> None:
    """Whoever looked for opponents in it leaves the queue, untold of a table; others keep waiting."""
    await find(server, "ada")
    server.remove_channel()
    elsewhere = server.add_channel("elsewhere")
    await find(server, "bo", elsewhere)
    await look(server)
    assert await waiting(server) == ["bo"]
    assert "found opponents" not in str([text(it) for it in server.seen(channel=elsewhere)])
    await find(server, "cy", elsewhere)
    assert await waiting(server) == ["bo*", "cy*"]


@pytest.mark.alone
async def test_found_tables_respect_the_limit_of_who_runs_the_bot(server: Server) -> None:
    """As tables that people open do."""
    await server.restart(Bounds(most_tables=1))
    await server.start_game("eve")
    for name in ("ada", "bo"):
        await find(server, name)
    assert await waiting(server) == ["ada", "bo"]


async def test_others_stay_out_of_a_found_table(server: Server) -> None:
    """Nobody joins it, invites people, or changes its settings."""
    for name in ("ada", "bo"):
        await find(server, name)
    for name, command in (("cy", "table join"), ("ada", "table computer")):
        assert "looking for opponents" in private(await server.command(name, command))


async def test_after_a_crash_nothing_is_lost_or_doubled(server: Server) -> None:
    """A group whose table wasn't opened gets it after the next start; a table that was isn't again."""
    await server.facet.parts.of(Matchmaking).close()
    for name in ("ada", "bo"):
        await server.command(name, "find", game="splendor")
    entries = await server.facet.tables.store.of(Queue).everybody()
    table_id = server.facet.tables.fresh_id()
    assert await server.facet.tables.store.of(Queue).match(table_id, server.id, entries)
    assert not await server.facet.tables.store.of(Queue).match(table_id + 1, server.id, entries)
    await server.restart()
    await look(server)
    assert (await server.table()).id == table_id
    shown = await server.newest()
    await server.restart()
    await look(server)
    assert (await server.newest()).id == shown.id
    direct = [text(it) for it in server.seen(channel=server.direct("ada"))]
    assert len(direct) == 1


async def test_who_asks_elsewhere_while_being_matched_keeps_waiting(server: Server) -> None:
    """If nobody of a group asks in the table's server any more, they are matched anew."""
    await server.facet.parts.of(Matchmaking).close()
    for name in ("ada", "bo"):
        await server.command(name, "find", game="splendor")
    queue = server.facet.tables.store.of(Queue)
    assert await queue.match(server.facet.tables.fresh_id(), 5, await queue.everybody())
    await look(server)
    assert await waiting(server) == ["ada*", "bo*"]
    assert (await server.table()).guild_id == server.id


async def test_only_servers_have_a_queue(server: Server) -> None:
    """In a direct message, one can see what one waits for, but not ask."""
    for name in ("ada", "bo"):
        await find(server, name)
    direct = server.direct("ada")
    assert "Accept or decline" in private(await server.command("ada", "find", direct))
    refused = private(await server.command("ada", "find", direct, game="seekers"))
    assert "only in a server" in refused


async def test_people_of_two_servers(server: Server) -> None:
    """They meet in one that allows it, if the one who waits elsewhere has played there."""
    other = Server(server.discord, server.discord.add_guild("Another", []), server.path)
    bo = other.person("bo").id
    server.guild.members[str(bo)] = ()
    server.people["bo"] = Person(server.discord, server.guild, bo)
    await find(server, "ada")
    await find(other, "bo")
    assert sorted(await waiting(server)) == ["ada", "bo"]
    await choose(server, "max", across="on")
    await look(server)
    assert sorted(await waiting(server)) == ["ada", "bo"]
    await server.command("bo", "splendor new")
    await server.add_computer("bo")
    await server.press("bo", "Start")
    await look(server)
    assert sorted(await waiting(server)) == ["ada*", "bo*"]
    found = await server.table(server.thread())
    assert (found.guild_id, set(found.user_ids)) == (server.id, {server.person("ada").id, bo})


async def test_a_found_table_that_is_blocked_is_said_to_be_missing(server: Server) -> None:
    """Both read where it is, and why nobody sees it."""
    server.guild.blocked.append("Accept")
    for name in ("ada", "bo"):
        await find(server, name)
    for name in ("ada", "bo"):
        said = "\n".join(text(it) for it in server.seen(name, server.direct(name)))
        assert "a table is open for you" in said
        assert "AutoMod blocked" in said


async def test_a_direct_message_can_be_switched_off(server: Server) -> None:
    """Who wants no reminders is called in the lobby alone."""
    await server.command("ada", "my reminders")
    await server.choose("ada", "none")
    for name in ("ada", "bo"):
        await find(server, name)
    assert (
        server.discord.world.between(str(server.person("ada").id), server.discord.world.bot_id)
        is None
    )
    assert server.person("ada").id in (await server.newest()).mentioned


async def test_a_persons_places_are_theirs(server: Server) -> None:
    """They are in the file of their data, and go when they are forgotten."""
    await find(server, "ada", pace="3d", apart="200", rated="yes")
    answer = answered(await server.command("ada", "my data"))
    content = (await answer.attachments[0].read()).decode()
    assert '"pace": "3d"' in content
    assert '"apart": 200' in content
    question = answered(await server.command("ada", "my forget"))
    assert button_id(question, "Delete my data")
    await server.press("ada", "Delete my data", question)
    assert await waiting(server) == []


async def test_nobody_waits_in_a_server_that_is_forgotten(server: Server) -> None:
    """The table found for two people is called off, and they aren't brought together again."""
    for name in ("ada", "bo"):
        await find(server, name)
    panel = await choose(server, "mo")
    question = answered(await server.press("mo", "Delete this server’s data", panel))
    await server.press("mo", "Delete everything", question)
    await look(server)
    assert await waiting(server) == []
    assert not await server.facet.tables.store.lookup.open_tables()


@pytest.mark.parametrize("who", ["a person", "a server"])
async def test_no_table_is_opened_for_who_is_forgotten_meanwhile(
    server: Server, monkeypatch: pytest.MonkeyPatch, who: str
) -> None:
    """Neither for a person nor in a server whose data is deleted while the bot looks for room."""
    panel = await choose(server, "mo")
    question = answered(await server.press("mo", "Delete this server’s data", panel))
    await find(server, "ada")
    mine = answered(await server.command("ada", "my forget"))
    has_room = FoundTables._has_room

    async def forgotten(*args: Any) -> bool:
        """Press, and wait for that alone: the bot doesn't rest before this has returned."""
        name, label, asked = (
            ("ada", "Delete my data", mine)
            if who == "a person"
            else ("mo", "Delete everything", question)
        )
        before = set(server.discord._tasks)
        data = {"custom_id": button_id(asked, label), "component_type": 2}
        server.begin(name, COMPONENT, data, asked)
        await asyncio.wait(set(server.discord._tasks) - before, timeout=20)
        return await has_room(*args)

    monkeypatch.setattr(FoundTables, "_has_room", forgotten)
    await find(server, "bo")
    assert await waiting(server) == (["bo"] if who == "a person" else [])
    assert not await server.facet.tables.store.lookup.open_tables()
