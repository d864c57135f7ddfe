"""The answer to one interaction. One object owns it, and knows whether it was sent."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Mapping, Sequence
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any, Final, TypeVar

import discord
from discord import InteractionResponseType, InteractionType, app_commands, ui

from bot.host.invitation import invitation
from bot.messages.delivery import RESPONSE_TIMEOUT_S, DeliveryError, call_discord
from bot.messages.places import MAX_FOLLOW_UPS
from bot.messages.press import typed_in
from bot.messages.screen import PostedMessage, Screen, without_controls
from bot.store.values import Place, PostedBoard

log = logging.getLogger(__name__)
T = TypeVar("T")

ANSWER_WITHIN_S: Final = 2.0
"""Seconds after an interaction arrived within which a board answers it; Discord waits for three."""
_NO_LIMIT: Final = 10**6
_PRESSES: Final = (InteractionType.component, InteractionType.modal_submit)


class Reply:
    """The answer to one interaction: acknowledged once, then followed up.

    Every method raises DeliveryError if Discord can't be reached or refuses.
    """

    def __init__(self, interaction: discord.Interaction[Any], place: Place) -> None:
        self._interaction = interaction
        self._thinking = False
        self._failed = False
        self._over = False
        self._answering = asyncio.Lock()
        """Held while a board is sent as the answer, or its place is taken by a silent one."""
        self._follow_ups_left = MAX_FOLLOW_UPS if place in ("group", "visited") else _NO_LIMIT
        self._editable: set[int] = set()
        message = interaction.message
        self.received_at = monotonic()
        """When the interaction arrived, in seconds of the monotonic clock."""
        self.pressed = PostedMessage.of(message) if message else None
        self.public = True
        """Whether everybody may see a follow-up; False if the command's input is secret."""
        self.stripped: PostedBoard | None = None
        """The board that the pressed message showed when the answer stripped its controls."""
        self.acknowledged_in_s: float | None = None
        """Seconds until the interaction was acknowledged."""
        self.private_id: int | None = None
        """The private message that `show` sent or edited, if known."""
        self.only_private = place == "visited" and not interaction.permissions.use_external_apps
        """Whether Discord makes every answer private, as a server may require of guest apps."""
        self.posted = 0
        """How many public messages were posted."""
        self.refusal: DeliveryError | None = None
        """Why Discord has refused the last answer, if there is none so far."""

    @property
    def invitation(self) -> str:
        """The URL for adding the bot to a server."""
        return invitation(self._interaction.application_id)

    @property
    def user_id(self) -> int:
        """The person who is answered."""
        return self._interaction.user.id

    @property
    def locale(self) -> str:
        """The locale of the person's own client."""
        return str(self._interaction.locale)

    @property
    def typed(self) -> str:
        """What they typed in the form that is answered, if it's one."""
        return typed_in(self._interaction).strip()

    @property
    def acknowledged(self) -> bool:
        """Whether the interaction is acknowledged."""
        return self._interaction.response.is_done()

    @property
    def can_follow_up(self) -> bool:
        """Whether this interaction's webhook can post a public follow-up."""
        return self.acknowledged and self.can_post

    @property
    def can_post(self) -> bool:
        """Whether a public message can be posted, as the answer or a follow-up."""
        return (
            self.public
            and not self.only_private
            and (self.acknowledged or not self._failed)
            and self._follow_ups_left > 0
            and not self._interaction.is_expired()
        )

    def can_change(self, message_id: int) -> bool:
        """Whether this interaction's webhook can edit a message: it posted or answered it."""
        return message_id in self._editable and not self._interaction.is_expired()

    @property
    def _in_place(self) -> bool:
        """Whether a private screen replaces the pressed message, which is private too."""
        return self.pressed is not None and self.pressed.private

    def pressed_on(self, message_id: int | None) -> bool:
        """Return whether the pressed control is on this message."""
        return self.pressed is not None and self.pressed.message_id == message_id

    async def show(self, screen: Screen) -> None:
        """Answer with a private screen; it replaces a pressed private message."""
        send = self._interaction.response.send_message
        if self._thinking:
            self._thinking = False
            self.private_id = (await self._edit_original(screen)).id
        elif self.acknowledged:
            await self._follow_up_privately(screen)
        elif not await self._replace(screen):
            answer = send(view=screen.layout(), files=screen.files(), ephemeral=True)
            sent = await self._acknowledge(answer, screen.size)
            self.private_id = sent.message_id if sent else None

    async def _replace(self, screen: Screen) -> bool:
        """Replace the pressed private message; return False if there is none or it's gone."""
        if self.pressed is None or not self._in_place:
            return False
        edit = self._interaction.response.edit_message
        answer = edit(view=screen.layout(), attachments=screen.files())
        try:
            await self._acknowledge(answer, screen.size)
        except DeliveryError as error:
            if not error.message_is_gone:
                raise
            self._failed = False
            return False
        self.private_id = self.pressed.message_id
        return True

    async def open_form(self, form: ui.Modal) -> None:
        """Answer with a form; its submission arrives as a new interaction."""
        await self._acknowledge(self._interaction.response.send_modal(form))

    async def change_private(self, screen: Screen) -> None:
        """Change the private message that `show` sent, while Discord allows it."""
        if not self._interaction.is_expired():
            await self._edit_original(screen)

    async def delete_private(self) -> None:
        """Delete the private message that `show` sent, while Discord allows it."""
        if not self._interaction.is_expired():
            await call_discord(self._interaction.delete_original_response())

    async def send_privately(self, text: str) -> None:
        """Answer with a new private message, and leave the pressed message as it is."""
        screen = Screen(text=text)
        if self._thinking and not self._in_place:
            await self.show(screen)  # a follow-up would fill the placeholder that `finish` deletes
        elif self.acknowledged:
            await self._follow_up_privately(screen)
        else:
            response = self._interaction.response
            await self._acknowledge(response.send_message(view=screen.layout(), ephemeral=True))

    async def defer(self) -> None:
        """Acknowledge privately; `show` sends the answer later."""
        if not self.acknowledged:
            waiting = self._interaction.response.defer(ephemeral=True, thinking=not self._in_place)
            await self._acknowledge(waiting)
            self._thinking = True

    async def suggest(self, choices: Sequence[app_commands.Choice[str]]) -> None:
        """Answer with suggestions to what somebody types; log what keeps Discord from taking them.

        They may come too late, or after another process that takes over. discord.py would call this an error.
        """
        answer = self._interaction.response.autocomplete(choices)
        try:
            await call_discord(answer, RESPONSE_TIMEOUT_S)
        except DeliveryError as error:
            log.info("suggestions were not taken: %s", error)
            self._note_answered()  # otherwise discord.py answers once more

    async def show_progress(self, screen: Screen) -> None:
        """Show progress after `defer`, until `show` replaces it; log delivery errors."""
        try:
            await self._edit_original(screen)
        except DeliveryError as error:
            log.info("the progress could not be shown: %s", error)

    async def defer_update(self) -> None:
        """Acknowledge a press; the message stays as it is for now."""
        await self._acknowledge(self._interaction.response.defer())
        if self.pressed is not None:
            self._editable.add(self.pressed.message_id)

    async def strip_controls(self, shown: PostedBoard, row: Sequence[ui.Item[Any]]) -> None:
        """Answer a press on a board by stripping its controls, except for `row`."""
        if self.pressed is not None:
            await self.edit(without_controls(shown.caption, row))
        self.stripped = shown

    async def edit(self, changes: Mapping[str, Any], size: int = 0) -> None:
        """Answer a press by editing the pressed message; `size` is that of its files, in bytes."""
        await self._acknowledge(self._interaction.response.edit_message(**changes), size)
        if self.pressed is not None:
            self._editable.add(self.pressed.message_id)

    async def change(self, message_id: int, changes: Mapping[str, Any]) -> None:
        """Edit a message for which `can_change` is True."""
        await call_discord(self._interaction.followup.edit_message(message_id, **changes))

    async def post(self, screen: Screen) -> int | None:
        """Post a public message, as the answer or a follow-up, and return its id.

        Returns None if Discord made it private.
        """
        async with self._answering:
            if not self.acknowledged:
                return await self._post_as_answer(screen)
        return await self.follow_up(screen)

    async def _post_as_answer(self, screen: Screen) -> int | None:
        send = self._interaction.response.send_message
        answer = send(**screen.message(), files=screen.files())
        sent = await self._acknowledge(answer, screen.size)
        if sent is None:
            message = await call_discord(self._interaction.original_response())
            return self._posted(message.id, private=message.flags.ephemeral)
        return self._posted(sent.message_id, private=sent.is_ephemeral())

    async def follow_up(self, screen: Screen) -> int | None:
        """Post a public follow-up and return its id; None if Discord made it private."""
        self._follow_ups_left -= 1
        send = self._interaction.followup.send
        sending = send(**screen.message(), files=screen.files(), wait=True)
        message = await call_discord(sending, size=screen.size)
        return self._posted(message.id, private=message.flags.ephemeral)

    def _posted(self, message_id: int | None, *, private: bool) -> int | None:
        self.only_private = self.only_private or private
        if private or message_id is None:
            return None
        self.posted += 1
        self._editable.add(message_id)
        return message_id

    async def finish(self) -> None:
        """Acknowledge a press that is still open, and delete an unused placeholder."""
        try:
            if self._thinking and not self._in_place:
                self._thinking = False
                await call_discord(self._interaction.delete_original_response())
            elif self._interaction.type in _PRESSES and not (self.acknowledged or self._over):
                await self._acknowledge(self._interaction.response.defer())
        except DeliveryError as error:
            log.info("an interaction could not be finished: %s", error)

    @asynccontextmanager
    async def answered_by_board(self) -> AsyncIterator[None]:
        """Post a board within, which is the answer; one that takes long or is to come later follows a silent one."""
        late = asyncio.create_task(self._answer_silently(ANSWER_WITHIN_S))
        try:
            yield
        finally:
            late.cancel()
            await self._answer_silently()

    async def _answer_silently(self, after_s: float = 0) -> None:
        """Acknowledge what isn't yet, and leave nothing to see of that."""
        if after_s:
            await asyncio.sleep(max(0, self.received_at + after_s - monotonic()))
        async with self._answering:
            if self.acknowledged or self._over:
                return
            try:
                await self.defer()
            except DeliveryError as error:
                log.info("an interaction could not be acknowledged: %s", error)
            else:
                await self.finish()

    async def _acknowledge(self, answer: Awaitable[T], size: int = 0) -> T | None:
        """Return what Discord says of an answer; None if that got lost, although the answer arrived."""
        sent = None
        try:
            sent = await call_discord(answer, RESPONSE_TIMEOUT_S, size)
        except DeliveryError as error:
            if not error.answered_before:
                self._failed, self._over = True, not error.may_be_answered_otherwise
                self.refusal = error
                raise
            self._note_answered()
        self.refusal = None
        self.acknowledged_in_s = monotonic() - self.received_at
        return sent

    def _note_answered(self) -> None:
        """Note that there is an answer that discord.py doesn't know of; it has no public way to say so."""
        kind = InteractionResponseType.deferred_channel_message
        self._interaction.response._response_type = kind  # noqa: SLF001

    async def _edit_original(self, screen: Screen) -> discord.InteractionMessage:
        edit = self._interaction.edit_original_response
        answer = edit(view=screen.layout(), attachments=screen.files())
        return await call_discord(answer, size=screen.size)

    async def _follow_up_privately(self, screen: Screen) -> None:
        self._follow_ups_left -= 1
        send = self._interaction.followup.send
        sending = send(view=screen.layout(), files=screen.files(), ephemeral=True)
        await call_discord(sending, size=screen.size)
