"""The crosstable in words: whom people have beaten, in every language and within Discord's limits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.features.seasons.crosstable import results
from bot.features.seasons.divisions import fewest
from bot.features.seasons.end_screen import past, winners
from bot.features.seasons.own_screen import own_games
from bot.features.seasons.progress import Progress, departed
from bot.features.seasons.screen import division, standing
from bot.features.seasons.values import Entrant, Fixture
from bot.i18n.lexicon import words_in
from bot.messages.screen import MAX_CONTENT_LENGTH, MAX_PANEL_BYTES, MAX_PANEL_LENGTH
from render.look import ALT_LIMIT
from rules import MOST_SEATS
from tests.bot.test_season_progress import NOW, left, progress, saved

LANGUAGES = ("en", "ja", "zh-TW")
WIDE = "W*_W" * 8
"""The longest name that Discord takes, half of which has to be escaped."""


def played(before: Progress, *places: Sequence[int]) -> Progress:
    """Return a season whose first games have ended so; the next one is being played."""
    fixtures: list[Fixture] = []
    for number, it in enumerate(before.fixtures):
        done = (
            replace(it, stage="decided", places=tuple(places[number]))
            if number < len(places)
            else it
        )
        fixtures.append(replace(it, stage="open") if number == len(places) else done)
    playing = frozenset(it.number for it in fixtures if it.stage == "open")
    return Progress(before.season, before.entrants, fixtures, playing)


def alt_of(season: Progress, language: str) -> str:
    """Return what the picture of the standings shows."""
    picture = standing(season, words_in(language)).picture
    assert picture is not None
    return picture.alt


def test_each_game_is_told_to_both() -> None:
    """Whoever won has beaten the other, who has lost to them; other games are open, or were a tie."""
    season, words = played(progress(2, 3), (1, 2), (1, 1)), words_in("en")
    (one, other), (left, right), (plays, waits) = (it.entries for it in season.fixtures)

    def told(entry: int) -> list[str]:
        return results(season, entry, words).split("; ")

    assert f"beat person {other}" in told(one)
    assert f"lost to person {one}" in told(other)
    assert f"tied with person {right}" in told(left)
    assert f"tied with person {left}" in told(right)
    assert f"being played: person {waits}" in told(plays)
    assert f"not begun: person {one}" not in told(other)


def test_larger_tables_are_told_by_places() -> None:
    """At three and four seats, the places stand in turn, and the other games are counted."""
    season = played(progress(3, 7), (2, 1, 3))
    first, second, _ = season.fixtures[0].entries
    for entry, place in ((first, 2), (second, 1)):
        assert f"places: {place}" in results(season, entry, words_in("en"))
    assert "being played: 1" in results(season, season.fixtures[1].entries[0], words_in("en"))


def test_games_that_do_not_count_are_told() -> None:
    """A game is not counted if it was called off, or somebody has left before half of theirs."""
    before = progress(2, 3)
    void = replace(before.fixtures[0], stage="void")
    season = Progress(before.season, before.entrants, [void, *before.fixtures[1:]])
    one, other = void.entries
    assert f"not counted: person {other}" in results(season, one, words_in("en"))


def test_a_round_without_an_opponent_is_told() -> None:
    """In an evening, a bye is told as such."""
    before = progress(2, 3)
    bye = replace(before.fixtures[0], round=1, entries=(0,), places=(1,), stage="decided")
    season = Progress(replace(before.season, kind="evening"), before.entrants, [bye])
    assert results(season, 0, words_in("en")) == "had a bye"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_of_a_small_season_tells_all_results(language: str) -> None:
    """Its alt text has everybody's games."""
    season = played(progress(2, 11), (1, 2), (2, 1))
    words, alt = words_in(language), alt_of(played(progress(2, 11), (1, 2), (2, 1)), language)
    assert all(results(season, it.entry, words) in alt for it in season.entrants)


def test_ones_own_place_is_told_below_the_picture_too() -> None:
    """Whoever is 25th or lower finds their line first; names in any script keep within the bytes."""
    before = progress(2, 40)
    names = [replace(it, name=f"{'漢' * 30}{it.entry:02}", division=0) for it in before.entrants]
    fixtures = [replace(it, division=0) for it in before.fixtures]
    fixtures[0] = replace(fixtures[0], stage="decided", places=(1, 2))
    season = Progress(replace(before.season, kind="evening"), names, fixtures)
    last = season.lines(0)[-1]
    user_id = next(it.user_id for it in names if it.entry == last.entry)
    told = own_games(season, user_id or 0, {}, words_in("en")).text
    assert f"{last.place}. " in told
    assert len(told.encode()) <= MAX_PANEL_BYTES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(2, MOST_SEATS + 1))
@pytest.mark.parametrize("people", [5, 9, 24, 60, 80])
def test_words_fit_whatever_the_names(language: str, seats: int, people: int) -> None:
    """However many people play, and however long their names are, everybody's games can be read."""
    before, words = progress(seats, max(people, fewest(seats))), words_in(language)
    named = [replace(it, name=f"{WIDE[:-2]}{it.entry:02}") for it in before.entrants]
    season = Progress(before.season, named, before.fixtures)
    shown = standing(season, words)
    assert len(shown.content) <= MAX_CONTENT_LENGTH
    assert shown.picture
    assert len(shown.picture.alt) <= ALT_LIMIT
    for number, entries in enumerate(season.divisions):
        text = division(season, number, words).text
        assert len(text) <= MAX_PANEL_LENGTH
        assert all(results(season, it, words) in text for it in entries)
    assert len(own_games(season, 100, {}, words).text) <= MAX_PANEL_LENGTH


def test_a_name_is_plain_in_the_alt_text() -> None:
    """Markup is escaped in messages alone: a screen reader would read the backslashes out."""
    before = progress(2, 3)
    named: list[Entrant] = [replace(it, name=f"a_b{it.entry}") for it in before.entrants]
    season = Progress(before.season, named, before.fixtures)
    assert "a_b1" in alt_of(season, "en")
    assert "a\\_b1" in standing(season, words_in("en")).content


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_season_that_all_have_left_has_no_winner(language: str) -> None:
    """Its standings, its end and the list of past seasons are shown all the same."""
    words, gone = words_in(language), progress(2, 8)
    for entry in range(8):
        gone = left(gone, entry)
    changes, void = departed(gone, NOW)
    after = saved(gone, changes, *void)
    over = Progress(replace(after.season, stage="over"), after.entrants, after.fixtures)
    assert standing(over, words).picture is not None
    assert winners(over, words).picture is None
    assert "–" in past([(over.season, [])], words).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_season_with_many_long_names_says_how_it_goes_on(language: str) -> None:
    """However long the names of those who have joined, their number and what comes next are there."""
    words, full = words_in(language), progress(2, 80)
    entrants = [replace(it, name=WIDE, division=None) for it in full.entrants]
    season = Progress(replace(full.season, stage="joining"), entrants, ())
    caption = standing(season, words).caption
    assert len(caption) <= MAX_CONTENT_LENGTH
    assert "80" in caption
    assert words("season-how", kind="season") in caption
