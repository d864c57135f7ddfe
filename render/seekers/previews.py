"""Previews of moves before they are made."""

from __future__ import annotations

from collections.abc import Mapping

from render.seekers.phrases import lined
from render.words import Words
from rules import Seat
from rules.seekers.areas import ENDS, Row
from rules.seekers.moves import Place, Receive, Seek
from rules.seekers.position import Position
from rules.seekers.seekers import REACH, SEEKERS_BY_ID


def reach(view: Position, name: str, words: Words) -> Mapping[str, str]:
    """Return the gems a seeker would take, by target.

    Targets are "left" and "right", "ends", or places of the dungeon as text.
    """
    where = SEEKERS_BY_ID[name].where
    if where == "ends":
        return {"ends": _reached(view, Seek(name), "ends", words)}
    if where == "end":
        return {end: _reached(view, Seek(name, end), end, words) for end in ENDS}
    pairs: dict[str, str] = {}
    for place in range(1, len(view.dungeon)):
        gems = lined(view.would_take(Seek(name, place=place)), words)
        pairs[str(place)] = words("seekers-preview-pair", first=place, last=place + 1, gems=gems)
    return pairs


def _reached(view: Position, move: Seek, where: str, words: Words) -> str:
    return words("seekers-preview-end", where=where, gems=lined(view.would_take(move), words))


def ends(view: Position, words: Words) -> list[str]:
    """Name the gems within a seeker's reach at both ends, each from the outside in."""
    reached = {"left": view.dungeon[:REACH], "right": view.dungeon[: -REACH - 1 : -1]}
    return [
        words("seekers-end-inwards", end=end, gems=lined(gems, words))
        for end, gems in reached.items()
    ]


def rows_to_come(view: Position, words: Words) -> Mapping[str, str]:
    """Return the resulting row for each way to lay gems out, new gems in bold.

    It is empty if another question is open or the area isn't a row.
    """
    decision = view.decision
    row = view.seats[decision.seat].area if decision else None
    if decision is None or not isinstance(row, Row):
        return {}
    rows = {}
    for move in decision.moves:
        match move:
            case Place(way):
                rows[way] = _row(*row.around(view.group, way), words)
            case Receive(end):
                rows[end] = _row(*row.around(view.gift, end), words)
    return rows


def _row(left: str, group: str, right: str, words: Words) -> str:
    if not group:
        return lined(left + right, words)
    where = {(True, True): "around", (False, True): "first", (True, False): "last"}
    key = where.get((bool(left), bool(right)), "alone")
    parts = {name: lined(gems, words) for name, gems in (("left", left), ("right", right)) if gems}
    return words(f"seekers-row-{key}", gems=lined(group, words), **parts)


def quota(view: Position, seat: Seat, words: Words) -> str | None:
    """Return how many basic and advanced seekers a seat still takes; None in other modes."""
    left = view.still_to_take(seat)
    if left is None:
        return None
    basic, advanced = left
    return words("seekers-preview-quota", basic=basic, advanced=advanced)
