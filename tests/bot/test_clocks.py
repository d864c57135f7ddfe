"""How long a person has: when clocks start, stand still, remind, and run out."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from bot.i18n.lexicon import words_in
from bot.screens.absence import duration
from bot.store.values import Clock, Person, StartPosition
from bot.tables import absence, changes, clocks, due_events, lobby, starting
from bot.tables.table import Table
from bot.tables.terms import TERMS

NOW = datetime(2026, 3, 2, 12, tzinfo=UTC)
DAY = timedelta(days=1)
ADA, BO = Person(100), Person(101)
LOBBY = Table(
    NOW.timestamp().__int__() * 1000 << 20, 1, 2, "splendor", 100, {"target": 15}, "en",
    seating="joined", pace="1d", touched=NOW,
)  # fmt: skip


def begun(**fields: object) -> Table:
    """Return a table at which Ada is to move first against Bo."""
    table = lobby.join(lobby.join(LOBBY, 100, "Ada"), 101, "Bo")
    return replace(starting.start(table, 100, Random(1)), **fields)  # type: ignore[arg-type]


def wound(table: Table, person: Person = ADA, now: datetime = NOW) -> Table:
    """Return a table whose board came up now."""
    return replace(table, clock=clocks.started(table, person, now))


def late(how: str = "ask") -> Table:
    """Return a table at which Ada's time is up, and a board has said so."""
    table = wound(begun(late=how))
    assert table.clock is not None
    return replace(table, clock=replace(table.clock, late=True))


def test_a_clock_starts_when_the_board_is_up() -> None:
    """The deadline is a whole turn after that; without a pace there is no clock."""
    clock = wound(begun()).clock
    assert clock == Clock(0, 1, 100, starts_at=NOW, seconds_left=86400)
    assert clock.deadline == NOW + DAY
    assert wound(begun(pace="none")).clock is None


def test_a_clock_runs_on_while_the_turn_lasts() -> None:
    """Shown again, or asked a second question in the same turn, nobody gets more time."""
    table = wound(begun())
    assert clocks.started(table, ADA, NOW + timedelta(hours=5)) == table.clock
    over = changes.play(table, 100, 0, "take:wbg", Random(1))
    assert clocks.running(over) is None
    theirs = clocks.started(over, BO, NOW + timedelta(hours=1))
    assert theirs == Clock(1, 1, 101, starts_at=NOW + timedelta(hours=1), seconds_left=86400)
    assert clocks.running(replace(changes.undo(over, 100), clock=table.clock)) == table.clock


