"""What every look promises (see `render.look`), whatever its game is about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from functools import cache
from itertools import combinations, product
from random import Random
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.testing.catalogues import LANGUAGES
from bot.testing.checks import LARGEST, STRANGE, assert_reads_well, opened
from bot.testing.scenes import events_seen
from render import LOOKS, Scene, Words
from render.icons import ICON_SIZE
from render.look import ALT_LIMIT, LABEL_LIMIT, RULES_LIMIT, Look
from rules import GAMES, AnyMatch, Number, OneOf, answering, dealt, has_secrets

NAMES = ("Ada Lovelace", "小林さくら", "Wolfeschlegelsteinhausen", "Robin", "김하늘", "José Ñandú")
TEXT = 3000
BOARD_HEIGHTS = (840, 920)
"""The lower one for most games, the taller one for those with a panel for each of four seats."""
MOST_VALUES = 24
"""How many numbers of an option are tried, about: two games each."""

every_game = pytest.mark.parametrize("game", GAMES)
every_table = pytest.mark.parametrize(
    ("game", "seats"), [(key, seats) for key, game in GAMES.items() for seats in game.seats]
)


def values(option: Number | OneOf) -> Sequence[int | str]:
    """Return all that an option of a game can be; of many numbers some, with both ends."""
    if isinstance(option, OneOf):
        return option.words
    step = 1 + (option.highest - option.lowest) // MOST_VALUES
    return (*range(option.lowest, option.highest, step), option.highest)


def variety(game: str) -> int:
    """Return how many values an option of a game has at most."""
    return max(map(len, map(values, GAMES[game].options.values())), default=1)


every_deal = pytest.mark.parametrize(
    ("game", "seats", "number"),
    [
        (key, seats, number)
        for key, game in GAMES.items()
        for seats in game.seats
        for number in range(2 * variety(key) if seats == game.seats[0] else 1)
    ],
)


@cache
def words_in(language: str) -> Words:
    """Return the texts of a language, with what was said already."""
    return Words(language)


@cache
def played(game: str, seats: int, number: int = 0) -> AnyMatch:
    """Return a whole game, half of its answers drawn; its options are, too, save the one with most values."""
    rng, known = Random(f"{seats} {number}"), GAMES[game]
    sensible = next(iter(known.computers.values()))

    def player(view: Any) -> Any:
        return view.decision.drawn(rng) if rng.random() < 0.5 else sensible(view)

    options = {
        key: taken[number % len(taken)]
        if len(taken := values(option)) == variety(game)
        else rng.choice(taken)
        for key, option in known.options.items()
    }
    begun = dealt(known, seats, options, rng).begin()
    *_, match = answering(begun, rng, dict.fromkeys(range(seats), player))
    return match


def scenes(game: str, seats: int, every: int, number: int = 0) -> list[Scene[Any]]:
    """Return some positions of a game as each reader sees them, and the last one."""
    positions = played(game, seats, number).positions
    found = []
    for index in (*range(0, len(positions), every), len(positions) - 1):
        for reader in (None, *range(seats)):
            view, before = (positions[n].seen_by(reader) for n in (index, max(0, index - 3)))
            found.append(Scene(view, NAMES[:seats], before, reader))
    return found


@every_table
def test_boards_are_palette_pictures_of_one_size(game: str, seats: int) -> None:
    """Every board fills Discord's box, is a small file, and is the same when drawn again."""
    look = LOOKS[game]
    for scene in scenes(game, seats, 40):
        picture = look.picture(scene)
        image = opened(picture)
        assert (image.mode, image.width) == ("P", 1320)
        assert image.height in BOARD_HEIGHTS, (
            f"{game}: its board is {image.height} pixels high: make it {' or '.join(map(str, BOARD_HEIGHTS))}"
        )
        assert len(picture) < LARGEST, (
            f"{game}: its board takes {len(picture):,} bytes: draw it with fewer tones, in less than {LARGEST:,}"
        )
        assert opened(look.picture(scene)) == image


