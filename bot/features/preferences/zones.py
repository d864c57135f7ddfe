"""Time zones as people type them: a city, an offset from UTC, an abbreviation."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta
from functools import cache
from typing import Final
from zoneinfo import available_timezones

from bot.features.preferences.cities import ABBREVIATIONS, CITIES, SEVERAL
from bot.tables.zones import FURTHEST, at_offset, shown, told_offset, zone_of

_OFFSET: Final = re.compile(
    r"(?P<utc>UTC|GMT)?(?P<sign>[+±-])?(?P<hours>\d{1,2})"
    r"(?:(?P<part>[.,](?:25|5|75))|[:.]?(?P<minutes>\d\d))?(?:H|時間|小時)?"
)
_TIME: Final = re.compile("(?:(?:standard|daylight)?time|標準時間?|時間|[市都])$")
"""What people say after the name of a place."""
_PARTS: Final = {"": 0, "25": 15, "5": 30, "75": 45}
_DASHES: Final = str.maketrans(dict.fromkeys("−–—‐‑ー", "-") | {"臺": "台"})
_SAMPLED: Final = [datetime(2026, 1, 1, 12) + timedelta(days=15 * step) for step in range(50)]  # noqa: DTZ001 - a local time
_LANGUAGES: Final = ("ja", "zh-TW")
"""The languages of the first names in `CITIES`."""


def zones_of(typed: str) -> list[str]:
    """Return the zones that a text can mean, as they are stored; more than one if that's unclear.

    Of several things ("Tokyo, Japan", "GMT+1 Berlin") the first name counts, then the first offset.
    """
    if (fixed := _fixed(typed)) is not None:
        return [fixed]
    if (exact := _names().get(re.sub(r"\s+", "_", typed.strip()).casefold())) is not None:
        return [exact]
    words = typed.split()
    name = " ".join(it for it in words if _fixed(it) is None)
    parts = (typed, *re.split("[,，、()（）]", typed), name)
    for part in parts:
        plain = _plain(part)
        if zones := _known().get(plain) or _known().get(_TIME.sub("", plain)):
            return list(zones)
    return [fixed for part in (*parts, *words) if (fixed := _fixed(part)) is not None][:1]


def zones_like(typed: str) -> list[str]:
    """Return the zones to suggest: those that a text means, then those with a name that begins with it or contains it."""
    meant, sought = zones_of(typed), _plain(typed)
    begins: list[str] = []
    contains: list[str] = []
    for name, zones in sorted(_known().items()) if sought else ():
        if name.startswith(sought):
            begins += zones
        elif sought in name:
            contains += zones
    everything = [] if sought else _regional()
    return list(dict.fromkeys((*meant, *begins, *contains, *everything)))


def label(zone: str, language: str, now: datetime) -> str:
    """Return a zone as it is suggested: its city in a language, its name, and its present offset."""
    name = shown(zone)
    names = CITIES.get(zone)
    city = names[_LANGUAGES.index(language)] if names and language in _LANGUAGES else ""
    offset = told_offset(now.astimezone(zone_of(zone)).utcoffset() or timedelta())
    about = ", ".join(it for it in (name if city else "", offset if offset != name else "") if it)
    return f"{city or name} ({about})" if about else name


def _fixed(typed: str) -> str | None:
    """Return the zone of an offset; None for anything else, and for an offset at which nobody lives."""
    plain = re.sub(r"\s", "", unicodedata.normalize("NFKC", typed).translate(_DASHES).upper())
    parts = _OFFSET.fullmatch(plain)
    if parts is None or not (parts["utc"] or parts["sign"]):
        return None
    minutes = int(parts["minutes"] or _PARTS[(parts["part"] or "")[1:]])
    size = timedelta(hours=int(parts["hours"]), minutes=minutes)
    offset = -size if parts["sign"] == "-" else size
    if minutes % 15 or minutes > 59 or not FURTHEST[0] <= offset <= FURTHEST[1]:
        return None
    return at_offset(offset)


@cache
def _names() -> Mapping[str, str]:
    """Return the names of the tz database that have a region, and "Etc" is one, by their lower case."""
    return {it.casefold(): it for it in sorted(available_timezones()) if "/" in it}


def _regional() -> list[str]:
    """Return the zones with a city; "Etc/GMT+8" isn't what anybody calls UTC−8."""
    return [it for it in _names().values() if not it.startswith("Etc/")]


@cache
def _known() -> Mapping[str, tuple[str, ...]]:
    """Return what zones can be called: their names, cities and countries, in any spelling."""
    available = set(_names().values())
    by_city: dict[str, list[str]] = {}
    for zone in _regional():
        by_city.setdefault(_plain(zone.rpartition("/")[2]), []).append(zone)
    known = {name: _settled(zones) for name, zones in by_city.items()}
    known |= {_plain(zone): (zone,) for zone in _regional()}
    for zone in CITIES.keys() & available:
        known |= {_plain(name): (zone,) for name in (*CITIES[zone], zone.rpartition("/")[2])}
    for name, zones in (ABBREVIATIONS | SEVERAL).items():
        if there := tuple(it for it in zones if it in available):
            known[_plain(name)] = there
    return known


def _settled(zones: Iterable[str]) -> tuple[str, ...]:
    """Return the zones of a city without those that are only another name for one of them."""
    by_times: dict[tuple[timedelta | None, ...], str] = {}
    for zone in sorted(zones, key=lambda it: (it not in CITIES, -it.count("/"), it)):
        by_times.setdefault(_times(zone), zone)
    return tuple(by_times.values())


def _times(zone: str) -> tuple[timedelta | None, ...]:
    place = zone_of(zone)
    return tuple(place.utcoffset(at) for at in _SAMPLED)


def _plain(name: str) -> str:
    """Return a name without case, accents, spaces and signs; the slash of a region stays."""
    text = unicodedata.normalize("NFKC", name).translate(_DASHES)
    text = unicodedata.normalize("NFKD", text.casefold())
    return "".join(it for it in text if it.isalnum() or it == "/")
