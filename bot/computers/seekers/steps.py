"""The steps of a turn after its seeker, enumerated in every way.

Each step yields everything that a partial turn can lead to. docs/rules/seekers.md §5, §6 has the rules.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from bot.computers.seekers.areas import GEM_UNITS, Laying, PackedArea
from rules.seekers.gems import COLOURS, GOLD

PartialTurn = tuple[str, PackedArea, int, PackedArea, int, str, str]
"""The state within a turn: the `dungeon`; the mover's `area` and `gold`; the opponent's `other_area` and `other_gold`;
the `group` still to place; and the `gift` to the opponent. A named tuple would slow the search."""
NO_GIFT: Final = ""


@dataclass(frozen=True, slots=True)
class Turn:
    """What is constant for the steps after a seeker."""

    laying: Laying
    left: bool
    taken: str
    valid: str = ""
    chosen: str = ""
    """The gem already chosen for a swap, by its reference in the rules."""
    outer: bool = False
    """Whether a swap only takes the outermost gems of each colour from the dungeon."""

    def outermost(self, dungeon: str, gem: str) -> str:
        """Return the dungeon with a gem added at the end from which this turn took."""
        return gem + dungeon if self.left else dungeon + gem

    def wanted(self, dungeon: str) -> list[tuple[int, str]]:
        """Return the places and colours of the gems that a swap may take from the dungeon."""
        return [
            (at, gem)
            for at, gem in enumerate(dungeon)
            if gem in COLOURS and (not self.outer or at in (dungeon.find(gem), dungeon.rfind(gem)))
        ]


def place(turn: Turn, work: PartialTurn) -> Iterator[PartialTurn]:
    """Place the group."""
    dungeon, area, gold, other_area, other_gold, group, gift = work
    gold += group.count(GOLD)
    for laid in turn.laying.laid(area, group, turn.valid):
        yield dungeon, laid, gold, other_area, other_gold, "", gift


def receive(turn: Turn, work: PartialTurn) -> Iterator[PartialTurn]:
    """Place the gift in every way, without asking the receiver."""
    dungeon, area, gold, other_area, other_gold, group, gift = work
    if gift == GOLD:
        yield dungeon, area, gold, other_area, other_gold + 1, group, NO_GIFT
    elif gift:
        for laid in turn.laying.with_gift(other_area, gift):
            yield dungeon, area, gold, laid, other_gold, group, NO_GIFT
    else:
        yield work


def steal(turn: Turn, work: PartialTurn) -> Iterator[PartialTurn]:
    """Steal a gem of any colour, and place it."""
    return _stolen(turn, work, COLOURS)


def steal_alike(turn: Turn, work: PartialTurn) -> Iterator[PartialTurn]:
    """Steal a gem of a colour just taken, and place it."""
    return _stolen(turn, work, turn.taken)


def _stolen(turn: Turn, work: PartialTurn, kinds: str) -> Iterator[PartialTurn]:
    dungeon, area, gold, other_area, other_gold, _, gift = work
    none = True
    for gem, reference in turn.laying.references(other_area):
        if gem in kinds and gem in COLOURS:
            none = False
            rest = turn.laying.without(other_area, reference)
            for laid in turn.laying.laid(area, gem, turn.valid):
                yield dungeon, laid, gold, rest, other_gold, "", gift
    if none:
        yield work


def return_gem(turn: Turn, work: PartialTurn) -> Iterator[PartialTurn]:
    """Return an own gem to the dungeon."""
    dungeon, area, gold, other_area, other_gold, group, gift = work
    for gem, reference in turn.laying.references(area):
        rest = turn.laying.without(area, reference)
        yield turn.outermost(dungeon, gem), rest, gold, other_area, other_gold, group, gift
    if gold:
        yield turn.outermost(dungeon, GOLD), area, gold - 1, other_area, other_gold, group, gift


def put_back(turn: Turn, work: PartialTurn) -> Iterator[PartialTurn]:
    """Put one of the taken gems back."""
    dungeon, area, gold, other_area, other_gold, group, gift = work
    for at, gem in enumerate(group):
        rest = group[:at] + group[at + 1 :]
        yield turn.outermost(dungeon, gem), area, gold, other_area, other_gold, rest, gift


def give_taken(_: Turn, work: PartialTurn) -> Iterator[PartialTurn]:
    """Give one of the taken gems to the opponent."""
    dungeon, area, gold, other_area, other_gold, group, _gift = work
    for at, gem in enumerate(group):
        rest = group[:at] + group[at + 1 :]
        yield dungeon, area, gold, other_area, other_gold, rest, gem


def give(turn: Turn, work: PartialTurn) -> Iterator[PartialTurn]:
    """Give an own gem to the opponent."""
    dungeon, area, gold, other_area, other_gold, group, _gift = work
    for gem, reference in turn.laying.references(area):
        rest = turn.laying.without(area, reference)
        yield dungeon, rest, gold, other_area, other_gold, group, gem
    if gold:
        yield dungeon, area, gold - 1, other_area, other_gold, group, GOLD


def give_most(turn: Turn, work: PartialTurn) -> Iterator[PartialTurn]:
    """Give a gem of one's most numerous colour to the opponent."""
    counts = dict(zip(COLOURS, turn.laying.counts(work[1]), strict=True))
    most = max(counts.values())
    if most:
        yield from (given for given in give(turn, work) if counts.get(given[-1]) == most)
    else:
        yield work