@every_game
@pytest.mark.parametrize("name", STRANGE)
def test_no_name_breaks_a_board(game: str, name: str) -> None:
    """Whatever people are called, the board is drawn and described."""
    known = GAMES[game].seats
    for seats, index in product({known[0], known[-1]}, (9, -1)):
        view = played(game, seats).positions[index].seen_by(None)
        scene = Scene(view, (name,) * seats)
        assert opened(LOOKS[game].picture(scene)).height in BOARD_HEIGHTS
        assert 0 < len(LOOKS[game].alt(scene, Words("en"))) <= ALT_LIMIT


@every_game
def test_hands_are_for_their_readers(game: str) -> None:
    """Where readers have something of their own, it is drawn and told to them alone."""
    hand, seats = LOOKS[game].hand, GAMES[game].seats[-1]
    if hand is None:
        secret = any(has_secrets(it, 0) for it in played(game, seats).positions)
        assert not secret, f"{game}: players see what onlookers don't; LOOK needs a hand to show it"
        return
    for scene in scenes(game, seats, 30):
        if scene.reader is None:
            with pytest.raises(ValueError, match="reader"):
                hand.picture(scene)
            with pytest.raises(ValueError, match="reader"):
                hand.alt(scene, Words("en"))
        else:
            picture = hand.picture(scene)
            assert opened(picture).mode == "P"
            assert len(picture) < LARGEST
            assert_reads_well(hand.alt(scene, Words("en")))


@every_game
def test_a_guide_explains_every_number_on_its_board(game: str) -> None:
    """Its parts are smaller than a board, each number points into its part, and every text differs."""
    guide = LOOKS[game].guide
    if guide is None:
        return
    for part, shown in enumerate(guide.parts):
        picture = opened(guide.picture(part))
        assert picture.mode == "P"
        assert picture.width < 0.8 * guide.example("en")[0].image.width
        left, top, right, bottom = shown.box
        assert all(left <= x <= right and top <= y <= bottom for _, (x, y) in shown.leads)
    for language in LANGUAGES:
        words = Words(language)
        legends = [guide.legend(words, part) for part in range(len(guide.parts))]
        lines = [line for legend in legends for line in legend]
        assert [len(legend) for legend in legends] == [len(it.leads) for it in guide.parts]
        assert len(set(lines)) == len(lines)
        assert sum(map(len, lines)) + len(lines) <= RULES_LIMIT
        reads_well(guide.alt(words), ALT_LIMIT)
        for line in lines:
            reads_well(line, TEXT)


@every_table
def test_the_finish_shows_how_scores_grew(game: str, seats: int) -> None:
    """At the end a history is drawn, however long, or left out, in a picture of the same size."""
    positions = played(game, seats).positions
    last, scores = positions[-1].seen_by(None), positions[-1].scores()
    start = positions[0].scores()
    plain = Scene(last, NAMES[:seats])
    for history in ((start, scores), (start, start, scores), (start, *(scores,) * 60)):
        picture = LOOKS[game].picture(replace(plain, history=history))
        image = opened(picture)
        assert image.height in BOARD_HEIGHTS
        assert len(picture) < LARGEST


@every_table
def test_the_finish_bears_its_day_and_its_number(game: str, seats: int) -> None:
    """Another day or another table makes another picture; both stand in the alternative text."""
    last, words = played(game, seats).positions[-1].seen_by(None), Words("en")
    plain = Scene(last, NAMES[:seats], history=((0,) * seats, last.scores()))
    ended = replace(plain, finished=date(2026, 11, 21), number=1_849_302_112_004_274)
    others = (replace(ended, finished=date(2026, 11, 22)), replace(ended, number=1))
    look = LOOKS[game]
    assert len({look.picture(scene) for scene in (plain, ended, *others)}) == 4, (
        f"{game}: the picture of a finished game is the same whatever its day and its table:"
        " draw `scene.mark`"
    )
    assert "2026-11-21, table #004274" in look.alt(ended, words), (
        f"{game}: the alt text of a finished game doesn't have its day and its table: add `scene.marked(words)`"
    )
    assert "#" not in look.alt(plain, words)


