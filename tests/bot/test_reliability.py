"""Turns in time, games left, and tables that ask for people who play on time."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import count
from random import Random

import pytest

from bot.store.turns import Reliability
from bot.store.values import Clock, TimedTurn
from bot.tables import absence, changes, lobby, starting
from bot.tables.clocks import timed_turn, turn_of
from bot.tables.reliability import LATE, LATE_KEPT, plays_on_time, with_kept
from bot.tables.results import results_of
from bot.tables.table import Table
from tests.bot.days import HOUR, Days, begin
from tests.bot.managing import list_of
from tests.bot.server import Server, answered, private, text
from tests.bot.test_profile import finish

NOW = datetime(2026, 3, 2, 12, tzinfo=UTC)
ADA, BO = 100, 101
LOBBY = Table(7 << 20, 1, 2, "splendor", ADA, {"target": 15}, "en", seating="joined", pace="1h")
IDS = count(10**6)


def begun(opened: Table = LOBBY) -> Table:
    """Return a table at which Ada has an hour from now to move first against Bo."""
    table = lobby.join(lobby.join(opened, ADA, "Ada"), BO, "Bo")
    return started(starting.start(table, ADA, Random(1)))


def started(table: Table, **fields: object) -> Table:
    """Return a table with the clock of its turn."""
    turn = turn_of(table)
    assert turn is not None
    clock = Clock(*turn, NOW, 3600)
    return replace(table, clock=replace(clock, **fields))  # type: ignore[arg-type]


def taken(table: Table) -> Table:
    """Return the table after Ada's move."""
    return changes.play(table, ADA, None, "take:wbg", Random(1))


def after(hours: float) -> datetime:
    """Return the time so many hours from now."""
    return NOW + timedelta(hours=hours)


def test_a_turn_is_in_time_until_its_time_is_up() -> None:
    """A second before, it is; from the deadline on it is late, by whomever and however it ends."""
    table = begun()
    in_time = TimedTurn(ADA, table.id, 1, 1, in_time=True, ended=after(0.9))
    assert timed_turn(table, taken(table), after(0.9)) == in_time
    late = replace(in_time, in_time=False, ended=after(1))
    assert timed_turn(table, taken(table), after(1)) == late
    assert timed_turn(table, absence.run_out(table, after(1)), after(1)) == late
    computer = replace(table, late="computer")
    assert timed_turn(computer, absence.run_out(computer, after(1)), after(1)) == late


def test_what_is_no_turn_taken_does_not_count() -> None:
    """An unfinished turn, an undo, a resignation in time, a seat given up: neither in time nor late."""
    table = begun()
    moved = started(taken(table))
    unrated = replace(table, rated=False)
    offered = started(absence.hand_over(unrated, ADA, 102, "Cy"))
    for before, now in (
        (table, changes.hinted(unrated, ADA)),
        (moved, changes.undo(moved, ADA)),
        (table, changes.resign(table, ADA)),
        (offered, absence.agree(offered, 102)),
        (table, changes.close(table)),
    ):
        assert timed_turn(before, now, after(0.5)) is None


def test_only_turns_that_keep_people_waiting_count() -> None:
    """Not without a time limit, not against computers alone, not while the player is away."""
    table = replace(begun(), clock=None)
    assert timed_turn(table, taken(table), after(9)) is None
    away = started(begun(), starts_at=after(48), away=True)
    assert timed_turn(away, replace(away, note=None), after(9)) is None
    alone = lobby.add_computer(lobby.join(LOBBY, ADA, "Ada"), ADA, ["Nora"])
    alone = started(starting.start(alone, ADA, Random(1)))
    assert timed_turn(alone, taken(alone), after(9)) is None


@pytest.mark.parametrize(
    ("record", "expected"),
    [
        (Reliability(), True),
        (Reliability(turns=100, in_time=90, games=10), True),
        (Reliability(turns=100, in_time=89, games=10), False),
        (Reliability(turns=100, in_time=0, games=9), True),
        (Reliability(turns=19, in_time=0, games=10), True),
        (Reliability(turns=20, in_time=17, games=10), False),
    ],
)
def test_who_plays_on_time(record: Reliability, *, expected: bool) -> None:
    """From ten games and twenty turns on, who took at least nine in ten in time."""
    assert plays_on_time(record) is expected


async def test_turns_are_counted_as_they_are_played(server: Server, days: Days) -> None:
    """One in time, one late that a computer takes; a table without a pace adds nothing."""
    await begin(server, "bo", pace="1h", late="computer")
    await server.command("ada", "splendor take", gems="wbg")
    await days.go_by(2 * HOUR)
    assert await _record(server, "ada") == Reliability(turns=1, in_time=1)
    assert await _record(server, "bo") == Reliability(turns=1, in_time=0)


async def test_a_late_turn_counts_once(server: Server, days: Days) -> None:
    """When its time is up, not again when it is played, and no undo makes it good."""
    await begin(server, "bo", pace="1h")
    await days.go_by(2 * HOUR)
    assert await _record(server, "ada") == Reliability(turns=1)
    await server.command("ada", "splendor take", gems="wbg")
    assert await _record(server, "ada") == Reliability(turns=1)
    await server.command("ada", "table undo")
    await server.command("ada", "splendor take", gems="wbg")
    assert await _record(server, "ada") == Reliability(turns=1)


async def _record(server: Server, name: str) -> Reliability:
    user_id = server.person(name).id
    return (await server.facet.tables.store.turns.reliability([user_id]))[user_id]


