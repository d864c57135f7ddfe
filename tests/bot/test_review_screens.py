"""Every page of a review the bot can show: within Discord's limits, and true to the game."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from bot.computers.levels import adviser_of
from bot.computers.review import Review, TurningPoint, played_moves
from bot.features.catalogue import FEATURES
from bot.features.hints.screen import reason_line
from bot.features.replay import film_screen as film
from bot.features.replay import review_screen
from bot.features.replay import screen as replay
from bot.features.replay.replay import Replay
from bot.features.replay.screen import ReplayStop
from bot.i18n.lexicon import LANGUAGES, words_in
from bot.messages.screen import Screen
from bot.panels import Viewpoint
from bot.screens import board
from bot.store.values import StartPosition
from bot.tables.table import Table
from bot.testing.test_screens import OWN, fits_one, presses
from render.look import ALT_LIMIT
from rules import GAMES
from rules.turns import turn_bounds
from tests.bot.test_replay_screens import whole

ADVISED = [game for game in GAMES if adviser_of(game)]


def said_of(table: Table, points: int = 3, seed: int = 1) -> Review:
    """Return what a review could say of a game: any chances, and answers that were offered."""
    match, rng = table.match, Random(seed)
    assert match is not None
    stops = turn_bounds(table.rules, match)
    adviser = adviser_of(table.game)
    assert adviser
    chances = []
    for _ in stops:
        drawn = [rng.random() for _ in table.players]
        chances.append(tuple(round(one / sum(drawn), 4) for one in drawn))
    found: dict[int, TurningPoint] = {}
    asked = played_moves(match, stops)
    for one in rng.sample(asked, len(asked)):
        if len(found) < points and one.turn not in found and one.view.decision:
            moves = [move for move in one.view.decision.moves if str(move) != one.played]
            better = rng.choice(moves)
            reasons = adviser.reasons(one.view, better)
            told = (one.number, one.seat, one.played, str(better), 0.25, 0.5, tuple(reasons))
            found[one.turn] = TurningPoint(*told)
    accuracy = tuple(None if seat == 3 else 80.4 + seat for seat in range(len(table.players)))
    ordered = tuple(found[turn] for turn in sorted(found))
    return Review(table.game, tuple(stops), tuple(chances), accuracy, ordered)


def pages(table: Table, review: Review, language: str, reader: int | None = 0) -> Iterator[Screen]:
    """Yield every page of a review."""
    viewpoint = Viewpoint(table.play, reader, words_in(language), OWN)
    seen = Replay(table.play, reader)
    yield review_screen.overview(viewpoint, seen, review)
    for number in range(1, len(review.turning_points) + 1):
        yield review_screen.point(viewpoint, seen, review, number)
    yield review_screen.not_made(viewpoint, viewpoint.words("refused-review-broken"))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", ADVISED)
def test_every_page_is_within_the_limits(game: str, seed: int) -> None:
    """No page on a random game is one that Discord would refuse, in any language."""
    seats = Table(1, 1, 1, game, 1, {}, "en").rules.seats
    table = whole(game, seats[-1 - seed % len(seats)], seed)
    for language in LANGUAGES:
        for screen in pages(table, said_of(table, points=seed), language):
            fits_one(screen)
            if screen.picture:
                assert 0 < len(screen.picture.alt) <= ALT_LIMIT
                assert len(screen.picture.file) < 150_000


@pytest.mark.parametrize("game", ADVISED)
def test_a_page_shows_the_position_thatwas_asked(game: str) -> None:
    """Its board is that of the turning point, with everything open as in the replay, its words name both moves."""
    table = whole(game, 2, 4)
    review = said_of(table)
    viewpoint = Viewpoint(table.play, 1, words_in("en"))
    seen = Replay(table.play, 1)
    for number, point in enumerate(review.turning_points, start=1):
        screen = review_screen.point(viewpoint, seen, review, number)
        position = table.match.positions[point.number]  # type: ignore[union-attr]
        scene = replace(seen.asked_at(point.number), round=0)
        assert scene.view == position
        assert position.decision
        assert position.decision.seat == point.seat
        offered = {str(move): move for move in position.decision.moves}
        for notation in (point.played, point.better):
            label = viewpoint.look.label(offered[notation], position, viewpoint.words)
            assert label in screen.text
        assert "chance of winning of 25%" in screen.text
        assert "with 50%" in screen.text
        names = [f"**{name}**" for name in viewpoint.names]
        for reason in point.reasons:
            line = reason_line(viewpoint.look, reason, names, viewpoint.texts)
            assert f"- {line}" in screen.text
        turn = seen.turn_of(point.number)
        assert f"turn {turn} of {seen.last}" in screen.caption
        assert replay_leads_to(screen) == [turn]


def replay_leads_to(screen: Screen) -> list[int]:
    """Return the stops to which a page's way into the replay leads."""
    said = [press.argument for press in presses(screen) if press.action == "replay"]
    return [int(argument.partition(":")[0]) for argument in said]


