"""Columns, SQL for both engines, and the conversion between rows and tables."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, astuple, fields
from datetime import datetime
from typing import Any, Final, cast, get_args

from bot.feature import Feature
from bot.store.engine import UNREADABLE, Row, readable
from bot.store.mapping import Read, cells_of, columns_of, moment, readers_of, value_of
from bot.store.values import (
    Clock,
    LogEntry,
    Note,
    Offer,
    Pace,
    Player,
    PostedBoard,
    Result,
    SealedDeal,
    StaleMessage,
    StartPosition,
    TableRecord,
    TimedTurn,
    Traits,
)

Values = tuple[Any, ...]

_ELSEWHERE: Final = ("seats", "moves", "shown", "ended_at", "clock", "unreadable")
"""What a table holds besides the columns that are a field each: rows of other tables, several columns, or none."""
LASTING: Final = ("id", "guild_id", "place", "game", "rematch", "begins", "season_id")
"""The columns of a table that never change."""
CHANGING: Final = (
    *(it for it in columns_of(TableRecord) if it not in (*LASTING, *_ELSEWHERE)),
    "computer_asked",
)
"""The columns of a table that a change writes."""
SHOWN: Final = ("shown", *columns_of(PostedBoard)[1:])
"""The columns of the posted board: the fields of `PostedBoard`."""
PLAYER: Final = columns_of(Player)
"""The columns that are the fields of `Player`."""
SEATS: Final = ("table_id", "seat", *PLAYER)
RESULT: Final = columns_of(Result)
"""The columns that are the fields of `Result`."""
LEFT: Final = """(ending = 'timed-out'
    OR ending = 'resigned' AND user_id IS NOT NULL AND level IS NOT NULL)"""
"""The results that aren't `stayed`: a game that ended early is `resigned` for every seat, but only those who
left it have a level."""
RESULTS: Final = ("table_id", "game", "guild_id", "options", *RESULT, "ended_at")
TURNS: Final = columns_of(TimedTurn)
"""The columns that are the fields of `TimedTurn`."""
LEFTOVERS: Final = columns_of(StaleMessage)
"""The columns that are the fields of `StaleMessage`."""

OVER: Final = "stage IN ('finished', 'called-off')"
NOT_OVER: Final = "stage IN ('lobby', 'playing')"
OPEN: Final = f"{NOT_OVER} AND NOT asleep"
GOING: Final = f"guild_id >= 0 AND {NOT_OVER}"
"""The tables in play, found by the index of a server's tables; 0 is outside a server."""
UNOPENED: Final = "sealed IS NOT NULL AND (stage = 'called-off' OR asleep AND stage = 'playing')"
"""The sealed tables whose secret stays unpublished."""
_UNFINISHED: Final = """SELECT id FROM tables
    WHERE (shown IS NULL OR shown <> revision) AND place IN ('server', 'direct')
    UNION SELECT id FROM tables WHERE computer_asked"""
"""The tables that wait for a computer, and those to post where the bot can post at any time."""


def unfinished(features: Iterable[Feature]) -> str:
    """Return the query for the tables with which the core or one of these features isn't done."""
    return " UNION ".join((_UNFINISHED, *(it.unfinished for it in features if it.unfinished)))


def named(columns: Iterable[str]) -> str:
    """Return a list of columns in SQL."""
    return ", ".join(columns)


def assigned(columns: Sequence[str]) -> str:
    """Return the assignment of the values `$1`, `$2` and so on to columns."""
    return named(f"{column} = ${number}" for number, column in enumerate(columns, start=1))


def replaced(columns: Iterable[str]) -> str:
    """Return the assignment of the values of an INSERT to the row it conflicts with."""
    return named(f"{column} = excluded.{column}" for column in columns)


def insert(table: str, columns: Sequence[str]) -> str:
    """Return the statement that inserts a row."""
    places = named(f"${number}" for number in range(1, len(columns) + 1))
    return f"INSERT INTO {table} ({named(columns)}) VALUES ({places})"


def upsert(table: str, columns: Sequence[str], keys: int = 1) -> str:
    """Return the statement that inserts a row, or updates the one with the same first columns."""
    key, others = named(columns[:keys]), replaced(columns[keys:])
    return f"{insert(table, columns)} ON CONFLICT ({key}) DO UPDATE SET {others}"


