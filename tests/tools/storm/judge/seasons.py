"""Seasons and evenings at rest: who had no game, and whose points are whose."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator

from tests.playground.people import custom_ids
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
    yield from _games(storm)
    yield from _messages(storm)


def _games(storm: Storm) -> Iterator[str]:
    """Yield games that were opened twice, and pairs that meet twice."""
    query = """SELECT season_id, table_id FROM fixtures WHERE table_id IS NOT NULL
        GROUP BY table_id HAVING count(*) > 1"""
    for season_id, table_id in storm.rows(query):
        yield f"two games of season {season_id} are at table {table_id}"
    query = """SELECT f.season_id, f.entries FROM fixtures f JOIN seasons s ON s.id = f.season_id
        WHERE s.kind = 'season' AND s.seats = 2 ORDER BY f.season_id, f.number"""
    pairs = Counter((season_id, *sorted(json.loads(it))) for season_id, it in storm.rows(query))
    for (season_id, *pair), often in pairs.items():
        if often > 1:
            yield f"in season {season_id} {pair} meet {often} times"


def _messages(storm: Storm) -> Iterator[str]:
    """Yield what a season has posted twice."""
    messages = storm.discord.world.messages.values()
    shown = [it for each in messages for it in each.values() if it.reader_id is None]
    marks = Counter(
        (fields[3], fields[4])
        for message in shown
        for custom_id in custom_ids({"components": message.components})
        if len(fields := custom_id.split(":")) > 4 and fields[4] in ("season-mine", "season-words")
    )
    for (season_id, mark), often in marks.items():
        if often > 1:
            yield f"season {season_id} has {often} messages with {mark}"


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
