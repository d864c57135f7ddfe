"""Turn clocks, banks of time, and for how long somebody who is away pauses their clocks.

A clock starts when the board is posted, and is stopped while the person is away. The current time
is always an argument.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime, time, timedelta
from typing import Final

from bot.store.values import Clock, Pace, Person, TimedTurn
from bot.tables.origin import Origin
from bot.tables.play import UNDO
from bot.tables.table import Table
from bot.tables.zones import zone_of
from rules import Seat
from rules.turns import asks_for_turn

HOUR_S: Final = 3600
DAY_S: Final = 24 * HOUR_S
PACES: Final[Mapping[Pace, int | None]] = {
    "none": None,
    "30s": 30,
    "1m": 60,
    "2m": 120,
    "3m": 180,
    "5m": 300,
    "10m": 600,
    "10m-plus-10m": 600,
    "1h": HOUR_S,
    "12h": 12 * HOUR_S,
    "1d": DAY_S,
    "1d-plus-12h": DAY_S,
    "3d": 3 * DAY_S,
    "7d": 7 * DAY_S,
}
"""The seconds that a person has for a turn; with a bank, for the first one."""
LIVE: Final[frozenset[Pace]] = frozenset(("30s", "1m", "2m", "3m", "5m"))
"""The paces at which everybody stays at the table: no reminders, no quiet hours, and no days away."""
AWAY_BUDGET: Final = timedelta(days=14)
"""For how long the clocks of a seat can be stopped in a game because its person is away."""
AWAY_DAYS_A_WEEK: Final = 2
"""For how many days a week of a season somebody's clocks may be paused."""
MAX_BANK: Final = 3
"""A bank holds at most this many times what it started with."""


@dataclass(frozen=True, slots=True)
class Bank:
    """The seconds that a person has for all their turns together, and those that each turn adds."""

    start: int
    increment: int


BANKS: Final[Mapping[Pace, Bank]] = {
    "10m-plus-10m": Bank(600, 600),
    "1d-plus-12h": Bank(DAY_S, 12 * HOUR_S),
}
MAX_MISSED: Final = 3
"""After missing this many turns in a row, a person loses the seat to a computer."""


def left_by(before: Table, after: Table) -> frozenset[int]:
    """Return who has just left other people: they resigned, or lost their seat because they were late."""
    if len(before.players) != len(after.players) or before.people < 2:
        return frozenset()
    return frozenset(
        now.user_id
        for was, now in zip(before.players, after.players, strict=True)
        if now.user_id is not None
        and (
            (now.resigned and not was.resigned)
            or (now.missed >= MAX_MISSED and now.deputy == "seat" != was.deputy)
        )
    )


def question_of(table: Table) -> tuple[Seat, int] | None:
    """Return the seat to move and the number of its turn; None if no seat is."""
    seat = table.asked
    if seat is None:
        return None
    play = table.play
    return seat, play.turns[seat] + asks_for_turn(play.rules, play.position)


def turn_of(table: Table) -> tuple[Seat, int, int] | None:
    """Return the seat to move, the number of its turn, and its person; None unless it has one."""
    asked, person = question_of(table), table.person_asked
    return None if asked is None or person is None else (*asked, person)


def allowance(table: Table, seat: Seat, turn: int) -> int | None:
    """Return the seconds that a seat has for a turn that begins; None without a time limit.

    A bank is the start plus an increment for each earlier turn, less what was used. So an undo gives
    back neither the time nor a second increment.
    """
    bank = BANKS.get(table.pace)
    if bank is None:
        return PACES[table.pace]
    earned = _earned(table, bank, seat, turn) - table.players[seat].used
    return max(0, min(earned, MAX_BANK * bank.start))


def _earned(table: Table, bank: Bank, seat: Seat, turn: int) -> int:
    """Return what a seat's bank would hold at a turn if none of it had been used."""
    return bank.start + bank.increment * (turn - 1 - table.play.turns_before[seat])


