"""The same thing twice or three times in the same instant: once is enough, and no limit is passed."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from bot.entry.dispatcher import MAX_IN_FLIGHT_PER_PERSON
from bot.features.blocks import actions as blocks
from bot.features.blocks.store import Blocks
from bot.features.follow import actions as follow
from bot.features.follow.actions import MAX_FOLLOWS
from bot.features.follow.store import Follow, Follows
from bot.features.matchmaking import actions as find
from bot.features.matchmaking.store import Queue
from bot.features.seasons import actions as season
from bot.features.seasons.store import Seasons
from bot.playground.discord.shapes import Json
from bot.tables import changes
from bot.testing.people import Channel, Seen
from tests.bot.planning import ADD, MORE, open_plan, planned
from tests.bot.server import Server, answered, button_id, components, labels, private, text
from tests.bot.test_daily import control
from tests.bot.test_finding import find as look_for
from tests.bot.test_finding import look
from tests.bot.test_profile import finish
from tests.bot.test_season import look as look_at_seasons

pytestmark = pytest.mark.alone

ALONE = "Play a computer meanwhile"


def threads(server: Server, channel: Channel | None = None) -> int:
    """Return how many threads a channel has."""
    return len(list(server.discord.world.threads_of(str((channel or server.channel).id))))


async def thrice(server: Server, name: str, label: str, message: Seen) -> None:
    """Let a person press a button three times in the same instant."""
    custom_id = button_id(message, label)
    assert custom_id is not None
    await server.at_once([(name, message, custom_id)] * 3)


async def open_games(server: Server, name: str) -> list[int]:
    """Return the ids of a person's open tables."""
    return await server.facet.tables.store.lookup.tables_of(server.person(name).id)


