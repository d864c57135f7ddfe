"""Loads, caches and changes tables.

A change is made under its table's lock, and saved before anybody sees it. If several processes use
the database, a cached table is used only if it is up to date, and a change is made again if another
process has changed the table first.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from math import inf
from random import Random
from typing import Final
from weakref import WeakValueDictionary

from bot.host.bounded import BoundedDict
from bot.host.threads import guarded, in_thread
from bot.parts import Part
from bot.store import NotSaved, Store, TableChanged
from bot.store.engine import Statement
from bot.store.values import Clock, Person, PostedBoard, StaleMessage, Traits
from bot.tables import clocks, due_events
from bot.tables.clocks import running, timed_turn
from bot.tables.due_events import DEFAULT_PATIENCE, Patience
from bot.tables.likeness import traits_of
from bot.tables.refusal import Refusal
from bot.tables.results import results_of
from bot.tables.table import Table

log = logging.getLogger(__name__)

CACHE_BYTES: Final = 4 * 1024 * 1024
"""The approximate size of the cache in bytes."""
MAX_TRIES: Final = 5
"""How often a change is tried while other processes change the table first."""
MOVES_KEPT: Final = 40
"""How many moves of a cached table are kept: more than boards show and undo needs. A whole game would
take a few hundred kilobytes."""

MAX_NAMES: Final = 4_096
"""How many people's newest names are remembered."""
MAX_SHOWN: Final = 4_096
"""How many tables' newest boards are remembered."""

Change = Callable[[Table], Table]
"""Takes a table and returns the changed one, or raises Refusal."""


@dataclass(frozen=True, slots=True)
class Changed:
    """A saved change: the table before and after it."""

    before: Table
    after: Table


