"""Between rows and values, alike on every engine."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any, Final, Protocol

from bot.store.kept import Entry, Kept, Note, Player, Result, Shown

Values = tuple[Any, ...]

LASTING: Final = ("id", "guild_id", "channel_id", "game", "rematch")
"""Columns of a table that are written once."""
CHANGING: Final = (
    *("stage", "host_id", "options", "seating", "setup", "language", "revision"),
    *("lesson", "version", "computer_asked", "note", "hints"),
)
"""Columns of a table that a change may change."""
SHOWN: Final = ("shown", "message_id", "caption", "alt", "earlier_id", "earlier_caption")
"""Columns of a table that say what the channel has seen: the fields of `Shown`."""
SEATS: Final = (
    *("table_id", "seat", "user_id", "name", "computer"),
    *("resigned", "asked", "hinted"),
)
RESULTS: Final = (
    *("table_id", "seat", "game", "user_id", "level", "place", "score"),
    *("turns", "ending", "hinted"),
)
LEFTOVERS: Final = ("message_id", "guild_id", "channel_id", "caption", "alt")


class Row(Protocol):
    """A row whose columns are known by their names."""

    def __getitem__(self, name: str, /) -> Any: ...  # noqa: ANN401 - whatever the column holds


def lasting(table: Kept) -> Values:
    """Return the values of the columns in `LASTING`."""
    return (table.id, table.guild_id, table.channel_id, table.game, table.rematch)


def changing(table: Kept) -> Values:
    """Return the values of the columns in `CHANGING`."""
    return (
        table.stage,
        table.host_id,
        json.dumps(dict(table.options)),
        table.seating,
        None if table.setup is None else json.dumps(table.setup),
        table.language,
        table.revision,
        table.lesson,
        table.version,
        table.computer_asked,
        table.note and json.dumps([table.note.what, table.note.who]),
        table.hints,
    )


def seat_rows(table: Kept) -> list[Values]:
    """Return a row a seat, of the columns in `SEATS`."""
    return [
        (
            table.id,
            seat,
            player.user_id,
            player.name,
            player.computer,
            player.resigned,
            player.asked,
            player.hinted,
        )
        for seat, player in enumerate(table.players)
    ]


def result_rows(table: Kept, ended: Iterable[Result]) -> list[Values]:
    """Return a row a result, of the columns in `RESULTS`."""
    return [
        (
            table.id,
            result.seat,
            table.game,
            result.user_id,
            result.level,
            result.place,
            result.score,
            result.turns,
            result.ending,
            result.hinted,
        )
        for result in ended
    ]


def kept(row: Row) -> Kept:
    """Return the table that a row tells, with its seats and moves as lists in JSON."""
    ended = row["ended"]
    return Kept(
        id=row["id"],
        guild_id=row["guild_id"],
        channel_id=row["channel_id"],
        game=row["game"],
        host_id=row["host_id"],
        options=json.loads(row["options"]),
        language=row["language"],
        seating=row["seating"],
        stage=row["stage"],
        players=tuple(
            Player(name, user_id, computer, bool(resigned), bool(asked), bool(hinted))
            for user_id, name, computer, resigned, asked, hinted in json.loads(row["seats"])
        ),
        setup=json.loads(row["setup"]) if row["setup"] else None,
        log=tuple(Entry(seat, move) for seat, move in json.loads(row["moves"])),
        revision=row["revision"],
        shown=Shown(*(row[column] for column in SHOWN)),
        lesson=row["lesson"],
        version=row["version"],
        rematch=bool(row["rematch"]),
        note=Note(*json.loads(row["note"])) if row["note"] else None,
        hints=bool(row["hints"]),
        ended=datetime.fromisoformat(ended) if isinstance(ended, str) else ended,
    )


def named(columns: Sequence[str]) -> str:
    """Return columns as a list in SQL."""
    return ", ".join(columns)
