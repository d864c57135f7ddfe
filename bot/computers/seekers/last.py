"""The game's last turn, valued without listing all that it can lead to.

What the mover can make of its area hangs on the other's in one thing only: a gem that is stolen or
given. So either side is looked at by itself, once, and both are put together by that gem. It comes
to the same as the best state that the turn can lead to, which a test holds it to.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, TypeVar

from bot.computers.seekers.areas import LAYINGS, PackedArea
from bot.computers.seekers.scores import worth
from bot.computers.seekers.state import SearchState
from bot.computers.seekers.steps import STEP_FUNCTIONS, PartialTurn, Turn
from bot.computers.seekers.turns import BY_LETTER, STEPS_AFTER, SearchTable, taken_by
from rules.contract import Seat
from rules.seekers.gems import COLOURS, GOLD
from rules.seekers.seekers import Seeker

SideKey = tuple[object, ...]
CachedT = TypeVar("CachedT")
MoverSide = tuple[PackedArea, int, Seat]
"""The mover's area and gold, and its seat."""
TotalByGem = Mapping[str, int]
"""The mover's best total by the gem that changes hands; "" stands for none."""
LOWEST_LEAD: Final = -(1 << 30)
"""Less than any lead."""
STEALING_STEPS: Final = frozenset({"steal", "steal alike"})
"""The steps that take a gem of the other's."""


class LastTurn:
    """The last turns that there can be at a table, the colour cards being known.

    So many sides are remembered at most, of movers, and of others robbed and given something.
    """

    def __init__(self, table: SearchTable, cards: tuple[str, str], room: int) -> None:
        self._table = table
        self._cards = cards
        self._room = room
        self._totals: dict[SideKey, list[TotalByGem]] = {}
        self._robbed: dict[SideKey, int] = {}
        self._gifted: dict[SideKey, int] = {}

    def lead(self, state: SearchState) -> int:
        """Return by how many points the mover leads after the best turn there is."""
        dungeon, letter, mover = state[0], state[1], state[4]
        area, gold, points = state[2 + mover][:3]
        other, other_gold, other_points = state[3 - mover][:3]
        seeker, has = BY_LETTER[letter], self._table.laying.has
        steals = not STEALING_STEPS.isdisjoint(STEPS_AFTER[seeker.id])
        best = LOWEST_LEAD
        for totals in self._every_way(seeker, dungeon, (area, gold, mover)):
            gems = list(totals)
            if steals:
                gems = [gem for gem in gems if gem and has(other, gem)] or [""]
            for gem in gems:
                left = self._left(other, gem, 1 - mover, steals=steals)
                best = max(best, totals[gem] - left)
        return int(best + points - other_points - other_gold)

    def _every_way(self, seeker: Seeker, dungeon: str, mine: MoverSide) -> Iterator[TotalByGem]:
        """Yield the totals that the mover can make, for each way to take gems."""
        swaps = "swap" in STEPS_AFTER[seeker.id]
        ways = {
            # Of what is left in the dungeon only what can be had by swapping matters.
            (taken, "".join(sorted(set(rest))) if swaps else "")
            for _, taken, rest in taken_by(seeker, dungeon)
        }
        for taken, rest in ways:
            key = (seeker.id, taken, rest, mine)
            if (known := self._totals.get(key)) is None:
                known = list(self._made(seeker, taken, rest, mine))
                self._keep(self._totals, key, known)
            yield from known

    def _made(self, seeker: Seeker, taken: str, rest: str, mine: MoverSide) -> Iterator[TotalByGem]:
        """Yield the totals that can be made of gems taken, for each valid colour."""
        table, laying = self._table, self._table.laying
        area, gold, mover = mine
        names = [
            name for name in STEPS_AFTER[seeker.id] + table.ends(seeker.power) if name != "receive"
        ]
        won = table.prize(seeker, taken, area, gold)
        for valid in COLOURS if laying is LAYINGS["piles"] else "-":
            turn = Turn(laying, left=True, taken=taken, valid=valid)
            totals: dict[str, int] = {}
            for gem in _stealable(seeker, taken):
                # What may be stolen is all that lies before the other.
                (other,) = laying.laid(laying.nothing, gem, valid)
                begun = (rest, area, gold, other, 0, taken, "")
                for work in _worked(turn, begun, names):
                    kind = gem or work[6]
                    total = worth(table.sheet, work[1], self._cards[mover]) + work[2] + won
                    totals[kind] = max(total, totals.get(kind, total))
            yield totals

    def _left(self, area: PackedArea, gem: str, seat: int, *, steals: bool) -> int:
        """Return what the other's area is worth without the gem stolen, or with the gift."""
        table, cards = self._table, self._cards[seat]
        if not gem or gem == GOLD:
            return worth(table.sheet, area, cards) + len(gem)
        known = self._robbed if steals else self._gifted
        key = (area, gem, seat)
        if (found := known.get(key)) is None:
            laying = table.laying
            if steals:  # whichever costs most
                places = (place for kind, place in laying.references(area) if kind == gem)
                found = min(worth(table.sheet, laying.without(area, at), cards) for at in places)
            else:  # wherever it is best
                found = max(worth(table.sheet, laid, cards) for laid in laying.given(area, gem))
            self._keep(known, key, found)
        return found

    def _keep(self, known: dict[SideKey, CachedT], key: SideKey, one: CachedT) -> None:
        """Remember something; where too much is remembered, begin anew."""
        if len(known) >= self._room:
            known.clear()
        known[key] = one


def _stealable(seeker: Seeker, taken: str) -> Iterable[str]:
    """Return the gems that could be stolen after taking some, and "" for none."""
    steps = STEALING_STEPS & set(STEPS_AFTER[seeker.id])
    kinds = COLOURS if "steal" in steps else taken if steps else ""
    return ["", *(colour for colour in COLOURS if colour in kinds)]


def _worked(turn: Turn, begun: PartialTurn, names: Iterable[str]) -> Iterable[PartialTurn]:
    works: Iterable[PartialTurn] = (begun,)
    for name in names:
        works = dict.fromkeys(new for work in works for new in STEP_FUNCTIONS[name](turn, work))
    return works
