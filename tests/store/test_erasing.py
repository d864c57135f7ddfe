"""What a database tells of a person, and what is left of them when it forgets; what it keeps, and how long."""

from __future__ import annotations

import logging
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from bot.features.catalogue import FEATURES
from bot.store import Store
from bot.store.values import (
    SOMEBODY,
    Clock,
    Note,
    Offer,
    Person,
    Place,
    Player,
    PostedBoard,
    ServerSettings,
    StaleMessage,
)
from bot.tables import changes, lobby, privacy, starting
from bot.tables.results import results_of
from bot.tables.table import Table
from bot.tables.tables import Tables
from tests.store.playing import ADA, BO, CY, LOBBY, begun, every_row, played, put, put_apart, read
from tests.store.server import name_of
from tests.store.test_copying import filled
from tests.stores import Opener

START = datetime(2030, 1, 31, 12, tzinfo=UTC)


class Hands:
    """A clock whose hands are moved."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> datetime:
        """Return the time."""
        return self.now


@pytest.fixture
def hands() -> Hands:
    """Return a clock that a test sets."""
    return Hands()


@pytest.fixture
async def store(opened: Opener, address: Path | str, hands: Hands) -> AsyncIterator[Store]:
    """Open a store on a new database, with a clock that a test sets."""
    store = await opened(address, FEATURES, hands)
    yield store
    await store.close()


async def finished(store: Store, table: Table | None = None) -> Table:
    """Save a game that Ada has resigned after a move, and its results."""
    table = await put_apart(store, table or played(begun()))
    over = changes.resign(table, ADA)
    over = replace(over, touched=store.clock())
    await store.save(table, over, results_of(over))
    shown = PostedBoard(over.revision, 5, "Ada has resigned.", 4)
    await store.mark_shown(over.id, shown)
    return await read(store, over.id)


async def everything(address: Path | str) -> str:
    """Return every value of a database in one text."""
    rows = await every_row(address)
    return "\n".join(f"{name} {row}" for name, found in rows.items() for row in found)


async def test_tables_that_know_a_person_are_found(store: Store) -> None:
    """Sitting there, having sat there, being offered a seat: each is enough."""
    now = await put_apart(store, begun())
    over = await finished(store)
    ada, bo = begun().players
    past = await put_apart(
        store, replace(begun(), players=(replace(bo, previous_user_ids=(7, ADA)), bo))
    )
    offered = await put_apart(
        store, replace(begun(), players=(bo, bo), host_id=BO, offer=Offer(0, ADA, "Ada"))
    )
    await put_apart(
        store, replace(begun(), players=(replace(bo, previous_user_ids=(7, 1000)), bo), host_id=BO)
    )
    known = [now.id, over.id, past.id, offered.id]
    assert await store.lookup.tables_about(ADA) == known
    assert await store.lookup.tables_about(ADA, over=False) == [now.id, past.id, offered.id]
    assert await store.lookup.tables_about(999) == []
    assert ada.user_id == ADA


async def test_a_table_outside_a_server_knows_a_person_too(store: Store) -> None:
    """In a direct message or a group it is found while it goes on, as it is when it is over."""
    table = await put(store, replace(begun(), guild_id=0, place="group"))
    offer = Offer(1, 200, "Cleo")
    await store.save(table, replace(table, offer=offer, revision=table.revision + 1))
    for user_id in (ADA, 200):
        assert await store.lookup.tables_about(user_id) == [table.id]
        assert await store.lookup.tables_about(user_id, over=False) == [table.id]


async def test_no_seat_is_on_offer_where_a_game_is_over(store: Store) -> None:
    """A person who was offered a seat is no longer named there."""
    tables = Tables(store, Random(1))
    table = await tables.open(replace(begun(), offer=Offer(0, 7, "Dee")))
    assert await store.lookup.tables_about(7) == [table.id]
    over = await tables.change(table.id, lambda it: changes.resign(it, ADA))
    assert over.after.offer is None
    assert await store.lookup.tables_about(7) == []


async def test_a_log_is_told_with_its_times(store: Store, hands: Hands) -> None:
    """Each row has its number, its seat, its move and when it was made."""
    table = await put_apart(store, begun())
    hands.now += timedelta(hours=1)
    await store.save(table, played(table))
    (made,) = await store.lookup.moves(table.id)
    assert (made.number, made.seat, made.move) == (0, 0, "take:wbg")
    assert made.at == START + timedelta(hours=1)


async def test_what_is_left_of_a_game_whose_player_is_forgotten(
    store: Store, address: Path | str
) -> None:
    """The game, its moves and the other's result are, and a second time nothing more goes."""
    over = await finished(store)
    await store.people.forget(ADA)
    after = await read(store, over.id)
    assert after.players[0] == Player("", resigned=True, turns=1)
    assert after.players[1] == over.players[1]
    assert after.log == over.log
    assert (after.host_id, after.note) == (SOMEBODY, Note("resigned", ""))
    assert after.shown == PostedBoard(after.revision)
    assert [result.user_id for result in await store.results.of(over.id)] == [None, BO]
    assert [result.place for result in await store.results.of(over.id)] == [2, 1]
    assert over.id not in await store.claim_unfinished()
    told = await everything(address)
    await store.people.forget(ADA)
    assert await everything(address) == told


