"""What the trainer shows: within the limits, in every language, at every question, and with no secret."""

from __future__ import annotations

import io
from collections.abc import Iterator
from random import Random

import pytest
from PIL import Image

from bot.computers.answers import answer
from bot.computers.puzzle import shipped
from bot.computers.questions import ReasonsQuestion
from bot.computers.review import TurningPoint
from bot.features.puzzles.asked import Asking
from bot.features.puzzles.puzzle import ASKED
from bot.features.replay.review import REVIEW_VERSION
from bot.features.trainer import actions, misses, screen
from bot.features.trainer.misses import Misses, Tally, by_chance, weakest_of
from bot.features.trainer.store import OwnPoint
from bot.features.trainer.themes import puzzle_themes, theme_of, themes_of
from bot.i18n.lexicon import LANGUAGES, words_in
from bot.messages.press import Press
from bot.messages.screen import Screen
from bot.tables.table import Table
from bot.testing.test_screens import NAME, OWN, fits_one, presses
from rules import GAMES, Match
from tests.bot.test_puzzle_screens import reached
from tests.bot.test_replay_screens import whole
from tests.bot.test_review_screens import said_of

SEEDS = range(3)


def asking(table: Table, point: TurningPoint, language: str) -> Asking:
    """Return a point as somebody with a long name is asked it."""
    words = words_in(language)
    others = [words("replay-seat", seat=seat + 1) for seat in range(len(table.players))]
    play = actions._play(table, point, NAME, others)
    assert play is not None
    title = words("trainer-title", game=words(f"{table.game}-name"), day="<t:1767225600:d>")
    press = Press(table.id, point.number, "trainer")
    return Asking(play, play.asked, words, OWN, named=press, title=title)


def every_screen(at: Asking, point: TurningPoint, rng: Random) -> Iterator[Screen]:
    """Yield the question, what its controls lead to, and what is told of answers."""
    yield from reached(at, rng, 2)
    own = OwnPoint(at.play.id, at.play.game, point, REVIEW_VERSION)
    other = str(rng.choice(at.decision.moves))
    for notation, right, box, reasons in (
        (point.better, True, 2, point.reasons),
        (point.played, False, 0, ()),
        (other, other == point.better, None, None),
    ):
        yield screen.answer(at, screen.Answered(own, notation, right, box, reasons))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", ASKED)
def test_every_screen_is_within_the_limits(game: str, seed: int) -> None:
    """Discord takes each, whatever a point asks; every control of a question names the point."""
    rng, seats = Random(seed), GAMES[game].seats
    table = whole(game, seats[-1 - seed % len(seats)], seed)
    language = LANGUAGES[seed % len(LANGUAGES)]
    about = set()
    for point in said_of(table, points=8, seed=seed).turning_points:
        at = asking(table, point, language)
        about.add(at.decision.about)
        for shown in every_screen(at, point, rng):
            fits_one(shown)
            for press in presses(shown):
                assert press.action == "trainer-misses" or (press.table, press.number) == (
                    table.id,
                    point.number,
                )
    assert about


@pytest.mark.parametrize("game", ASKED)
def test_no_screen_knows_what_others_hid(game: str) -> None:
    """A point has what its seat had seen by then, though the game is over."""
    hiding = 0
    for seed in (0, 1, 9, 11):
        table = whole(game, GAMES[game].seats[0], seed)
        assert table.match is not None
        for point in said_of(table, points=8, seed=seed).turning_points:
            play = asking(table, point, "en").play
            before = table.match.positions[point.number]
            assert play.match == Match((before.seen_by(point.seat),))
            assert play.setup is None
            assert len(play.log) == point.number
            hiding += before != before.seen_by(point.seat)
    assert hiding


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ASKED)
def test_what_one_misses_is_within_the_limits(game: str, language: str) -> None:
    """With every theme and the greatest numbers, without a weakest one, and with too few answers."""
    tallies = {it: Tally(1000 + n, 2000) for n, it in enumerate(themes_of(game))}
    first = next(iter(tallies))
    words = words_in(language)
    for found in (
        Misses(game, tallies, 10_000, first, exercise=2**48, own=False),
        Misses(game, tallies, 10_000, first, own=True),
        Misses(game, tallies, 10_000, first),
        Misses(game, {first: Tally(0, 1)}, 30),
        Misses(game, {}, 0),
    ):
        shown = screen.missed(words, found, has_points=found.own)
        fits_one(shown)
        assert (shown.picture is None) == (found.count < misses.LEAST)
        if shown.picture is not None:
            assert Image.open(io.BytesIO(shown.picture.file)).width == 880
            assert all(words(f"{game}-theme-{it}") in shown.picture.alt for it in found.tallies)
    fits_one(screen.nothing(words, ASKED))
    fits_one(screen.nothing(words, ()))


