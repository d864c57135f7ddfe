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
from bot.features.catalogue import FEATURES
from bot.features.ratings import rating
from bot.features.ratings.ledger import (
    EVERYWHERE,
    EndedGame,
    Ledger,
    LevelStanding,
    Meeting,
    Standing,
)
from bot.features.ratings.levels import (
    MAX_DRIFT,
    Levels,
    even_match,
    measured_levels,
    rating_against,
)
from bot.features.ratings.rating import RatingJob
from bot.store.values import Ending, Result
from bot.tables import changes, lobby, starting
from bot.tables.results import results_of
from bot.tables.table import Table
from bot.tables.tables import Tables
from rules import GAMES
from tests.stores import Opener

ADA, BO, CY = 100, 101, 102
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
WON = (
    ("splendor", "normal", 0.157),
    ("splendor", "12", 0.939),
    ("seekers", "easy", 0.4),
    ("seekers", "strong", 0.85),
)
"""How often levels beat the one of `NORMAL_STRENGTH`, by the arena."""
ALL = rating.CLOSEST + rating.KNOWN_GAMES
"""With so many people somebody has to play once to be fully known."""


def meeting(*people: int, guild_id: int = 1, ago: int = 30, whole: bool = True) -> Meeting:
    """Return a rated game in which people came in this order, some days ago."""
    places = {who: place for place, who in enumerate(people, 1)} if whole else {}
    return Meeting(guild_id, NOON - timedelta(days=ago), frozenset(people), places)


def games_of(who: int, count: int, guild_id: int = 1) -> list[Meeting]:
    """Return games that somebody won, each against somebody else."""
    return [meeting(who, 900 + friend, guild_id=guild_id) for friend in range(count)]


