"""What a position is about, by the first reason for its better move."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from bot.computers.contract import Reason

TOPIC_FILE: Final = Path(__file__).with_name("puzzle_topics.json")
_SPLENDOR: Final[Mapping[str, str]] = {
    "nobles": "noble noble-stays then-noble noble-near noble-alone otherwise-noble",
    "reserving": "keeps keeps-over gold gold-only unseen saves-turn",
    "denying": "denies denies-near last-gems",
    "tempo": "sooner ahead more-cards course towards gathers waits limit keeps-gems bonus prestige",
    "end": "target then-target otherwise-target last-turn wins out-of-reach ends-anyway",
}
_SEEKERS: Final[Mapping[str, str]] = {
    "counting": "plan turn stand reply costs points run count colours gold prize valid declares "
    "declares-instead expects expects-own expects-instead expects-own-instead",
    "denying": "denies fears",
    "tempo": "again twice next ready starts strongest safe plans rainbow",
    "end": "wins-by loses-by won lost wins hands only odds",
}
TOPICS: Final = tuple(dict.fromkeys((*_SPLENDOR, *_SEEKERS)))
"""All topics, in the order in which they are shown."""
KEYS: Final[Mapping[str, Mapping[str, str]]] = {
    game: {key: topic for topic, keys in topics.items() for key in keys.split()}
    for game, topics in (("splendor", _SPLENDOR), ("seekers", _SEEKERS))
}
"""The topic of a reason by its key, for each game."""


def topic_of(game: str, reasons: Sequence[Reason]) -> str:
    """Return the topic of a move with these reasons; "" if they have none."""
    return KEYS.get(game, {}).get(reasons[0].key, "") if reasons else ""


@cache
def puzzle_topics() -> Mapping[int, str]:
    """Return the topic of each shipped puzzle by its id; "" where the reasons have none.

    `python -m tests.tools.train topics` works them out.
    """
    topics: dict[str, list[int]] = json.loads(TOPIC_FILE.read_text("utf-8"))
    return {puzzle_id: topic for topic, ids in topics.items() for puzzle_id in ids}
