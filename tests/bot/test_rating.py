"""Ratings follow from results alone, and from nothing but the order in which games ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from math import exp
from pathlib import Path
from random import Random
from statistics import mean

import pytest

from bot.computers.contract import NORMAL_STRENGTH
from bot.computers.levels import every_level, strength
from bot.store import open_store
from bot.store.ledger import EVERYWHERE, FORGOTTEN, EndedGame, LevelStanding, Meeting, Standing
from bot.store.values import Ending, Result
from bot.tables import changes, lobby, rating, starting
from bot.tables.level_rating import MAX_DRIFT, Levels, even_match, measured_levels, rating_against
from bot.tables.rating import RatingJob
from bot.tables.results import results_of
from bot.tables.table import Table
from bot.tables.tables import Tables
from rules import GAMES

ADA, BO, CY = 100, 101, 102
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
WON = (
    ("splendor", "easy", 0.138),
    ("splendor", "8", 0.939),
    ("seekers", "easy", 0.198),
    ("seekers", "strong", 0.85),
)
"""How often levels beat the one of `NORMAL_STRENGTH`, by docs/arena.md."""
WELL_MET = [
    Meeting(1, NOON - timedelta(days=30), frozenset((who, 900 + friend)))
    for who in (ADA, BO, CY)
    for friend in range(rating.CIRCLE)
]
"""Games by which everybody knows enough others."""
MEASURED = measured_levels("splendor")
"""The levels before people have played their computers."""
LOBBY = Table(0, 1, 2, "splendor", ADA, {"target": 10}, "en", seating="joined", hints=False)


def result(
    seat: int,
    place: int,
    user_id: int | None,
    level: str | None = None,
    ending: Ending = "played-out",
) -> Result:
    """Return how a game of three ended for a seat."""
    return Result(seat, user_id, level, place, 15, 20, ending, seats=3, rated=True)


def after(
    *results: Result,
    known: tuple[Standing, ...] = (),
    met: int = 0,
    meetings: Sequence[Meeting] = WELL_MET,
    levels: Levels = MEASURED,
) -> list[Standing]:
    """Return where people stand after a game in a server, before which Ada has met Bo so often."""
    before = [*meetings, *[meeting(ADA, BO)] * met]
    counted = rating.new_standings(
        EndedGame(7, "splendor", 1, NOON, results), known, before, levels
    )
    return [it.standing for it in counted]


def experienced(user_id: int, games: int = rating.PROVISIONAL_GAMES) -> Standing:
    """Return the standing of an average person who has played computers so often."""
    points = rating.points_of(25.0, 2.0)
    return Standing(user_id, "splendor", "computers", EVERYWHERE, 25.0, 2.0, games, 1, points)


def levels_after(
    *results: Result, known: tuple[Standing, ...], levels: Levels = MEASURED
) -> dict[str, LevelStanding]:
    """Return the levels that a game has moved."""
    ended = EndedGame(7, "splendor", 1, NOON, results)
    return {it.level: it for it in rating.new_levels(ended, known, levels)}


def meeting(*people: int, guild_id: int = 1) -> Meeting:
    """Return a rated game of these people, the day before."""
    return Meeting(guild_id, NOON - timedelta(days=1), frozenset(people))


def points(standings: list[Standing], pool: str = "people", guild_id: int = 1) -> dict[int, int]:
    """Return the points of people in one pool of one place."""
    return {it.user_id: it.points for it in standings if (it.pool, it.guild_id) == (pool, guild_id)}


def test_whoever_wins_rises_and_is_known_better() -> None:
    """After a first game the winner has more points than the loser; both count it."""
    told = after(result(0, 1, ADA), result(1, 2, BO))
    assert {(it.user_id, it.pool, it.guild_id) for it in told} == {
        (who, "people", where) for who in (ADA, BO) for where in (1, EVERYWHERE)
    }
    assert points(told)[ADA] > rating.points_of(rating.MU, rating.SIGMA) == 500
    assert points(told)[ADA] > points(told)[BO]
    assert points(told) == points(told, guild_id=EVERYWHERE)
    assert all(it.games == 1 and it.sigma < rating.SIGMA for it in told)
    assert {it.user_id: it.wins for it in told} == {ADA: 1, BO: 0}


def test_a_shared_place_is_shared() -> None:
    """Two who share the first place stand alike, above the third."""
    told = points(after(result(0, 1, ADA), result(1, 1, BO), result(2, 3, CY)))
    assert told[ADA] == told[BO] > told[CY]


def test_people_are_compared_with_people_and_apart_from_that_with_computers() -> None:
    """A computer at the table changes nothing among people; against it there is another standing."""
    alone = after(result(0, 1, ADA), result(1, 2, BO))
    mixed = after(result(0, 2, ADA), result(1, 3, BO), result(2, 1, None, "strong"))
    assert points(mixed) == points(alone)
    assert set(points(mixed, "computers")) == {ADA, BO}
    only = after(result(0, 1, ADA), result(1, 2, None, "easy"))
    assert points(only) == {}
    assert set(points(only, "computers")) == {ADA}


def test_a_strong_computer_tells_more() -> None:
    """Beating it raises more than beating an easy one."""
    raised = [
        points(after(result(0, 1, ADA), result(1, 2, None, level)), "computers")[ADA]
        for level in ("easy", "normal", "strong")
    ]
    assert raised == sorted(raised)
    assert raised[0] < raised[2]


@pytest.mark.parametrize("game", list(GAMES))
def test_levels_stand_in_their_order(game: str) -> None:
    """Each level is rated above the one before it, and one that nobody knows as `normal`."""
    told = [strength(game, level) for level in every_level(game)]
    assert told == sorted(set(told))
    middle = [it for it in measured_levels(game).values() if it.mu == NORMAL_STRENGTH]
    assert list(map(rating.level_points, middle)) == [1320]
    assert strength(game, "no such level") == strength(game, "normal")
    assert strength("chess", "easy") == NORMAL_STRENGTH


def test_levels_move_slowly_by_what_people_make_of_them() -> None:
    """The level that beats people rises a little, whatever its style, and counts once for two seats."""
    ada, lost = experienced(ADA), result(0, 3, ADA)
    moved = levels_after(
        lost, result(1, 1, None, "strong"), result(2, 2, None, "strong"), known=(ada,)
    )
    assert list(moved) == ["strong"]
    assert moved["strong"].games == 1
    assert 0 < moved["strong"].mu - MEASURED["strong"].mu < 0.3
    (fell,) = levels_after(
        result(0, 1, ADA), result(1, 2, None, "easy-sniper"), known=(ada,)
    ).values()
    assert fell.level == "easy"
    assert -0.3 < fell.mu - MEASURED["easy"].mu < 0
    beaten = after(result(0, 1, ADA), result(1, 2, None, "easy"), known=(ada,))
    weaker = {**MEASURED, "easy": replace(MEASURED["easy"], mu=MEASURED["easy"].mu - 2)}
    again = after(result(0, 1, ADA), result(1, 2, None, "easy"), known=(ada,), levels=weaker)
    both = [points(told, "computers", EVERYWHERE)[ADA] for told in (beaten, again)]
    assert both[0] > both[1]


def test_only_known_people_move_levels() -> None:
    """Neither newcomers, nor whoever had hints, nor somebody who hardly played."""
    computer = result(1, 2, None, "easy")
    for ada, person in (
        (result(0, 1, ADA), experienced(ADA, rating.PROVISIONAL_GAMES - 1)),
        (replace(result(0, 1, ADA), hinted=True), experienced(ADA)),
        (replace(result(0, 1, ADA), rated=False), experienced(ADA)),
    ):
        assert levels_after(ada, computer, known=(person,)) == {}


def test_nobody_moves_a_level_far() -> None:
    """However many games people throw, it stays within a level's distance of its measured strength."""
    levels = dict(MEASURED)
    for _ in range(1000):
        lost = result(0, 2, ADA), result(1, 1, None, "easy")
        levels |= levels_after(*lost, known=(experienced(ADA),), levels=levels)
    assert levels["easy"].mu == MEASURED["easy"].mu + MAX_DRIFT
    assert levels["easy"].games == 1000


