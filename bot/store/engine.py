"""What runs a statement, in a file or on a server.

A statement that is told once for both has its places as a server wants them: $1 and so on.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

Cells = Sequence[Any]
"""A row as its values."""


class Engine(ABC):
    """Runs statements; raises NotSaved where the database cannot be used in time."""

    @abstractmethod
    async def rows(self, query: str, *values: object) -> Sequence[Cells]:
        """Return what a query finds."""

    @abstractmethod
    async def write(self, statement: str, *values: object) -> None:
        """Run a statement that changes something; run twice, it does the same as once."""
