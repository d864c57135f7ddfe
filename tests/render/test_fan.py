"""The fan of cards bought."""

from __future__ import annotations

import pytest

from render.palette import SHARED
from render.splendor.fan import fan
from rules.splendor.cards import COLOURS


@pytest.mark.parametrize("size", [(136, 186), (282, 186), (136, 76), (282, 76), (136, 60)])
def test_no_colour_of_a_fan_covers_another(size: tuple[int, int]) -> None:
    """However narrow its room, of each colour about as much is seen."""
    image = fan(tuple((colour, 0) for colour in range(5) for _ in range(2)), size, "panel")
    assert image.size == size
    seen = [image.tobytes().count(SHARED.index[f"deep-{colour}"]) for colour in COLOURS]
    assert min(seen) > max(seen) * 0.6
