"""Dispatches every interaction: claims it, runs its action, and answers even if that fails."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from datetime import timedelta
from functools import partial
from typing import Any, Final

import discord

from bot.actions.request import Request, Services
from bot.host.bounded import BoundedDict
from bot.host.threads import Lane, in_lane
from bot.host.worker_results import WorkerError
from bot.messages.delivery import DeliveryError, refusal_told
from bot.messages.names import to_copy
from bot.store import NotSaved
from bot.store.saves import Saves, watching_saves
from bot.tables.refusal import Refusal

log = logging.getLogger(__name__)

REDELIVERY_WINDOW: Final = timedelta(minutes=15)
"""How long Discord may still deliver an interaction: a resumed session replays missed events."""
HANDOVER_DELAY_S: Final = 0.5
"""Seconds that a closing process waits before it claims an interaction: its successor goes first."""
MAX_IN_FLIGHT_PER_PERSON: Final = 5
"""Interactions of one person that are handled at the same time; further ones are refused."""
REQUEST_S: Final = 0.005
"""Seconds of a core that a request takes by itself, without what it draws."""
MAX_RECEIVED: Final = 10_000
"""How many of the last interactions are remembered: Discord may send one twice."""
MAX_LANES: Final = 1_000
"""Of how many people is remembered how much work they have asked for lately."""


class Dispatcher:
    """Runs interactions until the bot closes, and tracks those in flight."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._metrics = services.metrics
        self._received: BoundedDict[int, None] = BoundedDict(MAX_RECEIVED)
        self._in_flight: Counter[int] = Counter()  # by person
        self._lanes: BoundedDict[int, Lane] = BoundedDict(MAX_LANES)  # by person
        self._idle = asyncio.Event()
        self._idle.set()
        self._closing = False

    async def receive(
        self,
        interaction: discord.Interaction[Any],
        work: Callable[[Request], Awaitable[None]],
    ) -> None:
        """Run `work` for an interaction; answer its person even if something fails.

        One that arrives again is dropped: its answer is under way.
        """
        if interaction.id in self._received:
            return
        self._received[interaction.id] = None
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
            except Exception as error:  # noqa: BLE001 - raised again where the person is answered
                work = partial(_raise_error, error)
            if ours:
                request = Request.of(interaction, self._services, uninvited=uninvited)
                await request.meet({person: request.name})
                await self._handle(request, work)
        finally:
            self._in_flight[person] -= 1
            if not self._in_flight[person]:
                del self._in_flight[person]
            if not self._in_flight:
                self._idle.set()

    async def _claim(self, interaction: discord.Interaction[Any]) -> bool:
        """Claim an interaction; return False if another process already has it.

        While one process takes over from another, Discord delivers each interaction to both.
        Raises NotSaved; whether the other process has it isn't known then.
        """
        store = self._services.tables.store
        if self._closing and store.shared:
            await asyncio.sleep(HANDOVER_DELAY_S)  # whoever takes over can do more with it
        try:
            return await store.claim(interaction.id)
        except NotSaved as error:
            raise NotSaved(str(error), unknown=error.unknown or store.shared) from error

    async def _handle(self, request: Request, work: Callable[[Request], Awaitable[None]]) -> None:
        self._lanes[request.user_id] = lane = self._lanes.get(request.user_id) or Lane()
        lane.use(REQUEST_S)
        if self._in_flight[request.user_id] > 1:
            await lane.pause()
        with watching_saves() as saves, in_lane(lane):
            await self._do(request, work, saves)

    async def _do(
        self, request: Request, work: Callable[[Request], Awaitable[None]], saves: Saves
    ) -> None:
        try:
            if self._closing:
                raise Refusal("refused-restarting")  # noqa: TRY301 - one way to answer them all
            if not self._serves(request):
                raise Refusal("refused-not-served")  # noqa: TRY301
            await work(request)
        except Refusal as refusal:
            self._metrics.refusals[refusal.key] += 1
            await _answer(request, request.told(refusal))
        except NotSaved as error:
            log.warning("channel %s: the database is unavailable: %s", request.channel_id, error)
            unsaved = "refused-unknown-whether-saved" if error.unknown else "refused-not-saved"
            key = "refused-partly-saved" if saves.any else unsaved
            self._metrics.refusals[key] += 1
            await _answer(request, request.words(key))
        except DeliveryError as error:
            log.info("channel %s: a person was not answered: %s", request.channel_id, error)
            if request.reply.acknowledged:
                await _explain(request, error)
        except Exception as error:  # noqa: BLE001 - logged with its number
            number = self._metrics.note_error(
                error, f"an interaction in channel {request.channel_id}"
            )
            unsaved = "error-lasting" if isinstance(error, WorkerError) else "error-unexpected"
            key = "error-after-saving" if saves.any else unsaved
            await _answer(request, request.words(key, id=number))
        finally:
            if request.reply.refusal is not None:
                await _explain(request, request.reply.refusal)
            await request.reply.finish()
            if request.reply.acknowledged_in_s is not None:
                self._metrics.answers.add(request.reply.acknowledged_in_s)

    def _serves(self, request: Request) -> bool:
        """Return whether the bot is for this place; what it has sent somebody directly can be pressed anyway."""
        sent = request.where == "direct" and request.reply.pressed is not None
        return sent or self._services.bounds.serves(request.guild_id)

    async def forget_claims(self) -> None:
        """Delete claims of interactions that Discord no longer delivers."""
        store = self._services.tables.store
        try:
            await store.forget_claims(
                discord.utils.time_snowflake(store.clock() - REDELIVERY_WINDOW)
            )
        except NotSaved as error:
            log.info("interactions could not be forgotten: %s", error)

    async def close(self, timeout_s: float) -> None:
        """Refuse new interactions, and wait up to `timeout_s` seconds for those in flight."""
        self._closing = True
        try:
            await asyncio.wait_for(self._idle.wait(), timeout_s)
        except TimeoutError:
            log.warning("%d interactions were not finished in time", self._in_flight.total())


async def _raise_error(error: Exception, _: Request) -> None:
    raise error


async def _explain(request: Request, error: DeliveryError) -> None:
    """Say why Discord has refused an answer, if it may accept another one.

    A press is answered by what follows where the pressed message is gone.
    """
    if error.refusal is not None or (error.message_is_gone and request.reply.pressed is None):
        await _answer(request, refusal_told(request.words, error.refusal or "other", error.code))


async def _answer(request: Request, text: str) -> None:
    """Answer with a private text, and give back what a form held: Discord has thrown it away."""
    if typed := request.reply.typed:
        text = "\n".join((text, request.words("form-typed"), to_copy(typed)))
    try:
        await request.reply.send_privately(text)
    except DeliveryError as error:
        log.info("a person could not be answered: %s", error)