def swap(turn: Turn, work: PartialTurn) -> Iterator[PartialTurn]:
    """Swap an own gem with one in the dungeon."""
    dungeon, area, gold, other_area, other_gold, group, gift = work
    wanted = turn.wanted(dungeon)
    if not wanted:
        yield work
        return
    for own, reference in turn.laying.all_references(area):
        for at, gem in wanted:
            line = dungeon[:at] + own + dungeon[at + 1 :]
            new = turn.laying.replaced(area, reference, gem, turn.valid)
            yield line, new, gold, other_area, other_gold, group, gift
    if gold:
        yield from _for_gold(turn, work, wanted)


def swap_for(turn: Turn, work: PartialTurn) -> Iterator[PartialTurn]:
    """Swap the gem already chosen with one in the dungeon."""
    dungeon, area, gold, other_area, other_gold, group, gift = work
    wanted = turn.wanted(dungeon)
    if turn.chosen == GOLD:
        yield from _for_gold(turn, work, wanted)
        return
    own, reference = _chosen(area, turn.chosen)
    for at, gem in wanted:
        line = dungeon[:at] + own + dungeon[at + 1 :]
        new = turn.laying.replaced(area, reference, gem, turn.valid)
        yield line, new, gold, other_area, other_gold, group, gift


def _chosen(area: PackedArea, name: str) -> tuple[str, int]:
    """Return a gem and its reference here, by its reference in the rules."""
    if name.isdecimal():
        return area[int(name) - 1], int(name) - 1
    return name[0], GEM_UNITS[name[0]] << (24 if name.endswith("-") else 0)


def _for_gold(
    turn: Turn, work: PartialTurn, wanted: Iterable[tuple[int, str]]
) -> Iterator[PartialTurn]:
    dungeon, area, gold, other_area, other_gold, group, gift = work
    for at, gem in wanted:
        line = dungeon[:at] + GOLD + dungeon[at + 1 :]
        for laid in turn.laying.laid(area, gem, turn.valid):
            yield line, laid, gold - 1, other_area, other_gold, group, gift


def discard(turn: Turn, work: PartialTurn) -> Iterator[PartialTurn]:
    """Discard a gem of one's least numerous colour."""
    dungeon, area, gold, other_area, other_gold, group, gift = work
    counts = dict(zip(COLOURS, turn.laying.counts(area), strict=True))
    fewest = min((count for count in counts.values() if count), default=0)
    if not fewest:
        yield work
        return
    for gem, count in counts.items():
        if count == fewest:
            yield dungeon, area - GEM_UNITS[gem], gold, other_area, other_gold, group, gift


def exchange(_: Turn, work: PartialTurn) -> Iterator[PartialTurn]:
    """Exchange two neighbours in one's own row, or none."""
    yield work
    dungeon, row, gold, other_area, other_gold, group, gift = work
    for at in range(1, len(row)):
        if row[at - 1] != row[at]:
            new = row[: at - 1] + row[at] + row[at - 1] + row[at + 1 :]
            yield dungeon, new, gold, other_area, other_gold, group, gift


StepFunction = Callable[[Turn, PartialTurn], Iterator[PartialTurn]]
STEP_FUNCTIONS: Final[Mapping[str, StepFunction]] = {
    "place": place,
    "place one": place,
    "receive": receive,
    "steal": steal,
    "steal alike": steal_alike,
    "return": return_gem,
    "putback": put_back,
    "give taken": give_taken,
    "give": give,
    "give most": give_most,
    "swap": swap,
    "for": swap_for,
    "discard": discard,
    "exchange": exchange,
}
"""The functions by the steps' names in `rules/seekers/steps.py`."""
