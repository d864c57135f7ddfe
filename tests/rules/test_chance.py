"""Drawing an answer of the dealer's."""

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

from rules import DEALER, Decision

T = TypeVar("T")


class EveryNumber:
    """Chance that gives every number it can in turn, so that odds can be counted."""

    def __init__(self) -> None:
        self.numbers = -1

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        """Return the first members."""
        return list(population[:k])

    def choice(self, seq: Sequence[T]) -> T:
        """Return the next member."""
        return seq[self.randrange(len(seq))]

    def randrange(self, stop: int, /) -> int:
        """Return the next number."""
        self.numbers += 1
        return self.numbers % stop


def drawn(decision: Decision[str], times: int) -> Counter[str]:
    """Return how often each answer is drawn."""
    chance = EveryNumber()
    return Counter(decision.drawn(chance) for _ in range(times))


def test_equal_cards_have_the_odds_of_their_number() -> None:
    """A deck with three equal cards, spelled once, turns one of them up three times as often."""
    decision = Decision(DEALER, "deal", ("deal:a", "deal:b", "deal:c"), (3, 1, 2))
    assert drawn(decision, 600) == {"deal:a": 300, "deal:b": 100, "deal:c": 200}


def test_without_weights_all_answers_are_alike() -> None:
    """Where nothing else is said, every answer is as likely as another."""
    decision = Decision(DEALER, "deal", ("deal:a", "deal:b", "deal:c"))
    assert drawn(decision, 600) == {"deal:a": 200, "deal:b": 200, "deal:c": 200}
