"""Generates every state that a turn can lead to.

A test checks that they equal what the rules find move by move; this is only much faster.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.computers.seekers.areas import LAYINGS, SETTLED_SHIFT, Laying, PackedArea, size
from bot.computers.seekers.state import SEEKER_LETTERS, STATE_FIELDS, SearchState, Side, round_of
from bot.computers.seekers.steps import STEP_FUNCTIONS, PartialTurn, Turn
from rules.seekers.areas import EMPTY
from rules.seekers.effects import end_of_turn
from rules.seekers.gems import COLOURS, GOLD, ordered
from rules.seekers.rounds import BY_POWER
from rules.seekers.seekers import PLACE, PRIZE, SEEKERS_BY_ID, Seeker
from rules.seekers.sheets import SHEETS, TURNED_UP
from rules.seekers.state import ADVANCED_EACH, BASIC_EACH, ROUNDS

NarrowWorks = Callable[[Iterable[PartialTurn], int], list[PartialTurn]]
"""Keeps the better partial turns of a mover."""

BY_LETTER: Final[Mapping[str, Seeker]] = {
    letter: SEEKERS_BY_ID[name] for name, letter in SEEKER_LETTERS.items()
}
NO_TURN: Final = (0, False, 0, "")
"""The fields of a state after the last turn."""
_LOOK_INTO_PILES: Final = frozenset(
    SEEKER_LETTERS[name] for name in ("1a", "1b", "1c", "2b", "3c", "3d", "5b")
)
"""The seekers for which the gems in a pile matter; for others only their number does."""
_GIVING: Final[Mapping[str, tuple[str, ...]]] = {
    "give": ("give", "receive"),
    "give most": ("give most", "receive"),
}


def _names(seeker: Seeker) -> tuple[str, ...]:
    names: list[str] = []
    for name in seeker.then:
        names += _GIVING.get(name, (name,))
    return tuple(names)


STEPS_AFTER: Final[Mapping[str, tuple[str, ...]]] = {
    seeker.id: _names(seeker) for seeker in BY_LETTER.values()
}
"""The steps after each seeker, by its id, including the receiver's."""
_TOUCHING_STEPS: Final = frozenset({"steal", "steal alike", "receive"})
"""The steps that change the opponent's area."""
_TOUCHING: Final = frozenset(
    letter
    for letter, seeker in BY_LETTER.items()
    if not _TOUCHING_STEPS.isdisjoint(STEPS_AFTER[seeker.id])
)


@dataclass(frozen=True, slots=True)
class TurnEnd:
    """What a turn leads to, without its steps: the field, the mover's new side, who is next."""

    field: str
    mover: int
    points: int
    power: int
    advanced: int
    theirs: Side
    rest: tuple[int, bool, int, str]


