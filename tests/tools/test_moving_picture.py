"""The moving pictures that the READMEs open with, one in each language."""

from pathlib import Path

import pytest
from PIL import Image
from PIL.GifImagePlugin import GifImageFile

from tests.tools.moving_picture import MOST_BYTES, SIZE, TOLD, target

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("language", TOLD)
def test_it_tells_a_game_in_twenty_seconds(language: str) -> None:
    """It lasts at most twenty seconds, goes round for ever, and is quick to load."""
    assert target(language).stat().st_size <= MOST_BYTES
    with Image.open(target(language)) as picture:
        assert isinstance(picture, GifImageFile)
        assert picture.size == SIZE
        assert picture.info["loop"] == 0
        seconds = 0.0
        for frame in range(picture.n_frames):
            picture.seek(frame)
            seconds += picture.info["duration"] / 1000
    assert 9 <= seconds <= 20


@pytest.mark.parametrize("language", TOLD)
def test_every_readme_opens_with_the_one_in_its_language(language: str) -> None:
    """No other picture stands before it."""
    name = "README.md" if language == "en" else f"README.{language}.md"
    text = (ROOT / name).read_text(encoding="utf-8")
    first = text.partition("](docs/pictures/")[2]
    assert first.startswith(f"{target(language).name})")
