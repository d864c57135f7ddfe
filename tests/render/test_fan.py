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


def test_a_name_that_is_cut_ends_with_an_ellipsis() -> None:
    """It fills its room, in every script; a number that tells people of one name apart stays."""
    assert fonts.fitted("Ada Lovelace", 28, 400) == "Ada Lovelace"
    for name in ("Ada Lovelace", "Maximiliane von Hohenlohe", "محمد عبد الرحمن", "小林さくら子"):
        cut = fonts.fitted(name, 28, 100)
        assert cut.endswith("…")
        assert 70 < fonts.width(cut, 28) <= 100
        cut = fonts.fitted(f"{name} #4711", 28, 180)
        assert cut.endswith("… #4711")
        assert 150 < fonts.width(cut, 28) <= 180
    assert fonts.lines("Wolfeschlegelsteinhausenbergerdorff #4711", 28, 200)[1].endswith("… #4711")
    assert fonts.fitted("", 28, 100) == ""


def test_pictures_write_what_a_name_consists_of() -> None:
    """A name is legible if all of it can be drawn, or most of its letters and digits."""
    for name in ("Ada", "小林", "김", "★", "-", "Ada 🦊", "Łukasz", "3🦊"):
        assert fonts.legible(name)
    for name in ("", "🦊", "(🦊)", "ራስ", "ܐܒܓ 1", "\U0001e900\U0001e901a"):
        assert not fonts.legible(name)