def test_the_even_match_follows_the_rating() -> None:
    """New people get the second level; somebody whose rating is a level's gets that, the less known a lower one."""
    assert even_match(None, MEASURED) == [*MEASURED][1]
    for level, standing in MEASURED.items():
        person = replace(experienced(ADA), mu=standing.mu, sigma=1.5)
        assert even_match(person, MEASURED) == level
    assert even_match(replace(experienced(ADA), sigma=20.0), MEASURED) == next(iter(MEASURED))
    only = {"normal": MEASURED["normal"]}
    assert even_match(None, only) == even_match(experienced(ADA), only) == "normal"


def test_my_level_finds_an_even_match() -> None:
    """People who play at their level are within one of their true one after 50 games."""
    rng, levels, names = Random(1), dict(MEASURED), [*MEASURED]
    true = {level: it.mu for level, it in MEASURED.items()}
    skills = {who: 4.0 + 1.5 * (who - ADA) for who in range(ADA, ADA + 25)}
    stood: dict[int, list[Standing]] = {}
    for number in range(50 * len(skills)):
        who = ADA + number % len(skills)
        known = stood.get(who, [])
        level = even_match(rating_against("splendor", known), levels)
        won = rng.random() < 1 / (1 + exp((true[level] - skills[who]) / 5.9))
        seats = result(0, 2 - won, who), result(1, 1 + won, None, level)
        ended = EndedGame(number, "splendor", EVERYWHERE, NOON, seats)
        stood[who] = [it.standing for it in rating.new_standings(ended, known, [], levels)]
        levels |= {it.level: it for it in rating.new_levels(ended, known, levels)}
    found = {who: even_match(rating_against("splendor", it), levels) for who, it in stood.items()}
    away = [
        abs(names.index(level) - names.index(min(true, key=lambda it: abs(true[it] - skills[who]))))
        for who, level in found.items()
    ]
    assert sum(rungs <= 1 for rungs in away) >= 23


