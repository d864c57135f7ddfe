"""Between rows and values, alike on every engine."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import astuple, fields, replace
from datetime import datetime
from typing import Any, Final, Protocol, overload

from bot.store.values import (
    Clock,
    Entry,
    ImportedRecord,
    Note,
    Offer,
    Person,
    Player,
    PostedBoard,
    Result,
    ServerSettings,
    StartPosition,
    TableRecord,
)

Values = tuple[Any, ...]

LASTING: Final = ("id", "guild_id", "channel_id", "place", "game", "rematch", "begins")
"""Columns of a table that are written once."""
CHANGING: Final = (
    *("stage", "host_id", "options", "seating", "setup", "language", "revision"),
    *("lesson", "version", "computer_asked", "note", "hints", "pace", "late", "asleep"),
    *("offer", "touched_at", "due_at", "rated"),
)
"""Columns of a table that a change may change."""
SHOWN: Final = ("shown", "message_id", "caption", "earlier_id", "earlier_caption")
"""Columns of a table that say what the channel has seen: the fields of `PostedBoard`."""
SEATS: Final = (
    *("table_id", "seat", "user_id", "name", "computer"),
    *("resigned", "asked", "hinted", "deputy", "missed", "past", "turns", "ends"),
)
CLOCK: Final = ("clock", "since", "due_at")
"""Columns of a table that tell its clock, and what is due."""
SEAT: Final = ", ".join(("user_id", *SEATS[3:]))
"""The columns of a seat in the order in which `kept` reads them."""
RESULT: Final = tuple(field.name for field in fields(Result))
"""The columns of a result that are its fields."""
RESULTS: Final = ("table_id", "game", "guild_id", "options", *RESULT)
SERVER: Final = tuple(field.name for field in fields(ServerSettings))
PERSON: Final = tuple(field.name for field in fields(Person))
RECORD: Final = tuple(field.name for field in fields(ImportedRecord))
LEFTOVERS: Final = ("message_id", "guild_id", "channel_id", "caption", "picture")

RECORDS_KEPT: Final = 50
"""How many records a channel may have; the oldest gives way to a new one."""
CROWDED: Final = """DELETE FROM records WHERE channel_id = {0} AND id NOT IN
    (SELECT id FROM records WHERE channel_id = {0} ORDER BY id DESC LIMIT {1})"""
"""The records of a channel, whose id takes the place, beyond so many."""
OPEN: Final = "SELECT id FROM tables WHERE stage IN ('lobby', 'playing') AND NOT asleep"
"""The tables that are open."""
TABLES_OF: Final = """SELECT DISTINCT t.id FROM tables t JOIN seats s ON s.table_id = t.id
    WHERE s.user_id = {} AND t.stage IN ('lobby', 'playing') ORDER BY t.id"""
"""The tables not over at which a person sits, whose id takes the place."""
ASLEEP: Final = """SELECT id FROM tables WHERE channel_id = {} AND stage = 'playing' AND asleep
    ORDER BY id DESC LIMIT 1"""
"""The tables that sleep in a channel, whose id takes the place."""
OPEN_COUNTS: Final = """SELECT count(*) AS here, count(*) FILTER (WHERE host_id = {1}) AS theirs
    FROM tables WHERE guild_id = {0} AND stage IN ('lobby', 'playing') AND NOT asleep"""
"""How many tables are open in a server, and how many of them a person opened."""
OPEN_AS_GUEST: Final = """SELECT count(*) AS theirs FROM tables
    WHERE host_id = {0} AND place <> 'server' AND stage IN ('lobby', 'playing') AND NOT asleep"""
"""How many tables a person has open that they opened outside servers with the bot."""
BEHIND: Final = """SELECT id FROM tables
    WHERE (shown IS NULL OR shown <> revision) AND place IN ('server', 'direct')
    UNION SELECT id FROM tables WHERE computer_asked"""
"""The tables not shown as they are, where the bot can show them by itself, or resting at a
computer's question."""
COUNTS: Final = f"""SELECT (SELECT count(*) FROM ({OPEN}) o) AS tables,
    (SELECT count(*) FROM ({BEHIND}) b) AS behind,
    (SELECT count(*) FROM leftovers) AS leftovers"""
"""The fields of `Counts`."""


class Row(Protocol):
    """A row whose columns are known by their names."""

    def __getitem__(self, name: str, /) -> Any: ...  # noqa: ANN401 - whatever the column holds


def lasting(table: TableRecord) -> Values:
    """Return the values of the columns in `LASTING`."""
    return (
        *(table.id, table.guild_id, table.channel_id),
        *(table.place, table.game, table.rematch),
        table.begins and json.dumps(astuple(table.begins)),
    )


def changing(table: TableRecord) -> Values:
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
        table.note and json.dumps(astuple(table.note)),
        table.hints,
        table.pace,
        table.late,
        table.asleep,
        table.offer and json.dumps(astuple(table.offer)),
        table.touched,
        table.due,
        table.rated,
    )


