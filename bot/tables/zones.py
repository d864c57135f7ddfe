"""Time zones as they are stored, computed with, and shown.

A person's zone is stored as a name of the tz database. An offset that they named is stored as
"Etc/GMT-8" for UTC+8 (the database counts the other way round), which every version reads; one that
has no such name, as "UTC+05:30". Whoever chose UTC has "Etc/UTC": a plain "UTC" says that they haven't
chosen. Everything that needs the zone of a person goes through here.
"""

import re
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta, timezone, tzinfo
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.store.values import Person

UNSET: Final = "UTC"
"""The zone of a person who hasn't chosen one."""
CHOSEN_UTC: Final = "Etc/UTC"
LAST_ZONE: Final = timedelta(hours=12)
"""How much later than in UTC a day ends in the last time zone."""
FURTHEST: Final = (timedelta(hours=-12), timedelta(hours=14))
"""The offsets between which people live."""
_FIXED: Final = re.compile(r"UTC([+-])([01]\d):([0-5]\d)")
_WHOLE: Final = re.compile(r"Etc/GMT([+-])(\d{1,2})")
_ZERO: Final = frozenset(
    ("UTC", "GMT", "UCT", "Zulu", "Universal", "Greenwich", "GMT0", "GMT-0", "GMT+0")
)


def zone_of(stored: str) -> tzinfo:
    """Return a stored zone to compute with; UTC for one that this machine doesn't know."""
    offset = _offset(stored)
    if offset is not None:
        return timezone(offset)
    try:
        return ZoneInfo(stored)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


def is_chosen(stored: str) -> bool:
    """Return whether a person has chosen their zone."""
    return stored != UNSET


def at_offset(offset: timedelta) -> str:
    """Return how a fixed offset from UTC is stored; east is positive."""
    minutes = int(offset.total_seconds()) // 60
    hours, rest = divmod(abs(minutes), 60)
    if not minutes:
        return CHOSEN_UTC
    if rest:
        return f"UTC{'+' if minutes > 0 else '-'}{hours:02}:{rest:02}"
    return f"Etc/GMT{'-' if minutes > 0 else '+'}{hours}"


def shown(stored: str) -> str:
    """Return a stored zone as people read it: a fixed offset with the sign that they mean."""
    if stored.removeprefix("Etc/") in _ZERO:
        return "UTC"
    offset = _offset(stored)
    return stored if offset is None else told_offset(offset)


def told_offset(offset: timedelta) -> str:
    """Return an offset from UTC as people read it, such as "UTC+5:30" or "UTC−3"."""
    minutes = int(offset.total_seconds()) // 60
    hours, rest = divmod(abs(minutes), 60)
    if not minutes:
        return "UTC"
    return f"UTC{'+' if minutes > 0 else '−'}{hours}{f':{rest:02}' if rest else ''}"


def moved_to(person: Person, zone: str, now: datetime) -> Person:
    """Return a person with a new time zone, which counts from their next day."""
    here = day_zone(person, now)
    if zone == here:
        return replace(person, zone=zone, day_zone="", day_zone_until=None)
    local = now.astimezone(zone_of(here))
    ends = datetime.combine(local.date() + timedelta(days=1), time(), local.tzinfo).astimezone(UTC)
    return replace(person, zone=zone, day_zone=here, day_zone_until=ends)


def day_zone(person: Person, now: datetime) -> str:
    """Return the time zone that a person's days follow now."""
    until = person.day_zone_until
    return person.day_zone if until is not None and now < until else person.zone


def end_of_day(day: str) -> datetime:
    """Return when a day is over wherever people live."""
    return datetime.combine(date.fromisoformat(day), time(), UTC) + timedelta(days=1) + LAST_ZONE


def _offset(stored: str) -> timedelta | None:
    """Return the offset of a zone that is stored as one."""
    if match := _FIXED.fullmatch(stored):
        size = timedelta(hours=int(match[2]), minutes=int(match[3]))
        return size if match[1] == "+" else -size
    if (match := _WHOLE.fullmatch(stored)) and int(match[2]) <= 14:
        return timedelta(hours=int(match[2])) * (1 if match[1] == "-" else -1)
    return None
