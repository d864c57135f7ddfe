"""What a line of 12 Seekers leads to, turn by turn, in facts that its seat can see.

Points are those that a seat would have if the game ended there, with the best declarations. A course that
another one is compared with also has every end that its turn can still have: whoever reads of that move
may play the rest of that turn as well as they can.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise, takewhile
from typing import Final

from bot.computers.seekers.areas import PackedArea
from bot.computers.seekers.contrast import with_more
from bot.computers.seekers.deepening import Deepening
from bot.computers.seekers.hands import Hands
from bot.computers.seekers.last import LOWEST_LEAD, STEALING_STEPS
from bot.computers.seekers.reading import hands_of, outcomes_after, state_of, table_of
from bot.computers.seekers.search import is_dealers
from bot.computers.seekers.state import STATE_FIELDS, Proven, SearchState
from bot.computers.seekers.turns import BY_LETTER, STEPS_AFTER, SearchTable
from rules.contract import Seat, question_of
from rules.seekers.gems import COLOURS, ordered
from rules.seekers.moves import Move
from rules.seekers.position import Position
from rules.seekers.sheets import TURNED_UP

MAX_ENDS: Final = 12
"""A turn with more ends is too long to follow for what each leaves to the next turn."""
Wanted = tuple[str, str]
"""A seeker, and the gems that leave the dungeon with it."""


@dataclass(frozen=True, slots=True)
class Coming:
    """A turn of a line: its seeker, the gems that leave the dungeon, the points of its seat then, and its gain.

    `stolen` is the colour of a gem that it takes from the other seat; "" for none.
    """

    seeker: str
    gems: str
    stolen: str
    mine: int
    gain: int


@dataclass(frozen=True, slots=True)
class Next:
    """What the next turn of a seat can bring: its best turn, the points of both then, and what each turn is worth.

    `mine` and `theirs` are those of the seat that moves now and of the rival. A turn of the rival is worth the
    lead that it brings them, one of the seat itself its own points. `gain` is the most points that it can bring.
    """

    mine: int
    theirs: int
    gain: int
    best: Coming | None
    turns: Mapping[Wanted, int]


@dataclass(frozen=True, slots=True)
class Course:
    """The states of a line: now, after this turn, and after each following turn.

    It ends before the dealer turns up a colour card. `move` is the notation of the move it begins with.
    """

    view: Position
    seat: Seat
    move: str
    table: SearchTable
    hands: Hands
    states: tuple[SearchState, ...]
    ends: tuple[SearchState, ...]
    proven: Proven | None

    @classmethod
    def of(
        cls, view: Position, seat: Seat, move: Move, line: Sequence[SearchState], other: str = ""
    ) -> Course:
        """Return the course of a line; without one, this turn's best end by the static evaluation.

        Args:
            other: The notation of the move that the line begins with, if all ends of its turn count.
        """
        table = table_of(view)
        hands = hands_of(view, table)
        ends = [state for state in line if len(state) == STATE_FIELDS]
        if not ends:
            end = Deepening.of(view, (move,), seat).outcomes[0].state
            ends = [end] if len(end) == STATE_FIELDS else _ended(table, [end])[:1]
        known = [*takewhile(lambda end: not _waits(table, end), ends)]
        states = (state_of(view, table), *known, *ends[len(known) :][:1])
        proven = next((one for one in line if isinstance(one, Proven)), None)
        course = cls(view, seat, other or str(move), table, hands, states, states[1:2], proven)
        return course.whole() if other else course

    def whole(self) -> Course:
        """Return the same course with every end that its turn can have."""
        moves = (it for it in question_of(self.view).moves if str(it) == self.move)
        ends = (_ended(self.table, outcomes_after(self.view, it, self.table)) for it in moves)
        return replace(self, ends=tuple(next(ends, self.ends)))

    @property
    def rival(self) -> Seat:
        """The other seat."""
        return 1 - self.seat

    @property
    def after(self) -> SearchState:
        """The state after this turn."""
        return self.states[1]

    def margin(self) -> tuple[bool, int] | None:
        """Return whether the seat wins if both play well, and its lead then; None if it isn't known."""
        if not self.knows(self.seat, self.rival):
            return None
        if not self.after[1]:
            return max(map(self._result, self.ends))
        if self.proven and self.proven.margin is not None:
            return self.proven.won == 1.0, self.proven.margin
        return None

    def _result(self, end: SearchState) -> tuple[bool, int]:
        mine, theirs = self.standing(end)
        powers = end[2 + self.seat][3], end[2 + self.rival][3]
        return (mine, -powers[0]) > (theirs, -powers[1]), mine - theirs

    def knows(self, *seats: Seat) -> bool:
        """Return whether the view shows these seats' colour cards."""
        return not any(self.view.seats[seat].hidden for seat in seats)

    def points(self, state: SearchState, seat: Seat) -> int:
        """Return the points of a seat in a state; where its cards are hidden, by what is likely of them."""
        area, gold, won, *_ = state[2 + seat]
        return round(self.hands.worth(self.view.sheet, seat, area)) + int(gold) + int(won)

    def standing(self, state: SearchState) -> tuple[int, int]:
        """Return the points of the seat and of the rival in a state."""
        return self.points(state, self.seat), self.points(state, self.rival)

    def most(self, of: Callable[[SearchState], int]) -> int:
        """Return the most of something after this turn, whatever its end."""
        return max(map(of, self.ends))

    def own(self) -> int:
        """Return the most points of the seat after this turn, whatever its end."""
        return self.most(lambda end: self.points(end, self.seat))

    def grown(self, of: Callable[[SearchState], int]) -> int:
        """Return by how much something can grow in this turn."""
        return self.most(of) - of(self.states[0])

    def area(self, state: SearchState) -> PackedArea:
        """Return the seat's area in a state."""
        return state[2 + self.seat][0]

    def with_more(self, gems: int) -> Mapping[str, int]:
        """Return the points that another gem or two of each colour can bring the seat after this turn."""
        cards, most = self.view.seats[self.seat].cards, dict[str, int]()
        for dungeon, area in {(str(end[0]), self.area(end)) for end in self.ends}:
            brings = with_more(self.view.sheet, cards, area, dungeon, gems)
            most |= {it: max(points, most.get(it, points)) for it, points in brings.items()}
        return most

    def coming(self) -> Coming | None:
        """Return the seat's next turn in the line; None if it has none, or if its cards are hidden."""
        return next(self.later(self.seat), None)

    def later(self, seat: Seat) -> Iterator[Coming]:
        """Yield the later turns of a seat in the line; none if its cards are hidden."""
        turns = pairwise(self.states[1:])
        for before, after in turns if self.knows(seat) else ():
            if before[4] == seat:
                yield self._coming(before, after, seat)

    def _coming(self, before: SearchState, after: SearchState, seat: Seat) -> Coming:
        points = self.points(after, seat)
        gone = _taken(before, after), _gone(before[0], after[0])
        gain = points - self.points(before, seat)
        return Coming(*gone, self._stolen(before, after), points, gain)

    def _stolen(self, before: SearchState, after: SearchState) -> str:
        if STEALING_STEPS.isdisjoint(STEPS_AFTER[_taken(before, after)]):
            return ""
        one, other = (self.table.laying.counts(it[3 - before[4]][0]) for it in (before, after))
        lost = "".join(it * (had - has) for it, had, has in zip(COLOURS, one, other, strict=True))
        return (
            lost if len(lost) == 1 else ""
        )  # piles whose kinds no longer matter say nothing of it

    def round_ends(self) -> list[int]:
        """Return the indices of states after this turn in which both seats have moved equally often."""
        return [at for at in range(1, len(self.states)) if not self.states[at][5]]

    def starts(self) -> bool:
        """Return whether the seat can start the next round after this turn, whatever the other one does."""
        return any(self._starter(end) == self.seat for end in self.ends)

    def followers(self) -> set[Seat]:
        """Return who can have the next turn; nobody after the last one."""
        return {end[4] for end in self.ends if end[1]}

    def strongest(self) -> int:
        """Return the highest power that the rival can send next, whatever the end; 0 for none."""
        turns = (_turn_of(end, self.rival) for end in self.ends)
        sent = ([BY_LETTER[it].power for it in self.table.letters(turn)] for turn in turns)
        return min(max(powers, default=0) for powers in sent)

    def nexts(self, seat: Seat) -> list[Next]:
        """Return what a seat's next turn can bring after each end, as if it moved then.

        That's nothing if it can't move, if the dealer draws first, if cards are hidden, or with many ends.
        """
        waits = any(not end[1] or _waits(self.table, end) for end in self.ends)
        if waits or len(self.ends) > MAX_ENDS or not self.knows(seat, self.seat):
            return []
        return [self._next(_turn_of(end, seat), seat) for end in self.ends]

    def _next(self, state: SearchState, seat: Seat) -> Next:
        turns: dict[Wanted, int] = {}
        best, found, gain = (LOWEST_LEAD, 0, 0), (), LOWEST_LEAD
        had = self.points(state, seat)
        for end in _ended(self.table, self.table.turns(state)):
            mine, theirs = self.standing(end)
            value = mine if seat == self.seat else theirs - mine
            gain = max(gain, (mine if seat == self.seat else theirs) - had)
            key = _taken(state, end), _gone(state[0], end[0])
            turns[key] = max(value, turns.get(key, value))
            if (value, mine, theirs) > best:
                best, found = (value, mine, theirs), end
        coming = self._coming(state, found, seat) if found else None
        return Next(*best[1:], gain, coming, turns)

    def _starter(self, state: SearchState) -> Seat | None:
        """Return who starts the next round whatever follows; None if that depends on the other."""
        if not state[1] or (len(state[1]) == 1 and state[5]):
            return None
        if not state[5]:
            starts: Seat = state[4]
            return starts
        starters = {
            self.table.next_up(state, state[1].replace(letter, "", 1), BY_LETTER[letter].power)[0]
            for letter in self.table.letters(state)
        }
        return starters.pop() if len(starters) == 1 else None


def _turn_of(state: SearchState, seat: Seat) -> SearchState:
    """Return a state as if a seat had the next turn."""
    return (*state[:4], seat, *state[5:])


def _ended(table: SearchTable, states: Iterable[SearchState]) -> list[SearchState]:
    """Return the ends of turns, wherever a gift is placed and whatever is exchanged then."""
    return [*dict.fromkeys(_ends(table, states))]


def _ends(table: SearchTable, states: Iterable[SearchState]) -> Iterator[SearchState]:
    for state in states:
        if len(state) == STATE_FIELDS:
            yield state
        else:
            yield from _ends(table, table.turns(state))


def _waits(table: SearchTable, state: SearchState) -> bool:
    return table.sheet == TURNED_UP and bool(state[1]) and is_dealers(state)


def _taken(before: SearchState, after: SearchState) -> str:
    letters = Counter[str](before[1]) - Counter[str](after[1])
    return BY_LETTER[letters.popitem()[0]].id


def _gone(before: str, after: str) -> str:
    """Return the gems of a dungeon that another one lacks."""
    return ordered("".join((Counter(before) - Counter(after)).elements()))
