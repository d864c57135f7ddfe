"""`python -m tests.tools.train topics`: works out what each shipped puzzle is about, for the trainer."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Sequence
from random import Random

from bot.computers.answers import answer
from bot.computers.puzzle import Puzzle, shipped
from bot.computers.questions import ReasonsQuestion
from bot.features.trainer.topics import TOPIC_FILE, topic_of


def topic(puzzle: Puzzle) -> str:
    """Return what a puzzle is about, as the reasons for its answer say it."""
    view = puzzle.view()
    offered = view.decision.moves if view.decision else ()
    best = next(move for move in offered if str(move) == puzzle.answer)
    return topic_of(puzzle.game, answer(ReasonsQuestion(puzzle.game, view, best), Random(0)))


def main(_: Sequence[str]) -> None:
    """Write the topics of all puzzles, about a CPU second for each."""
    topics = defaultdict(list)
    for puzzle in shipped():
        topics[topic(puzzle)].append(puzzle.id)
    TOPIC_FILE.write_text(json.dumps(topics, indent=1) + "\n", "utf-8")
    print({name: len(ids) for name, ids in topics.items()})
