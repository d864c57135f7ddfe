"""Storage: numbered migrations, one open table a channel, nothing half written."""

import asyncio
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot.features.catalogue import FEATURES
from bot.features.replay.store import RECORDS_KEPT, ImportedRecord, Records
from bot.store import ChannelTaken, DatabaseTooNew, IdTaken, Store, TableChanged, open_store
from bot.store.values import (
    Clock,
    LogEntry,
    OpenCounts,
    Place,
    PostedBoard,
    ServerSettings,
    StaleMessage,
    StartPosition,
)
from bot.tables import changes, lobby, starting
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables
from tests.store.playing import ADA, BO, CY, LOBBY, begun, played, put, put_apart, read
from tests.stores import Opener


async def test_a_table_is_read_as_it_was_written(store: Store) -> None:
    """Seats, options, set-up and moves come back as they were."""
    table = await put(store, begun())
    after = changes.play(table, ADA, 0, "take:wbg", Random(1))
    await store.save(table, after)
    assert await read(store, table.id) == after
    latest = await store.load_latest(2)
    assert latest is not None
    assert Table.of(latest) == after


async def test_one_open_table_a_channel(store: Store) -> None:
    """A second open table in a channel is refused by the database itself."""
    first = await put(store, LOBBY)
    with pytest.raises(ChannelTaken):
        await put(store, LOBBY)
    await put(store, replace(LOBBY, channel_id=3))
    await store.save(first, changes.close(first))
    await put(store, LOBBY)


async def test_a_table_is_created_once(store: Store) -> None:
    """A second one with its id is refused as such, in whatever channel, even once the first is over."""
    first = replace(await put(store, LOBBY), log=())
    for channel_id in (2, 3):
        with pytest.raises(IdTaken):
            await store.create(replace(first, channel_id=channel_id))
    await store.save(first, changes.close(first))
    with pytest.raises(IdTaken):
        await store.create(first)


async def test_a_change_made_for_an_older_revision_is_refused(store: Store) -> None:
    """Of two changes of one revision the second is refused, and nothing of it is written."""
    table = await put(store, begun())
    await store.save(table, changes.play(table, ADA, 0, "take:wbg", Random(1)))
    with pytest.raises(TableChanged):
        await store.save(table, changes.play(table, ADA, 0, "take:wbk", Random(1)))
    saved = await read(store, table.id)
    assert [entry.move for entry in saved.log] == ["take:wbg"]


async def test_what_begins_with_a_change_is_saved_with_it_or_not_at_all(store: Store) -> None:
    """Also if a change made for an older revision is refused."""
    table = await put(store, begun())
    beside = ("INSERT INTO notes (key, value) VALUES ($1, $2)", [("begun", "yes")])
    await store.save(table, played(table))
    with pytest.raises(TableChanged):
        await store.save(table, played(table, "wbk"), beside=[beside])
    assert await store.notes.get("begun") is None
    again = await read(store, table.id)
    await store.save(again, replace(again, revision=again.revision + 1), beside=[beside])
    assert await store.notes.get("begun") == "yes"
    assert (await read(store, table.id)).revision == again.revision + 1


async def test_moves_are_only_appended(store: Store) -> None:
    """Taking a move back adds a row; no row of the log is ever changed or removed."""
    table = await put(store, begun())
    taken = changes.play(table, ADA, 0, "take:wbg", Random(1))
    await store.save(table, taken)
    back = changes.undo(taken, ADA)
    await store.save(taken, back)
    saved = await read(store, table.id)
    assert [entry.move for entry in saved.log] == ["take:wbg", "undo"]
    assert saved.position == table.position


async def test_what_was_not_shown_is_found(store: Store) -> None:
    """A table counts as shown when its latest revision is."""
    table = await put(store, begun())
    assert await store.claim_unfinished() == [table.id]
    await store.mark_shown(table.id, PostedBoard(table.revision, 5, "text"))
    assert await store.claim_unfinished() == []
    saved = await read(store, table.id)
    assert saved.shown == PostedBoard(table.revision, 5, "text")


@pytest.mark.parametrize(
    ("place", "found"), [("server", True), ("direct", True), ("group", False), ("visited", False)]
)
async def test_where_nothing_can_be_shown_without_a_click(
    store: Store, place: Place, *, found: bool
) -> None:
    """A table there is not behind, nor one of a server's; a computer's question is seen to."""
    table = await put(store, replace(begun(), place=place))
    assert (await read(store, table.id)).place == place
    assert (await store.claim_unfinished() == [table.id]) == found
    assert (await store.lookup.counts()).unposted == found
    assert await store.lookup.open_counts(1, ADA) == (1, 1)
    assert await store.lookup.open_as_guest(ADA) == (0 if place == "server" else 1)
    computer = replace(table.players[0], user_id=None, computer="easy")
    asking = replace(table, revision=table.revision + 1, players=(computer, table.players[1]))
    assert asking.computer_asked
    await store.save(table, asking)
    assert await store.claim_unfinished() == [table.id]


