"""The steps of a season: it begins, people leave, latecomers come, games open, and it ends.

Each function takes what was read and returns what is to be saved, so a step that was interrupted
can be made again.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import cached_property
from random import Random
from typing import Final

from bot.features.blocks.store import Blocking
from bot.features.seasons.divisions import Seed, divided, earned
from bot.features.seasons.draw import drawn
from bot.features.seasons.standings import Line, Outcome, standings
from bot.features.seasons.values import LAST, Entrant, Fixture, Season, SeasonKind

READY_CHECK: Final = timedelta(days=1)
"""How long before the start people are asked whether they are ready."""
JOINING: Final = timedelta(days=7)
"""How long people can join before a season starts."""
MAX_POSTPONED: Final = timedelta(days=28)
"""A season that lacks people is put off for this long at most, then called off."""


def usual_weeks(seats: int) -> int:
    """Return how many weeks a season takes unless its host says otherwise."""
    return 4 if seats >= 4 else 3


@dataclass(frozen=True)
class Progress:
    """A season with its entrants and fixtures, and what follows from them."""

    season: Season
    entrants: Sequence[Entrant]
    fixtures: Sequence[Fixture]
    playing: AbstractSet[int] = frozenset()
    """The numbers of the open fixtures whose game has begun."""

    @cached_property
    def by_entry(self) -> Mapping[int, Entrant]:
        """The entrants by their numbers."""
        return {it.entry: it for it in self.entrants}

    @cached_property
    def people(self) -> tuple[tuple[int | None, str], ...]:
        """The entrants' ids and names, both without a value for somebody who was forgotten."""
        return tuple((it.user_id, it.name) for it in self.entrants)

    @cached_property
    def left(self) -> AbstractSet[int]:
        """The entrants who have left, or were forgotten."""
        return {it.entry for it in self.entrants if it.left is not None or it.user_id is None}

    @cached_property
    def waiting(self) -> Sequence[Entrant]:
        """The latecomers who are waiting for a free place, the first one first."""
        late = (it for it in self.entrants if it.division is None and it.entry not in self.left)
        return sorted(late, key=lambda it: (it.joined, it.entry))

    @cached_property
    def divisions(self) -> Sequence[Sequence[int]]:
        """The entrants of each division whose games count, the highest division first."""
        entries: dict[int, list[int]] = {}
        for it in self.entrants:
            if it.division is not None:
                entries.setdefault(it.division, []).extend([] if it.void else [it.entry])
        return [entries[number] for number in sorted(entries)]

    def takes_part(self, user_id: int) -> bool:
        """Return whether somebody is in the season, or waits for a place in it."""
        return any(it.user_id == user_id and it.entry not in self.left for it in self.entrants)

    def has_results(self, division: int) -> bool:
        """Return whether any game of a division is decided, so that its places mean something."""
        return any(it.division == division and it.stage == "decided" for it in self.fixtures)

    @property
    def unfinished(self) -> Sequence[Fixture]:
        """The fixtures that aren't decided yet."""
        return [it for it in self.fixtures if it.stage in ("planned", "open")]

    def of(self, entry: int) -> Sequence[Fixture]:
        """Return the fixtures of an entrant, except those that are void."""
        return [it for it in self.fixtures if it.stage != "void" and entry in it.people]

    def ranked(self, division: int) -> Sequence[int]:
        """Return who moves up and down, the best first; those who have left are behind all others."""
        order = [line.entry for line in self.lines(division)]
        return sorted(order, key=self.left.__contains__)

    def counts(self, fixture: Fixture) -> bool:
        """Return whether a fixture counts, because it isn't void for at least two of its people."""
        known = sum(not self.by_entry[it].void for it in fixture.people)
        return fixture.stage != "void" and known > 1

    def lines(self, division: int) -> Sequence[Line]:
        """Return the standings of a division."""
        fixtures = [it for it in self.fixtures if it.division == division]
        outcomes = [known for it in fixtures if (known := self.outcome(it)) is not None]
        byes = [it.entries[0] for it in self.free if it.division == division]
        denied = [(it.entries[0], it.absent) for it in fixtures if self.is_denied(it)]
        return standings(self.divisions[division], outcomes, byes, denied)

    @cached_property
    def free(self) -> Sequence[Fixture]:
        """The byes that are worth a win: a person's first round without a game, unless their own blocks cost it."""
        first: dict[int, Fixture] = {}
        for it in self.fixtures:
            if self.is_bye(it) or self.sat_out(it):
                first.setdefault(it.people[0], it)
        return [it for it in first.values() if self.is_bye(it)]

    @staticmethod
    def is_bye(fixture: Fixture) -> bool:
        """Return whether it's a round of an evening in which somebody has no opponent."""
        return fixture.round > 0 and len(fixture.entries) == 1 and not fixture.absent

    @staticmethod
    def is_denied(fixture: Fixture) -> bool:
        """Return whether somebody has no game because others have blocked them."""
        return fixture.stage == "void" and len(fixture.entries) == 1 and bool(fixture.absent)

    @staticmethod
    def sat_out(fixture: Fixture) -> bool:
        """Return whether it's a round of an evening that somebody's own blocks have cost them."""
        return fixture.round > 0 and not fixture.entries and len(fixture.absent) == 1

    @property
    def round(self) -> int:
        """The number of an evening's last round that was drawn; 0 before the first one."""
        return max((it.round for it in self.fixtures), default=0)

    def too_late(self, now: datetime) -> bool:
        """Return whether no latecomer can get a place any more.

        Half of a season's time, or a round of an evening, has to be left.
        """
        season = self.season
        if season.kind == "evening":
            return self.round >= season.most
        return now > season.starts + (season.ends - season.starts) / 2

    def outcome(self, fixture: Fixture) -> Outcome | None:
        """Return the places at a table that count; None if it isn't decided, or for fewer than two."""
        if fixture.places is None:
            return None
        places = dict(zip(fixture.entries, fixture.places, strict=True))
        places |= dict.fromkeys(fixture.absent, LAST)
        places = {entry: place for entry, place in places.items() if not self.by_entry[entry].void}
        return places if len(places) > 1 else None


