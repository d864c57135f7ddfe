"""Computers that use numpy think in one thread, as in the bot.

A plugin imports numpy before any of ours could set OPENBLAS_NUM_THREADS, and threads that wait for
one another on a busy machine make a test of one second last half a minute.
"""

from ctypes import CDLL
from pathlib import Path

import numpy as np

for library in (Path(np.__file__).parents[1] / "numpy.libs").glob("libscipy_openblas*"):
    if limit := getattr(CDLL(str(library)), "scipy_openblas_set_num_threads64_", None):
        limit(1)
