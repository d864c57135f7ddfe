"""Seals and cuts as they are stored, and the count of deals that were never opened."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from bot.store import Store
from bot.store.values import SealedDeal
from bot.tables import changes, lobby, privacy, sealed, starting
from bot.tables.terms import agreed
from tests.store.playing import ADA, BO, LOBBY, put, put_apart, read


async def test_a_seal_and_its_cuts_come_back(store: Store) -> None:
    """What decides a deal is the same after it was stored, in the lobby and in play."""
    table = agreed(LOBBY, {"deal": "sealed", "seats": "random"})
    table = lobby.join(lobby.join(table, ADA, "Ada"), BO, "Bo")
    table = await put(store, sealed.published(table, 7))
    assert await read(store, table.id) == table
    cut = sealed.cut(table, BO, "blue  moon")
    await store.save(table, cut)
    begun = starting.start(cut, ADA, Random(1))
    await store.save(cut, begun)
    kept = await read(store, table.id)
    assert kept == begun
    assert [player.cut for player in sealed.in_lobby_order(kept)] == ["", "blue moon"]
    assert kept.sealed is not None
    assert kept.sealed.seating is not None
    assert len(bytes.fromhex(kept.sealed.key)) == 32


async def test_a_cut_is_forgotten_with_its_person(store: Store) -> None:
    """In a game that goes on the words go, and the cards to come stay the same."""
    table = agreed(LOBBY, {"deal": "sealed", "seats": "joined"})
    table = lobby.join(lobby.join(table, ADA, "Ada"), BO, "Bo")
    table = sealed.cut(sealed.published(table, 7), ADA, "moon")
    begun = starting.start(sealed.cut(table, BO, "sun"), ADA, Random(1))
    after = await put(store, privacy.forget(begun, ADA))
    kept = await read(store, after.id)
    assert [player.cut for player in kept.players] == [None, "sun"]
    assert kept.sealed == begun.sealed


async def test_deals_that_were_never_opened_are_counted(store: Store) -> None:
    """Called off or asleep they count, finished or going on they don't; deleting them changes nothing."""
    deal = SealedDeal("00" * 32, 7, "11" * 32)
    base = replace(LOBBY, guild_id=77, sealed=deal)
    off = await put_apart(store, replace(base, stage="called-off"))
    for other in (
        base,
        replace(base, stage="finished"),
        replace(base, stage="playing", asleep=True),
        changes.close(replace(base, sealed=None)),
        changes.close(replace(base, guild_id=78)),
    ):
        await put_apart(store, other)
    assert await store.lookup.unopened(77) == 2
    for _ in range(2):
        await store.expiry.delete_tables([off.id])
        assert await store.lookup.unopened(77) == 2
    await store.servers.forget(77)
    assert await store.lookup.unopened(77) == 1
