"""An answer and what it is worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Scored:
    """A move, and the asked seat's chance to win with it: 0 to 1, a shared win counts in part."""

    move: Any
    chance: float
