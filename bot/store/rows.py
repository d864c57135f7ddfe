"""Columns, SQL for both engines, and the conversion between rows and values."""

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, astuple, fields, replace
from datetime import datetime
from functools import partial
from typing import Any, Final, TypeVar, cast, get_args, overload

from bot.store.engine import UNREADABLE, Row, readable
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
    StartPosition,
    TableRecord,
    Traits,
)

T = TypeVar("T")
Values = tuple[Any, ...]

LASTING: Final = ("id", "guild_id", "place", "game", "rematch", "begins", "season_id")
"""The columns of a table that never change."""
CHANGING: Final = (
    *("stage", "host_id", "options", "seating", "setup", "language", "revision"),
    *("lesson", "version", "computer_asked", "note", "hints", "pace", "late", "asleep"),
    *("offer", "touched_at", "due_at", "rated", "starts_at", "start_notices", "sought"),
    *("on_time", "kept_until", "sealed", "traits", "channel_id"),
)
"""The columns of a table that a change writes."""
SHOWN: Final = ("shown", "message_id", "caption", "earlier_id", "earlier_caption")
"""The columns of the posted board: the fields of `PostedBoard`."""
SEATS: Final = (
    *("table_id", "seat", "name", "user_id", "computer"),
    *("resigned", "asked", "hinted", "deputy", "missed", "past", "turns", "ends"),
    *("used", "cut", "away", "deputed"),
)
"""Columns of a seat; from the third on, a value for each field of `Player`, in their order."""
RESULT: Final = tuple(field.name for field in fields(Result))
"""The columns that are the fields of `Result`."""
LEFT: Final = """(ending = 'timed-out'
    OR ending = 'resigned' AND user_id IS NOT NULL AND level IS NOT NULL)"""
"""The results that aren't `stayed`: a game that ended early is `resigned` for every seat, but only those who
left it have a level."""
RESULTS: Final = ("table_id", "game", "guild_id", "options", *RESULT, "ended_at")
TURNS: Final = ("user_id", "table_id", "turn", "guild_id", "in_time", "ended_at")
"""The columns that are the fields of `TimedTurn`."""
LEFTOVERS: Final = ("message_id", "guild_id", "channel_id", "caption", "picture")

OVER: Final = "stage IN ('finished', 'called-off')"
NOT_OVER: Final = "stage IN ('lobby', 'playing')"
OPEN: Final = f"{NOT_OVER} AND NOT asleep"
GOING: Final = f"guild_id >= 0 AND {NOT_OVER}"
"""The tables in play, found by the index of a server's tables; 0 is outside a server."""
UNOPENED: Final = "sealed IS NOT NULL AND (stage = 'called-off' OR asleep AND stage = 'playing')"
"""The sealed tables whose secret stays unpublished."""
UNFINISHED: Final = """SELECT id FROM tables
    WHERE (shown IS NULL OR shown <> revision) AND place IN ('server', 'direct')
    UNION SELECT id FROM tables WHERE computer_asked
    UNION SELECT table_id FROM plans WHERE begun_at IS NOT NULL AND dropped = ''"""
"""The tables that wait for a computer or for a plan to be played, and those to post where the bot can
post at any time."""


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
    (SELECT coalesce(json_agg(json_build_array({named(SEATS[2:])})), '[]')
        FROM (SELECT * FROM seats WHERE table_id = t.id ORDER BY seat) s) AS seats,
    (SELECT coalesce(json_agg(json_build_array(seat, move)), '[]')
        FROM (SELECT seat, move FROM moves WHERE table_id = t.id ORDER BY number) m) AS moves,
    (SELECT ended_at FROM results WHERE table_id = t.id LIMIT 1) AS ended
FROM tables t"""
"""A table with its seats and moves, in one statement to be consistent."""
BY_ID: Final = f"{_TABLE} WHERE id = $1"
LATEST: Final = f"""{_TABLE} WHERE id = coalesce(
    (SELECT id FROM tables WHERE channel_id = $1 AND {OPEN}),
    (SELECT id FROM tables WHERE channel_id = $1 ORDER BY id DESC LIMIT 1))"""


def lasting(table: TableRecord) -> Values:
    """Return the values of the columns in `LASTING`."""
    return (
        *(table.id, table.guild_id, table.place, table.game, table.rematch),
        table.begins and json.dumps(astuple(table.begins)),
        table.season_id,
    )


def changing(table: TableRecord) -> Values:
    """Return the values of the columns in `CHANGING`; a cell that couldn't be read stays as it is."""
    setup = None if table.setup is None else json.dumps(table.setup)
    # A process of version 1.0 that still runs beside reads notes of three parts.
    note = table.note and json.dumps(astuple(table.note)[: None if table.note.called else 3])
    offer = table.offer and json.dumps(astuple(table.offer))
    values = (
        *(table.stage, table.host_id, json.dumps(dict(table.options)), table.seating, setup),
        *(table.language, table.revision, table.lesson, table.version, table.computer_asked),
        *(note, table.hints, table.pace, table.late, table.asleep),
        *(offer, table.touched, table.due, table.rated),
        *(table.starts, table.start_notices, table.sought, table.on_time, table.kept_until),
        table.sealed and json.dumps(asdict(table.sealed)),
        json.dumps(table.traits),
        table.channel_id,
    )
    kept = zip(CHANGING, values, strict=True)
    return tuple(table.unreadable.get(column, value) for column, value in kept)


def clock_row(clock: Clock | None) -> tuple[str | None, datetime | None]:
    """Return the values of the columns `clock` and `since`."""
    if clock is None:
        return None, None
    seat, turn, user_id, since, *others = astuple(clock)
    if not clock.rested:  # a process of version 1.3 that still runs beside doesn't know it
        others.pop()
    return json.dumps([seat, turn, user_id, *others]), since


