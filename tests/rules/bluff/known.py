"""What the tests know of Bluff."""

from collections.abc import Mapping
from typing import Any

from rules.bluff import BLUFF
from rules.bluff.moves import Challenge
from rules.contract import Json
from tests.rules.known import Known, Pieces


def pieces(position: Json, options: Mapping[str, object]) -> Pieces:
    """Count dice, those lost so far among them: each showdown has cost one."""
    seats = position["seats"]
    rolled = [seat for seat in seats if seat["dice"]]
    assert all(len(seat["dice"]) == seat["left"] for seat in rolled)
    assert all(0 <= seat["left"] <= options["dice"] for seat in seats)
    assert position["out"] == [] or {n for n, seat in enumerate(seats) if not seat["left"]} == {
        *position["out"]
    }
    return {"seats": len(seats)}


def dice_shown(position: Any, move: Any) -> object:
    """Return all dice where a challenge lifts the cups."""
    return position.dice if isinstance(move, Challenge) else None


KNOWN = Known(BLUFF, pieces, brings_out=dice_shown)
