"""For how long clocks rest in a season while people are away."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.features.seasons.absence import away, away_budget, rests_until
from bot.features.seasons.store import Seasons
from tests.bot.days import HOUR, Days
from tests.bot.server import Server
from tests.bot.test_season import begun, fixtures, opened, table_of
from tests.store.playing import ADA
from tests.store.test_seasons import NOW, SEASON, entrant

DAY = timedelta(days=1)
LONG = replace(SEASON, weeks=3)


def test_days_away_are_used_up() -> None:
    """What somebody doesn't use they keep; beyond the budget their clocks run on."""
    assert away_budget(LONG) == 6 * DAY
    gone = away(entrant(ADA, 1), LONG, NOW + 4 * DAY, NOW)
    assert rests_until(gone, LONG, NOW + 4 * DAY) == NOW + 4 * DAY
    back = away(gone, LONG, None, NOW + DAY)
    assert timedelta(seconds=back.away_seconds) == DAY
    again = away(back, LONG, NOW + 30 * DAY, NOW + 2 * DAY)
    assert rests_until(again, LONG, NOW + 30 * DAY) == NOW + 7 * DAY
    never = away(again, LONG, NOW + 30 * DAY, NOW + 8 * DAY)
    assert rests_until(never, LONG, NOW + 30 * DAY) == NOW + 8 * DAY


def test_an_absence_from_before_counts_from_the_start() -> None:
    """Whoever is away when a season begins has its whole budget."""
    assert rests_until(entrant(ADA, 1), LONG, NOW + 30 * DAY) == NOW + 6 * DAY


def test_an_absence_from_before_is_used_up_like_any_other() -> None:
    """Going away again doesn't bring the whole budget back."""
    longer = away(entrant(ADA, 1), LONG, NOW + 30 * DAY, NOW + 6 * DAY, before=NOW + 30 * DAY)
    assert longer.away_until == NOW + 6 * DAY
    back = away(entrant(ADA, 1), LONG, None, NOW + DAY, before=NOW + 30 * DAY)
    again = away(back, LONG, NOW + 30 * DAY, NOW + 3 * DAY)
    assert again.away_until == NOW + 8 * DAY


@pytest.mark.alone
async def test_a_clock_rests_as_long_as_the_season_allows(server: Server, days: Days) -> None:
    """`/my away` for longer than that stops it for two days a week of the season."""
    season = await begun(server, days, ("ada", "bo", "cy"), weeks="1")
    game = (await fixtures(server, season))[0]
    table = await table_of(server, game)
    asked = next(it for it, person in server.people.items() if person.id == table.person_asked)
    await server.command(asked, "my away", until="7")
    clock = (await table_of(server, game)).clock
    assert clock is not None
    assert clock.away
    assert abs(clock.starts_at - days.now - 2 * DAY) < HOUR


@pytest.mark.alone
async def test_days_away_before_the_start_are_not_used_up(server: Server) -> None:
    """Whoever is away for a week before a season begins can still be away in it."""
    season = await opened(server, ("ada",))
    await server.command("ada", "my away", until="7")
    (ada,) = await server.facet.tables.store.of(Seasons).entrants(season.id)
    assert ada.away_seconds == 0
    assert rests_until(ada, season, season.starts + 30 * DAY) == season.starts + away_budget(season)
