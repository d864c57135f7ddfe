"""Moving pictures: every frame is the board at half its size, with a strip that says who did what."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest
from PIL import Image, ImageChops, ImageSequence, ImageStat
from PIL.GifImagePlugin import GifImageFile

from bot.testing.test_look import NAMES, played
from render import LOOKS, Scene
from render import film as films
from render.film import Shot
from render.palette import rgb
from render.plot import SEATS
from render.strip import BAR_HEIGHT, TEXT_HEIGHT, Caption, fitting, strip
from rules import GAMES, MOST_SEATS


def shots(game: str, seats: int, most: int = 12) -> list[Shot]:
    """Return some positions of a whole game, the last one always; every third one is weighty."""
    positions = played(game, seats).positions
    chosen = [*positions[:: -(-len(positions) // most)], positions[-1]]
    return [
        Shot(Scene(position, NAMES[:seats]), Caption(f"turn {number}", 0), float(number % 3 == 1))
        for number, position in enumerate(chosen)
    ]


def opened(file: bytes) -> GifImageFile:
    """Return a moving picture."""
    image = Image.open(io.BytesIO(file))
    assert isinstance(image, GifImageFile)
    return image


def durations(file: GifImageFile) -> list[int]:
    """Return how long each frame of a moving picture stands, in milliseconds."""
    return [int(frame.info["duration"]) for frame in ImageSequence.Iterator(file)]


@pytest.mark.parametrize("game", GAMES)
def test_every_frame_is_a_board_over_its_strip(game: str) -> None:
    """What a client puts together from the changes looks like each board, to the last frame."""
    shown = shots(game, GAMES[game].seats[-1])
    heard: list[int] = []
    file = opened(films.film(LOOKS[game], shown, heard.append))
    assert heard == list(range(len(shown)))
    wide, high = (side // 2 for side in LOOKS[game].still(shown[0].scene).size)
    assert (file.n_frames, file.info["loop"]) == (len(shown), 0)
    assert file.size == (wide, high + TEXT_HEIGHT // 2)
    for number, shot in enumerate(shown):
        file.seek(number)
        frame = file.convert("RGB").crop((0, 0, wide, high))
        board = LOOKS[game].still(shot.scene).convert("RGB").reduce(2)
        apart = ImageStat.Stat(ImageChops.difference(frame, board)).mean
        assert max(apart) < 6, number
        last = shot is shown[-1]
        slow = films.SLOW if shot.weight else films.QUICK
        assert file.info["duration"] == (films.HELD if last else slow)


def test_a_frame_holds_what_has_changed_alone() -> None:
    """The same board again costs next to nothing."""
    look, once = LOOKS["splendor"], shots("splendor", 2)[:1]
    assert len(films.film(look, once * 9)) - len(films.film(look, once)) < 9 * 60


@pytest.mark.parametrize(("dull", "scoring"), [(5, 4), (40, 12), (160, 20), (10, 300), (3, 0)])
def test_no_film_is_longer_than_twenty_seconds(dull: int, scoring: int) -> None:
    """Weighty turns are shown longest; of the others some are left out, never first and last.

    Turns that look alike are one frame, which is shown as long as they would be.
    """
    one, *_, last = shots("splendor", 2)
    turns = [*[replace(one, weight=1.0)] * scoring, *[replace(one, weight=0.0)] * dull, last]
    heard: list[int] = []
    film = opened(films.film(LOOKS["splendor"], turns, heard.append))
    assert (heard[0], heard[-1]) == (0, len(turns) - 1)
    assert durations(film)[-1] == films.HELD
    assert sum(durations(film)) <= films.LENGTH
    assert len(heard) * films.LEAST <= films.LENGTH


@pytest.mark.parametrize(("dull", "scoring"), [(40, 12), (160, 20), (9, 3)])
def test_a_turn_that_scores_is_shown_long_enough_to_read(dull: int, scoring: int) -> None:
    """It stands for 1.2 seconds at least, and any other that is shown for half of that."""
    one, *_, last = shots("splendor", 2)
    weights = [1.0, *[0.0] * (dull // 2), *[1.0] * scoring, *[0.0] * (dull - dull // 2)]
    other = replace(one, scene=replace(one.scene, round=7))
    turns = [replace((one, other)[n % 2], weight=it) for n, it in enumerate(weights)]
    heard: list[int] = []
    film = opened(films.film(LOOKS["splendor"], [*turns, last], heard.append))
    spans = durations(film)
    assert sum(spans) <= films.LENGTH
    assert min(spans) >= 600
    assert sum(spans[:-1]) >= sum(1200 if weights[number] else 600 for number in heard[:-1])


def test_who_moved_shows_in_their_colour() -> None:
    """The edge above a caption is the mover's; what was gained stands at its end."""
    for seat in range(MOST_SEATS):
        plain = strip(1320, Caption("takes red", seat, "Ada"))
        assert plain.getpixel((660, 3)) == rgb(SEATS[seat])
        gained = strip(1320, Caption("takes red", seat, "Ada", 5))
        box = ImageChops.difference(plain, gained).getbbox()
        assert box is not None
        assert box[0] > 1100


def test_a_file_that_would_be_too_large_has_fewer_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is made anew with fewer of them, until it fits."""
    shown = shots("splendor", 4, most=24)
    whole = films.film(LOOKS["splendor"], shown)
    monkeypatch.setattr(films, "LARGEST", len(whole) * 2 // 3)
    smaller = films.film(LOOKS["splendor"], shown)
    assert len(smaller) <= len(whole) * 2 // 3
    assert 2 < opened(smaller).n_frames < opened(whole).n_frames


def test_one_shot_is_a_picture_that_stands() -> None:
    """A game without a turn has a frame."""
    assert opened(films.film(LOOKS["splendor"], shots("splendor", 2)[:1])).n_frames == 1


def test_chances_are_a_bar_above_the_text() -> None:
    """Each seat's part of the bar is as wide as its chance; without a review there is no bar."""
    caption = Caption("buys a card", 0, "Ada")
    bar = strip(1320, caption, (0.25, 0.75))
    assert bar.height == strip(1320, caption).height + BAR_HEIGHT
    halves = [bar.getpixel((x, 2)) for x in (5, 325, 335, 1315)]
    assert halves == [rgb(SEATS[0])] * 2 + [rgb(SEATS[1])] * 2
    narrow = strip(1320, caption, (0.97, 0.03)).crop((1280, 0, 1320, BAR_HEIGHT))
    assert rgb("ink") in {colour for _, colour in narrow.getcolors() or ()}  # the seat's number


@pytest.mark.parametrize("text", ["", "word " * 60, "宝石を取りました、" * 40, "x" * 400, "\n\t"])
def test_any_text_fits_a_strip(text: str) -> None:
    """A text that is too long ends with an ellipsis; no line begins with a comma."""
    assert strip(1320, Caption(text)).size == (1320, TEXT_HEIGHT)
    lines = fitting(text, 600)[1]
    assert len(lines) <= 3
    assert not any(line.startswith(("、", "。")) for line in lines)
