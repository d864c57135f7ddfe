"""Pictures look as they did when somebody last looked at them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.render.golden import FOLDER, GOLDEN, board, reduced, table

ALIKE = 30
"""By how much, of 255, any point of two pictures that look alike may differ: letters that another
build of FreeType draws half a pixel beside change it by 19, a digit in its place by 46."""


def difference(one: Image.Image, other: Image.Image) -> int:
    """Return by how much two pictures differ where they differ most."""
    return max(most for _, most in ImageStat.Stat(ImageChops.difference(one, other)).extrema)


@pytest.mark.parametrize("name", GOLDEN)
def test_a_picture_looks_as_before(name: str) -> None:
    """A golden picture is drawn as it is kept; renew it with `python -m tests.render.golden`."""
    kept, drawn = Image.open(FOLDER / f"{name}.png"), reduced(GOLDEN[name]())
    assert drawn.size == kept.size
    assert difference(kept, drawn) < ALIKE


def test_a_digit_is_seen() -> None:
    """A picture doesn't look as before where as much as a digit has changed."""
    first, *others = table(2).seats
    richer = replace(first, prestige=first.prestige + 1)
    before, after = board(2), board(2, seats=(richer, *others))
    assert difference(reduced(before), reduced(after)) > ALIKE