async def test_what_discord_sends_twice_is_done_once(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A choice that arrives twice, as after a lost connection, adds one computer."""
    await server.command("ada", "splendor new")
    send = server.discord.dispatch

    def twice(event: str, data: Json, guild_id: str | None) -> None:
        for _ in range(2 if event == "INTERACTION_CREATE" else 1):
            send(event, data, guild_id)

    monkeypatch.setattr(server.discord, "dispatch", twice)
    await server.add_computer("ada")
    assert len((await server.table()).players) == 2


async def test_whoever_joins_at_once_gets_a_seat(server: Server) -> None:
    """Two people press the same button, and sit at the table beside its host."""
    await server.command("ada", "splendor new")
    lobby = await server.newest()
    join = button_id(lobby, "Join") or ""
    await server.at_once([("bo", lobby, join), ("eve", lobby, join)])
    seated = {player.user_id for player in (await server.table()).players}
    assert seated == {server.person(name).id for name in ("ada", "bo", "eve")}


async def test_two_open_one_table(server: Server) -> None:
    """The other of them reads that there is one."""
    went = await asyncio.gather(*(server.command(name, "splendor new") for name in ("ada", "bo")))
    assert len([it for it in server.seen() if button_id(it, "Join")]) == 1
    told = [private(it) for it in went if it.response is None or it.response.ephemeral]
    assert ["There’s already a table" in it for it in told] == [True]


@pytest.mark.parametrize("first", [0, 1])
async def test_a_move_and_the_end_of_a_game(server: Server, first: int) -> None:
    """Whichever comes first, the game ends up called off, and nothing of it can be pressed."""
    await server.start_game("bo", rated="no")
    panel = answered(await server.press("ada", "Take"))
    panel = answered(await server.press("ada", "⚪🔵🟩", panel))
    asked = answered(await server.command("ada", "table end"))
    ids = [it.get("custom_id", "") for it in components(asked)]
    ended = next(it for it in ids if ":ended:off" in it)
    presses = [("ada", panel, button_id(panel, "Confirm") or ""), ("ada", asked, ended)]
    await server.at_once([presses[first], presses[1 - first]])
    assert (await server.table()).stage == "called-off"
    assert not [
        it for message in server.seen() for it in components(message) if it["type"] in (2, 3)
    ]


async def test_one_asks_again_before_five_answers_are_there(server: Server) -> None:
    """They are told to wait; nobody else is, and afterwards they are answered again."""
    names = [*("ada",) * (MAX_IN_FLIGHT_PER_PERSON + 2), "bo"]
    went = await asyncio.gather(*(server.command(name, "help") for name in names))
    waits = ["still working on your last request" in private(it) for it in went]
    assert waits == [False] * MAX_IN_FLIGHT_PER_PERSON + [True, True, False]
    assert "still working" not in private(await server.command("ada", "help"))


async def test_one_game_is_played_meanwhile(server: Server) -> None:
    """A double click opens one table, and so do two panels in two channels; it ends once people are found."""
    await look_for(server, "ada")
    panel = answered(await server.command("ada", "find"))
    await thrice(server, "ada", ALONE, panel)
    assert threads(server) == 1
    (alone,) = await open_games(server, "ada")
    await server.person("ada").forge(panel, button_id(panel, ALONE) or "")
    told = private(await server.command("ada", "find"))
    assert ALONE not in told
    assert await open_games(server, "ada") == [alone]
    await look_for(server, "bo")
    for name in ("ada", "bo"):
        await server.press(name, "Accept")
    await look(server)
    assert alone not in await open_games(server, "ada")


async def test_one_game_is_played_meanwhile_in_two_channels(server: Server) -> None:
    """The same entry of the queue has one table, wherever its buttons are."""
    elsewhere = server.add_channel("elsewhere")
    await look_for(server, "ada")
    panels = [
        answered(await server.command("ada", "find", it)) for it in (server.channel, elsewhere)
    ]
    await server.at_once([("ada", it, button_id(it, ALONE) or "") for it in panels])
    assert threads(server) + threads(server, elsewhere) == 1
    (alone,) = await open_games(server, "ada")
    ada, late = server.person("ada"), panels[1]  # whose button is gone if its press came first
    refused = private(await ada.forge(late, button_id(late, ALONE) or ""))
    table = await server.facet.tables.get(alone)
    assert refused == f"You’re already playing a computer while you wait: {table.link()}"
    resigned = await server.facet.tables.change(
        alone, lambda it: changes.resign(it, server.person("ada").id)
    )
    assert resigned.after.over
    await ada.forge(late, button_id(late, ALONE) or "")
    assert len(await open_games(server, "ada")) == 1


async def test_a_meanwhile_that_could_not_be_opened_can_be_tried_again(server: Server) -> None:
    """Where the server's limit is in the way, the entry of the queue forgets the table."""
    await look_for(server, "ada")
    panel = answered(await server.command("ada", "find"))
    store = server.facet.tables.store
    await store.servers.save(replace(await store.servers.get(server.id), most_tables=1))
    await server.command("eve", "splendor new")
    await server.person("ada").click(panel, custom_id=button_id(panel, ALONE))
    assert [it.meanwhile_id for it in await store.of(Queue).of(server.person("ada").id)] == [None]
    await server.press("eve", "Close table")
    await server.person("ada").click(panel, custom_id=button_id(panel, ALONE))
    assert len(await open_games(server, "ada")) == 1


async def test_one_tutorial_is_opened(server: Server) -> None:
    """Even though it is in a direct message, and each further one would get a thread."""
    shown = answered(await server.command("ada", "help"))
    label = next(it for it in labels(shown) if "utorial" in it)
    await thrice(server, "ada", label, shown)
    assert len(await open_games(server, "ada")) == 1


async def test_one_deal_of_the_day_is_begun(server: Server) -> None:
    """From panels in two channels, too; its introduction is sent once."""
    elsewhere = server.add_channel("elsewhere")
    panels = [
        answered(await server.command("ada", "daily", it)) for it in (server.channel, elsewhere)
    ]
    await server.at_once([("ada", it, control(it, "daily-play")) for it in (*panels, *panels)])
    assert len(await open_games(server, "ada")) == 1
    sent = [
        it for it in server.seen(None, server.direct("ada")) if "the deal of the day" in text(it)
    ]
    assert len(sent) == 1


async def test_evenings_are_numbered_one_by_one(server: Server) -> None:
    """Several managers open them in the same instant, in two channels; no more than there may be."""
    elsewhere = server.add_channel("elsewhere")
    managers = [server.manager(name) for name in ("mo", "mia", "max")]
    await asyncio.gather(
        *(
            server.command(name, "season evening", channel, game="splendor")
            for name in managers
            for channel in (server.channel, elsewhere)
        )
    )
    found = await server.facet.tables.store.of(Seasons).of_server(server.id)
    assert sorted(it.number for it in found) == list(range(1, season.MAX_SEASONS + 1))


async def test_a_season_has_no_more_people_than_places(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those who are in it aren't told that it is full."""
    monkeypatch.setattr(season, "MAX_PEOPLE", 2)
    await server.command(server.manager("mo"), "season evening", game="splendor")
    await look_at_seasons(server)
    shown = next(it for it in server.seen() if button_id(it, "Join"))
    join = button_id(shown, "Join") or ""
    names = ("ada", "bo", "eve", "dan")
    await server.at_once([(name, shown, join) for name in names for _ in range(2)])
    store = server.facet.tables.store.of(Seasons)
    (evening,) = await store.of_server(server.id)
    people = {it.user_id for it in await store.entrants(evening.id)}
    assert len(people) == 2
    for name in names:
        told = private(await server.person(name).click(shown, custom_id=join))
        assert ("You’re in" in told) == (server.person(name).id in people)


async def test_a_season_is_left_once(server: Server) -> None:
    """Only one of three presses in the same instant is told that it has done so."""
    await server.command(server.manager("mo"), "season evening", game="splendor")
    await look_at_seasons(server)
    await server.press("ada", "Join")
    await thrice(server, "ada", "Leave", server.with_button("ada", "Leave"))
    told = [text(it) for it in server.seen("ada") if it.ephemeral]
    assert sum("You’ve left" in it for it in told) == 1
    assert sum("You aren’t in this season" in it for it in told) == 2


async def test_a_person_follows_no_more_than_they_may(server: Server) -> None:
    """The last place is given once."""
    store, ada = server.facet.tables.store, server.person("ada").id
    until = store.now() + timedelta(days=1)
    for number in range(1, MAX_FOLLOWS):
        await store.of(Follows).save(Follow(ada, 0, number, server.id, "en", until))
    people = [server.person(name) for name in ("bo", "eve", "dan")]
    await asyncio.gather(*(server.command("ada", "follow", person=it) for it in people))
    assert len(await store.of(Follows).of(ada)) == MAX_FOLLOWS


async def test_a_person_blocks_no_more_than_they_may(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same person can be blocked twice."""
    monkeypatch.setattr(blocks, "MAX_BLOCKED", 1)
    people = [server.person(name) for name in ("bo", "bo", "eve", "dan")]
    await asyncio.gather(*(server.command("ada", "my block", person=it) for it in people))
    assert len(await server.facet.tables.store.of(Blocks).of(server.person("ada").id)) == 1


async def test_a_person_waits_for_no_more_games_than_they_may(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A wish that is there already can be changed at the limit."""
    monkeypatch.setattr(find, "MAX_WAITS", 2)
    elsewhere = server.add_channel("elsewhere")
    await asyncio.gather(
        *(
            server.command("ada", "find", channel, game="splendor", seats="2", pace=pace)
            for pace in ("1d", "3d", "7d")
            for channel in (server.channel, elsewhere)
        )
    )
    ada = server.person("ada").id
    waits = await server.facet.tables.store.of(Queue).of(ada)
    assert len(waits) == 2
    await look_for(server, "ada", pace=waits[0].pace, seats="4")
    changed = await server.facet.tables.store.of(Queue).of(ada)
    assert [it.fewest for it in changed if it.pace == waits[0].pace] == [4]


async def test_every_choice_of_a_plan_is_kept_and_the_order_can_be_changed(game: Server) -> None:
    """Of two choices added in the same instant neither is lost; a full plan still moves one to the end."""
    shown = await open_plan(game, "bo")
    table = await game.table()
    add = f"facet:b:{table.id}:{table.number}:plan-play:take:"
    bo = game.person("bo")
    await asyncio.gather(*(bo.forge(shown, f"{add}{it}") for it in ("ww", "rr", "kk")))
    await game.settle()
    (plan,) = await planned(game)
    assert {choice[0].move for choice in plan.choices} == {"take:ww", "take:rr", "take:kk"}
    first = plan.choices[0][0].move
    full = await open_plan(game, "bo")
    assert MORE not in labels(full)
    assert "Change the order" in labels(full)
    again = answered(await game.press("bo", "Change the order"))
    assert "3 choices, the most possible" in text(again)
    pair = {"w": "⚪⚪", "r": "🔻🔻", "k": "⚫⚫"}[first[-1]]
    for label in (pair, ADD):
        await game.press("bo", label)
    (plan,) = await planned(game)
    assert len(plan.choices) == 3
    assert plan.choices[-1][0].move == first


async def test_a_follow_is_renewed_at_the_limit(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person or a table followed already takes no further place."""
    monkeypatch.setattr(follow, "MAX_FOLLOWS", 1)
    await server.start_game("bo")
    await server.press("eve", "More")
    menu = next(server.seen("eve"))
    button = button_id(menu, "Follow") or ""
    for _ in range(2):
        assert "one direct message" in private(await server.person("eve").forge(menu, button))
    assert "that’s the limit" in private(
        await server.command("eve", "follow", person=server.person("bo"))
    )
    assert len(await server.facet.tables.store.of(Follows).of(server.person("eve").id)) == 1


async def test_settings_changed_at_once_are_all_kept(server: Server) -> None:
    """Reminders, quiet hours, days away and a hidden profile, chosen on several devices."""
    await finish(server, "ada", "bo")
    shown = answered(await server.command("ada", "my reminders"))
    profile = answered(await server.command("ada", "profile"))
    ada = server.person("ada")
    ids = [str(it.get("custom_id", "")) for it in components(shown)]
    choose = next(it for it in ids if "own-choose" in it)
    await asyncio.gather(
        ada.select(shown, ["direct"], custom_id=choose),
        ada.click(profile, custom_id=button_id(profile, "Hide my profile")),
        server.command("ada", "my away", until="3"),
        server.command("ada", "my away", until="3"),
    )
    await server.settle()
    person = await server.facet.tables.store.people.get(ada.id)
    assert person.reminders == "direct"
    assert person.hidden
    assert person.away_until is not None


async def test_a_table_that_was_found_passes_no_limit(server: Server) -> None:
    """Somebody opens the last table that the server may have in the instant in which people are matched."""
    store = server.facet.tables.store
    await store.servers.save(replace(await store.servers.get(server.id), most_tables=1))
    elsewhere = server.add_channel("elsewhere")
    await look_for(server, "ada")
    await asyncio.gather(
        server.command("bo", "find", game="splendor", seats="2"),
        look(server),
        server.command("eve", "splendor new", elsewhere),
        look(server),
    )
    await server.settle()
    assert (await store.lookup.open_counts(server.id, 0))[0] == 1


async def test_a_server_has_no_more_tables_than_it_may(server: Server) -> None:
    """Several people open one in the same instant, each in another channel."""
    store = server.facet.tables.store
    await store.servers.save(replace(await store.servers.get(server.id), most_tables=2))
    channels = [server.add_channel(f"channel {number}") for number in range(4)]
    await asyncio.gather(
        *(
            server.command(name, "splendor new", channel)
            for name, channel in zip(("ada", "bo", "eve", "dan"), channels, strict=True)
        )
    )
    assert (await store.lookup.open_counts(server.id, 0))[0] == 2


async def test_a_rematch_that_is_there_comes_before_a_limit(server: Server) -> None:
    """Whoever asks for one that was asked for reads where it is, not that there are too many tables."""
    await server.start_game("bo")
    await server.resign("bo")
    end = await server.newest()
    store = server.facet.tables.store
    await store.servers.save(replace(await store.servers.get(server.id), most_tables=1))
    await server.press("ada", "Rematch")
    told = private(await server.person("bo").forge(end, button_id(end, "Rematch") or ""))
    assert (await server.table()).link() in told


async def test_an_interaction_that_discord_sends_twice_is_handled_once(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord may send an interaction again: only one answer to it is sent, and one table opened."""
    dispatch = server.discord.dispatch

    def twice(*event: Any) -> None:
        dispatch(*event)
        dispatch(*event)

    monkeypatch.setattr(server.discord, "dispatch", twice)
    server.discord.requests.clear()
    await server.command("ada", "splendor new")
    callbacks = [it for it in server.discord.requests if it.path.endswith("/callback")]
    assert len(callbacks) == 1
    assert len(await open_games(server, "ada")) == 1