@dataclass(frozen=True, slots=True)
class SearchTable:
    """What is constant for a whole game."""

    sheet: int
    order: int
    advanced: bool
    laying: Laying

    def turns(
        self, state: SearchState, narrow: NarrowWorks | None = None, named: str = ""
    ) -> list[SearchState]:
        """Return every state that a turn, or placing a gift, can lead to.

        `named` is the valid colour, if it's named already.
        """
        if len(state) > STATE_FIELDS:
            return self._gift(state)
        states: dict[SearchState, None] = {}
        for letter in self.letters(state):
            states.update(dict.fromkeys(self.sought(state, letter, narrow, named)))
        return list(states)

    def letters(self, state: SearchState) -> list[str]:
        """Return the letters of the seekers that can be taken in this turn."""
        field, mine = state[1], state[2 + state[4]]
        letters = list(dict.fromkeys(field))
        if not self.advanced:
            return letters
        basic_before = (12 - len(field)) // 2 - mine[4]
        return [
            letter
            for letter in letters
            if (basic_before < BASIC_EACH if BY_LETTER[letter].basic else mine[4] < ADVANCED_EACH)
        ]

    def valid_colours(self, state: SearchState, named: str = "") -> str:
        """Return the colours that can be valid in this turn; "-" if it doesn't matter."""
        if SHEETS[self.sheet].kind != "piles":
            return "-"
        if named:
            return named
        if self.sheet == TURNED_UP and round_of(state[1]) < ROUNDS:
            turned: str = state[7]
            return turned[-1]
        return COLOURS

    def next_up(self, state: SearchState, field: str, power: int) -> tuple[int, bool, int, str]:
        """Return the last four fields of the state after a turn with a seeker of this power."""
        if not field:
            return NO_TURN
        mover, second, first_power, turned = state[4:STATE_FIELDS]
        if not second:
            return 1 - mover, True, power if self.order in BY_POWER else 0, turned
        starter = mover  # the start changes
        if self.order == 1:
            starter = 0
        elif self.order in BY_POWER and power != first_power:
            higher = mover if power > first_power else 1 - mover
            starter = higher if self.order == BY_POWER[0] else 1 - higher
        return starter, False, 0, "" if round_of(field) == ROUNDS else ordered(turned)

    def sought(
        self, state: SearchState, letter: str, narrow: NarrowWorks | None = None, named: str = ""
    ) -> Iterator[SearchState]:
        """Yield the states that taking one seeker can lead to."""
        seeker, mover = BY_LETTER[letter], state[4]
        area, gold, points, power, advanced = state[2 + mover]
        theirs = state[3 - mover]
        field = state[1].replace(letter, "", 1)
        names = STEPS_AFTER[seeker.id] + end_of_turn(self.sheet, seeker.power)
        rest = self.next_up(state, field, seeker.power)
        for left, taken, dungeon in taken_by(seeker, state[0]):
            after = TurnEnd(
                field,
                mover,
                points + self.prize(seeker, taken, area, gold),
                power + seeker.power,
                advanced + (not seeker.basic),
                theirs,
                rest,
            )
            for valid in self._valids(state, named, after, names, taken):
                if names == PLACE:
                    new_gold = gold + taken.count(GOLD)
                    for laid in self.laying.laid(area, taken, valid):
                        yield self._ended(after, dungeon, laid, new_gold, theirs)
                else:
                    turn = Turn(self.laying, left, taken, valid, outer=narrow is not None)
                    works = [(dungeon, area, gold, theirs[0], theirs[1], taken, "")]
                    yield from self.finished(turn, after, works, names, narrow)

    def _valids(
        self, state: SearchState, named: str, after: TurnEnd, names: tuple[str, ...], taken: str
    ) -> str:
        """Return the valid colours worth naming: only the best if no later seeker needs the piles."""
        valids = self.valid_colours(state, named)
        if len(valids) > 1 and names == PLACE and _LOOK_INTO_PILES.isdisjoint(after.field):
            return max(valids, key=taken.count)
        return valids

    def prize(self, seeker: Seeker, taken: str, area: PackedArea, gold: int) -> int:
        """Return the points won by taking these gems with this area."""
        if seeker.prize is None:
            return 0
        if seeker.id == "1b":
            had = gold > 0 if taken == GOLD else self.laying.has(area, taken)
            return 0 if had else PRIZE
        return seeker.won(taken, EMPTY["count"])  # only 1b depends on the area

    def receiving(
        self, turn: Turn, after: TurnEnd, work: PartialTurn, names: Sequence[str]
    ) -> list[SearchState]:
        """Return the states after the receiver places the gift, the first of these steps."""
        received = list(dict.fromkeys(STEP_FUNCTIONS["receive"](turn, work)))
        if len(names) > 1:
            return [self._asking(after, one, len(names) - 1) for one in received]
        return self.finished(turn, after, received, ())

    def finished(
        self,
        turn: Turn,
        after: TurnEnd,
        works: Sequence[PartialTurn],
        names: Sequence[str],
        narrow: NarrowWorks | None = None,
    ) -> list[SearchState]:
        """Return the states that these partial turns lead to with the remaining steps."""
        for number, name in enumerate(names):
            if name == "receive" and self.laying is LAYINGS["row"]:
                asked = [work for work in works if _to_be_asked(work)]
                if asked:
                    exchanges = len(names) - number - 1
                    questions = [self._asking(after, work, exchanges) for work in asked]
                    others = [work for work in works if not _to_be_asked(work)]
                    return questions + self.finished(turn, after, others, names[number:], narrow)
            step = STEP_FUNCTIONS[name]
            works = list(dict.fromkeys(new for work in works for new in step(turn, work)))
            if narrow and number + 1 < len(names):
                works = narrow(works, after.mover)
        return [
            self._ended(after, dungeon, area, gold, (other, other_gold, *after.theirs[2:]))
            for dungeon, area, gold, other, other_gold, _, _ in works
        ]

    def _ended(
        self, after: TurnEnd, dungeon: str, area: PackedArea, gold: int, theirs: Side
    ) -> SearchState:
        if self.laying is LAYINGS["row"]:
            area = min(area, area[::-1])
            if theirs is not after.theirs:
                theirs = (min(theirs[0], theirs[0][::-1]), *theirs[1:])
        mine = (area, gold, after.points, after.power, after.advanced)
        if self.laying is LAYINGS["piles"]:
            mine, theirs = self.settled(mine, after.field), self.settled(theirs, after.field)
        if after.mover == 0:
            return (dungeon, after.field, mine, theirs, *after.rest)
        return (dungeon, after.field, theirs, mine, *after.rest)

    def settled(self, side: Side, field: str) -> Side:
        """Return a side without the kinds of its gems if they no longer matter with this field."""
        if self.laying is LAYINGS["piles"] and _LOOK_INTO_PILES.isdisjoint(field):
            return size(side[0]) << SETTLED_SHIFT, *side[1:]
        return side

    def _asking(self, after: TurnEnd, work: PartialTurn, exchanges: int) -> SearchState:
        dungeon, area, gold, other, other_gold, _, gift = work
        mine = (area, gold, after.points, after.power, after.advanced)
        theirs = (other, other_gold, *after.theirs[2:])
        sides = (mine, theirs) if after.mover == 0 else (theirs, mine)
        return (dungeon, after.field, *sides, *after.rest, gift, after.mover, exchanges)

    def _gift(self, state: SearchState) -> list[SearchState]:
        """Return the states after the receiver places a gift, or the giver exchanges neighbours."""
        dungeon, field, one, other = state[:4]
        gift, giver, exchanges = state[STATE_FIELDS:]
        mine, theirs = (one, other) if giver == 0 else (other, one)
        points, power, advanced = mine[2:]
        after = TurnEnd(field, giver, points, power, advanced, theirs, state[4:STATE_FIELDS])
        turn = Turn(self.laying, left=True, taken="")
        work = (dungeon, *mine[:2], *theirs[:2], "", gift)
        names = ("exchange",) * exchanges
        if gift:
            return self.receiving(turn, after, work, ("receive", *names))
        return self.finished(turn, after, [work], names)


