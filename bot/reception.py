"""Where every interaction comes in: it is counted, guarded, and answered even when it fails."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import discord

from bot.tables.refusal import Refusal
from bot.visit import Visit

if TYPE_CHECKING:
    from bot.facet import Facet

log = logging.getLogger(__name__)


class Reception:
    """Lets interactions in until the bot is closing, and knows which are still in hand."""

    def __init__(self) -> None:
        self._in_hand = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self._closing = False

    async def receive(
        self, interaction: discord.Interaction[Facet], work: Callable[[Visit], Awaitable[None]]
    ) -> None:
        """Do the work of an interaction; whatever goes wrong, its person is told."""
        visit = Visit(interaction)
        self._in_hand += 1
        self._idle.clear()
        try:
            if self._closing:
                raise Refusal("refused-restarting")  # noqa: TRY301 - one way to answer them all
            await work(visit)
            if interaction.type is discord.InteractionType.component:
                await _silence(interaction)
        except Refusal as refusal:
            await _answer(visit, refusal_text(visit, refusal))
        except Exception:
            number = secrets.token_hex(3)
            log.exception("error %s: an interaction in channel %s", number, interaction.channel_id)
            await _answer(visit, visit.words("error-unexpected", id=number))
        finally:
            self._in_hand -= 1
            if not self._in_hand:
                self._idle.set()

    async def close(self, patience: float) -> None:
        """Let nobody in any more, and wait, at most so many seconds, for those in hand."""
        self._closing = True
        try:
            await asyncio.wait_for(self._idle.wait(), patience)
        except TimeoutError:
            log.warning("%d interactions were not finished in time", self._in_hand)


def refusal_text(visit: Visit, refusal: Refusal) -> str:
    """Return what a person is told instead of what they asked for."""
    words = visit.words
    if refusal.key == "because":
        return str(refusal.variables["why"])
    told = {
        name: words.listed(words(key) for key in value) if isinstance(value, tuple) else value
        for name, value in refusal.variables.items()
    }
    return words(refusal.key, **told)


async def _silence(interaction: discord.Interaction[Facet]) -> None:
    """Acknowledge a press that was answered by what others see."""
    if not interaction.response.is_done():
        try:
            await interaction.response.defer()
        except discord.HTTPException as error:
            log.info("a press could not be acknowledged: %s", error)


async def _answer(visit: Visit, text: str) -> None:
    try:
        await visit.tell_apart(text)
    except discord.HTTPException as error:
        log.info("a person could not be answered: %s", error)
