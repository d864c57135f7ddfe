"""How long people may be away in a season before their clocks run on."""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.features.seasons.values import Entrant, Season

AWAY_DAYS_A_WEEK: Final = 2
"""For how many days a week of the season somebody's clocks may rest."""


def away_budget(season: Season) -> timedelta:
    """Return how long somebody's clocks may be paused in a season."""
    return timedelta(days=AWAY_DAYS_A_WEEK * season.weeks)


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
