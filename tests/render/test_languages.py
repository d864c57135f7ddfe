"""Whole games told, asked, labelled and described in every language."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from render import LOOKS, Scene, Words
from render.look import ALT_LIMIT, LABEL_LIMIT, RULES_LIMIT
from render.seekers import previews
from render.seekers.explaining import explain_order, explain_seeker, explain_sheet, sheet_choice
from render.splendor.phrases import facts
from rules.seekers.seekers import SEEKERS_BY_ID
from rules.seekers.sheets import SHEETS
from rules.splendor.cards import CARDS, NOBLES, UNSEEN, Card, Noble
from tests.catalogues import LANGUAGES
from tests.render import scenes
from tests.render.checks import assert_reads_well, hand_of
from tests.render.scenes import Played, events_seen
from tests.render.seekers import tables

TEXT = 3000
LINE = 100
Said = Iterator[tuple[str, int]]
SHEETS_PLAYED = [(sheet, tables.MODES[sheet % 3]) for sheet in SHEETS]


def said(game: str, played: Played, names: tuple[str, ...], words: Words) -> Said:
    """Yield every text of a game, each with how long it may be."""
    look, (positions, _) = LOOKS[game], played
    for reader in (None, *range(len(names))):
        events = events_seen(played, reader)
        each = (look.summary([event], names, reader, words) for event in events)
        yield from ((line, TEXT) for lines in each for line in lines)
        for line in look.summary(events, names, reader, words):
            yield line, TEXT
        for position in positions[::4]:
            shown = Scene(position.seen_by(reader), names, reader=reader)
            yield look.ask(shown.view, names, reader, words), TEXT
            yield look.alt(shown, words), ALT_LIMIT
            if reader is not None:
                yield hand_of(look).alt(shown, words), ALT_LIMIT
        yield from results(game, Scene(positions[-1].seen_by(reader), names), words)
    for gone in (frozenset({0}), frozenset(range(len(names)))):
        left = Scene(positions[5].seen_by(None), names, resigned=gone)
        yield look.alt(left, words), ALT_LIMIT
        yield from results(game, left, words)


def results(game: str, shown: Scene[Any], words: Words) -> Said:
    """Yield who won and why, and the standings."""
    yield from ((line, TEXT) for line in LOOKS[game].standings(shown, words))
    yield from ((line, TEXT) for line in LOOKS[game].reckoning(shown, words).split("\n"))


def within(texts: Said) -> None:
    """Fail where a text is too long, or shows what should have been put into words."""
    for text, most in texts:
        assert_reads_well(text)
        assert text == text.strip()
        assert len(text) <= most, text


def labels_differ(game: str, played: Played, words: Words) -> None:
    """Fail where two answers to a question have one label, or a label is too long."""
    for position in played[0][::2]:
        moves = position.decision.moves if position.decision else ()
        labels = [LOOKS[game].label(move, position, words) for move in moves]
        assert len(set(labels)) == len(labels)
        assert not set(labels) & set(map(str, moves))
        within((label, LABEL_LIMIT) for label in labels)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 3), (4, 6)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_splendor_reads_well(language: str, seats: int, seed: int) -> None:
    """All that is said in a game of Splendor is whole and fits, in every language."""
    words, played = Words(language), scenes._played(seats, seed, 0.2)
    within(said("splendor", played, scenes.NAMES[:seats], words))
    labels_differ("splendor", played, words)


@pytest.mark.parametrize(("sheet", "mode"), SHEETS_PLAYED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_seekers_read_well(language: str, sheet: int, mode: str) -> None:
    """All that is said in a game of 12 Seekers is whole and fits, in every language."""
    words, played = Words(language), tables.game(sheet, mode, "hand")
    within(said("seekers", played, tables.NAMES, words))
    labels_differ("seekers", played, words)
    for view in played[0][::4]:
        for name in set(view.field):
            within((text, TEXT) for text in previews.reach(view, name, words).values())
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