def test_the_same_two_count_less_and_less() -> None:
    """Three games in a week count whole; the fourth three quarters, the sixth a half."""
    gains = {
        met: after(result(0, 1, ADA), result(1, 2, BO), met=met)[0].mu - rating.MU
        for met in (0, 2, 3, 5)
    }
    assert gains[0] == gains[2]
    assert gains[3] == pytest.approx(gains[0] * 3 / 4)
    assert gains[5] == pytest.approx(gains[0] / 2)


def test_whoever_lets_a_computer_play_stands_behind() -> None:
    """A seat that was given to a computer for being late counts as the last, whatever it reached."""
    told = points(after(result(0, 1, ADA, ending="timed-out"), result(1, 2, BO)))
    assert told[BO] > told[ADA]


def test_whoever_resigns_is_still_a_person() -> None:
    """A computer has played on for them; they stand behind, among people."""
    told = after(result(0, 2, ADA, "normal", "resigned"), result(1, 1, BO))
    assert {(it.user_id, it.pool) for it in told} == {(ADA, "people"), (BO, "people")}
    assert points(told)[BO] > points(told)[ADA]


def test_somebody_forgotten_says_nothing() -> None:
    """A game with somebody who is forgotten before it is settled counts for nobody."""
    assert after(result(0, 2, None), result(1, 1, ADA)) == []


def test_a_game_counts_the_more_the_further_it_leads() -> None:
    """A game with somebody who knows nobody else counts a twelfth; with one of a circle of twelve, whole."""

    def gain(*meetings: Meeting) -> float:
        told = after(result(0, 1, ADA), result(1, 2, BO), meetings=meetings)
        return next(it.mu for it in told if it.user_id == ADA) - rating.MU

    alone = gain()
    assert alone > 0
    assert gain(meeting(BO, CY)) == pytest.approx(2 * alone)
    assert gain(meeting(BO, CY), meeting(CY, 5, 6)) == pytest.approx(4 * alone)
    assert gain(meeting(BO, CY), meeting(ADA, CY, 5, 6)) == pytest.approx(2 * alone)
    assert gain(*(meeting(BO, who) for who in range(1, 12))) == pytest.approx(12 * alone)
    assert gain(*(meeting(BO, who) for who in range(1, 80))) == pytest.approx(12 * alone)


