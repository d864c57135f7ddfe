"""A move with its chance of winning."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class ScoredMove:
    """A move, and the chance (0 to 1) that its seat wins after it."""

    move: Any
    chance: float
