"""The pile sheets (docs/rules/seekers.md §8)."""

import pytest

from tests.rules.seekers.table import worth


@pytest.mark.parametrize("sheet", [19, 20])
@pytest.mark.parametrize(
    ("piles", "points"), [("||0", 0), ("rrb|gggg|0", 3), ("r*|gg|3", 2), ("|rgb*|1", 0)]
)
def test_every_valid_gem_is_a_point(sheet: int, piles: str, points: int) -> None:
    """Every gem of the valid pile is one point, the rainbow included."""
    assert worth(sheet, piles) == points
