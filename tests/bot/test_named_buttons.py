"""Whatever a screen tells its reader to press is there, and can be pressed.

Every message of every other test is looked at as well (`Simulation.settle`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from random import Random

import pytest

from bot.features.catalogue import FEATURES
from bot.i18n.lexicon import LANGUAGES, words_in
from bot.screens.board import Beside
from bot.screens.public import screen_of
from bot.store.values import Note
from bot.tables import changes, lobby, starting
from bot.tables.sealed import fresh_seal, published
from bot.tables.table import Table
from bot.testing.catalogues import OTHERS, patterns
from bot.testing.checks import drawing_seldom
from bot.testing.named_buttons import named_in, unpressable
from bot.testing.test_screens import tables
from rules import GAMES

HEADED = {"splendor-glossary", "splendor-example", "seekers-example", "server-limits"}
"""Texts in which a heading, or a thing, is called like a button in one language alone."""
SOON = datetime(2030, 1, 1, tzinfo=UTC)
HOST = 100


def empty(game: str, **terms: object) -> Table:
    """Return a lobby without players."""
    options = {key: option.default for key, option in GAMES[game].options.items()}
    return Table(1 << 20, 1, 2, game, HOST, options, "en", **terms)  # type: ignore[arg-type]


def filled(table: Table, people: int) -> Table:
    """Return a lobby that so many people have joined."""
    for person in range(people):
        table = lobby.join(table, HOST + person, f"Person {person}")
    return table


def lobbies(game: str) -> Iterator[Table]:
    """Yield a lobby in each of its states, with each number of players."""
    for people in range(1, GAMES[game].seats[-1] + 1):
        joined = filled(empty(game), people)
        yield joined
        others = {HOST + person: f"Person {person}" for person in range(1, people)}
        yield lobby.invite(filled(empty(game), 1), others)
        yield lobby.choose(joined, HOST, "pace", "1d")
        yield replace(joined, sealed=fresh_seal())
        yield published(replace(joined, sealed=fresh_seal()), 9)
        for table in (joined, lobby.invite(filled(empty(game), 1), others)):
            yield lobby.tell_of_start(replace(table, starts=SOON))
            told = replace(table, starts=SOON, note=Note("due", ""))
            yield told
            yield replace(told, place="group")
        if people < GAMES[game].seats[-1]:
            yield lobby.seek(joined, HOST, 7)
        if people > 1:
            everybody = {HOST: "Person 0", **others}
            yield lobby.open_found(empty(game), everybody, SOON)
            yield lobby.open_fixture(empty(game, season_id=3), everybody, SOON)
        if people in GAMES[game].seats:
            over = starting.start(joined, HOST, Random(1))
            for person in range(1, people):
                over = changes.resign(over, HOST + person)
            yield starting.rematch(over, empty(game), HOST, Random(1))
    alone = filled(empty(game, place="direct"), 1)
    while len(alone.players) < alone.seats[-1]:
        yield alone
        alone = lobby.add_computer(alone, HOST, ["Nora"])
    yield alone


def lessons(game: str) -> Iterator[Table]:
    """Yield a tutorial at each lesson, at the learner's turn and at the computer's."""
    table = starting.begin_lessons(filled(empty(game, rated=False), 1), HOST, ["Nora"], Random(2))
    begun = table.number
    while table.computer_asked is False:
        decision = table.position.decision
        assert decision
        table = changes.play(table, HOST, table.number, str(decision.moves[0]), Random(2))
        for lesson in range(1, 7):
            yield replace(table, lesson=lesson)
    assert table.number > begun


@pytest.mark.parametrize("game", GAMES)
def test_what_a_public_message_names_is_there(game: str) -> None:
    """In every state of a lobby, at every lesson, and throughout a game, in every language."""
    with drawing_seldom():
        for table in (*lobbies(game), *lessons(game), *tables(game, GAMES[game].seats[-1], 3)):
            for language in LANGUAGES:
                shown = screen_of(replace(table, language=language), beside=Beside(FEATURES))
                buttons = shown.message()["view"].to_components()
                assert unpressable(shown.content, buttons) == set(), shown.content


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_names_the_same_buttons(language: str) -> None:
    """What holds of a text in English, in which most tests read, holds in every language."""
    for key in patterns(language).keys() - HEADED:
        translated = patterns(language).keys()
        english = [keys for keys in named_in("en", key) if keys & translated]
        theirs = named_in(language, key)
        for one, others in ((english, theirs), (theirs, english)):
            assert all(any(keys & it for it in others) for keys in one), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_button_is_found(language: str) -> None:
    """A text that names a button which isn't there, or is disabled, is noticed in every language."""
    if not {"lobby-waiting", "button-join"} <= patterns(language).keys():
        pytest.skip("not translated yet")
    words = words_in(language)
    text, label = words("lobby-waiting", missing=1, more=2, free=3), words("button-join")
    button = {"type": 2, "label": label}
    row = {"type": 1, "components": [button]}
    assert unpressable(text, [row]) == set()
    assert unpressable(text, []) == {label}
    assert unpressable(text, [], [row]) == set()
    assert unpressable(text, [{"type": 1, "components": [{**button, "disabled": True}]}]) == {label}
    assert unpressable(words("verify-goes-on"), []) == set()  # it says where
