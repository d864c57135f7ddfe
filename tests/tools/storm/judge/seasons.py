"""Seasons and evenings at rest: who had no game, and whose points are whose."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator

from tests.tools.storm.staging import Storm


def at_rest(storm: Storm) -> Iterator[str]:
    """Yield what isn't fair in a season, or doesn't follow from its games."""
    for (season_id,) in storm.rows("SELECT id FROM seasons WHERE kind = 'evening' ORDER BY id"):
        yield from _byes(storm, season_id)
    query = """SELECT f.season_id, f.number, t.stage FROM fixtures f
        JOIN tables t ON t.id = f.table_id JOIN seasons s ON s.id = f.season_id
        WHERE f.stage = 'open' AND t.stage = 'finished' AND s.stage = 'running'"""
    for season_id, number, stage in storm.rows(query):
        yield f"game {number} of season {season_id} is {stage}, and isn't counted"


def _byes(storm: Storm, season_id: int) -> Iterator[str]:
    """Yield those who have sat out two rounds more than others who were there all the time.

    Blocks may cost more rounds.
    """
    if storm.rows("SELECT 1 FROM blocks"):
        return
    rounds: Counter[int] = Counter()
    byes: Counter[int] = Counter()
    for entries, absent, table_id in storm.rows(
        "SELECT entries, absent, table_id FROM fixtures WHERE season_id = ? ORDER BY number",
        season_id,
    ):
        people = json.loads(entries)
        rounds.update(people)
        if len(people) == 1 and absent == "[]" and table_id is None:
            byes.update(people)
    stayed = [
        entry
        for (entry,) in storm.rows(
            "SELECT entry FROM entrants WHERE season_id = ? AND left_at IS NULL ORDER BY entry",
            season_id,
        )
        if rounds[entry] == max(rounds.values(), default=0)
    ]
    had = [byes[entry] for entry in stayed]
    if had and max(had) - min(had) > 1:
        yield f"in evening {season_id} {dict(zip(stayed, had, strict=True))} had no game"
