"""What every game's pictures and texts are held to."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from io import BytesIO
from typing import Any, Final

from PIL import Image

from render import Scene
from render.canvas import Box
from render.look import Hand, Look
from render.palette import SHARED
from rules import GAMES

LARGEST = 150_000
SELDOM: Final = 20
Picture = Callable[[Look, Scene[Any]], bytes]
STRANGE = (
    "",
    " ",
    "\u200b\u200d\ufeff",
    "👩‍👩‍👧‍👦🎲",
    "שלום עולם",
    "مرحبا بالعالم",
    "e\u0301a\u0308o\u0302" * 3,
    "Z\u0351\u0364a\u0300l\u0341g\u0352o\u031b" * 6,
    "\u202eevil\u202c",
    "𝔉𝔞𝔫𝔠𝔶 𝕟𝕒𝕞𝕖",
    "Łukasz Ağaoğlu Őze",
    "ＦＵＬＬＷＩＤＴＨ",
    "新玩家臺灣",
    "한국어 이름",
    "हिन्दी",
    "x" * 5000,
    "line\nbreak\ttab\0nul",
    "\ud800",
    "﷽" * 40,
)
KEY = re.compile(rf"\b(?:{'|'.join(GAMES)}|piece|list)-[a-z]+-|[{{}}]")


def opened(picture: bytes) -> Image.Image:
    """Return a PNG as an image, decoded to its end.

    Equal images may be packed differently: ISA-L looks at what its memory held before.
    """
    image = Image.open(BytesIO(picture))
    image.load()
    return image


def where(picture: Image.Image, tone: str) -> Box:
    """Return the box of all pixels of a tone, which a picture must have."""
    index = SHARED.index[tone]
    mask = Image.frombytes(
        "L", picture.size, bytes(255 * (at == index) for at in picture.tobytes())
    )
    box = mask.getbbox()
    assert box is not None
    return box


def hand_of(look: Look) -> Hand:
    """Return what a reader alone may see of a game that has secrets."""
    assert look.hand is not None
    return look.hand


def assert_reads_well(text: str) -> None:
    """Fail where a text is empty or shows a raw key or an unfilled place."""
    assert text
    assert not KEY.search(text), text
    assert "  " not in text, text


@contextmanager
def drawing(changed: Callable[[Picture], Picture]) -> Iterator[None]:
    """Draw the boards of every game another way."""
    drawn = Look.picture
    Look.picture = changed(drawn)  # type: ignore[assignment,method-assign]
    try:
        yield
    finally:
        Look.picture = drawn  # type: ignore[method-assign]


@contextmanager
def drawing_seldom() -> Iterator[None]:
    """Draw one board in 20 and show the last one otherwise, where pictures aren't what is proved."""
    asked: Counter[Look] = Counter()
    last: dict[Look, bytes] = {}

    def seldom(draw: Picture) -> Picture:
        def picture(look: Look, scene: Scene[Any]) -> bytes:
            if asked[look] % SELDOM == 0:
                last[look] = draw(look, scene)
            asked[look] += 1
            return last[look]

        return picture

    with drawing(seldom):
        yield


@contextmanager
def drawing_once() -> Iterator[None]:
    """Draw each scene once: equal scenes make equal pictures."""
    with drawing(cache):
        yield