@pytest.mark.parametrize("turns", [1, 5, 12, 13, 57, 110, 333])
def test_the_chart_is_told_with_its_numbers(turns: int) -> None:
    """The alt text has each seat's chance at the start, at the end, and at even steps between."""
    step = review_screen.step(turns)
    listed = [*range(0, turns, step), turns]
    assert len(listed) <= review_screen.MAX_CHANCES_LISTED
    gaps = {later - earlier for earlier, later in pairwise(listed[:-1])}
    assert gaps <= {step}
    assert set(str(step)) <= set("0125")


def test_only_a_seat_that_lost_nothing_is_told_100() -> None:
    """An accuracy of 99.7 is shown as 99, as at 100 every move was as good as the best one."""
    table = whole("splendor", 2, 2)
    review = replace(said_of(table), accuracy=(99.7, 100.0))
    viewpoint = Viewpoint(table.play, None, words_in("en"))
    screen = review_screen.overview(viewpoint, Replay(table.play), review)
    one, other = viewpoint.bold_names
    assert f"{one} (99)" in screen.caption
    assert f"{other} (100)" in screen.caption


def test_alt_text_says_what_is_drawn() -> None:
    """Every number of the alt text is that of the review, for every seat."""
    table = whole("splendor", 3, 2)
    review = said_of(table)
    seen = Replay(table.play)
    viewpoint = Viewpoint(table.play, None, words_in("en"))
    alt = review_screen.overview(viewpoint, seen, review).picture.alt  # type: ignore[union-attr]
    listed = [*range(0, seen.last, review_screen.step(seen.last)), seen.last]
    for seat, name in enumerate(table.names):
        told = ", ".join(
            str(min(99, max(1, round(100 * review.chances[stop][seat])))) for stop in listed
        )
        assert f"{name}: {told}." in alt
    turned = ", ".join(str(seen.turn_of(point.number)) for point in review.turning_points)
    assert f"Turning points (turns): {turned}." in alt
    for name, accuracy in zip(table.names, review.accuracy, strict=True):
        assert f"{name} ({round(accuracy or 0)})" in alt


def test_buttons_lead_to_the_turning_points() -> None:
    """The overview has one each, a page disables its own, and the replay has them too."""
    table = whole("splendor", 2, 3)
    review = said_of(table)
    first, *points, _ = pages(table, review, "en")
    assert arguments(first) == ["1", "2", "3"]
    assert [arguments(page) for page in points] == [["2", "3", ""], ["1", "3", ""], ["1", "2", ""]]
    seen = Replay(table.play, 0)
    turned = review_screen.turns(seen, review)
    viewpoint = Viewpoint(table.play, 0, words_in("en"))
    shown = replay.screen(viewpoint, seen, 0, turned, review=True)
    marked = [it.argument for it in presses(shown) if ":point" in it.argument]
    assert marked == [str(ReplayStop(turn, "point")) for turn in turned]
    assert [it.action for it in presses(shown)].count("review") == 1
    fits_one(shown)
    end = replay.screen(viewpoint, seen, seen.last, turned)
    assert end.picture is not None
    assert f"The last turning point: turn {turned[-1]}, " in end.picture.alt


def arguments(screen: Screen) -> Sequence[str]:
    """Return what the ways to pages say."""
    return [press.argument for press in presses(screen) if press.action == "review"]


@pytest.mark.parametrize("game", ADVISED)
def test_a_finish_leads_to_its_review(game: str) -> None:
    """A game played here to its end has the button, a tutorial too; one played on has none."""
    table = whole(game, 2, 1)
    for played in (table, replace(table, lesson=1)):
        actions = [it.press.action for it in board.lasting(played, FEATURES) if it.press]
        assert actions == ["replay", "review"]
    begins = StartPosition(2, dict(table.setup or {}), ())
    played_on = replace(table, begins=begins)
    assert [it.press.action for it in board.lasting(played_on, FEATURES) if it.press] == ["replay"]


def test_a_film_shows_the_chances_of_a_review() -> None:
    """Each turn is told with who did it; a review of the very game adds everybody's chances."""
    table = whole("splendor", 2, 1)
    seen, words = Replay(table.play), words_in("en")
    review = said_of(table)
    told = film.shots(seen, words, review)
    assert [shot.chances for shot in told] == list(review.chances)
    captions = [shot.caption for shot in told]
    assert all(it.name == table.names[it.seat] for it in captions if it.seat is not None)
    assert [it.seat for it in captions] == [None, *seen.seats[:-1], None]
    assert told[0].weight == 1.0  # there is time to read who plays
    assert not re.search(r"\n|\.[A-Z0-9]", " ".join(it.text for it in captions))
    assert {shot.weight for shot in told} == {0.0, film.FEAT, 1.0}
    of_another = replace(review, chances=review.chances[:-1])
    assert not any(shot.chances for shot in film.shots(seen, words, of_another))
