"""What was played is remembered alike on both engines: results, standings, leaderboards."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.features.daily.store import Daily, DailyTry
from bot.features.ratings.leaderboard import Leader, Leaderboard, LeaderboardPage, Leaderboards
from bot.features.ratings.ledger import (
    EVERYWHERE,
    EndedGame,
    Ledger,
    LevelStanding,
    Meeting,
    NewStanding,
    Standing,
)
from bot.features.ratings.levels import measured_levels
from bot.features.ratings.rating import RatingJob
from bot.features.seasons.store import Seasons
from bot.features.seasons.values import Entrant
from bot.store import Store
from bot.store.values import Person, Result
from tests.store.playing import ADA, BO, CY, begun, save_try
from tests.store.test_seasons import SEASON

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
DAY = timedelta(days=1)
LEVELS = ("1", "easy", "strong")


def won(*people: int, level: str | None = None) -> list[Result]:
    """Return the results of a rated game in which these people came in this order."""
    who = [*((person, None) for person in people), *([(None, level)] if level else [])]
    return [
        Result(
            *(seat, user_id, of, seat + 1, 15 - seat, 20, "played-out"),
            colours="wbg",
            seats=len(who),
            people=len(people),
            length=80,
            rated=True,
        )
        for seat, (user_id, of) in enumerate(who)
    ]


async def end(
    store: Store, results: list[Result], at: datetime, guild_id: int = 1, game: str = "splendor"
) -> EndedGame:
    """Save a game that ended then."""
    number = int(at.timestamp() * 1000) << 20 | guild_id
    table = replace(begun(), id=number, guild_id=guild_id, channel_id=number, game=game)
    await store.create(table)
    over = replace(table, stage="finished", revision=table.revision + 1, ended=at)
    await store.save(table, over, results)
    names = {it.user_id: it.name for it in table.players if it.user_id is not None}
    return EndedGame(number, game, guild_id, at, tuple(results), names)


def standing(user_id: int, points: int, guild_id: int = 1, **changed: int) -> Standing:
    """Return where a person stands among people in Splendor."""
    games, wins = changed.get("games", 1), changed.get("wins", 1)
    return Standing(user_id, "splendor", "people", guild_id, 25.5, 8.25, games, wins, points)


def counted(*standings: Standing, weight: float = 1.0, winner: int = 0) -> list[NewStanding]:
    """Return a game that counted so much for whoever stands there after it."""
    return [NewStanding(it, weight, it.user_id == winner) for it in standings]


async def test_a_game_is_settled_once(store: Store) -> None:
    """Games come in the order in which they ended; one that is settled does not come again."""
    second = await end(store, won(BO, ADA), NOON + DAY)
    first = await end(store, won(ADA, BO), NOON)
    await end(store, [replace(it, rated=False) for it in won(ADA, BO)], NOON - DAY)
    assert await store.of(Ledger).unsettled() == first
    await store.of(Ledger).settle(first, counted(standing(ADA, 700), standing(BO, 400)))
    assert await store.of(Ledger).unsettled() == second
    await store.of(Ledger).settle(first, counted(standing(ADA, 999, games=2)))
    assert await store.of(Ledger).standings([ADA]) == [standing(ADA, 700)]
    await store.of(Ledger).settle(second, counted(standing(ADA, 650, games=2)))
    assert await store.of(Ledger).unsettled() is None
    assert await store.of(Ledger).standings([ADA, CY]) == [standing(ADA, 650, games=2)]
    curve = await store.of(Ledger).curve(ADA, "splendor", "people", 1)
    assert curve == [(NOON, 700), (NOON + DAY, 650)]
    assert await store.of(Ledger).curve(ADA, "splendor", "computers", 1) == []


async def test_a_game_moves_a_level_once(store: Store) -> None:
    """A level's standing is the newest one; a second process that read the same one before saves nothing."""
    first, second = [await end(store, won(ADA, level="easy"), NOON + day * DAY) for day in (0, 1)]
    one, two = (LevelStanding("splendor", "easy", games, 9.0 + games, 1.0) for games in (1, 2))
    assert await store.of(Ledger).levels("splendor", LEVELS) == []
    await store.of(Ledger).settle(first, (), [one])
    await store.of(Ledger).settle(second, (), [replace(one, mu=5.0)])
    assert await store.of(Ledger).unsettled() == second
    assert await store.of(Ledger).levels("splendor", LEVELS) == [one]
    await store.of(Ledger).settle(second, (), [two])
    assert await store.of(Ledger).unsettled() is None
    assert await store.of(Ledger).levels("splendor", LEVELS) == [two]
    assert await store.of(Ledger).levels("seekers", LEVELS) == []
    await store.people.forget(ADA)
    assert await store.of(Ledger).levels("splendor", LEVELS) == [two]