def clock_row(clock: Clock | None) -> tuple[str | None, datetime | None]:
    """Return the values of the columns that tell a clock."""
    if clock is None:
        return None, None
    seat, turn, user_id, since, *others = astuple(clock)
    return json.dumps([seat, turn, user_id, *others]), since


def seat_rows(table: TableRecord) -> list[Values]:
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
            player.deputy,
            player.missed,
            " ".join(map(str, player.past)),
            player.turns,
            player.ends,
        )
        for seat, player in enumerate(table.players)
    ]


def result_rows(table: TableRecord, ended: Iterable[Result]) -> list[Values]:
    """Return a row a result, of the columns in `RESULTS`."""
    options = json.dumps(dict(table.options))
    about = table.id, table.game, table.guild_id, options
    return [(*about, *astuple(result)) for result in ended]


def result(values: Iterable[Any]) -> Result:
    """Return the result that the values of the columns in `RESULT` tell."""
    told = Result(*values)
    return replace(told, hinted=bool(told.hinted), undone=bool(told.undone), rated=bool(told.rated))


def kept(row: Row) -> TableRecord:
    """Return the table that a row tells, with its seats and moves as lists in JSON."""
    return TableRecord(
        id=row["id"],
        guild_id=row["guild_id"],
        channel_id=row["channel_id"],
        place=row["place"],
        game=row["game"],
        host_id=row["host_id"],
        options=json.loads(row["options"]),
        language=row["language"],
        seating=row["seating"],
        stage=row["stage"],
        players=tuple(_player(*values) for values in json.loads(row["seats"])),
        setup=json.loads(row["setup"]) if row["setup"] else None,
        log=tuple(Entry(seat, move) for seat, move in json.loads(row["moves"])),
        revision=row["revision"],
        shown=PostedBoard(*(row[column] for column in SHOWN)),
        lesson=row["lesson"],
        version=row["version"],
        rematch=bool(row["rematch"]),
        note=Note(*json.loads(row["note"])) if row["note"] else None,
        hints=bool(row["hints"]),
        rated=bool(row["rated"]),
        ended=moment(row["ended"]),
        pace=row["pace"],
        late=row["late"],
        asleep=bool(row["asleep"]),
        offer=Offer(*json.loads(row["offer"])) if row["offer"] else None,
        touched=moment(row["touched_at"]),
        due=moment(row["due_at"]),
        clock=_clock(row["clock"], moment(row["since"])),
        begins=_beginning(row["begins"]),
    )


@overload
def moment(said: datetime | str) -> datetime: ...
@overload
def moment(said: datetime | str | None) -> datetime | None: ...
def moment(said: datetime | str | None) -> datetime | None:
    """Return a time as either engine tells it."""
    return datetime.fromisoformat(said) if isinstance(said, str) else said


def _player(*values: Any) -> Player:  # noqa: ANN401 - as JSON has them, in the order of `SEAT`
    user_id, name, computer, resigned, asked, hinted, deputy, missed, past, turns, ends = values
    flags = bool(resigned), bool(asked), bool(hinted)
    others = tuple(map(int, past.split()))
    return Player(name, user_id, computer, *flags, deputy, missed, others, turns, bool(ends))


def _beginning(told: str | None) -> StartPosition | None:
    if told is None:
        return None
    seats, setup, moves = json.loads(told)
    return StartPosition(seats, setup, tuple(moves))


def _clock(told: str | None, since: datetime | None) -> Clock | None:
    if told is None or since is None:
        return None
    seat, turn, user_id, *others = json.loads(told)
    return Clock(seat, turn, user_id, since, *others)


def server_row(settings: ServerSettings) -> Values:
    """Return the values of the columns in `SERVER`."""
    return *astuple(settings)[:5], json.dumps(settings.channels), *astuple(settings)[6:]


def server(row: Row) -> ServerSettings:
    """Return the choices for a server that a row tells."""
    told = {column: row[column] for column in SERVER}
    channels = tuple(json.loads(row["channels"]))
    return ServerSettings(**told | {"channels": channels, "reminders": bool(row["reminders"])})


def person(row: Row) -> Person:
    """Return the choices of a person that a row tells."""
    told = {column: row[column] for column in PERSON}
    away_until, hidden = moment(row["away_until"]), bool(row["hidden"])
    return Person(**told | {"away_until": away_until, "hidden": hidden})


def named(columns: Sequence[str]) -> str:
    """Return columns as a list in SQL."""
    return ", ".join(columns)


def noted(places: Sequence[str]) -> str:
    """Return how the columns of `SHOWN` are set to values at these places.

    Where somebody was forgotten nothing of a message is kept: only that it was shown.
    """
    kept = "CASE WHEN tables.forgotten THEN tables.{0} ELSE {1} END"
    first, *others = zip(SHOWN, places, strict=True)
    return named([f"{first[0]} = {first[1]}", *(f"{it[0]} = {kept.format(*it)}" for it in others)])