class Tables:
    """All tables of the bot, and the `features` of its store, which are asked about them and told of their changes."""

    def __init__(
        self,
        store: Store,
        rng: Random,
        cache_bytes: int = CACHE_BYTES,
        *,
        patience: Patience = DEFAULT_PATIENCE,
        parts: Iterable[Part] = (),
    ) -> None:
        self.store = store
        self._parts = parts
        self.features = store.features
        self.patience = patience
        self.rng = rng
        self.due_noted: Callable[[datetime | None], None] = lambda _: None
        """Called with the time at which a table is due."""
        self._names: BoundedDict[tuple[int, int], str] = BoundedDict(MAX_NAMES)
        self._cache_bytes = cache_bytes
        self._tables: OrderedDict[int, Table] = OrderedDict()
        self._weights: dict[int, int] = {}
        self._open: dict[int, int] = {}
        self._shown: BoundedDict[int, PostedBoard] = BoundedDict(MAX_SHOWN)
        """The board that this process has shown last of each table; what is read may be older."""
        self._unnoted: dict[int, PostedBoard] = {}
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._openings: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def get(self, table_id: int) -> Table:
        """Return a table by its id; raise Refusal if there is none."""
        return await self._current(table_id) or self._newest(await self.whole(table_id))

    async def find(self, table_id: int) -> Table | None:
        """Return a table by its id; None if there is none, or not yet."""
        try:
            return await self.get(table_id)
        except Refusal:
            return None

    async def those(self, table_ids: Iterable[int]) -> list[Table]:
        """Return the tables of these ids that still exist, in this order."""
        found = [await self.find(table_id) for table_id in table_ids]
        return [table for table in found if table is not None]

    async def newest(self, table: Table) -> Table:
        """Return a table loaded before, with the changes that this process has made since."""
        cached = self._tables.get(table.id)
        if cached is not None and cached.revision >= table.revision:
            return cached
        return await self.get(table.id)

    async def whole(self, table_id: int) -> Table:
        """Return a table with all moves of its match; raise Refusal if there is none."""
        record = await self.store.load(table_id)
        if record is None:
            raise Refusal("refused-table-unknown")
        return await in_thread(Table.of, record)

    async def latest(self, channel_id: int) -> Table:
        """Return a channel's open table, or its last one; raise Refusal if it had none."""
        if channel_id in self._open:
            table = await self.get(self._open[channel_id])
            if table.open:
                return table
        record = await self.store.load_latest(channel_id)
        if record is None:
            raise Refusal("refused-no-table-here")
        return self._newest(await in_thread(Table.of, record))

    async def open(self, table: Table, beside: Sequence[Statement] = ()) -> Table:
        """Save a new table and return it with its id; raise ChannelTaken if the channel has one.

        It gets a new id unless it has one; raises IdTaken if another process has opened it. The statements
        about what begins with it are run in the same transaction.
        """
        now = self.store.now()
        table = replace(self._renamed(table), id=table.id or self.fresh_id(), touched=now)
        table = replace(table, due=self._due(table), traits=_traits(table))
        await self.store.create(table, beside)
        return self._keep(table)

    def opening(self, place_id: int) -> asyncio.Lock:
        """Return the lock to hold while counting a server's tables, or a direct message's, and opening one more."""
        return self._openings.setdefault(place_id, asyncio.Lock())

    async def change(
        self,
        table_id: int,
        change: Change,
        *,
        channel_id: int | None = None,
        touching: bool = True,
        beside: Sequence[Statement] = (),
    ) -> Changed:
        """Change a table and save it; raise what `change` raises.

        Args:
            table_id: the table.
            change: the change to make.
            channel_id: the channel of the request; Refusal if the table is in another one.
            touching: whether it counts as activity of a person.
            beside: the statements about what begins with it, run in the same transaction.

        Raises:
            ChannelTaken: The table wakes up, and another one is open in its channel.
        """
        async with self._lock(table_id):
            before = self._tables.get(table_id) or await self.get(table_id)
            if channel_id not in (None, before.channel_id):
                raise Refusal("refused-elsewhere")
            for _ in range(MAX_TRIES):
                try:
                    made = partial(self._made, before, change, touching=touching)
                    after = await guarded(before.game, made)
                except Refusal:
                    # The cached table may be out of date.
                    current = await self.get(table_id)
                    if current is before:
                        raise
                    before = current
                    continue
                ends = after.over and not before.over
                results = await in_thread(results_of, after) if ends else ()
                try:
                    turn = timed_turn(before, after, self.store.now())
                    with self._doubted(table_id):
                        await self.store.save(before, after, results, turn, beside)
                except TableChanged:
                    self._drop(table_id)
                    before = await self.get(table_id)
                else:
                    after = self._keep(after)
                    if after.clock != before.clock:
                        with suppress(NotSaved):  # else the clock has run on
                            await self.wind(
                                replace(after, clock=before.clock), after.clock, after.due
                            )
                    changed = Changed(before, after)
                    await self._tell(changed)
                    return changed
        raise Refusal("refused-out-of-date", link=before.link())

    async def _tell(self, changed: Changed) -> None:
        """Tell the features of a change, which stays saved whatever becomes of them."""
        for part in self._parts:
            try:
                await part.changed(changed)
            except NotSaved as error:
                log.info("table %d: a feature missed its change: %s", changed.after.id, error)
            except Exception:
                log.exception("table %d: a feature missed its change", changed.after.id)

    def _made(self, before: Table, change: Change, *, touching: bool) -> Table:
        return self._stamped(before, self._renamed(change(before)), touching=touching)

    def _stamped(self, before: Table, after: Table, *, touching: bool) -> Table:
        """Return a changed table with its times and banks set, and without an offer if its game has ended."""
        now = self.store.now()
        starts = before.stage == "lobby" and after.stage == "playing" and after.starts is not None
        after = replace(
            clocks.away_counted(before, clocks.banked(before, after, now), now),
            clock=clocks.stopped_asleep(before, after, now).clock,
            ended=now if after.over and not before.over else after.ended,
            starts=now if starts else after.starts,
            touched=now if touching else after.touched,
            traits=_traits(after),
            offer=None if after.over else after.offer,
        )
        return replace(after, due=self._due(after))

    async def mark_shown(
        self, table_id: int, shown: PostedBoard, leftovers: Sequence[StaleMessage] = ()
    ) -> None:
        """Save what the channel shows of a table; raise NotSaved.

        This process remembers it even if that fails.
        """
        if table_id in self._tables:
            self._tables[table_id] = replace(self._tables[table_id], shown=shown)
        self._shown[table_id] = self._unnoted[table_id] = shown
        await self.store.mark_shown(table_id, shown, leftovers)
        if self._unnoted.get(table_id) is shown:
            del self._unnoted[table_id]

    async def wind(self, table: Table, clock: Clock | None, due: datetime | None) -> bool:
        """Save a table's clock and when it is due; False if another process changed it first.

        Raises NotSaved.
        """
        with self._doubted(table.id):
            saved = await self.store.save_clock(table, clock, due)
        if not saved:
            self._drop(table.id)
            return False
        cached = self._tables.get(table.id)
        if cached is not None:
            self._tables[table.id] = replace(cached, clock=clock, due=due)
        self.due_noted(due)
        return True

    async def put_off(self, table_id: int, due: datetime) -> None:
        """Make a table that is due now due at this time, even if it can't be loaded; raise NotSaved.

        One that isn't any more has been done, and what is due next stays.
        """
        now = self.store.now()
        with self._doubted(table_id):
            await self.store.schedule.postpone(table_id, now, due)
        cached = self._tables.get(table_id)
        if cached is not None and cached.due is not None and cached.due <= now:
            self._tables[table_id] = replace(cached, due=due)
        self.due_noted(due)

    def rested(self, table: Table) -> bool:
        """Return whether a table has been inactive for so long that any player may end it, or host its lobby."""
        return due_events.rested(table, self.store.clock(), self.patience)

    def _due(self, table: Table) -> datetime | None:
        """Return when a changed table is due; a running clock keeps its time."""
        if running(table) is not None and not table.asleep:
            return table.due
        event = self.next_event(table)
        return event and event[1]

    def next_event(
        self, table: Table, person: Person | None = None
    ) -> tuple[due_events.DueEvent, datetime] | None:
        """Return what the bot has to do next at a table, and when, now at the earliest."""
        now = self.store.now()
        event = due_events.due(table, person, now, self.patience)
        return event and (event[0], max(event[1], now))

    async def meet(self, user_id: int, guild_id: int, name: str) -> None:
        """Remember what a person is called in a server now (0 is outside of one).

        Their tables there take the name over with the next change, what lists people at once.
        """
        who = guild_id, user_id
        before = self._names.get(who)
        self._names[who] = name
        if name != before:
            with suppress(NotSaved):  # the next process that meets them does it
                await self.store.people.rename(user_id, guild_id, name)

    def unmeet(self, user_id: int) -> None:
        """Forget what a person is called."""
        for who in [it for it in self._names if it[1] == user_id]:
            del self._names[who]

    def _renamed(self, table: Table) -> Table:
        """Return a table with the newest names of its people."""

        def newest(user_id: int | None, name: str) -> str:
            return self._names.get((table.guild_id, user_id or 0), name)

        players = tuple(replace(it, name=newest(it.user_id, it.name)) for it in table.players)
        offer = table.offer
        offer = offer and replace(offer, name=newest(offer.user_id, offer.name))
        same = players == table.players and offer == table.offer
        return table if same else replace(table, players=players, offer=offer)

    def forget(self) -> None:
        """Empty the cache, after changes that bypassed it."""
        for table_id in list(self._tables):
            self._drop(table_id)
        self._shown.clear()
        self._shown.update(self._unnoted)

    def _lock(self, table_id: int) -> asyncio.Lock:
        """Return the lock under which a table is changed."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    def fresh_id(self) -> int:
        """Return a new id from time and chance, unique even if an older database was lost."""
        milliseconds = int(self.store.clock().timestamp() * 1000)
        return milliseconds << 20 | self.rng.getrandbits(20)

    async def _current(self, table_id: int) -> Table | None:
        """Return a cached table, unless another process has changed it since."""
        while (cached := self._tables.get(table_id)) is not None:
            try:
                unchanged = await self.store.unchanged(cached)
            except NotSaved:
                return cached  # no change can be saved until the database is back
            if unchanged:
                return self._tables.get(table_id, cached)
            if self._tables.get(table_id) is cached:
                self._drop(table_id)
        return None

    def _newest(self, read: Table) -> Table:
        """Cache a table just loaded, unless a newer one was cached meanwhile."""
        cached = self._tables.get(read.id)
        if cached is not None and cached.revision >= read.revision:
            return self._keep(cached)
        return self._keep(read)

    def _keep(self, table: Table) -> Table:
        if table.match is not None:
            table = replace(table, match=table.match.last(MOVES_KEPT))
        mine = self._shown.get(table.id, table.shown)
        # It may have been posted after it was read, and its clock been moved after it was posted.
        moved = table.shown == replace(mine, revision=None)
        if _newness(mine) > _newness(table.shown) and not moved:
            table = replace(table, shown=mine)
        self.due_noted(table.due)
        self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        self._weights[table.id] = table.weight
        if table.open:
            self._open[table.channel_id] = table.id
        elif self._open.get(table.channel_id) == table.id:
            del self._open[table.channel_id]
        while sum(self._weights.values()) > self._cache_bytes and len(self._tables) > 1:
            self._drop(next(iter(self._tables)))
        return table

    @contextmanager
    def _doubted(self, table_id: int) -> Iterator[None]:
        """Drop a table from the cache if it isn't known whether the work within saved it."""
        try:
            yield
        except NotSaved as error:
            if error.unknown:
                self._drop(table_id)
            raise

    def _drop(self, table_id: int) -> None:
        dropped = self._tables.pop(table_id, None)
        self._weights.pop(table_id, None)
        if dropped is not None and self._open.get(dropped.channel_id) == table_id:
            del self._open[dropped.channel_id]


def _newness(shown: PostedBoard) -> tuple[int, float]:
    """Return what orders boards: the revision, then the message; that none shows it any more is known last."""
    return shown.revision or 0, inf if shown.message_id is None else shown.message_id


def _traits(table: Table) -> Traits:
    """Return what can be seen of a game that counts and is being played, or was seen when there was more."""
    playing = table.stage == "playing" and table.match is not None
    return (traits_of(table.position) or table.traits) if playing and table.counts else ()
