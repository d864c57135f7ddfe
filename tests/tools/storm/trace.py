"""What follows from each interaction: what the bot saved, what it said, and what failed meanwhile."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Iterator
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, Self, TypeAlias, TypeVar

from bot.playground.discord.shapes import Id, Json
from bot.store.errors import NotSaved
from bot.store.sqlite.writer import Writer
from tests.tools.storm.loop import Process

T = TypeVar("T")
_PRESS: Final = re.compile(r"facet:[a-z]:(\d+):(\d+|-):([a-z-]+):(.*)", re.DOTALL)
CHANGED: Final = re.compile(
    r"(?:INSERT(?: OR \w+)? INTO|UPDATE|DELETE FROM) (?!SET\b|\w+ SET name = )(\w+)"
)
"""The tables that a statement changes; what somebody is called isn't what they have asked for."""
NEW_TABLE: Final = "tables (new)"
"""Stands beside `tables` where a table was opened."""
SHOWN: Final = "tables (shown)"
"""Stands instead of `tables` where only what is shown of a table, or its clock, was saved."""
_SHOWS: Final = ("UPDATE tables SET shown = ", "UPDATE tables SET clock = ")


@dataclass(frozen=True)
class Saved:
    """Rows that were committed for an interaction: of which tables, when, and by which process."""

    at: float
    tables: tuple[str, ...]
    process: int


@dataclass(frozen=True)
class Said:
    """What the bot sent Discord to answer an interaction, whether or not Discord took it."""

    at: float
    method: str
    callback: bool
    """Whether it is the answer itself, not a later message or edit."""
    body: Json
    status: int


@dataclass(frozen=True)
class Pressed:
    """A press of a control: its table, the number of its position if any, an action and its argument."""

    table: int
    number: int | None
    action: str
    argument: str


@dataclass(eq=False)
class Trace:
    """An interaction as the bot got it, and what followed."""

    person_id: Id
    data: Json
    channel_id: Id
    message_id: Id | None
    processes: list[Process] = field(default_factory=list)
    """The processes that it has reached."""
    arrived_at: float = 0.0
    saved: list[Saved] = field(default_factory=list)
    said: list[Said] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    """What failed or was slow for it: at Discord, or on the disk."""

    @classmethod
    def of(cls, payload: Json) -> Self:
        """Return the trace of an interaction that begins."""
        person = payload.get("user") or payload["member"]["user"]
        message = payload.get("message") or {}
        return cls(person["id"], payload["data"], payload["channel_id"], message.get("id"))

    @cached_property
    def press(self) -> Pressed | None:
        """The press of a control, with what was chosen; None for anything else."""
        match = _PRESS.fullmatch(str(self.data.get("custom_id", "")))
        if match is None:
            return None
        number = None if match[2] == "-" else int(match[2])
        return Pressed(
            int(match[1]), number, match[3], match[4] + "".join(self.data.get("values") or ())
        )

    def arrived(self, process: Process, at: float) -> None:
        """Note that it has reached a process."""
        self.arrived_at = self.arrived_at or at
        self.processes.append(process)


Changes: TypeAlias = list[tuple[Trace, tuple[str, ...]]]
"""Interactions, and the tables that each has changed."""
TRACE: Final[ContextVar[Trace | None]] = ContextVar("trace", default=None)
"""The interaction under way."""


def texts(body: Any) -> Iterator[str]:
    """Yield the texts of a message, or of an answer with one."""
    match body:
        case dict():
            for key, value in body.items():
                if key in ("content", "label", "placeholder") and isinstance(value, str):
                    yield value
                else:
                    yield from texts(value)
        case list():
            for part in body:
                yield from texts(part)


class _Noting:
    """A connection that notes which tables are changed through it."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._changes = connection.total_changes
        self._last: list[str] = []
        self._tables: dict[str, None] = {}

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        """Run a statement."""
        self._begin(statement)
        return self._connection.execute(statement, *values)

    def executemany(self, statement: str, *values: Any) -> sqlite3.Cursor:
        """Run a statement for each row."""
        self._begin(statement)
        return self._connection.executemany(statement, *values)

    def _begin(self, statement: str) -> None:
        self.changed()
        self._last = CHANGED.findall(statement)
        if statement.startswith("INSERT INTO tables "):
            self._last.append(NEW_TABLE)
        if statement.startswith(_SHOWS):
            self._last = [SHOWN]

    def changed(self) -> tuple[str, ...]:
        """Return the tables with changed rows; of a statement that returns rows, once they are read."""
        if self._connection.total_changes != self._changes:
            self._changes = self._connection.total_changes
            self._tables |= dict.fromkeys(self._last)
        return tuple(self._tables)


def trace_writes(writer: Writer, changes: Changes) -> None:
    """Let a writer add to `changes` what each interaction changes, until it is committed."""
    write = writer.write

    async def traced(work: Callable[[sqlite3.Connection], T]) -> T:
        trace = TRACE.get()
        if trace is None:
            return await write(work)

        def noted(connection: sqlite3.Connection) -> T:
            noting = _Noting(connection)
            made = work(noting)  # type: ignore[arg-type]
            if tables := noting.changed():
                changes.append((trace, tables))
            return made

        try:
            return await write(noted)
        except NotSaved as error:
            trace.faults.append(f"not saved: {error}")
            raise

    writer.write = traced  # type: ignore[method-assign]