async def late(server: Server, name: str, in_time: int, turns: int = 30) -> None:
    """Give a person ten games with others and turns of which so many were in time."""
    for seed in range(10):
        await finish(server, name, f"other of {name}", seed=seed)
    user_id, store = server.person(name).id, server.facet.tables.store
    table = started(replace(begun(), id=next(IDS), channel_id=next(IDS), guild_id=server.id))
    await store.create(table)
    for turn in range(1, turns + 1):
        after = replace(table, revision=table.revision + 1)
        ended = TimedTurn(user_id, table.id, turn, server.id, turn <= in_time, store.now())
        await store.save(table, after, (), ended)
        table = after
    await store.save(table, replace(table, revision=table.revision + 1, stage="called-off"))


async def test_the_profile_says_it_from_ten_games_on(server: Server) -> None:
    """Before, it says nothing of it; then turns in time and games left."""
    await finish(server, "bo", "cy")
    assert "games with others" not in text(answered(await server.command("bo", "profile")))
    await late(server, "ada", 27)
    told = text(answered(await server.command("ada", "profile")))
    assert "In time: 27 of the last 30 turns · Left 0 of 10 games with others" in told


def test_only_who_leaves_has_left() -> None:
    """When all others resign the game ends early for everybody; those who stayed haven't left."""
    table = changes.resign(played_on(), BO)
    left = [it.level is not None for it in results_of(replace(table, id=5))]
    assert [it.ending for it in results_of(table)] == ["resigned", "resigned"]
    assert left == [False, True]


def played_on() -> Table:
    """Return a game of Ada and Bo in which Ada has moved."""
    return taken(begun())


async def test_who_leaves_a_game_has_left_it(server: Server) -> None:
    """Bo resigned one of two games; Ada, who stayed, left none."""
    await finish(server, "ada", "bo")
    await server.start_game("bo")
    await server.resign("bo")
    assert await _record(server, "bo") == Reliability(games=2, left=1)
    assert await _record(server, "ada") == Reliability(games=2)


async def test_a_table_may_ask_for_people_who_play_on_time(server: Server) -> None:
    """Who doesn't reads why, and what to do; newcomers and reliable people join."""
    await late(server, "bo", 20)
    await late(server, "cy", 29)
    await server.command("ada", "splendor new", joiners="punctual")
    assert "for people who play on time" in text(await server.newest())
    refused = private(await server.press("bo", "Join"))
    assert "at least 90% of their turns in time, and you took 20 of your last 30" in refused
    assert "/my away" in refused
    for name in ("cy", "dan"):
        await server.press(name, "Join")
    assert len((await server.table()).players) == 3
    guest = await server.command(
        "dan",
        "splendor new",
        server.add_channel("b"),
        joiners="punctual",
        invite=server.person("bo"),
    )
    assert private(guest).startswith("Somebody you chose can’t take a seat")
    own = await server.command("bo", "splendor new", server.add_channel("c"), joiners="punctual")
    assert "you took 20 of your last 30" in private(own)


async def test_the_host_asks_in_the_lobby(server: Server) -> None:
    """Everybody who joined is asked again; a host who plays late can't ask for it."""
    await late(server, "bo", 20)
    await server.command("ada", "splendor new")
    await server.press("bo", "Join")
    panel = answered(await server.press("ada", "Settings"))
    ada = server.person("ada")
    await ada.select(panel, ["punctual"], custom_id=list_of(panel, "joiners"))
    table = await server.table()
    assert (table.on_time, table.players[1].invited) == (True, True)
    assert "you took 20" in private(await server.press("bo", "Accept"))
    other = server.add_channel("other")
    await server.command("bo", "splendor new", other)
    panel = answered(await server.press("bo", "Settings", await server.newest(other)))
    bo = server.person("bo")
    said = await bo.select(panel, ["punctual"], custom_id=list_of(panel, "joiners"))
    assert "you took 20" in private(said)
    assert not (await server.table(other)).on_time


async def test_turns_are_exported_and_forgotten(server: Server) -> None:
    """A person's file has them; they go with the person."""
    await late(server, "ada", 2, turns=3)
    answer = answered(await server.command("ada", "my data"))
    found = json.loads(await answer.attachments[0].read())["turns_with_a_time_limit"]
    assert [it["in_time"] for it in found] == [True, True, False]
    assert {it["server"] for it in found} == {str(server.id)}
    question = answered(await server.command("ada", "my forget"))
    await server.press("ada", "Delete my data", question)
    assert await _record(server, "ada") == Reliability()


async def test_nobody_gets_rid_of_a_bad_record_by_deleting_their_data(
    server: Server, days: Days
) -> None:
    """For 90 days, tables that ask for people who play on time remember; profiles and files don't."""
    for name, in_time in (("bo", 20), ("cy", 29)):
        await late(server, name, in_time)
        question = answered(await server.command(name, "my forget"))
        await server.press(name, "Delete my data", question)
        assert await _record(server, name) == Reliability()
    store, bo = server.facet.tables.store, server.person("bo").id
    (kept,) = (await store.digests.kept(LATE, [bo, server.person("cy").id])).items()
    assert kept == (bo, "[30, 20, 10, 0]")
    await server.command("ada", "splendor new", joiners="punctual")
    assert "you took 20 of your last 30" in private(await server.press("bo", "Join"))
    await server.press("cy", "Join")
    assert "Nothing is stored under your ID" in private(await server.command("bo", "my data"))
    await days.leap(LATE_KEPT)
    await store.digests.expire(store.now())
    assert plays_on_time((await with_kept(store, [bo]))[bo])


async def test_a_servers_turns_go_with_its_data(server: Server) -> None:
    """Deleting a server's data deletes the turns played there."""
    await late(server, "ada", 2, turns=3)
    await server.facet.tables.store.servers.forget(server.id)
    assert await _record(server, "ada") == Reliability()
