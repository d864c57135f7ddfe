"""How long people may be away in a season before their clocks run on."""

from dataclasses import replace
from datetime import datetime, timedelta

from bot.features.seasons.store import Seasons
from bot.features.seasons.values import Entrant, Season
from bot.store import Store
from bot.store.values import Person
from bot.tables.clocks import AWAY_DAYS_A_WEEK
from bot.tables.table import Table


def away_budget(season: Season) -> timedelta:
    """Return how long somebody's clocks may be paused in a season."""
    return timedelta(days=AWAY_DAYS_A_WEEK * season.weeks)


async def note_away(
    store: Store, person: Person, until: datetime | None, now: datetime
) -> dict[int, timedelta]:
    """Note that a person is away; return for how long that pauses their clocks in each running season."""
    seasons, budgets = store.of(Seasons), dict[int, timedelta]()
    for entrant in await seasons.playing(person.user_id):
        played = await seasons.get(entrant.season_id)
        if played is not None and played.stage == "running":  # before, no clock runs
            after = away(entrant, played, until, now, person.away_until)
            await seasons.note_away(after)
            budgets[played.id] = (after.away_until or now) - now
    return budgets


def away(
    entrant: Entrant,
    season: Season,
    until: datetime | None,
    now: datetime,
    before: datetime | None = None,
) -> Entrant:
    """Return an entrant who is away until a time, or back (None); what they don't use they keep.

    `before` is until when they were away so far: an absence from before the season counts from its start.
    """
    if entrant.away_until is None and before is not None and before > season.starts:
        rested = rests_until(entrant, season, before)
        taken = int((rested - season.starts).total_seconds())
        entrant = replace(entrant, away_seconds=taken, away_until=rested)
    unused = max(timedelta(0), entrant.away_until - now) if entrant.away_until else timedelta(0)
    used = timedelta(seconds=entrant.away_seconds) - unused
    rests = min((until or now) - now, max(timedelta(0), away_budget(season) - used))
    return replace(
        entrant, away_seconds=int((used + rests).total_seconds()), away_until=now + rests
    )


def rests_until(entrant: Entrant, season: Season, until: datetime) -> datetime:
    """Return until when the clocks of somebody who is away are paused.

    An absence from before the season counts from its start.
    """
    if entrant.away_until is not None:
        return min(until, entrant.away_until)
    return min(until, season.starts + away_budget(season))


async def away_at(store: Store, table: Table, person: Person) -> Person:
    """Return a person whose clock at a table rests no longer than its season allows; raise NotSaved."""
    until = person.away_until
    if not table.season_id or until is None:
        return person
    season = await store.of(Seasons).get(table.season_id)
    entrant = await store.of(Seasons).entrant(table.season_id, person.user_id)
    if season is None or entrant is None:
        return person
    return replace(person, away_until=rests_until(entrant, season, until))
