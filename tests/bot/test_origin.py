"""How a table came about, and what follows from that."""

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.store.values import SealedDeal, StartPosition
from bot.tables.origin import Origin
from bot.tables.table import Table

TABLE = Table(2**63 - 1, 1, 1, "splendor", 100, {}, "en")
FIELDS: dict[Origin, dict[str, Any]] = {
    Origin.FIXTURE: {"season_id": 7, "sealed": SealedDeal("00"), "starts": datetime.now(UTC)},
    Origin.FOUND: {"kept_until": datetime.now(UTC)},
    Origin.DAILY: {"sealed": SealedDeal("00", day="2026-01-02"), "rated": False},
    Origin.CHALLENGE: {"sealed": SealedDeal("", challenge=7), "rated": False},
    Origin.LESSON: {"lesson": 1},
    Origin.CONTINUATION: {"begins": StartPosition(2, {}, ())},
    Origin.REMATCH: {"rematch": True},
    Origin.BY_HAND: {"sealed": SealedDeal("00"), "starts": datetime.now(UTC)},
}


@pytest.mark.parametrize("origin", Origin)
def test_a_table_came_about_as_its_fields_say(origin: Origin) -> None:
    """Each way in which a table comes about leaves fields that tell it from every other."""
    table = replace(TABLE, **FIELDS[origin])
    assert table.origin is origin
    unrated = (Origin.DAILY, Origin.CHALLENGE, Origin.LESSON, Origin.CONTINUATION)
    assert table.is_rated == (origin not in unrated)
    assert replace(table, rated=False).counts == (origin in (Origin.FIXTURE, Origin.DAILY))
