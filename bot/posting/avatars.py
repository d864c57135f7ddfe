"""People's avatars, for the pictures of lobbies, finished games and profiles; they are never required."""

import asyncio
import io
import logging
from collections.abc import Collection
from time import monotonic
from typing import Final

import discord
from PIL import Image

from bot.host.bounded import BoundedDict
from bot.host.threads import in_thread
from bot.messages.delivery import DeliveryError, call_discord

log = logging.getLogger(__name__)

SIZE: Final = 128
"""The width and height of an avatar, in pixels."""
MAX_KEPT: Final = 50
"""How many people's avatars are kept in memory; each takes 64 KiB."""
KEPT_S: Final = 3600.0
"""Seconds after which an avatar is fetched again: its owner may have changed it."""
TIMEOUT_S: Final = 1.0
"""Seconds after which a picture is drawn without the avatars that are still missing."""


class Avatars:
    """Fetches avatars from Discord, and keeps the latest ones."""

    def __init__(
        self, client: discord.Client, timeout_s: float = TIMEOUT_S, kept_s: float = KEPT_S
    ) -> None:
        self._client, self._timeout_s, self._kept_s = client, timeout_s, kept_s
        self._kept: BoundedDict[int, tuple[float, Image.Image | None]] = BoundedDict(MAX_KEPT)
        self._fetching: dict[int, asyncio.Task[None]] = {}

    async def of(self, user_ids: Collection[int]) -> dict[int, Image.Image]:
        """Return the avatars, RGBA, of those whose avatar Discord returns in time."""
        oldest = monotonic() - self._kept_s
        missing = [
            self._fetching.get(user_id) or self._begun(user_id)
            for user_id in user_ids
            if user_id not in self._kept or self._kept[user_id][0] <= oldest
        ]
        if missing:
            await asyncio.wait(missing, timeout=self._timeout_s)
        found = ((user_id, self._kept.get(user_id)) for user_id in user_ids)
        return {user_id: kept[1] for user_id, kept in found if kept and kept[1]}

    def forget(self, user_id: int) -> None:
        """Forget a person's avatar."""
        self._kept.pop(user_id, None)
        if user_id in self._fetching:
            self._fetching[user_id].cancel()

    async def close(self) -> None:
        """Stop fetching."""
        tasks = list(self._fetching.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begun(self, user_id: int) -> asyncio.Task[None]:
        task = self._fetching[user_id] = asyncio.create_task(self._fetch(user_id))
        task.add_done_callback(lambda _: self._fetching.pop(user_id))
        return task

    async def _fetch(self, user_id: int) -> None:
        picture = None  # of an account that is gone, and of one without a picture of its own
        try:
            user = await call_discord(self._client.fetch_user(user_id), self._timeout_s)
            if user.avatar is not None:
                small = user.avatar.replace(size=SIZE, static_format="png")
                picture = await in_thread(
                    _opened, await call_discord(small.read(), self._timeout_s)
                )
        except (DeliveryError, OSError, ValueError) as error:
            log.info("an avatar could not be fetched: %s", error)
            if isinstance(error, DeliveryError) and error.is_temporary:
                return
        self._kept[user_id] = monotonic(), picture


def _opened(content: bytes) -> Image.Image:
    """Decode an avatar; raise OSError or ValueError if it is no picture."""
    with Image.open(io.BytesIO(content), formats=["PNG", "GIF", "WEBP"]) as picture:
        return picture.convert("RGBA").resize((SIZE, SIZE))
