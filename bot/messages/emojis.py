"""Emojis for a game's pieces: the bot's own, uploaded once.

A plain Unicode emoji replaces each until it's uploaded.
"""

import logging
from collections.abc import Mapping, Sequence
from typing import Final

import discord

from bot.host.retry import BACKGROUND_RETRY_DELAYS_S, RetriedTask
from bot.messages.delivery import REQUEST_TIMEOUT_S, DeliveryError, call_discord
from render import LOOKS
from render.icons import Icon, emoji_name

log = logging.getLogger(__name__)

Emojis = Mapping[str, str]
"""The emoji of each of a game's icons, by the icon's key in the game's look."""

PLAIN_EMOJIS: Final[Mapping[str, Emojis]] = {
    game: {key: icon.plain for key, icon in look.icons.items()} for game, look in LOOKS.items()
}
UPLOAD_TIMEOUT_S: Final = 600.0
"""Seconds that an upload in the background may wait for a rate limit."""


def icons() -> dict[str, Icon]:
    """Return every icon by the name of its emoji."""
    return {
        emoji_name(game, icon): icon for game, look in LOOKS.items() for icon in look.icons.values()
    }


async def upload(client: discord.Client, name: str, timeout_s: float = UPLOAD_TIMEOUT_S) -> str:
    """Upload an icon and return its emoji; raise DeliveryError."""
    image = icons()[name].png()
    return str(
        await call_discord(client.create_application_emoji(name=name, image=image), timeout_s)
    )


class OwnEmojis(RetriedTask):
    """The application's emojis, with plain ones in place of those that are still to be uploaded."""

    def __init__(
        self, client: discord.Client, pauses: Sequence[float] = BACKGROUND_RETRY_DELAYS_S
    ) -> None:
        super().__init__(self._complete, pauses)
        self._client = client
        self._known: dict[str, str] = {}
        self._timeout_s = REQUEST_TIMEOUT_S
        self._shown = {game: dict(emojis) for game, emojis in PLAIN_EMOJIS.items()}
        self.shown: Mapping[str, Emojis] = self._shown
        """The emojis of every game, updated in place as uploads finish."""

    async def _complete(self) -> bool:
        timeout_s, self._timeout_s = self._timeout_s, UPLOAD_TIMEOUT_S
        try:
            for emoji in await call_discord(self._client.fetch_application_emojis(), timeout_s):
                self._known[emoji.name] = str(emoji)
            self._show()
            for name in icons():
                if name not in self._known:
                    self._known[name] = await upload(self._client, name, timeout_s)
                    log.debug("uploaded the emoji %s", name)
        except DeliveryError as error:
            log.warning("using plain emojis for those not uploaded yet: %s", error)
            return False
        finally:
            self._show()
        return True

    def _show(self) -> None:
        for game, look in LOOKS.items():
            for key, icon in look.icons.items():
                self._shown[game][key] = self._known.get(emoji_name(game, icon), icon.plain)