@every_deal
def test_a_game_reads_well(game: str, seats: int, number: int) -> None:
    """All that is said of a game is whole and fits, to every reader in every language."""
    match = played(game, seats, number)
    seen = {
        reader: events_seen((match.positions, match.moves), reader)
        for reader in (None, *range(seats))
    }
    shown = scenes(game, seats, 4, number)
    for language in LANGUAGES:
        all_reads_well(LOOKS[game], match, seen, shown, words_in(language))


def described(what: str, alt: str, words: Words) -> None:
    """Fail unless a picture has an alternative text that a screen reader can read."""
    assert alt, (
        f"the picture of a {what} has no alt text in {words.language}: return what it shows from `alt`"
    )
    reads_well(alt, ALT_LIMIT)


def all_reads_well(
    look: Look,
    match: AnyMatch,
    seen: Mapping[int | None, Sequence[Any]],
    shown: Sequence[Scene[Any]],
    words: Words,
) -> None:
    """Fail if something that is said of a game, of what readers have seen, isn't whole or doesn't fit."""
    seats = len(seen) - 1
    names = NAMES[:seats]
    for reader, events in seen.items():
        for some in (events, *([event] for event in events)):
            for line in look.summary(some, names, reader, words):
                reads_well(line, TEXT)
    for scene in shown:
        reads_well(look.ask(scene.view, names, scene.reader, words), TEXT)
        described("board", look.alt(scene, words), words)
        if look.hand and scene.reader is not None:
            described("hand", look.hand.alt(scene, words), words)
    midway = match.positions[len(match.positions) // 2]
    leavers = (frozenset[int](), frozenset({0}), frozenset(range(seats)))
    for position, gone in product((midway, match.position), leavers):
        left = Scene(position.seen_by(None), names, resigned=gone)
        reads_well(look.alt(left, words), ALT_LIMIT)
        for line in (*look.standings(left, words), *look.reckoning(left, words).split("\n")):
            reads_well(line, TEXT)
        assert len(look.standings(left, words)) == seats
    for line in look.rules(words).split("\n"):
        reads_well(line, TEXT)
    assert len(look.rules(words)) <= RULES_LIMIT


@every_deal
def test_answers_have_labels_of_their_own(game: str, seats: int, number: int) -> None:
    """Two answers to a question have different labels, which fit a button."""
    look = LOOKS[game]
    positions = played(game, seats, number).positions[::2]
    for words, position in product(map(words_in, LANGUAGES), positions):
        moves = position.decision.moves if position.decision else ()
        labels = [look.label(move, position, words) for move in moves]
        assert len(set(labels)) == len(labels)
        assert not set(labels) & set(map(str, moves))
        for label in labels:
            reads_well(label, LABEL_LIMIT)
        assert {look.piece(move, position) for move in moves} <= {None, *look.icons}


def reads_well(text: str, most: int) -> None:
    """Fail where a text is too long, or shows what should have been put into words."""
    assert_reads_well(text)
    assert text == text.strip()
    assert len(text) <= most, f"{len(text)} characters, and {most} fit: {text}"


@every_game
def test_icons_differ_without_their_colours(game: str) -> None:
    """Icons are square and have a transparent ground; no two look the same in grey."""
    greys = []
    for icon in LOOKS[game].icons.values():
        image = opened(icon.png())
        assert (image.mode, image.size) == ("RGBA", (ICON_SIZE, ICON_SIZE))
        corner: Any = image.getpixel((0, 0))
        assert corner[3] == 0
        ground = Image.new("RGBA", image.size, "#808080")
        greys.append(Image.alpha_composite(ground, image).convert("L"))
    for one, other in combinations(greys, 2):
        assert ImageStat.Stat(ImageChops.difference(one, other)).mean[0] > 2


@every_game
def test_icons_have_names_and_stand_ins_of_their_own(game: str) -> None:
    """Every icon has a name that Discord takes for an emoji, and a plain one of its own."""
    icons = LOOKS[game].icons.values()
    assert all(icon.name.isalpha() and icon.name.isascii() for icon in icons)
    assert len({icon.name for icon in icons}) == len({icon.plain for icon in icons}) == len(icons)
