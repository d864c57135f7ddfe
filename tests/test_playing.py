"""The pages on playing, fair play and hosting say what the bot does."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest

from bot.features.follow.actions import FOLLOW_LASTS
from bot.features.matchmaking.groups import FAST, SLOW
from bot.features.plans.plans import MAX_CHOICES
from bot.features.ratings import rating
from bot.features.ratings.rating import BASE_POINTS
from bot.host.settings import Bounds
from bot.i18n.lexicon import LANGUAGES, words_in
from bot.store.values import ServerSettings
from bot.tables.clocks import AWAY_BUDGET, AWAY_DAYS_A_WEEK, MAX_BANK, MAX_MISSED
from bot.tables.due_events import DEFAULT_PATIENCE, LOBBY_EXPIRES
from bot.tables.reliability import MIN_GAMES, MIN_TURNS, ON_TIME_PERCENT
from bot.tables.taking_part import FEW_TURNS
from bot.tables.terms import PRESETS
from tests.test_docs import ROOT
from tests.tools.untranslated import document


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_on_playing_has_the_presets(language: str) -> None:
    """Each preset has its row there, with its pace, whether it's rated, and what happens to the late."""
    words, rows = words_in(language), dict[str, list[str]]()
    for line in re.findall(r"^\| (.*) \|$", document("docs/playing", language), re.MULTILINE)[2:]:
        name, *rows[name] = line.split(" | ")
    assert list(rows) == [words(f"preset-{preset}") for preset in PRESETS]
    late = set[tuple[str, str]]()
    for terms, (pace, rated, when_late) in zip(PRESETS.values(), rows.values(), strict=True):
        assert pace == words(f"pace-{terms['pace']}")
        assert rated == words(f"setting-rated-{terms['rated']}")
        late.add((terms["late"] if terms["pace"] != "none" else "", when_late))
    assert len({it for it, _ in late}) == len({it for _, it in late}) == len(late) == 3


def test_the_page_on_playing_has_the_numbers() -> None:
    """How long and how many things may be, as the page for players says, is what the bot does."""
    page = document("docs/playing", "en").replace("\n", " ").replace("  ", " ")
    server, fast, slow = ServerSettings(0), FAST.lasts, SLOW.lasts
    for said in (
        f"can have {server.most_each} tables open, and all players together {server.most_tables}",
        f"closes after {_days(LOBBY_EXPIRES)}",
        f"at most {AWAY_BUDGET.days} days in each game",
        f"after {_days(DEFAULT_PATIENCE.rests)}, any player may",
        f"After {_days(DEFAULT_PATIENCE.sleeps)} it falls asleep",
        f"start at {BASE_POINTS} points",
        f"this server, for {_days(FOLLOW_LASTS)}",
        f"wait for {fast.seconds // 60} minutes for a fast game and for {_days(slow)} for",
    ):
        assert said in page, said
    assert (MAX_BANK, MAX_CHOICES, MAX_MISSED, AWAY_DAYS_A_WEEK, FEW_TURNS) == (3, 3, 3, 2, 2)


def test_the_page_on_fair_play_has_the_numbers() -> None:
    """How much a game counts and who may be kept from a table, as that page says, is what the bot does."""
    page = " ".join(document("docs/fair-play", "en").split())
    spelled = {2: "two", 5: "five", 10: "ten", 12: "twelve", 20: "twenty", 36: "thirty-six"}
    for said in (
        f"at {BASE_POINTS} points",
        f"fewer than {spelled[rating.PROVISIONAL_GAMES]} rated games",
        f"the {spelled[rating.CLOSEST]} they play with most",
        f"{spelled[rating.KNOWN_GAMES]} make it count fully, eighteen a quarter",
        f"Every {spelled[rating.GAMES_FOR_ONE]} games",
        f"fewer than {spelled[rating.SMALL_SERVER]} people have a rating",
        f"took less than {ON_TIME_PERCENT}% of their turns in time can’t join",
        f"after {spelled[MIN_GAMES]} games and {spelled[MIN_TURNS]} such turns",
        f"at most {AWAY_BUDGET.days} days in each game",
        f"more than {spelled[FEW_TURNS]} of their turns",
    ):
        assert said in page, said
    assert (rating.KNOWN_AFTER.days, rating.MEETING_WINDOW.days) == (30, 365)


def test_the_page_on_hosting_has_the_limits() -> None:
    """What a server may have open at most, as long as nobody chooses otherwise, is what the bot does."""
    server = ServerSettings(0)
    page = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    assert (
        f"a server has at most {server.most_tables} and a person there {server.most_each};" in page
    )
    assert f" | {Bounds().most_tables} |\n" in page


def _days(span: timedelta) -> str:
    return "a day" if span.days == 1 else f"{span.days} days"
