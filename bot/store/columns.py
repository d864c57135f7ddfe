"""The tables and columns of a database: the core's, and those that features add to them."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from datetime import UTC, datetime
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from bot.feature import Feature
from bot.store.errors import DatabaseUnusable
from bot.store.mapping import Kind, columns_of, kind_of
from bot.store.rows import CHANGING, LASTING
from bot.store.values import (
    Person,
    Player,
    Result,
    ServerSettings,
    StaleMessage,
    TableRecord,
    TimedTurn,
)

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

_NEVER: Final = "1970-01-01T00:00:00+00:00"

CellValue = int | float | str | None
"""A value in a form common to both engines: a flag is 0 or 1; JSON and times are text in a canonical
form."""


@dataclass(frozen=True, slots=True)
class Columns:
    """The columns of a database table with their kinds; the first `keys` are its key.

    `named` says, in SQL, which rows list a person (`user_id`) by the `name` that they have in a server ($2).
    The rows `of_table` are deleted with the table of a game (`table_id`).
    """

    name: str
    kinds: Mapping[str, Kind]
    keys: int = 1
    named: str = ""
    of_table: bool = False

    @property
    def key(self) -> tuple[str, ...]:
        """The key columns, by which rows are ordered."""
        return tuple(self.kinds)[: self.keys]


def columns(
    name: str,
    of: "type[DataclassInstance] | None" = None,
    keys: int = 1,
    *,
    named: str = "",
    of_table: bool = False,
    **kinds: str,
) -> Columns:
    """Return a table's columns, the key first.

    Args:
        of: The value whose fields are columns, of the kinds that their types need.
        kinds: The names of other columns of a kind, separated by spaces, and of fields stored as one.
    """
    known: dict[str, Kind] = {}
    for kind, names in kinds.items():
        known |= dict.fromkeys(names.split(), kind)  # type: ignore[arg-type]  # the words below
    if of is not None:
        types = zip(columns_of(of), (it.type for it in fields(of)), strict=True)
        known = {**known, **{it: known.get(it) or kind_of(held) for it, held in types}}
    return Columns(name, known, keys, named, of_table)


def _tables() -> Columns:
    """Return the columns of a table: those that are a field each, and others."""
    table = columns(
        "tables",
        TableRecord,
        number="id shown message_id earlier_id",
        text="caption earlier_caption clock traits",
        flag="computer_asked has_results forgotten",
        time="opened_at since",
    )
    elsewhere = {*columns_of(TableRecord)} - {*LASTING, *CHANGING, "shown", "clock"}
    return Columns("tables", {it: k for it, k in table.kinds.items() if it not in elsewhere})


CORE: Final = (
    _tables(),
    columns("seats", Player, keys=2, of_table=True, number="table_id seat", text="past"),
    columns(
        "moves", keys=2, of_table=True, number="table_id number seat", text="move", time="made_at"
    ),
    columns(
        "results",
        Result,
        keys=2,
        number="table_id seat guild_id",
        text="game options",
        flag="settled",
        time="ended_at",
    ),
    columns("digests", text="digest value", time="until_at"),
    columns("leftovers", StaleMessage),
    columns("servers", ServerSettings, number="guild_id week_told unopened", flag="chosen"),
    columns("people", Person),
    columns("timed_turns", TimedTurn, keys=3),
    columns("notes", text="key value"),
)
"""The tables that are no feature's."""

HOLD_COLUMNS: Final = (
    columns("tables", text="held_by", time="held_until"),
    columns("leftovers", text="held_by", time="held_until"),
)
"""The columns that only a server has: which process has claimed what. They are never copied."""


def all_columns(features: Iterable["Feature"]) -> tuple[Columns, ...]:
    """Return the tables of a database with these features, in the order in which rows can be inserted."""
    return *CORE, *(it for feature in features for it in feature.columns)


def as_cell(kind: Kind, value: Any) -> CellValue:  # noqa: ANN401 - as a driver reads it
    """Return a value in the form common to both engines."""
    if value is None or kind in ("number", "real", "text"):
        known: CellValue = value
    elif kind == "flag":
        known = int(value)
    elif kind == "json":
        known = json.dumps(json.loads(value))
    else:
        known = _time(value)
    return known


@lru_cache(maxsize=1024)
def _time(cell: datetime | str) -> str:
    at = datetime.fromisoformat(cell or _NEVER) if isinstance(cell, str) else cell
    return at.astimezone(UTC).isoformat(timespec="seconds")


def must_have(wanted: Iterable[Columns], present: Iterable[tuple[str, str]]) -> None:
    """Raise DatabaseUnusable, naming the missing ones, unless all columns were found.

    `present` are pairs of a table and a column.
    """
    there = set(present)
    tables = {table for table, _ in there}
    lacking: dict[str, None] = {}  # a table once, and all in their order
    for table in wanted:
        for column in table.kinds:
            if table.name not in tables:
                lacking[f"the table {table.name}"] = None
            elif (table.name, column) not in there:
                lacking[f"the column {table.name}.{column}"] = None
    if lacking:
        raise DatabaseUnusable(
            f"it lacks {', '.join(lacking)}, which its migrations created: restore a backup"
        )
