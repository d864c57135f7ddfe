"""A game as a GIF: a frame per turn with a strip that says who did what, then from the beginning.

It has half a board's size, since every client of Discord shows that. All frames have one palette,
made from a few of them; each holds only what differs from the one before it.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from PIL import GifImagePlugin, Image, ImageChops

from render.look import Look
from render.scene import Scene
from render.strip import Caption, strip

SLOW: Final = 2000
"""How long a turn of weight 1 is shown, in milliseconds, if there is time."""
QUICK: Final = 800
"""How long a turn of weight 0 is shown if there is time."""
READABLE: Final = 1200
"""How long a turn of weight 1 is shown at least."""
LEAST: Final = 600
"""How long a turn of weight 0 is shown at least."""
HELD: Final = 3000
"""How long the last frame is shown."""
LENGTH: Final = 20_000
"""How long a film is at most."""
LARGEST: Final = 1_500_000
"""How many bytes a file may have."""
SAMPLES: Final = 4
"""How many frames the palette is made from."""
SAME: Final = 255
"""The index that lets the frame before it show through; colours have all others."""
WITH_COLOURS: Final = 0b1111_0111
"""The flag that 256 colours for all frames follow."""
FOR_EVER: Final = b"!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0"
"""The block that starts the film again at its end, without limit."""

SILENT: Final = Caption()

Drawn = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Shot:
    """A frame: the board after a turn, its caption, and the chances of winning, 0 to 1 by seat.

    `weight` says how long it's worth looking at, from 0 to 1. Either all shots of a film have
    chances, or none.
    """

    scene: Scene[Any]
    caption: Caption = SILENT
    weight: float = 0.0
    chances: tuple[float, ...] = ()


def film(look: Look, shots: Sequence[Shot], drawn: Drawn = lambda _: None) -> bytes:
    """Return shots as a GIF; `drawn` hears the number of each as it is drawn."""
    chosen = _readable(shots)
    while True:
        times = _times([shots[number].weight for number in chosen])
        file = _film(look, shots, chosen, times, drawn)
        if len(file) <= LARGEST or len(chosen) <= SAMPLES:
            return file
        chosen = _fewer(chosen, shots)


def _readable(shots: Sequence[Shot]) -> list[int]:
    """Return the numbers of the shots to show, so that there is time to read each of them."""
    chosen = list(range(len(shots)))
    while len(chosen) > SAMPLES:
        if sum(_least(shots[number].weight) for number in chosen[:-1]) <= LENGTH - HELD:
            break
        chosen = _fewer(chosen, shots)
    return chosen


def _least(weight: float) -> float:
    """Return how long a turn is shown at least, in milliseconds."""
    return LEAST + (READABLE - LEAST) * weight


def _times(weights: Sequence[float]) -> list[int]:
    """Return how long each frame is shown, in milliseconds: all together at most LENGTH."""
    turns = weights[:-1]
    left = LENGTH - HELD - sum(map(_least, turns))
    unit = min(SLOW - READABLE, left / max(sum(turns), 1e-9))
    rest = min(QUICK - LEAST, (left - unit * sum(turns)) / max(1e-9, len(turns) - sum(turns)))
    times = (_least(weight) + unit * weight + rest * (1 - weight) for weight in turns)
    return [*(int(time) // 10 * 10 for time in times), HELD]


def _fewer(chosen: Sequence[int], shots: Sequence[Shot]) -> list[int]:
    """Drop every fifth of the lightest turns, never the first or the last."""
    inner = chosen[1:-1]
    lightest = min(shots[number].weight for number in inner)
    dropped = {*[number for number in inner if shots[number].weight == lightest][::5]}
    return [number for number in chosen if number not in dropped]


def _film(
    look: Look, shots: Sequence[Shot], chosen: Sequence[int], times: Sequence[int], drawn: Drawn
) -> bytes:
    palette = _palette(look, [shots[chosen[place]] for place in _sampled(len(chosen))])

    def frames() -> Iterator[Image.Image]:
        for number in chosen:
            drawn(number)
            frame = _half(look, shots[number])
            yield frame.quantize(palette=palette, dither=Image.Dither.NONE)

    colours = bytes(palette.getpalette() or ()).ljust(3 * 256, b"\0")
    return b"".join(_packed(frames(), times, colours))


def _packed(frames: Iterable[Image.Image], times: Iterable[int], colours: bytes) -> Iterator[bytes]:
    """Yield the parts of a GIF; unlike Pillow's own way, only two frames are held at a time."""
    before: Image.Image | None = None
    for frame, time in zip(frames, times, strict=True):
        left, top, change = 0, 0, frame
        if before is None:
            yield b"GIF89a" + struct.pack("<HHBBB", *frame.size, WITH_COLOURS, 0, 0) + colours
            yield FOR_EVER
        else:
            changed = ImageChops.difference(_indices(frame), _indices(before))
            box = changed.getbbox() or (0, 0, 1, 1)
            left, top, *_ = box
            change = Image.new("P", (box[2] - left, box[3] - top), SAME)
            mask = changed.crop(box).point([0, *[255] * 255])
            change.paste(frame.crop(box), (0, 0), mask)
        facts = {"duration": time, "transparency": SAME, "disposal": 1}
        yield b"".join(GifImagePlugin.getdata(change, (left, top), **facts))
        before = frame
    yield b";"


def _indices(frame: Image.Image) -> Image.Image:
    return Image.frombytes("L", frame.size, frame.tobytes())


def _sampled(count: int) -> list[int]:
    """Return the numbers of some frames, from the first to the last."""
    return [(count - 1) * step // (SAMPLES - 1) for step in range(SAMPLES)]


def _half(look: Look, shot: Shot) -> Image.Image:
    """Return a frame: the board and the strip below it, at half size."""
    board = look.still(shot.scene).convert("RGB").reduce(2)
    large = strip(board.width * 2, shot.caption, shot.chances, shot.scene.language)
    below = large.reduce(2)
    frame = Image.new("RGB", (board.width, board.height + below.height))
    frame.paste(board)
    frame.paste(below, (0, board.height))
    return frame


def _palette(look: Look, shots: Sequence[Shot]) -> Image.Image:
    """Return a picture whose palette has the colours of these shots."""
    frames = [_half(look, shot) for shot in shots]
    width, height = frames[0].size
    together = Image.new("RGB", (width, height * len(frames)))
    for row, frame in enumerate(frames):
        together.paste(frame, (0, height * row))
    return together.quantize(SAME, Image.Quantize.MEDIANCUT)
