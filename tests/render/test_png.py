"""Pictures as files: what was drawn comes out again, however it was packed."""

import io
import random

import pytest
from PIL import Image

from render.canvas import LARGEST, encoded
from render.palette import SHARED
from render.png import Frame


def noise(width: int, height: int) -> Image.Image:
    """Return indices without any order."""
    return Image.frombytes("L", (width, height), random.Random(1).randbytes(width * height))


@pytest.mark.parametrize("tight", [False, True])
@pytest.mark.parametrize("size", [(1, 1), (7, 3), (1320, 840)])
def test_what_was_drawn_comes_out(size: tuple[int, int], *, tight: bool) -> None:
    """Every pixel keeps its index and its colour, at any size."""
    drawn, colours = noise(*size), SHARED.tables["play"]
    with Image.open(io.BytesIO(Frame(drawn).png(colours, tight=tight))) as read:
        read.load()
        assert read.size == size
        assert read.mode == "P"
        assert read.tobytes() == drawn.tobytes()
        assert bytes(read.getpalette() or ()) == colours


def test_a_crowded_picture_is_packed_more_tightly() -> None:
    """Where a file would be larger than it should, it is packed once more."""
    few = bytes(1 + byte % 4 for byte in random.Random(2).randbytes(1320 * 840))
    crowded = Image.frombytes("L", (1320, 840), few)
    frame = Frame(crowded)
    quick, kept = frame.png(SHARED.tables["play"]), encoded(frame, "play")
    assert len(quick) > LARGEST
    assert len(kept) < len(quick)
