"""What a start runs beside the bot for its host: the check of an update, the watchdog, the health pages."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from bot.client import Facet
from bot.features.operator.checking import check_tables
from bot.features.operator.desk import HostDesk, Hosting
from bot.features.operator.health import Health
from bot.host.settings import Settings
from bot.host.systemd import feed_watchdog
from bot.store import DatabaseUnusable


@asynccontextmanager
async def hosting(facet: Facet, settings: Settings) -> AsyncIterator[None]:
    """Serve the host while the context is open.

    Raises DatabaseUnusable if the tables can't be read after a migration, BadSetting if the health
    pages can't be served.
    """
    store, health = facet.tables.store, Health(facet)
    facet.parts.of(HostDesk).hosting = Hosting.of(settings, store)
    watchdog = asyncio.create_task(feed_watchdog(health.is_healthy))
    try:
        if store.update is not None and (unreadable := (await check_tables(store)).unreadable):
            raise DatabaseUnusable(f"after the update {unreadable[0]}")
        async with AsyncExitStack() as beside:
            if settings.health:
                # aiohttp's server costs 2 MB that a bot without these pages doesn't need.
                from bot.features.operator.health_pages import serve_health_pages  # noqa: PLC0415

                await beside.enter_async_context(serve_health_pages(facet, health, settings.health))
            yield
    finally:
        watchdog.cancel()
        await asyncio.gather(watchdog, return_exceptions=True)
