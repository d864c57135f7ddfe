"""What there is in a database, column by column, in the order in which it can be written."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

Kind = Literal["number", "text", "flag", "json", "time"]
Value = int | str | None
"""A value as it is told from one engine to the other: a flag is 0 or 1, JSON and a time are text
in one spelling."""


@dataclass(frozen=True, slots=True)
class Columns:
    """The columns of a database table with their kinds; the first `keys` tell its rows apart."""

    name: str
    kinds: Mapping[str, Kind]
    keys: int = 1

    @property
    def key(self) -> tuple[str, ...]:
        """The columns that tell its rows apart, and by which they are ordered."""
        return tuple(self.kinds)[: self.keys]


def _columns(name: str, keys: int = 1, **kinds: str) -> Columns:
    told: dict[str, Kind] = {}
    for kind, names in kinds.items():
        told |= dict.fromkeys(names.split(), kind)  # type: ignore[arg-type]  # the words below
    return Columns(name, told, keys)


ALL: Final = (
    _columns(
        "tables",
        number="id guild_id channel_id host_id revision shown message_id earlier_id lesson version",
        text="game stage seating language caption alt earlier_caption",
        json="options setup note",
        flag="computer_asked has_results rematch hints",
        time="opened_at",
    ),
    _columns(
        "seats",
        keys=2,
        number="table_id seat user_id",
        text="name computer",
        flag="resigned asked hinted",
    ),
    _columns("moves", keys=2, number="table_id number seat", text="move", time="made_at"),
    _columns(
        "results",
        keys=2,
        number="table_id seat user_id place score turns",
        text="game level ending",
        flag="hinted",
        time="ended_at",
    ),
    _columns("leftovers", number="message_id guild_id channel_id", text="caption alt"),
    _columns("servers", number="guild_id", text="stand boards"),
    _columns("notes", text="key value"),
)
