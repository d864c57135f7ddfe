"""What strikes a storm does what it says: a death, a disk, a server that is shared, a network."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from random import Random
from typing import Any

import pytest
from discord.http import Route
from discord.webhook.async_ import async_context

from bot.features.catalogue import FEATURES
from bot.playground.clients.deeds import Deeds
from bot.playground.discord.interactions import Interaction
from bot.store import NotSaved, Store
from bot.store.values import Clock
from bot.tables.tables import Tables
from tests.store.playing import ADA, BO, begun, played, put
from tests.tools.storm.database import Failure, stored_in
from tests.tools.storm.loop import Process, within
from tests.tools.storm.network import Bot, Fault
from tests.tools.storm.script import WORLD, Step
from tests.tools.storm.server import Server
from tests.tools.storm.staging import Storm, staged, template
from tests.tools.storm.weather import Weather


@pytest.fixture
def storm() -> Iterator[Storm]:
    """Return a world in which nothing happens by itself."""
    with staged(1, template()) as storm:
        yield storm


def opened(storm: Storm, number: int = 1, server: Server | None = None) -> tuple[Store, Process]:
    """Return the store of a process, on the storm's file."""
    process = Process(number)
    return stored_in(storm.path, FEATURES, storm.disk, server, process), process


def done(storm: Storm, work: Coroutine[Any, Any, None]) -> None:
    """Do some work in virtual time."""
    storm.loop.run_until_complete(work)


# Processes


def test_nothing_of_a_dead_process_runs(storm: Storm) -> None:
    """Not what it waits for, not what it has prepared for its end, and nothing that it has started."""
    process, ran = Process(1), []

    async def beside() -> None:
        await asyncio.sleep(2)
        ran.append("beside")

    async def live() -> None:
        storm.loop.create_task(beside())
        try:
            ran.append("begun")
            await asyncio.sleep(1)
            ran.append("awake")
        finally:
            ran.append("finally")

    async def look() -> None:
        within(process, lambda: storm.loop.create_task(live()))
        await asyncio.sleep(0.5)
        process.end()
        await asyncio.sleep(10)

    done(storm, look())
    assert ran == ["begun"]


def test_no_process_waits_for_what_a_dead_one_was_answering(storm: Storm) -> None:
    """discord.py's locks of interactions are a process's own, so that a storm leaves nothing to the next one."""

    async def look() -> None:
        bots = [await storm.start_bot() for _ in range(2)]
        locks = {id(bot.within(async_context.get)) for bot in bots}
        assert len(locks - {id(async_context.get())}) == 2

    done(storm, look())


@pytest.mark.parametrize(("deed", "count"), [("commit", 1), ("commit", 2), ("commit notes", 2)])
def test_a_process_dies_right_after_a_commit(storm: Storm, deed: str, count: int) -> None:
    """What it committed last is saved, perhaps rows of a certain table, and it never learns it."""
    store, process = opened(storm)
    process.last_deed, process.deeds_left = deed, count
    learned: list[str] = []

    async def save() -> None:
        for key in ("a", "b", "c"):
            await store.notes.save(key, "saved")
            learned.append(key)
            if deed != "commit":
                await store.servers.welcome(1)

    async def look() -> None:
        within(process, lambda: storm.loop.create_task(save()))
        await asyncio.sleep(10)

    done(storm, look())
    keys = storm.rows("SELECT key FROM notes WHERE key IN ('a', 'b', 'c') ORDER BY key")
    assert [key for (key,) in keys] == ["a", "b", "c"][:count]
    assert learned == ["a", "b", "c"][: count - 1]


def test_a_process_that_has_died_is_started_again(storm: Storm) -> None:
    """One that is killed, and dies again at its start, is up a moment later."""
    weather = Weather(storm)

    async def look() -> None:
        first = await storm.start_bot()
        weather.strike(Step(0, WORLD, "kill", ("step", 1, 2.0, 5)))
        await asyncio.sleep(60)
        assert not first.process.alive
        assert [bot.process.alive for bot in storm.discord.living()] == [True]

    done(storm, look())


# The disk