async def test_who_met_whom_before_a_game(store: Store) -> None:
    """Known are the last rated games of these people with others, and the places of those who played on."""
    await end(store, won(ADA, BO), NOON - 8 * DAY)
    await end(store, won(ADA, BO, level="easy"), NOON - 3 * DAY, guild_id=2)
    await end(store, won(BO, CY), NOON - 2 * DAY)
    cy, ada = won(CY, ADA)
    left = replace(ada, ending="resigned", level="easy")
    await end(store, [cy, left], NOON - DAY)
    await end(store, [cy, replace(ada, user_id=None)], NOON - DAY / 3)
    await end(store, won(CY, level="easy"), NOON - DAY / 4)
    await end(store, [replace(it, rated=False) for it in won(ADA, CY)], NOON - DAY / 2)
    now = await end(store, won(ADA, BO), NOON)
    await end(store, won(ADA, BO), NOON + DAY)
    ada_and_bo = Meeting(2, NOON - 3 * DAY, frozenset((ADA, BO)), {ADA: 1, BO: 2})
    bo_and_cy = Meeting(1, NOON - 2 * DAY, frozenset((BO, CY)), {BO: 1, CY: 2})
    cy_and_ada = Meeting(1, NOON - DAY, frozenset((ADA, CY)), {CY: 1})
    since = NOON - 7 * DAY
    assert await store.of(Ledger).met([ADA], since, now, 9) == [ada_and_bo, cy_and_ada]
    assert await store.of(Ledger).met([ADA, BO], since, now, 9) == [
        ada_and_bo,
        bo_and_cy,
        cy_and_ada,
    ]
    assert await store.of(Ledger).met([ADA, BO], since, now, 1) == [bo_and_cy, cy_and_ada]
    cy_alone = Meeting(1, NOON - DAY / 3, frozenset((CY,)), {CY: 1})
    assert await store.of(Ledger).met([CY], since, now, 1) == [cy_alone]
    assert await store.of(Ledger).met([], since, now, 9) == []


async def test_how_many_people_have_a_rating_in_a_server(store: Store) -> None:
    """Each game has its own, and it isn't counted further than asked."""
    ended = await end(store, won(ADA, BO), NOON)
    computers = replace(standing(ADA, 600), pool="computers")
    await store.of(Ledger).settle(ended, counted(standing(ADA, 700), standing(BO, 600), computers))
    assert await store.of(Ledger).rated_people("splendor", 1, 9) == 2
    assert await store.of(Ledger).rated_people("splendor", 1, 1) == 1
    assert await store.of(Ledger).rated_people("splendor", 2, 9) == 0
    assert await store.of(Ledger).rated_people("seekers", 1, 9) == 0


async def test_what_a_person_has_played(store: Store) -> None:
    """Their own results come back as they were written, with their games, the newest first."""
    old = await end(store, won(ADA, level="strong"), NOON, guild_id=EVERYWHERE)
    new = await end(store, won(BO, ADA), NOON + DAY)
    past = await store.results.past(ADA, 10)
    assert [it.table_id for it in past] == [new.table_id, old.table_id]
    assert [it.result for it in past] == [new.results[1], old.results[0]]
    assert [it.ended for it in past] == [new.ended, old.ended]
    assert past[0].options == begun().options
    assert await store.results.past(ADA, 1) == past[:1]
    assert await store.results.past(CY, 10) == []


