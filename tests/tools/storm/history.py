"""What happened in a storm, line by line, and its digest."""

from __future__ import annotations

import hashlib
import json
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

KEPT: Final = 4000
"""How many of the last lines are kept for people to read."""


@dataclass(eq=False)
class History:
    """All that happened, in order; `now` gives the seconds since the beginning."""

    now: Callable[[], float]
    lines: deque[str] = field(default_factory=lambda: deque(maxlen=KEPT))
    count: int = 0
    _hash: Any = field(default_factory=hashlib.sha256)

    def note(self, what: str, *details: object) -> None:
        """Note something that happened; details are values that JSON can spell."""
        line = f"{self.now():.6f} {what} {json.dumps(details, sort_keys=True, default=str)}"
        self.count += 1
        self.lines.append(line)
        self._hash.update(line.encode())

    @property
    def digest(self) -> str:
        """The digest of everything that was noted."""
        return str(self._hash.hexdigest())
