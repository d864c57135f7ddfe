"""What a patron or the dealer may answer; `str()` is the notation (spec: seekers §10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Move:
    """An answer: a verb and what it is said of, which is empty for `stop` alone.

    What is said is a colour, a number, an end, a way to lay gems out, a reference to a gem
    or a seeker with the place it takes from, written as in records.
    """

    verb: str
    what: str = ""

    def __str__(self) -> str:
        return f"{self.verb}:{self.what}" if self.what else self.verb


STOP: Final = Move("stop")
HIDDEN: Final = "?"
"""What stands in the place of an answer that would tell of a secret colour card."""
HIDDEN_CHOICE: Final = Move("plus", HIDDEN)
"""Somebody else's choice among colours that would tell of a secret colour card."""