@pytest.mark.parametrize(
    ("failure", "saved", "unknown"),
    [("full", False, False), ("commit", False, True), ("after", True, True)],
)
def test_a_disk_that_fails(storm: Storm, failure: Failure, *, saved: bool, unknown: bool) -> None:
    """What fails before or at a commit leaves nothing, what fails after it everything; afterwards it heals."""
    store, _ = opened(storm)

    async def look() -> None:
        storm.disk.fail(failure, 5)
        with pytest.raises(NotSaved) as failed:
            await store.notes.save("key", "value")
        assert failed.value.unknown == unknown
        assert (await store.notes.get("key") is not None) == saved
        storm.disk.heal()
        await store.notes.save("key", "other")

    done(storm, look())


def test_a_change_of_which_nobody_knows_is_read_again(storm: Storm) -> None:
    """If the disk fails after a commit, the next reader sees what was saved, not what was remembered."""
    store, _ = opened(storm)
    tables = Tables(store, Random(1))

    async def look() -> None:
        table = await put(store, begun())
        before = await tables.get(table.id)
        storm.disk.fail("after", 5)
        with pytest.raises(NotSaved):
            await tables.change(table.id, played)
        assert len((await tables.get(table.id)).log) > len(before.log)

    done(storm, look())


@pytest.mark.parametrize(("seconds", "saved"), [(1.0, True), (4.0, False)])
def test_a_locked_disk(storm: Storm, seconds: float, *, saved: bool) -> None:
    """It is waited for, a second and a half at most."""
    store, _ = opened(storm)

    async def look() -> None:
        begun = storm.now
        storm.disk.fail("locked", seconds)
        try:
            await store.notes.save("key", "value")
        except NotSaved:
            assert not saved
        else:
            assert saved
        assert storm.now - begun == pytest.approx(min(seconds, 1.5), abs=0.1)

    done(storm, look())


def test_a_disk_that_cannot_be_read(storm: Storm) -> None:
    """Whoever reads is told as whoever writes that the database can't be used; nothing was changed."""
    store, _ = opened(storm)

    async def look() -> None:
        storm.disk.fail("read", 5)
        with pytest.raises(NotSaved) as failed:
            await store.notes.get("key")
        assert not failed.value.unknown

    done(storm, look())


def test_a_slow_disk_is_behind_after_it_is_quick_again(storm: Storm) -> None:
    """What was put off meanwhile waits for the work before it, and whoever comes later waits for that."""
    store, _ = opened(storm)

    async def look() -> None:
        storm.disk.fail("slow", 1)
        begun = storm.loop.time()
        await asyncio.gather(*(store.notes.get(str(number)) for number in range(20)))
        assert storm.loop.time() == pytest.approx(storm.disk.behind_until, abs=0.1)
        assert storm.disk.behind_until > begun + 1

    done(storm, look())


# A server that is shared


@pytest.fixture
def pair(storm: Storm) -> tuple[Store, Store, Process]:
    """Return the stores of two processes, and the process of the first."""
    server = Server(storm.loop, direct=True)
    first, process = opened(storm, 1, server)
    return first, opened(storm, 2, server)[0], process


def test_one_process_has_an_interaction(storm: Storm, pair: tuple[Store, Store, Process]) -> None:
    """Of those that claim it at the same time, too."""

    async def look() -> None:
        for snowflake in range(20):
            claims = await asyncio.gather(*(store.claim(snowflake) for store in pair[:2]))
            assert sorted(claims) == [False, True]

    done(storm, look())


@pytest.mark.parametrize("direct", [True, False])
def test_what_a_dead_process_held_is_free(storm: Storm, *, direct: bool) -> None:
    """Its tables are another's at once, or half a minute later where the server doesn't see who is connected."""
    server = Server(storm.loop, direct=direct)
    (first, process), (second, _) = opened(storm, 1, server), opened(storm, 2, server)

    async def look() -> None:
        table = await put(first, begun())
        await first.save(table, played(table))
        assert await second.claim_unfinished() == []
        assert await first.claim_unfinished() == [table.id]
        async with first.lock("work") as mine:
            assert mine
            async with second.lock("work") as others:
                assert not others
        process.end()
        assert await second.claim_unfinished() == ([table.id] if direct else [])
        await asyncio.sleep(31)
        assert await second.claim_unfinished() == [table.id]

    done(storm, look())