@dataclass(frozen=True, slots=True)
class Seeding:
    """What is known of entrants: their ratings, and the divisions they earned last season."""

    points: Mapping[int, int]
    earned: Mapping[int, int]


Changes = list[tuple[Fixture, Fixture]]
"""Fixtures before and after."""


def begun(
    progress: Progress, seeding: Seeding, rng: Random, now: datetime
) -> tuple[list[Entrant], list[Fixture]]:
    """Return the entrants with their divisions, and the fixtures; those who aren't ready have left."""
    season, ready = progress.season, [it for it in progress.entrants if it.ready]
    seeds = [Seed(it.entry, seeding.points[it.entry], seeding.earned.get(it.entry)) for it in ready]
    entrants = [replace(it, left=now) for it in progress.entrants if not it.ready]
    fixtures: list[Fixture] = []
    for division, entries in enumerate(divided(seeds, season.seats)):
        for entry in entries:
            it = progress.by_entry[entry]
            entrants.append(replace(it, division=division, points=seeding.points[entry]))
        for table in drawn(entries, season.seats, rng):
            fixtures.append(Fixture(season.id, len(fixtures), division, 0, "planned", table))
    return entrants, fixtures


def decided(
    fixture: Fixture,
    ended: tuple[str | None, tuple[int | None, ...]] | None,
    left: AbstractSet[int],
) -> Fixture | None:
    """Return a fixture after its game; None while that isn't over.

    A game that was called off is void, but goes on without those of its people who have `left`. One that was
    closed before it began opens again: whoever may delete a thread avoids nobody.
    """
    stage, places = ended or (None, ())
    if stage == "unbegun" or (stage == "called-off" and not left.isdisjoint(fixture.entries)):
        return replace(fixture, stage="planned", table_id=None)
    if stage == "called-off":
        return replace(fixture, stage="void")
    known = tuple(it for it in places if it is not None)
    if len(known) != len(fixture.entries):
        return None
    return replace(fixture, stage="decided", places=known)


def departed(progress: Progress, now: datetime) -> tuple[Changes, list[Entrant]]:
    """Return what follows from somebody leaving: fixtures, and entrants whose games are void.

    Whoever leaves before half of their games are decided has none that counts. Fixtures that have
    not begun go on without them: the others win if only one is left.
    """
    void = []
    for entry in sorted(progress.left):
        it, fixtures = progress.by_entry[entry], progress.of(entry)
        done = sum(fixture.places is not None for fixture in fixtures)
        counts = progress.season.kind == "season" and not it.void
        if counts and 2 * done < len(fixtures):
            void.append(replace(it, void=True, left=it.left or now))
    gone_void = {it.entry for it in void} | {it.entry for it in progress.entrants if it.void}
    changes: Changes = []
    for fixture in progress.fixtures:
        if fixture.stage != "planned" or progress.left.isdisjoint(fixture.entries):
            continue
        stay = tuple(it for it in fixture.entries if it not in progress.left)
        away = tuple(it for it in fixture.entries if it in progress.left and it not in gone_void)
        after = replace(fixture, entries=stay, absent=(*fixture.absent, *away))
        if len(stay) < 2:
            won = bool(stay and after.absent)
            after = replace(after, stage="decided" if won else "void", places=(1,) if won else None)
        changes.append((fixture, after))
    return changes, void


