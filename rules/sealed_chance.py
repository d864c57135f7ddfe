"""The draws of a sealed deal: of the things offered, the one whose label has the smallest key.

docs/rules/sealed.md §1 gives the labels; a label's key is its HMAC.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from decimal import Context, Decimal, localcontext
from typing import Final, TypeVar

from rules.contract import DEALER, Decision
from rules.match import AnyMatch

DEALT: Final = "deal:"
"""How a dealer's answer begins that turns up a card; its label has the card's kind instead."""
DIGITS: Final = 50
"""How exactly draws by weight are compared, so that no two programs can differ."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class SealedChance:
    """Draws what the key decides; a `Chance` that deals can use."""

    key: bytes = field(repr=False)

    def key_of(self, label: str) -> bytes:
        """Return the key of a thing that can be drawn; the smallest is drawn first."""
        return hmac.digest(self.key, label.encode(), "sha256")

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        """Return the first k of these in the order of their keys."""
        return sorted(population, key=lambda thing: self.key_of(label_of(thing)))[:k]

    def choice(self, seq: Sequence[T]) -> T:
        """Return the one with the smallest key."""
        return min(seq, key=lambda thing: self.key_of(label_of(thing)))

    def randrange(self, stop: int, /) -> int:
        """Raise NotImplementedError: `answer` draws by weight."""
        raise NotImplementedError(f"a sealed deal draws things, not one of {stop} numbers")

    def answer(self, decision: Decision[T], number: int) -> T:
        """Return the dealer's answer in a game, by how often it has answered.

        Where answers have weights, they can come again, so their labels have the number.
        """
        if not decision.weights:
            return self.choice(decision.moves)
        with localcontext(Context(prec=DIGITS)):
            return min(
                zip(decision.moves, decision.weights, strict=True),
                key=lambda it: self._wait(_numbered(it[0], number)) / it[1],
            )[0]

    def _wait(self, label: str) -> Decimal:
        """Return a number by which one thing comes before another as often as its weight says."""
        drawn = int.from_bytes(self.key_of(label)[:8], "big")
        return -(Decimal(drawn + 1) / 2**64).ln()

    def answering(self, match: AnyMatch, number: int) -> Iterator[AnyMatch]:
        """Yield the match after each of the dealer's answers; it has answered `number` times before."""
        while (decision := match.position.decision) and decision.seat == DEALER:
            match = match.play(str(self.answer(decision, number)))
            number += 1
            yield match


def _numbered(move: object, number: int) -> str:
    verb, _, what = str(move).partition(":")
    return f"{verb}:{number}:{what}"


def label_of(thing: object) -> str:
    """Return the label of a thing in a set-up, or of what a dealer's answer draws."""
    text = str(thing)
    return f"card:{text.removeprefix(DEALT)}" if text.startswith(DEALT) else text
