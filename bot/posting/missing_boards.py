"""Tells people that a table can't be shown because Discord refuses the post, and what to do about it."""

import logging
from typing import Final

from bot.host.bounded import BoundedDict
from bot.i18n.lexicon import language_of, words_in
from bot.messages.delivery import DeliveryError, refusal_told
from bot.messages.reply import Reply
from bot.posting.reminders import ReminderSender
from bot.store import NotSaved
from bot.tables.table import Table
from bot.tables.tables import Tables
from render import Words

log = logging.getLogger(__name__)

REMEMBERED: Final = 10_000
"""How many tables are remembered whose players were told."""


class MissingBoards:
    """Tells those whom a board would have reached."""

    def __init__(self, tables: Tables, reminders: ReminderSender) -> None:
        self._tables = tables
        self._reminders = reminders
        self._told: BoundedDict[int, int] = BoundedDict(REMEMBERED)

    async def tell(self, table: Table, error: DeliveryError, reply: Reply | None) -> None:
        """Tell the person who acted, and in a direct message the player to move, once a revision."""
        if error.refusal is None:
            return
        if reply is not None:
            words = words_in(language_of(reply.locale))
            try:
                await reply.send_privately(_text(words, error))
            except DeliveryError as unanswered:
                log.info("table %d: a person was not answered: %s", table.id, unanswered)
        asked = table.person_asked
        if asked is None or (reply is not None and reply.user_id == asked):
            return
        if self._told.get(table.id) == table.revision:
            return
        self._told[table.id] = table.revision
        try:
            person = await self._tables.store.people.get(asked)
        except NotSaved as unread:
            log.info("table %d: its player could not be told: %s", table.id, unread)
            return
        words = words_in(person.language or table.language)
        await self._reminders.send_missed(table, person, _text(words, error))


def _text(words: Words, error: DeliveryError) -> str:
    return f"{words('board-missing')}\n{refusal_told(words, error)}"