def asked(state: SearchState) -> int:
    """Return the seat to move."""
    if len(state) == STATE_FIELDS:
        seat: int = state[4]
        return seat
    gift = state[STATE_FIELDS]
    giver: int = state[STATE_FIELDS + 1]
    return 1 - giver if gift else giver


def touches(letter: str) -> bool:
    """Return whether a seeker takes a gem from the opponent, or gives it one."""
    return letter in _TOUCHING


def _to_be_asked(work: PartialTurn) -> bool:
    """Return whether the receiver of a gift has a choice of ends."""
    _, _, _, other, _, _, gift = work
    return bool(gift and gift != GOLD and other and other != gift * len(other))


def taken_by(seeker: Seeker, dungeon: str) -> list[tuple[bool, str, str]]:
    """Return each way to take gems: whether from the left, the gems, and the rest of the dungeon."""
    count = seeker.takes
    if seeker.where == "end":
        return [
            (True, dungeon[:count], dungeon[count:]),
            (False, dungeon[-count:], dungeon[:-count]),
        ]
    if seeker.where == "ends":
        return [(True, dungeon[:count] + dungeon[-count:], dungeon[count:-count])]
    return [
        (True, dungeon[at : at + count], dungeon[:at] + dungeon[at + count :])
        for at in range(len(dungeon) - 1)
    ]
