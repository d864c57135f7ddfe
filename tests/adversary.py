"""`python -m tests.adversary [SEEDS]`: what cheats gain in a season, by every command they have.

Twelve honest people and four cheats play 300 games together. What a cheat wins, they keep; what they
are about to lose, they try to call off, with every right a server can give them, and to hand to a second
account, which resigns. Between these games their second accounts resign against them and against each
other, are forgotten and begin anew, and help them at tables with computers, which the cheats call off
before they lose.

The same season is played once more without any of that: the same games, the same cards, the same
moves, a stranger in the place of the helper. What a cheat has more than there in the end is what cheating
was worth.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from random import Random
from statistics import mean
from typing import Final, get_args

from bot.store import Store, open_store
from bot.store.ledger import EVERYWHERE, Pool
from bot.tables import absence, changes, ending, lobby, starting
from bot.tables.ending import Ender
from bot.tables.rating import RatingJob
from bot.tables.refusal import Refusal
from bot.tables.results import results_of
from bot.tables.table import Table
from rules import Seat

GUILD: Final = 7
HONEST: Final = range(100, 112)
CHEATS: Final = range(200, 204)
ACCOUNTS: Final = 4
"""Second accounts of each cheat."""
GAMES: Final = 300
BEGIN: Final = datetime(2026, 1, 5, 18, tzinfo=UTC)
LOST: Final = 0.8
"""Behind by so much of the best score, late in a game, a cheat looks for a way out."""
SKILLS: Final = {who: 0.45 + 0.05 * (who - HONEST[0]) for who in HONEST} | {
    who: 0.5 + 0.15 * (who - CHEATS[0]) for who in CHEATS
}
"""How often somebody plays as the quick computer would, and not at random."""

Change = Callable[[Table], Table]


class League:
    """A season in which the cheats cheat, or play as everybody does."""

    def __init__(self, store: Store, seed: int, *, cheating: bool) -> None:
        self.store, self.seed, self.cheating = store, seed, cheating
        self.rating_job = RatingJob(store)
        self.tried: Counter[str] = Counter()
        self._ids = count(1)
        self._strangers = count(300)

    async def season(self, clock: list[datetime]) -> None:
        """Play all games."""
        for number in range(GAMES):
            clock[0] += timedelta(hours=7)
            rng = Random(self.seed * 10_000 + number)
            seats = rng.choice((2, 2, 3, 4))
            people = rng.sample([*HONEST, *CHEATS], seats)
            game = "seekers" if seats == 2 and number % 3 == 0 else "splendor"
            await self._keep(await self._played(game, people, rng))
            if number % 5 == 0:
                await self._alone(CHEATS[number // 5 % len(CHEATS)], rng)
            if self.cheating:
                await self._farm(CHEATS[number % len(CHEATS)], Random(number), clock)

    async def _played(self, game: str, people: list[int], rng: Random) -> Table:
        """Return a game that these people played to its end, or as far as cheats let it come."""
        table = self._begun(game, people, rng)
        while table.stage == "playing":
            seat = table.asked
            assert seat is not None
            who = table.players[seat].user_id
            if self.cheating and who is not None and who in CHEATS and _losing(table, seat):
                escaped = self._escape(table, who)
                if escaped is not table:
                    return escaped
            table = _moved(table, seat, SKILLS.get(who or 0, 1.0), rng)
        return table

    def _begun(self, game: str, people: list[int], rng: Random, computers: int = 0) -> Table:
        options = {"target": 15}
        if game == "seekers":
            options = {"sheet": rng.randint(1, 20), "order": 1, "mode": "basic", "declare": "auto"}  # type: ignore[dict-item]
        number = next(self._ids)
        table = Table(0, GUILD, 1000 + number, game, people[0], options, "en", hints=False)
        for who in people:
            table = lobby.join(table, who, f"P{who}")
        for _ in range(computers):
            table = lobby.add_computer(table, people[0], ("Nora", "Otto"), "normal")
        return starting.start(table, people[0], rng)

    def _escape(self, table: Table, who: int) -> Table:
        """Return a game that a cheat would lose after they tried to get out of it."""
        second = who * 100

        def end(it: Table) -> Table:
            return ending.end(it, Ender(who, "", moderates=True), rested=False)

        def hand_over(it: Table) -> Table:
            given = absence.agree(absence.hand_over(it, who, second, ""), second)
            return changes.resign(given, second)

        for name, way in (("call off", end), ("hand over", hand_over)):
            after = self._tried(name, table, way)
            if after.over:
                return after
        return table

    def _tried(self, name: str, table: Table, way: Change) -> Table:
        """Return what becomes of a table by a cheat's command, and count how that went."""
        try:
            after = way(table)
        except Refusal:
            self.tried[f"{name}: refused"] += 1
            return table
        self.tried[f"{name}: {'ended' if after.over else 'no end'}"] += 1
        return after if after.over else table

    async def _alone(self, who: int, rng: Random) -> None:
        """Let a cheat play with a computer beside a helper or a stranger; when cheating, not to a loss."""
        other = who * 100 if self.cheating else next(self._strangers)
        table = self._begun("splendor", [who, other], rng, computers=1)
        while table.stage == "playing":
            seat = table.asked
            assert seat is not None
            player = table.players[seat].user_id
            if self.cheating and player == who and _losing(table, seat):
                after = self._tried(
                    "call off with computers",
                    table,
                    lambda it: ending.end(it, Ender(who, "", moderates=True), rested=False),
                )
                if after.over:
                    table = after
                    break
            # A helper does nothing that is of use to themselves.
            skill = SKILLS.get(player or 0, 1.0) if player != who * 100 else 0.0
            table = _moved(table, seat, skill, rng)
        await self._keep(table)

    async def _farm(self, who: int, rng: Random, clock: list[datetime]) -> None:
        """Let second accounts resign against a cheat and each other, and be forgotten now and then."""
        accounts = [who * 100 + number for number in range(ACCOUNTS)]
        first, second, third = rng.sample(accounts, 3)
        for people in ((first, second), (who, first), (who, second, third)):
            clock[0] += timedelta(minutes=10)
            table = self._begun("splendor", list(people), rng)
            for _ in range(4 * len(people)):
                seat = table.asked
                assert seat is not None
                table = _moved(table, seat, 1.0, rng)
            for account in people[1:]:
                table = changes.resign(table, account)
            await self._keep(table)
        if rng.random() < 1 / 3:
            await self.store.people.forget(third)

    async def _keep(self, table: Table) -> None:
        """Save a game that is over, and settle it."""
        over = replace(table, id=next(self._ids) << 20, ended=self.store.clock(), revision=1)
        before = replace(over, stage="playing", revision=0, log=(), ended=None)
        await self.store.create(before)
        await self.store.save(before, over, results_of(over))
        await self.rating_job.settle()