def banked(before: Table, after: Table, now: datetime) -> Table:
    """Return a changed table with the time of a turn that it ends taken from the seat's bank.

    A turn that an undo has taken away from the next player costs them nothing. Whoever takes over a
    seat has at least an increment.
    """
    bank = BANKS.get(before.pace)
    clock = running(before) if bank else None
    if bank is None or clock is None or clock.deadline is None or after.match is None:
        return after
    seat, turn = clock.seat, clock.turn
    question = question_of(after)
    asked = question is not None and question[0] == seat
    reached = question[1] if question and asked else after.play.turns[seat]
    if turn_of(after) == (seat, turn, clock.user_id) or reached < turn:
        return after
    left = _left(clock, now) or 0
    if after.players[seat].user_id != clock.user_id:
        left = max(left, bank.increment)
    earned = _earned(before, bank, seat, turn)
    player = replace(after.players[seat], used=earned - left)
    return replace(after, players=after.players_with(seat, player))


def banks(table: Table) -> dict[Seat, int]:
    """Return the seconds in the bank of each person who plays; empty without banks.

    The player to move has what their clock had when it started.
    """
    if table.pace not in BANKS or table.match is None:
        return {}
    left, question = {}, question_of(table)
    for seat, player in enumerate(table.players):
        if not player.answers or seat in table.position.out:
            continue
        moving = question is not None and question[0] == seat
        turn = question[1] if question and moving else table.play.turns[seat] + 1
        left[seat] = allowance(table, seat, turn) or 0
    return left


def running(table: Table) -> Clock | None:
    """Return the clock of the current turn; None if it hasn't started."""
    clock = table.clock
    turn = clock and (clock.seat, clock.turn, clock.user_id)
    return clock if turn and turn == turn_of(table) else None


def current(table: Table) -> Clock | None:
    """Return the clock of the current turn, or the one that a turn without a time limit would have.

    That one is saved with the first reminder: its board has pinged the person, which counts as one.
    """
    clock = running(table)
    if clock is not None or table.origin is Origin.LESSON or PACES[table.pace] is not None:
        return clock
    turn = turn_of(table)
    return Clock(*turn, table.touched or table.opened, reminders_sent=1) if turn else None


def started(table: Table, person: Person, now: datetime) -> Clock | None:
    """Return the clock of the current turn as of now, started if necessary.

    Without a pace there is one only if the person is away or has quiet hours: it marks when they
    are pinged.
    """
    turn = turn_of(table)
    if turn is None:
        return None
    left, clock = allowance(table, *turn[:2]), running(table)
    begins = away_until(away_at(table, person, now), now) or now
    rested = (
        0
        if left is None
        else away_so_far(table, turn[0], now) + int((begins - now).total_seconds())
    )
    if clock is None:
        waits = left is not None or begins > now or quiet_until(person, now) is not None
        return Clock(*turn, begins, left, away=begins > now, rested=rested) if waits else None
    is_over = clock.deadline is not None and clock.deadline <= now
    if clock.starts_at > now or (begins > now and not is_over):  # it is stopped, or has to be
        left = _left(clock, now)
        sent = 0 if left is None else clock.reminders_sent  # without a limit, they are pinged then
        clock = replace(
            clock,
            starts_at=begins,
            seconds_left=left,
            reminders_sent=sent,
            away=begins > now,
            rested=rested,
        )
    return replace(clock, late=clock.deadline is not None and clock.deadline <= now)


def _left(clock: Clock, now: datetime) -> int | None:
    """Return the seconds that a clock has left; None without a time limit."""
    if clock.deadline is None:
        return None
    return max(0, int((clock.deadline - max(now, clock.starts_at)).total_seconds()))


def away_until(person: Person, now: datetime) -> datetime | None:
    """Return when a person's current absence ends; None if they aren't away."""
    until = person.away_until
    return until if until is not None and until > now else None


