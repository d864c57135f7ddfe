"""Pictures look as they did when somebody last looked at them."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.render.golden import FOLDER, GOLDEN

MEAN = 1.5
"""How far, of 255, pixels may differ on average: fonts are drawn a little differently
by other builds of FreeType."""


@pytest.mark.parametrize("name", GOLDEN)
def test_a_picture_looks_as_before(name: str) -> None:
    """A golden picture is drawn as it is kept; renew it with `python -m tests.render.golden`."""
    kept = Image.open(FOLDER / f"{name}.png").convert("RGB")
    drawn = Image.open(BytesIO(GOLDEN[name]())).convert("RGB")
    assert drawn.size == kept.size
    difference = ImageStat.Stat(ImageChops.difference(kept, drawn)).mean
    assert max(difference) < MEAN
