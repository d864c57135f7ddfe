"""Writes what was trained into the files that the bot comes with."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from bot.computers.splendor import net, weights


def packed(arrays: list[np.ndarray], to: Path) -> None:
    """Write a strong net, two bytes a number."""
    numbers = np.concatenate([array.ravel() for array in arrays]).astype(np.float16)
    seats = arrays[-1].shape[0]
    to.write_bytes(weights.packed(numbers.tolist(), net.shapes(seats)))