def test_a_game_without_an_adviser_has_no_themes() -> None:
    """Nothing is said of it, and a reason that is in no theme has none."""
    assert themes_of("bluff") == {}
    assert theme_of("bluff", ()) == theme_of("splendor", ()) == ""


@pytest.mark.parametrize("game", ASKED)
def test_a_reason_has_one_theme_and_each_theme_a_name(game: str) -> None:
    """A reason with a theme has words, too."""
    themes = themes_of(game)
    keys = [key for keys in themes.values() for key in keys]
    assert len(keys) == len(set(keys))
    words = words_in("en")
    assert not [it for it in keys if f"{game}-why-{it}" not in words and it != "expects-own"]
    for language in LANGUAGES:
        assert all(f"{game}-theme-{it}" in words_in(language) for it in themes)


@pytest.mark.parametrize("game", ASKED)
def test_the_themes_of_shipped_puzzles_are_kept(game: str) -> None:
    """Each shipped puzzle of a game has one; a few are worked out anew, and it's the same."""
    puzzles = [it for it in shipped() if it.game == game]
    themes = puzzle_themes(game)
    assert {it.id for it in puzzles} == set(themes)
    for puzzle in puzzles[:3]:
        view = puzzle.view()
        assert view.decision is not None
        best = next(it for it in view.decision.moves if str(it) == puzzle.answer)
        reasons = answer(ReasonsQuestion(game, view, best), Random(0))
        assert theme_of(game, reasons) == themes[puzzle.id]


def test_chance_seldom_names_a_weakest_theme() -> None:
    """Of people who find every theme alike, fewer than one in twenty is told that they miss one."""
    rng = Random(1)
    for sizes, share in (((10,) * 5, 0.7), ((3, 20, 3, 40, 10), 0.5), ((1, 1, 1, 1, 30), 0.9)):
        named = 0
        for _ in range(2000):
            found = (sum(rng.random() < share for _ in range(size)) for size in sizes)
            tallies = {str(n): Tally(*it) for n, it in enumerate(zip(found, sizes, strict=True))}
            named += bool(weakest_of(tallies))
        assert named < 100


def test_a_real_weakness_is_named() -> None:
    """Somebody who finds 2 of 12 of one theme and 40 of 50 others misses that one."""
    tallies = {"a": Tally(20, 25), "b": Tally(2, 12), "c": Tally(20, 25)}
    assert weakest_of(tallies) == "b"
    assert by_chance(Tally(2, 12), Tally(40, 50)) < 0.001
    assert by_chance(Tally(1, 1), Tally(5, 5)) == 1
    assert weakest_of({"a": Tally(0, 40)}) == ""


def test_an_interval_holds_the_share() -> None:
    """It is narrower the more answers there are, and within 0 and 1."""
    for found, answers in ((0, 1), (1, 1), (3, 12), (120, 144)):
        tally = Tally(found, answers)
        low, high = tally.interval
        assert 0 <= low <= tally.share <= high <= 1
        more = Tally(10 * found, 10 * answers).interval
        assert more[1] - more[0] < high - low
