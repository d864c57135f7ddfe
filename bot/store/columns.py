"""The tables and columns of a database: the core's, and those that features add to them."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, Literal

from bot.store.errors import DatabaseUnusable

if TYPE_CHECKING:
    from bot.feature import Feature

_NEVER: Final = "1970-01-01T00:00:00+00:00"

Kind = Literal["number", "real", "text", "flag", "json", "time"]
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
    name: str, keys: int = 1, *, named: str = "", of_table: bool = False, **kinds: str
) -> Columns:
    """Return a table's columns from the names of each kind, separated by spaces, the key first."""
    known: dict[str, Kind] = {}
    for kind, names in kinds.items():
        known |= dict.fromkeys(names.split(), kind)  # type: ignore[arg-type]  # the words below
    return Columns(name, known, keys, named, of_table)


CORE: Final = (
    columns(
        "tables",
        number="id guild_id channel_id host_id revision shown message_id earlier_id lesson version"
        " start_notices season_id",
        text="place game stage seating language caption earlier_caption pace late clock traits",
        json="options setup note offer begins sealed",
        flag="computer_asked has_results rematch hints asleep rated forgotten sought on_time",
        time="opened_at touched_at since due_at starts_at kept_until",
    ),
    columns(
        "seats",
        keys=2,
        of_table=True,
        number="table_id seat user_id missed turns used away deputed",
        text="name computer deputy past cut",
        flag="resigned asked hinted ends",
    ),
    columns(
        "moves", keys=2, of_table=True, number="table_id number seat", text="move", time="made_at"
    ),
    columns(
        "results",
        keys=2,
        number="table_id seat guild_id user_id place score turns seats people length",
        text="game options level ending colours",
        flag="hinted undone rated settled",
        time="ended_at",
    ),
    columns("digests", text="digest value", time="until_at"),
    columns("leftovers", number="message_id guild_id channel_id", text="caption", flag="picture"),
    columns(
        "servers",
        number="guild_id most_tables most_each role_id week_channel_id week_told unopened",
        text="stand boards language pace callers",
        json="channels",
        flag="reminders chosen across",
    ),
    columns(
        "people",
        number="user_id quiet_from quiet_to",
        text="reminders zone language day_zone",
        flag="hidden",
        time="away_until day_zone_until",
    ),
    columns(
        "timed_turns",
        keys=3,
        number="user_id table_id turn guild_id",
        flag="in_time",
        time="ended_at",
    ),
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
def _time(said: datetime | str) -> str:
    at = datetime.fromisoformat(said or _NEVER) if isinstance(said, str) else said
    return at.astimezone(UTC).isoformat(timespec="seconds")


def must_have(wanted: Iterable[Columns], found: Iterable[tuple[str, str]]) -> None:
    """Raise DatabaseUnusable, naming the missing ones, unless all columns were found.

    `found` are pairs of a table and a column.
    """
    there = set(found)
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
