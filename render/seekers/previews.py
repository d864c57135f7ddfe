"""What would come of a move, before it is made."""

from __future__ import annotations

from collections.abc import Mapping

from render.seekers import stage
from render.seekers.phrases import grouped, lined
from render.words import Words
from rules import Seat
from rules.seekers.areas import ENDS, ONE_WAY, WAYS, Row
from rules.seekers.gems import GOLD
from rules.seekers.moves import Move
from rules.seekers.position import Position
from rules.seekers.seekers import SEEKERS_BY_ID
from rules.seekers.turn import PRIZE


def taken(view: Position, what: str) -> str:
    """Return the gems that a seeker would take, as they lie: "3:left", "2c:17" or "2d"."""
    name, _, where = what.partition(":")
    seeker, dungeon = SEEKERS_BY_ID[name], view.dungeon
    if seeker.where == "ends":
        return dungeon[: seeker.takes] + dungeon[-seeker.takes :]
    if seeker.where == "pair":
        return dungeon[int(where) - 1 : int(where) - 1 + seeker.takes]
    return dungeon[: seeker.takes] if where == "left" else dungeon[-seeker.takes :]


def prize(view: Position, what: str) -> int:
    """Return the points that a seeker would bring at once."""
    won = SEEKERS_BY_ID[what.partition(":")[0]].prize
    return PRIZE if won and won(taken(view, what), view.seats[view.mover].area) else 0


def reach(view: Position, name: str, words: Words) -> Mapping[str, str]:
    """Return what a seeker would take, a text for each place it can be sent to.

    The keys are "left" and "right", "ends", or the places of the dungeon as texts.
    """
    where = SEEKERS_BY_ID[name].where
    if where == "ends":
        return {"ends": _reached(view, name, "ends", words)}
    if where == "end":
        return {end: _reached(view, f"{name}:{end}", end, words) for end in ENDS}
    return {
        str(place): words(
            "seekers-preview-pair",
            first=place,
            last=place + 1,
            gems=lined(view.dungeon[place - 1 : place + 1], words),
        )
        for place in range(1, len(view.dungeon))
    }


def _reached(view: Position, what: str, where: str, words: Words) -> str:
    return words("seekers-preview-end", where=where, gems=lined(taken(view, what), words))


def placements(view: Position) -> Mapping[str, str]:
    """Return the row as letters for each way to place the group, the group in brackets.

    There is one way alone where the row is empty, and none where gems don't lie in a row.
    """
    row, group = view.seats[view.mover].area, view.group.replace(GOLD, "")
    if not isinstance(row, Row) or not group:
        return {}
    decision = view.decision
    ways: tuple[str, ...] = WAYS if row.row else ONE_WAY
    if decision and decision.about == "place":
        ways = tuple(move.what for move in decision.moves)
    return {way: _laid(row.row, group, way) for way in ways}


def received(view: Position, seat: Seat) -> Mapping[str, str]:
    """Return the row of a seat as letters for both ends a given gem could be laid at."""
    row = view.seats[seat].area
    if not isinstance(row, Row) or not view.gift:
        return {}
    return {end: _laid(row.row, view.gift, end) for end in ENDS}


def _laid(row: str, group: str, way: str) -> str:
    bracketed = f"[{group[::-1] if way.endswith('-reversed') else group}]"
    if not row:
        return bracketed
    parts = (bracketed, grouped(row)) if way.startswith("left") else (grouped(row), bracketed)
    return " ".join(parts)


def worth_after(view: Position, move: Move, seat: Seat) -> int:
    """Return what a seat would have by then, at best, after a move that is offered."""
    return stage.so_far(view.after(move), seat)


def quota(view: Position, seat: Seat, words: Words) -> str | None:
    """Return how many basic and advanced seekers a seat still takes; None out of that mode."""
    if view.mode != "advanced":
        return None
    basic, advanced = still_to_take(view, seat)
    return words("seekers-preview-quota", basic=basic, advanced=advanced)


def still_to_take(view: Position, seat: Seat) -> tuple[int, int]:
    """Return how many basic and advanced seekers a seat still takes in the advanced mode."""
    basic = sum(SEEKERS_BY_ID[name].basic for name in view.seats[seat].seekers)
    advanced = len(view.seats[seat].seekers) - basic
    return stage.BASIC_EACH - basic, stage.ADVANCED_EACH - advanced