WELL_MET = [it for who in (ADA, BO, CY) for it in games_of(who, ALL)]
"""Games by which everybody is fully known."""
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
    people_here: int = rating.SMALL_SERVER,
) -> list[Standing]:
    """Return where people stand after a game in a server, before which Ada has met Bo so often."""
    before = sorted([*meetings, *[meeting(ADA, BO, ago=1)] * met], key=lambda it: it.ended)
    counted = rating.new_standings(
        EndedGame(7, "splendor", 1, NOON, results), known, before, levels, people_here
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
    beaten = after(result(0, 1, ADA), result(1, 2, None, "9"), known=(ada,))
    weaker = {**MEASURED, "9": replace(MEASURED["9"], mu=MEASURED["9"].mu - 2)}
    again = after(result(0, 1, ADA), result(1, 2, None, "9"), known=(ada,), levels=weaker)
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
    assert even_match(replace(experienced(ADA), sigma=40.0), MEASURED) == next(iter(MEASURED))
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


def gain(meetings: Sequence[Meeting], met: int = 0) -> float:
    """Return how much Ada rises by beating Bo everywhere, in parts of what a full game is worth."""

    def mu(told: list[Standing]) -> float:
        found = (it.mu for it in told if (it.user_id, it.guild_id) == (ADA, EVERYWHERE))
        return next(found, rating.MU) - rating.MU

    won = result(0, 1, ADA), result(1, 2, BO)
    return mu(after(*won, met=met, meetings=meetings)) / mu(after(*won))


def test_an_opponent_counts_by_whom_else_they_played() -> None:
    """With somebody fully known a game counts whole; half as well known, a quarter; unknown, not at all."""
    half = rating.CLOSEST + rating.KNOWN_GAMES // 2
    assert gain(games_of(BO, 2 * ALL)) == gain(games_of(BO, ALL)) == pytest.approx(1)
    assert gain(games_of(BO, half)) == pytest.approx(1 / 4)
    assert gain(games_of(BO, rating.CLOSEST)) == 0
    assert gain([]) == 0


def test_games_with_the_closest_make_nobody_known() -> None:
    """However often somebody plays with five others, who may be one person's second accounts."""
    close = [meeting(BO, who) for who in (201, 202, 203, 204, 205) for _ in range(60)]
    assert gain(close) == 0
    alone, others = gain(games_of(BO, 20)), 20 - rating.CLOSEST
    assert gain([*games_of(BO, 20), *close]) == pytest.approx(alone * (20 / others) ** 2)


def test_recent_games_make_nobody_known() -> None:
    """A fresh account has nothing to lend: only games that are thirty days old say what somebody is worth."""
    recent = [meeting(BO, 900 + it, ago=29) for it in range(ALL)]
    assert gain(recent) == 0
    assert gain([*games_of(BO, ALL), *recent]) == pytest.approx(1)


def test_only_whole_games_make_known() -> None:
    """A stranger against whom somebody resigns, or whom they never beat, says nothing of them."""
    assert gain([meeting(BO, 900 + it, whole=False) for it in range(ALL)]) == 0
    assert gain([meeting(900 + it, BO) for it in range(ALL)]) == 0
    mixed = [meeting(*((BO, it) if it % 3 else (it, BO))) for it in range(900, 900 + ALL)]
    assert gain(mixed) == pytest.approx(1)


def test_whom_two_play_with_together_makes_neither_known() -> None:
    """A table at which Ada sat herself says nothing to her of how well Bo plays elsewhere."""
    assert gain([meeting(BO, ADA, 900 + it) for it in range(ALL)]) == 0


def test_the_same_two_count_as_often_as_they_play_with_others() -> None:
    """One game counts whole; the next one, once the opponent has played twelve with those who know them."""
    assert [gain(WELL_MET, met) for met in range(3)] == pytest.approx([1, 0, 0])
    later = [meeting(BO, 920 + it, ago=0) for it in range(rating.GAMES_FOR_ONE)]
    strangers = [meeting(BO, 800 + it, ago=0) for it in range(rating.GAMES_FOR_ONE)]
    assert gain([*WELL_MET, *strangers], 5) == 0
    assert gain([*WELL_MET, *later], 5) == pytest.approx(1)
    assert gain([*WELL_MET, *later[:6]], 5) == pytest.approx(1 / 2)


def test_a_newcomer_moves_by_their_first_game() -> None:
    """Whoever plays with somebody known has a rating at once; theirs doesn't move by somebody unknown."""
    told = after(result(0, 1, ADA), result(1, 2, BO), meetings=games_of(BO, ALL))
    assert {it.user_id for it in told} == {ADA}


def test_somebody_unknown_at_the_table_changes_nothing() -> None:
    """Among three, each opponent counts by how well they are known, and not by how well the other is."""
    met = [it for it in WELL_MET if CY not in it.people]
    told = after(result(0, 1, ADA), result(1, 2, BO), result(2, 3, CY), meetings=met)
    alone = after(result(0, 1, ADA), result(1, 2, BO))
    assert points(told)[ADA] == points(alone)[ADA]
    three = after(result(0, 1, ADA), result(1, 2, BO), result(2, 3, CY))
    quarter = [*met, *games_of(CY, rating.CLOSEST + rating.KNOWN_GAMES // 2)]
    some = after(result(0, 1, ADA), result(1, 2, BO), result(2, 3, CY), meetings=quarter)
    low, high, found = (it[0].mu for it in (alone, three, some))
    assert found == pytest.approx(low + (high - low) / 4)


def test_an_account_lends_no_more_than_it_played_with_others() -> None:
    """Whatever happens, all games with one person count no more than a twelfth of those with others."""
    for seed in range(30):
        rng, met, lent, elsewhere = Random(seed), list[Meeting](), 0.0, 0
        for number in range(150):
            farm = rng.random() < 0.3
            other = ADA if farm else rng.randrange(800, 800 + rng.choice((4, 40)))
            pair = [BO, other] if rng.random() < 0.6 else [other, BO]
            if farm:
                lent += rating.weights(ADA, [BO], met, NOON)[0]
            whole = rng.random() < 0.8
            met.append(meeting(*pair, ago=200 - number, whole=whole))
            elsewhere += whole and not farm
        assert lent <= elsewhere / rating.GAMES_FOR_ONE


@pytest.mark.parametrize("people", [2, 3, 5, 8])
def test_friends_move_in_a_small_server(people: int) -> None:
    """Where few people play, games count a little in any case, but only in their server."""
    told = after(result(0, 1, ADA), result(1, 2, BO), meetings=[], people_here=people)
    assert {it.guild_id for it in told} == {1}
    assert points(told)[ADA] > 500 + 10
    assert points(after(result(0, 1, ADA), result(1, 2, BO), meetings=[])) == {}


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


def test_what_happened_elsewhere_makes_nobody_known_in_a_server() -> None:
    """In a server, only its own games count; everywhere, all of them do."""
    elsewhere = games_of(BO, ALL, guild_id=2)
    told = after(result(0, 1, ADA), result(1, 2, BO), meetings=elsewhere)
    assert {it.guild_id for it in told} == {EVERYWHERE}


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
    """Winning half the games among people who are known leads to the points of `normal`, about 1,300."""
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


async def test_all_that_is_shown_follows_from_the_logs(opened: Opener, tmp_path: Path) -> None:
    """Results and standings made anew from the logs are those that were kept as the games ended."""
    now = NOON
    store = await opened(tmp_path / "facet.db", FEATURES, lambda: now)
    tables, rating_job = Tables(store, Random(1)), RatingJob(store)
    seatings = [(ADA, BO), (BO, ADA), (ADA, BO, CY), (CY, BO), (ADA,), (BO, ADA), (ADA, BO)]
    ids = []
    for seed, people in enumerate(seatings):
        now += timedelta(hours=5)
        computer = "normal" if len(people) == 1 else None
        over = played(seed, *people, computer=computer)
        begun = await tables.open(replace(over, stage="playing", revision=0))
        ids.append(begun.id)
        await tables.change(begun.id, lambda it: replace(it, stage="finished", revision=1))
        await rating_job.settle()
    assert await store.of(Ledger).unsettled() is None

    stood: dict[tuple[object, ...], Standing] = {}
    ended: list[EndedGame] = []
    for table_id in ids:
        kept = await store.load(table_id)
        assert kept is not None
        assert kept.ended is not None
        table = Table.of(kept)
        results = results_of(table)
        names = {it.user_id: it.name for it in table.players if it.user_id is not None}
        assert list(results) == await store.results.of(table_id)
        game = EndedGame(table_id, table.game, table.guild_id, kept.ended, results, names)
        met = [
            Meeting(
                before.guild_id,
                before.ended,
                frozenset(rating.people_of(before)),
                {it.user_id: it.place for it in before.results if it.user_id and it.place},
            )
            for before in ended
            if len(rating.people_of(before)) > 1
        ]
        ended.append(game)
        here = sum(key[1:] == ("people", game.guild_id) for key in stood)
        levels = measured_levels(game.game)
        for standing in (
            it.standing for it in rating.new_standings(game, stood.values(), met, levels, here)
        ):
            stood[standing.user_id, standing.pool, standing.guild_id] = standing
    kept_standings = await store.of(Ledger).standings([ADA, BO, CY])
    assert len(kept_standings) == len(stood) == 5
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
