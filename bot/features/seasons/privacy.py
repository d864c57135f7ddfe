"""What a person's export says of their seasons, and what forgetting the person leaves of them."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict
from typing import Final

from bot.feature import Section
from bot.features.seasons.store import KEEP_ENTRANT, Seasons, entered_as
from bot.store import NotSaved, Store
from bot.store.engine import Statement

_LEFT_OUT: Final = ("season_id", "user_id", "entry", "instead_of")
"""Whose place a person took is another person's data."""


async def about(store: Store, user_id: int) -> Sequence[Section]:
    """Return a person's places in seasons."""
    places = [
        {
            "season": str(it.season_id),
            **{key: value for key, value in asdict(it).items() if key not in _LEFT_OUT},
        }
        for it in await store.of(Seasons).of(user_id)
    ]
    return [Section("seasons", places, place=60)]


@asynccontextmanager
async def leaving(store: Store, user_id: int) -> AsyncIterator[None]:
    """Let a person leave their seasons, and look at these once the person is forgotten.

    Otherwise the games that they resign would make room for their next ones.
    """
    seasons = store.of(Seasons)
    entered = await seasons.playing(user_id)
    for entrant in entered:
        await seasons.leave(entrant.season_id, user_id, store.now())
    yield
    for entrant in entered:
        with suppress(NotSaved):  # a season looks at its tables every hour anyway
            await seasons.touch(entrant.season_id, store.now())


async def keep(store: Store, user_id: int) -> Sequence[Statement]:
    """Return what keeps the places in running seasons of a person who is forgotten, by their digests."""
    rows = [
        (user_id, it, await store.digests.of(entered_as(it), user_id))
        for it in await store.of(Seasons).entered(user_id)
    ]
    return [(KEEP_ENTRANT, rows)]