def test_second_accounts_say_nothing_of_their_owner() -> None:
    """Beating accounts that meet nobody but each other counts nothing for whoever plays with others."""
    crowd = [meeting(ADA, CY), *(meeting(CY, who) for who in range(1, 9))]
    ring = [meeting(BO, 201), meeting(201, 202), meeting(BO, ADA), meeting(ADA, 202)]
    told = after(result(0, 1, ADA), result(1, 2, BO), meetings=[*crowd, *ring])
    assert ADA not in points(told)
    # What a server sees is what happened there: elsewhere nobody else may have played with them.
    elsewhere = [Meeting(2, it.ended, it.people) for it in crowd]
    told = after(result(0, 1, ADA), result(1, 2, BO), meetings=[*elsewhere, *ring])
    assert ADA in points(told)
    assert ADA not in points(told, guild_id=EVERYWHERE)


def test_somebody_forgotten_may_be_somebody_new() -> None:
    """Games with people who were forgotten since count as games with whoever was not seen before them."""
    gone = [meeting(ADA, FORGOTTEN)] * 5
    new, known = rating.weights(ADA, [77, BO], NOON, [*WELL_MET, *gone])
    assert known == 1
    assert new == 0
    (alone,) = rating.weights(ADA, [77], NOON, gone)
    assert alone == pytest.approx(1 / rating.CIRCLE / 2)


def test_whoever_was_told_good_moves_only_loses_by_that() -> None:
    """With hints a game is not won; lost it is."""
    won = replace(result(0, 1, ADA), hinted=True)
    lost = replace(result(0, 2, ADA), hinted=True)
    assert after(won, result(1, 2, None, "normal")) == []
    (told, _) = after(lost, result(1, 1, None, "normal"))
    assert told.mu < rating.MU


def test_against_computers_nobody_else_matters() -> None:
    """A player who also beats a second account stands where the computer at the table puts them."""
    alone = after(result(0, 2, ADA), result(1, 1, None, "strong"))
    helped = after(result(0, 2, ADA), result(1, 1, None, "strong"), result(2, 3, BO))
    assert points(helped, "computers")[ADA] == points(alone, "computers")[ADA]


def test_a_game_counts_for_whoever_played_it() -> None:
    """Somebody who made hardly a turn is left out, and the others are compared without them."""
    left = replace(result(2, 3, CY), rated=False)
    assert after(result(0, 1, ADA), result(1, 2, BO), left) == after(
        result(0, 1, ADA), result(1, 2, BO)
    )


def test_points_become_sure() -> None:
    """Winning half the games among the same people leads to the points of `normal`, about 1,300."""
    known: dict[tuple[int, str, int], Standing] = {}
    for game in range(200):
        first, second = (ADA, BO) if game % 2 else (BO, ADA)
        told = after(result(0, 1, first), result(1, 2, second), known=tuple(known.values()))
        known |= {(it.user_id, it.pool, it.guild_id): it for it in told}
    assert all(1250 < it.points < 1350 and it.games == 200 for it in known.values())


def played(seed: int, *people: int, computer: str | None = None) -> Table:
    """Return a game between people, and perhaps a computer, played out at random."""
    rng = Random(seed)
    table = replace(LOBBY, channel_id=seed, host_id=people[0])
    for user_id in people:
        table = lobby.join(table, user_id, f"P{user_id}")
    if computer:
        table = lobby.add_computer(table, people[0], ["Nora"], computer)
    table = starting.start(table, people[0], rng)
    while table.stage == "playing":
        seat = table.asked
        assert seat is not None
        assert table.position.decision is not None
        move = str(table.rules.quick(table.position.seen_by(seat)))
        player = table.players[seat]
        if player.user_id is None:
            table = changes.answer(table, table.number, move, rng)
        else:
            table = changes.play(table, player.user_id, table.number, move, rng)
    return table


