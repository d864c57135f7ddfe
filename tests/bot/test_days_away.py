"""For how long somebody who is away can stop the clocks of a game, and what they are told."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest

from bot.actions.cooldowns import LIMITS
from bot.store.values import Pace, Person
from bot.tables import absence, changes, clocks
from bot.tables.sealed import CUTTING_LIVE
from bot.tables.table import Table
from tests.bot.days import Days, begin
from tests.bot.server import Server, private, text
from tests.bot.test_clocks import ADA, DAY, NOW, begun, wound
from tests.bot.test_season import fixtures, go_by, look, season_of, table_of

BUDGET = clocks.AWAY_BUDGET
GONE = replace(ADA, away_until=NOW + 1000 * DAY)


@pytest.mark.parametrize("pace", sorted(clocks.LIVE))
def test_no_live_clock_is_paused(pace: Pace) -> None:
    """Not when the turn begins, nor during it, nor in a season's."""
    for season_id in (0, 7):
        table = begun(pace=pace, season_id=season_id)
        seconds = clocks.PACES[pace] or 0
        for shown in (wound(table, GONE), wound(wound(table), GONE)):
            assert shown.clock is not None
            assert (shown.clock.away, shown.clock.deadline) == (
                False,
                NOW + timedelta(seconds=seconds),
            )


@pytest.mark.parametrize("pace", ["10m", "1h", "1d", "7d", "1d-plus-12h"])
def test_a_clock_is_paused_for_a_time_in_each_game(pace: Pace) -> None:
    """However often somebody goes away and comes back, in one turn or several, or takes a turn back."""
    table, now, paused = begun(pace=pace), NOW, timedelta(0)
    for number in range(40):
        person = Person(100, away_until=now + 3 * DAY)
        table = wound(table, person, now)
        assert table.clock is not None
        if not table.clock.away:
            break
        paused += (later := min(table.clock.starts_at, now + 2 * DAY)) - now
        now = later
        if number % 3 == 0:  # back, and away again in the same turn
            table = wound(table, ADA, now)
        else:
            table = _played(table, 100, now)
            if number % 3 == 1:
                undone = changes.undo(table, 100)
                table = clocks.away_counted(table, undone, now)
            else:
                table = _played(wound(table, Person(101), now), 101, now)
    assert paused == BUDGET
    assert table.clock is not None
    assert table.clock.starts_at <= now
    assert clocks.away_left(table, 100, now) == timedelta(0)
    assert clocks.away_left(table, 101, now) == BUDGET


def _played(table: Table, user_id: int, now: object) -> Table:
    moves = table.position.decision.moves  # type: ignore[union-attr]
    notation = next(str(move) for move in moves if str(move).startswith("take:"))
    after = changes.play(table, user_id, None, notation, Random(1))
    return clocks.away_counted(table, after, now)  # type: ignore[arg-type]


def test_then_the_others_may_let_a_computer_play() -> None:
    """Once the time to be away is used up and the turn's time, too, as for anybody who is late."""
    table = wound(begun(), GONE)
    assert table.clock is not None
    assert table.clock.deadline == NOW + BUDGET + DAY
    late = absence.run_out(table, NOW + BUDGET + DAY)
    shown = wound(late, GONE, NOW + BUDGET + DAY)
    assert shown.clock is not None
    assert shown.clock.late
    assert absence.depute(shown, 101, "turn").computer_asked


def test_nobody_who_is_late_goes_away() -> None:
    """The time is up, so there is no clock to pause, and the others can still let a computer play."""
    table = wound(begun())
    shown = wound(table, GONE, NOW + 2 * DAY)
    assert shown.clock is not None
    assert (shown.clock.late, shown.clock.away) == (True, False)


def test_a_seat_that_changes_hands_keeps_its_count() -> None:
    """Two people who take a seat in turns can't pause its clock twice as long."""
    table = begun(rated=False)
    table = wound(table, GONE)
    offered = absence.hand_over(table, 100, 102, "Cleo")
    taken = absence.agree(offered, 102)
    taken = clocks.away_counted(offered, taken, NOW + 2 * BUDGET)
    assert clocks.away_left(taken, 102, NOW + 2 * BUDGET) == timedelta(0)