def columns_of(address: Path | str, request: pytest.FixtureRequest) -> dict[str, bytes]:
    """Return each column that a database itself says it has, with all that stands in it."""
    if isinstance(address, Path):
        with closing(sqlite3.connect(address)) as file:
            found = file.execute(
                "SELECT t.name, c.name FROM sqlite_master t, pragma_table_info(t.name) c"
                " WHERE t.type = 'table'"
            ).fetchall()
            told = {
                f"{table}.{column}": file.execute(
                    f"SELECT group_concat({column}) FROM {table}"  # noqa: S608 - as the schema has them
                ).fetchone()[0]
                for table, column in found
            }
    else:
        server = request.getfixturevalue("postgres")
        name = name_of(address)
        columns = server.sql(
            "SELECT table_name || '.' || column_name FROM information_schema.columns"
            " WHERE table_schema = 'public'",
            name,
        )
        selects = [
            f"SELECT '{each}', translate(string_agg({column}::text, ','), E'\\n', ' ') FROM {table}"  # noqa: S608
            for each in columns.splitlines()
            for table, column in [each.split(".")]
        ]
        rows = server.sql(" UNION ALL ".join(selects), name)
        told = dict(row.split("|", 1) for row in rows.splitlines())
    return {column: str(text or "").encode() for column, text in told.items()}


