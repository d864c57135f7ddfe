"""Previews of moves before they are made."""

from __future__ import annotations

from collections.abc import Mapping

from render.seekers.phrases import gem, lined
from render.words import Words
from rules import Seat
from rules.seekers.areas import Row
from rules.seekers.moves import Place, Receive
from rules.seekers.position import Position
from rules.seekers.seekers import REACH


def reach(view: Position, words: Words) -> Mapping[str, str]:
    """Name the gems within a seeker's reach at each end, from left to right."""
    left = [gem(letter, words) for letter in view.dungeon[:REACH]]
    right = [gem(letter, words) for letter in view.dungeon[-REACH:]]
    more = ["…"] if len(view.dungeon) > REACH else []
    return {
        end: words("seekers-reach", end=end, gems=words.joined(gems, "comma"))
        for end, gems in (("left", left + more), ("right", more + right))
    }


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
