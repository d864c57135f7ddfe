"""Events of servers and notes on games, in a file and on a server: what is found, and what expires."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

from bot.features.memos.store import Memo, Memos
from bot.features.scheduled_events.store import ScheduledEvent, ScheduledEvents
from bot.store import Store
from bot.store.values import ServerSettings
from tests.store.playing import ADA, BO, CY, begun, put_apart


async def test_what_begins_at_a_time_is_found(store: Store) -> None:
    """In the servers of these shards that want events; a game that is being played is none of it."""
    events, now = store.of(ScheduledEvents), store.now()
    lobby = replace(begun(), stage="lobby", starts=now + timedelta(hours=3))
    planned = await put_apart(store, lobby)
    await put_apart(store, replace(begun(), starts=now + timedelta(hours=3)))
    guild = planned.guild_id
    assert await events.planned(now, [0], 1) == []
    await store.servers.save(ServerSettings(guild, events=True), ServerSettings(guild))
    wanted = ScheduledEvent(planned.id, "table", guild)
    assert await events.planned(now, [0], 1) == [wanted]
    assert await events.planned(now + timedelta(hours=4), [0], 1) == []
    assert await events.planned(now, [], 1) == []
    known = replace(wanted, event_id=7, sent="{}", tries=2, due=now.replace(microsecond=0))
    for event in (wanted, known):
        await events.save(event)
        assert await events.get(planned.id) == event
        assert await events.known([0], 1) == [event]
    await events.delete(planned.id)
    assert await events.get(planned.id) is None


async def test_notes_expire_with_the_game_and_the_seat(store: Store) -> None:
    """Those of people who still play stay."""
    memos = store.of(Memos)
    going, over = [
        await put_apart(store, it) for it in (begun(), replace(begun(), stage="finished"))
    ]
    stays = Memo(going.id, ADA, "Keep red.\nAnd blue.")
    for memo in (stays, Memo(going.id, CY, "I left."), Memo(over.id, BO, "It is over.")):
        await memos.save(memo)
    await memos.expire()
    assert await memos.of(ADA) == [stays]
    assert await memos.of(BO) == await memos.of(CY) == []
    await memos.save(replace(stays, content=""))
    assert await memos.get(going.id, ADA) == ""
