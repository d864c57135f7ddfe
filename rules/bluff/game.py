"""Bluff as a game: seats, options, set-up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rules.bluff.computer import sensible
from rules.bluff.position import Position
from rules.contract import (
    Chance,
    Computer,
    Json,
    MalformedRecord,
    Number,
    OneOf,
    Seat,
    read_options,
    read_seats,
)


class Bluff:
    """Two to six seats, each with dice under a cup of its own."""

    key = "bluff"
    version = 1
    seats = range(2, 7)
    options: Mapping[str, Number | OneOf] = {
        "dice": Number(5, 2, 5),
        "ones": OneOf("plain", ("plain", "wild")),
    }
    verbs: Mapping[str, tuple[str, ...]] = {"bid": ("bid",), "challenge": ()}
    turn_verbs = frozenset({"bid", "challenge"})
    leading_verbs: frozenset[str] = frozenset()
    renamings: Sequence[Mapping[str, str]] = ({},)
    computers: Mapping[str, Computer] = {"sensible": sensible}
    quick: Computer = staticmethod(sensible)

    def deal(self, seats: int, options: Mapping[str, object], rng: Chance) -> Json:  # noqa: ARG002 - see the contract
        """Return an empty set-up: the dealer rolls in every round."""
        read_seats(self, seats)
        read_options(self.options, options)
        return {}

    def start(self, seats: int, options: Mapping[str, object], setup: object) -> Position:
        """Return the first position, or raise MalformedRecord naming the key."""
        read_seats(self, seats)
        chosen = read_options(self.options, options)
        if setup != {}:
            raise MalformedRecord("setup", "an empty object is needed")
        dice = int(chosen["dice"])
        return Position(
            whole=dice,
            left=(dice,) * seats,
            dice=("",) * seats,
            wild=chosen["ones"] == "wild",
        )

    def setup_seen_by(self, setup: Json, seat: Seat | None) -> Json:  # noqa: ARG002 - see the contract
        """Return the set-up: there is nothing in it to hide."""
        return setup


BLUFF: Final = Bluff()
