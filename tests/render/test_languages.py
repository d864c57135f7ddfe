"""Previews, explanations, turns and descriptions in every language."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from bot.testing.catalogues import LANGUAGES
from bot.testing.checks import assert_reads_well
from bot.testing.scenes import events_seen
from render import LOOKS, Scene, Words
from render.look import ALT_LIMIT, RULES_LIMIT
from render.seekers import previews
from render.seekers.explaining import explain_order, explain_seeker, explain_sheet, sheet_choice
from render.splendor.phrases import facts
from rules.seekers.seekers import SEEKERS_BY_ID
from rules.seekers.sheets import SHEETS
from rules.splendor.cards import CARDS, NOBLES, UNSEEN, Card, Noble
from tests.render import scenes
from tests.render.seekers import tables

TEXT = 3000
LINE = 100
Said = Iterator[tuple[str, int]]
SHEETS_PLAYED = [(sheet, tables.MODES[sheet % 3]) for sheet in SHEETS]


def within(texts: Said) -> None:
    """Fail where a text is too long, or shows what should have been put into words."""
    for text, most in texts:
        assert_reads_well(text)
        assert text == text.strip()
        assert len(text) <= most, text


@pytest.mark.parametrize(("sheet", "mode"), SHEETS_PLAYED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_previews_read_well(language: str, sheet: int, mode: str) -> None:
    """What each seeker reaches, and whom a player may still take, is whole and fits."""
    words = Words(language)
    for view in tables.positions(sheet, mode, "hand")[::4]:
        within((text, TEXT) for text in previews.reach(view, words).values())
        within((text, TEXT) for seat in (0, 1) if (text := previews.quota(view, seat, words)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_explanations_read_well(language: str) -> None:
    """Rules, terms, sheets, orders, seekers and cards are explained, each in its own words."""
    words = Words(language)
    for game in ("splendor", "seekers"):
        assert_reads_well(words(f"{game}-glossary"))
    for look in LOOKS.values():
        assert len(look.rules(words)) <= RULES_LIMIT
        within((line, TEXT) for line in look.rules(words).split("\n"))
    sheets = [explain_sheet(sheet, words) for sheet in SHEETS]
    within((line, 1000) for text in sheets for line in text.split("\n"))
    choices = [sheet_choice(sheet, words) for sheet in SHEETS]
    names = [words(f"seekers-sheet-{sheet}-name") for sheet in SHEETS]
    others = [explain_order(order, words) for order in (1, 2, 3, 4)]
    others += [explain_seeker(name, words) for name in SEEKERS_BY_ID]
    within((text, 300) for text in others)
    within((text, LINE) for text in choices)
    for texts in (sheets, choices, names, others):
        assert len(set(texts)) == len(texts)
    things: tuple[Card | Noble, ...] = (*CARDS.values(), *UNSEEN.values(), *NOBLES.values())
    within((facts(thing, words), LINE) for thing in things)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_names_who_took_it(language: str) -> None:
    """Each turn told to others names whoever took it."""
    words = Words(language)
    for sheet, mode in SHEETS_PLAYED:
        played = tables.game(sheet, mode, "hand")
        lines = LOOKS["seekers"].summary(events_seen(played, None), tables.NAMES, None, words)
        assert all(any(name in line for name in tables.NAMES) for line in lines)
    for seats, seed in ((2, 1), (4, 6)):
        names = scenes.NAMES[:seats]
        told = scenes.events(seats, seed, None)
        lines = LOOKS["splendor"].summary(told, names, None, words)
        assert all(any(name in line for name in names) for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_descriptions_fit_whatever_the_names(language: str) -> None:
    """However long names are, alternative texts fit and still tell what matters."""
    words = Words(language)
    splendor: Any
    seekers: Any
    splendor, seekers = scenes.played(4, 5)[150], tables.positions(20, "chaos")[9]
    for view, length in product((splendor, seekers), (0, 1, 40, 300, 5000)):
        seats = len(view.seats)
        game = "splendor" if view is splendor else "seekers"
        names = ("W" * length,) * seats
        text = LOOKS[game].alt(Scene(view.seen_by(None), names), words)
        assert len(words(f"{game}-name")) < len(text) <= ALT_LIMIT
        assert text.endswith((".", "。"))
