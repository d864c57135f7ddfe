"""Reminds people of their turn, where they chose to be reminded."""

import logging
from collections.abc import Mapping
from typing import Any

import discord
from discord import ui
from discord.utils import format_dt

from bot.i18n.lexicon import words_in
from bot.messages.delivery import DeliveryError, call_discord, refusal_told
from bot.messages.press import NO_TABLE, Press, PressButton
from bot.messages.screen import Screen
from bot.posting.channels import channel_of, message_of
from bot.posting.direct import delete_direct, send_direct
from bot.posting.gone_channels import noticed
from bot.store import NotSaved
from bot.store.values import Person
from bot.tables.table import Table
from bot.tables.tables import Tables
from render import Words

log = logging.getLogger(__name__)


class ReminderSender:
    """Sends reminders, and deletes outdated ones."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._tables = tables

    async def send(self, table: Table, person: Person) -> int | None:
        """Remind a person; return the id of the message in the table's channel, if any.

        The channel is the fallback if their direct messages are closed, and a direct message, which says
        why, is if the channel refuses the reminder. Where the bot can only answer clicks, only direct
        messages are sent. Where the channel is gone, its table is closed.
        """
        if person.reminders == "none":
            return None
        try:
            return await self._sent(table, person)
        except DeliveryError as error:
            log.info("table %d: nobody could be reminded: %s", table.id, error)
            await noticed(self._tables, table.channel_id, error)
            return None

    async def _sent(self, table: Table, person: Person) -> int | None:
        """Remind a person as `send` does; raise DeliveryError if the channel takes no reminder."""
        if not table.reachable:
            await self._send_direct(table, person)
            return None
        direct = person.reminders in ("direct", "both") and table.place != "direct"
        sent = direct and await self._send_direct(table, person)
        wants = person.reminders != "direct" or not sent
        if not wants or not await self._wanted_here(table):
            return None
        await self.remove(table)
        try:
            return (await call_discord(self._post(table, person))).id
        except DeliveryError as error:
            if direct or error.refusal is None:
                raise
            words = words_in(person.language or table.language)
            why = refusal_told(words, error.refusal, error.code)
            await self._send_direct(table, person, why)
            return None

    async def send_missed(self, table: Table, person: Person, why: str) -> None:
        """Tell a person in a direct message why they can't see their table, and that it's their turn if it's played."""
        if person.reminders == "none":
            return
        try:
            await self._send_direct(table, person, why)
        except DeliveryError as error:
            await noticed(self._tables, table.channel_id, error)

    async def remove(self, table: Table) -> None:
        """Delete a table's last reminder in its channel, if there is one."""
        reminder_id = table.clock.reminder_id if table.clock else None
        if reminder_id is None:
            return
        try:
            await call_discord(message_of(self._client, table, reminder_id).delete())
        except DeliveryError as error:
            log.info("table %d: a reminder stays: %s", table.id, error)
            await noticed(self._tables, table.channel_id, error)

    async def remove_direct(self, table: Table, person: Person) -> None:
        """Delete the reminders of a table in a person's direct messages."""
        if table.place == "direct" or (
            table.reachable and person.reminders not in ("direct", "both")
        ):
            return
        try:
            await delete_direct(self._client, person.user_id, table, "stop-reminders")
        except DeliveryError as error:
            log.info("table %d: a direct reminder stays: %s", table.id, error)

    async def _stays_archived(self, table: Table) -> bool:
        """Unarchive a table's thread; return whether it may still be archived.

        Raises DeliveryError if it is gone.

        Controls in an archived thread don't work on the web and on phones (discord-api-docs #8474).
        """
        if not table.reachable or not table.guild_id:
            return table.place == "visited"
        http = self._client.http

        async def archived() -> bool:
            channel: Mapping[str, Any] = await http.get_channel(table.channel_id)
            return bool(channel.get("thread_metadata", {}).get("archived"))

        try:
            if not await call_discord(archived()):
                return False
            await call_discord(http.edit_channel(table.channel_id, archived=False))
        except DeliveryError as error:
            if error.channel_is_gone:
                raise
            log.info("table %d: its thread could not be opened again: %s", table.id, error)
            return True
        return False

    async def _send_direct(self, table: Table, person: Person, note: str = "") -> bool:
        # A direct message uses the person's own language, if known.
        words = words_in(person.language or table.language)
        lines = [note] if note else []
        if table.stage == "playing":
            shut = [words("reminder-shut")] if await self._stays_archived(table) else []
            lines = [_text(table, words, "reminder-you"), *shut, *lines]
        rows = _controls(table, words, direct=True) if table.stage == "playing" else []
        screen = Screen(text="\n".join(lines), rows=rows)
        try:
            await send_direct(self._client, person.user_id, screen)
        except DeliveryError as error:
            log.info("table %d: no direct message could be sent: %s", table.id, error)
            return False
        return True

    async def _post(self, table: Table, person: Person) -> discord.Message:
        words = words_in(table.language)
        text = _text(table, words, "reminder", name=f"<@{person.user_id}>")
        screen = Screen(text=text, mentions=[person.user_id], rows=_controls(table, words))
        return await channel_of(self._client, table).send(**screen.message())

    async def _wanted_here(self, table: Table) -> bool:
        try:
            return (await self._tables.store.servers.get(table.guild_id)).reminders
        except NotSaved:
            return True


def _text(table: Table, words: Words, key: str, **args: str) -> str:
    deadline = table.clock.deadline if table.clock else None
    args |= {"game": words(f"{table.game}-name"), "link": table.link()}
    if deadline is None:
        return words(f"{key}-now", **args)
    late = table.clock is not None and table.clock.late
    key = f"{key}-late" if late else f"{key}-until"
    return words(key, until=format_dt(deadline, "R"), **args)


def _controls(table: Table, words: Words, *, direct: bool = False) -> list[list[ui.Item[Any]]]:
    """Return the buttons that lead to the board, and that say what else to do.

    None names the table: after a crash, a message that does is taken for its board.
    """
    board: ui.Button[Any] = ui.Button(label=words("button-play"), url=table.link())
    others = ["ask-away", "stop-reminders"]
    if not direct and not table.counts:  # a seat is handed over where its table is
        others.insert(1, "ask-hand-over")
    return [[board, *(PressButton(Press(NO_TABLE, 0, it), words(f"button-{it}")) for it in others)]]