async def test_who_is_forgotten_is_nowhere(
    opened: Opener,
    address: Path | str,
    request: pytest.FixtureRequest,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """After every column was filled, neither the id nor the name is in the database or in the log."""
    caplog.set_level(logging.DEBUG)
    name = "Adelheid-von-Absent"
    await filled(address, name)
    before = columns_of(address, request)
    assert all(before.values())
    whole = b"".join(before.values())
    assert name.encode() in whole
    assert str(ADA).encode() in whole
    store = await opened(address, FEATURES)
    tables = Tables(store, Random(1))
    for table_id in await store.lookup.tables_about(ADA, over=False):
        await tables.change(table_id, lambda it: privacy.forget(it, ADA))
    await store.people.forget(ADA)
    if isinstance(address, Path):  # the file, its log and its index, as long as the bot runs
        files = [path.read_bytes() for path in address.parent.glob(f"{address.name}*")]
        whole = b"".join(files)
        assert len(files) == 3
    else:
        whole = b"".join(columns_of(address, request).values())
    await store.close()
    for trace in (name.encode(), str(ADA).encode(), ADA.to_bytes(8, "big")):
        assert trace not in whole
    assert not re.search(f"{ADA}|{name}", caplog.text)


async def test_nobody_else_is_forgotten_with_them(store: Store) -> None:
    """A person whose id holds the other's digits, and one at a table that goes on, stay."""
    other = replace(begun().players[0], user_id=1001, previous_user_ids=(2100,))
    over = await finished(store, replace(played(begun()), players=(begun().players[0], other)))
    going = await put_apart(store, begun())
    await store.people.save(Person(1001, reminders="none"))
    await store.people.forget(ADA)
    assert (await read(store, over.id)).players[1] == other
    assert await read(store, going.id) == going
    assert (await store.people.get(1001)).reminders == "none"


async def test_no_text_of_the_board_before_is_kept(store: Store, address: Path | str) -> None:
    """Once the last board of a game that ends by it is posted, nothing knows of them."""
    table = await put_apart(store, played(begun()))
    await store.mark_shown(table.id, PostedBoard(table.revision, 5, "Ada's turn."))
    table = await read(store, table.id)
    over = privacy.forget(table, ADA)
    await store.save(table, over, results_of(over))
    last = PostedBoard(over.revision, 6, "Somebody has resigned.", 5)
    await store.mark_shown(table.id, last)
    assert "Ada" not in await everything(address)


async def test_the_clock_of_somebody_who_has_left_a_game_goes_with_them(store: Store) -> None:
    """It runs until the next board is posted, which may be much later; those of others stay."""
    now = store.now()
    clocks = []
    for user_id in (ADA, BO):
        table = await put_apart(store, begun())
        await store.save_clock(table, Clock(0, 1, user_id, now), now)
        clocks.append(table.id)
    await store.people.forget(ADA)
    assert [(await read(store, it)).clock for it in clocks] == [None, Clock(0, 1, BO, now)]


async def test_a_clock_is_not_saved_for_somebody_who_has_left(
    store: Store, address: Path | str
) -> None:
    """A board of before may be posted late, and start it only after they are forgotten."""
    waiting = lobby.join(lobby.join(lobby.join(LOBBY, ADA, "Ada"), BO, "Bo"), CY, "Cy")
    table = await put_apart(store, starting.start(waiting, ADA, Random(1)))
    await store.save(table, privacy.forget(table, ADA))
    await store.people.forget(ADA)
    assert not await store.save_clock(table, Clock(0, 1, ADA, store.now()), None)
    assert str(ADA) not in await everything(address)
    assert await store.save_clock(table, Clock(1, 1, BO, store.now()), None)


async def test_a_board_that_is_not_the_last_one_is_still_to_be_stripped(store: Store) -> None:
    """Its id is forgotten with the texts, unless the last board is posted, or nobody could strip it."""
    last = await finished(store)
    places: tuple[Place, ...] = ("server", "visited")
    for message_id, place in enumerate(places, start=6):
        table = await put_apart(store, replace(played(begun()), place=place))
        await store.mark_shown(table.id, PostedBoard(table.revision, message_id, "Ada's turn."))
        over = changes.resign(table, ADA)
        await store.save(table, over, results_of(over))
    await store.people.forget(ADA)
    assert await store.claim_stale_messages() == [StaleMessage(6, 1, last.channel_id + 1)]


async def test_another_process_notices_it(opened: Opener, address: Path | str) -> None:
    """A process that has the table in memory loads it again."""
    stores = [await opened(address, FEATURES) for _ in range(2)]
    here, there = (Tables(store, Random(1)) for store in stores)
    over = await finished(stores[0])
    assert (await there.get(over.id)).names == ("Ada", "Bo")
    await stores[0].people.forget(ADA)
    here.forget()
    assert (await here.get(over.id)).names == ("", "Bo")
    if stores[0].shared:
        assert (await there.get(over.id)).names == ("", "Bo")
    for store in stores:
        await store.close()


async def test_a_server_is_forgotten_alone(store: Store, address: Path | str) -> None:
    """All of its tables go with their rows, its settings and messages; another server's stay."""
    mine = [await finished(store) for _ in range(3)]
    other = await finished(store, replace(played(begun()), guild_id=7))
    going = await put_apart(store, begun())
    await store.servers.save(ServerSettings(1, boards="two"))
    await store.servers.save(ServerSettings(7, boards="two"))
    await store.save_stale_message(StaleMessage(9, 1, 2))
    await store.save_stale_message(StaleMessage(10, 7, 2))
    ids = [table.id for table in mine]
    assert await store.lookup.tables_in(1, 2, over=True) == ids[:2]
    assert await store.lookup.tables_in(1, 9, over=False) == [going.id]
    await store.expiry.delete_tables([*ids, going.id])
    await store.servers.forget(1)
    assert await store.lookup.tables_in(1, 9, over=True) == []
    assert [await store.load(one) for one in ids] == [None] * 3
    assert await read(store, going.id) == going
    assert await read(store, other.id) == other
    assert len(await store.results.of(other.id)) == 2
    assert await store.servers.get(1) == ServerSettings(1)
    assert (await store.servers.get(7)).boards == "two"
    assert [left.message_id for left in await store.claim_stale_messages()] == [10]
    left = (await everything(address)).splitlines()
    assert {
        line.split()[1].strip("[,") for line in left if line.startswith(("seats", "moves"))
    } == {
        str(going.id),
        str(other.id),
    }


async def test_what_is_over_is_kept_as_long_as_the_host_says(store: Store, hands: Hands) -> None:
    """It outlives a time when nobody touched it since, to the second; for ever if none is said."""
    over = await finished(store)
    never = START - timedelta(days=999)
    assert await store.expiry.expired(START, never, 9) == []
    assert await store.expiry.expired(START + timedelta(seconds=1), never, 9) == [over.id]
    assert await store.expiry.expired(None, START + timedelta(days=999), 9) == []
    hands.now += timedelta(days=1)
    await put_apart(store, replace(begun(), touched=START))
    later = await finished(store)
    tomorrow = START + timedelta(days=1)
    assert await store.expiry.expired(tomorrow, never, 9) == [over.id]
    assert await store.expiry.expired(tomorrow + timedelta(days=9), never, 9) == [over.id, later.id]
    assert await store.expiry.expired(tomorrow + timedelta(days=9), never, 1) == [over.id]


async def test_a_game_from_before_the_time_was_kept(store: Store, hands: Hands) -> None:
    """Where nothing says when a table was touched, the end of its game does, or its opening."""
    table = await put_apart(store, played(begun()))
    lobby = await put_apart(store, LOBBY)
    hands.now += timedelta(days=2)
    over = changes.resign(table, ADA)
    await store.save(table, replace(over, ended=hands.now), results_of(over))
    await store.save(lobby, changes.close(lobby))
    assert await store.expiry.expired(START + timedelta(days=1), START, 9) == [lobby.id]
    assert await store.expiry.expired(START + timedelta(days=3), START, 9) == [table.id, lobby.id]


async def test_a_table_is_kept_a_while_when_its_channel_is_gone(store: Store) -> None:
    """However long the host keeps tables, one whose channel is gone outlives its own time."""
    table = await put_apart(store, begun())
    await store.save(table, replace(privacy.gone(table), touched=START))
    assert await store.expiry.expired(None, START, 9) == []
    assert await store.expiry.expired(None, START + timedelta(seconds=1), 9) == [table.id]


async def test_who_waits_for_long_is_found(store: Store) -> None:
    """Tables that nobody touched since a time, and servers where nobody touched any, page by page."""
    old = [await put_apart(store, replace(begun(), touched=START)) for _ in range(3)]
    asleep = await put_apart(store, replace(begun(), touched=START, asleep=True))
    await put_apart(store, replace(begun(), guild_id=3, touched=START + timedelta(days=1)))
    await finished(store, replace(played(begun()), guild_id=4))
    for guild_id in (1, 2, 3, 4):
        await store.servers.save(ServerSettings(guild_id))
    after = START + timedelta(seconds=1)
    ids = [*(table.id for table in old), asleep.id]
    assert await store.expiry.idle_tables(START, 0, 9) == []
    assert await store.expiry.idle_tables(after, 0, 9) == ids
    assert await store.expiry.idle_tables(after, ids[1], 1) == [ids[2]]
    assert await store.expiry.idle_servers(after, 0, 9) == [1, 2, 4]
    assert await store.expiry.idle_servers(START, 0, 9) == [2]
    assert await store.expiry.idle_servers(after, 1, 1) == [2]


async def test_a_board_that_is_being_posted_brings_no_name_back(
    store: Store, address: Path | str
) -> None:
    """Forgotten twice while the last board is on its way, a table is shown, and knows no name."""
    table = await put_apart(store, played(begun()))
    over = changes.resign(table, ADA)
    await store.save(table, over, results_of(over))
    for _ in range(2):
        await store.people.forget(ADA)
    last = PostedBoard(over.revision, 6, "Ada has resigned.", 5)
    await store.mark_shown(over.id, last)
    assert "Ada" not in await everything(address)
    assert over.id not in await store.claim_unfinished()
