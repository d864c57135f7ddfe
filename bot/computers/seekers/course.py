"""What a line of 12 Seekers leads to, turn by turn, in facts that its seat can see.

Points are those that a seat would have if the game ended there, with the best declarations.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import takewhile

from bot.computers.seekers.areas import PackedArea, size
from bot.computers.seekers.contrast import Feature, feature, one_more, runs
from bot.computers.seekers.deepening import Deepening
from bot.computers.seekers.hands import Hands
from bot.computers.seekers.reading import hands_of, state_of, table_of
from bot.computers.seekers.scores import worth
from bot.computers.seekers.search import is_dealers
from bot.computers.seekers.state import STATE_FIELDS, SearchState
from bot.computers.seekers.turns import BY_LETTER, SearchTable
from rules.contract import Seat
from rules.seekers.gems import RAINBOW, ordered
from rules.seekers.moves import Move
from rules.seekers.position import Position
from rules.seekers.sheets import SHEETS, TURNED_UP


@dataclass(frozen=True, slots=True)
class BestTurn:
    """The turn that brings a seat the most points at once; `gems` are those that leave the dungeon.

    `harm` is the most points that any turn takes from the other seat.
    """

    points: int
    seeker: str
    gems: str
    harm: int


@dataclass(frozen=True, slots=True)
class Course:
    """The states of a line: now, after this turn, and after each following turn.

    It ends before the dealer turns up a colour card.
    """

    view: Position
    seat: Seat
    table: SearchTable
    hands: Hands
    states: tuple[SearchState, ...]

    @classmethod
    def of(cls, view: Position, seat: Seat, move: Move, line: tuple[SearchState, ...]) -> Course:
        """Return the course of a line; without one, this turn's best end by the static evaluation."""
        table = table_of(view)
        hands = hands_of(view, table)
        ends = [state for state in line if len(state) == STATE_FIELDS]
        if not ends:
            end = Deepening.of(view, (move,), seat).outcomes[0].state
            ends = [end] if len(end) == STATE_FIELDS else _ends(table, end)[:1]
        known = [*takewhile(lambda end: not _waits(table, end), ends)]
        return cls(
            view, seat, table, hands, (state_of(view, table), *known, *ends[len(known) :][:1])
        )

    @property
    def rival(self) -> Seat:
        """The other seat."""
        return 1 - self.seat

    @property
    def after(self) -> SearchState:
        """The state after this turn."""
        return self.states[1]

    @property
    def ended(self) -> bool:
        """Whether the line reaches the end of the game."""
        return not self.states[-1][1]

    def knows(self, *seats: Seat) -> bool:
        """Return whether the view shows these seats' colour cards."""
        return not any(self.view.seats[seat].hidden for seat in seats)

    def points(self, at: int, seat: Seat) -> int:
        """Return the points of a seat, by what is likely of its colour cards if the view hides them."""
        return self._points(self.states[at], seat)

    def gain(self, at: int, seat: Seat) -> int:
        """Return the points that a seat gains in the turn before a state."""
        return self.points(at, seat) - self.points(at - 1, seat)

    def gold(self) -> int:
        """Return how much gold this turn brings."""
        return self._grown(1)

    def prize(self) -> int:
        """Return the points that a seeker wins in this turn."""
        return self._grown(2)

    def has_rainbow(self, at: int) -> bool:
        """Return whether the seat has the rainbow in a state."""
        return self.table.laying.has(self.area(at, self.seat), RAINBOW)

    def valid(self) -> int:
        """Return by how many gems the valid pile grows in this turn; 0 without piles."""
        if SHEETS[self.view.sheet].kind != "piles":
            return 0
        before, after = (size(state[2 + self.seat][0]) for state in self.states[:2])
        return after - before

    def runs(self) -> list[tuple[str, int, int]]:
        """Return the runs that bring the most points in this turn: colour, length before and after."""
        if SHEETS[self.view.sheet].kind != "row":
            return []
        before, after = (
            runs(self.view.sheet, self._cards, self.area(at, self.seat)) for at in (0, 1)
        )
        grown: list[tuple[int, str, int, int]] = []
        for colour, length in (after - before).elements():
            had = max((old for kind, old in before - after if kind == colour), default=1)
            more = self._worth(colour * length) - max(0, self._worth(colour * had))
            if length > max(1, had) and more > 0:
                grown.append((more, colour, had, length))
        most = max((more for more, *_ in grown), default=0)
        return [(colour, had, length) for more, colour, had, length in grown if more == most]

    def feature(self, at: int, seat: Seat, other: PackedArea) -> Feature | None:
        """Return what makes a seat's area in a state worth more than another area."""
        return feature(self.view.sheet, self.view.seats[seat].cards, self.area(at, seat), other)

    def pair_gains(self, colour: str) -> bool:
        """Return whether two gems of a colour side by side in a row are worth more than one."""
        return self._worth(colour * 2) > self._worth(colour)

    def highest_power(self) -> int:
        """Return the highest power on the field after this turn."""
        return max((BY_LETTER[letter].power for letter in self.after[1]), default=0)

    def one_more(self) -> Mapping[str, int]:
        """Return the points that one more gem of each colour would bring after this turn."""
        return one_more(self.view.sheet, self._cards, self.area(1, self.seat))

    def area(self, at: int, seat: Seat) -> PackedArea:
        """Return a seat's area in a state."""
        return self.states[at][2 + seat][0]

    def next_turn(self, seat: Seat) -> int | None:
        """Return the index of the state after a seat's next turn."""
        turns = range(1, len(self.states) - 1)
        return next((at + 1 for at in turns if self.states[at][4] == seat), None)

    def seeker(self, at: int) -> str:
        """Return the seeker taken in the turn before a state."""
        return _taken(self.states[at - 1], self.states[at])

    def gems(self, at: int) -> str:
        """Return the gems that leave the dungeon in the turn before a state; "" if others join it."""
        return _gone(self.states[at - 1][0], self.states[at][0])

    def round_ends(self) -> list[int]:
        """Return the indices of states after this turn in which both seats have moved equally often."""
        return [at for at in range(1, len(self.states)) if not self.states[at][5]]

    def starter(self) -> Seat | None:
        """Return who starts the next round whatever follows; None if that depends on the other."""
        state = self.after
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

    def rivals_best_turn(self) -> BestTurn | None:
        """Return the rival's best turn after this one, if they move then."""
        state = self.after
        if not state[1] or state[4] != self.rival or _waits(self.table, state):
            return None
        ends = _ends(self.table, state)
        best = max(ends, key=lambda end: self._points(end, self.rival))
        harm = self._points(state, self.seat) - min(self._points(end, self.seat) for end in ends)
        points = self._points(best, self.rival) - self._points(state, self.rival)
        return BestTurn(points, _taken(state, best), _gone(state[0], best[0]), harm)

    def _points(self, state: SearchState, seat: Seat) -> int:
        area, gold, points, _, _ = state[2 + seat]
        total: int = round(self.hands.worth(self.view.sheet, seat, area) + gold + points)
        return total

    def _grown(self, field: int) -> int:
        before: int = self.states[0][2 + self.seat][field]
        after: int = self.states[1][2 + self.seat][field]
        return after - before

    def _worth(self, row: PackedArea) -> int:
        return worth(self.view.sheet, row, self._cards)

    @property
    def _cards(self) -> str:
        return self.view.seats[self.seat].cards


def _ends(table: SearchTable, state: SearchState) -> list[SearchState]:
    """Return the states after a turn, wherever its gift is placed and whatever is exchanged then."""
    ends: list[SearchState] = []
    for end in table.turns(state):
        ends += [end] if len(end) == STATE_FIELDS else _ends(table, end)
    return ends


def _waits(table: SearchTable, state: SearchState) -> bool:
    return table.sheet == TURNED_UP and bool(state[1]) and is_dealers(state)


def _taken(before: SearchState, after: SearchState) -> str:
    letters = Counter[str](before[1]) - Counter[str](after[1])
    return BY_LETTER[letters.popitem()[0]].id


def _gone(before: str, after: str) -> str:
    """Return the gems of a dungeon that another one lacks; "" if it has others."""
    gone, new = (Counter(one) - Counter(other) for one, other in ((before, after), (after, before)))
    return "" if new else ordered("".join(gone.elements()))
