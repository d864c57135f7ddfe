"""Shows a table's latest state in its channel.

Nothing is shown that is not saved. What is saved but could not be shown is tried again, and
after a restart too. Changes that come while one is being shown are shown together.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakValueDictionary

import discord

from bot.emojis import PLAIN, Emojis
from bot.lexicon import words_in
from bot.panels import Ask
from bot.screens import board, lobby
from bot.screens.screen import Screen, past
from bot.tables import changes
from bot.tables.table import Shown, Table

if TYPE_CHECKING:
    from bot.facet import Facet

log = logging.getLogger(__name__)

RETRIES: Final = (5.0, 30.0, 120.0, 600.0)
"""Seconds to wait before each further attempt to show a table."""
UNKNOWN_CHANNEL: Final = 10003


class Display:
    """Posts boards and lobbies, one at a time for each table."""

    def __init__(self, facet: Facet) -> None:
        self._facet = facet
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._retries: set[asyncio.Task[None]] = set()
        self._drawings: dict[int, tuple[int, asyncio.Task[Screen]]] = {}

    async def show(
        self,
        table_id: int,
        interaction: discord.Interaction[Any] | None = None,
        *,
        anew: bool = False,
        attempt: int = 0,
    ) -> None:
        """Show a table unless its latest state is shown already; `anew` shows it all the same.

        The interaction's own webhook is tried first: it needs no permission in the channel.
        """
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            table = await self._facet.room.get(table_id)
            if table.shown.revision == table.revision and not anew:
                self._drawings.pop(table_id, None)  # somebody else's change was shown with it
                return
            try:
                await self._show(table, interaction, anew=anew)
            except discord.HTTPException as error:
                if _channel_is_gone(error):
                    await self._close(table)
                else:
                    self._try_again(table, error, attempt)

    def draw(self, table: Table) -> None:
        """Begin to draw what `show` will soon be asked for, while Discord is being answered."""
        drawing = asyncio.create_task(asyncio.to_thread(screen_of, table, self._facet.game_emojis))
        self._drawings[table.id] = (table.revision, drawing)

    async def show_all_pending(self) -> None:
        """Show every table whose last change was saved but not shown."""
        for table_id in await self._facet.room.store.not_shown():
            await self.show(table_id)

    async def close(self) -> None:
        """Give up waiting; what was not shown will be after the next start."""
        for task in self._retries:
            task.cancel()
        await asyncio.gather(*self._retries, return_exceptions=True)

    async def _show(
        self, table: Table, interaction: discord.Interaction[Any] | None, *, anew: bool
    ) -> None:
        revision, drawing = self._drawings.pop(table.id, (None, None))
        if drawing is None or revision != table.revision:
            screen = await asyncio.to_thread(screen_of, table, self._facet.game_emojis)
        else:
            screen = await drawing
        message_id = None
        if table.match is None and not anew:
            message_id = await self._edit(table, screen, interaction)
        if message_id is None:
            message_id = await self._post(table, screen, interaction)
            await self._retire(table, interaction)
        alt = screen.picture.alt if screen.picture else None
        shown = Shown(table.revision, message_id, screen.caption, alt)
        await self._facet.room.mark_shown(table.id, shown)

    async def _edit(
        self, table: Table, screen: Screen, interaction: discord.Interaction[Any] | None
    ) -> int | None:
        """Change a lobby in place; return None where its message is gone or out of reach."""
        message_id = table.shown.message_id
        if message_id is None:
            return None
        try:
            if (
                interaction
                and pressed_on(interaction, table)
                and not interaction.response.is_done()
            ):
                await interaction.response.edit_message(view=screen.layout())
            else:
                await self._message(table, message_id).edit(view=screen.layout())
        except discord.HTTPException as error:
            log.info("table %d: its lobby could not be changed: %s", table.id, error)
            return None
        return message_id

    async def _post(
        self, table: Table, screen: Screen, interaction: discord.Interaction[Any] | None
    ) -> int:
        """Post a screen; by the interaction's own webhook if there is one that still works."""
        if interaction and interaction.response.is_done() and not interaction.is_expired():
            try:
                message = await interaction.followup.send(
                    view=screen.layout(),
                    files=screen.files(),
                    allowed_mentions=screen.pings(),
                    wait=True,
                )
            except discord.HTTPException as error:
                log.info("table %d: its interaction could not be used: %s", table.id, error)
            else:
                return message.id
        posted = await self._channel(table).send(
            view=screen.layout(),
            files=screen.files(),
            allowed_mentions=screen.pings(),
            nonce=f"{table.id}-{table.revision}",
        )
        return posted.id

    async def _retire(self, table: Table, interaction: discord.Interaction[Any] | None) -> None:
        """Take the controls off the message that showed the table until now."""
        old = table.shown
        if old.message_id is None:
            return
        if interaction and pressed_on(interaction, table) and interaction.response.is_done():
            return  # the answer to the press took them off
        try:
            await self._message(table, old.message_id).edit(view=past(old.caption, old.alt))
        except discord.HTTPException as error:
            # Its buttons stay, and whoever presses one is led to the current board.
            log.info("table %d: its last message keeps its buttons: %s", table.id, error)

    async def _close(self, table: Table) -> None:
        """Close a table whose channel is gone."""
        log.info("table %d: its channel is gone, so the table is closed", table.id)
        if table.open:
            table = await self._facet.room.change(table.id, changes.close)
        await self._facet.room.mark_shown(table.id, Shown(table.revision))

    def _try_again(self, table: Table, error: discord.HTTPException, attempt: int) -> None:
        if isinstance(error, discord.Forbidden) or attempt >= len(RETRIES):
            log.warning(
                "table %d in channel %d could not be shown: %s. `/table show` there shows it"
                " once the bot may view the channel, send messages and attach files.",
                table.id,
                table.channel_id,
                error,
            )
            return
        log.warning("table %d could not be shown, trying again: %s", table.id, error)
        task = asyncio.create_task(self._show_later(table.id, attempt))
        self._retries.add(task)
        task.add_done_callback(self._retries.discard)

    async def _show_later(self, table_id: int, attempt: int) -> None:
        await asyncio.sleep(RETRIES[attempt])
        await self.show(table_id, attempt=attempt + 1)

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._facet.get_partial_messageable(table.channel_id, guild_id=table.guild_id)

    def _message(self, table: Table, message_id: int) -> discord.PartialMessage:
        return self._channel(table).get_partial_message(message_id)


def screen_of(table: Table, emojis: Mapping[str, Emojis] = PLAIN) -> Screen:
    """Return what the channel should see of a table now."""
    words = words_in(table.language)
    if table.match is None:
        return lobby.screen(table, words)
    if table.stage == "called-off":
        return board.called_off(table, words)
    ask = Ask(table, None, words, emojis)
    return board.finished(ask) if table.stage == "finished" else board.playing(ask)


def pressed_on(interaction: discord.Interaction[Any], table: Table) -> bool:
    """Return whether the control pressed stands on the message that shows the table."""
    message = interaction.message
    return message is not None and message.id == table.shown.message_id


def _channel_is_gone(error: discord.HTTPException) -> bool:
    return error.code == UNKNOWN_CHANNEL