async def test_all_that_is_shown_follows_from_the_logs(tmp_path: Path) -> None:
    """Results and standings made anew from the logs are those that were kept as the games ended."""
    now = NOON
    store = await open_store(tmp_path / "facet.db", lambda: now)
    tables, rating_job = Tables(store, Random(1)), RatingJob(store)
    seatings = [(ADA, BO), (BO, ADA), (ADA, BO, CY), (CY, BO), (ADA,), (BO, ADA), (ADA, BO)]
    ids = []
    for seed, people in enumerate(seatings):
        now += timedelta(hours=5)
        computer = "normal" if len(people) == 1 else None
        over = played(seed, *people, computer=computer)
        opened = await tables.open(replace(over, stage="playing", revision=0))
        ids.append(opened.id)
        await tables.change(opened.id, lambda it: replace(it, stage="finished", revision=1))
        await rating_job.settle()
    assert await store.ledger.unsettled() is None

    stood: dict[tuple[object, ...], Standing] = {}
    ended: list[EndedGame] = []
    for table_id in ids:
        kept = await store.load(table_id)
        assert kept is not None
        assert kept.ended is not None
        table = Table.of(kept)
        results = results_of(table)
        names = {it.user_id: it.name for it in table.players if it.user_id is not None}
        assert list(results) == await store.ledger.results(table_id)
        game = EndedGame(table_id, table.game, table.guild_id, kept.ended, results, names)
        met = [
            Meeting(before.guild_id, before.ended, frozenset(rating.people_of(before)))
            for before in ended
            if len(rating.people_of(before)) > 1
        ]
        ended.append(game)
        for standing in (
            it.standing
            for it in rating.new_standings(game, stood.values(), met, measured_levels(game.game))
        ):
            stood[standing.user_id, standing.pool, standing.guild_id] = standing
    kept_standings = await store.ledger.standings([ADA, BO, CY])
    assert len(kept_standings) == len(stood) == 8
    for standing in kept_standings:
        anew = stood[standing.user_id, standing.pool, standing.guild_id]
        assert standing == replace(anew, mu=standing.mu, sigma=standing.sigma)
        assert (standing.mu, standing.sigma) == pytest.approx((anew.mu, anew.sigma))
    await store.close()


@pytest.mark.parametrize(("game", "level", "won"), WON)
def test_levels_stand_as_far_apart_as_they_play(game: str, level: str, won: float) -> None:
    """A player who beats the middle level as often as another level does reaches that one's points."""
    rng, standing, stood = Random(1), list[Standing](), []
    levels = measured_levels(game)
    middle = next(level for level, it in levels.items() if it.mu == NORMAL_STRENGTH)
    for number in range(2000):
        first = rng.random() < won
        seats = (result(0, 2 - first, ADA), result(1, 1 + first, None, middle))
        ended = EndedGame(number, game, EVERYWHERE, NOON, seats)
        standing = [it.standing for it in rating.new_standings(ended, standing, [], levels)]
        stood.append(standing[0].mu)
    assert mean(stood[200:]) == pytest.approx(strength(game, level), abs=1.5)


def season(seed: int, *, cheating: bool) -> dict[int, int]:
    """Return everybody's points after 200 games of twelve honest people and four cheats.

    Who wins is drawn by skill. Between these games a cheat's four second accounts play each other, and
    lose against the cheat, in twos and in threes.
    """
    rng, farm, now = Random(seed), Random(seed), NOON
    stood: dict[tuple[int, str, int], Standing] = {}
    meetings: list[Meeting] = []

    def settle(*order: int) -> None:
        results = tuple(result(seat, seat + 1, who) for seat, who in enumerate(order))
        known = [it for it in stood.values() if it.user_id in order]
        lately = [it for it in meetings if it.ended > now - rating.MEETING_WINDOW]
        for it in rating.new_standings(
            EndedGame(1, "splendor", EVERYWHERE, now, results), known, lately, MEASURED
        ):
            stood[it.standing.user_id, it.standing.pool, it.standing.guild_id] = it.standing
        meetings.append(Meeting(EVERYWHERE, now, frozenset(order)))

    for number in range(200):
        now += timedelta(hours=7)
        people = rng.sample(range(16), rng.choice((2, 2, 3, 4)))
        settle(*sorted(people, key=lambda who: rng.gauss(who % 12, 5), reverse=True))
        if cheating:
            cheat = 12 + number % 4
            first, second, third = farm.sample(range(100 * cheat, 100 * cheat + 4), 3)
            settle(first, second)
            settle(cheat, first)
            settle(cheat, second, third)
    return {who: stood[who, "people", EVERYWHERE].points for who in range(16)}


def test_cheats_gain_next_to_nothing() -> None:
    """With second accounts nobody stands 30 points higher, beside what everybody does, than without."""
    honest, cheating = season(1, cheating=False), season(1, cheating=True)
    gained = {who: cheating[who] - honest[who] for who in honest}
    usual = mean(gained[who] for who in range(12))
    assert all(gained[cheat] - usual <= 30 for cheat in range(12, 16))
    assert max(honest.values()) - min(honest.values()) > 300