def test_without_a_time_limit_nothing_is_counted() -> None:
    """There is no clock to pause; it only says when they are pinged."""
    table = wound(begun(pace="none"), GONE)
    assert table.clock is not None
    assert (table.clock.starts_at, table.clock.rested) == (GONE.away_until, 0)
    assert clocks.away_left(table, 100, NOW) is None


@pytest.mark.alone
async def test_the_answer_is_true_for_each_game(server: Server, days: Days) -> None:
    """It names the games whose clock isn't paused, or not for as long; these still ping."""
    await begin(server, "bo", pace="1m")
    told = private(await server.command("ada", "my away", until="30"))
    assert "Your clocks are paused, for at most 14 days in each game" in told
    assert "live, so your clock isn’t paused" in told
    board = text(await server.newest())
    assert "away" not in board
    await days.go_by(timedelta(minutes=2))
    assert "time is up" in text(await server.newest())
    for _ in range(3):
        await server.command("ada", "my away", until="30")
        assert "time is up" in text(await server.newest())


@pytest.mark.alone
async def test_days_away_in_a_game_are_used_up(server: Server, days: Days) -> None:
    """Away for a month, the clock runs on after two weeks, and the person is reminded; then others may act."""
    await begin(server, "bo", pace="1d")
    assert "can be paused for 14 d more" in private(
        await server.command("ada", "my away", until="21")
    )
    until = int((days.now + BUDGET).timestamp())
    assert f"away until <t:{until}:f>" in text(await server.newest())
    await days.go_by(BUDGET)
    assert "time is up" not in text(await server.newest())
    await days.go_by(DAY + timedelta(minutes=1))
    assert "time is up" in text(await server.newest())
    assert "can’t be paused any more" in private(await server.command("ada", "my away", until="30"))
    assert "time is up" in text(await server.newest())
    await server.press("bo", "Let a computer play this turn")


@pytest.mark.alone
async def test_whoever_is_late_pauses_nothing(server: Server, days: Days) -> None:
    """The answer says so of that game, whose board stays, and the others may still let a computer play."""
    await begin(server, "bo", pace="1d")
    await days.go_by(DAY + timedelta(minutes=1))
    board = (await server.newest()).id
    assert "already up, so no clock is paused" in private(
        await server.command("ada", "my away", until="3")
    )
    assert (await server.newest()).id == board
    await server.press("bo", "Let a computer play this turn")


@pytest.mark.alone
async def test_an_evening_goes_on(server: Server, days: Days) -> None:
    """Whoever is away in an evening is told that their clock isn't paused there, and it isn't."""
    await server.command(server.manager("mo"), "season evening", game="splendor", rounds="3")
    await look(server)
    for name in ("ada", "bo", "cy", "di"):
        await server.press(name, "Join")
    await go_by(server, days, timedelta(minutes=31))
    await go_by(server, days, CUTTING_LIVE)
    table = await table_of(server, (await fixtures(server, await season_of(server)))[0])
    asked = next(it for it, who in server.people.items() if who.id == table.person_asked)
    told = private(await server.command(asked, "my away", until="30"))
    assert "live, so your clock isn’t paused" in told
    clock = (await table_of(server, (await fixtures(server, await season_of(server)))[0])).clock
    assert clock is not None
    assert (clock.away, clock.starts_at <= days.now) == (False, True)


@pytest.mark.alone
async def test_nobody_comes_and_goes_all_the_time(server: Server) -> None:
    """Each time, the board is posted again: after some times a person has to wait."""
    await begin(server, "bo", pace="1d")
    times = LIMITS["away"].times
    for number in range(times):
        await server.command("ada", "my away", until=str(3 * (1 - number % 2)))
    before = sum(1 for _ in server.seen())
    assert "You can use it again" in private(await server.command("ada", "my away", until="0"))
    assert sum(1 for _ in server.seen()) == before
    assert "You’re away" in private(await server.command("bo", "my away", until="3"))


@pytest.mark.alone
async def test_what_was_used_survives_a_restart(server: Server, days: Days) -> None:
    """The seat keeps for how long its clocks were paused, also once the turn is over."""
    await begin(server, "bo", pace="1d")
    await server.command("ada", "my away", until="10")
    await days.go_by(3 * DAY)
    table = await server.table()
    kept = await server.facet.tables.store.load(table.id)
    assert kept is not None
    read = Table.of(kept)
    assert clocks.away_left(read, table.person_asked or 0, days.now) == BUDGET - 3 * DAY
