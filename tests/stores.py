"""Opens the stores that a test asks for, and closes them after it."""

from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from bot.store import Store, open_store

Opener = Callable[..., Coroutine[Any, Any, Store]]
"""Opens a store, as `open_store` does."""


@asynccontextmanager
async def opening() -> AsyncIterator[Opener]:
    """Return what opens stores; they are closed at the end, even if the test fails or has closed them."""
    async with AsyncExitStack() as stores:

        async def opened(*args: Any, **options: Any) -> Store:
            return await stores.enter_async_context(await open_store(*args, **options))

        yield opened
