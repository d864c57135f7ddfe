"""What a person misses: topics of whose positions they find fewer than of the others, by more than chance explains."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import comb, sqrt
from typing import Final

from bot.features.puzzles.store import PuzzleAnswer
from bot.features.trainer.store import OwnPoint
from bot.features.trainer.topics import TOPICS, puzzle_topics, topic_of

LEAST: Final = 30
"""From how many positions on something is said."""
CHANCE: Final = 0.05
"""How likely it may be at most that a weakest topic is named of somebody who misses all topics alike."""
DEVIATIONS: Final = 1.96
"""Standard deviations to each side of an interval that holds the true share in 95 of 100 cases."""


@dataclass(frozen=True, slots=True)
class Tally:
    """How many positions a person has answered, and how many of them they found at the first answer."""

    found: int = 0
    answers: int = 0

    def and_one(self, *, found: bool) -> "Tally":
        """Return it with one more answer."""
        return Tally(self.found + found, self.answers + 1)

    @property
    def share(self) -> float:
        """The share of those that were found, from 0 to 1."""
        return self.found / self.answers

    @property
    def interval(self) -> tuple[float, float]:
        """The shares between which the true one lies, by Wilson."""
        count, square = self.answers, DEVIATIONS**2
        middle = (self.share + square / (2 * count)) / (1 + square / count)
        half = DEVIATIONS * sqrt(self.share * (1 - self.share) / count + square / (4 * count**2))
        half /= 1 + square / count
        return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True, slots=True)
class Misses:
    """What a person's first answers tell.

    Attributes:
        tallies: By topic, in their order; only topics that they have answered.
        count: How many positions it rests on.
        weakest: The topic that they miss; "" if chance may explain every difference.
        exercise: A puzzle of that topic that they haven't answered; None if there is none.
        own: Whether they have a point of that topic.
    """

    tallies: dict[str, Tally]
    count: int
    weakest: str = ""
    exercise: int | None = None
    own: bool = False

    @property
    def others(self) -> Tally:
        """The answers to positions of all topics but the weakest."""
        return _others(self.tallies, self.weakest)


def of(points: Sequence[OwnPoint], puzzles: Iterable[PuzzleAnswer]) -> Misses:
    """Return what a person misses, by their points and their answers to puzzles that come with the bot."""
    solved = {it.puzzle_id: it.found for it in puzzles}
    topics = puzzle_topics()
    first = [(topic_of(it.game, it.point.reasons), it.found) for it in points if it.answers]
    first += [(topics[number], found) for number, found in solved.items() if number in topics]
    tallies = {it: Tally() for it in TOPICS}
    for topic, found in first:
        if topic:
            tallies[topic] = tallies[topic].and_one(found=found)
    tallies = {topic: it for topic, it in tallies.items() if it.answers}
    count = sum(it.answers for it in tallies.values())
    weakest = weakest_of(tallies) if count >= LEAST else ""
    left = (it for it, topic in topics.items() if topic == weakest and it not in solved)
    own = any(topic_of(it.game, it.point.reasons) == weakest for it in points)
    return Misses(tallies, count, weakest, next(left, None) if weakest else None, own=own)


def weakest_of(tallies: dict[str, Tally]) -> str:
    """Return the topic that is missed by more than chance explains; "" if there is none."""
    likely = {topic: by_chance(it, _others(tallies, topic)) for topic, it in tallies.items()}
    topic = min(likely, key=likely.__getitem__, default="")
    return topic if topic and likely[topic] * len(tallies) <= CHANCE else ""


def by_chance(topic: Tally, others: Tally) -> float:
    """Return how likely no more of a topic are found if it's as hard as the others, by Fisher's exact test."""
    found, answers = topic.found + others.found, topic.answers + others.answers
    ways = (
        comb(found, count) * comb(answers - found, topic.answers - count)
        for count in range(topic.found + 1)
    )
    return sum(ways) / comb(answers, topic.answers)


def _others(tallies: dict[str, Tally], topic: str) -> Tally:
    rest = [it for name, it in tallies.items() if name != topic]
    return Tally(sum(it.found for it in rest), sum(it.answers for it in rest))
