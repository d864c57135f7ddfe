"""Where every interaction comes in: it is counted, guarded, and answered even when it fails."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable
from datetime import timedelta
from functools import partial
from typing import Any, Final

import discord

from bot.actions.request import Request
from bot.actions.services import Services
from bot.messages.delivery import DeliveryError
from bot.messages.names import escaped
from bot.store import NotSaved
from bot.tables.refusal import Name, NotSavedNow, Refusal
from render import Words

log = logging.getLogger(__name__)

REDELIVERY_WINDOW: Final = timedelta(minutes=15)
"""How long Discord may still tell of an interaction: a connection that is resumed hears of all that
it has missed."""
HANDOVER_DELAY_S: Final = 0.5
"""Seconds that a process which is closing leaves an interaction to others that hear of it."""
MAX_IN_FLIGHT_PER_PERSON: Final = 5
"""How many interactions of one person are in hand at once."""
MAX_VARIABLE_LENGTH: Final = 300
"""How many characters of a variable are told: what was typed can have thousands."""


class Dispatcher:
    """Lets interactions in until the bot is closing, and knows which are still in hand."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._metrics = services.metrics
        self._in_flight: Counter[int] = Counter()  # by person
        self._idle = asyncio.Event()
        self._idle.set()
        self._closing = False

    async def receive(
        self,
        interaction: discord.Interaction[Any],
        work: Callable[[Request], Awaitable[None]],
    ) -> None:
        """Do the work of an interaction; whatever goes wrong, its person is told."""
        person = interaction.user.id
        self._in_flight[person] += 1
        if self._in_flight[person] > MAX_IN_FLIGHT_PER_PERSON:
            work = partial(_raise_error, Refusal("refused-asking"))
        self._idle.clear()
        try:
            ours, uninvited = True, False
            try:
                ours = await self._claim(interaction)
                uninvited = ours and await self._services.membership.lacks(interaction)
            except Exception as error:  # noqa: BLE001 - raised where its person is told
                work = partial(_raise_error, error)
            if ours:
                request = Request.of(interaction, self._services, uninvited=uninvited)
                await self._handle(request, work)
        finally:
            self._in_flight[person] -= 1
            if not self._in_flight[person]:
                del self._in_flight[person]
            if not self._in_flight:
                self._idle.set()

    async def _claim(self, interaction: discord.Interaction[Any]) -> bool:
        """Tell whether this process is to answer an interaction; raise NotSaved.

        While one process takes over from another, Discord tells both.
        """
        store = self._services.tables.store
        if self._closing and store.shared:
            await asyncio.sleep(HANDOVER_DELAY_S)  # whoever takes over can do more with it
        return await store.take(interaction.id)

    async def _handle(self, request: Request, work: Callable[[Request], Awaitable[None]]) -> None:
        try:
            if self._closing:
                raise Refusal("refused-restarting")  # noqa: TRY301 - one way to answer them all
            if not self._services.bounds.serves(request.guild_id):
                raise Refusal("refused-not-served")  # noqa: TRY301
            await work(request)
        except Refusal as refusal:
            self._metrics.refusals[refusal.key] += 1
            await _answer(request, refusal_text(refusal, request.words))
        except NotSaved as error:
            log.warning("channel %s: the database is away: %s", request.channel_id, error)
            await _answer(request, refusal_text(NotSavedNow(unknown=error.unknown), request.words))
        except DeliveryError as error:
            # Discord, or the way there, failed: there is nobody to be told, and no fault of ours.
            log.info("channel %s: a person was not answered: %s", request.channel_id, error)
        except Exception:
            self._metrics.errors += 1
            number = secrets.token_hex(3)
            log.exception("error %s: an interaction in channel %s", number, request.channel_id)
            key = "error-after-saving" if request.reply.saved else "error-unexpected"
            await _answer(request, request.words(key, id=number))
        finally:
            await request.reply.finish()
            if request.reply.acknowledged_in_s is not None:
                self._metrics.answers.add(request.reply.acknowledged_in_s)

    async def forget_claims(self) -> None:
        """Forget who has taken which interactions, once they come to nobody any more."""
        store = self._services.tables.store
        try:
            await store.forget_taken(
                discord.utils.time_snowflake(store.clock() - REDELIVERY_WINDOW)
            )
        except NotSaved as error:
            log.info("interactions could not be forgotten: %s", error)

    async def close(self, patience: float) -> None:
        """Let nobody in any more, and wait, at most so many seconds, for those in hand."""
        self._closing = True
        try:
            await asyncio.wait_for(self._idle.wait(), patience)
        except TimeoutError:
            log.warning("%d interactions were not finished in time", self._in_flight.total())


def refusal_text(refusal: Refusal, words: Words) -> str:
    """Return what a person is told instead of what they asked for."""
    if refusal.key == "because":
        return str(refusal.variables["why"])
    told: dict[str, str | int] = {}
    for name, value in refusal.variables.items():
        if isinstance(value, tuple):
            told[name] = words.listed(words(key) for key in value)
        elif isinstance(value, Name):
            told[name] = escaped(value or words("name-forgotten"))
        else:
            told[name] = value[:MAX_VARIABLE_LENGTH] if isinstance(value, str) else value
    return words(refusal.key, **told)


async def _raise_error(error: Exception, _: Request) -> None:
    raise error


async def _answer(request: Request, text: str) -> None:
    try:
        await request.reply.send_privately(text)
    except DeliveryError as error:
        log.info("a person could not be answered: %s", error)
