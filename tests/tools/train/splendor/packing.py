"""Writes what was trained into the files that the bot comes with."""

from __future__ import annotations

from pathlib import Path

import numpy as np

import bot.computers.splendor
from bot.computers.splendor import net, pupil, weights

FOLDER = Path(bot.computers.splendor.__file__).parent


def pack_strong(arrays: list[np.ndarray], sure: float = 1.0) -> None:
    """Write a net of `strong`; one that is too sure of its chances is made less so by a factor."""
    seats = arrays[-1].shape[0]
    arrays = [*arrays[:-2], *(sure * array for array in arrays[-2:])]
    _write(arrays, FOLDER / f"strong-{seats}.bin", net.shapes(seats))


def pack_normal(arrays: list[np.ndarray]) -> None:
    """Write the small net of `normal`."""
    _write(arrays, FOLDER / "normal.bin", pupil.PUPIL_SHAPES)


def _write(arrays: list[np.ndarray], to: Path, shapes: weights.ArrayShapes) -> None:
    numbers = np.concatenate([array.ravel() for array in arrays]).astype(np.float16)
    to.write_bytes(weights.packed(numbers.tolist(), shapes))
