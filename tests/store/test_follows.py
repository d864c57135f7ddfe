"""What people follow, and what servers are told of a week, on both engines."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from bot.features.follow.store import Follow, Follows
from bot.features.puzzles.store import PuzzleAnswer, Puzzles
from bot.features.replay.store import StoredReviews
from bot.features.weekly.store import HardPuzzle, WeekReview, Weeks
from bot.store import Store
from bot.store.values import Person, Result, ServerSettings
from tests.store.playing import ADA, BO, CY, begun, played, put_apart

NOW = datetime(2026, 3, 2, 12, tzinfo=UTC)
DAY = timedelta(days=1)
SERVER = 1


async def test_an_end_is_claimed_once(store: Store) -> None:
    """Of several at once, one gets the followers, and nobody follows the table any more."""
    follow = Follow(CY, 7, 0, SERVER, "en")
    await store.of(Follows).save(follow)
    found = await asyncio.gather(*(store.of(Follows).claim_over(7) for _ in range(3)))
    assert sorted(found) == [[], [], [follow]]
    assert await store.of(Follows).of(CY) == []


async def test_a_beginning_is_claimed_once(store: Store) -> None:
    """Also across attempts at the same moment."""
    found = await asyncio.gather(*(store.of(Follows).claim_begun(CY, 7) for _ in range(3)))
    assert sorted(found) == [False, False, True]


async def test_what_is_still_to_be_told(store: Store) -> None:
    """A followed table that is over, and a followed person's game that began after that."""
    before, other = await put_apart(store, begun()), replace(begun(), guild_id=2)
    await store.of(Follows).save(Follow(CY, 0, ADA, SERVER, "en", NOW + DAY))
    later = await put_apart(store, begun())
    await put_apart(store, other)
    assert await store.of(Follows).untold(NOW) == [later.id]
    assert await store.of(Follows).untold(NOW + DAY) == []
    await store.of(Follows).claim_begun(CY, later.id)
    await store.of(Follows).save(Follow(CY, before.id, 0, SERVER, "en"))
    assert await store.of(Follows).untold(NOW) == []
    await store.save(before, replace(before, stage="called-off", revision=9))
    assert await store.of(Follows).untold(NOW) == [before.id]


async def test_followers_of_people(store: Store) -> None:
    """Those in the server whose time isn't over, of people who don't hide their profile."""
    follow = Follow(CY, 0, ADA, SERVER, "ja", NOW + DAY)
    await store.of(Follows).save(follow)
    assert await store.of(Follows).followers([ADA, BO], SERVER, NOW) == [follow]
    assert await store.of(Follows).followers([ADA], 2, NOW) == []
    assert await store.of(Follows).followers([ADA], SERVER, NOW + DAY) == []
    await store.people.save(Person(ADA, hidden=True))
    assert await store.of(Follows).followers([ADA], SERVER, NOW) == []
    await store.of(Follows).forget_followed(ADA)
    assert await store.of(Follows).of(CY) == []


async def test_what_has_expired(store: Store) -> None:
    """A person's follow in time, a table's when the table is gone, and claims of games that are over."""
    table = await put_apart(store, begun())
    kept = Follow(CY, table.id, 0, SERVER, "en")
    for follow in (kept, Follow(CY, 10**9, 0, SERVER, "en"), Follow(CY, 0, ADA, 1, "en", NOW)):
        await store.of(Follows).save(follow)
    await store.of(Follows).claim_begun(CY, 10**9)
    await store.of(Follows).expire(NOW)
    assert await store.of(Follows).of(CY) == [kept]
    assert await store.of(Follows).claim_begun(CY, 10**9)


async def test_a_server_is_due_until_it_was_told(store: Store) -> None:
    """Only if it has chosen a channel, and only on its shard."""
    await store.servers.save(ServerSettings(1 << 22, week_channel_id=5))
    await store.servers.save(ServerSettings(2 << 22))
    assert await store.of(Weeks).due(7, [0, 1], 2) == [1 << 22]
    assert await store.of(Weeks).due(7, [0], 2) == []
    await store.of(Weeks).mark(1 << 22, 7)
    await store.servers.save(ServerSettings(1 << 22, week_channel_id=6))
    assert await store.of(Weeks).told(1 << 22) == 7
    assert await store.of(Weeks).due(7, [1], 2) == []
    assert await store.of(Weeks).due(8, [1], 2) == [1 << 22]


async def test_what_a_week_has(store: Store) -> None:
    """Results of finished games with names that may be told, reviews, the language, the hardest puzzle."""
    before = await put_apart(store, replace(begun(), language="ja"))
    table = played(before)
    over = replace(table, stage="finished", revision=9, ended=NOW)
    results = [
        Result(seat, who, None, place, 15, 20, "played-out")
        for seat, who, place in ((0, ADA, 1), (1, BO, 2))
    ]
    await store.save(before, over, results)
    await store.of(StoredReviews).save(table.id, 2, "{}")
    await store.people.save(Person(BO, hidden=True))
    span = NOW, NOW + DAY
    found = await store.of(Weeks).results(SERVER, *span)
    assert [(it.user_id, it.name, it.place) for it in found] == [(ADA, "Ada", 1), (BO, "", 2)]
    assert found[0].ended == NOW
    assert await store.of(Weeks).results(SERVER, NOW - DAY, NOW) == []
    assert await store.of(Weeks).reviews(SERVER, *span, 2) == [
        WeekReview(table.id, table.channel_id, None, "{}")
    ]
    assert await store.of(Weeks).language(SERVER, *span) == "ja"
    for who, puzzle, right in ((ADA, 1, True), (BO, 1, False), (ADA, 2, True), (BO, 2, True)):
        await store.of(Puzzles).answer(who, PuzzleAnswer(puzzle, found=right, at=NOW))
    assert await store.of(Weeks).hardest_puzzle(*span, 2) == HardPuzzle(1, 2, 1)
    assert await store.of(Weeks).hardest_puzzle(*span, 3) is None
