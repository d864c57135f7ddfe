"""What a message shows of a table besides its saved state: clock, pings, and what features add."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

import discord

from bot.i18n.lexicon import words_in
from bot.messages.names import with_readable_names
from bot.messages.reply import Reply
from bot.posting.avatars import Avatars
from bot.posting.reminders import ReminderSender
from bot.posting.turn_clocks import Begun, TurnClocks
from bot.screens.board import Beside
from bot.store import NotSaved, Store
from bot.tables.table import Table
from bot.tables.tables import Tables
from render import Words

Lines = Callable[[Store, Table, Words], Awaitable[Sequence[str]]]
"""Returns what a feature tells of a table; may raise NotSaved."""


@dataclass(frozen=True, slots=True)
class Facts:
    """A table as saved, as its turn begins, and what features show; of a lobby and a finish the avatars, too."""

    saved: Table
    turn: Begun
    beside: Beside


class FactFinder:
    """Gathers the facts about a table."""

    def __init__(self, client: discord.Client, tables: Tables, reminders: ReminderSender) -> None:
        self._client = client
        self._tables = tables
        self.avatars = Avatars(client)
        self.clocks = TurnClocks(tables, reminders)

    async def gather(self, table: Table, reply: Reply | None, *, repost: bool, ping: bool) -> Facts:
        """Return the facts about a table that is about to be shown; raise DeliveryError."""
        for feature in self._tables.features if table.stage == "lobby" else ():
            if feature.publish is not None:
                table = await feature.publish(self._client, self._tables, table, reply)
        features = self._tables.features
        readable = with_readable_names(table, words_in(table.language))
        beside = Beside(features, await self._lines(readable, (it.title_lines for it in features)))
        if table.stage == "playing":
            call_lines = await self._lines(readable, (it.call_lines for it in features))
            beside = replace(beside, call_lines=call_lines)
        if table.stage in {"lobby", "finished"}:
            beside = replace(beside, avatars=await self.avatars.of(table.user_ids))
        if table.stage == "finished":
            lines = await self._lines(readable, (it.finish_lines for it in features))
            beside = replace(beside, lines=lines)
        before = None if repost or table.still_to_agree else table
        turn = await self.clocks.begin(table, table.called if ping else (), before)
        return Facts(table, turn, beside)

    async def _lines(self, table: Table, features: Iterable[Lines]) -> list[str]:
        """Return what features tell of a table with readable names, as far as is known now."""
        words, lines = words_in(table.language), list[str]()
        for lines_of in features:
            with suppress(NotSaved):  # points don't stand in the way of the board
                lines += await lines_of(self._tables.store, table, words)
        return lines
