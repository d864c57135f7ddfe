"""Tunes glibc's malloc to keep the process small; does nothing with other C libraries.

By default every thread has its own heap, and freed memory stays with the process. Boards are large
and short-lived, sprites small and long-lived: without this, fragmentation takes ten megabytes.
"""

import ctypes
import sys
from typing import Final

_TRIM_THRESHOLD: Final = -1
_MMAP_THRESHOLD: Final = -3
_ARENA_MAX: Final = -8
MMAP_THRESHOLD_BYTES: Final = 128 * 1024
"""Allocations of this many bytes get their own pages, which are returned when freed."""


def limit_heap() -> None:
    """Use one heap for all threads, and return large allocations as soon as they are freed."""
    library = _c_library()
    if library and hasattr(library, "mallopt"):
        library.mallopt(_ARENA_MAX, 1)
        library.mallopt(_MMAP_THRESHOLD, MMAP_THRESHOLD_BYTES)
        library.mallopt(_TRIM_THRESHOLD, MMAP_THRESHOLD_BYTES)


def trim_heap() -> None:
    """Return free memory to the system, for example after the start."""
    library = _c_library()
    if library and hasattr(library, "malloc_trim"):
        library.malloc_trim(0)


def _c_library() -> ctypes.CDLL | None:
    return ctypes.CDLL(None) if sys.platform == "linux" else None
