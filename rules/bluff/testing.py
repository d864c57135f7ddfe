"""What the general tests must be told of Bluff."""

from collections.abc import Mapping
from typing import Any, Final

from rules.bluff.moves import Challenge
from rules.contract import Json

elsewhere: Final = {"bluff-rules-roll": "My dice is under each board"}


def pieces(position: Json, options: Mapping[str, object]) -> Mapping[str, int]:
    """Count dice, those lost so far among them: each showdown has cost one."""
    seats = position["seats"]
    rolled = [seat for seat in seats if seat["dice"]]
    assert all(len(seat["dice"]) == seat["left"] for seat in rolled)
    assert all(0 <= seat["left"] <= options["dice"] for seat in seats)
    assert position["out"] == [] or {n for n, seat in enumerate(seats) if not seat["left"]} == {
        *position["out"]
    }
    return {"seats": len(seats)}


def brings_out(position: Any, move: Any) -> object:
    """Return all dice where a challenge lifts the cups."""
    return position.dice if isinstance(move, Challenge) else None
