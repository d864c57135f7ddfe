"""Evaluates the game's last turn without enumerating all states it can lead to.

The two areas only depend on each other through a gem that is stolen or given. So each side is computed
once, and they are combined by that gem. A test checks that the result equals the best state that the
turn can lead to.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, TypeVar

from bot.computers.seekers.areas import LAYINGS, PackedArea
from bot.computers.seekers.scores import worth
from bot.computers.seekers.state import SearchState
from bot.computers.seekers.steps import STEP_FUNCTIONS, PartialTurn, Turn
from bot.computers.seekers.turns import BY_LETTER, STEPS_AFTER, SearchTable, taken_by
from rules.contract import Seat
from rules.seekers.effects import end_of_turn
from rules.seekers.gems import COLOURS, GOLD
from rules.seekers.seekers import Seeker

SideKey = tuple[object, ...]
CachedT = TypeVar("CachedT")
MoverSide = tuple[PackedArea, int, Seat]
"""The mover's area and gold, and its seat."""
TotalByGem = Mapping[str, int]
"""The mover's best total by the gem that changes hands; "" for none."""
LOWEST_LEAD: Final = -(1 << 30)
"""Less than any lead."""
STEALING_STEPS: Final = frozenset({"steal", "steal alike"})
"""The steps that take a gem from the opponent."""


class LastTurn:
    """Evaluates last turns at a table with known colour cards.

    `room` is the size of each of its caches.
    """

    def __init__(self, table: SearchTable, cards: tuple[str, str], room: int) -> None:
        self._table = table
        self._cards = cards
        self._room = room
        self._totals: dict[SideKey, list[TotalByGem]] = {}
        self._robbed: dict[SideKey, int] = {}
        self._gifted: dict[SideKey, int] = {}

    def lead(self, state: SearchState) -> int:
        """Return the mover's lead in points after its best turn."""
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
        """Yield the mover's totals for each way of taking gems."""
        swaps = "swap" in STEPS_AFTER[seeker.id]
        ways = {
            # Of the rest of the dungeon only gems for a swap matter.
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
        """Yield the totals that the gems taken can lead to, for each valid colour."""
        table, laying = self._table, self._table.laying
        area, gold, mover = mine
        steps = STEPS_AFTER[seeker.id] + end_of_turn(table.sheet, seeker.power)
        names = [name for name in steps if name != "receive"]
        won = table.prize(seeker, taken, area, gold)
        for valid in COLOURS if laying is LAYINGS["piles"] else "-":
            turn = Turn(laying, left=True, taken=taken, valid=valid)
            totals: dict[str, int] = {}
            for gem in _stealable(seeker, taken):
                # The opponent's area consists of the gem to steal only.
                (other,) = laying.laid(laying.nothing, gem, valid)
                begun = (rest, area, gold, other, 0, taken, "")
                for work in _worked(turn, begun, names):
                    kind = gem or work[6]
                    total = worth(table.sheet, work[1], self._cards[mover]) + work[2] + won
                    totals[kind] = max(total, totals.get(kind, total))
            yield totals

    def _left(self, area: PackedArea, gem: str, seat: int, *, steals: bool) -> int:
        """Return the points of the opponent's area without the stolen gem, or with the gift."""
        table, cards = self._table, self._cards[seat]
        if not gem or gem == GOLD:
            return worth(table.sheet, area, cards) + len(gem)
        known = self._robbed if steals else self._gifted
        key = (area, gem, seat)
        if (left := known.get(key)) is None:
            laying = table.laying
            if steals:  # the gem whose loss costs most
                places = (place for kind, place in laying.references(area) if kind == gem)
                left = min(worth(table.sheet, laying.without(area, at), cards) for at in places)
            else:  # at the best place
                left = max(worth(table.sheet, laid, cards) for laid in laying.with_gift(area, gem))
            self._keep(known, key, left)
        return left

    def _keep(self, known: dict[SideKey, CachedT], key: SideKey, one: CachedT) -> None:
        """Cache a result; clear the cache first if it's full."""
        if len(known) >= self._room:
            known.clear()
        known[key] = one


def _stealable(seeker: Seeker, taken: str) -> Iterable[str]:
    """Return the gems that can be stolen after taking `taken`, and "" for none."""
    steps = STEALING_STEPS & set(STEPS_AFTER[seeker.id])
    kinds = COLOURS if "steal" in steps else taken if steps else ""
    return ["", *(colour for colour in COLOURS if colour in kinds)]


def _worked(turn: Turn, begun: PartialTurn, names: Iterable[str]) -> Iterable[PartialTurn]:
    works: Iterable[PartialTurn] = (begun,)
    for name in names:
        works = dict.fromkeys(new for work in works for new in STEP_FUNCTIONS[name](turn, work))
    return works
