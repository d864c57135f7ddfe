"""`python -m tests.ahead`: how much shorter slow games are when people plan their next turns.

Sixty people play slow games of both kinds. Each looks at their tables a few times a day, in their own
waking hours: 70% are prompt, 20% are slow, and 10% vanish in the middle of a game, so that a computer
takes their seat. They move as the quick computer would; while they wait they plan the three next turns
that look best. The same games, with the same people at the same hours, are played with and without plans.
Everything but Discord and the database is real: changes, clocks and what follows from plans.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from heapq import heapify, heappop, heappush
from itertools import count
from random import Random
from statistics import median
from typing import Any, Final

from bot.features.plans.plans import MAX_CHOICES, ahead, choice_of, judged, planner, turn_planned
from bot.features.plans.store import Choice, Plan
from bot.store.values import Person
from bot.tables import absence, changes, clocks, lobby, starting
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from rules import Decision, Position, verb_of

START: Final = datetime(2026, 1, 5, tzinfo=UTC)
PEOPLE: Final = 60
PROMPT, SLOW = 4.0, 1.5
"""How often a day prompt and slow people look at their tables."""
AWAKE: Final = (7, 23)
VANISH_AFTER_D: Final = (1, 6)
GAMES: Final = (("splendor", 2), ("splendor", 3), ("splendor", 4), ("seekers", 2))


@dataclass(frozen=True)
class Somebody:
    """A person: how often a day they look, their hours from UTC, and when they vanish, in days."""

    user_id: int
    looks: float
    zone: int
    vanishes: float | None = None

    def visits(self, rng: Random) -> Iterator[datetime]:
        """Yield when they look at their table."""
        now, end = START, None if self.vanishes is None else START + timedelta(days=self.vanishes)
        while True:
            now += timedelta(days=rng.expovariate(self.looks))
            if end is not None and now > end:
                return
            if AWAKE[0] <= (now + timedelta(hours=self.zone)).hour < AWAKE[1]:
                yield now


@dataclass(frozen=True)
class Question:
    """A position with some answers alone, for a computer that ranks them."""

    position: Position[Any]
    decision: Decision[Any]

    def __getattr__(self, name: str) -> Any:
        """Return everything else of the position."""
        return getattr(self.position, name)


class SlowGame:
    """A game played by people who look now and then."""

    def __init__(self, people: list[Somebody], game: str, seed: int, *, plans: bool) -> None:
        self._rng, self._plans_made = Random(seed), dict[int, Plan]()
        self._with_plans = plans
        self.planned = self.dropped = self.turns = 0
        table = Table(1 << 40, 1, 2, game, people[0].user_id, {}, "en", seating="joined")
        table = replace(table, pace="1d", late="computer", rated=False)
        for each in people:
            table = lobby.join(table, each.user_id, f"P{each.user_id}")
        self.table = starting.start(table, people[0].user_id, self._rng)
        number = count()
        found = ((it.visits(Random(seed * 1000 + it.user_id)), it.user_id) for it in people)
        self._looks = [
            (at, next(number), who, when) for when, who in found if (at := next(when, None))
        ]
        heapify(self._looks)
        self._number = number

    def play(self) -> timedelta:
        """Play to the end, and return how long it took."""
        now = START
        self._follow(now)
        while self.table.stage == "playing":
            clock = self.table.clock
            deadline = clock.deadline if clock else None
            if deadline is not None and (not self._looks or deadline <= self._looks[0][0]):
                now = deadline
                self.table = absence.run_out(self.table, now)
                self._follow(now)
                continue
            now, _, who, when = heappop(self._looks)
            later = next(when, None)
            if later is not None:
                heappush(self._looks, (later, next(self._number), who, when))
            self._look(who, now)
        return now - START

    def _look(self, who: int, now: datetime) -> None:
        """Let a person come back if a computer plays for them, move once if asked, and plan."""
        seat = self.table.seat_of(who)
        if seat is not None and not self.table.players[seat].answers:
            self.table = absence.back(self.table, who, f"P{who}")
        if self.table.person_asked == who:
            self.turns += 1
            asked = self.table.person_asked
            while self.table.person_asked == asked and self.table.stage == "playing":
                begun = clocks.question_of(self.table)
                self._move(who, str(self.table.rules.quick(self._view())))
                if clocks.question_of(self.table) != begun:
                    break
            self._follow(now)
        if self._with_plans and self.table.stage == "playing":
            self._plan(who)

    def _move(self, who: int, notation: str) -> None:
        self.table = changes.play(self.table, who, None, notation, self._rng)

    def _view(self) -> Position[Any]:
        return self.table.position.seen_by(self.table.asked)

    def _follow(self, now: datetime) -> None:
        """Play what is planned, let computers answer, and start the clock of the turn."""
        while self.table.stage == "playing":
            who = self.table.person_asked
            if self.table.computer_asked:
                move = str(self.table.rules.quick(self._view()))
                self.table = changes.answer(self.table, self.table.number, move, self._rng)
                continue
            plan = self._plans_made.get(who or 0)
            verdict = judged(self.table, plan) if plan else None
            if plan is None or verdict is None or verdict.follows in ("wait", "drop", "done"):
                self.dropped += verdict is not None and verdict.follows == "drop"
                if verdict is not None and verdict.follows != "wait":
                    del self._plans_made[who or 0]
                break
            if verdict.begins:
                self._plans_made[who or 0] = replace(plan, begun_at=self.table.number)
                self.planned += 1
            self._move(who or 0, verdict.move)
        asked = self.table.person_asked
        if asked is not None:
            self.table = replace(self.table, clock=clocks.started(self.table, Person(asked), now))

    def _plan(self, who: int) -> None:
        """Let a person plan the turns that look best, in their order, unless they can't."""
        try:
            seat = planner(self.table, who)
        except Refusal:
            return
        chosen: list[Choice] = []
        for led in self._leading(seat):
            play = ahead(self.table, seat, led)
            decision = play.position.decision
            moves = list(decision.moves) if decision else []
            while moves and len(chosen) < MAX_CHOICES:
                best = play.rules.quick(_among(play.position, moves))
                moves.remove(best)
                choice = choice_of(ahead(self.table, seat), led, str(best))
                if choice is not None:
                    chosen.append(choice)
        then = () if self.table.game != "splendor" else _returns(self.table, seat)
        turn = turn_planned(self.table, seat)
        self._plans_made[who] = Plan(self.table.id, who, turn, tuple(chosen), then)

    def _leading(self, seat: int) -> list[tuple[str, ...]]:
        """Return the moves before the one of the turn: none, or the one that looks best."""
        play = ahead(self.table, seat)
        best = play.rules.quick(play.position)
        return [(str(best),)] if verb_of(best) in play.rules.leading_verbs else [()]


