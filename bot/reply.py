"""How one interaction is answered. One object owns the answer, and knows whether it was given."""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from dataclasses import dataclass
from time import monotonic
from typing import Any, TypeVar

import discord
from discord import ui

from bot.messages.screen import Screen, past
from bot.store.kept import Shown
from bot.trouble import ANSWERS, Trouble, delivered

log = logging.getLogger(__name__)
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Pressed:
    """The message whose control was pressed, and what stays of it without its controls."""

    message_id: int
    private: bool
    caption: str
    alt: str | None

    @classmethod
    def of(cls, message: discord.Message) -> Pressed:
        """Return what is to know of a message: its first text, and its picture's."""
        caption, alt = "", None
        for part in message.components:
            if isinstance(part, discord.TextDisplay) and not caption and alt is None:
                caption = part.content
            elif isinstance(part, discord.MediaGalleryComponent):
                alt = part.items[0].description or ""
        return cls(message.id, message.flags.ephemeral, caption, alt)


class Reply:
    """The answer to one interaction: acknowledged once, then followed up.

    Every method raises Trouble where Discord is not reached, or refuses.
    """

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self._interaction = interaction
        self._promised = False
        self._thinking = False
        self._failed = False
        self._came = monotonic()
        message = interaction.message
        self.pressed = Pressed.of(message) if message else None
        self.public = True
        """Whether a follow-up may be seen by all; not so where what was typed is a secret."""
        self.saved = False
        """Whether something was changed for this interaction."""
        self.edited = False
        """Whether the answer changed the message pressed."""
        self.took: float | None = None
        """How many seconds it took until the interaction was acknowledged."""
        self.private_id: int | None = None
        """The message in which `show` has shown its screen, where it is known."""

    @property
    def given(self) -> bool:
        """Whether the interaction is acknowledged."""
        return self._interaction.response.is_done()

    @property
    def can_follow_up(self) -> bool:
        """Whether a message for all may be posted by this interaction's webhook."""
        return self.public and self.given and not self._interaction.is_expired()

    def pressed_on(self, message_id: int | None) -> bool:
        """Return whether the control pressed stands on this message."""
        return self.pressed is not None and self.pressed.message_id == message_id

    async def show(self, screen: Screen) -> None:
        """Answer with a private screen, in place of the private one that was pressed."""
        response = self._interaction.response
        if self._thinking:
            self._thinking = False
            changed = await delivered(
                self._interaction.edit_original_response(
                    view=screen.layout(), attachments=screen.files()
                )
            )
            self.private_id = changed.id
        elif self.given:
            await self._apart(screen)
        elif self.pressed and self.pressed.private:
            await self._acknowledged(
                response.edit_message(view=screen.layout(), attachments=screen.files())
            )
            self.private_id = self.pressed.message_id
        else:
            sent = await self._acknowledged(
                response.send_message(view=screen.layout(), files=screen.files(), ephemeral=True)
            )
            self.private_id = sent.message_id

    async def take_away(self) -> None:
        """Take the private message away that `show` has shown, while Discord allows it."""
        if not self._interaction.is_expired():
            await delivered(self._interaction.delete_original_response())

    async def tell_apart(self, text: str) -> None:
        """Answer with a private message of its own, and leave the one pressed as it is."""
        screen = Screen(text=text)
        if self.given:
            await self._apart(screen)
        else:
            response = self._interaction.response
            await self._acknowledged(response.send_message(view=screen.layout(), ephemeral=True))

    async def think(self) -> None:
        """Say, to this person alone, that the answer takes a moment."""
        if not self.given:
            private = self.pressed is not None and self.pressed.private
            await delivered(self._interaction.response.defer(ephemeral=True, thinking=not private))
            self.took = monotonic() - self._came

    async def promise(self) -> None:
        """Say that an answer for all to see is on its way; the next follow-up fills it."""
        await self._acknowledged(self._interaction.response.defer(thinking=True))
        self._promised = True

    async def retire(self, shown: Shown) -> None:
        """Answer a press on a board by taking its controls off."""
        await self.edit(past(shown.caption, shown.alt))

    async def edit(self, view: ui.LayoutView) -> None:
        """Answer a press by changing the message it was made on."""
        await self._acknowledged(self._interaction.response.edit_message(view=view))
        self.edited = True

    async def follow_up(self, screen: Screen) -> int:
        """Post a screen for all to see, and return the message's id."""
        message = await delivered(
            self._interaction.followup.send(
                view=screen.layout(),
                files=screen.files(),
                allowed_mentions=screen.pings(),
                wait=True,
            )
        )
        self._promised = False
        return message.id

    async def settle(self) -> None:
        """See that nothing is left open: no press unanswered, no promise unkept."""
        try:
            if self._promised:
                self._promised = False
                await delivered(self._interaction.delete_original_response())
            elif (
                self._interaction.type is discord.InteractionType.component
                and not self.given
                and not self._failed
            ):
                await self._acknowledged(self._interaction.response.defer())
        except Trouble as error:
            log.info("an interaction could not be settled: %s", error)

    async def _acknowledged(self, answer: Awaitable[T]) -> T:
        try:
            given = await delivered(answer, ANSWERS)
        except Trouble:
            self._failed = True
            raise
        self.took = monotonic() - self._came
        return given

    async def _apart(self, screen: Screen) -> None:
        await delivered(
            self._interaction.followup.send(
                view=screen.layout(), files=screen.files(), ephemeral=True
            )
        )
