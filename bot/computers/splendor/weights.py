"""Files of weights: 16-bit floats after a digest of the numbers and their shapes.

They are made by `python -m tests.tools.train splendor` (see `weights.md`).
"""

import struct
from collections.abc import Sequence
from hashlib import sha256
from importlib.resources import files
from typing import Final

from bot.computers.contract import WeightsDamaged

DIGEST_BYTES: Final = 32
ArrayShapes = Sequence[tuple[int, ...]]


def read(name: str, shapes: ArrayShapes) -> bytes:
    """Return the numbers of a file, two bytes each; raise WeightsDamaged if they're unusable."""
    try:
        content = files(__package__).joinpath(name).read_bytes()
    except OSError as error:
        raise WeightsDamaged(f"{name} can't be read: {error}") from error
    return unpacked(name, content, shapes)


def unpacked(name: str, content: bytes, shapes: ArrayShapes) -> bytes:
    """Return the numbers of a file's content; raise WeightsDamaged if the digest doesn't match."""
    numbers = content[DIGEST_BYTES:]
    if content[:DIGEST_BYTES] != _digest(numbers, shapes):
        raise WeightsDamaged(f"{name} is damaged, or was made for a net of another shape")
    return numbers


def packed(numbers: Sequence[float], shapes: ArrayShapes) -> bytes:
    """Return the content of a file with these numbers."""
    content = struct.pack(f"<{len(numbers)}e", *numbers)
    return _digest(content, shapes) + content


def _digest(numbers: bytes, shapes: ArrayShapes) -> bytes:
    return sha256(repr(tuple(shapes)).encode() + numbers).digest()
