"""Every replay the bot can show: within Discord's limits, and without what its reader may not know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.computers.levels import every_level
from bot.features.catalogue import FEATURES
from bot.features.replay import film_screen as film
from bot.features.replay import screen as replay
from bot.features.replay.imported import play_of, read
from bot.features.replay.replay import Replay
from bot.features.replay.store import ImportedRecord
from bot.i18n.lexicon import LANGUAGES, words_in
from bot.messages.screen import Screen
from bot.panels import Viewpoint
from bot.screens import lobby
from bot.screens.board import Beside
from bot.store.values import StartPosition
from bot.tables import lobby as gathering
from bot.tables import starting
from bot.tables.play import Play
from bot.tables.table import Table
from bot.testing.checks import drawing_once, drawing_seldom
from bot.testing.test_screens import (
    NAME,
    OWN,
    fits_all,
    fits_one,
    picture_of,
    presses,
    secrets_held,
    tables,
)
from render import fonts
from rules import DEALER, GAMES, record_json, verb_of
from rules.splendor.position import Position


def whole(game: str, seats: int, seed: int) -> Table:
    """Return a random game that is over."""
    *_, table = tables(game, seats, seed)
    return table


def shown(play: Play, reader: int | None, language: str = "en") -> Iterator[tuple[int, Screen]]:
    """Yield the number of each stop, and what the reader is shown of it."""
    viewpoint = Viewpoint(play, reader, words_in(language), OWN)
    seen = Replay(play, reader)
    for stop in range(seen.last + 1):
        yield stop, replay.screen(viewpoint, seen, stop, points=(1, 2, 3, 4, 5)[: seen.last])


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", list(GAMES))
def test_every_replay_is_within_the_limits(game: str, seed: int) -> None:
    """No stop of a random game is one that Discord would refuse, in any language, for any reader."""
    rng, seats = Random(seed), GAMES[game].seats
    table = whole(game, seats[-1 - seed % len(seats)], seed)
    language = LANGUAGES[seed % len(LANGUAGES)]
    with drawing_seldom():
        for _, screen in shown(table.play, rng.choice([None, 0]), language):
            fits_one(screen)


@pytest.mark.parametrize("game", list(GAMES))
def test_every_stop_can_be_reached_from_every_other(game: str) -> None:
    """Lists and buttons lead from the beginning to each turn, however many there are."""
    table = whole(game, GAMES[game].seats[-1], 3)
    with drawing_seldom():
        ways = {
            stop: {
                int(press.argument.rpartition(":list:")[2].partition(":")[0])
                for press in presses(screen)
                if press.action == "replay"
            }
            for stop, screen in shown(table.play, None)
        }
    found, waiting = {0}, [0]
    while waiting:
        fresh = ways[waiting.pop()] - found
        found |= fresh
        waiting += fresh
    assert found == set(ways)


@pytest.mark.parametrize("game", list(GAMES))
def test_a_replay_of_a_game_that_goes_on_knows_no_secret(game: str) -> None:
    """It is the same, to the last pixel, when made from the game as its reader knows it."""
    compared = 0
    for table in tables(game, GAMES[game].seats[0], seed=11):
        if table.match is None or table.stage != "playing" or table.number % 20:
            continue
        for reader in (None, 0):
            known = replace(table, match=table.match.seen_by(reader))
            compared += secrets_held(table)
            with drawing_once():
                both = zip(shown(table.play, reader), shown(known.play, reader), strict=True)
                for (_, one), (_, other) in both:
                    assert (
                        one == other
                        or one.layout().to_components() == other.layout().to_components()
                    )
                    assert picture_of(one) == picture_of(other)
    assert compared or game == "seekers"


@pytest.mark.parametrize("game", list(GAMES))
def test_who_played_sees_a_game_as_they_saw_it(game: str) -> None:
    """Up to its end, the replay is the same when made from the game as they knew it; then all lies open."""
    table = whole(game, GAMES[game].seats[0], 11)
    assert table.match is not None
    viewpoint = Viewpoint(table.play, 0, words_in("en"), OWN)
    seen = Replay(table.play, 0, as_seen=True)
    every = Replay(table.play)
    hidden = [
        seen.position(stop).as_json() != every.position(stop).as_json() for stop in range(seen.last)
    ]
    assert seen.hid == any(hidden)
    known = table.match.seen_by(0)
    for stop in range(seen.last):
        assert seen.position(stop) == known.positions[seen.number(stop)]
    assert seen.position(seen.last) == table.position
    with drawing_once():
        for stop in (0, seen.last // 2, seen.last):
            screen = replay.screen(viewpoint, seen, stop)
            fits_one(screen)
            ways = {press.action for press in presses(screen)}
            assert "replay-seen" in ways
            assert ("replay" in ways) == seen.hid


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_that_is_over_lies_open(game: str) -> None:
    """An onlooker's replay is that of somebody who knows everything."""
    table = whole(game, GAMES[game].seats[-1], 4)
    assert table.match is not None
    seen = Replay(table.play)
    for stop in range(seen.last + 1):
        assert seen.position(stop) == table.match.positions[seen.number(stop)]


