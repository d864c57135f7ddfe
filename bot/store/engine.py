"""Runs statements, in a file or on a server.

A statement is written once, as PostgreSQL spells it. The few words that SQLite spells differently
are translated in `bot/store/sqlite/engine.py`.
"""

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from bot.host.threads import in_thread

if TYPE_CHECKING:
    from bot.store.contract import Store

log = logging.getLogger(__name__)

T = TypeVar("T")
S = TypeVar("S")

UNREADABLE: Final = (ValueError, TypeError, LookupError, RecursionError)
"""What a cell raises that can't be read."""

FEW_ROWS: Final = 10
"""Rows that are read at once: entering a thread takes longer."""

Statement = tuple[str, Sequence[Sequence[object]]]
"""A statement, and the values for each time that it is run."""


class Unmatched(Exception):
    """A statement that has to change a row changes none."""


class Row(Protocol):
    """The values of a row in order; each is known by the name of its column, too."""

    def __getitem__(self, column: Any, /) -> Any: ...  # noqa: ANN401 - a name or a number

    def __iter__(self) -> Iterator[Any]: ...


class Engine(ABC):
    """Runs statements; raises NotSaved if the database cannot be used in time."""

    @abstractmethod
    async def rows(self, query: str, *values: object) -> Sequence[Row]:
        """Return the rows that a query finds."""

    @abstractmethod
    async def write(self, statement: str, *values: object) -> Sequence[Row]:
        """Run a statement that may be run twice with the same effect; return what it returns."""

    @abstractmethod
    async def write_all(self, *steps: Statement) -> None:
        """Run statements in one transaction that may be run twice with the same effect."""

    @abstractmethod
    async def write_each(self, *steps: Statement) -> bool:
        """Run statements in one transaction; False if one changes no row, and then none does."""

    async def erase(self, *steps: Statement) -> None:
        """Run statements in one transaction, and leave nothing on the disk of what they delete."""
        await self.write_all(*steps)

    async def first(self, query: str, *values: object) -> Row | None:
        """Return the first row that a query finds, if there is one."""
        return next(iter(await self.rows(query, *values)), None)

    async def value(self, query: str, *values: object) -> Any | None:  # noqa: ANN401 - of any column
        """Return the first value that a query finds, if there is one."""
        row = await self.first(query, *values)
        return row[0] if row else None

    async def count(self, query: str, *values: object) -> int:
        """Return the number that a query finds; 0 if it finds none."""
        return int(await self.value(query, *values) or 0)

    async def ids(self, query: str, *values: object) -> list[int]:
        """Return the first column of what a query finds."""
        return [row[0] for row in await self.rows(query, *values)]


class Repository:
    """The statements about one subject; its methods raise NotSaved."""

    def __init__(self, store: "Store") -> None:
        self._store = store
        self._engine = store.engine

    async def _many(self, read: Callable[[Row], T], query: str, *values: object) -> list[T]:
        """Return what each row that a query finds says; many are read in a thread.

        One that can't be read is left out.
        """
        rows = await self._engine.rows(query, *values)
        if len(rows) <= FEW_ROWS:
            return each_readable(read, rows)
        return await in_thread(each_readable, read, rows)


def readable(read: Callable[[S], T], cell: S, otherwise: T) -> T:
    """Return what a cell says, or something else if it can't be read."""
    try:
        return read(cell)
    except UNREADABLE:
        return otherwise


def each_readable(read: Callable[[Row], T], rows: Iterable[Row]) -> list[T]:
    """Return what rows say; one that can't be read is left out, so that it harms no other."""
    values: list[T] = []
    for row in rows:
        try:
            values.append(read(row))
        except UNREADABLE as error:
            log.warning("a row that begins with %r can't be read: %s", row[0], error)
    return values
