"""Keeps the process small on a small server, where the C library is glibc; elsewhere does nothing.

Every thread gets a heap of its own by default, and what was freed stays with the process.
Boards are large and short-lived, sprites small and long-lived: without this, the holes that
boards leave take ten megabytes.
"""

from __future__ import annotations

import ctypes
import sys
from typing import Final

_TRIM_THRESHOLD: Final = -1
_MMAP_THRESHOLD: Final = -3
_ARENA_MAX: Final = -8
MMAP_THRESHOLD_BYTES: Final = 128 * 1024
"""How large, in bytes, a piece of memory is that gets pages of its own, given back at once."""


def limit_heap() -> None:
    """Use one heap for all threads, and give back large pieces as soon as they are free."""
    library = _c_library()
    if library and hasattr(library, "mallopt"):
        library.mallopt(_ARENA_MAX, 1)
        library.mallopt(_MMAP_THRESHOLD, MMAP_THRESHOLD_BYTES)
        library.mallopt(_TRIM_THRESHOLD, MMAP_THRESHOLD_BYTES)


def trim_heap() -> None:
    """Give free memory back to the system, for instance what starting up has needed."""
    library = _c_library()
    if library and hasattr(library, "malloc_trim"):
        library.malloc_trim(0)


def _c_library() -> ctypes.CDLL | None:
    return ctypes.CDLL(None) if sys.platform == "linux" else None
