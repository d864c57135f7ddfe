"""Moving pictures: every frame is the board at half its size, and the file is as small as may be."""

from __future__ import annotations

import io
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageSequence, ImageStat
from PIL.GifImagePlugin import GifImageFile

from render import LOOKS, Scene
from render import film as films
from rules import GAMES
from tests.render.test_every_look import NAMES, played


def scenes(game: str, seats: int, most: int = 12) -> list[Scene[Any]]:
    """Return some positions of a whole game, the last one always."""
    positions = played(game, seats).positions
    chosen = [*positions[:: -(-len(positions) // most)], positions[-1]]
    return [Scene(position, NAMES[:seats]) for position in chosen]


def opened(file: bytes) -> GifImageFile:
    """Return a moving picture."""
    image = Image.open(io.BytesIO(file))
    assert isinstance(image, GifImageFile)
    return image


def durations(file: GifImageFile) -> list[int]:
    """Return how long each frame of a moving picture stands, in milliseconds."""
    return [int(frame.info["duration"]) for frame in ImageSequence.Iterator(file)]


@pytest.mark.parametrize("game", GAMES)
def test_every_frame_is_the_board_at_half_its_size(game: str) -> None:
    """What a client puts together from the changes looks like each board, to the last frame."""
    shown = scenes(game, GAMES[game].seats[-1])
    heard: list[int] = []
    file = opened(films.film(LOOKS[game], shown, heard.append))
    assert heard == list(range(len(shown)))
    width, height = LOOKS[game].still(shown[0]).size
    assert (file.n_frames, file.info["loop"]) == (len(shown), 0)
    assert file.size == (width // 2, height // 2)
    for number, scene in enumerate(shown):
        file.seek(number)
        frame = file.convert("RGB")
        board = LOOKS[game].still(scene).convert("RGB").reduce(2)
        apart = ImageStat.Stat(ImageChops.difference(frame, board)).mean
        assert max(apart) < 6, number
        assert file.info["duration"] == (films.HELD if scene is shown[-1] else films.PACE)


def test_a_frame_holds_what_has_changed_alone() -> None:
    """The same board again costs next to nothing."""
    once = scenes("splendor", 2)[:1]
    assert (
        len(films.film(LOOKS["splendor"], once * 9)) - len(films.film(LOOKS["splendor"], once))
        < 9 * 60
    )


def test_a_long_game_has_fewer_frames() -> None:
    """There is a most of them: of a longer game every second turn is shown, and first and last.

    Turns that look alike are one frame, which stands as long as they would.
    """
    one, *_, last = scenes("splendor", 2)
    heard: list[int] = []
    count = films.LONGEST * 2
    film = films.film(LOOKS["splendor"], [one] * (count - 1) + [last], heard.append)
    assert len(heard) == films.LONGEST + 1
    assert (heard[0], heard[-1]) == (0, count - 1)
    assert durations(opened(film)) == [films.PACE * films.LONGEST, films.HELD]


def test_a_file_that_would_be_too_large_has_fewer_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is made anew with half of them, until it fits."""
    shown = scenes("splendor", 4, most=24)
    whole = films.film(LOOKS["splendor"], shown)
    monkeypatch.setattr(films, "LARGEST", len(whole) * 2 // 3)
    smaller = films.film(LOOKS["splendor"], shown)
    assert len(smaller) <= len(whole) * 2 // 3
    assert 2 < opened(smaller).n_frames < opened(whole).n_frames


def test_one_scene_is_a_picture_that_stands() -> None:
    """A game without a turn has a frame."""
    assert opened(films.film(LOOKS["splendor"], scenes("splendor", 2)[:1])).n_frames == 1
