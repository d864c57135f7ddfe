"""Who wants to hear of people who look for opponents, in a file and on a server: each is told once a day."""

from __future__ import annotations

import asyncio
from datetime import timedelta

from bot.features.matchmaking.alert_store import PAUSE, TRY_AGAIN, Alert, Alerts
from bot.store import Store
from tests.store.playing import ADA, BO

ROUNDS = 20
"""How often they all claim at once."""


async def test_only_one_of_many_claims_a_message(store: Store) -> None:
    """However many processes look at once, and though the person wants to hear of several games."""
    alerts, now = store.of(Alerts), store.now()
    for number in range(ROUNDS):
        for game in ("seekers", "splendor"):
            await alerts.save(Alert(ADA + number, game, 1, "en", now - PAUSE))
        claimed = await asyncio.gather(*(alerts.claim(ADA + number, now) for _ in range(8)))
        assert sum(claimed) == 1


async def test_what_was_never_sent_is_claimed_again_once(store: Store) -> None:
    """After a minute, in which whoever claimed it may still send it; what was sent is claimed a day later."""
    alerts, now = store.of(Alerts), store.now()
    for game in ("seekers", "splendor"):
        await alerts.save(Alert(ADA, game, 1, "en", now - PAUSE))
    assert await alerts.claim(ADA, now)
    assert not await alerts.claim(ADA, now + TRY_AGAIN - timedelta(seconds=1))
    now += TRY_AGAIN
    assert sum(await asyncio.gather(*(alerts.claim(ADA, now) for _ in range(8)))) == 1
    await alerts.sent(ADA)
    assert not await alerts.claim(ADA, now + TRY_AGAIN)
    assert await alerts.claim(ADA, now + PAUSE)


async def test_who_was_told_is_known_for_a_day(store: Store) -> None:
    """Even once what they asked for is deleted, and asked for anew."""
    alerts, now = store.of(Alerts), store.now()
    await alerts.save(Alert(ADA, "seekers", 1, "en", await alerts.told_before(ADA, now)))
    assert await alerts.claim(ADA, now)
    await alerts.sent(ADA)
    await alerts.remove(ADA, "seekers", 1)
    assert await alerts.told_before(ADA, now) == now
    await alerts.save(Alert(ADA, "splendor", 1, "en", await alerts.told_before(ADA, now)))
    assert not await alerts.claim(ADA, now + PAUSE - timedelta(seconds=1))
    assert await alerts.claim(ADA, now + PAUSE)
    assert await alerts.told_before(BO, now) == now - PAUSE