def seat_rows(table: TableRecord) -> list[Values]:
    """Return a row for each seat, with the columns in `SEATS`."""
    return [
        (table.id, seat, *values[:8], " ".join(map(str, values[8])), *values[9:])
        for seat, values in enumerate(map(astuple, table.players))
    ]


def result_rows(table: TableRecord, results: Iterable[Result], now: datetime) -> list[Values]:
    """Return a row for each result, with the columns in `RESULTS`.

    `now` is the default for the time at which the game ended.
    """
    options = json.dumps(dict(table.options))
    about = table.id, table.game, table.guild_id, options
    return [(*about, *astuple(result), table.ended or now) for result in results]


def result(values: Iterable[Any]) -> Result:
    """Return a result from the values of the columns in `RESULT`."""
    told = Result(*values)
    return replace(told, hinted=bool(told.hinted), undone=bool(told.undone), rated=bool(told.rated))


def read_table(row: Row) -> TableRecord:
    """Return a table from a row with its seats and moves as JSON lists.

    A cell that can't be read makes the table `unreadable`, and nothing else: neither what the host or
    a person does with many tables, nor the clean-up, may end at one.
    """
    unreadable: dict[str, Any] = {}

    def cell(column: str, read: Callable[[Any], T], otherwise: T) -> T:
        try:
            return read(row[column]) if row[column] else otherwise
        except UNREADABLE:
            unreadable[column] = row[column]
            return otherwise

    def time(column: str) -> datetime | None:
        return cell(column, moment, None)

    return TableRecord(
        id=row["id"],
        guild_id=row["guild_id"],
        channel_id=row["channel_id"],
        place=row["place"],
        game=row["game"],
        host_id=row["host_id"],
        options=cell("options", _options, {}),
        language=row["language"],
        seating=row["seating"],
        stage=row["stage"],
        players=cell("seats", _players, ()),
        setup=cell("setup", _options, None),
        log=cell("moves", _log, ()),
        revision=row["revision"],
        shown=PostedBoard(*(row[column] for column in SHOWN)),
        lesson=row["lesson"],
        version=row["version"],
        rematch=bool(row["rematch"]),
        note=cell("note", _note, None),
        hints=bool(row["hints"]),
        rated=bool(row["rated"]),
        starts=time("starts_at"),
        start_notices=row["start_notices"],
        sought=bool(row["sought"]),
        on_time=bool(row["on_time"]),
        kept_until=time("kept_until"),
        ended=time("ended"),
        pace=cell("pace", _pace, "none"),
        late=row["late"],
        asleep=bool(row["asleep"]) and row["stage"] == "playing",  # version 1.3.0 kept it
        offer=cell("offer", _offer, None),
        touched=time("touched_at"),
        due=time("due_at"),
        clock=cell("clock", partial(_clock, since=time("since")), None),
        begins=cell("begins", _beginning, None),
        season_id=row["season_id"],
        sealed=cell("sealed", _sealed, None),
        traits=readable(traits_in, row["traits"], ()),
        unreadable=unreadable,
    )


@overload
def moment(said: datetime | str) -> datetime: ...
@overload
def moment(said: datetime | str | None) -> datetime | None: ...
def moment(said: datetime | str | None) -> datetime | None:
    """Return a time from a cell, which SQLite stores as text."""
    return datetime.fromisoformat(said) if isinstance(said, str) else said


def _pace(said: str) -> Pace:
    if said not in get_args(Pace):
        raise ValueError(said)
    return cast("Pace", said)


def _options(said: str) -> dict[str, Any]:
    return dict(json.loads(said))


def _players(said: str) -> tuple[Player, ...]:
    return tuple(_player(*values) for values in json.loads(said))


def _player(*values: Any) -> Player:  # noqa: ANN401 - as JSON has them
    name, user_id, computer, resigned, asked, hinted, deputy, missed, past, *others = values
    turns, ends, *added = others
    flags = bool(resigned), bool(asked), bool(hinted)
    before = tuple(int(it) for it in past.split() if it.isdecimal())
    return Player(
        name, user_id, computer, *flags, deputy, missed, before, turns, bool(ends), *added
    )


def _log(said: str) -> tuple[LogEntry, ...]:
    return tuple(LogEntry(seat, move) for seat, move in json.loads(said))


def _note(said: str) -> Note:
    what, who, *others = json.loads(said)
    return Note(what, who, *others[:1], *map(tuple, others[1:]))


def _offer(said: str) -> Offer:
    return Offer(*json.loads(said))


def _beginning(said: str) -> StartPosition:
    seats, setup, moves = json.loads(said)
    return StartPosition(seats, setup, tuple(moves))


def _sealed(said: str) -> SealedDeal:
    deal = json.loads(said)
    seating = None if deal["seating"] is None else tuple(deal["seating"])
    return SealedDeal(**{**deal, "seating": seating})


def traits_in(said: str) -> Traits:
    """Return the traits of a position from a cell."""
    return tuple(tuple(map(int, part)) for part in json.loads(said))


def _clock(said: str, since: datetime | None) -> Clock | None:
    seat, turn, user_id, *others = json.loads(said)
    return None if since is None else Clock(seat, turn, user_id, since, *others)


_KEPT: Final = "CASE WHEN tables.forgotten THEN tables.{0} ELSE ${1} END"
SHOWN_ASSIGNED: Final = named(
    f"{column} = {_KEPT.format(column, place) if place > 1 else '$1'}"
    for place, column in enumerate(SHOWN, start=1)
)
"""The assignment of `$1`, `$2` and so on to the columns in `SHOWN`; of a table at which a person was
forgotten, only the revision is assigned."""
