"""How far evaluations are off, as the tool counts it."""

import pytest

from tests.tools.errors import Compared, report


def test_looks_that_differ_have_a_spread() -> None:
    """The best move's chance spreads by its looks, and the difference of the two best by its own."""
    one = Compared("ending", (0.6, 0.5), ((0.61, 0.5), (0.59, 0.52)), 0.6)
    assert one.spread == pytest.approx(0.02**2 / 2)
    assert one.difference_spread == pytest.approx(0.04**2 / 2)
    assert one.difference_error == pytest.approx(0.01)
    assert any("from look to look 1.4; the difference 2.8" in line for line in report([one]))


def test_what_all_looks_say_is_proved() -> None:
    """Where another look says the same it has no spread; a single look isn't said to have any."""
    one = Compared("ending", (1.0, 0.0), ((1.0, 0.0),), 1.0)
    assert not one.unproved
    assert not any("from look to look" in line for line in report([one]))