@pytest.mark.parametrize("game", list(GAMES))
def test_turns_are_counted_as_everywhere(game: str) -> None:
    """A replay has a stop for each turn, and ends where the game does."""
    table = whole(game, GAMES[game].seats[-1], 5)
    seen = Replay(table.play, 0)
    verbs = GAMES[game].turn_verbs
    begun = [entry for entry in table.log if verb_of(entry.move) in verbs]
    assert list(seen.seats) == [entry.seat for entry in begun]
    assert seen.position(seen.last) == table.position
    moves = [str(event.move) for stop in range(seen.last + 1) for event in seen.events(stop)]
    assert moves == [entry.move for entry in table.log]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_no_caption_of_a_film_is_long(game: str, seed: int) -> None:
    """Names aside, it has at most eight words in English, and fits its line in any language."""
    seen = Replay(whole(game, GAMES[game].seats[-1], seed).play)
    for language in LANGUAGES:
        for shot in film.shots(seen, words_in(language))[1:-1]:
            text = shot.caption.text
            assert language != "en" or len(text.split()) <= 8, text
            assert fonts.width(text, 34) < 900


@pytest.mark.parametrize("seats", [2, 4])
def test_every_purchase_is_a_feat(seats: int) -> None:
    """A feat has the turn, the buyer, the gem of the card, and what it is worth, its noble too."""
    seen = Replay(whole("splendor", seats, 5).play)
    feats, position = seen.feats, seen.position(seen.last)
    assert isinstance(position, Position)
    for seat, mine in enumerate(position.seats):
        theirs = [feat for feat in feats if feat.seat == seat]
        assert [feat.sign for feat in theirs] == ["wbgrk"[card.bonus] for card in mine.cards]
        worth = sum(card.prestige for card in mine.cards)
        assert worth <= sum(feat.gained for feat in theirs) <= mine.prestige
        assert all(seen.seats[feat.turn - 1] == seat for feat in theirs)


@pytest.mark.parametrize("game", [key for key in GAMES if key != "bluff"])
def test_films_and_lobbies_are_within_the_limits(game: str) -> None:
    """So are the post with a moving picture, and a lobby where another game goes on."""
    table = whole(game, GAMES[game].seats[-1], 6)
    assert table.match is not None
    for language in LANGUAGES:
        fits_all(film.screen(Replay(table.play), language, b"GIF89a"))
        begins = StartPosition(len(table.players), dict(table.setup or {}), ("x",) * 1000)
        fresh = Table(2**63, 1, 1, game, 100, table.options, language, begins=begins)
        fits_all(lobby.screen(fresh, words_in(language), every_level(game), (), Beside(FEATURES)))
    text = record_json(table.play.record, table.match, DEALER)
    record = ImportedRecord(1, 1, 1, read(str(text).replace("'", '"').encode()))
    imported = play_of(record, ["1"] * 6)
    assert imported.position == table.position
    assert imported.record == table.play.record
    with drawing_seldom():
        for _, screen in shown(imported, None):
            fits_one(screen)


def test_a_table_that_goes_on_from_a_position_is_the_same_game() -> None:
    """From any turn on, its first position is that of the game before, and its seats turn about."""
    table = whole("splendor", 3, 7)
    assert table.match is not None
    seen = Replay(table.play)
    for stop in range(0, seen.last, 5):
        moves = tuple(str(move) for move in table.match.moves[: seen.number(stop)])
        begins = StartPosition(3, dict(table.setup or {}), moves)
        fresh = Table(
            1, 1, 1, "splendor", 100, table.options, "en", seating="joined", begins=begins
        )
        for person in range(3):
            fresh = gathering.join(fresh, 100 + person, f"{NAME} {person}")
        begun = starting.start(fresh, 100, Random(1))
        assert begun.position == seen.position(stop)
        assert begun.asked is not None
        assert begun.players[begun.asked].user_id == 100
        assert begun.made_here == 0