async def test_a_leaderboard_goes_by_points(store: Store) -> None:
    """Equal points share a place; a server has a board of its own; pages follow each other."""
    ended = await end(store, won(ADA, BO, CY), NOON)
    lines = [standing(ADA, 700), standing(BO, 900), standing(CY, 700), standing(ADA, 5, EVERYWHERE)]
    await store.of(Ledger).settle(ended, counted(*lines))
    board = Leaderboard("splendor", "people", 1)
    top = [Leader(1, BO, 900, 1, 1), Leader(2, ADA, 700, 1, 1), Leader(2, CY, 700, 1, 1)]
    assert await store.of(Leaderboards).page(board, 0, 0, 10) == LeaderboardPage(top, 3, None)
    assert await store.of(Leaderboards).page(board, CY, 1, 1) == LeaderboardPage(
        top[1:2], 3, top[2]
    )
    everywhere = Leaderboard("splendor", "people", EVERYWHERE)
    assert (await store.of(Leaderboards).page(everywhere, 0, 0, 10)).leaders == [
        Leader(1, ADA, 5, 1, 1)
    ]
    assert await store.of(Leaderboards).page(
        Leaderboard("seekers", "people", 1), 0, 0, 10
    ) == LeaderboardPage([], 0, None)


async def test_a_leaderboard_of_a_time_goes_by_wins(store: Store) -> None:
    """Games since then count by their weights, among people or against computers, here or everywhere."""
    played = [(ADA, BO, 1.0), (BO, ADA, 1.0), (ADA, CY, 0.25), (CY, ADA, 0.5)]
    games = Counter[int]()
    for day, (winner, loser, weight) in enumerate(played):
        ended = await end(store, won(winner, loser), NOON + day * DAY)
        games.update((winner, loser))
        stood = [
            standing(who, 700, at, games=games[who])
            for who in (winner, loser)
            for at in (1, EVERYWHERE)
        ]
        await store.of(Ledger).settle(ended, counted(*stood, weight=weight, winner=winner))
    ended = await end(store, won(ADA, level="easy"), NOON + 5 * DAY)
    alone = replace(standing(ADA, 700), pool="computers")
    await store.of(Ledger).settle(ended, counted(alone, winner=ADA))
    lines = [
        Leader(1, BO, None, 1, 1),
        Leader(2, CY, None, 2, 1),
        Leader(3, ADA, None, 3, 1),
    ]
    for guild_id in (1, EVERYWHERE):
        board = Leaderboard("splendor", "people", guild_id, NOON + DAY)
        found = await store.of(Leaderboards).page(board, ADA, 0, 10)
        assert found.leaders == lines
        assert found.own == found.leaders[2]
        assert (await store.of(Leaderboards).page(board, 0, 1, 1)).leaders == found.leaders[1:2]
    board = Leaderboard("splendor", "computers", 1, NOON + DAY)
    assert [it.wins for it in (await store.of(Leaderboards).page(board, 0, 0, 10)).leaders] == [1]
    assert (await store.of(Leaderboards).page(replace(board, guild_id=9), 0, 0, 10)).length == 0


async def test_equal_wins_share_a_place(store: Store) -> None:
    """Whatever order the same weights were won in, and however they add up, the order follows the places."""
    weights = {ADA: (0.1, 0.2, 0.3), BO: (0.3, 0.2, 0.1), CY: (0.6, 0.0, 0.0)}
    games, other = Counter[int](), CY + 1
    for winner, won_by in weights.items():
        for weight in won_by:
            ended = await end(store, won(winner, other), NOON + sum(games.values()) * DAY)
            games.update((winner, other))
            stood = [standing(who, 700, games=games[who]) for who in (winner, other)]
            await store.of(Ledger).settle(ended, counted(*stood, weight=weight, winner=winner))
    board = Leaderboard("splendor", "people", 1, NOON)
    page = await store.of(Leaderboards).page(board, other, 0, 2)
    assert [(it.place, it.user_id) for it in page.leaders] == [(1, ADA), (1, BO)]
    assert (page.length, page.own) == (4, Leader(4, other, None, 9, 0))
    beyond = await store.of(Leaderboards).page(board, 0, 10, 10)
    assert (beyond.leaders, beyond.length, beyond.own) == ([], 4, None)