STAYS_LATE: Final = """ON CONFLICT (user_id, table_id, turn) DO UPDATE
    SET in_time = timed_turns.in_time AND excluded.in_time, ended_at = excluded.ended_at"""
"""A turn taken back and made again is one turn; once late, it stays late."""

_TABLE: Final = f"""SELECT {named([*LASTING, *CHANGING, *SHOWN, "clock", "since"])},
    (SELECT coalesce(json_agg(json_build_array({named(PLAYER)})), '[]')
        FROM (SELECT * FROM seats WHERE table_id = t.id ORDER BY seat) s) AS seats,
    (SELECT coalesce(json_agg(json_build_array(seat, move)), '[]')
        FROM (SELECT seat, move FROM moves WHERE table_id = t.id ORDER BY number) m) AS moves,
    (SELECT ended_at FROM results WHERE table_id = t.id LIMIT 1) AS ended_at
FROM tables t"""
"""A table with its seats and moves, in one statement to be consistent."""
BY_ID: Final = f"{_TABLE} WHERE id = $1"
LATEST: Final = f"""{_TABLE} WHERE id = coalesce(
    (SELECT id FROM tables WHERE channel_id = $1 AND {OPEN}),
    (SELECT id FROM tables WHERE channel_id = $1 ORDER BY id DESC LIMIT 1))"""


CLOCK: Final = """UPDATE tables SET clock = $1, since = $2, due_at = $3
    WHERE id = $4 AND ($5::bigint IS NULL OR EXISTS
        (SELECT 1 FROM seats WHERE table_id = $4 AND user_id = $5))"""
"""`clock_values`. Nobody has a clock who has left the table, and may have been forgotten since."""

_FIELDS: Final = dict(
    zip(columns_of(TableRecord), (it.name for it in fields(TableRecord)), strict=True)
)
"""The field of a table for each of its columns."""


def lasting(table: TableRecord) -> Values:
    """Return the values of the columns in `LASTING`."""
    return _cells(table, LASTING)


def changing(table: TableRecord) -> Values:
    """Return the values of the columns in `CHANGING`; a cell that couldn't be read stays as it is."""
    return _cells(table, CHANGING)


def _cells(table: TableRecord, columns: Iterable[str]) -> Values:
    return tuple(
        table.unreadable[column]
        if column in table.unreadable
        else _cell(getattr(table, _FIELDS.get(column, column)))
        for column in columns
    )


def _cell(held: Any) -> Any:  # noqa: ANN401 - of any field
    """Return the cell for what a field holds: JSON for what consists of parts."""
    match held:
        case Note() | Offer() | StartPosition():
            return json.dumps(_parts(held))
        case SealedDeal():
            return json.dumps(asdict(held))
        case Mapping():
            return json.dumps(dict(held))
        case tuple():
            return json.dumps(held)
    return held


_KNOWN: Final[Mapping[type, int]] = {Note: 3, Clock: 9}
"""How many fields of what is stored as a list every version knows that may run beside this one."""


def _parts(held: Note | Offer | StartPosition | Clock) -> list[Any]:
    """Return the fields as a list, in their order.

    Those added since are left out while they have their defaults: an older process reads the rest, and finds
    a clock as it has written it.
    """
    parts = [*astuple(held)]
    for added in reversed(fields(held)[_KNOWN.get(type(held), len(parts)) :]):
        if parts[-1] != added.default:
            break
        parts.pop()
    return parts


def clock_row(clock: Clock | None) -> tuple[str | None, datetime | None]:
    """Return the values of the columns `clock` and `since`."""
    if clock is None:
        return None, None
    seat, turn, user_id, since, *others = _parts(clock)
    return json.dumps([seat, turn, user_id, *others]), since


def clock_values(table: TableRecord, clock: Clock | None, due: datetime | None) -> Values:
    """Return the values of the statement `CLOCK`."""
    return (*clock_row(clock), due, table.id, clock and clock.user_id)


def player_cells(player: Player) -> dict[str, Any]:
    """Return the cells of a seat by the columns in `PLAYER`."""
    past = " ".join(map(str, player.previous_user_ids))
    return {**dict(zip(PLAYER, cells_of(player), strict=True)), "past": past}


def seat_rows(table: TableRecord) -> list[Values]:
    """Return a row for each seat, with the columns in `SEATS`."""
    return [
        (table.id, seat, *player_cells(player).values())
        for seat, player in enumerate(table.players)
    ]


