"""Events of a server as their lobbies, evenings and seasons come to nothing, or begin at another time than was said."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.playground.discord.world import ACTIVE, CANCELED, COMPLETED, SCHEDULED
from tests.bot.days import Days
from tests.bot.managing import choose
from tests.bot.server import Server, answered
from tests.bot.test_scheduled_events import events, look, pass_time, plan, planned, rows
from tests.bot.test_season import go_by, season_of
from tests.bot.test_season import look as look_at_seasons

pytestmark = [pytest.mark.usefixtures("by_hand"), pytest.mark.alone]


async def test_a_new_time_after_the_first_has_an_event_of_its_own(
    server: Server, days: Days
) -> None:
    """Nobody came, so Discord has started and ended the first one by itself."""
    await planned(server)
    await look(server)
    await pass_time(server, days, timedelta(hours=5, minutes=1))
    await look(server)
    assert [it.status for it in events(server)] == [COMPLETED]
    await plan(server, "1d")
    await look(server)
    assert [it.status for it in events(server)] == [COMPLETED, SCHEDULED]


async def test_a_lobby_that_expires_leaves_nothing(server: Server, days: Days) -> None:
    """Discord has ended its event long before."""
    await planned(server)
    await look(server)
    for _ in range(30):
        await pass_time(server, days, timedelta(hours=1))
        await look(server)
    assert (await server.table()).over
    assert [it.status for it in events(server)] == [COMPLETED]
    assert await rows(server) == []


async def test_a_lobby_closed_after_its_start_completes_its_event(
    server: Server, days: Days
) -> None:
    """Discord has started it by itself, and cancels none that goes on."""
    await planned(server)
    await look(server)
    await pass_time(server, days, timedelta(hours=3, minutes=1))
    await look(server)
    await server.press("ada", "Close table")
    await look(server)
    assert [it.status for it in events(server)] == [COMPLETED]
    assert await rows(server) == []


async def test_an_event_whose_start_comes_before_the_next_look_goes_on(
    server: Server, days: Days
) -> None:
    """It was to be tomorrow; Discord takes no start that has passed."""
    await planned(server)
    await plan(server, "1d")
    await look(server)
    await plan(server, "1h")
    await pass_time(server, days, timedelta(hours=1, minutes=1))
    await look(server)
    assert [it.status for it in events(server)] == [ACTIVE]


@pytest.mark.parametrize(("minutes", "status"), [(0, CANCELED), (31, COMPLETED)])
async def test_an_evening_without_people_ends_its_event(
    server: Server, days: Days, minutes: int, status: int
) -> None:
    """It is called off at its start, when Discord has started the event by itself, or not yet."""
    await choose(server, "mo", events="on")
    await server.command("mo", "season evening", game="splendor", rounds="3")
    await look_at_seasons(server)
    await look(server)
    server.discord.ahead += minutes * 60
    await go_by(server, days, timedelta(minutes=31))
    await look(server)
    assert (await season_of(server)).stage == "called-off"
    assert [it.status for it in events(server)] == [status]
    assert await rows(server) == []


async def test_a_season_called_off_before_its_start_cancels_its_event(server: Server) -> None:
    """Nobody is reminded of what isn't going to be."""
    await choose(server, "mo", events="on")
    await server.command("mo", "season open", game="splendor")
    await look_at_seasons(server)
    await look(server)
    closing = answered(await server.command("mo", "season close"))
    await server.press("mo", "Yes, call it off", closing)
    await look(server)
    assert [it.status for it in events(server)] == [CANCELED]
    assert await rows(server) == []