async def test_opening_again_keeps_everything(opened: Opener, address: Path | str) -> None:
    """Migrations that were applied are not applied again."""
    store = await opened(address, FEATURES)
    table = await put(store, begun())
    await store.close()
    store = await opened(address, FEATURES)
    assert await read(store, table.id) == table
    await store.close()


async def test_a_database_of_a_newer_version_is_refused(
    opened: Opener, address: Path | str
) -> None:
    """A database that is ahead of this code is left alone."""
    store = await opened(address, FEATURES)
    future = "INSERT INTO migrations VALUES (9999, 'from the future')"
    await store.engine.write(future)
    await store.close()
    with pytest.raises(DatabaseTooNew):
        await open_store(address, FEATURES)


async def test_moves_at_the_same_instant_are_made_one_after_the_other(store: Store) -> None:
    """Of many changes at once each is made to what the one before left, or refused."""
    tables = Tables(store, Random(1))
    table = await tables.open(begun())

    async def attempt(gems: str) -> bool:
        try:
            await tables.change(
                table.id, lambda t: changes.play(t, ADA, 0, f"take:{gems}", Random(1))
            )
        except Refusal:
            return False
        return True

    made = await asyncio.gather(*map(attempt, ("wbg", "wbr", "wbk", "bgr", "grk")))
    assert sum(made) == 1
    assert (await tables.get(table.id)).number == 1


async def test_a_refused_change_leaves_no_trace(store: Store) -> None:
    """Neither the cache nor the file knows of a change that was refused."""
    tables = Tables(store, Random(1))
    table = await tables.open(begun())
    with pytest.raises(Refusal):
        await tables.change(table.id, lambda t: changes.play(t, BO, 0, "take:wbg", Random(1)))
    assert await tables.get(table.id) == table == await read(store, table.id)


async def test_a_change_that_another_process_was_quicker_than_is_made_again(
    opened: Opener,
    address: Path | str,
) -> None:
    """Nobody is refused for what is kept in memory: the change is made to what is saved."""
    stores = [await opened(address, FEATURES) for _ in range(2)]
    one, other = (Tables(store, Random(1)) for store in stores)
    table = await one.open(lobby.join(LOBBY, ADA, "Ada"))
    await other.get(table.id)
    await one.change(table.id, lambda t: lobby.join(t, BO, "Bo"))
    changed = await other.change(table.id, lambda t: lobby.join(t, CY, "Cy"))
    assert changed.after.names == ("Ada", "Bo", "Cy")
    assert (await read(stores[0], table.id)).names == changed.after.names
    for store in stores:
        await store.close()


@pytest.mark.parametrize("work", ["load", "save"])
async def test_a_board_that_is_recorded_meanwhile_stays_the_newest(
    store: Store, monkeypatch: pytest.MonkeyPatch, work: str
) -> None:
    """What was read or changed before doesn't hide the message that must be stripped next."""
    tables = Tables(store, Random(1), cache_bytes=0)  # there is room for one
    table = await tables.open(begun())
    shown, done = PostedBoard(table.revision, 5), getattr(store, work)

    async def slowly(*given: object) -> object:
        result = await done(*given)
        await tables.open(replace(LOBBY, channel_id=9))
        await tables.mark_shown(table.id, shown)
        return result

    if work == "load":
        tables.forget()
    monkeypatch.setattr(store, work, slowly)
    move = await tables.change(table.id, lambda t: changes.play(t, ADA, 0, "take:wbg", Random(1)))
    assert (await tables.newest(move.after)).shown == shown


async def test_a_board_whose_clock_another_process_moves_is_to_be_shown_again(
    opened: Opener,
    address: Path | str,
) -> None:
    """Whoever has shown it doesn't take it for the newest one."""
    stores = [await opened(address, FEATURES) for _ in range(2)]
    tables = Tables(stores[0], Random(1))
    table = await tables.open(begun())
    now = stores[0].now()
    assert await tables.wind(table, Clock(0, 1, ADA, now, 60), now + timedelta(minutes=1))
    await tables.mark_shown(table.id, PostedBoard(table.revision, 5, "Ada begins."))
    await stores[1].schedule.extend(("heard", "now"), 5)
    if not stores[0].shared:  # then a process moves the clocks only as it starts
        tables.forget()
    found = await tables.get(table.id)
    assert (found.shown.message_id, found.unposted) == (5, True)
    for store in stores:
        await store.close()


async def test_what_is_left_to_do_is_kept_until_it_is_done(store: Store) -> None:
    """A message that has too much is remembered as it should be, once, until it is dropped."""
    table = await put(store, begun())
    left = StaleMessage(9, 1, 2, "caption", picture=False)
    await store.mark_shown(table.id, PostedBoard(table.revision, 5), [left, StaleMessage(8, 1, 2)])
    await store.save_stale_message(replace(left, caption="another"))
    assert sorted(await store.claim_stale_messages(), key=lambda leftover: leftover.message_id) == [
        StaleMessage(8, 1, 2),
        replace(left, caption="another"),
    ]
    await store.delete_stale_message(8)
    await store.delete_stale_message(9)
    assert await store.claim_stale_messages() == []