def test_people_are_reminded_twice() -> None:
    """At half time, and with a tenth left, at least five minutes; never a third time."""
    half, last = clocks.PACES["1d"] or 0, 8640
    clock = wound(begun()).clock
    assert clock is not None
    assert due_events.reminder(clock, "1d", ADA) == NOW + timedelta(seconds=half // 2)
    once = replace(clock, reminders_sent=1)
    assert due_events.reminder(once, "1d", ADA) == NOW + DAY - timedelta(seconds=last)
    assert due_events.reminder(replace(clock, reminders_sent=2), "1d", ADA) is None
    short = replace(clock, seconds_left=600)
    assert due_events.reminder(short, "10m", ADA) == NOW + timedelta(minutes=5)
    assert due_events.reminder(replace(short, reminders_sent=1), "10m", ADA) is None


def test_quiet_hours_put_a_reminder_off() -> None:
    """What would come in them comes when they end, over midnight too."""
    night = replace(ADA, quiet_from=22 * 60, quiet_to=7 * 60, zone="Asia/Tokyo")
    clock = wound(begun()).clock
    assert clock is not None
    at = NOW + timedelta(hours=12)  # nine in the morning there: awake
    assert due_events.reminder(clock, "1d", night) == at
    early = replace(
        clock, starts_at=NOW - timedelta(hours=9), seconds_left=86400
    )  # due at midnight there
    assert due_events.reminder(early, "1d", night) == datetime(2026, 3, 2, 22, tzinfo=UTC)


@pytest.mark.parametrize(
    ("now", "end"),
    [
        ("2026-03-28T23:30+00:00", "2026-03-29T05:00+00:00"),  # the night is an hour shorter
        ("2026-10-24T22:30+00:00", "2026-10-25T06:00+00:00"),  # and here an hour longer
        ("2026-03-28T20:00+00:00", None),
    ],
)
def test_the_night_the_clocks_change(now: str, end: str | None) -> None:
    """Quiet hours end at the hour of the person's own day, however long the night was."""
    person = replace(ADA, quiet_from=23 * 60, quiet_to=7 * 60, zone="Europe/Berlin")
    until = clocks.quiet_until(person, datetime.fromisoformat(now))
    assert until == (datetime.fromisoformat(end) if end else None)


def test_quiet_hours_that_end_in_the_hour_that_comes_twice() -> None:
    """In its second half they end later in that half, not in the past."""
    person = replace(ADA, quiet_from=23 * 60, quiet_to=2 * 60 + 30, zone="Europe/Berlin")
    twice = datetime(2026, 10, 25, 0, 10, tzinfo=UTC), datetime(2026, 10, 25, 1, 10, tzinfo=UTC)
    for now in twice:
        assert clocks.quiet_until(person, now) == now + timedelta(minutes=20)


def test_a_board_in_quiet_hours_is_told_of_afterwards() -> None:
    """Without a pace too, when they end: the board, and each gentle reminder; there is no deadline."""
    person = replace(ADA, quiet_from=11 * 60, quiet_to=13 * 60)
    table = wound(begun(pace="none"), person)
    assert table.clock is not None
    assert table.clock.deadline is None
    assert due_events.due(table, person, NOW) == ("remind", NOW + timedelta(hours=1))
    tomorrow = replace(table, clock=replace(table.clock, reminders_sent=1))
    assert due_events.due(tomorrow, person, NOW) == ("remind", NOW + timedelta(days=1, hours=1))
    told = replace(table, clock=replace(table.clock, reminders_sent=3))
    assert due_events.due(told, person, NOW) == ("sleep", NOW + due_events.DEFAULT_PATIENCE.sleeps)


def test_a_clock_stands_still_while_somebody_is_away() -> None:
    """What was left is left when they are back, on the day they said or before."""
    table = wound(begun())
    later = NOW + timedelta(hours=4)
    gone = replace(ADA, away_until=later + 3 * DAY)
    still = clocks.started(table, gone, later)
    assert still is not None
    assert (still.away, still.seconds_left) == (True, 20 * 3600)
    assert still.deadline == later + 3 * DAY + timedelta(hours=20)
    again = clocks.started(replace(table, clock=still), gone, later + DAY)
    assert again == still
    back = clocks.started(replace(table, clock=still), ADA, later + DAY)
    assert back is not None
    assert (back.away, back.deadline) == (False, later + DAY + timedelta(hours=20))


def test_what_is_due_next() -> None:
    """A lobby closes after a day; a turn reminds, is late, and in the end the game sleeps."""
    assert due_events.due(LOBBY, None, NOW) == ("close", NOW + DAY)
    table = wound(begun())
    order = []
    for _ in range(4):
        event = due_events.due(table, ADA, NOW)
        assert event is not None
        assert table.clock is not None
        order.append(event[0])
        told = event[0] == "remind"
        clock = replace(
            table.clock, reminders_sent=table.clock.reminders_sent + told, late=event[0] == "late"
        )
        table = replace(table, clock=clock)
    assert order == ["remind", "remind", "late", "sleep"]
    unreminded = replace(late().clock, reminders_sent=0)  # type: ignore[type-var]
    asleep = NOW + due_events.DEFAULT_PATIENCE.sleeps
    assert due_events.due(replace(table, clock=unreminded), ADA, NOW) == ("sleep", asleep)
    assert due_events.due(replace(table, stage="finished"), None, NOW) is None


def test_a_start_that_fails_is_tried_once() -> None:
    """If new rules can't replay the game that a full lobby continues, its people still get their notice."""
    setup = begun().setup or {}
    waiting = replace(
        lobby.join(lobby.join(LOBBY, 100, "Ada"), 101, "Bo"),
        begins=StartPosition(2, setup, ("take:none",)), starts=NOW,
    )  # fmt: skip
    assert due_events.due(waiting, None, NOW) == ("start", NOW)
    told = starting.start_on_time(waiting, Random(1))
    assert told.called == [100, 101]
    assert due_events.due(told, None, NOW) == ("close", NOW + DAY)


def test_a_late_turn_needs_no_reminder_before_it_is_told() -> None:
    """After a week without the bot one thing is due, not three."""
    week = NOW + 7 * DAY
    assert due_events.due(wound(begun()), ADA, week) == ("late", NOW + DAY)


def banked(**fields: object) -> Table:
    """Return a table whose clocks are banks of 10 minutes, 10 more for each turn."""
    return begun(pace="10m-plus-10m", **fields)


def moved(table: Table, user_id: int, move: str, now: datetime) -> Table:
    """Return a table after a move, with the time it took taken from the bank."""
    return clocks.banked(table, changes.play(table, user_id, None, move, Random(1)), now)


def test_a_bank_runs_down_over_all_turns() -> None:
    """Each turn takes what it took and adds the increment; the other seat's bank is untouched."""
    table = wound(banked())
    assert table.clock == Clock(0, 1, 100, starts_at=NOW, seconds_left=600)
    table = moved(table, 100, "take:wbg", NOW + timedelta(minutes=7))
    assert clocks.banks(table) == {0: 780, 1: 600}
    table = wound(table, BO, NOW + timedelta(minutes=7))
    table = moved(table, 101, "take:wrk", NOW + timedelta(minutes=8))
    assert clocks.banks(table) == {0: 780, 1: 1140}
    assert clocks.allowance(table, 0, 2) == 780


def test_an_undo_gives_no_time_back() -> None:
    """Neither the time of the turn nor a second increment; the next player, who waited, loses nothing."""
    table = moved(wound(banked()), 100, "take:wbg", NOW + timedelta(minutes=7))
    table = wound(table, BO, NOW + timedelta(minutes=7))
    at = NOW + timedelta(minutes=9)
    undone = clocks.banked(table, changes.undo(table, 100), at)
    assert (undone.players[0].used, undone.players[1].used) == (420, 0)
    assert wound(undone, ADA, at).clock == Clock(0, 1, 100, at, seconds_left=180)
    quick = moved(wound(banked()), 100, "take:wbg", NOW)
    again = replace(changes.undo(quick, 100), clock=None)
    assert clocks.allowance(again, 0, 1) == 600


def test_a_bank_has_a_limit() -> None:
    """Somebody who always moves at once can't keep the others waiting for a week afterwards."""
    table = replace(wound(banked()), players=tuple(
        replace(it, used=-10_000) for it in banked().players
    ))  # fmt: skip
    assert clocks.allowance(table, 0, 1) == clocks.MAX_BANK * 600


def test_a_bank_that_ran_out_begins_again_with_an_increment() -> None:
    """Whether the person moves late, or a computer takes the turn for them."""
    table = wound(banked())
    late = NOW + timedelta(minutes=20)
    assert clocks.allowance(moved(table, 100, "take:wbg", late), 0, 2) == 600
    taken = absence.run_out(replace(table, late="computer"), late)
    table = clocks.banked(table, taken, late)
    table = changes.answer(replace(table, clock=None), table.number, "take:wbg", Random(1))
    assert clocks.allowance(table, 0, 2) == 600


def test_a_bank_stands_still_while_somebody_is_away() -> None:
    """What is left is left when they are back; moving while away takes no more."""
    table = wound(banked())
    later = NOW + timedelta(minutes=4)
    gone = replace(ADA, away_until=later + DAY)
    still = wound(table, gone, later)
    table = moved(still, 100, "take:wbg", later + timedelta(hours=3))
    assert clocks.banks(table)[0] == 960


def test_a_bank_goes_with_the_seat() -> None:
    """Whoever takes a seat over has what was left, at least an increment."""
    table = wound(banked(rated=False))
    offered = absence.hand_over(table, 100, 102, "Cleo")
    at = NOW + timedelta(minutes=3)
    taken = clocks.banked(offered, absence.agree(offered, 102), at)
    assert taken.players[0].used == 0
    assert wound(taken, Person(102), at).clock == Clock(0, 1, 102, at, seconds_left=600)


def test_the_turns_of_an_earlier_game_fill_no_bank() -> None:
    """A game that continues another one begins with what every bank starts with."""
    setup = begun().setup or {}
    waiting = replace(
        lobby.join(lobby.join(LOBBY, 100, "Ada"), 101, "Bo"), pace="10m-plus-10m",
        begins=StartPosition(2, setup, ("take:wbg", "take:wrk", "take:wbg")),
    )  # fmt: skip
    assert clocks.banks(starting.start(waiting, 100, Random(1))) == {0: 600, 1: 600}


def test_a_live_clock_reminds_nobody() -> None:
    """Its deadline comes before a reminder would help; a bank reminds by what every turn has."""
    live = wound(begun(pace="30s"), replace(ADA, quiet_from=11 * 60, quiet_to=13 * 60))
    assert due_events.due(live, ADA, NOW) == ("late", NOW + timedelta(seconds=30))
    days = wound(begun(pace="1d-plus-12h"))
    assert days.clock is not None
    assert due_events.reminder(days.clock, "1d-plus-12h", ADA) == NOW + timedelta(hours=18)


def test_every_pace_has_its_time() -> None:
    """A live clock is between half a minute and five, and a bank starts with at least an increment."""
    assert list(clocks.PACES) == list(TERMS["pace"].words)
    assert {clocks.PACES[pace] for pace in clocks.LIVE} == {30, 60, 120, 180, 300}
    assert all(
        clocks.PACES[pace] == bank.start >= bank.increment for pace, bank in clocks.BANKS.items()
    )


@pytest.mark.parametrize(
    ("seconds", "said"),
    [(20, "1 min"), (600, "10 min"), (7260, "2 h 1 min"), (86_400, "1 d"), (109_800, "1 d 6 h")],
)
def test_a_duration_in_two_units(seconds: int, said: str) -> None:
    """The largest ones, down to minutes."""
    assert duration(seconds, words_in("en")) == said
