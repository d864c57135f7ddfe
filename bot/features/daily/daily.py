"""The deal of the day: one deal of each game for everybody, against the same computer.

A person's first try counts. The days follow each person's time zone, so one day lasts 50 hours; its
secret is fixed before it begins anywhere.
"""

import secrets
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import Final

from bot.computers.contract import NORMAL
from bot.computers.levels import found
from bot.features.daily.store import Daily, DailyTry
from bot.store import Store
from bot.store.values import Person, SealedDeal, Traits
from bot.tables import sealed, starting
from bot.tables.likeness import traits_of
from bot.tables.origin import Origin
from bot.tables.steps import sealed_chance
from bot.tables.table import Table, opened
from bot.tables.zones import day_zone, end_of_day, zone_of
from rules import GAMES
from rules.contract import read_options
from rules.seal import SECRET_BYTES
from rules.sealed import option_drawn
from rules.sealed_chance import SealedChance

DAYS_AHEAD: Final = 2
"""For how many days after today in UTC a secret is fixed."""
SEATS: Final = 2
SHORTEST: Final = timedelta(hours=23)
"""The shortest day of a time zone: the one on which clocks go forward."""


def today(person: Person, tries: Iterable[DailyTry], now: datetime) -> str:
    """Return a person's day: the one it is in their time zone.

    It never goes back behind a day that they have played. In `SHORTEST` no more than two days' deals are
    theirs, wherever they move, as of somebody who stays and plays before midnight and after it.
    """
    day = now.astimezone(zone_of(day_zone(person, now))).date().isoformat()
    begun: dict[str, datetime] = {}
    for it in tries:
        begun[it.day] = min(opened(it.table_id), begun.get(it.day, now))
    last, before = (*sorted(begun, reverse=True), "", "")[:2]
    too_soon = bool(before) and now < begun[before] + SHORTEST
    return last if day < last or too_soon else day


def day_after(day: str, days: int = 1) -> str:
    """Return the day `days` days later."""
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


def last_over(now: datetime) -> str:
    """Return the last day that is over wherever people live."""
    here = now.astimezone(UTC).date().isoformat()
    yesterday = day_after(here, -1)
    return yesterday if now >= end_of_day(yesterday) else day_after(here, -2)


async def draw_secrets(store: Store) -> None:
    """Draw the secrets of the days that aren't over everywhere and of those to come, unless they are drawn already."""
    drawn = {day: secrets.token_hex(SECRET_BYTES) for day in _days(store.now())}
    await store.of(Daily).fix(drawn, store.now())


def _days(now: datetime) -> list[str]:
    """Return the days that aren't over everywhere, and those to come whose secrets are fixed."""
    first = now.astimezone(UTC).date().isoformat()
    return [day_after(first, ahead) for ahead in range(-1, DAYS_AHEAD + 1)]


def begun(table: Table, day: str, secret: str, names: Sequence[str]) -> Table:
    """Begin the deal of a day at a table where its host sits alone; the person moves first."""
    options, chance = _drawn(table.game, day, secret)
    deal = SealedDeal(secret, key=chance.key.hex(), day=day)
    dealt = replace(table, options=options, sealed=deal, seating="joined", rated=False, hints=False)
    return starting.begin_fixed(dealt, names, level(table.game))


def level(game: str) -> str:
    """Return the level of the computer: the former `normal`, if there is one, so that no day's changes during it."""
    return str(found(game, f"~{NORMAL}") or NORMAL)


def _drawn(key: str, day: str, secret: str) -> tuple[dict[str, int | str], SealedChance]:
    """Return the options of a day's deal of a game, and what draws its cards."""
    game, seal = GAMES[key], sealed.day_seal(key, day, secret)
    options = read_options(game.options, {})
    chance = seal.chance(key, SEATS, options)
    options |= {it: option_drawn(game, it, chance) for it in seal.drawn}
    return options, chance


async def open_deals(store: Store, key: str) -> list[Traits]:
    """Return what can be seen of a game's deals at their beginning, of the days that aren't over everywhere."""
    game, now, deals = GAMES[key], store.now(), list[Traits]()
    if SEATS not in game.seats:
        return deals
    for day in _days(now):
        secret = await store.of(Daily).secret(day)
        if secret is not None and now < end_of_day(day):
            options, chance = _drawn(key, day, secret)
            setup = game.deal(SEATS, options, SealedChance(chance.key))
            deals.append(traits_of(game.start(SEATS, options, setup)))
    return deals


def seed(table: Table) -> str:
    """Return what decides the computer's next move: the day, and all moves so far; "" for no day."""
    chance = sealed_chance(table) if table.origin is Origin.DAILY else None
    if chance is None:
        return ""
    return sealed.computer_seed(chance, (entry.move for entry in table.play.moves))


def streak(tries: Iterable[DailyTry], day: str) -> int:
    """Return on how many days in a row, up to this day or the one before, a try was played to its end."""
    days = {it.day for it in tries if it.finished}
    last = day if day in days else day_after(day, -1)
    return sum(1 for _ in _back(last, days))


def _back(day: str, days: set[str]) -> Iterator[str]:
    while day in days:
        yield day
        day = day_after(day, -1)
