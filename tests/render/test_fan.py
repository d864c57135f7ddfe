"""The fan of cards bought, and names that are too long for their place."""

from __future__ import annotations

import pytest

from render import fonts
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


def test_a_long_name_takes_two_lines() -> None:
    """It's broken between words where it has some; what still doesn't fit is cut."""
    assert fonts.lines("Ada", 28, 200) == ("Ada",)
    assert fonts.lines("Ada Maria Lovelace", 28, 200) == ("Ada Maria", "Lovelace")
    assert fonts.lines("小林・フォン", 28, 110) == ("小林・", "フォン")
    for text in ("W" * 80, "", " ", "a " * 60, "・" * 60):
        lines = fonts.lines(text, 28, 200)
        assert all(fonts.width(line, 28) <= 200 for line in lines)
        assert len(lines) <= 2


def test_a_first_name_is_better_than_a_name_cut_in_two() -> None:
    """Where only the first word of a name fits, it stands alone."""
    assert fonts.short("Ada Lovelace", 28, 400) == "Ada Lovelace"
    assert fonts.short("Ada Lovelace", 28, 100) == "Ada"
    assert fonts.short("Maximiliane", 28, 100).endswith("…")
    assert fonts.short("", 28, 100) == ""