@pytest.mark.parametrize("since", [None, NOON])
async def test_whoever_hides_stands_on_no_leaderboard_but_their_own(
    store: Store, since: datetime | None
) -> None:
    """Others move up; the person still sees where they stand."""
    ended = await end(store, won(ADA, BO), NOON)
    await store.of(Ledger).settle(ended, counted(standing(ADA, 700), standing(BO, 600), winner=ADA))
    await store.people.save(Person(ADA, hidden=True))
    board = Leaderboard("splendor", "people", 1, since)
    seen = await store.of(Leaderboards).page(board, BO, 0, 10)
    assert [(leader.place, leader.user_id) for leader in seen.leaders] == [(1, BO)]
    assert seen.length == 1
    own = await store.of(Leaderboards).page(board, ADA, 0, 10)
    assert [(leader.place, leader.user_id) for leader in own.leaders] == [(1, ADA), (2, BO)]
    assert own.own == own.leaders[0]


async def test_results_outlive_their_table(store: Store) -> None:
    """When the moves are deleted, what is remembered of the game stays."""
    ended = await end(store, won(ADA, BO), NOON)
    await store.expiry.delete_tables([ended.table_id])
    assert await store.load(ended.table_id) is None
    assert await store.results.of(ended.table_id) == list(ended.results)


async def test_somebody_is_forgotten_in_what_was_played(store: Store) -> None:
    """Their name goes from every result, even of deleted tables; what others reached stays."""
    ended = await end(store, won(ADA, BO), NOON)
    await store.of(Ledger).settle(ended, counted(standing(ADA, 700), standing(BO, 600)))
    await store.expiry.delete_tables([ended.table_id])
    await store.people.forget(ADA)
    assert await store.results.past(ADA, 9) == []
    assert await store.of(Ledger).standings([ADA, BO]) == [standing(BO, 600)]
    assert await store.of(Ledger).curve(ADA, "splendor", "people", 1) == []
    results = await store.results.of(ended.table_id)
    assert [(it.user_id, it.place) for it in results] == [(None, 1), (BO, 2)]
    assert len(await store.of(Ledger).curve(BO, "splendor", "people", 1)) == 1


async def test_whoever_is_forgotten_meanwhile_gets_no_standing(store: Store) -> None:
    """A game that was read before somebody was forgotten is settled by what is known afterwards."""
    ended = await end(store, won(ADA, BO), NOON)
    before = counted(standing(ADA, 700), standing(BO, 600))
    await store.people.forget(ADA)
    await store.of(Ledger).settle(ended, before)
    assert await store.of(Ledger).standings([ADA, BO]) == []
    assert await store.of(Ledger).unsettled() is not None
    await store.of(Ledger).settle(ended, before[1:])
    assert await store.of(Ledger).standings([ADA, BO]) == [standing(BO, 600)]
    assert await store.of(Ledger).unsettled() is None


async def test_a_server_is_forgotten_in_the_levels(store: Store) -> None:
    """They stand as before its first game, and the later games of others count again."""
    for day, server in enumerate((2, 1, 2)):
        ended = await end(store, won(ADA, level="easy"), NOON + day * DAY, guild_id=server)
        stands = LevelStanding("splendor", "easy", day + 1, 9.0 + day, 1.0)
        await store.of(Ledger).settle(ended, (), [stands])
    await store.servers.forget(1)
    assert [it.games for it in await store.of(Ledger).levels("splendor", LEVELS)] == [1]
    assert await store.of(Ledger).unsettled() == ended


