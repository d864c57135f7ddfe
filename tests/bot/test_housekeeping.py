"""Once a day: what was kept long enough goes, and so does what waits in channels that are gone."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import discord
import pytest

from bot.features.blocks.feature import BLOCKS
from bot.features.catalogue import FEATURES
from bot.features.ratings.ledger import Ledger
from bot.features.replay.feature import REPLAY
from bot.features.replay.store import ImportedRecord, Records
from bot.jobs.housekeeping import IDLE_BEFORE_CHECK, Housekeeping
from bot.store import Store
from bot.store.values import Note, ServerSettings
from bot.tables import changes, lobby
from bot.tables.refusal import Refusal
from bot.tables.tables import Tables
from tests.bot.server import Server, private
from tests.store.playing import LOBBY, put
from tests.store.server import Server as Postgres
from tests.stores import Opener

DAY = timedelta(days=1)
pytestmark = pytest.mark.alone  # others' tables would be tidied too


class Hands:
    """A clock whose hands are moved."""

    def __init__(self, server: Server) -> None:
        self.now = datetime.now(UTC)
        server.facet.tables.store.clock = self

    def __call__(self) -> datetime:
        """Return the time."""
        return self.now


@pytest.fixture
def hands(server: Server) -> Hands:
    """Give the bot a clock that a test sets."""
    return Hands(server)


def keeping(server: Server, days: int | None) -> Housekeeping:
    """Return the daily work of a host who keeps tables for so long."""
    return Housekeeping(server.facet, server.facet.tables, days)


async def requests(server: Server, days: int | None = None) -> list[str]:
    """Do the daily work; return what was asked of Discord for it."""
    before = len(server.discord.requests)
    await keeping(server, days).clean()
    return [f"{entry.method} {entry.path}" for entry in server.discord.requests[before:]]


async def ended(game: Server) -> int:
    """Let Bo resign; return the table."""
    await game.resign("bo")
    return (await game.table()).id


async def test_tables_that_are_over_are_kept_for_so_many_days(hands: Hands, game: Server) -> None:
    """Until the last second they are there with their moves; then they are not even in memory, and their results stay."""
    table_id = await ended(game)
    touched = (await game.table()).touched
    assert touched is not None
    hands.now = touched + 30 * DAY
    await keeping(game, 30).clean()
    assert (await game.facet.tables.get(table_id)).stage == "finished"
    hands.now += timedelta(seconds=1)
    await keeping(game, 30).clean()
    store = game.facet.tables.store
    assert await store.load(table_id) is None
    assert await store.lookup.moves(table_id) == []
    assert [result.place for result in await store.results.of(table_id)] == [1, 2]
    with pytest.raises(Refusal):
        await game.facet.tables.get(table_id)
    assert "don’t know this table" in private(await game.press("bo", "Rematch"))


async def test_a_host_who_says_nothing_keeps_everything(hands: Hands, game: Server) -> None:
    """However old a table is, it stays; nothing is asked of Discord for one that is over."""
    table_id = await ended(game)
    hands.now += 9999 * DAY
    assert await requests(game) == []
    assert await game.facet.tables.store.load(table_id) is not None


async def test_games_that_go_on_are_kept(hands: Hands, game: Server) -> None:
    """A game in a channel that is there is neither deleted nor closed, however long it waits."""
    hands.now += IDLE_BEFORE_CHECK / 2
    assert await requests(game, 1) == []
    hands.now += IDLE_BEFORE_CHECK
    assert await requests(game, 1) == [f"GET /channels/{game.channel.id}"]
    assert (await game.table()).stage == "playing"


async def test_a_table_in_a_channel_that_is_gone_is_closed_and_then_deleted(
    hands: Hands, game: Server
) -> None:
    """It is found when it has waited for a month, and outlives its channel by another."""
    table = await game.table()
    game.remove_channel()
    await keeping(game, None).clean()
    assert (await game.facet.tables.get(table.id)).stage == "playing"
    hands.now += IDLE_BEFORE_CHECK + DAY
    await keeping(game, None).clean()
    closed = await game.facet.tables.get(table.id)
    assert (closed.stage, closed.note) == ("called-off", Note("gone", ""))
    store = game.facet.tables.store
    assert table.id not in await store.claim_unfinished()
    hands.now += IDLE_BEFORE_CHECK
    await keeping(game, None).clean()
    assert await store.load(table.id) is not None
    hands.now += timedelta(seconds=1)
    await keeping(game, None).clean()
    assert await store.load(table.id) is None


async def test_a_board_that_cannot_be_posted_for_want_of_a_channel_marks_it_gone(
    game: Server,
) -> None:
    """The same note is left where the bot finds it out by itself."""
    table = await game.table()
    game.remove_channel()
    await game.facet.poster.show(table, repost=True)
    assert (await game.facet.tables.get(table.id)).note == Note("gone", "")


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (404, 10003)])
async def test_a_channel_out_of_reach_counts_as_gone(
    hands: Hands, game: Server, status: int, code: int
) -> None:
    """Where the bot was sent away from the server, too."""
    game.fail("GET", f"/channels/{game.channel.id}", status, code)
    hands.now += IDLE_BEFORE_CHECK + DAY
    await keeping(game, None).clean()
    assert (await game.table()).stage == "called-off"


async def test_a_game_where_the_bot_is_a_guest_is_left_alone(hands: Hands, game: Server) -> None:
    """Such a channel is always out of reach; its game goes on at any click for half a year, then ends."""
    table = await game.table()
    stored = replace(LOBBY, place="visited", guild_id=table.guild_id, channel_id=77)
    visited = await game.facet.tables.open(lobby.join(stored, 100, "Ada"))
    await game.facet.tables.store.save_clock(visited, None, None)
    hands.now += 31 * DAY
    assert not any("/channels/77" in asked for asked in await requests(game))
    assert (await game.facet.tables.get(visited.id)).open
    hands.now += 149 * DAY
    await requests(game)
    assert (await game.facet.tables.get(visited.id)).open
    hands.now += 2 * DAY
    assert not any("/channels/77" in asked for asked in await requests(game))
    closed = await game.facet.tables.get(visited.id)
    assert (closed.stage, closed.note) == ("called-off", Note("gone", ""))


async def test_a_failure_of_discord_closes_nothing(hands: Hands, game: Server) -> None:
    """Neither an error of Discord's nor another refusal says that a channel is gone."""
    hands.now += IDLE_BEFORE_CHECK + DAY
    for status, code in ((403, 50013), (404, 0)):
        game.fail("GET", f"/channels/{game.channel.id}", status, code)
        await keeping(game, None).clean()
    assert (await game.table()).stage == "playing"


