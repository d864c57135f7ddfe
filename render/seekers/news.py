"""What changed since the board shown last."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import SequenceMatcher

from rules.seekers.areas import Area, Piles, Row
from rules.seekers.gems import KINDS
from rules.seekers.position import Position

NOTHING: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class News:
    """What changed.

    Attributes:
        ends: Ends of the dungeon.
        gems: References of new gems, by seat.
        parts: By seat, "points" and the indices of new seekers (as text).
    """

    ends: frozenset[str]
    gems: tuple[frozenset[str], frozenset[str]]
    parts: tuple[frozenset[str], frozenset[str]]


def since(before: Position | None, view: Position) -> News:
    """Return what changed; nothing if no position was shown before."""
    if before is None:
        return News(NOTHING, (NOTHING, NOTHING), (NOTHING, NOTHING))
    pairs = list(zip(before.seats, view.seats, strict=True))
    one, other = (_gems(was.area, mine.area) for was, mine in pairs)
    some, others = (
        frozenset(str(place) for place in range(len(was.seekers), len(mine.seekers)))
        | ({"points"} if was.points != mine.points else NOTHING)
        for was, mine in pairs
    )
    return News(_ends(before.dungeon, view.dungeon), (one, other), (some, others))


def _ends(was: str, now: str) -> frozenset[str]:
    if was == now:
        return NOTHING
    if was.startswith(now):
        return frozenset({"right"})
    if was.endswith(now):
        return frozenset({"left"})
    return frozenset({"left", "right"} if now in was else NOTHING)


def _gems(was: Area, now: Area) -> frozenset[str]:
    if isinstance(was, Row) and isinstance(now, Row):
        new = _new_places(was.row, now.row)
        return new | ({"$"} if was.gold != now.gold else NOTHING)
    if isinstance(was, Piles) and isinstance(now, Piles):
        piles = _new_kinds(was.valid, now.valid, "+") | _new_kinds(was.invalid, now.invalid, "-")
        return piles | ({"$"} if was.gold != now.gold else NOTHING)
    return _new_kinds(was.everything, now.everything)


def _new_kinds(was: str, now: str, mark: str = "") -> frozenset[str]:
    return frozenset(f"{kind}{mark}" for kind in KINDS if was.count(kind) != now.count(kind))


def _new_places(was: str, now: str) -> frozenset[str]:
    places: Iterable[int]  # a group joins a row at an end, so try that before a general diff
    if now.startswith(was):
        places = range(len(was), len(now))
    elif now.endswith(was):
        places = range(len(now) - len(was))
    else:
        matcher = SequenceMatcher(None, was, now, autojunk=False)
        changed = [code for code in matcher.get_opcodes() if code[0] != "equal"]
        places = [place for _, _, _, start, stop in changed for place in range(start, stop)]
    return frozenset(str(place + 1) for place in places)
