"""Deleting a person's data, now and again when a backup that contains it is restored."""

import logging
from functools import partial
from typing import Final

from bot.host.threads import in_thread
from bot.store import NotSaved, Store
from bot.tables import privacy
from bot.tables.refusal import Refusal
from bot.tables.reliability import keep_if_late
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

UNWRITTEN: Final = "the list of people who were forgotten since the oldest backup cannot be written"


async def forget_person(store: Store, user_id: int) -> None:
    """Delete a person's data, and remember it for older backups; raise NotSaved."""
    listed, number = store.forgotten, None
    if listed is not None:
        try:
            number = await in_thread(listed.add, user_id, store.now())
        except OSError as error:
            raise NotSaved(f"{UNWRITTEN}: {error}") from error
    await _erase(store, user_id)
    if listed is not None and number is not None:
        await _note(store, listed.note or "", number)


async def forget_again(tables: Tables) -> int:
    """Delete the data of people who came back with a backup; return how many. Raises NotSaved.

    What to post about running games is left to the bot's next start.
    """
    store = tables.store
    listed = store.forgotten
    key = listed.note if listed else None
    if listed is None or key is None:
        return 0
    entries = listed.since(await store.notes.get(key))
    if not entries:
        return 0
    back = await in_thread(listed.among, entries, await store.lookup.everybody())
    for user_id in back:
        for table_id in await store.lookup.tables_about(user_id, over=False):
            try:
                await tables.change(table_id, partial(privacy.forget, user_id=user_id))
            except Refusal:
                continue  # it is over by now
        await _erase(store, user_id)
    tables.forget()
    await _note(store, key, str(entries[-1].number))
    if back:
        log.info("%d people came back with a backup; their data is deleted again", len(back))
    return len(back)


async def _erase(store: Store, user_id: int) -> None:
    await keep_if_late(store, user_id)
    await store.people.forget(user_id)


async def _note(store: Store, key: str, number: str) -> None:
    """Note that the database has followed the list up to an entry."""
    if int(await store.notes.get(key) or 0) < int(number):
        await store.notes.save(key, number)