def away_so_far(table: Table, seat: Seat, now: datetime) -> int:
    """Return for how many seconds a seat's clocks have been stopped because its people were away."""
    clock = running(table)
    if clock is None or clock.seat != seat:
        return table.players[seat].away
    return max(0, clock.rested - max(0, int((clock.starts_at - now).total_seconds())))


def away_left(table: Table, user_id: int, now: datetime) -> timedelta | None:
    """Return for how long a person's clocks at a table can still be stopped; None for any time.

    Without a time limit none runs, and a season has a budget of its own.
    """
    seat = table.seat_of(user_id)
    if table.pace in LIVE:
        return timedelta(0)
    if seat is None or PACES[table.pace] is None or table.origin is Origin.FIXTURE:
        return None
    return max(timedelta(0), AWAY_BUDGET - timedelta(seconds=away_so_far(table, seat, now)))


def away_at(table: Table, person: Person, now: datetime) -> Person:
    """Return a person who is away only for as long as their clocks at a table can be stopped."""
    until, left = away_until(person, now), away_left(table, person.user_id, now)
    if until is None or left is None:
        return person
    return replace(person, away_until=min(until, now + left))


def away_counted(before: Table, after: Table, now: datetime) -> Table:
    """Return a changed table that has counted for how long the clock of a turn that it ends was stopped."""
    clock = running(before)
    if clock is None or after.match is None:
        return after
    if turn_of(after) == (clock.seat, clock.turn, clock.user_id):
        return after
    away = away_so_far(before, clock.seat, now)
    player = replace(after.players[clock.seat], away=away)
    return replace(after, players=after.players_with(clock.seat, player))


def stopped_asleep(before: Table, after: Table, now: datetime) -> Table:
    """Return a changed table whose clock stops as it falls asleep, and goes on when it wakes up.

    So nobody gains time by sleep, nor loses any. A clock that has run out begins anew.
    """
    clock = running(before)
    if clock is None or before.asleep == after.asleep:
        return after
    if before.asleep:
        return replace(after, clock=replace(clock, starts_at=now, woken=True))
    left = _left(clock, now)
    if not left:
        return replace(after, clock=None)
    rested = away_so_far(before, clock.seat, now)
    clock = replace(clock, starts_at=now, seconds_left=left, rested=rested, away=False)
    return replace(after, clock=clock)


def quiet_until(person: Person, now: datetime) -> datetime | None:
    """Return when a person's current quiet hours end; None outside of them.

    They follow the person's local time: when daylight saving begins or ends they are an hour
    shorter or longer.
    """
    if person.quiet_from is None or person.quiet_to is None:
        return None
    here = now.astimezone(zone_of(person.zone))
    minute = here.hour * 60 + here.minute
    begins, ends = person.quiet_from, person.quiet_to
    within = begins <= minute < ends if begins < ends else minute >= begins or minute < ends
    if not within:
        return None
    day = here.date() + timedelta(days=1 if minute >= ends else 0)
    at = time(ends // 60, ends % 60, fold=here.fold)  # the same half of an hour that comes twice
    return datetime.combine(day, at, here.tzinfo).astimezone(UTC)


def timed_turn(before: Table, after: Table, now: datetime) -> TimedTurn | None:
    """Return the turn with a time limit that a change ends, or that is late by then; None if there is none.

    A turn counts if another person is at the table. It is late once its time is up, whoever takes
    it, and in time if its person takes it before. Anything else that ends it, such as an undo, is neither.
    """
    clock = running(before) if before.clock else None
    if clock is None or clock.deadline is None or before.asleep or before.people < 2:
        return None
    late = clock.deadline <= now
    if not late:
        made = after.log[len(before.log) :]
        played = any(entry.seat == clock.seat and entry.move != UNDO for entry in made)
        if not played or turn_of(after) == turn_of(before):
            return None
    return TimedTurn(clock.user_id, before.id, clock.turn, before.guild_id, not late, now)
