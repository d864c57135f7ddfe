"""Writes indices and their colours as a PNG, packed by a library that is quick at it.

Boards are drawn in one byte a pixel, so a file is a palette and the rows as they are, each after a
byte that says "not filtered" (PNG, third edition, 7 and 9). Packing them is most of what a picture
costs: ISA-L takes a quarter of zlib's time, for files a twentieth larger.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from typing import Final

from isal import isal_zlib
from PIL import Image

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
INDICES: Final = b"\x08\x03\x00\x00\x00"
"""Eight bits a pixel, from a palette, packed and filtered in the usual way, not interlaced."""
QUICK: Final = 1
"""How hard ISA-L tries."""
TIGHT: Final = 6
"""How hard zlib tries, where a file would get too large."""
STRIP: Final = 32
"""How many rows are packed at a time: memory of a few kilobytes is used again and again, where a
whole picture's would be asked of the system and given back for each."""


def png(image: Image.Image, palette: bytes, *, tight: bool = False) -> bytes:
    """Return a picture of indices (mode L or P) as a file; `palette` has three bytes a colour."""
    width, height = image.size
    packer = zlib.compressobj(TIGHT) if tight else isal_zlib.compressobj(QUICK)
    packed = b"".join([*map(packer.compress, _rows(image)), packer.flush()])
    return b"".join(
        (
            SIGNATURE,
            _chunk(b"IHDR", struct.pack(">II", width, height) + INDICES),
            _chunk(b"PLTE", palette),
            _chunk(b"IDAT", packed),
            _chunk(b"IEND", b""),
        )
    )


def _rows(image: Image.Image) -> Iterator[bytes | memoryview]:
    """Yield the rows, a zero before each."""
    width, height = image.size
    yield b"\x00"
    for top in range(0, height, STRIP):
        strip = image.crop((0, top, width, min(top + STRIP, height)))
        padded = strip.tobytes("raw", image.mode, width + 1)  # a zero behind each row ...
        yield padded if top + STRIP < height else memoryview(padded)[:-1]  # ... but the last


def _chunk(kind: bytes, data: bytes) -> bytes:
    checked = zlib.crc32(data, zlib.crc32(kind))
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", checked)
