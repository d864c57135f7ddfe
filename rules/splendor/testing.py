"""What the general tests must be told of Splendor."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from rules.contract import Json
from rules.splendor.moves import Buy

elsewhere: Final = {"splendor-lesson-1": "Confirm is in the panel that Take opens"}


def pieces(position: Json, _: Mapping[str, object]) -> Mapping[str, int]:
    """Count tokens by colour, cards by level, and nobles."""
    found: Counter[str] = Counter(position["supply"])
    found["nobles"] = len(position["nobles"])
    for level, row in position["rows"].items():
        found[level] = position["decks"][level] + sum(card is not None for card in row)
    for seat in position["seats"]:
        found.update(seat["tokens"])
        found.update(card[0] for card in (*seat["cards"], *seat["hand"]))
        found["nobles"] += len(seat["nobles"])
    return found


def brings_out(position: Any, move: Any) -> int | None:
    """Return which of the mover's reserved cards is bought: one that lay face down is seen to go."""
    if not isinstance(move, Buy):
        return None
    hand = [held.card for held in position.seats[position.turn].hand]
    return hand.index(move.card) if move.card in hand else None
