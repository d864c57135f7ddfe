"""Where what is temporary is quickest: in memory, where no commit waits for a disk."""

import shutil
from pathlib import Path
from typing import Final

_SHARED: Final = Path("/dev/shm")  # noqa: S108 - Linux keeps it in memory
_ROOM: Final = 4 << 30
"""The bytes that must be free there; all tests together leave less than half of it."""


def in_memory() -> Path | None:
    """Return a folder in memory with room enough, if there is one."""
    roomy = _SHARED.is_dir() and shutil.disk_usage(_SHARED).free > _ROOM
    return _SHARED if roomy else None