async def test_what_is_open_and_left_to_do_is_counted(store: Store) -> None:
    """Open tables, those not shown as they are, and messages with too much are told in numbers."""
    assert await store.lookup.counts() == OpenCounts(tables=0, unposted=0, stale_messages=0)
    table = await put(store, begun())
    await store.save_stale_message(StaleMessage(9, 1, 2))
    assert await store.lookup.counts() == OpenCounts(tables=1, unposted=1, stale_messages=1)
    await store.mark_shown(table.id, PostedBoard(table.revision, 5))
    assert await store.lookup.counts() == OpenCounts(tables=1, unposted=0, stale_messages=1)


async def test_what_a_server_chose_and_what_the_bot_noted(store: Store) -> None:
    """Both are as they were written last, setting by setting, and have a default before."""
    assert await store.servers.get(7) == ServerSettings(7)
    for boards in ("all", "two"):
        await store.servers.save(ServerSettings(7, "thread", boards))
    assert await store.servers.get(7) == ServerSettings(7, "thread", "two")
    before = await store.servers.get(7)
    for changed in (replace(before, pace="1d"), replace(before, language="ja")):
        await store.servers.save(changed, before)
    now = await store.servers.get(7)
    assert (now.pace, now.language, now.boards) == ("1d", "ja", "two")
    assert await store.notes.get("commands") is None
    for value in ("one", "two"):
        await store.notes.save("commands", value)
    assert await store.notes.get("commands") == "two"


async def test_seats_that_are_left_are_gone(store: Store) -> None:
    """Where fewer sit after a change, no row stays of who sat there; who stays has the new seat."""
    table = await put(store, lobby.join(lobby.join(LOBBY, ADA, "Ada"), BO, "Bo"))
    after = lobby.leave(table, ADA)
    await store.save(table, after)
    saved = await read(store, table.id)
    assert saved.names == ("Bo",)
    assert saved == after


async def test_many_changes_in_the_same_instant(store: Store) -> None:
    """Each of a hundred is saved or refused for itself: one that fails takes no other with it."""
    tables = [await put_apart(store, begun()) for _ in range(20)]
    after = [changes.play(table, ADA, 0, "take:wbg", Random(1)) for table in tables]
    saves = [store.save(*pair) for pair in zip(tables, after, strict=True) for _ in range(5)]
    outcomes = await asyncio.gather(*saves, return_exceptions=True)
    assert sum(outcome is None for outcome in outcomes) == len(tables)
    assert sum(isinstance(outcome, TableChanged) for outcome in outcomes) == 4 * len(tables)
    for table in after:
        assert await read(store, table.id) == table


async def test_records_are_kept_read_and_dropped(store: Store) -> None:
    """A record comes back as it was; those with lower ids than one given are deleted."""
    records = [ImportedRecord(number, 7, 8, f'{{"n": {number}}}') for number in (1, 2, 3)]
    for record in records:
        await store.of(Records).save(record)
    assert [await store.of(Records).get(number) for number in (1, 2, 3, 4)] == [*records, None]
    assert await store.of(Records).delete_before(3) == 2
    assert [await store.of(Records).get(number) for number in (1, 2, 3)] == [None, None, records[2]]
    await store.servers.forget(7)
    assert await store.of(Records).get(3) is None


async def test_a_channel_has_so_many_records(store: Store) -> None:
    """The oldest of a channel gives way; another channel's stay."""
    await store.of(Records).save(ImportedRecord(1, 7, 9, "{}"))
    for number in range(2, RECORDS_KEPT + 4):
        await store.of(Records).save(ImportedRecord(number, 7, 8, "{}"))
    kept = [number for number in range(RECORDS_KEPT + 4) if await store.of(Records).get(number)]
    assert kept == [1, *range(4, RECORDS_KEPT + 4)]


async def test_where_another_game_goes_on_is_kept(store: Store) -> None:
    """The position a table begins from comes back, before its game and in it."""
    setup, moves = begun().setup or {}, ("take:wbg",)
    waiting = replace(LOBBY, begins=StartPosition(2, setup, moves))
    for person in (ADA, 200):
        waiting = lobby.join(waiting, person, f"Person {person}")
    table = await put(store, waiting)
    after = starting.start(table, table.host_id, Random(1))
    await store.save(table, after)
    assert await read(store, table.id) == after
    assert after.log[:1] == (LogEntry(0, "take:wbg"),)


async def test_the_tables_and_channels_of_a_place(store: Store) -> None:
    """Every table in play of a channel, asleep or not; and the channels of a server, a host's own first."""
    one = await put(store, replace(LOBBY, guild_id=77, channel_id=9_101, host_id=BO))
    two = await put(store, replace(LOBBY, guild_id=77, channel_id=9_102))
    played = replace(begun(), guild_id=77, channel_id=9_102)
    asleep = await put(store, replace(played, asleep=True))
    over = await put(store, replace(played, stage="called-off"))
    assert await store.lookup.tables_at(9_102) == [two.id, asleep.id]
    assert over.id not in await store.lookup.tables_at(9_102)
    assert await store.lookup.open_channels(77, ADA) == [9_102, 9_101]
    assert await store.lookup.open_channels(77, BO) == [9_101, 9_102]
    assert one.id in await store.lookup.tables_at(9_101)
