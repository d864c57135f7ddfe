"""Values and their rows: each field has a column, whose cell holds it.

A new field needs a value and a migration that adds its column, nothing else.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import fields
from datetime import datetime
from functools import cache
from types import UnionType
from typing import (
    TYPE_CHECKING,
    Any,
    Final,
    Literal,
    TypeVar,
    Union,
    get_args,
    get_origin,
    overload,
)

from bot.store.engine import UNREADABLE, Row

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

T = TypeVar("T", bound="DataclassInstance")
Read = Callable[[Any], Any]
Kind = Literal["number", "real", "text", "flag", "json", "time"]
"""What the cells of a column hold."""

_KINDS: Final[Mapping[Any, Kind]] = {
    bool: "flag",
    datetime: "time",
    int: "number",
    float: "real",
    str: "text",
    Literal: "text",
}

_TIMES: Final = ("starts", "ends", "ended", "due", "touched", "since", "expires", "joined", "left")
_NAMES: Final[Mapping[str, str]] = {
    "log": "moves",
    "players": "seats",
    "invited": "asked",
    "previous_user_ids": "past",
    "wants_to_end": "ends",
    **{it: f"{it}_at" for it in _TIMES},
}
"""The columns that are called otherwise than their fields. They can't be renamed: a process of an older version
that runs beside this one, while a host updates, reads and writes them by these names."""


@cache
def columns_of(kind: type["DataclassInstance"]) -> tuple[str, ...]:
    """Return the column of each field of a kind of values."""
    return tuple(_NAMES.get(it.name, it.name) for it in fields(kind))


def cells_of(value: "DataclassInstance") -> tuple[Any, ...]:
    """Return the cell of each field of a value, in the order of `columns_of`; a list is JSON."""
    held = (getattr(value, it.name) for it in fields(value))
    return tuple(json.dumps(it) if isinstance(it, tuple) else it for it in held)


def value_of(kind: type[T], row: Row | Mapping[str, Any], otherwise: T | None = None) -> T:
    """Return the value in a row that has its columns.

    A cell that can't be read raises what `UNREADABLE` lists, or leaves the field as it is `otherwise`.
    """
    held: dict[str, Any] = {}
    for (name, read), column in zip(readers_of(kind).items(), columns_of(kind), strict=True):
        try:
            held[name] = read(row[column])
        except UNREADABLE:
            if otherwise is None:
                raise
            held[name] = getattr(otherwise, name)
    return kind(**held)


@cache
def readers_of(kind: type["DataclassInstance"]) -> Mapping[str, Read]:
    """Return what reads the cell of each field, by the field's name and according to its type."""
    return {it.name: _READERS.get(kind_of(it.type), _same) for it in fields(kind)}


def kind_of(held: Any) -> Kind:  # noqa: ANN401 - the type of a field
    """Return the kind of the column for what a field holds."""
    types = get_args(held) if get_origin(held) in (Union, UnionType) else (held,)
    return _KINDS.get(get_origin(types[0]) or types[0], "json")


def _same(cell: T) -> T:
    return cell


def _list(cell: str | None) -> tuple[Any, ...] | None:
    return None if cell is None else tuple(json.loads(cell))


@overload
def moment(cell: datetime | str) -> datetime: ...
@overload
def moment(cell: datetime | str | None) -> datetime | None: ...
def moment(cell: datetime | str | None) -> datetime | None:
    """Return a time from a cell, which SQLite stores as text."""
    return datetime.fromisoformat(cell) if isinstance(cell, str) else cell


_READERS: Final[Mapping[Kind, Read]] = {"flag": bool, "time": moment, "json": _list}
