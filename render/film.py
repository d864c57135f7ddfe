"""A game as a GIF: one frame per scene, the last one held, and round again.

It is a GIF of half a board's size, since every client of Discord's shows one. All frames have one
palette, made from a few of them; each holds only what differs from the one before it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from typing import Any, Final

from PIL import Image

from render.look import Look
from render.scene import Scene

PACE: Final = 900
"""How long a frame stands, in milliseconds."""
HELD: Final = 3000
"""How long the last one does."""
LONGEST: Final = 150
"""How many frames there are at most: of a longer game every second turn is shown, or every third."""
LARGEST: Final = 8 * 1024 * 1024
"""How many bytes a file may have."""
SAMPLES: Final = 4
"""How many frames the palette is made from."""
SAME: Final = 255
"""The index that lets the frame before it show through; colours have all others."""

Told = Callable[[int], None]


def film(look: Look, scenes: Sequence[Scene[Any]], told: Told = lambda _: None) -> bytes:
    """Return scenes of one size as a GIF; `told` hears the number of each as it is drawn."""
    chosen = _chosen(range(len(scenes)), -(-len(scenes) // LONGEST))
    while True:
        file = _film(look, scenes, chosen, told)
        if len(file) <= LARGEST or len(chosen) <= SAMPLES:
            return file
        chosen = _chosen(chosen, 2)


def _chosen(numbers: Sequence[int], step: int) -> list[int]:
    """Return every second or third of some numbers, always with the first and the last one."""
    return sorted({numbers[0], *numbers[::-step]})


def _film(look: Look, scenes: Sequence[Scene[Any]], chosen: list[int], told: Told) -> bytes:
    palette = _palette(look, [scenes[number] for number in _sampled(chosen)])

    def frames() -> Iterator[Image.Image]:
        for number in chosen:
            told(number)
            yield _half(look, scenes[number]).quantize(palette=palette, dither=Image.Dither.NONE)

    drawn, file = frames(), BytesIO()
    next(drawn).save(
        file,
        "GIF",
        save_all=True,
        append_images=drawn,
        palette=bytes(palette.getpalette() or ()).ljust(3 * 256, b"\0"),
        transparency=SAME,
        optimize=True,  # a pixel that stays as it was is written as SAME
        disposal=1,
        duration=[PACE] * (len(chosen) - 1) + [HELD],
        loop=0,
    )
    return file.getvalue()


def _sampled(chosen: list[int]) -> list[int]:
    """Return some of the frames, from the first to the last."""
    steps = SAMPLES - 1
    return [chosen[(len(chosen) - 1) * step // steps] for step in range(SAMPLES)]


def _half(look: Look, scene: Scene[Any]) -> Image.Image:
    return look.still(scene).convert("RGB").reduce(2)


def _palette(look: Look, scenes: Sequence[Scene[Any]]) -> Image.Image:
    """Return a picture whose palette has the colours of these scenes."""
    stills = [_half(look, scene) for scene in scenes]
    width, height = stills[0].size
    together = Image.new("RGB", (width, height * len(stills)))
    for row, still in enumerate(stills):
        together.paste(still, (0, height * row))
    return together.quantize(SAME, Image.Quantize.MEDIANCUT)