def admitted(
    progress: Progress, seeding: Seeding, now: datetime
) -> tuple[Entrant, Changes, list[Fixture]] | None:
    """Return the first latecomer who can take a free place, with changed and added fixtures.

    A place is free if somebody has left before half of their games. The latecomer meets everybody
    whom that person was to meet at two seats; at larger tables, those at tables not yet begun.
    """
    season = progress.season
    taken = {it.instead_of for it in progress.entrants}
    free = [it for it in progress.entrants if it.void and it.entry not in taken]
    if season.kind != "season" or progress.too_late(now):
        return None
    for late in progress.waiting:
        for gone in free:
            at = gone.division or 0
            entrant = replace(
                late, division=at, points=seeding.points[late.entry], instead_of=gone.entry
            )
            if season.seats == 2:
                return entrant, [], _meeting_all(progress, late.entry, at)
            if joined := _joining(progress, late.entry, at):
                return entrant, joined, []
    return None


def _meeting_all(progress: Progress, late: int, division: int) -> list[Fixture]:
    """Return fixtures of a latecomer with everybody in a division; they sit first in every other one."""
    others = [it for it in progress.divisions[division] if it not in progress.left]
    first = len(progress.fixtures)
    return [
        Fixture(
            progress.season.id,
            first + number,
            division,
            0,
            "planned",
            (late, other) if number % 2 else (other, late),
        )
        for number, other in enumerate(others)
    ]


def _joining(progress: Progress, late: int, division: int) -> Changes:
    """Return the tables with a free seat that have not begun, with a latecomer in it."""
    return [
        (it, replace(it, entries=(*it.entries, late)))
        for it in progress.fixtures
        if it.division == division
        and it.stage == "planned"
        and len(it.people) < progress.season.seats
    ]


def to_open(progress: Progress) -> list[Fixture]:
    """Return the fixtures to open now: nobody plays more games at once than the season allows.

    People with the most games to go come first.
    """
    busy: Counter[int] = Counter()
    to_go: Counter[int] = Counter()
    for it in progress.unfinished:
        to_go.update(it.entries)
        busy.update(it.entries if it.stage == "open" else ())
    planned = [it for it in progress.fixtures if it.stage == "planned"]
    planned.sort(key=lambda it: (it.round, -max(to_go[entry] for entry in it.entries), it.number))
    ready = []
    for it in planned:
        if all(busy[entry] < progress.season.most for entry in it.entries):
            busy.update(it.entries)
            ready.append(it)
    return ready


def placed(progress: Progress) -> list[Entrant]:
    """Return the entrants with their places at the end."""
    return [
        replace(progress.by_entry[line.entry], place=line.place)
        for number in range(len(progress.divisions))
        for line in progress.lines(number)
    ]


def earned_divisions(progress: Progress) -> dict[int, int]:
    """Return the division that each person has earned for the next season, by their user id."""
    orders = [progress.ranked(number) for number in range(len(progress.divisions))]
    return {
        user_id: division
        for entry, division in earned(orders).items()
        if (user_id := progress.by_entry[entry].user_id) is not None
    }


def next_number(known: Iterable[Season], game: str, seats: int, kind: SeasonKind) -> int:
    """Return the number of the next season like this in a server that has had these."""
    series = game, seats, kind
    return 1 + max((it.number for it in known if (it.game, it.seats, it.kind) == series), default=0)


def following(season: Season, known: Iterable[Season], new_id: int, now: datetime) -> Season:
    """Return the season that follows one that has ended, in a server that has had these."""
    starts = now + JOINING
    return replace(
        season,
        id=new_id,
        number=next_number(known, season.game, season.seats, season.kind),
        stage="joining",
        starts=starts,
        ends=starts + timedelta(weeks=season.weeks),
        due=now,
        previous_id=season.id,
        stale=True,
        message_id=None,
        check_id=None,
        winners_id=None,
    )


def entries_of(entrants: Iterable[Entrant], blocking: Blocking) -> Blocking:
    """Return who has blocked whom by their entries."""
    entry = {it.user_id: it.entry for it in entrants if it.user_id is not None}
    return frozenset((entry[one], entry[other]) for one, other in blocking)


def without_blocks(fixture: Fixture, blocking: Blocking) -> Fixture:
    """Return a fixture from which those are absent who have blocked another of its people.

    It isn't played if fewer than two are left: it's worth nothing to them, and to somebody who is left alone what
    `standings` says.
    """
    stay = tuple(
        one
        for one in fixture.entries
        if all((one, other) not in blocking for other in fixture.entries)
    )
    away = tuple(it for it in fixture.entries if it not in stay)
    after = replace(fixture, entries=stay, absent=(*fixture.absent, *away))
    return replace(after, stage="void") if len(stay) < 2 else after