async def test_levels_move_once_people_are_known(store: Store) -> None:
    """The eleventh game against computers moves their level; settled again after a server went, it does so once."""
    rating_job = RatingJob(store)
    await end(store, won(BO, ADA), NOON, guild_id=1)
    for hour in range(1, 13):
        await end(store, won(ADA, level="easy"), NOON + hour * DAY / 24, guild_id=2)
    await rating_job.settle()
    (easy,) = before = await store.of(Ledger).levels("splendor", LEVELS)
    assert easy.games == 2
    assert easy.mu < measured_levels("splendor")["easy"].mu
    await store.servers.forget(1)
    assert await store.of(Ledger).levels("splendor", LEVELS) == []
    await rating_job.settle()
    assert await store.of(Ledger).levels("splendor", LEVELS) == before


async def test_a_server_is_forgotten_in_what_was_played(store: Store) -> None:
    """Its results and standings go, and everybody stands as if its games had never been."""
    rating_job = RatingJob(store)
    for day, server, people in ((0, 2, (ADA, BO)), (1, 1, (ADA, CY)), (2, 2, (CY, ADA, BO))):
        await end(store, won(*people, level="easy"), NOON + day * DAY, guild_id=server)
    other = await end(store, won(ADA, CY), NOON + 3 * DAY, guild_id=1, game="seekers")
    await rating_job.settle()
    assert other.table_id in [it.table_id for it in await store.results.past(CY, 9)]
    await store.servers.forget(1)
    assert await store.results.of(other.table_id) == []
    first = await store.of(Ledger).standings([ADA, BO, CY])
    assert {(it.user_id, it.pool, it.guild_id, it.games) for it in first} == {
        (who, *stood, 1)
        for who in (ADA, BO)
        for stood in (("people", 2), ("computers", 2), ("computers", EVERYWHERE))
    }
    await rating_job.settle()
    after = await store.of(Ledger).standings([ADA, BO, CY])
    await store.servers.forget(2)
    assert await store.of(Ledger).standings([ADA, BO, CY]) == []
    for day, people in ((0, (ADA, BO)), (2, (CY, ADA, BO))):
        await end(store, won(*people, level="easy"), NOON + day * DAY + DAY / 2, guild_id=2)
    await rating_job.settle()
    anew = await store.of(Ledger).standings([ADA, BO, CY])
    told = {(it.user_id, it.game, it.pool, it.guild_id): it for it in anew}
    assert len(after) == len(told)
    for it in after:
        same = told[it.user_id, it.game, it.pool, it.guild_id]
        assert (it.mu, it.sigma) == pytest.approx((same.mu, same.sigma))
        assert (it.points, it.games, it.wins) == (same.points, same.games, same.wins)


async def test_a_new_name_is_listed_where_it_belongs(store: Store) -> None:
    """In its server's lists and in that of all servers, but not in another server's, nor for anybody else."""
    game = await end(store, won(ADA, BO), NOON)
    places = [standing(it, 700, guild_id) for it in (ADA, BO) for guild_id in (EVERYWHERE, 1, 2)]
    named = [replace(it, name=str(it.user_id)) for it in places]
    await store.of(Ledger).settle(game, counted(*named))
    season = replace(SEASON, guild_id=1)
    await store.of(Seasons).open(season)
    await store.of(Seasons).join(Entrant(season.id, 1, ADA, "Ada", NOON))
    await save_try(store, DailyTry(ADA, "splendor", "2026-03-01", game.table_id, 1, "Ada"))
    await store.people.rename(ADA, 1, "Adele")
    await store.people.rename(CY, 1, "Cyril")
    found = {
        (it.user_id, it.guild_id): it.name for it in await store.of(Ledger).standings([ADA, BO])
    }
    assert found == {
        (ADA, EVERYWHERE): "Adele",
        (ADA, 1): "Adele",
        (ADA, 2): str(ADA),
        **{(BO, guild_id): str(BO) for guild_id in (EVERYWHERE, 1, 2)},
    }
    assert [it.name for it in await store.of(Seasons).entrants(season.id)] == ["Adele"]
    assert [it.name for it in await store.of(Daily).of(ADA)] == ["Adele"]
    await store.people.forget(ADA)
    await store.people.rename(ADA, 1, "Ada")
    assert [it.user_id for it in await store.of(Ledger).standings([ADA, BO])] == [BO] * 3
    assert [it.name for it in await store.of(Seasons).entrants(season.id)] == []
