"""Files of weights: used when they are whole, refused when they are not."""

import pytest

from bot.computers.contract import WeightsDamaged
from bot.computers.splendor import net, pupil, weights
from bot.computers.splendor.weights import DIGEST_BYTES, packed, read, unpacked

SHAPES = ((2, 3), (2, 1))
NUMBERS = [0.5, -1.0, 2.0, 0.25, 0.0, 3.0, 1.5, -0.125]


def test_what_was_packed_is_read() -> None:
    """Numbers that two bytes hold come back as they were."""
    assert len(unpacked("a", packed(NUMBERS, SHAPES), SHAPES)) == 2 * len(NUMBERS)


@pytest.mark.parametrize("place", [0, DIGEST_BYTES, -1])
def test_a_damaged_file_is_refused(place: int) -> None:
    """One byte is enough."""
    content = bytearray(packed(NUMBERS, SHAPES))
    content[place] ^= 1
    with pytest.raises(WeightsDamaged, match="a is damaged"):
        unpacked("a", bytes(content), SHAPES)


def test_a_file_cut_short_is_refused() -> None:
    """So is an empty one."""
    for content in (packed(NUMBERS, SHAPES)[:-2], b""):
        with pytest.raises(WeightsDamaged):
            unpacked("a", content, SHAPES)


def test_weights_of_another_shape_are_refused() -> None:
    """Though there are as many numbers."""
    with pytest.raises(WeightsDamaged, match="another shape"):
        unpacked("a", packed(NUMBERS, SHAPES), ((3, 2), (2, 1)))


def test_a_missing_file_is_refused() -> None:
    """By the same exception."""
    with pytest.raises(WeightsDamaged, match=r"nothing\.bin can't be read"):
        read("nothing.bin", SHAPES)


def test_what_the_bot_comes_with_is_whole_and_small() -> None:
    """Every net can be read, and all of them together are below 200 kB."""
    assert [net.shipped(seats).seats for seats in (2, 3, 4)] == [2, 3, 4]
    assert len(pupil.shipped().layer) == pupil.PUPIL_UNITS
    numbers = [read(f"strong-{seats}.bin", net.shapes(seats)) for seats in (2, 3, 4)]
    numbers.append(weights.read("normal.bin", pupil.PUPIL_SHAPES))
    assert sum(map(len, numbers)) < 200_000
