"""`python -m tests.tools.careers [FOLDER]`: a season of a server, played by computers in people's names.

Twelve people of different skill play 300 games of both games, against each other and against
computers, at real tables kept in a real database: every answer is a change that is saved, every game
that ends is settled. Written are the pictures and texts of docs/pictures/season.md, and the database
itself where a folder is named. The same seed leads to the same season.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Final

from bot.computers.levels import named_levels
from bot.features.catalogue import FEATURES
from bot.features.profile import screen as profile
from bot.features.profile.profile import MAX_RESULTS, career, games_of
from bot.features.ratings import screen as leaderboard
from bot.features.ratings.leaderboard import Leaderboard, Leaderboards
from bot.features.ratings.ledger import EVERYWHERE, Ledger
from bot.features.ratings.levels import level_standings
from bot.features.ratings.rating import RatingJob
from bot.features.ratings.screen import LEADERS_PER_PAGE, LeaderboardOf
from bot.features.replay import film_screen
from bot.features.replay import review_screen as review
from bot.features.replay import screen as replay
from bot.features.replay.replay import Replay
from bot.i18n.lexicon import words_in
from bot.panels import Viewpoint
from bot.store import Store, open_store
from bot.store.values import Player
from bot.tables import changes, lobby, starting
from bot.tables.table import Table
from bot.tables.tables import Change, Tables
from render import LOOKS
from render.film import film
from rules import GAMES
from tests.computers.reviewing import whole_review

PICTURES: Final = Path(__file__).parents[2] / "docs" / "pictures"
GUILD: Final = 7
NAMES: Final = (
    *("Robin", "Sam", "Mika", "さくら", "小美", "Noa"),
    *("Ada", "Bo", "Kim", "Lou", "Maximiliane von Hohenfels", "健太"),
)
GAMES_PLAYED: Final = 300
BEGIN: Final = datetime(2026, 1, 5, 18, tzinfo=UTC)


class Season:
    """People with their skills, a clock that goes from game to game, and the tables."""

    def __init__(self, store: Store, seed: int) -> None:
        self.rng = Random(seed)
        self.tables = Tables(store, self.rng)
        self.rating_job = RatingJob(store)
        self.people = {100 + index: name for index, name in enumerate(NAMES)}
        # How often somebody plays as the quick computer would, and not at random.
        self.skills = {who: 0.45 + 0.05 * index for index, who in enumerate(self.people)}

    async def play(self, number: int) -> None:
        """Play one game, of people who find together by chance."""
        rng = self.rng
        key = "splendor" if number % 3 else "seekers"
        game = GAMES[key]
        seats = rng.choice(list(game.seats))
        people = rng.sample(list(self.people), seats)
        computers = number % 4 == 0
        table = Table(0, GUILD, 1000 + number, key, people[0], _options(key, rng), "en")
        for who in people[: 1 if computers else seats]:
            table = lobby.join(table, who, self.people[who])
        while len(table.players) < seats:
            level = rng.choice(named_levels(key)[:2])
            table = lobby.add_computer(table, people[0], ("Nora", "Otto", "Ivo"), level)
        table = await self.tables.open(table)
        table = await self._change(table, lambda it: starting.start(it, people[0], rng))
        while table.stage == "playing":
            table = await self._answer(table)
        await self.rating_job.settle()

    async def _answer(self, table: Table) -> Table:
        seat = table.asked
        assert seat is not None
        view, player = table.position.seen_by(seat), table.players[seat]
        decision = view.decision
        assert decision is not None
        skilled = self.rng.random() < self._skill(player)
        move = str(table.rules.quick(view) if skilled else self.rng.choice(decision.moves))
        if player.user_id is None:
            return await self._change(
                table, lambda it: changes.answer(it, it.number, move, self.rng)
            )
        who = player.user_id
        return await self._change(
            table, lambda it: changes.play(it, who, it.number, move, self.rng)
        )

    def _skill(self, player: Player) -> float:
        if player.user_id is None:
            return 0.6 if player.computer == "easy" else 1.0
        return self.skills[player.user_id]

    async def _change(self, table: Table, change: Change) -> Table:
        return (await self.tables.change(table.id, change)).after


def _options(game: str, rng: Random) -> dict[str, int | str]:
    if game == "seekers":
        return {"sheet": rng.randint(1, 20), "order": 1, "mode": "basic", "declare": "auto"}
    return {"target": 15}


async def played(path: Path, games: int = GAMES_PLAYED, seed: int = 1) -> Store:
    """Play a season into a new file, and return its store."""
    now = BEGIN

    def clock() -> datetime:
        return now

    path.parent.mkdir(parents=True, exist_ok=True)
    store = await open_store(path, FEATURES, clock)
    season = Season(store, seed)
    for number in range(games):
        now += timedelta(hours=7)
        await season.play(number)
    return store


async def person(store: Store, user_id: int, game: str) -> profile.ShownPerson:
    """Return somebody as their profile shows them in the season's server."""
    past = await store.results.past(user_id, MAX_RESULTS)
    found = career(past, game)
    assert found is not None
    return profile.ShownPerson(
        user_id=user_id,
        name=NAMES[user_id - 100],
        career=found,
        games=games_of(past),
        standings=[it for it in await store.of(Ledger).standings([user_id]) if it.game == game],
        levels=await level_standings(game, store.of(Ledger)),
        curve=[points for _, points in await store.of(Ledger).curve(user_id, game, "people", 0)],
        here=(
            await store.of(Leaderboards).page(Leaderboard(game, "people", GUILD), user_id, 0, 0)
        ).own,
        guild_id=GUILD,
        hidden=False,
        reliability=(await store.turns.reliability([user_id]))[user_id],
    )


