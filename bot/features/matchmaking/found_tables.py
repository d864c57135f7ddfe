"""Opens tables for people matched in the queue, and sends them the link."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from collections.abc import Set as AbstractSet
from functools import partial
from weakref import WeakValueDictionary

from discord import ui
from discord.utils import format_dt

from bot.client import Facet
from bot.features.matchmaking.groups import host_entry, is_fast, speed_of
from bot.features.matchmaking.screen import Outcome, Wait, came_to, settled
from bot.features.matchmaking.store import Queue, QueueEntry
from bot.i18n.lexicon import words_in
from bot.messages.delivery import DeliveryError
from bot.messages.names import told_apart
from bot.messages.screen import Screen
from bot.posting.direct import change_direct, send_direct
from bot.posting.open_panels import queue_of
from bot.store import NotSaved
from bot.store.values import ServerSettings
from bot.tables import lobby
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.tables.terms import agreed
from render import Words
from rules import GAMES

log = logging.getLogger(__name__)


class NotOpened(Exception):
    """Others have opened the last table that a server may have, or somebody was forgotten meanwhile."""


class FoundTables:
    """The tables of people who were matched."""

    def __init__(self, facet: Facet) -> None:
        self._facet = facet
        self._tables = facet.tables
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()  # by table

    def later(self, table_id: int, news: Callable[[], Awaitable[None]]) -> None:
        """Tell news of a table after what was told of it before, while others are matched.

        A crash loses them: the lobby has pinged everybody.
        """
        turn = self._turns.setdefault(table_id, asyncio.Lock())

        async def told() -> None:
            async with turn:
                try:
                    await news()
                except NotSaved as error:
                    log.info("table %d: not everybody is told of it: %s", table_id, error)

        self._facet.poster.retries.after(0, told)

    async def open(self, table_id: int, guild_id: int, group: Sequence[QueueEntry]) -> Table | None:
        """Open a table in a server for a group; None if no more may be opened there.

        It is where the one who has waited longest there asked, or in the first channel that the
        server allows.
        """
        store, first = self._tables.store, host_entry(group, guild_id)
        server = await store.servers.get(guild_id)
        if not await self._has_room(server, first.user_id):
            return None
        channel_id, parent_id = first.channel_id, first.parent_id
        if server.channels and not {channel_id, parent_id} & set(server.channels):
            channel_id = parent_id = server.channels[0]
        game = GAMES[first.game]
        blank = Table(
            id=table_id,
            guild_id=guild_id,
            channel_id=channel_id,
            game=first.game,
            host_id=first.user_id,
            options={key: option.default for key, option in game.options.items()},
            language=server.language or first.table_language,
            version=game.version,
        )
        rated = "no" if any(it.rated == "no" for it in group) else "yes"
        late = "computer" if is_fast(first.pace) else "ask"
        table = agreed(blank, {"pace": first.pace, "rated": rated, "late": late})
        people = {it.user_id: it.name for it in group}
        table = lobby.open_found(table, people, store.now() + speed_of(first.pace).keeps)
        words = words_in(table.language)
        names = words.joined(told_apart(tuple((it.user_id, it.name) for it in group)), "comma")
        title = words("lobby-thread", game=words(f"{first.game}-name"), name=names)

        async def save(new: Table) -> Table:
            queue = store.of(Queue)
            async with self._tables.opening(guild_id), queue.opening():
                below = await self._below_limit(server, first.user_id)
                if not below or not await queue.whole(group):
                    raise NotOpened
                return await self._tables.open(new)

        try:
            opened = await self._facet.openings.open(
                table, parent_id, title, stand=server.stand, save=save
            )
        except NotOpened:
            return None
        return opened and await self._tables.newest(opened)  # its channel may have been gone

    async def _has_room(self, server: ServerSettings, user_id: int) -> bool:
        """Return whether one more table may be opened in a server; tables in lost channels don't count."""
        return await self._below_limit(server, user_id) or (
            bool(await self._facet.channels.make_room(server.guild_id, user_id))
            and await self._below_limit(server, user_id)
        )

    async def _below_limit(self, server: ServerSettings, user_id: int) -> bool:
        here, _ = await self._tables.store.lookup.open_counts(server.guild_id, user_id)
        return here < min(server.most_tables, self._facet.bounds.most_tables)

    async def tell(self, table: Table, group: Sequence[QueueEntry]) -> None:
        """Send each person a direct message with the link, unless they want no reminders."""
        people = await self._tables.store.people.of(it.user_id for it in group)
        for entry in group:
            await self._show(entry)
            if people[entry.user_id].reminders != "none":
                await self._tell(table, entry)

    async def came_to(
        self, table: Table, group: Sequence[QueueEntry], stay: AbstractSet[int]
    ) -> None:
        """Say what became of a table where people read that it was found: in their panels and messages.

        `stay` are those who are still waiting after a table that came to nothing.
        """
        for entry in group:
            waiting: Outcome = "again" if entry.user_id in stay else "closed"
            outcome = waiting if table.match is None else "begun"
            news = partial(came_to, entry, table.link(), outcome)
            await self._show(entry, news)
            screen = Screen(text=news(words_in(entry.language)))
            try:
                await change_direct(self._facet, entry.user_id, table, screen)
            except DeliveryError as error:
                log.info("table %d: a direct message stays as it is: %s", table.id, error)

    async def _show(self, entry: QueueEntry, news: Callable[[Words], str] = lambda _: "") -> None:
        """Show somebody's open panel of the queue as it is now."""
        waits = await waits_of(self._tables, entry.user_id)
        await self._facet.poster.panels.change(
            queue_of(entry.user_id),
            lambda panel: settled(panel.words, entry, news(panel.words), waits),
        )

    async def _tell(self, table: Table, entry: QueueEntry) -> None:
        words, until = words_in(entry.language), table.kept_until
        text = words(
            "find-found",
            game=words(f"{table.game}-name"),
            link=table.link(),
            until=format_dt(until, "R") if until else "",
        )
        button: ui.Button[ui.View] = ui.Button(label=words("button-find-table"), url=table.link())
        screen = Screen(text=text, rows=[[button]])
        try:
            await send_direct(self._facet, entry.user_id, screen)
        except DeliveryError as error:  # the lobby has pinged them
            log.info("table %d: no direct message could be sent: %s", table.id, error)


async def waits_of(tables: Tables, user_id: int) -> list[Wait]:
    """Return a person's entries in the queue, without expired ones."""
    store, waits = tables.store, []
    for entry in await store.of(Queue).of(user_id):
        if entry.table_id is not None:
            table = await tables.find(entry.table_id)
            waits.append(Wait(entry, link=table.link() if table else ""))  # it may not be open yet
        elif entry.expires > store.now():
            waits.append(Wait(entry, await store.of(Queue).others(entry, store.now())))
    return waits
