"""A season and an evening after three months of rated play: who comes where, and who gets a badge.

Divisions, fixtures, rounds and standings are the bot's; who wins is drawn as in rated play. A cheat's
second accounts can enter, too. Without cheating, honest strangers with the same points enter instead.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from random import Random
from typing import Final

from bot.features.blocks.store import Blocking
from bot.features.seasons import badges, evening
from bot.features.seasons.progress import (
    Progress,
    Seeding,
    begun,
    decided,
    departed,
    without_blocks,
)
from bot.features.seasons.values import LAST, Entrant, Fixture, Season, SeasonKind
from tests.tools.adversary.policy import Policy
from tests.tools.adversary.rated import BEGIN, CHEATS, HONEST, STRENGTHS, Play, luck

ROUNDS: Final = 5
SEASON: Final = Season(
    id=1,
    guild_id=1,
    channel_id=1,
    kind="season",
    number=1,
    game="splendor",
    seats=2,
    pace="1d",
    weeks=3,
    most=3,
    rated=True,
    language="en",
    stage="running",
    starts=BEGIN,
    ends=BEGIN + timedelta(weeks=3),
)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What cheats have reached: their places among the people who aren't second accounts, and badges."""

    places: tuple[int, ...]
    badges: int


class Contest:
    """A season or an evening of everybody, and of the accounts that cheats enter."""

    def __init__(self, played: Play, kind: SeasonKind, policy: Policy, draw: int) -> None:
        self.policy, self.seed = policy, f"{played.seed}-{draw}"
        entered = [it for who in CHEATS for it in played.accounts[who][: policy.entered]]
        self.ids = [*HONEST, *CHEATS, *entered]
        self.owner = played.owner
        season = replace(SEASON, kind=kind, most=ROUNDS if kind == "evening" else SEASON.most)
        entrants = [
            Entrant(1, entry, who, "", BEGIN, ready=True) for entry, who in enumerate(self.ids)
        ]
        self.points = {entry: played.ledger.points(who) for entry, who in enumerate(self.ids)}
        self.progress = Progress(season, entrants, ())
        self.blocking = self._blocking()

    def _blocking(self) -> Blocking:
        """Return whom cheats and their accounts have blocked."""
        best = sorted(HONEST, key=lambda it: -self.points[self.ids.index(it)])
        near = {
            "nobody": [],
            "the strongest": best[:3],
            "everybody": [*HONEST],
        }
        found = set()
        for entry, who in enumerate(self.ids):
            if who in self.owner:
                main = who in CHEATS
                whom = near[self.policy.blocks if main else self.policy.account_blocks]
                found |= {(entry, self.ids.index(it)) for it in whom}
        return frozenset(found)

    def played(self) -> Outcome:
        """Play it to its end."""
        if self.progress.season.kind == "evening":
            while not self.progress.too_late(BEGIN):
                new, games = evening.next_round(self.progress, self.points, self.blocking)
                if not games:
                    break
                self._change(new, [*self.progress.fixtures, *games])
                self._play_all()
        else:
            rng = Random(self.seed)
            new, games = begun(self.progress, Seeding(self.points, {}), rng, BEGIN)
            self._change(new, games)
            games = [without_blocks(it, self.blocking) for it in self.progress.fixtures]
            self._change([], games)
            self._play_all()
        return self._outcome()

    def _change(self, entrants: Sequence[Entrant], fixtures: Sequence[Fixture]) -> None:
        known = {**self.progress.by_entry, **{it.entry: it for it in entrants}}
        self.progress = Progress(self.progress.season, list(known.values()), list(fixtures))

    def _play_all(self) -> None:
        """Play what is planned, one game after the other; people may leave in between."""
        while planned := [it for it in self.progress.fixtures if it.stage == "planned"]:
            fixture = planned[0]
            places = self._places(fixture)
            after = decided(fixture, ("finished", places), frozenset())
            assert after is not None
            self._replace({fixture.number: after})
            self._leave(fixture, places)

    def _replace(self, changed: Mapping[int, Fixture]) -> None:
        fixtures = [changed.get(it.number, it) for it in self.progress.fixtures]
        self._change([], fixtures)

    def _places(self, fixture: Fixture) -> tuple[int, ...]:
        """Return the places of a game of two."""
        strength: dict[int, float] = {}
        for entry in fixture.entries:
            who = self.ids[entry]
            rng = Random(
                f"{self.seed}-{fixture.round}-{who}-{sorted(map(self.ids.__getitem__, fixture.entries))}"
            )
            strength[entry] = STRENGTHS[self.owner.get(who, who)] + luck(rng)
        first, second = fixture.entries
        for entry, other in ((first, second), (second, first)):
            who, against = self.ids[entry], self.ids[other]
            if who in self.owner and who not in CHEATS:
                helps = self.policy.helped != "nobody" and against == self.owner[who]
                spoils = self.policy.helped == "all" and against not in self.owner
                if helps or spoils:
                    strength[entry] = -99.0
        places = {entry: 1 + (strength[entry] < max(strength.values())) for entry in strength}
        for entry in fixture.entries:
            if self.ids[entry] in CHEATS and places[entry] > 1 and self.policy.late == "time out":
                places[entry] = LAST
        return tuple(places[it] for it in fixture.entries)

    def _leave(self, fixture: Fixture, places: Sequence[int]) -> None:
        """Let cheats leave after a loss, or their accounts after they have lost to them."""
        leaving = set()
        for entry, place in zip(fixture.entries, places, strict=True):
            who, others = self.ids[entry], {self.ids[it] for it in fixture.entries}
            if who in CHEATS and place > 1 and self.policy.late == "leave":
                leaving.add(entry)
            account = who in self.owner and who not in CHEATS
            if account and self.policy.leaving and self.owner[who] in others:
                leaving.add(entry)
        if leaving:
            gone = [replace(self.progress.by_entry[it], left=BEGIN) for it in leaving]
            self._change(gone, self.progress.fixtures)
            changed, void = departed(self.progress, BEGIN)
            self._change(void, self.progress.fixtures)
            self._replace({after.number: after for _, after in changed})

    def _outcome(self) -> Outcome:
        ranks = {
            self.ids[line.entry]: (division, line.place)
            for division in range(len(self.progress.divisions))
            for line in self.progress.lines(division)
        }
        people = [ranks.get(it, (99, 99)) for it in (*HONEST, *CHEATS)]
        places = tuple(1 + sum(it < ranks.get(who, (99, 99)) for it in people) for who in CHEATS)
        played = [
            [it for it, place in zip(game.entries, game.places or (), strict=True) if place != LAST]
            for game in self.progress.fixtures
            if game.division == 0 and game.places is not None and len(game.entries) > 1
        ]
        first = [it.entry for it in self.progress.lines(0) if it.place == 1]
        won = sum(self.ids[it] in CHEATS and badges.earned(it, played) for it in first)
        return Outcome(places, won)