async def board(store: Store, asked: LeaderboardOf) -> str:
    """Return a leaderboard as everybody reads it, with names in the place of mentions."""
    where = GUILD if asked.where == "server" else EVERYWHERE
    line = Leaderboard(asked.game, asked.pool, where, None)
    page = await store.of(Leaderboards).page(line, 100, 0, LEADERS_PER_PAGE)
    levels = await level_standings(asked.game, store.of(Ledger))
    text = leaderboard.screen(asked, page, words_in("en"), levels, here=True).text
    for index, name in enumerate(NAMES):
        text = text.replace(f"<@{100 + index}>", name)
    return text


async def replayed(store: Store) -> list[str]:
    """Return how the season's last games are looked at again, one as a moving picture, one reviewed."""
    table = await _last(store, "splendor")
    seen = Replay(table.play)
    shown = replay.screen(Viewpoint(table.play, None, words_in("en")), seen, seen.last // 2)
    whole = await _last(store, "seekers")
    moving = Replay(whole.play)
    shots = film_screen.shots(moving, words_in("en"))
    posted = film_screen.screen(moving, "en", film(LOOKS["seekers"], shots))
    assert table.match is not None
    looked_at = whole_review(table.game, table.match, Random(1))
    said = Viewpoint(table.play, None, words_in("en"))
    pages = [review.overview(said, seen, looked_at)]
    pages += [review.point(said, seen, looked_at, 1)] if looked_at.turning_points else []
    names = ("season-replay.png", "season-replay.gif", "season-review.png", "season-turn.png")
    parts = []
    for name, screen in zip(names, (shown, posted, *pages), strict=False):
        assert screen.picture is not None
        (PICTURES / name).write_bytes(screen.picture.file)
        parts.append(f"{_plain(screen.caption)}\n\n![{screen.picture.alt}]({name})\n")
        parts += [f"{_plain(screen.text)}\n"] if screen.text else []
    return parts


async def _last(store: Store, game: str) -> Table:
    """Return the last table of a game, with its positions."""
    for number in reversed(range(GAMES_PLAYED)):
        for table_id in await store.lookup.finished_in(1000 + number, 1):
            kept = await store.load(table_id)
            assert kept is not None
            if kept.game == game:
                return Table.of(kept)
    raise LookupError(game)


async def main() -> None:
    """Play the season, and write what is shown of it."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(tempfile.mkdtemp())
    start = perf_counter()
    store = await played(folder / "season.db")
    print(f"{GAMES_PLAYED} games: {perf_counter() - start:.0f} s")
    words, parts = words_in("en"), ["# A season\n\n" + INTRODUCTION]
    top = await store.of(Leaderboards).page(Leaderboard("splendor", "people", GUILD), 0, 0, 1)
    best = top.leaders[0].user_id
    for name, user_id, game in (("profile", best, "splendor"), ("profile-seekers", 110, "seekers")):
        shown = profile.screen(await person(store, user_id, game), words, own=False)
        assert shown.picture is not None
        (PICTURES / f"{name}.png").write_bytes(shown.picture.file)
        parts.append(f"![{shown.picture.alt}]({name}.png)\n\n{_plain(shown.text)}\n")
    for game, pool in (("splendor", "people"), ("seekers", "people"), ("splendor", "computers")):
        asked = LeaderboardOf(game, "all", "server", pool)  # type: ignore[arg-type]  # as they are
        parts.append(_plain(await board(store, asked)) + "\n")
    parts += await replayed(store)
    (PICTURES / "season.md").write_text("\n".join(parts), encoding="utf-8")
    await store.close()


INTRODUCTION: Final = (
    f"{GAMES_PLAYED} games of both kinds between twelve people, and against computers. Computers of different skill\n"
    "played in the people's names, at real tables. `python -m tests.tools.careers` writes this page.\n"
)


def _plain(text: str) -> str:
    """Return a message as Markdown of a page: each line on its own."""
    return "  \n".join(line.removeprefix("-# ") for line in text.splitlines())


if __name__ == "__main__":
    asyncio.run(main())
