"""A server: lost and found again, shared by several processes, behind a pooler."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import pytest

from bot.features.catalogue import FEATURES
from bot.features.replay.store import RECORDS_KEPT, ImportedRecord, Records
from bot.store import DatabaseAway, DatabaseUnusable, IdTaken, NotSaved, Store, open_store
from bot.store.postgres import dumping
from bot.store.postgres import server as connections
from bot.store.values import OpenCounts, PostedBoard, StaleMessage
from bot.tables import changes
from bot.tables.tables import Tables
from tests.store import relay
from tests.store.playing import ADA, LOBBY, begun, played, put, put_apart, read
from tests.store.server import Server, name_of
from tests.stores import Opener


@pytest.fixture
def address(postgres: Server) -> str:
    """Return the address of an empty database."""
    return postgres.fresh()


@pytest.fixture
async def store(opened: Opener, address: str) -> AsyncIterator[Store]:
    """Open a store on an empty database."""
    store = await opened(address, FEATURES)
    yield store
    await store.close()


# Lost


async def test_a_server_that_is_away(
    postgres: Server, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it is away nothing is saved and everybody is told; when it is back all goes on."""
    table = await put(store, begun())
    postgres.stop("immediate")
    monkeypatch.setattr(connections, "WAIT_S", 0.3)
    try:
        for away in (store.save(table, played(table)), store.load(table.id)):
            with pytest.raises(NotSaved):
                await away
    finally:
        postgres.start()
    monkeypatch.setattr(connections, "WAIT_S", 60)
    assert await read(store, table.id) == table
    await store.save(table, played(table))
    assert await read(store, table.id) == played(table)


