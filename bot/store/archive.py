"""What people learn from: reviews of games.

The statements are told once, with places as a server wants them; each engine puts in its own.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final

Cells = tuple[Any, ...]

_REVIEW: Final = "SELECT content FROM reviews WHERE table_id = $1 AND version = $2"
_KEEP_REVIEW: Final = """INSERT INTO reviews (table_id, version, content)
    SELECT id, CAST($2 AS integer), CAST($3 AS text) FROM tables WHERE id = $1
    ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, content = excluded.content"""


class Archive(ABC):
    """Keeps what people learn from.

    Everything raises NotSaved where the database cannot be used in time.
    """

    async def review(self, table_id: int, version: int) -> str | None:
        """Return the review of a game, as JSON; None where there is none of this version."""
        rows = await self._rows(_REVIEW, table_id, version)
        return rows[0][0] if rows else None

    async def keep_review(self, table_id: int, version: int, content: str) -> None:
        """Keep a review in place of another; not where its table is deleted by now."""
        await self._write(_KEEP_REVIEW, table_id, version, content)

    @abstractmethod
    async def _rows(self, query: str, *values: object) -> Sequence[Cells]:
        """Return what a query finds, a row as its values; its places are $1 and so on."""

    @abstractmethod
    async def _write(self, statement: str, *values: object) -> None:
        """Run a statement that changes something; run twice, it does the same as once."""
