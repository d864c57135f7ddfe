"""What a board marks stands in its alternative text, and nothing else does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from PIL import Image

from bot.i18n.lexicon import words_in
from render import LOOKS, Scene
from render.canvas import Box
from render.look import ALT_LIMIT
from render.palette import SHARED
from render.seekers import geometry as seekers_at
from render.splendor import geometry as splendor_at
from rules.splendor.moves import Receive
from rules.splendor.position import Position
from tests.render.scenes import played, scene
from tests.render.seekers.tables import positions
from tests.rules.splendor.table import bonuses, seat, table

NAMES = ("Ann", "Bo", "Cy", "Di")
ENGLISH = words_in("en")


def is_green(picture: Image.Image, box: Box) -> bool:
    """Return whether a box has the border of what can be bought or chosen."""
    left, top, right, _ = box
    return bool(picture.getpixel(((left + right) // 2, top - 1)) == SHARED.index["ready"])


def sparks(picture: Image.Image) -> int:
    """Return how many marks of something new a board has: patches of their colour."""
    width, tone = picture.width, re.escape(bytes([SHARED.index["fresh"]]))
    left = {found.start() for found in re.finditer(tone, picture.tobytes())}
    count = 0
    while left:
        count += 1
        ahead = [left.pop()]
        while ahead:
            place = ahead.pop()
            for step in (1, -1, width, -width, width + 1, width - 1, -width - 1, 1 - width):
                if place + step in left:
                    left.discard(place + step)
                    ahead.append(place + step)
    return count


def sentence(alt: str, start: str) -> str:
    """Return what follows the start of a sentence, up to its end."""
    found = re.search(rf"{start}: (.*?)\.(?: |$)", alt)
    return found.group(1) if found else ""


def places(view: Position, number: int) -> Iterator[Box]:
    """Yield where a board of Splendor has the reserved cards of a seat."""
    (left, top, *_), plan = splendor_at.panels(view.seats, view.turn)[number]
    for x, y, right, bottom in splendor_at.held(plan, view.seats[number].hand):
        yield left + x, top + y, left + right, top + bottom


def green(view: Position, picture: Image.Image) -> Iterator[str]:
    """Yield the ids of the cards and nobles that a board of Splendor frames in green."""
    for level, row in enumerate(view.rows, start=1):
        for index, card in enumerate(row):
            if card and is_green(picture, splendor_at.slot(level, index)):
                yield card.id
    for number, mine in enumerate(view.seats):
        for held, box in zip(mine.hand, places(view, number), strict=True):
            if is_green(picture, box):
                yield held.card.id
    for box, noble in zip(splendor_at.nobles(len(view.nobles)), view.nobles, strict=False):
        if is_green(picture, box):
            yield noble.id


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_framed_in_green_is_told_first(seats: int) -> None:
    """The cards that can be bought, and the nobles that can visit, begin the text of the board."""
    framed = 0
    game = played(seats, 5, 0.3)
    choices = [it for it in range(len(game)) if game[it].about == "noble"]
    for index in (*range(8, len(game) - 1, 5), *choices):
        shown = scene(game, index)
        picture = LOOKS["splendor"].painted(shown)[0].image
        marked = sorted(green(shown.view, picture))
        alt = LOOKS["splendor"].alt(shown, ENGLISH)
        named = sentence(alt, "Can be bought now") or sentence(alt, "Can visit now")
        assert sorted(filter(None, named.split(", "))) == marked
        assert not marked or alt.startswith("Can ")
        framed += len(marked)
    assert framed > 5


def test_what_is_missing_for_a_chip_is_told() -> None:
    """Of four seats, each chip has its own foot for what the text says is missing, and is named so."""
    feet: dict[str, set[bytes]] = {}
    game = played(4, 5, 0.6)
    for index in range(8, len(game) - 1, 7):
        shown = scene(game, index)
        view, alt = shown.view, LOOKS["splendor"].alt(shown, ENGLISH)
        picture = LOOKS["splendor"].painted(shown)[0].image
        told = dict(re.findall(r"(\w\w\d)(?: [^,(;]*)? \((affordable|\d+ missing)\)", alt))
        for number, mine in enumerate(view.seats):
            for held, box in zip(mine.hand, places(view, number), strict=True):
                if held.card.known and number != view.turn:
                    foot = picture.crop((box[0], box[3] - 20, *box[2:]))
                    feet.setdefault(told.pop(held.card.id), set()).add(foot.tobytes())
        assert not told
    assert len(set().union(*feet.values())) == sum(map(len, feet.values())) == len(feet) > 4
    assert "affordable" in feet


def test_nobles_that_can_be_chosen_are_told() -> None:
    """Of several nobles each is named as the picture frames it."""
    shown = Scene(_two_nobles(), NAMES[:2])
    picture = LOOKS["splendor"].painted(shown)[0].image
    assert view_nobles(shown.view) == sorted(green(shown.view, picture))
    named = sentence(LOOKS["splendor"].alt(shown, ENGLISH), "Can visit now")
    assert sorted(named.split(", ")) == view_nobles(shown.view)


def view_nobles(view: Position) -> list[str]:
    """Return the nobles that may be chosen."""
    assert view.decision
    return sorted(it.noble.id for it in view.decision.moves if isinstance(it, Receive))


def _two_nobles() -> Position:
    mine = seat(cards=bonuses("wbbbgggrrrkkk"))
    return table(mine, seat(), nobles="n3 n7 n9", rows=("- - - -",) * 3).but(about="noble")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_new_in_splendor_is_told(seats: int) -> None:
    """There are as many sparks in a picture as the text names things that changed."""
    new = 0
    game = played(seats, 6, 0.3)
    for index in range(8, len(game) - 1, 5):
        shown = scene(game, index)
        painted = LOOKS["splendor"].painted
        count, plain = (sparks(painted(it)[0].image) for it in (shown, replace(shown, before=None)))
        told = sentence(LOOKS["splendor"].alt(shown, ENGLISH), "New")
        for name in shown.names:
            told = told.replace(name, "")
        ids = re.findall(r"\b[123][wbgrk]\d\b|prestige|empty place|unseen", told)
        letters = re.findall(r"(?<= )[wbgrk*](?![\w])", told)
        assert len(ids) + len(letters) == count - plain, told
        new += count - plain
    assert new > 20


@pytest.mark.parametrize(
    ("sheet", "mode"), [(1, "advanced"), (7, "advanced"), (19, "advanced"), (19, "chaos")]
)
def test_everything_new_in_12_seekers_is_told(sheet: int, mode: str) -> None:
    """Ends of the dungeon, gems, seekers and points that changed are named, as often as there are sparks."""
    new = 0
    game = positions(sheet, mode)
    for index in range(4, len(game) - 1, 3):
        if game[index].over:
            break
        earlier = max(0, index - 3)
        shown = Scene(game[index].seen_by(None), NAMES[:2], game[earlier].seen_by(None))
        painted = LOOKS["seekers"].painted
        marked, plain = (
            sparks(painted(it)[0].image) for it in (shown, replace(shown, before=None))
        )
        told = sentence(LOOKS["seekers"].alt(shown, ENGLISH), "New")
        things = (
            r"left end|right end|points|red|yellow|green|blue|purple|rainbow|gold|\b\d+[a-d]?\b"
        )
        count = marked - plain
        assert len(re.findall(things, told)) == count, told
        new += count
    assert new > 20


def test_seekers_that_cannot_be_sent_are_told() -> None:
    """Those that the picture dims are named."""
    dimmed = 0
    for position in positions(1, "advanced"):
        view: Any = position.seen_by(None)
        if view.over or not view.decision or view.decision.about != "seek":
            continue
        shown = Scene(view, NAMES[:2])
        picture = LOOKS["seekers"].painted(shown)[0].image
        named = sentence(LOOKS["seekers"].alt(shown, ENGLISH), "Can’t be sent now").split(", ")
        for number, name in seekers_at.slots(view.field).items():
            x, y = seekers_at.slot(number)
            card = picture.crop((x, y, x + seekers_at.CARD_SIZE[0], y + seekers_at.CARD_SIZE[1]))
            brightest = max(
                sum(SHARED.tables["cave"][3 * it : 3 * it + 3]) for it in card.tobytes()
            )
            assert (brightest < 600) == (name in named), (name, brightest)
            dimmed += name in named
    assert dimmed > 5


@pytest.mark.parametrize("language", ["en", "ja", "zh-TW"])
def test_the_text_stays_short_enough(language: str) -> None:
    """However much is marked, it fits, and what can be bought is never left out."""
    rng = Random(3)
    for seats in (2, 3, 4):
        game = played(seats, 7, 0.3)
        for index in rng.sample(range(10, len(game) - 1), 12):
            shown = scene(game, index)
            alt = LOOKS["splendor"].alt(shown, words_in(language))
            assert len(alt) <= ALT_LIMIT
            picture = LOOKS["splendor"].painted(shown)[0].image
            assert all(name in alt for name in green(shown.view, picture))
