"""The numbers that texts give are those that the code goes by, in every language."""

from __future__ import annotations

import pytest

from bot.features.seasons.wishes import EVENING_PACES, EveningWish, SeasonWish
from bot.i18n.lexicon import LANGUAGES, words_in
from bot.store.values import Pace
from bot.tables.clocks import BANKS, DAY_S, HOUR_S, MAX_BANK, MAX_MISSED, PACES
from bot.tables.terms import PRESETS
from render import Words

UNITS = {
    "en": {DAY_S: " day", HOUR_S: " hour", 60: " minute", 1: " second"},
    "ja": {DAY_S: "日", HOUR_S: "時間", 60: "分", 1: "秒"},
    "zh-TW": {DAY_S: "天", HOUR_S: "小時", 60: "分鐘", 1: "秒"},
}

in_every_language = pytest.mark.parametrize("words", [*map(words_in, LANGUAGES)], ids=LANGUAGES)


def amount(seconds: int, words: Words) -> str:
    """Return a time as texts write it, up to the plural."""
    size, unit = next(it for it in UNITS[words.language].items() if seconds % it[0] == 0)
    return f"{seconds // size}{unit}"


@in_every_language
@pytest.mark.parametrize("pace", [pace for pace in PACES if PACES[pace]])
def test_a_pace_says_how_much_time_there_is(pace: Pace, words: Words) -> None:
    """The time for a turn; of a total time also what each turn adds, and the most that is kept."""
    times = [PACES[pace] or 0]
    if pace in BANKS:
        times += [BANKS[pace].increment, MAX_BANK * BANKS[pace].start]
    for key in (f"pace-{pace}", f"lobby-pace-{pace}"):
        for time in times:
            assert amount(time, words) in words(key), key


@in_every_language
@pytest.mark.parametrize("key", ["setting-late-computer", "lobby-late-computer", "late-computer"])
def test_it_is_said_when_a_computer_keeps_a_seat(key: str, words: Words) -> None:
    """Whoever chooses that a computer plays late turns reads after how many it keeps the seat."""
    assert str(MAX_MISSED) in words(key)


@in_every_language
@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_says_its_pace(preset: str, words: Words) -> None:
    """The line under a preset has the time for a turn."""
    assert words(f"pace-{PRESETS[preset]['pace']}") in words(f"preset-{preset}-about")


@in_every_language
def test_an_option_of_a_season_says_its_default(words: Words) -> None:
    """What a season or an evening has if nothing else is chosen."""
    season, evening = SeasonWish("splendor"), EveningWish("splendor")
    bank = BANKS[season.pace]
    for time in (bank.start, bank.increment):
        assert amount(time, words) in words("season-pace-about")
    assert amount(PACES[evening.pace] or 0, words) in words("season-evening-pace-about")
    for key, default in {
        "season-seats-about": season.seats,
        "season-most-about": season.most,
        "season-rounds-about": evening.rounds,
        "season-begins-about": evening.begins,
    }.items():
        assert str(default) in words(key), key


@in_every_language
def test_an_evening_says_how_short_its_turns_are(words: Words) -> None:
    """From the shortest to the longest that can be chosen."""
    for pace in (EVENING_PACES[0], EVENING_PACES[-1]):
        assert amount(PACES[pace] or 0, words) in words("season-evening-about")
