"""How far storms come: what begins and ends in them, and how much of what people do is refused.

`python -m tests.tools.storm.reach FIRST-LAST` prints it for the storms of these seeds.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping
from multiprocessing import get_context
from typing import Final

from tests.tools.storm.alike import with_one_order
from tests.tools.storm.staging import Storm

QUERIES: Final[Mapping[str, str]] = {
    "tables": "SELECT count(*) FROM tables",
    "games begun": "SELECT count(*) FROM tables WHERE setup IS NOT NULL",
    "games finished": "SELECT count(*) FROM tables WHERE stage = 'finished'",
    "played out": "SELECT count(DISTINCT table_id) FROM results WHERE ending = 'played-out'",
    "moves": "SELECT count(*) FROM moves",
    "rematches": "SELECT count(*) FROM tables WHERE rematch",
    "tables found": "SELECT count(DISTINCT table_id) FROM queue WHERE table_id IS NOT NULL",
    "seasons": "SELECT count(*) FROM seasons WHERE kind = 'season'",
    "seasons begun": "SELECT count(DISTINCT season_id) FROM fixtures JOIN seasons ON id = season_id"
    " WHERE kind = 'season'",
    "evenings": "SELECT count(*) FROM seasons WHERE kind = 'evening'",
    "evening rounds": "SELECT count(DISTINCT season_id * 100 + round) FROM fixtures"
    " JOIN seasons ON id = season_id WHERE kind = 'evening'",
    "season games decided": "SELECT count(*) FROM fixtures WHERE stage = 'decided'",
    "daily tries": "SELECT count(*) FROM daily_tries",
    "daily tries finished": "SELECT count(*) FROM daily_tries JOIN tables ON id = table_id"
    " WHERE stage = 'finished'",
    "games of two channels": "SELECT count(*) / 2 FROM seats WHERE elsewhere <> 0",
    "moves of two channels": "SELECT count(*) / 2 FROM moves"
    " WHERE table_id IN (SELECT table_id FROM seats WHERE elsewhere <> 0)",
    "played out by two channels": "SELECT count(*) / 2 FROM tables WHERE stage = 'finished'"
    " AND id IN (SELECT table_id FROM seats WHERE elsewhere <> 0)",
    "votes for a side": "SELECT count(*) FROM vote_sides",
    "challenges begun": "SELECT count(*) FROM tables WHERE sealed ->> 'challenge' > 0",
    "challenges finished": "SELECT count(*) FROM tables WHERE sealed ->> 'challenge' > 0"
    " AND stage = 'finished'",
    "medals": "SELECT count(*) FROM challenge_medals",
    "trainer's points": "SELECT count(*) FROM trainer_points",
    "trainer's answers": "SELECT coalesce(sum(answers), 0) FROM trainer_points",
    "blocks": "SELECT count(*) FROM blocks",
    "follows": "SELECT count(*) FROM follows",
    "alerts": "SELECT count(*) FROM alerts",
    "people with settings": "SELECT count(*) FROM people",
}
SAVED: Final = ("plans", "queue", "entrants", "servers", "people", "digests")
"""Tables of which is counted how often an interaction has changed them."""


def reached(storm: Storm) -> Counter[str]:
    """Return how much of what was begun and finished in a storm, as its file and its answers say."""
    counts = Counter({what: int(str(storm.rows(query)[0][0])) for what, query in QUERIES.items()})
    counts["people's steps"] = sum(step.who != "" for step in storm.taken)
    counts["interactions"] = len(storm.sent)
    counts["answered"] = sum(it.answered_at is not None for it in storm.sent)
    counts["forms opened"] = sum(it.interaction.modal is not None for it in storm.sent)
    counts["forms sent"] = sum(it.interaction.kind == 5 for it in storm.sent)
    for trace in storm.discord.traces.values():
        for saved in trace.saved:
            counts.update(f"saved {it}" for it in saved.tables if it in SAVED)
    for facet in storm.facets:
        counts["refused"] += facet.metrics.refusals.total()
        counts.update({f"  {key}": n for key, n in facet.metrics.refusals.items()})
    counts["errors"] = len(storm.errors)
    return counts


def _reach_of(seed: int) -> Counter[str]:
    from tests.tools.storm.storm import run  # noqa: PLC0415 - it says what is reached by this

    return run(seed).reached


def main(seeds: str) -> None:
    """Print what the storms of these seeds reach together."""
    first, _, last = seeds.partition("-")
    counts: Counter[str] = Counter()
    with get_context("fork").Pool(2) as pool:
        for each in pool.imap(_reach_of, range(int(first), int(last or first) + 1)):
            counts.update(each)
    shown = [it for it in counts if not it.startswith("  ")]
    for what in shown:
        print(f"{what:24}{counts[what]:7,}")
    print(f"refused: {counts['refused'] / counts['answered']:.0%} of what was answered, most often")
    for what, n in counts.most_common():
        if what.startswith("  ") and n > counts["refused"] / 50:
            print(f"{what:24}{n:7,}")


if __name__ == "__main__":
    with_one_order("tests.tools.storm.reach")
    main(sys.argv[1])
