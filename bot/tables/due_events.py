"""When the bot has something to do at a table: reminders, deadlines, starting times, sleep.

The current time is always an argument.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final, Literal

from bot.store.values import Clock, Pace, Person
from bot.tables.clocks import BANKS, LIVE, PACES, current, quiet_until
from bot.tables.table import Table

MIN_REMINDER_S: Final = 300
"""The last reminder comes at least this many seconds before the deadline."""
HOST_HOURS: Final = 6
HOST_EXPECTED: Final = timedelta(hours=HOST_HOURS)
"""How long a lobby stays its host's without activity; then any player who has joined can take over."""
LOBBY_EXPIRES: Final = timedelta(days=1)
"""How long a lobby stays open without activity."""
START_NOTICES: Final = 2
"""How many notices of a lobby's starting time its people get: shortly before, and when it has come."""
NOTICE_BEFORE_START: Final = timedelta(minutes=10)
"""How long before a lobby's starting time the first notice comes."""
RETRY_DELAY: Final = timedelta(minutes=5)
"""The delay before trying again what failed when it was due."""
GENTLE_REMINDERS: Final = (timedelta(days=1), timedelta(days=3))
"""When a person is reminded of a turn without a time limit; then the bot leaves them alone."""

DueEvent = Literal["remind", "late", "close", "sleep", "soon", "start"]


@dataclass(frozen=True, slots=True)
class Patience:
    """How long a game has no moves before any player may call it off, and before it sleeps."""

    rests: timedelta = timedelta(days=30)
    sleeps: timedelta = timedelta(days=60)


DEFAULT_PATIENCE: Final = Patience()


def reminder(clock: Clock, pace: Pace, person: Person) -> datetime | None:
    """Return when the next reminder is due; None if none is left."""
    if pace in LIVE:
        return None
    whole, deadline = BANKS[pace].increment if pace in BANKS else PACES[pace], clock.deadline
    if whole is None or deadline is None:
        # The first is of a board posted while they couldn't be pinged.
        moments = [clock.starts_at, *(clock.starts_at + after for after in GENTLE_REMINDERS)]
    else:
        last = max(whole // 10, MIN_REMINDER_S)
        moments = [deadline - timedelta(seconds=left) for left in (whole // 2, last)]
        moments = moments[-1:] if whole // 2 <= last else moments
    if clock.reminders_sent >= len(moments):
        return None
    at = max(moments[clock.reminders_sent], clock.starts_at)
    return quiet_until(person, at) or at


def due(
    table: Table, person: Person | None, now: datetime, patience: Patience = DEFAULT_PATIENCE
) -> tuple[DueEvent, datetime] | None:
    """Return what is due next at a table, and when; None if nothing is.

    `person` is the person to move, if known. The time may have passed already.
    """
    touched = table.touched or table.opened
    if table.stage == "lobby":
        return _due_in_lobby(table, touched, now)
    if table.stage != "playing" or table.asleep:
        return None
    events: list[tuple[DueEvent, datetime]] = [("sleep", touched + patience.sleeps)]
    clock = current(table)
    if clock is not None:
        at = reminder(clock, table.pace, person or Person(clock.user_id))
        if at is not None and not (clock.late and clock.deadline and at <= clock.deadline):
            events.append(("remind", at))
        if clock.deadline is not None and not clock.late:
            events.append(("late", clock.deadline))
    # Of two events that are due, the reminder is the less important one.
    event, at = min(events, key=lambda one: (max(one[1], now), one[0] == "remind"))
    return event, at


def _due_in_lobby(table: Table, touched: datetime, now: datetime) -> tuple[DueEvent, datetime]:
    """Return what is due next in a lobby; a notice that came too late is left out."""
    starts = table.starts
    if table.kept_until is not None:
        return "close", table.kept_until
    if starts is not None and table.start_notices == 0 and now < starts:
        return "soon", starts - NOTICE_BEFORE_START
    if starts is not None and table.start_notices < START_NOTICES:
        return "start", starts
    return "close", max(touched, starts or touched) + LOBBY_EXPIRES


def rested(table: Table, now: datetime, patience: Patience) -> bool:
    """Return whether a table has been inactive for so long that any player may end it, or host its lobby.

    A lobby is expected to wait for its starting time.
    """
    touched = table.touched or table.opened
    if table.stage == "lobby":
        return now - max(touched, table.starts or touched) > HOST_EXPECTED
    return now - touched > patience.rests
