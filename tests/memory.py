"""Temporary files in memory, where commits don't wait for a disk."""

import shutil
from pathlib import Path
from typing import Final

_SHARED: Final = Path("/dev/shm")  # noqa: S108 - Linux keeps it in memory
_ROOM: Final = 4 << 30
"""The bytes that must be free; a whole run uses less than half of them."""


def in_memory() -> Path | None:
    """Return a folder in memory with enough space, or None."""
    roomy = _SHARED.is_dir() and shutil.disk_usage(_SHARED).free > _ROOM
    return _SHARED if roomy else None