def result_rows(table: TableRecord, results: Iterable[Result], now: datetime) -> list[Values]:
    """Return a row for each result, with the columns in `RESULTS`.

    `now` is the default for the time at which the game ended.
    """
    options = json.dumps(dict(table.options))
    about = table.id, table.game, table.guild_id, options
    return [(*about, *cells_of(result), table.ended or now) for result in results]


def read_table(row: Row) -> TableRecord:
    """Return a table from a row with its seats and moves as JSON lists.

    A cell that can't be read makes the table `unreadable`, and nothing else: neither what the host or
    a person does with many tables, nor the clean-up, may end at one.
    """
    unreadable: dict[str, Any] = {}

    def read(column: str, reader: Read, otherwise: Any) -> Any:  # noqa: ANN401 - of any field
        try:
            return reader(row[column]) if row[column] else otherwise
        except UNREADABLE:
            unreadable[column] = row[column]
            return otherwise

    held = {
        name: read(column, _READERS[name], _OTHERWISE.get(name))
        if name in _READERS
        else readers_of(TableRecord)[name](row[column])
        for column, name in _FIELDS.items()
        if name not in ("shown", "clock", "traits", "unreadable")
    }
    since = read("since", moment, None)
    return TableRecord(
        **held | {"asleep": held["asleep"] and held["stage"] == "playing"},  # version 1.3.0 kept it
        shown=PostedBoard(*(row[column] for column in SHOWN)),
        clock=read("clock", lambda cell: since and _clock(cell, since), None),
        traits=readable(traits_in, row["traits"], ()),
        unreadable=unreadable,
    )


def _pace(cell: str) -> Pace:
    if cell not in get_args(Pace):
        raise ValueError(cell)
    return cast("Pace", cell)


def _options(cell: str) -> dict[str, Any]:
    return dict(json.loads(cell))


def _players(cell: str) -> tuple[Player, ...]:
    return tuple(_player(dict(zip(PLAYER, cells, strict=True))) for cells in json.loads(cell))


def _player(cells: dict[str, Any]) -> Player:
    past = [int(it) for it in cells["past"].split() if it.isdecimal()]
    return value_of(Player, {**cells, "past": json.dumps(past)})


def _log(cell: str) -> tuple[LogEntry, ...]:
    return tuple(LogEntry(seat, move) for seat, move in json.loads(cell))


def _note(cell: str) -> Note:
    what, who, *others = json.loads(cell)
    return Note(what, who, *others[:1], *map(tuple, others[1:]))


def _offer(cell: str) -> Offer:
    return Offer(*json.loads(cell))


def _beginning(cell: str) -> StartPosition:
    seats, setup, moves = json.loads(cell)
    return StartPosition(seats, setup, tuple(moves))


def _sealed(cell: str) -> SealedDeal:
    deal = json.loads(cell)
    seating = None if deal["seating"] is None else tuple(deal["seating"])
    return SealedDeal(**{**deal, "seating": seating})


def traits_in(cell: str) -> Traits:
    """Return the traits of a position from a cell."""
    return tuple(tuple(map(int, part)) for part in json.loads(cell))


def _clock(cell: str, since: datetime) -> Clock:
    seat, turn, user_id, *others = json.loads(cell)
    return Clock(seat, turn, user_id, since, *others)


_READERS: Final[Mapping[str, Read]] = {
    "options": _options,
    "setup": _options,
    "players": _players,
    "log": _log,
    "note": _note,
    "offer": _offer,
    "begins": _beginning,
    "sealed": _sealed,
    "pace": _pace,
    **{name: read for name, read in readers_of(TableRecord).items() if read is moment},
}
"""What reads the cells of a table that may be empty or damaged, by its fields."""
_OTHERWISE: Final[Mapping[str, Any]] = {"options": {}, "players": (), "log": (), "pace": "none"}
"""What such a field holds then, unless it is None."""

_KEPT: Final = "CASE WHEN tables.forgotten THEN tables.{0} ELSE ${1} END"
SHOWN_ASSIGNED: Final = named(
    f"{column} = {_KEPT.format(column, place) if place > 1 else '$1'}"
    for place, column in enumerate(SHOWN, start=1)
)
"""The assignment of `$1`, `$2` and so on to the columns in `SHOWN`; of a table at which a person was
forgotten, only the revision is assigned."""