def test_turns_are_waited_for(storm: Storm, pair: tuple[Store, Store, Process]) -> None:
    """One process decides after the other; what a dead one holds is the next one's."""
    first, second, process = pair
    inside = 0

    async def decide(store: Store) -> None:
        nonlocal inside
        async with store.turn("season"):
            inside += 1
            await asyncio.sleep(0.05)
            assert inside == 1
            inside -= 1

    async def hold() -> None:
        async with first.turn("season"):
            await asyncio.sleep(100)

    async def look() -> None:
        await asyncio.gather(*(decide(store) for store in (first, second) * 4))
        within(process, lambda: storm.loop.create_task(hold()))
        await asyncio.sleep(0.1)
        with pytest.raises(NotSaved):
            await decide(second)
        process.end()
        await decide(second)

    done(storm, look())


def test_the_second_change_of_a_clock_fails(
    storm: Storm, pair: tuple[Store, Store, Process]
) -> None:
    """Both processes know the same clock; only the first one winds it."""

    async def look() -> None:
        table = await put(pair[0], begun())
        now = pair[0].now()
        clock = Clock(0, 1, ADA, now)
        assert await pair[0].save_clock(table, clock, now)
        assert not await pair[1].save_clock(table, Clock(1, 1, BO, now), now)

    done(storm, look())


# The network


async def pressed(storm: Storm) -> Interaction:
    """Return an interaction: somebody has asked for their tables."""
    world = storm.discord.world
    person = next(it for it in world.people.values() if it.name == "robin")
    channel = next(it for it in world.channels.values() if it.name == "games")
    wanted = {"channel": channel.id, "command": "my tables", "options": {}}
    sent = Deeds(storm.discord, person, "en-US").command(wanted)
    await asyncio.sleep(20)
    return sent


def test_one_of_two_processes_answers(storm: Storm) -> None:
    """Discord sends an interaction to both; while one closes, and when it is gone, the other one answers."""
    storm.server = Server(storm.loop, direct=True)
    weather = Weather(storm)

    async def look() -> None:
        bots = [await storm.start_bot(), await storm.start_bot()]
        for processes in (2, 1):
            trace = storm.discord.traces[(await pressed(storm)).id]
            assert len(trace.processes) == processes
            assert [said.status for said in trace.said if said.callback] == [200]
            weather.strike(Step(0, WORLD, "stop", (100.0,)))
            await asyncio.sleep(50)
        assert [bot.process.alive for bot in bots] == [False, False]

    done(storm, look())


def test_an_event_that_is_sent_twice_arrives_twice(storm: Storm) -> None:
    """And the next one once; while Discord is away, none arrives."""

    async def look() -> None:
        bot: Bot = await storm.start_bot()
        storm.discord.echo = 1
        trace = storm.discord.traces[(await pressed(storm)).id]
        assert trace.processes == [bot.process] * 2
        assert len([said for said in trace.said if said.callback]) == 1
        assert storm.discord.traces[(await pressed(storm)).id].processes == [bot.process]
        storm.discord.away_until = storm.loop.time() + 60
        assert storm.discord.traces[(await pressed(storm)).id].processes == []

    done(storm, look())


def test_faults_strike_the_requests_that_they_name(storm: Storm) -> None:
    """One strikes as often as it says; a request whose answer is lost was carried out all the same."""

    async def look() -> None:
        await storm.start_bot()
        until = storm.loop.time() + 60
        storm.discord.faults = [
            Fault("lose", until, 1, "POST", "/interactions/*"),
            Fault("refuse", until, 9, "POST", "/nowhere"),
        ]
        trace = storm.discord.traces[(await pressed(storm)).id]
        assert [it.partition(" ")[0] for it in trace.faults] == ["lose"]
        assert trace.said[0].status < 300
        assert storm.discord.fault("POST", "/interactions/5/x/callback") is None

    done(storm, look())


def test_a_post_may_be_there_twice(storm: Storm) -> None:
    """If Discord carries one out twice, it is known which of the two the bot can't know of."""

    async def look() -> None:
        bot = await storm.start_bot()
        fault = Fault("twice", storm.loop.time() + 60, 1, "POST", "/webhooks/*")
        token = (await pressed(storm)).token
        storm.discord.faults = [fault]
        application = bot.facet.application_id
        route = Route("POST", f"/webhooks/{application}/{token}")
        answered = await bot.facet.http.request(route, json={"content": "It's your turn."})
        (copy,) = storm.discord.copies
        posted = {it.id for of in storm.discord.world.messages.values() for it in of.values()}
        assert {copy, answered["id"]} <= posted
        assert copy != answered["id"]

    done(storm, look())