async def test_settings_of_a_server_that_is_gone_are_dropped(hands: Hands, server: Server) -> None:
    """Those of one where the bot still is stay, though nobody has ever played there."""
    store = server.facet.tables.store
    await store.servers.save(ServerSettings(7, boards="two"))
    await store.servers.save(ServerSettings(server.id, boards="two"))
    await keeping(server, None).clean()
    assert await store.servers.get(7) == ServerSettings(7)
    assert (await store.servers.get(server.id)).boards == "two"
    assert hands.now


async def test_results_of_a_server_that_is_gone_stay(hands: Hands, game: Server) -> None:
    """Only its settings are deleted: what people have played stays theirs."""
    store, ada = game.facet.tables.store, game.person("ada").id
    await store.servers.save(ServerSettings(game.id, boards="two"))
    await game.let_turns_pass()
    await game.resign("bo")
    points = await store.of(Ledger).standings([ada])
    assert points
    hands.now += timedelta(days=40)
    game.fail("GET", f"/guilds/{game.id}", 403, 50001)
    await keeping(game, None).clean()
    assert await store.servers.get(game.id) == ServerSettings(game.id)
    assert len(await store.results.past(ada, 10)) == 1
    assert await store.of(Ledger).standings([ada]) == points


async def test_it_is_done_at_the_start(hands: Hands, game: Server) -> None:
    """What was gone while the bot slept is found when it starts again."""
    game.fail("GET", f"/channels/{game.channel.id}", 404, 10003)
    hands.now -= IDLE_BEFORE_CHECK + DAY
    await game.command("ada", "splendor take", gems="wbg")
    await game.restart()
    assert (await game.table()).stage == "called-off"


async def test_of_several_processes_one_does_it_at_a_time(
    opened: Opener, postgres: Postgres
) -> None:
    """While another process is at it nothing is done, and afterwards it is."""
    address = postgres.fresh()
    here, there = [await opened(address, FEATURES) for _ in range(2)]
    table = await put(here, LOBBY)
    await here.save(table, replace(changes.close(table), touched=here.clock() - 2 * DAY))
    client = discord.Client(intents=discord.Intents.none())
    housekeeping = Housekeeping(client, Tables(here, Random(1)), 1)
    async with there.lock("housekeeping") as theirs:
        assert theirs
        await housekeeping.clean()
        assert await here.load(table.id) is not None
    await housekeeping.clean()
    assert await here.load(table.id) is None
    for store in (here, there):
        await store.close()


async def test_one_broken_feature_does_not_end_the_others_clean_up(
    opened: Opener, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """What fails is logged, and the features behind it tidy up all the same."""

    async def broken(_: Store) -> None:
        raise ValueError("a broken row")

    store = await opened(tmp_path / "facet.db", (replace(BLOCKS, tidy=broken), REPLAY))
    await store.of(Records).save(ImportedRecord(1, 7, 8, "{}"))
    client = discord.Client(intents=discord.Intents.none())
    await Housekeeping(client, Tables(store, Random(1)), None).clean()
    assert await store.of(Records).get(1) is None
    assert "a broken row" in caplog.text
    await store.close()
