"""Blocks, and turns with a time limit, as both engines keep them."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from bot.features.blocks.store import Blocked, Blocks
from bot.store import Store
from bot.store.turns import TURNS_COUNTED, Reliability
from bot.store.values import TimedTurn
from bot.tables.table import Table
from tests.store.playing import ADA, BO, CY, begun, put, read

NOW = datetime(2026, 3, 2, 12, tzinfo=UTC)


async def test_a_block_is_of_a_pair(store: Store) -> None:
    """Whoever of two blocked the other, the pair is the same; each list has one's own alone."""
    await store.of(Blocks).add(ADA, Blocked(BO, "Bo"))
    await store.of(Blocks).add(BO, Blocked(ADA, "Ada"))
    await store.of(Blocks).add(CY, Blocked(ADA, "Ada"))
    pairs = {frozenset({ADA, BO}), frozenset({ADA, CY})}
    assert await store.of(Blocks).pairs([ADA, BO, CY]) == pairs
    assert await store.of(Blocks).pairs([BO, CY]) == frozenset()
    assert await store.of(Blocks).around([CY]) == {frozenset({ADA, CY})}
    assert [bool(await store.of(Blocks).pairs(it)) for it in ([ADA, CY], [BO, CY])] == [True, False]
    assert [it.name for it in await store.of(Blocks).of(ADA)] == ["Bo"]


async def test_a_block_is_lifted_by_its_owner_alone(store: Store) -> None:
    """Blocked twice it's kept once, with the newer name; the other's block of oneself stays."""
    for name in ("Bo", "Bob"):
        await store.of(Blocks).add(ADA, Blocked(BO, name))
    await store.of(Blocks).add(BO, Blocked(ADA, "Ada"))
    assert await store.of(Blocks).of(ADA) == [Blocked(BO, "Bob")]
    await store.of(Blocks).remove(ADA, BO)
    assert await store.of(Blocks).pairs([ADA, BO])
    await store.people.forget(BO)
    assert not await store.of(Blocks).pairs([ADA, BO])


async def test_a_block_outlasts_the_data_of_whoever_was_blocked(store: Store) -> None:
    """Without their id and their name, until its owner lifts it or blocks them again."""
    await store.of(Blocks).add(ADA, Blocked(BO, "Bo"))
    await store.of(Blocks).add(CY, Blocked(BO, "Bo"))
    for _ in range(2):
        await store.people.forget(BO)
        assert await store.of(Blocks).pairs([ADA, BO])
        assert await store.of(Blocks).pairs([ADA, BO, CY]) == {
            frozenset({ADA, BO}),
            frozenset({CY, BO}),
        }
        assert frozenset({ADA, BO}) in await store.of(Blocks).around([BO])
    ((kept),) = await store.of(Blocks).of(ADA)
    assert kept.user_id < 0
    assert not kept.name
    assert BO not in await store.lookup.everybody()
    await store.of(Blocks).add(ADA, Blocked(BO, "Bob"))
    assert await store.of(Blocks).of(ADA) == [Blocked(BO, "Bob")]
    await store.people.forget(BO)
    ((kept),) = await store.of(Blocks).of(ADA)
    await store.of(Blocks).remove(ADA, kept.user_id)
    assert not await store.of(Blocks).pairs([ADA, BO])
    assert await store.of(Blocks).pairs([CY, BO])
    await store.people.forget(CY)
    assert not await store.of(Blocks).pairs([CY, BO])


async def test_turns_are_saved_with_the_change_that_ends_them(store: Store) -> None:
    """The last hundred count; once late, a turn stays late; older ones can be deleted."""
    table = await put(store, begun())
    for turn in range(1, TURNS_COUNTED + 11):
        table = await saved(store, table, turn, in_time=turn > 5)
    assert await record(store) == Reliability(turns=TURNS_COUNTED, in_time=TURNS_COUNTED)
    table = await saved(store, table, 50, in_time=False)
    await saved(store, table, 50, in_time=True)
    assert await record(store) == Reliability(turns=TURNS_COUNTED, in_time=TURNS_COUNTED - 1)
    await store.turns.trim()
    assert len(await store.turns.of(ADA)) == TURNS_COUNTED
    assert await record(store) == Reliability(turns=TURNS_COUNTED, in_time=TURNS_COUNTED - 1)


async def saved(store: Store, table: Table, turn: int, *, in_time: bool) -> Table:
    """Save a change that ends a turn of Ada's; return the table."""
    after = replace(table, revision=table.revision + 1)
    ended = NOW + timedelta(minutes=turn)
    await store.save(table, after, (), TimedTurn(ADA, table.id, turn, 1, in_time, ended))
    return after


async def record(store: Store) -> Reliability:
    """Return Ada's reliability; Bo has none."""
    found = await store.turns.reliability([ADA, BO])
    assert found[BO] == Reliability()
    return found[ADA]


async def test_the_term_is_kept(store: Store) -> None:
    """A lobby that asks for people who play on time still does after a restart."""
    table = await put(store, replace(begun(), on_time=True))
    assert (await read(store, table.id)).on_time
