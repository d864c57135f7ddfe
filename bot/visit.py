"""One interaction with a person: who, where, in which language, and how to answer them."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING

import discord

from bot.display import pressed_on
from bot.lexicon import language_of, words_in
from bot.panels import Ask
from bot.screens.screen import Screen, past
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from render import Words

if TYPE_CHECKING:
    from bot.facet import Facet

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Visit:
    """A person's click or command; every answer given here is private to them."""

    interaction: discord.Interaction[Facet]

    @property
    def facet(self) -> Facet:
        """The bot."""
        return self.interaction.client

    @property
    def words(self) -> Words:
        """The texts in the reader's language."""
        return words_in(language_of(str(self.interaction.locale)))

    @property
    def user_id(self) -> int:
        """Who it is."""
        return self.interaction.user.id

    @property
    def name(self) -> str:
        """What they are called here."""
        return self.interaction.user.display_name

    @property
    def place(self) -> tuple[int, int]:
        """The server and the channel; raise Refusal outside a server."""
        guild_id, channel_id = self.interaction.guild_id, self.interaction.channel_id
        if guild_id is None or channel_id is None:
            raise Refusal("refused-not-in-server")
        return guild_id, channel_id

    @property
    def moderates(self) -> bool:
        """Whether they may manage this channel's messages."""
        return self.interaction.permissions.manage_messages

    @property
    def on_private(self) -> bool:
        """Whether they pressed a control of a message that only they see."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    def pressed_on(self, table: Table) -> bool:
        """Whether they pressed a control of the message that shows the table."""
        return pressed_on(self.interaction, table)

    async def table_here(self) -> Table:
        """Return the channel's open table, or its last one; raise Refusal if it has none."""
        _, channel_id = self.place
        return await self.facet.room.latest(channel_id)

    def ask(self, table: Table) -> Ask:
        """Return the table as this person sees it."""
        return Ask(table, table.seat_of(self.user_id), self.words, self.facet.game_emojis)

    def seated(self, table: Table) -> Ask:
        """Return the table as this person sees it from their seat; raise Refusal without one."""
        ask = self.ask(table)
        if ask.reader is None:
            raise Refusal("refused-not-at-table")
        if table.match is None:
            raise Refusal("refused-not-started", link=table.link())
        return ask

    async def show(self, screen: Screen) -> None:
        """Answer with a private screen, in place of the private one that was pressed."""
        response = self.interaction.response
        if response.is_done():
            await self.interaction.followup.send(
                view=screen.layout(), files=screen.files(), ephemeral=True
            )
        elif self.on_private:
            await response.edit_message(view=screen.layout(), attachments=screen.files())
        else:
            await response.send_message(view=screen.layout(), files=screen.files(), ephemeral=True)

    async def tell_apart(self, text: str) -> None:
        """Answer with a private message of its own, and leave the one pressed as it is."""
        layout, response = Screen(text=text).layout(), self.interaction.response
        if response.is_done():
            await self.interaction.followup.send(view=layout, ephemeral=True)
        else:
            await response.send_message(view=layout, ephemeral=True)

    async def promise(self) -> None:
        """Say that an answer for all to see is on its way; what is shown next fills it."""
        try:
            await self.interaction.response.defer(thinking=True)
        except discord.HTTPException as error:
            log.info("a command could not be answered: %s", error)

    async def acknowledge(self, before: Table, text: str) -> None:
        """Answer a press that changed a table: its message loses its controls, or a line is told.

        What was changed is saved by then, so an answer that fails is logged and no more.
        """
        try:
            if self.pressed_on(before):
                old = past(before.shown.caption, before.shown.alt)
                await self.interaction.response.edit_message(view=old)
            else:
                await self.tell(text)
        except discord.HTTPException as error:
            log.info("table %d: a press could not be answered: %s", before.id, error)

    async def tell(self, text: str) -> None:
        """Answer with a private line."""
        await self.show(Screen(text=text))

    async def say(self, key: str, **variables: str | int) -> None:
        """Answer with a private line from the catalogue."""
        await self.tell(self.words(key, **variables))
