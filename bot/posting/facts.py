"""What a message shows of a table besides its saved state: clock, pings, and what features add."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

import discord

from bot.i18n.lexicon import words_in
from bot.messages.names import with_readable_names
from bot.messages.reply import Reply
from bot.posting.avatars import Avatars
from bot.posting.reminders import ReminderSender
from bot.posting.turn_clocks import TurnClocks, started
from bot.screens.board import Beside
from bot.store import NotSaved
from bot.store.values import Person
from bot.tables.clocks import LIVE
from bot.tables.table import Table
from bot.tables.tables import Tables


@dataclass(frozen=True, slots=True)
class Facts:
    """A table as saved, and with its clock running from now; the person to move, and whom to ping.

    `beside` is what features show, and of a finished game its players' avatars.
    """

    saved: Table
    table: Table
    person: Person | None
    pinged: Sequence[int]
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
        for feature in self._tables.features:
            if feature.publish is not None:
                table = await feature.publish(self._client, self._tables, table, reply)
        beside = Beside(self._tables.features)
        if table.stage == "finished":
            beside = await self._with_end(table, beside)
        called = table.called if ping else []
        people = await self.clocks.people(table, called)
        clocked, person = started(table, people, self._tables.store.now())
        pinged: list[int] = []
        if called:
            people |= {} if person is None else {person.user_id: person}
            before = None if repost or table.still_to_agree else table
            live = table.stage == "playing" and table.pace in LIVE
            asked = [people[user_id] for user_id in called]
            pinged = self.clocks.pingable(asked, before, live=live)
        return Facts(table, clocked, person, pinged, beside)

    async def _with_end(self, table: Table, beside: Beside) -> Beside:
        """Add what features tell of a finished game, as far as is known now, and its players' avatars."""
        avatars, words = await self.avatars.of(table.user_ids), words_in(table.language)
        table, lines = with_readable_names(table, words), list[str]()
        for feature in beside.features:
            with suppress(NotSaved):  # points don't stand in the way of the board
                lines += await feature.finish_lines(self._tables.store, table, words)
        return replace(beside, lines=lines, avatars=avatars)
