"""Doing the same for many tables, a few at a time."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

AT_ONCE: Final = 8
"""How many are served at a time: one whose channel is slow keeps no other waiting."""


async def for_each(table_ids: Iterable[int], do: Callable[[int], Awaitable[None]]) -> None:
    """Do something for each of these tables; what one raises is raised at the end, and no more are begun."""
    free, failed = asyncio.Semaphore(AT_ONCE), list[Exception]()

    async def one(table_id: int) -> None:
        async with free:
            if failed:
                return
            try:
                await do(table_id)
            except Exception as error:  # noqa: BLE001 - raised below
                failed.append(error)

    await asyncio.gather(*map(one, table_ids))
    if failed:
        raise failed[0]
