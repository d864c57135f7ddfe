"""The interface of the database, in a file or on a server.

A change is one transaction; moves are only appended; a reader never sees a half-made change.
"""

# ruff: noqa: ARG002 - other processes are only known to a store that they share

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from datetime import UTC, datetime
from typing import ClassVar, Final, Protocol, Self, TypeVar
from weakref import WeakValueDictionary

from bot.feature import Feature
from bot.host.threads import in_thread
from bot.store.digests import Digests
from bot.store.engine import Engine, Repository, Statement
from bot.store.expiry import Expiry
from bot.store.forgotten import ForgottenList
from bot.store.lookup import Lookup
from bot.store.mapping import cells_of, value_of
from bot.store.notes import Notes
from bot.store.results import Results
from bot.store.rows import (
    BY_ID,
    CLOCK,
    LATEST,
    LEFTOVERS,
    SHOWN_ASSIGNED,
    clock_values,
    named,
    read_table,
    unfinished,
    upsert,
)
from bot.store.schedule import Schedule
from bot.store.settings import People, Servers
from bot.store.turns import Turns
from bot.store.values import Clock, PostedBoard, Result, StaleMessage, TableRecord, TimedTurn

R = TypeVar("R", bound=Repository)
TimeSource = Callable[[], datetime]
_CLOCK: Final = f"{CLOCK} RETURNING id"
_MARK: Final = f"UPDATE tables SET {SHOWN_ASSIGNED} WHERE id = $5"
_STALE: Final = upsert("leftovers", LEFTOVERS)
LONG_LOG: Final = 20_000
"""Characters of a table's moves, about a thousand of them, above which it's read outside the event loop."""
_STALE_MESSAGES: Final = f"SELECT {named(LEFTOVERS)} FROM leftovers"


class PendingUpdate(Protocol):
    """A migration with a way back."""

    def settle(self) -> None:
        """Keep the migrated database; raise OSError."""

    def put_back(self) -> None:
        """Put the closed database back as it was; raise DatabaseUnusable or OSError."""


def utc_now() -> datetime:
    """Return the time, in UTC."""
    return datetime.now(UTC)


class Store(ABC):
    """Saves and loads tables; the rest of the database is in the repositories beside, those of features under `of`.

    All methods raise NotSaved if the database can't be used in time; nothing was changed then, as
    far as is known.
    """

    shared: ClassVar[bool] = False
    """Whether other processes of the bot may use the same database at the same time."""

    def __init__(self, engine: Engine, features: Sequence[Feature], clock: TimeSource) -> None:
        self.engine = engine
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.features = features
        self._unfinished = unfinished(features)
        self.clock = clock
        self.update: PendingUpdate | None = None
        """The migration that this start has made, until the bot is up."""
        self.forgotten: ForgottenList | None = None
        """The people who were forgotten since the oldest backup."""
        self.digests = Digests(self)
        self.expiry = Expiry(self)
        self.lookup = Lookup(self)
        self.notes = Notes(self)
        self.people = People(self)
        self.results = Results(self)
        self.schedule = Schedule(self)
        self.servers = Servers(self)
        self.turns = Turns(self)
        self._repositories: dict[type[Repository], Repository] = {}

    def of(self, kind: type[R]) -> R:
        """Return the repository of this class; there is one for each database."""
        repository = self._repositories.get(kind)
        if not isinstance(repository, kind):
            repository = self._repositories[kind] = kind(self)
        return repository

    def now(self) -> datetime:
        """Return the time as it is stored: in whole seconds."""
        return self.clock().replace(microsecond=0)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    @abstractmethod
    async def close(self) -> None:
        """Close the database once the writes under way are done."""

    @abstractmethod
    async def create(self, table: TableRecord, beside: Sequence[Statement] = ()) -> None:
        """Save a new table, and run the statements about what begins with it in the same transaction.

        Raises IdTaken if it's there already, and ChannelTaken if its channel has an open one.
        """

    @abstractmethod
    async def save(
        self,
        before: TableRecord,
        after: TableRecord,
        results: Sequence[Result] = (),
        turn: TimedTurn | None = None,
        beside: Sequence[Statement] = (),
    ) -> None:
        """Save a change with its moves, the results of a game that it ends, and the turn that it ends.

        The statements about what begins with it are run in the same transaction.
        Raises TableChanged if `before` is not what is saved, and ChannelTaken if the table wakes up
        while another one is open in its channel.
        """

    async def load(self, table_id: int) -> TableRecord | None:
        """Return a table by its id."""
        return await self._load(BY_ID, table_id)

    async def load_latest(self, channel_id: int) -> TableRecord | None:
        """Return a channel's open table, or else the one opened last."""
        return await self._load(LATEST, channel_id)

    async def _load(self, query: str, value: int) -> TableRecord | None:
        row = await self.engine.first(query, value)
        if row is None:
            return None
        if len(row["moves"]) > LONG_LOG:
            return await in_thread(read_table, row)
        return read_table(row)

    # Here for one process that has the database to itself

    async def unchanged(self, table: TableRecord) -> bool:
        """Return whether no other process has changed or reposted a table since."""
        return True

    async def save_clock(
        self, before: TableRecord, clock: Clock | None, due: datetime | None
    ) -> bool:
        """Save a table's clock and when it is due; False if it was changed first, or its person has left the table."""
        return bool(await self.engine.write(_CLOCK, *clock_values(before, clock, due)))

    async def mark_shown(
        self, table_id: int, shown: PostedBoard, leftovers: Sequence[StaleMessage] = ()
    ) -> None:
        """Save the board that the channel shows, and the messages that are stale now."""
        stale = [cells_of(it) for it in leftovers]
        await self.engine.write_all((_MARK, [(*cells_of(shown), table_id)]), (_STALE, stale))

    async def claim_unfinished(self) -> list[int]:
        """Claim and return the ids of tables that are unposted or wait for a computer.

        Skips those that another process has claimed.
        """
        return await self.engine.ids(self._unfinished)

    async def claim_stale_messages(self, *, mine: bool = True) -> list[StaleMessage]:
        """Claim and return messages still to be stripped, with those claimed before if `mine`.

        Skips those that another process has claimed.
        """
        rows = await self.engine.rows(_STALE_MESSAGES) if mine else ()
        return [value_of(StaleMessage, row) for row in rows]

    async def save_stale_message(self, message: StaleMessage) -> None:
        """Save a message that is still to be stripped."""
        await self.engine.write(_STALE, *cells_of(message))

    async def delete_stale_message(self, message_id: int) -> None:
        """Delete a stale message that was stripped."""
        await self.engine.write("DELETE FROM leftovers WHERE message_id = $1", message_id)

    async def claim(self, snowflake: int) -> bool:
        """Claim an interaction; False if another process already has it."""
        return True

    async def forget_claims(self, before: int) -> None:  # noqa: B027 - there are none here
        """Forget the claims on interactions older than a snowflake."""

    def lock(self, work: str) -> AbstractAsyncContextManager[bool]:
        """Hold a global lock; yields False if another process holds it."""
        return nullcontext(enter_result=True)

    @asynccontextmanager
    async def turn(self, of: str) -> AsyncIterator[None]:
        """Wait for one's turn at something that is read, decided on and then written.

        Nothing slow may be done within, such as asking Discord, nor another turn be waited for.
        """
        async with self._turns.setdefault(of, asyncio.Lock()):
            yield
