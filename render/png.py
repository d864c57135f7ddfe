"""A fast PNG encoder for 8-bit palette images.

A file holds the palette and the rows, each after a filter byte of 0 (PNG, third edition, 7 and
9). Compression is most of a picture's cost: ISA-L takes a quarter of zlib's time for files 5%
larger.
"""

from __future__ import annotations

import struct
import zlib
from typing import Final

from isal import isal_zlib
from PIL import Image

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
INDICES: Final = b"\x08\x03\x00\x00\x00"
"""IHDR: 8 bits per pixel, palette, standard compression and filters, not interlaced."""
FAST_LEVEL: Final = 1
"""ISA-L compression level."""
TIGHT_LEVEL: Final = 6
"""zlib compression level, for files that would be too large."""


class Frame:
    """A picture of indices (mode L), drawn on in the very memory that its file is packed from.

    Each row ends with a zero, the filter byte of the next one, so that nothing has to be copied first.
    """

    def __init__(self, ground: Image.Image) -> None:
        width, height = ground.size
        self._rows = bytearray((width + 1) * height)
        self.image = Image.frombuffer("L", ground.size, self._rows, "raw", "L", width + 1, 1)
        self.image.readonly = 0  # else Pillow would draw on a copy
        self.image.paste(ground)

    def png(self, palette: bytes, *, tight: bool = False) -> bytes:
        """Encode the picture; `palette` has three bytes per colour."""
        packer = zlib.compressobj(TIGHT_LEVEL) if tight else isal_zlib.compressobj(FAST_LEVEL)
        rows = memoryview(self._rows)[:-1]
        packed = b"".join([packer.compress(b"\x00"), packer.compress(rows), packer.flush()])
        return b"".join(
            (
                SIGNATURE,
                _chunk(b"IHDR", struct.pack(">II", *self.image.size) + INDICES),
                _chunk(b"PLTE", palette),
                _chunk(b"IDAT", packed),
                _chunk(b"IEND", b""),
            )
        )


def _chunk(kind: bytes, data: bytes) -> bytes:
    checked = zlib.crc32(data, zlib.crc32(kind))
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", checked)