def _among(position: Position[Any], moves: list[Any]) -> Any:
    decision = position.decision
    assert decision is not None
    return Question(position, replace(decision, moves=tuple(moves)))


def _returns(table: Table, seat: int) -> tuple[str, ...]:
    """Return the gems that a person has most of, to give back if they must."""
    tokens: tuple[int, ...] = table.position.seats[seat].tokens  # type: ignore[attr-defined]
    most = sorted(zip(tokens, "wbgrk", strict=False), reverse=True)
    return tuple(f"return:{letter}" for _, letter in most[:3])


def people(rng: Random) -> list[Somebody]:
    """Return sixty people: 70% prompt, 20% slow, 10% who vanish."""
    found = []
    for number in range(PEOPLE):
        kind = number * 10 // PEOPLE
        vanishes = rng.uniform(*VANISH_AFTER_D) if kind == 9 else None
        looks = SLOW if kind in (7, 8) else PROMPT
        found.append(Somebody(100 + number, looks, rng.randrange(-8, 10), vanishes))
    return found


def measured(games: int, seed: int = 1) -> dict[tuple[str, int], tuple[float, float]]:
    """Return the median days of a game without and with plans, for each kind of game."""
    found = {}
    for game, seats in GAMES:
        days: tuple[list[float], list[float]] = [], []
        for number in range(games):
            rng = Random(f"{seed} {game} {seats} {number}")
            players = rng.sample(people(rng), seats)
            for plans in (False, True):
                slow = SlowGame(players, game, number, plans=plans)
                days[plans].append(slow.play() / timedelta(days=1))
        found[game, seats] = median(days[0]), median(days[1])
    return found


def main() -> None:
    """Print the medians."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    for (game, seats), (without, with_plans) in measured(games).items():
        shorter = 1 - with_plans / without
        sys.stdout.write(
            f"{game}, {seats} seats: {without:.1f} days, with plans {with_plans:.1f}"
            f" ({shorter:.0%} shorter)\n"
        )


if __name__ == "__main__":
    main()