async def test_a_short_absence_costs_waiting(
    postgres: Server, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A change made while the server restarts is saved once it is back."""
    monkeypatch.setattr(connections, "WAIT_S", 60)
    tables = [await put_apart(store, begun()) for _ in range(8)]
    await asyncio.to_thread(postgres.stop, "immediate")
    saving = [asyncio.create_task(store.save(table, played(table))) for table in tables]
    await asyncio.to_thread(postgres.start)
    await asyncio.gather(*saving)
    for table in tables:
        assert await read(store, table.id) == played(table)


@pytest.mark.parametrize("what", ["create", "save", "mark"])
async def test_an_answer_that_is_lost(
    opened: Opener, postgres: Server, address: str, what: str
) -> None:
    """What was saved though its answer never came is not taken for refused, nor saved twice."""
    async with relay.to(postgres) as through:
        store = await opened(address.replace(str(postgres.folder), str(through.folder)), FEATURES)
        table = begun()
        if what != "create":
            table = await put(store, table)
        through.lose_next_answer()
        if what == "create":
            table = await put(store, table)
        elif what == "save":
            await store.save(table, played(table))
            table = played(table)
        else:
            await store.mark_shown(table.id, PostedBoard(table.revision, 5))
            assert await store.claim_unfinished() == []
        assert through.lost == 1
        saved = await read(store, table.id)
        assert saved.log == table.log
        assert saved.revision == table.revision
        await store.close()


async def test_a_doubtful_change_is_seen_to(
    opened: Opener, postgres: Server, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Saved, and the server gone for longer than anybody waits: it is among the unfinished."""
    async with relay.to(postgres) as through:
        store = await opened(address.replace(str(postgres.folder), str(through.folder)), FEATURES)
        table = await put(store, begun())
        await store.mark_shown(table.id, PostedBoard(table.revision, 5))
        monkeypatch.setattr(connections, "WAIT_S", 0.3)
        through.lose_next_answer(for_good=True)
        with pytest.raises(NotSaved):
            await store.save(table, played(table))
        through.let_in()
        monkeypatch.setattr(connections, "WAIT_S", 60)
        assert await store.claim_unfinished() == [table.id]
        await store.close()


async def test_a_refused_row_is_not_quoted(store: Store) -> None:
    """A reason doesn't repeat the row that the server refused: it may hold a secret."""
    table = await put(store, LOBBY)
    with pytest.raises(NotSaved) as refused:
        await store.engine.write("UPDATE tables SET game = NULL WHERE id = $1", table.id)
    assert "null value" in str(refused.value)
    assert "Failing row" not in str(refused.value)


async def test_what_is_not_known_is_told(
    opened: Opener, postgres: Server, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A change that the server was asked for as it went may be saved; one it was not asked for isn't."""
    monkeypatch.setattr(connections, "WAIT_S", 0.1)
    async with relay.to(postgres) as through:
        store = await opened(address.replace(str(postgres.folder), str(through.folder)), FEATURES)
        table = await put(store, begun())
        through.lose_next_answer(for_good=True)
        for unknown in (True, False):
            with pytest.raises(NotSaved) as caught:
                await store.save(table, played(table))
            assert caught.value.unknown is unknown
        await store.close()


async def test_what_cannot_be_kept(store: Store) -> None:
    """What the server refuses for good is told as not saved."""
    with pytest.raises(NotSaved):
        await store.notes.save("zero", "\0")


@pytest.mark.parametrize(
    ("address", "why", "said"),
    [
        ("postgresql://robin:hush@127.0.0.1:1/facet", DatabaseAway, "connect"),
        ("postgresql://robin:hush@127.0.0.1:port/facet", DatabaseUnusable, "address"),
        ("postgresql:///nowhere?host={folder}&user=postgres", DatabaseUnusable, "nowhere"),
    ],
)
async def test_a_server_that_cannot_be_used(
    postgres: Server, address: str, why: type[Exception], said: str
) -> None:
    """A reason is given, whether trying again may help is known, and no password is told."""
    with pytest.raises(DatabaseUnusable) as caught:
        await open_store(address.replace("{folder}", str(postgres.folder)), FEATURES)
    assert caught.type is why
    assert said in str(caught.value).lower()
    assert "hush" not in str(caught.value)


# Shared


async def test_the_authority_of_an_encrypted_connection_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Without its certificate, the reason says which setting names it."""
    monkeypatch.setenv("HOME", str(tmp_path))
    with pytest.raises(DatabaseUnusable, match="sslrootcert="):
        await open_store("postgresql://facet@127.0.0.1:1/facet?sslmode=verify-full", FEATURES)


async def test_deleting_data_may_take_long(store: Store) -> None:
    """Other changes have a second; what a person or a server has left behind may need more."""
    await store.engine.erase(("SELECT pg_sleep($1)", [(1.2,)]))


def test_a_dump_has_the_options_of_the_address() -> None:
    """Spaces in them are written as libpq reads them."""
    address = "postgresql:///facet?options=-c%20statement_timeout%3D0&password=hush"
    dsn, password = dumping._without_password(address)
    assert (dsn, password) == ("postgresql:///facet?options=-c%20statement_timeout%3D0", "hush")
    with pytest.raises(DatabaseUnusable, match="cannot be read"):
        dumping._without_password("postgresql://[bad/x")


async def test_a_table_is_seen_to_by_one_process(
    opened: Opener, address: str, store: Store
) -> None:
    """What a process has changed is its own to show, until it has shown it or is gone."""
    other = await opened(address, FEATURES)
    table = await put(other, begun())
    assert await store.claim_unfinished() == []
    assert await other.claim_unfinished() == [table.id]
    await other.close()
    assert await store.claim_unfinished() == [table.id]
    await store.mark_shown(table.id, PostedBoard(table.revision, 5))
    assert await store.claim_unfinished() == []


async def test_a_turn_that_goes_on_is_nobody_elses(
    opened: Opener, postgres: Server, address: str, store: Store
) -> None:
    """However long a process holds a table, no other shows it while that one is there."""
    other = await opened(address, FEATURES)
    table = await put(other, begun())
    postgres.sql("UPDATE tables SET held_until = now() - interval '1 hour'", name_of(address))
    assert await store.claim_unfinished() == []
    await other.close()
    assert await store.claim_unfinished() == [table.id]


async def test_counting_takes_nothing_on(opened: Opener, address: str, store: Store) -> None:
    """Counting unfinished work claims none of it."""
    other = await opened(address, FEATURES)
    table = await put(other, begun())
    await other.save_stale_message(StaleMessage(table.id, 1, 2))
    await other.close()
    assert await store.lookup.counts() == OpenCounts(tables=1, unposted=1, stale_messages=1)
    third = await opened(address, FEATURES)
    assert await third.claim_unfinished() == [table.id]
    assert len(await third.claim_stale_messages()) == 1
    await third.close()


async def test_a_table_that_another_process_has_opened(
    opened: Opener, address: str, store: Store
) -> None:
    """Its id is taken, in whatever channel; the first one stays as it was."""
    other = await opened(address, FEATURES)
    table = await put(store, LOBBY)
    for channel_id in (table.channel_id, table.channel_id + 1):
        with pytest.raises(IdTaken):
            await other.create(replace(table, channel_id=channel_id, log=()))
    kept = await other.load(table.id)
    assert kept is not None
    assert kept.channel_id == table.channel_id
    await other.close()


async def test_what_is_left_is_shared_out(opened: Opener, address: str, store: Store) -> None:
    """Of processes that look for it at the same time each gets some, and no two the same."""
    tables = [await put_apart(store, begun()) for _ in range(30)]
    for table in tables:
        await store.save_stale_message(StaleMessage(table.id, 1, 2))
    await store.close()
    others = [await opened(address, FEATURES) for _ in range(3)]
    found = await asyncio.gather(*(other.claim_unfinished() for other in others))
    assert sorted(id_ for some in found for id_ in some) == [table.id for table in tables]
    tidied = await asyncio.gather(*(other.claim_stale_messages() for other in others))
    told = [leftover.message_id for some in tidied for leftover in some]
    assert sorted(told) == [table.id for table in tables]
    for other in others:
        await other.close()


async def test_another_process_is_noticed(opened: Opener, address: str, store: Store) -> None:
    """What one process keeps in memory is not shown once another has changed or shown it."""
    other = await opened(address, FEATURES)
    here, there = Tables(store, Random(1)), Tables(other, Random(1))
    table = await here.open(begun())
    await there.get(table.id)
    await here.change(table.id, lambda t: changes.play(t, ADA, 0, "take:wbg", Random(1)))
    assert (await there.get(table.id)).number == 1
    assert (await there.latest(table.channel_id)).number == 1
    await here.mark_shown(table.id, PostedBoard(table.revision + 1, 77))
    assert (await there.get(table.id)).shown.message_id == 77
    await here.change(table.id, changes.close)
    lobby = await here.open(LOBBY)
    assert (await there.latest(table.channel_id)).id == lobby.id
    await other.close()


async def test_what_could_not_be_noted_is_remembered(
    postgres: Server, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A board that was posted while the server was away is known to its process all the same."""
    tables = Tables(store, Random(1))
    table = await tables.open(begun())
    monkeypatch.setattr(connections, "WAIT_S", 0.3)
    postgres.stop("immediate")
    shown = PostedBoard(table.revision, 5)
    with pytest.raises(NotSaved):
        await tables.mark_shown(table.id, shown)
    assert (await tables.get(table.id)).shown == shown
    postgres.start()
    monkeypatch.setattr(connections, "WAIT_S", 60)
    assert (await tables.get(table.id)).shown == shown
    await tables.mark_shown(table.id, shown)
    assert await store.claim_unfinished() == []


async def test_an_older_board_does_not_take_the_place_of_a_newer(store: Store) -> None:
    """A process that is late with its note of what it posted changes nothing."""
    table = await put(store, begun())
    await store.mark_shown(table.id, PostedBoard(table.revision, 6))
    await store.mark_shown(
        table.id, PostedBoard(table.revision - 1, 5, "five"), [StaleMessage(4, 1, 2)]
    )
    assert (await read(store, table.id)).shown.message_id == 6
    assert set(await store.claim_stale_messages()) == {
        StaleMessage(4, 1, 2),
        StaleMessage(5, 1, 2, "five"),
    }


async def test_of_two_boards_of_one_revision_the_newer_message_stays(store: Store) -> None:
    """Both processes post it; whatever is older than the recorded message may be stripped."""
    table = await put(store, begun())
    await store.mark_shown(table.id, PostedBoard(table.revision, 6))
    await store.mark_shown(table.id, PostedBoard(table.revision, 5, "five"))
    assert (await read(store, table.id)).shown.message_id == 6
    assert await store.claim_stale_messages() == [StaleMessage(5, 1, 2, "five")]


@pytest.mark.parametrize("order", [(5, 6), (6, 5)], ids=["in turn", "the later one first"])
async def test_a_board_between_two_is_tidied(store: Store, order: tuple[int, int]) -> None:
    """Where two processes post after the same board, the earlier of the two does not stay."""
    table = await put(store, begun())
    await store.mark_shown(table.id, PostedBoard(table.revision - 2, 4))
    for message_id in order:
        revision = table.revision + message_id - 6
        shown = PostedBoard(revision, message_id, f"{message_id}", 4)
        await store.mark_shown(table.id, shown, [StaleMessage(4, 1, 2)])
    assert (await read(store, table.id)).shown.message_id == 6
    assert set(await store.claim_stale_messages(mine=False)) == {StaleMessage(5, 1, 2, "5")}
    assert set(await store.claim_stale_messages()) >= {StaleMessage(4, 1, 2)}


async def test_a_board_that_follows_the_last_is_not_tidied_twice(store: Store) -> None:
    """What the next one has seen to itself is not left over, whichever is noted first."""
    table = await put(store, begun())
    await store.mark_shown(table.id, PostedBoard(table.revision - 1, 5))
    await store.mark_shown(table.id, PostedBoard(table.revision, 6, earlier_id=5))
    await store.mark_shown(table.id, PostedBoard(table.revision - 1, 5))
    assert await store.claim_stale_messages() == []


async def test_work_that_one_process_does_alone(opened: Opener, address: str, store: Store) -> None:
    """While one is at it another is told so; when that one is done, or gone, it may begin."""
    other = await opened(address, FEATURES)
    async with store.lock("commands") as mine:
        assert mine
        async with other.lock("commands") as theirs:
            assert not theirs
        async with other.lock("emojis") as theirs:
            assert theirs
    for _ in range(50):
        async with other.lock("commands") as theirs:
            if theirs:
                break
    assert theirs
    await other.close()


async def test_a_lock_whose_holder_is_cancelled(store: Store) -> None:
    """Its connection is closed, whether it was being taken or given back: none is left to the collector."""

    async def held() -> None:
        async with store.lock("commands"):
            pass

    for moment in range(80):
        holding = asyncio.create_task(held())
        await asyncio.wait({holding}, timeout=moment / 10_000)
        holding.cancel()
        with suppress(asyncio.CancelledError):
            await holding
    del holding
    gc.collect()  # what was left open warns, and a warning fails this test


async def test_connections_that_are_ended_as_they_begin(address: str, store: Store) -> None:
    """Whatever the driver makes of it, it is told as a server that is away."""
    ending = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE $1"
    killer = await asyncpg.connect(address)

    async def tried() -> None:
        for _ in range(30):
            with suppress(NotSaved):
                async with store.lock("commands"):
                    pass

    trying = asyncio.create_task(tried())
    while not trying.done():
        await killer.fetch(ending, "facet-%")
    await trying
    await killer.close()


async def test_what_comes_to_all_is_taken_by_one(
    opened: Opener, address: str, store: Store
) -> None:
    """The first process to claim it has it, however often it comes, until it expires."""
    other = await opened(address, FEATURES)
    early, late = 10**18, 2 * 10**18
    assert [*await asyncio.gather(store.claim(early), store.claim(early))] == [True, True]
    assert not await other.claim(early)
    assert await other.claim(late)
    await store.notes.save("commands", "as they are")
    await store.forget_claims(early + 1)
    assert await other.claim(early)
    assert not await store.claim(late)
    assert await store.notes.get("commands") == "as they are"
    await other.close()


async def test_transactions_that_meet_are_all_done(
    opened: Opener, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where several processes change the same rows at once, each does so in the end."""
    monkeypatch.setattr(connections, "WAIT_S", 60)  # however long a busy machine takes
    others = [await opened(address, FEATURES) for _ in range(3)]
    for number in range(RECORDS_KEPT):
        await others[0].of(Records).save(ImportedRecord(number, 1, 2, "{}"))
    holder = await asyncpg.connect(address)
    async with holder.transaction():
        await holder.execute("UPDATE records SET guild_id = 3 WHERE id = 0")
        saves = [
            asyncio.create_task(other.of(Records).save(ImportedRecord(number, 1, 2, "{}")))
            for number, other in enumerate(others, start=RECORDS_KEPT)
        ]
        waiting = "SELECT count(*) FROM pg_locks WHERE NOT granted"
        while await holder.fetchval(waiting) < len(saves):  # noqa: ASYNC110 - the server tells
            await asyncio.sleep(0.01)
    await asyncio.gather(*saves)
    records = [await others[0].of(Records).get(number) for number in range(RECORDS_KEPT + 3)]
    assert [it.id for it in records if it] == [*range(3, RECORDS_KEPT + 3)]
    await holder.close()
    for other in others:
        await other.close()


# Behind a pooler


async def test_behind_a_pooler(
    opened: Opener, postgres: Server, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With PgBouncer in transaction mode many changes at once are saved, each once.

    So is what takes several statements.
    """
    monkeypatch.setattr(connections, "WAIT_S", 60)  # however long a busy machine takes
    async with relay.pooled(postgres, address, tmp_path) as pooled:
        stores: list[Any] = [await opened(pooled, FEATURES) for _ in range(3)]
        tables = [await put_apart(stores[0], begun()) for _ in range(20)]
        tasks = [store.save(table, played(table)) for table in tables for store in stores]
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        assert sum(outcome is None for outcome in outcomes) == len(tables)
        for table in tables:
            assert await read(stores[1], table.id) == played(table)
        # Behind a pooler nobody can see that a process is gone: each has what it was quickest to save.
        found = [table_id for one in stores for table_id in await one.claim_unfinished()]
        assert sorted(found) == sorted(table.id for table in tables)
        assert not stores[0]._server.direct
        await asyncio.gather(*(it.of(Records).save(ImportedRecord(7, 1, 2, "{}")) for it in stores))
        assert await stores[1].of(Records).get(7) == ImportedRecord(7, 1, 2, "{}")
        for store in stores:
            await store.close()
