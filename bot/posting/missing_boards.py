"""Tells people that a table can't be shown because Discord refuses the post, and what to do about it."""

import logging
from typing import Final

from bot.host.bounded import BoundedDict
from bot.i18n.lexicon import language_of, words_in
from bot.messages.delivery import DeliveryError, Refused, refusal_told
from bot.messages.reply import Reply
from bot.posting.reminders import ReminderSender
from bot.store import NotSaved
from bot.tables.table import Table
from bot.tables.tables import Tables
from render import Words

log = logging.getLogger(__name__)

REMEMBERED: Final = 10_000
"""How many tables to remember whose players were notified."""


class MissingBoards:
    """Tells those whom a board would have reached."""

    def __init__(self, tables: Tables, reminders: ReminderSender) -> None:
        self._tables = tables
        self._reminders = reminders
        self._told: BoundedDict[int, int] = BoundedDict(REMEMBERED)

    async def tell(self, table: Table, error: DeliveryError, reply: Reply | None) -> None:
        """Tell the person who acted, and others in a direct message, once a revision.

        These are the player to move, or all players of a game that has been played, or of a table that
        the bot has opened for them. Nobody gets one because somebody invites them.
        """
        why = error.refusal
        if why is None:
            return
        if reply is not None:
            words = words_in(language_of(reply.locale))
            try:
                await reply.send_privately(_text(table, words, why, error.code))
            except DeliveryError as unanswered:
                log.info("table %d: a person was not answered: %s", table.id, unanswered)
        if self._told.get(table.id) == table.revision:
            return
        self._told[table.id] = table.revision
        everybody = table.stage == "finished" or (table.stage == "lobby" and table.origin.by_bot)
        missed = table.user_ids if everybody else [table.person_asked]
        others = {it for it in missed if it is not None} - {reply.user_id if reply else None}
        try:
            people = await self._tables.store.people.of(others)
        except NotSaved as unread:
            log.info("table %d: its players could not be told: %s", table.id, unread)
            return
        for person in people.values():
            words = words_in(person.language or table.language)
            await self._reminders.send_missed(table, person, _text(table, words, why, error.code))


def _text(table: Table, words: Words, why: Refused, code: int) -> str:
    state = "over" if table.over else table.stage
    game = words(f"{table.game}-name")
    missing = words("board-missing", state=state, game=game, link=table.link())
    return f"{missing}\n{refusal_told(words, why, code)}"