def _moved(table: Table, seat: Seat, skill: float, rng: Random) -> Table:
    """Return a table after the seat asked has moved as it is able to."""
    view, player = table.position.seen_by(seat), table.players[seat]
    assert view.decision is not None
    # Drawn in any case, so that a season without cheats goes the same way.
    chance, other = rng.random(), rng.choice(view.decision.moves)
    move = str(table.rules.quick(view) if chance < skill else other)
    if player.user_id is None or not player.answers:
        return changes.answer(table, table.number, move, rng)
    return changes.play(table, player.user_id, table.number, move, rng)


def _losing(table: Table, seat: Seat) -> bool:
    """Whether it is late, and somebody is far behind."""
    scores = table.position.seen_by(seat).scores()
    late = table.number > 40 * len(table.players) if table.game == "splendor" else table.number > 60
    return late and scores[seat] < LOST * max(scores)


async def points(
    folder: Path, seed: int, *, cheating: bool
) -> tuple[dict[tuple[int, Pool], int], Counter[str]]:
    """Return where everybody stands in Splendor after a season, by person and pool."""
    clock = [BEGIN]
    store = await open_store(folder / f"{seed}-{cheating}.db", lambda: clock[0])
    league = League(store, seed, cheating=cheating)
    await league.season(clock)
    found = await store.ledger.standings([*HONEST, *CHEATS])
    await store.close()
    stood = {
        (it.user_id, it.pool): it.points
        for it in found
        if it.game == "splendor" and it.guild_id == EVERYWHERE
    }
    return stood, league.tried


async def main() -> None:
    """Print what cheating was worth, and how the commands went."""
    seeds = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    tried: Counter[str] = Counter()
    gains: dict[tuple[int, Pool], list[int]] = {}
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(seeds):
            honest, _ = await points(Path(folder), seed, cheating=False)
            cheating, how = await points(Path(folder), seed, cheating=True)
            tried += how
            for key, stood in cheating.items():
                gains.setdefault(key, []).append(stood - honest.get(key, 500))
            for who in CHEATS:
                row = (
                    f"{pool} {honest.get((who, pool))} -> {cheating.get((who, pool))}"
                    for pool in get_args(Pool)
                )
                print(f"seed {seed}, cheat {who}:", ", ".join(row))  # noqa: T201 - a command line
    for pool in get_args(Pool):
        for name, group in (("honest", HONEST), ("cheats", CHEATS)):
            told = [mean(gains[who, pool]) for who in group if (who, pool) in gains]
            if told:
                line = (
                    f"{pool}: {name} gained {mean(told):+.0f} points, the luckiest {max(told):+.0f}"
                )
                print(line)  # noqa: T201
    print(dict(tried))  # noqa: T201


if __name__ == "__main__":
    asyncio.run(main())
